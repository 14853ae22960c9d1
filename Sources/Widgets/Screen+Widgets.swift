public import Animation
public import Phrases
public import Rules
public import Stage

/// The buttons, choices and sliders of a screen, each with a name for tests and replays.
extension Screen {
  /// Adds a wooden button with a pictogram and text, in a `row` of equal ones.
  ///
  /// - Parameters:
  ///   - label: the subject of the words, which the voice adds.
  ///   - entrance: the animation of the button's appearance.
  ///   - shines: whether this is the button to press next.
  ///   - isRisky: whether the button deletes something.
  ///   - isReady: whether it looks enabled; otherwise its action can still tell why not.
  ///   - key: a key that presses the button from anywhere on the screen.
  public mutating func button(
    _ action: Action, _ words: Phrase, of label: Phrase? = nil, _ pictogram: Pictogram,
    entering entrance: Entrance? = nil, row: [Phrase] = [], scale: TextStyle.Scale = .label,
    shines: Bool = false, isRisky: Bool = false, isReady: Bool = true, named name: String,
    in frame: Rect, key: Key? = nil
  ) {
    add(action, Spoken(words, of: label), named: name, in: frame, key: key, mirrorFrame: frame) {
      var state = $0
      state.isEnabled = isReady
      entrance.draw(about: frame.center, $1, into: &$2) { [view = $1] in
        if shines { Button.drawShine(around: frame, into: &$0) }
        let size = Button.size(ofRow: row.map { ($0, frame) }, scale: scale, view)
        Button.draw(
          view.language(words), pictogram, scale: scale, size: size, isRisky: isRisky, in: frame,
          state, view, into: &$0)
      }
    }
  }

  /// Adds the round button in a corner. Without an `action` it leaves the scene by itself. Esc
  /// presses the button that leads back.
  public mutating func corner(_ corner: Corner, _ action: Action? = nil) {
    let response: Response =
      if let action {
        .press(action)
      } else if let ending = corner.ending {
        .exit(ending)
      } else {
        .nothing
      }
    if corner == .home || corner == .back { back = response }
    let (words, icon, name, frame) = corner.look
    add(Control("button.\(name)", frame, mirrorFrame: frame), Spoken(words), response) {
      IconButton.draw(icon, in: frame, $0, into: &$2)
    }
  }

  /// Adds one of several choices in a `row` of equal ones; the voice also says `label`, the subject
  /// of the choice.
  public mutating func choice(
    _ action: Action, _ words: Phrase, of label: Phrase? = nil, _ pictogram: Pictogram? = nil,
    isChosen: Bool, row: [Phrase], named name: String, in frame: Rect, as look: any ChoiceLook.Type
  ) {
    let spoken = Spoken(words, of: label, isChosen ? .chosen : .notChosen)
    add(action, spoken, named: name, in: frame) {
      let size = look.size(ofRow: row, width: frame.width, beside: pictogram, $1)
      look.draw(
        $1.language(words), pictogram, size: size, isChosen: isChosen, in: frame, $0, into: &$2)
    }
  }

  /// Adds a slider; `action` makes an action of each new value.
  public mutating func slider(
    _ slider: Slider, _ words: Phrase, _ action: @escaping (Int) -> Action
  ) {
    let spoken = Spoken(words, .slider(slider.value, of: slider.range.upperBound))
    add(slider.control, spoken, .slide(slider, action)) { slider.draw($0, $1, into: &$2) }
  }

  /// Adds a slider with a target at each mark. `draw` gets the mark's frame and whether the value
  /// reaches it.
  public mutating func slider(
    _ slider: Slider, _ words: Phrase, marks name: String, in frame: (Point) -> Rect,
    draw: @escaping (Rect, Bool, inout Picture) -> Void, _ action: @escaping (Int) -> Action
  ) {
    self.slider(slider, words, action)
    for value in slider.range {
      let frame = frame(slider.mark(of: Double(value)))
      touchArea(action(value), named: "\(name).\(value)", in: frame) {
        draw(frame, value <= slider.value, &$1)
      }
    }
  }
}

extension Screen {
  /// Adds the text field of `fields` for `action`, which Enter in it performs.
  ///
  /// `isWrong` gives the field a red rim, and `over` draws on top of it. A field beside a shining
  /// button is not `isRinged`: only its caret shows the focus.
  public mutating func field(
    _ action: Action, _ words: Phrase, _ fields: FieldGroup<Action>, isWrong: Bool = false,
    isRinged: Bool = true, named name: String, in frame: Rect,
    over: @escaping (View, inout Picture) -> Void = { _, _ in }
  ) {
    let spoken = Spoken(words, .field(fields.text(of: action)))
    add(Control(name, frame, .field), spoken, .press(action)) {
      fields[action]?.draw(
        in: frame, $0, isWrong: isWrong, isRinged: isRinged, TextLocale($1.language.traits),
        into: &$2)
      over($1, &$2)
    }
  }

  /// Returns the action that Enter performs in the focused control; nil for none.
  public func focused(_ controls: Controls) -> Action? {
    guard case .press(let action) = response(where: { $0.control.name == controls.focus }) else {
      return nil
    }
    return action
  }

  func field(_ name: String?) -> (action: Action, frame: Rect)? {
    let element = reachable.first { $0.control.name == name && $0.control.kind == .field }
    guard let element, case .press(let action) = element.response else { return nil }
    return (action, element.control.frame)
  }
}

extension Screen {
  /// Adds a place of the scene's own, such as an animal, that keys can reach; the scene handles its
  /// pointer events.
  ///
  /// The focused place gets a ring, and `draw` draws more around it.
  public mutating func focusArea(
    _ action: Action, _ words: Phrase, named name: String, in frame: Rect,
    draw: @escaping (View, inout Picture) -> Void = { _, _ in }
  ) {
    add(Control(name, frame, .focusArea), Spoken(words), .press(action)) { state, view, picture in
      picture.drawFigure(at: frame.point(0.5, 1)) {
        FocusRing.draw(around: frame, radius: 36, state, into: &$0)
      }
      draw(view, &picture)
    }
  }

  /// Adds the button of a throw, e.g. `throw.rock`, which the throw's key also presses. `entrance`
  /// animates its appearance, and it has a rim if it `isChosen`.
  public mutating func hand(
    _ action: Action, _ hand: Throw, entering entrance: Entrance? = nil, isEnabled: Bool = true,
    isChosen: Bool = false, in frame: Rect
  ) {
    let spoken = Spoken(.common(.hand(hand)), isEnabled ? .button : .useless)
    add(action, spoken, named: "throw.\(hand.rawValue)", in: frame, key: hand.key) {
      state, view, picture in
      var state = state
      state.isEnabled = isEnabled
      entrance.draw(about: frame.center, view, into: &picture) {
        HandButton.draw(hand, in: frame, state, view, into: &$0)
        if isChosen { HandButton.drawChosen(in: frame, into: &$0) }
      }
    }
  }
}
