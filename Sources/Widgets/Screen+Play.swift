public import Phrases
public import Rules
public import Stage

/// Controls of the games.
extension Screen {
  /// Adds a place of the scene's own, such as an animal, that keys can reach; its pointer events
  /// stay with the scene.
  ///
  /// A focus ring is drawn around it, and `draw` adds to that.
  public mutating func place(
    _ action: Action, _ words: Phrase, named name: String, in frame: Rect,
    draw: @escaping (View, inout Picture) -> Void = { _, _ in }
  ) {
    add(Control(name, frame, .place), Spoken(words), .press(action)) { state, view, picture in
      picture.drawFigure(at: frame.point(0.5, 1)) {
        FocusRing.draw(around: frame, radius: 36, state, into: &$0)
      }
      draw(view, &picture)
    }
  }

  /// Adds the button of a throw, e.g. `throw.rock`, also pressed by the throw's key; it may still
  /// be making its `entrance`.
  public mutating func hand(
    _ action: Action, _ hand: Throw, entering entrance: Entrance? = nil, isEnabled: Bool = true,
    in frame: Rect
  ) {
    let spoken = Spoken(.common(.hand(hand)), isEnabled ? .button : .useless)
    add(action, spoken, named: "throw.\(hand.rawValue)", in: frame, key: hand.key) {
      state, view, picture in
      var state = state
      state.isEnabled = isEnabled
      entrance.draw(about: frame.center, view, into: &picture) {
        HandButton.draw(hand, in: frame, state, view, into: &$0)
      }
    }
  }

  /// Adds a wooden button that may still be making its `entrance`.
  public mutating func button(
    _ action: Action, _ words: Phrase, _ pictogram: Pictogram, entering entrance: Entrance?,
    named name: String, in frame: Rect
  ) {
    add(action, Spoken(words), named: name, in: frame, turning: frame) { state, view, picture in
      entrance.draw(about: frame.center, view, into: &picture) {
        Button.draw(view.language(words), pictogram, in: frame, state, into: &$0)
      }
    }
  }
}
