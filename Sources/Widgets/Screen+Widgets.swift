public import Animation
public import Phrases
public import Stage

/// Buttons, choices and sliders, by names for tests and replays.
extension Screen {
  /// Adds a wooden button with a pictogram and text.
  ///
  /// `key` presses it from anywhere on the screen, and `isRisky` marks one that deletes something.
  /// Without `isReady` it looks disabled, but its action can still tell why.
  public mutating func button(
    _ action: Action, _ words: Phrase, _ pictogram: Pictogram, named name: String,
    in frame: Rect, key: Key? = nil, scale: TextStyle.Scale = .label, isRisky: Bool = false,
    isReady: Bool = true
  ) {
    add(action, Spoken(words), named: name, in: frame, key: key, turning: frame) {
      var state = $0
      state.isEnabled = isReady
      Button.draw(
        $1.language(words), pictogram, scale: scale, isRisky: isRisky, in: frame, state, into: &$2)
    }
  }

  /// Adds a round button with a picture; the voice calls it by `words`.
  private mutating func icon(
    _ response: Response, _ words: Phrase, _ icon: ImageAsset, named name: String, in frame: Rect
  ) {
    add(Control(name, frame, turning: frame), Spoken(words), response) {
      IconButton.draw(icon, in: frame, $0, into: &$2)
    }
  }

  /// Adds the round corner buttons for the given actions; Esc is the one back. That is a house
  /// if it `goesHome` to the clearing, and otherwise an arrow.
  public mutating func corners(
    back: Action? = nil, goesHome: Bool = false, information: Action? = nil,
    settings: Action? = nil
  ) {
    corners(
      back.map(Response.press), goesHome: goesHome, information.map(Response.press),
      settings.map(Response.press))
  }

  /// Adds the round corner buttons that leave the scene by themselves; Esc is the one home.
  public mutating func exits(back: Bool = true, information: Bool = false, settings: Bool = true) {
    corners(
      back ? .exit(.back) : nil, goesHome: true, information ? .exit(.chose(.information)) : nil,
      settings ? .exit(.chose(.settings)) : nil)
  }

  private mutating func corners(
    _ back: Response?, goesHome: Bool, _ information: Response?, _ settings: Response?
  ) {
    if let back {
      self.back = back
      icon(
        back, .spoken(.back), goesHome ? Pictogram.home.asset : WidgetAssets.iconBack,
        named: "button.back", in: IconButton.topLeft)
    }
    if let information {
      icon(
        information, .spoken(.information), WidgetAssets.iconInfo, named: "button.information",
        in: IconButton.besideTopRight)
    }
    if let settings {
      icon(
        settings, .spoken(.settings), WidgetAssets.iconSettings, named: "button.settings",
        in: IconButton.topRight)
    }
  }

  /// Adds one of several choices; the voice also says the `label` of what is chosen.
  ///
  /// It is drawn by `SegmentRow.draw`, `RadioChoice.draw` or `TabRow.draw`.
  public mutating func choice(
    _ action: Action, _ words: Phrase, of label: Phrase? = nil, _ pictogram: Pictogram? = nil,
    isChosen: Bool, named name: String, in frame: Rect,
    as draw: @escaping (String, Pictogram?, Bool, Rect, ControlState, inout Picture) -> Void
  ) {
    let spoken = Spoken(words, of: label, isChosen ? .chosen : .notChosen)
    add(action, spoken, named: name, in: frame) {
      draw($1.language(words), pictogram, isChosen, frame, $0, &$2)
    }
  }

  /// Adds a slider; `action` gets each new value.
  public mutating func slider(
    _ slider: Slider, _ words: Phrase, _ action: @escaping (Int) -> Action
  ) {
    let spoken = Spoken(words, .slider(slider.value, of: slider.range.upperBound))
    add(slider.control, spoken, .slide(slider, action)) { slider.draw($0, $1, into: &$2) }
  }

  /// Adds a slider with something to press at each of its marks; `draw` tells whether the value
  /// reaches so far.
  public mutating func slider(
    _ slider: Slider, _ words: Phrase, marks name: String, in frame: (Point) -> Rect,
    draw: @escaping (Rect, Bool, inout Picture) -> Void, _ action: @escaping (Int) -> Action
  ) {
    self.slider(slider, words, action)
    for value in slider.range {
      let frame = frame(slider.mark(of: Double(value)))
      target(action(value), named: "\(name).\(value)", in: frame) {
        draw(frame, value <= slider.value, &$1)
      }
    }
  }
}
