public import Animation
public import Phrases
public import Stage

/// Everything that can be done on a screen at one moment, declared once.
///
/// What is hit, what the focus visits and in which order, what a key does, how it is drawn and which
/// places tests and replays know all follow from the same declaration. A screen is made anew
/// whenever it is asked for, and is never stored.
public struct Screen<Action: Hashable & Sendable> {
  /// What becomes of a control that is used.
  enum Response {
    case press(Action)
    /// A slider that was moved to another value.
    case slide(Slider, (Int) -> Action)
    /// A button that can be seen and have the focus, but does nothing now.
    case nothing
  }

  /// Something that reacts, and how it is drawn.
  struct Element {
    let control: Control
    let key: Key?
    let response: Response
    let spoken: Spoken
    let draw: (ControlState, View, inout Picture) -> Void

    func presses(_ action: Action) -> Bool {
      if case .press(action) = response { true } else { false }
    }
  }

  /// Elements in reading order.
  private(set) var elements: [Element] = []
  /// What keys do that have no place of their own.
  private var keys: [Key: Action] = [:]
  /// What Esc does where no card is open.
  private let back: Action?
  /// What is shown to whoever does nothing, where no card is open.
  private var declaredHint: Hint?
  /// What is drawn below all that reacts, and over it, without reacting itself.
  private var backdrops: [(View, inout Picture) -> Void] = []
  private var overlays: [(View, inout Picture) -> Void] = []
  /// The cards that are open, each over the one before.
  private var cards: [Card] = []

  /// A card, which elements stand on it, and what Esc does there.
  struct Card {
    let alert: AlertCard
    let elements: Range<Int>
    let hint: Action?
    let back: Action?
    let content: (View, inout Picture) -> Void
  }

  /// A screen on which Esc means `back`.
  public init(back: Action? = nil) { self.back = back }

  /// Adds anything that can be pressed; `key` presses it from anywhere on the screen.
  /// A voice calls it by `spoken`.
  public mutating func add(
    _ action: Action, _ spoken: Spoken, named name: String, in frame: Rect, key: Key? = nil,
    draw: @escaping (ControlState, View, inout Picture) -> Void
  ) {
    add(Control(name, frame), spoken, key: key, .press(action), draw)
  }

  /// Adds what a pointer or a finger presses without a sign of which of several it was.
  public mutating func target(
    _ action: Action, named name: String, in frame: Rect,
    draw: @escaping (View, inout Picture) -> Void
  ) {
    add(Control(name, frame, .target), Spoken(""), .press(action)) { draw($1, &$2) }
  }

  /// Draws below all that reacts.
  mutating func backdrop(_ draw: @escaping (View, inout Picture) -> Void) {
    backdrops.append(draw)
  }

  /// Draws over all that reacts.
  mutating func overlay(_ draw: @escaping (View, inout Picture) -> Void) { overlays.append(draw) }

  /// Lets `key` do something that has no place of its own; where there is one, that comes first.
  public mutating func key(_ key: Key, _ action: Action) { keys[key] = action }

  /// Lets an open hand press what was declared for `action`, once nobody has done anything for a while.
  public mutating func hint(_ action: Action) {
    let element = elements.first { $0.presses(action) }
    if let element { hint(Hint(at: element.control.frame.center)) }
  }

  public mutating func hint(_ hint: Hint) { declaredHint = hint }

  /// On a card it is what was declared there, or the first thing.
  public var hint: Hint? {
    guard let card = cards.last else { return declaredHint }
    let onCard = elements[card.elements]
    let hinted = card.hint.flatMap { action in onCard.first { $0.presses(action) } }
    return (hinted ?? onCard.first).map { Hint(at: $0.control.frame.center) }
  }

  mutating func add(
    _ control: Control, _ spoken: Spoken, key: Key? = nil, _ response: Response,
    _ draw: @escaping (ControlState, View, inout Picture) -> Void
  ) {
    elements.append(
      Element(control: control, key: key, response: response, spoken: spoken, draw: draw))
  }

  /// Opens a card over everything declared so far: only what `buttons` adds to it can be used.
  /// Esc there means `back`, or else the first button.
  public mutating func card(
    _ alert: AlertCard, back: Action? = nil, _ buttons: (inout CardButtons<Action>) -> Void,
    content: @escaping (View, inout Picture) -> Void = { _, _ in }
  ) {
    let first = elements.count
    var declared = CardButtons<Action>()
    buttons(&declared)
    elements += declared.form.elements
    let frames = alert.frames(of: declared.list.map(\.width), apart: declared.apart?.width)
    for (button, frame) in zip(declared.list, frames) {
      self.button(button.action, button.words, button.pictogram, named: button.name, in: frame)
    }
    if let apart = declared.apart, let frame = frames.last {
      button(
        apart.action, apart.words, apart.pictogram, named: apart.name, in: frame, scale: .body,
        isRisky: true)
    }
    cards.append(
      Card(
        alert: alert, elements: first..<elements.count, hint: declared.hint,
        back: back ?? declared.list.first?.action, content: content))
  }

  /// What can be used now: beside a card that hides nothing, everything.
  var reachable: ArraySlice<Element> {
    guard let card = cards.last, isBlocked else { return elements[...] }
    return elements[card.elements]
  }

  /// Whether a card hides what lies behind it.
  private var isBlocked: Bool { cards.last.map { !$0.alert.isBeside } ?? false }

  /// What can be used now, in reading order.
  // A key path would be looked up anew in each picture.
  public var controls: [Control] { reachable.map { $0.control } }

  /// What Esc does now.
  var escape: Action? {
    guard let card = cards.last else { return back }
    return card.back
  }

  public var hasCard: Bool { !cards.isEmpty }

  /// The place of the card that hides everything else.
  public var cardFrame: Rect? { isBlocked ? cards.last?.alert.frame : nil }

  /// The place of a card that hides nothing.
  public var cardBeside: Rect? { isBlocked ? nil : cards.last?.alert.frame }

  /// The words of the open card.
  public var cardWords: Phrase? { cards.last?.alert.words }

  /// Whether a card is on its way in.
  public func isOpening(at time: Time) -> Bool { cards.contains { $0.alert.isOpening(at: time) } }

  /// The places that can be used now, by name.
  public var layout: [Place] { reachable.map { Place($0.control.name, $0.control.frame) } }

  /// The field that letters go to, in design space.
  public func textFocus(_ controls: Controls) -> Rect? {
    self.controls.first { $0.name == controls.focus && $0.kind == .field }?.frame
  }

  /// How the control of `action` looks now.
  public func state(of action: Action, _ controls: Controls) -> ControlState {
    guard let name = self.name(of: action) else { return ControlState() }
    return controls.states(among: self.controls)[name]
  }

  func name(of action: Action) -> String? {
    reachable.first { $0.presses(action) }?.control.name
  }

  /// Draws every element, and the cards over them.
  public func draw(_ controls: Controls, _ view: View, into picture: inout Picture) {
    let states = controls.states(among: self.controls)
    func draw(_ element: Element, into picture: inout Picture) {
      element.draw(states[element.control.name], view, &picture)
    }
    for backdrop in backdrops { backdrop(view, &picture) }
    for (index, element) in elements.enumerated()
    where !cards.contains(where: { $0.elements.contains(index) }) {
      draw(element, into: &picture)
    }
    for card in cards {
      func paint(into picture: inout Picture) {
        card.alert.draw(view, into: &picture) {
          card.content(view, &$0)
          for element in elements[card.elements] { draw(element, into: &$0) }
        }
      }
      if card.alert.isBeside { paint(into: &picture) } else { picture.drawForeground(paint) }
    }
    for overlay in overlays { overlay(view, &picture) }
  }
}

/// The buttons of a card, from left to right.
public struct CardButtons<Action: Hashable & Sendable> {
  struct Button {
    let action: Action
    let words: Phrase
    let pictogram: Pictogram
    let name: String
    let width: Double
  }

  private(set) var list: [Button] = []
  private(set) var apart: Button?
  /// What stands on the card above its buttons.
  public var form = Screen<Action>()
  /// What the open hand presses.
  public var hint: Action?

  /// Adds a button; the first one is what Esc presses.
  public mutating func button(
    _ action: Action, _ words: Phrase, _ pictogram: Pictogram, named name: String,
    width: Double = Widgets.Button.minimumWidth
  ) {
    list.append(
      Button(action: action, words: words, pictogram: pictogram, name: name, width: width))
  }

  /// Adds a small button that stands apart at the left: what throws something away.
  public mutating func apart(
    _ action: Action, _ words: Phrase, _ pictogram: Pictogram, named name: String,
    width: Double = Widgets.Button.minimumWidth
  ) {
    apart = Button(
      action: action, words: words, pictogram: pictogram, name: name, width: width)
  }
}

extension Controls {
  /// What `event` asks for on `screen`; nil for nothing, or for what only changes how it looks.
  public mutating func handle<Action>(_ event: InputEvent, on screen: Screen<Action>) -> Action? {
    let wasFocusSeen = showsFocus
    guard let use = handle(event, among: screen.controls) else {
      // A field takes keys for itself.
      guard case .key(let key, _) = event, screen.field(focus) == nil else { return nil }
      // A card's button takes Enter also while its focus is not shown.
      if screen.hasCard, !wasFocusSeen, key == .enter || key == .space {
        return screen.action(of: .activated(focus ?? ""))
      }
      return screen.action(forKey: key)
    }
    return use == .back ? screen.escape : screen.action(of: use)
  }

  /// Gives the focus to the control of `action`, and shows it if it has been shown before.
  public mutating func moveFocus<Action>(to action: Action, on screen: Screen<Action>) {
    moveFocus(to: screen.name(of: action))
  }
}

extension Screen {
  /// What using a control means.
  func action(of use: ControlAction) -> Action? {
    let name: String
    switch use {
    case .activated(let used), .adjusted(let used, _), .dragged(let used, _): name = used
    case .back: return escape
    }
    switch reachable.first(where: { $0.control.name == name })?.response {
    case .press(let action):
      if case .activated = use { return action }
      return nil
    case .slide(let slider, let action):
      let value = slider.value(after: use)
      return value == slider.value ? nil : action(value)
    case .nothing, nil: return nil
    }
  }

  func action(forKey key: Key) -> Action? {
    guard case .press(let action) = reachable.first(where: { $0.key == key })?.response else {
      return isBlocked ? nil : keys[key]
    }
    return action
  }
}
