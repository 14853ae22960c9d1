public import Animation
public import Phrases
public import Rules
public import Stage

/// A scene whose controls are declared as a `Screen`.
///
/// Hit tests, focus, cards, hints, places and stillness derive from the screen, and the cast moves
/// by itself. The scene adds its actions, the drawing behind the screen, and its motion.
public protocol ScreenScene: Scene, Presentation {
  /// The actions of the scene's controls.
  associatedtype Action: Hashable & Sendable
  /// The pointer and the focus.
  var controls: Controls { get set }
  /// The text fields among the controls.
  var fields: FieldGroup<Action> { get set }
  /// The type of the scene's cast.
  associatedtype PageCast: AmbientCast = NoCast
  /// The animals beside the controls; they get each event and tick before the scene does.
  var cast: PageCast { get set }
  /// Declares the controls as of `screen.view`. Without a way back, the usual corners are added.
  func declare(on screen: inout Screen<Action>)
  /// Reacts to an event, by default as the screen `respond`s to it.
  mutating func react(to event: InputEvent, _ context: inout SceneContext)
  /// Performs a control's or key's action.
  mutating func perform(_ action: Action, _ context: inout SceneContext)
  /// Advances the scene by one tick.
  mutating func advance(_ context: inout SceneContext)
  /// Draws everything that is behind the screen.
  func draw(_ view: View, into picture: inout Picture)
  /// Returns the motions of the scene, running or over; the scene is still once all of them are
  /// over.
  func running(_ view: View) -> [any Moving]
  /// Adds to the words of the voice; the prompt and the focus are already in `content`.
  func describe(_ view: View, in content: inout SpokenContent)
  /// Places that tests and replays need in addition to the screen's.
  var landmarks: [Place] { get }
}

extension ScreenScene {
  /// Returns the current controls.
  public func screen(_ view: View) -> Screen<Action> { declared(on: Screen(view)) }

  /// Returns the current cards without controls.
  private func outline(_ view: View) -> Screen<Action> {
    declared(on: Screen(view, isOutline: true))
  }

  private func declared(on empty: Screen<Action>) -> Screen<Action> {
    var screen = empty
    declare(on: &screen)
    if !screen.hasWayBack {
      screen.corner(.home)
      screen.corner(.information)
      screen.corner(.settings)
    }
    if let card = fields.refused?.card { screen.card(card) { $0.accept() } }
    return screen
  }

  /// The text fields: none, unless the scene declares some.
  public var fields: FieldGroup<Action> {
    get { FieldGroup([:]) }
    set {}
  }

  public func running(_ view: View) -> [any Moving] { [] }

  public func describe(_ view: View, in content: inout SpokenContent) {}

  public var landmarks: [Place] { [] }

  public mutating func handle(_ event: InputEvent, _ context: inout SceneContext) {
    cast.noteActivity(&context)
    react(to: event, &context)
  }

  public mutating func react(to event: InputEvent, _ context: inout SceneContext) {
    respond(to: event, &context)
  }

  /// Performs the screen's action for `event`.
  ///
  /// - Returns: false if there is no such action, so that the scene may use the event otherwise.
  @discardableResult
  public mutating func respond(to event: InputEvent, _ context: inout SceneContext) -> Bool {
    guard let action = take(event, &context) else { return false }
    perform(action, &context)
    return true
  }

  /// Edits the focused field, leaves by an exit, or closes the card that refuses a text.
  ///
  /// Letters typed while no field has the focus go into the field of `stray`, if given, which gets
  /// the focus.
  ///
  /// - Returns: the action that is left for the scene to perform, if any.
  public mutating func take(
    _ event: InputEvent, typingInto stray: Action? = nil, _ context: inout SceneContext
  ) -> Action? {
    let screen = screen(context.view)
    var typed = fields
    let response = typed.handle(event, &controls, on: screen, typingInto: stray, &context)
    fields = typed
    if screen.isBeside(event) { context.play(.thump) }
    switch response {
    case .press(let action): return action
    case .exit(let ending): context.leave(by: ending)
    case .accept:
      if let field = fields.accept() { focus(field) }
      context.play(.click)
    case .slide, .nothing, nil: break
    }
    return nil
  }

  /// Opens the card that refuses a field's text, with a sound and a word.
  public mutating func refuse(
    _ field: Action, for problem: NameError, _ title: Phrase, _ context: inout SceneContext
  ) {
    fields.refused = .init(action: field, card: .refused(problem, title, &context))
    controls.moveFocus(to: Control.acceptName)
  }

  /// Moves the focus to the control of `action`, without showing it if it is hidden.
  public mutating func focus(_ action: Action) { controls.moveFocus(to: action, on: unseen) }

  /// The action that Enter in the focused control performs; nil for none.
  public var focused: Action? { unseen.focused(controls) }

  /// The controls for looking up an action's control, which does not depend on the view.
  private var unseen: Screen<Action> { screen(View(time: .zero)) }

  public mutating func tick(_ context: inout SceneContext) {
    cast.tick(&context)
    advance(&context)
  }

  public mutating func advance(_ context: inout SceneContext) {}

  public func nextChange(_ view: View) -> Time? { cast.nextChange(view) }

  public func picture(_ view: View) -> Picture {
    var picture = Picture()
    draw(view, into: &picture)
    let screen = screen(view)
    let isBlocked = screen.openCard.map { !$0.isBeside } ?? false
    if !isBlocked { StatusStrip.draw(prompt(view), view, into: &picture) }
    screen.draw(controls, view, into: &picture)
    // While a card blocks the scene, the player could not follow its prompt.
    if isBlocked { StatusStrip.draw(nil, view, into: &picture) }
    return picture
  }

  public func isStill(_ view: View) -> Bool {
    running(view).allSatisfy { $0.isOver(at: view.time) } && !outline(view).isMoving(view, controls)
  }

  public func layout(_ view: View) -> [Place] { screen(view).layout + landmarks }

  public func openCard(_ view: View) -> OpenCard? { outline(view).openCard }

  // This is called at every frame, so no screen is built while nothing has the focus.
  public func textFocus(_ view: View) -> Rect? {
    controls.focus == nil ? nil : screen(view).textFocus(controls)
  }

  public func hint(_ view: View) -> Hint? { screen(view).hint }

  public func spokenContent(_ view: View) -> SpokenContent {
    var content = SpokenContent(prompt(view))
    content.focus = controls.focus == nil ? nil : screen(view).spokenFocus(controls, view)
    describe(view, in: &content)
    return content
  }
}

extension ScreenScene where Action == Never {
  /// Does nothing: the scene has no actions, only exits.
  public func perform(_ action: Never, _ context: inout SceneContext) {}
}

extension ScreenScene where PageCast == NoCast {
  /// An empty cast, unless the scene declares one.
  public var cast: NoCast {
    get { NoCast() }
    set {}
  }
}

/// A page of a scene with several, e.g. its options, a game, or its result: a scene of its own that
/// names the page to follow.
public protocol Page: ScreenScene {
  /// The page to open next; nil while this page stays open.
  var next: (any Page)? { get }
  /// Whether the page forgets the pointer's place on the page before, and that the focus was
  /// visible.
  var beginsAfresh: Bool { get }
}

extension Page {
  public var beginsAfresh: Bool { false }
}

/// A scene of several pages, of which one is open.
public protocol PagedScene: Scene {
  /// The open page.
  var page: any Page { get set }
}

extension PagedScene {
  public var presentation: any Presentation { page }

  public mutating func handle(_ event: InputEvent, _ context: inout SceneContext) {
    page.handle(event, &context)
    openNextPage()
  }

  public mutating func tick(_ context: inout SceneContext) {
    page.tick(&context)
    openNextPage()
  }

  private mutating func openNextPage() {
    guard var next = page.next else { return }
    if !next.beginsAfresh { next.controls.follow(page.controls) }
    page = next
  }
}
