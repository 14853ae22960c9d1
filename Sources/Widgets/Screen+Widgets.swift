public import Animation
public import Phrases
public import Rules
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
    add(action, Spoken(words), named: name, in: frame, key: key, mirrorFrame: frame) {
      var state = $0
      state.isEnabled = isReady
      Button.draw(
        $1.language(words), pictogram, scale: scale, isRisky: isRisky, in: frame, state, $1,
        into: &$2)
    }
  }

  /// Adds a round button with a picture; the voice calls it by `words`.
  private mutating func icon(
    _ response: Response, _ words: Phrase, _ icon: ImageAsset, named name: String, in frame: Rect
  ) {
    add(Control(name, frame, mirrorFrame: frame), Spoken(words), response) {
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

  /// Adds the usual round corner buttons, which leave the scene by themselves; Esc is the one home.
  /// With an action of its own for `back`, that is an arrow unless it still `goesHome`.
  /// Beside it is room for the `options` of a game.
  public mutating func exits(
    back: Action? = nil, goesHome: Bool = false, options: Action? = nil, information: Bool = false
  ) {
    corners(
      back.map(Response.press) ?? .exit(.back), goesHome: goesHome || back == nil,
      information ? .exit(.chose(.information)) : nil, nil)
    if let options {
      icon(
        .press(options), .common(.options), Pictogram.options.asset, named: "button.options",
        in: IconButton.besideTopLeft)
    }
    settingsExit()
  }

  /// Adds only the house of the `exits`.
  public mutating func homeExit() { corners(.exit(.back), goesHome: true, nil, nil) }

  /// Adds an arrow back that leaves the scene by itself.
  public mutating func backExit() { corners(.exit(.back), goesHome: false, nil, nil) }

  /// Adds only the settings of the `exits`.
  public mutating func settingsExit() {
    corners(nil, goesHome: false, nil, .exit(.chose(.settings)))
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

  /// Adds one of several choices in a `row` of equal ones; the voice also says the `label` of what
  /// is chosen.
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

/// Text fields and steppers.
extension Screen {
  /// Adds the text field of `fields` for `action`, which Enter in it performs.
  ///
  /// `isWrong` gives it a red rim, and `over` draws on top of it.
  public mutating func field(
    _ action: Action, _ words: Phrase, _ fields: FieldGroup<Action>, isWrong: Bool = false,
    named name: String, in frame: Rect, over: @escaping (View, inout Picture) -> Void = { _, _ in }
  ) {
    let spoken = Spoken(words, .field(fields.text(of: action)))
    add(Control(name, frame, .field), spoken, .press(action)) {
      fields[action]?.draw(in: frame, $0, isWrong: isWrong, Writing($1.language.traits), into: &$2)
      over($1, &$2)
    }
  }

  /// Adds a whole number between a minus and a plus; each is disabled at its end of `range`.
  ///
  /// `action` gets the number that a press would set.
  public mutating func stepper(
    _ value: Int, _ range: ClosedRange<Int>, _ words: Phrase, named name: String, in frame: Rect,
    _ action: (Int) -> Action
  ) {
    for step in [-1, 1] {
      let isUsable = range.contains(value + step)
      let button = Stepper.button(step, in: frame)
      let control = Control(name + (step < 0 ? ".less" : ".more"), button)
      let spoken = Spoken(
        .spoken(step < 0 ? .fewer : .more), of: words, .slider(value, of: range.upperBound))
      add(control, spoken, isUsable ? .press(action(value + step)) : .nothing) {
        state, _, picture in
        var state = state
        state.isEnabled = isUsable
        Stepper.drawButton(step, in: button, state, into: &picture)
        if step < 0 { Stepper.draw(value, named: name, in: frame, into: &picture) }
      }
    }
  }

  /// The focused control's action on Enter; nil for none.
  public func focused(_ controls: Controls) -> Action? {
    guard
      case .press(let action) = reachable.first(where: { $0.control.name == controls.focus })?
        .response
    else { return nil }
    return action
  }

  func field(_ name: String?) -> (action: Action, frame: Rect)? {
    let element = reachable.first { $0.control.name == name && $0.control.kind == .field }
    guard let element, case .press(let action) = element.response else { return nil }
    return (action, element.control.frame)
  }
}

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

  /// Adds a wooden button that may still be making its `entrance`, in a `row` of equal ones; it
  /// `shines` if it is the one to press.
  public mutating func button(
    _ action: Action, _ words: Phrase, _ pictogram: Pictogram, entering entrance: Entrance?,
    row: [Phrase] = [], scale: TextStyle.Scale = .label, shines: Bool = false, named name: String,
    in frame: Rect
  ) {
    add(action, Spoken(words), named: name, in: frame, mirrorFrame: frame) { state, view, picture in
      entrance.draw(about: frame.center, view, into: &picture) {
        if shines { Button.drawShine(around: frame, into: &$0) }
        let size = Button.size(ofRow: row.map { ($0, frame) }, scale: scale, view)
        Button.draw(
          view.language(words), pictogram, scale: scale, size: size, in: frame, state, view,
          into: &$0)
      }
    }
  }
}
