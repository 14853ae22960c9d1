public import Animation
internal import Phrases
public import Stage

/// All controls of a screen at one moment, declared once for its `view`.
///
/// Hit tests, focus order, key bindings, drawing, and the places for tests and replays derive from
/// the screen, which is built anew for each use and never stored.
public struct Screen<Action: Hashable & Sendable> {
  /// The response to the use of a control. Boxed, so that all screens have one memory layout and
  /// need no look-up of the action's type.
  indirect enum Response {
    case press(Action)
    case slide(Slider, (Int) -> Action)
    /// Leaves the scene, with a click.
    case exit(Ending)
    /// Closes the card that refuses a field's text.
    case accept
    /// No response: the control is visible and focusable, but disabled.
    case nothing

    func presses(_ action: Action) -> Bool {
      if case .press(action) = self { true } else { false }
    }
  }

  /// A control, the response to its use, and its drawing.
  struct Element {
    let control: Control
    let key: Key?
    let spoken: Spoken
    let response: Response
    let draw: (ControlState, View, inout Picture) -> Void
  }

  /// An open card, the range of its elements, its hint and its own keys.
  struct Card {
    let alert: AlertCard
    var elements = 0..<0
    var hint: Hint?
    var keys: [Key: Action] = [:]
    var back: Response?
    let content: (View, inout Picture) -> Void
  }

  /// All controls, in reading order.
  private(set) var elements: [Element] = []
  /// The actions of keys without a control.
  private var keys: [Key: Action] = [:]
  /// The effect of Esc while no card is open, unless a key says otherwise.
  var back: Response?
  /// The hint while no card is open.
  private var declaredHint: Hint?
  /// The drawings below all controls, and those above controls and cards.
  private var backdrops: [(View, inout Picture) -> Void] = []
  private var overlays: [(View, inout Picture) -> Void] = []
  /// The open cards, each on top of the one before.
  private(set) var cards: [Card] = []
  /// The time at which the controls in an area appeared, if without a card; presses on them are
  /// ignored at first.
  private var appearance: (time: Time, area: Rect)?

  public let view: View

  /// Whether only the cards are declared and no control is built, which is enough for questions
  /// asked at every frame.
  private let isOutline: Bool

  public init(_ view: View = View(time: .zero)) { self.init(view, isOutline: false) }

  init(_ view: View, isOutline: Bool) { (self.view, self.isOutline) = (view, isOutline) }

  /// Adds a button.
  ///
  /// - Parameters:
  ///   - action: the action that a press performs.
  ///   - spoken: the control's name for the voice.
  ///   - name: the control's place name.
  ///   - frame: the control's hit area.
  ///   - key: a key that presses the control from anywhere on the screen.
  ///   - mirrorFrame: the frame that right-to-left languages mirror in place with the control; nil
  ///     for none.
  ///   - draw: draws the control in its state.
  public mutating func add(
    _ action: Action, _ spoken: Spoken, named name: String, in frame: Rect, key: Key? = nil,
    mirrorFrame: Rect? = nil, draw: @escaping (ControlState, View, inout Picture) -> Void
  ) {
    add(Control(name, frame, mirrorFrame: mirrorFrame), spoken, key: key, .press(action), draw)
  }

  /// Adds a button for the pointer alone, see `Control.Kind.touchArea`; only a widget that brings
  /// keys for the same `action` may use it.
  mutating func touchArea(
    _ action: Action, named name: String, in frame: Rect,
    draw: @escaping (View, inout Picture) -> Void
  ) {
    add(Control(name, frame, .touchArea), Spoken(""), .press(action)) { draw($1, &$2) }
  }

  mutating func backdrop(_ draw: @escaping (View, inout Picture) -> Void) { backdrops.append(draw) }

  mutating func overlay(_ draw: @escaping (View, inout Picture) -> Void) { overlays.append(draw) }

  /// Binds `key` to `action`, unless a control has that key or a card blocks the screen.
  public mutating func key(_ key: Key, _ action: Action) { keys[key] = action }

  /// Lets the hint's hand point at the control of `action`, which must have been added before.
  public mutating func hint(_ action: Action) {
    let element = elements.first { $0.response.presses(action) }
    if let element { hint(Hint(on: element.control.frame)) }
  }

  /// Sets the gesture of the hint's hand.
  public mutating func hint(_ hint: Hint) { declaredHint = hint }

  /// The gesture of the hint's hand; on a card, the card's own hint or a press on its first
  /// control.
  public var hint: Hint? { cards.isEmpty ? declaredHint : cards.last?.hint }

  mutating func add(
    _ control: Control, _ spoken: Spoken, key: Key? = nil, _ response: Response,
    _ draw: @escaping (ControlState, View, inout Picture) -> Void
  ) {
    guard !isOutline else { return }
    elements.append(
      Element(control: control, key: key, spoken: spoken, response: response, draw: draw))
  }

  /// Opens a card. Only the controls that `buttons` adds can then be used, unless the card stands
  /// beside its subject.
  ///
  /// Esc performs `back` on the card, or else presses the first button. `content` draws on the
  /// card.
  public mutating func card(
    _ alert: AlertCard, back: Action? = nil, _ buttons: (inout CardButtons<Action>) -> Void,
    content: @escaping (View, inout Picture) -> Void = { _, _ in }
  ) {
    let first = elements.count
    guard !isOutline else { return cards.append(Card(alert: alert, content: content)) }
    var declared = CardButtons<Action>()
    buttons(&declared)
    elements += declared.content.elements
    let frames = alert.frames(
      of: declared.row.map { $0.width },
      apart: declared.secondary.flatMap { $0.frame == nil ? $0.width : nil },
      isLast: declared.isSecondaryLast, isLarge: view.preferences.textSize != .normal)
    let row = zip(declared.row, frames).map { (words: $0.label, frame: $1) }
    for (button, frame) in zip(declared.row, frames) {
      add(Control(button.name, frame), Spoken(button.label), button.response) {
        if button.shines { Button.drawShine(around: frame, into: &$2) }
        var state = $0
        state.isEnabled = button.isReady
        let isLarge = $1.preferences.textSize != .normal
        let size = isLarge ? nil : Button.size(ofRow: row, $1)
        Button.draw(
          $1.language(button.label), button.pictogram, size: size, in: frame, state, $1, into: &$2)
      }
    }
    if let secondary = declared.secondary, let frame = secondary.frame ?? frames.last {
      add(secondary, in: frame)
    }
    let added = elements[first...]
    let hinted = declared.hint.flatMap { hint in added.first { $0.response.presses(hint) } }
    let hint = (hinted ?? added.first).map { Hint(on: $0.control.frame) }
    cards.append(
      Card(
        alert: alert, elements: added.indices, hint: declared.content.declaredHint ?? hint,
        keys: declared.content.keys,
        back: back.map(Response.press) ?? declared.row.first?.response, content: content))
  }

  private mutating func add(_ apart: CardButtons<Action>.Button, in frame: Rect) {
    add(Control(apart.name, frame), Spoken(apart.label), apart.response) {
      Button.draw(
        $1.language(apart.label), apart.pictogram, scale: .body, isRisky: apart.isRisky, in: frame,
        $0, $1, into: &$2)
    }
  }

  /// The usable controls: those of a card that blocks the scene, otherwise all.
  var reachable: ArraySlice<Element> {
    guard let card = cards.last, isBlocked else { return elements[...] }
    return elements[card.elements]
  }

  /// Whether a card blocks the controls behind it.
  var isBlocked: Bool { cards.last.map { !$0.alert.isBeside } ?? false }

  /// The usable controls, in reading order.
  public var controls: [Control] { reachable.map { $0.control } }

  /// Returns the response of the first usable control for which `isMeant` is true.
  func response(where isMeant: (Element) -> Bool) -> Response? {
    reachable.first(where: isMeant)?.response
  }

  /// Returns the response to a key other than those that move the focus.
  func response(to key: Key) -> Response? {
    if let response = response(where: { $0.key == key }) { return response }
    return (cards.last?.keys[key] ?? (isBlocked ? nil : keys[key])).map(Response.press)
  }

  var escape: Response? {
    if let card = cards.last { return card.back }
    return keys[.escape].map(Response.press) ?? back
  }

  /// Whether Esc leads anywhere while no card is open.
  var hasWayBack: Bool { back != nil || keys[.escape] != nil }

  /// Notes the time at which the controls in `area` appeared without a card; their buttons take no
  /// hasty press.
  public mutating func appears(at time: Time, within area: Rect = Design.frame) {
    appearance = (time, area)
  }

  /// Returns whether `event` is a press on a button that has only just come under the pointer.
  func isHasty(_ event: InputEvent) -> Bool {
    guard let ready, view.time < ready,
      let point = event.pressPoint, let control = Controls.hit(point, among: controls)
    else { return false }
    let fresh = cards.last.map { elements[$0.elements] } ?? elements[...]
    let isWithin = !cards.isEmpty || appearance?.area.contains(control.frame.center) == true
    return control.isPressable && isWithin && fresh.contains { $0.control == control }
  }

  /// The time from which the newest controls take presses of the pointer.
  private var ready: Time? {
    cards.last?.alert.ready ?? appearance.map { $0.time + AlertCard.grace }
  }

  /// Whether a card is open.
  public var hasCard: Bool { !cards.isEmpty }

  var openCard: OpenCard? {
    cards.last.map {
      OpenCard(
        in: $0.alert.frame, isBeside: $0.alert.isBeside, ready: $0.alert.ready,
        nextChange: $0.alert.nextChange(view), spoken: $0.alert.spoken)
    }
  }

  /// Returns whether a card still opens, answers a press or dances, or new controls take no press
  /// yet.
  public func isMoving(_ view: View, _ controls: Controls) -> Bool {
    cards.contains { $0.alert.isMoving(view) || !nudge(controls).isOver(at: view.time) }
      || ready.map { view.time < $0 } == true
  }

  private func nudge(_ controls: Controls) -> PlayingTimeline? {
    controls.lastNudge.map {
      PlayingTimeline(AlertCard.nudge.adapted(to: view.preferences), since: $0)
    }
  }

  /// The usable places, by name.
  public var layout: [Place] {
    reachable.map { Place($0.control.name, $0.control.frame, mirrorFrame: $0.control.mirrorFrame) }
  }

  /// Draws all controls, then the cards, then the overlays.
  public func draw(_ controls: Controls, _ view: View, into picture: inout Picture) {
    let states = controls.states(among: self.controls)
    func draw(_ element: Element, into picture: inout Picture) {
      element.draw(states[element.control.name], view, &picture)
    }
    for backdrop in backdrops { backdrop(view, &picture) }
    for (index, element) in elements.enumerated()
    where !cards.contains(where: { $0.elements.contains(index) }) {
      let veil = cards.last?.alert.veil(over: element.control.frame, view) ?? 0
      picture.drawGroup(opacity: 1 - veil) { draw(element, into: &$0) }
    }
    for card in cards {
      let nudge = card.elements == cards.last?.elements ? nudge(controls) : nil
      func paint(into picture: inout Picture) {
        card.alert.draw(view, nudge, into: &picture) {
          card.content(view, &$0)
          for element in elements[card.elements] {
            nudge?.draw(around: element.control, at: view.time, into: &$0)
            draw(element, into: &$0)
          }
        }
      }
      if card.alert.isBeside { paint(into: &picture) } else { picture.drawForeground(paint) }
    }
    for overlay in overlays { overlay(view, &picture) }
  }
}
