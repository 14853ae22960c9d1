internal import Animation
public import Phrases
public import Stage

/// A scene of which everything that can be done is declared as a `Screen`; only what is its own is
/// left to write: the screen, what its actions do, what lies behind it and what moves.
public protocol ScreenScene: Scene {
  associatedtype Action: Hashable & Sendable
  /// The pointer and the focus.
  var controls: Controls { get set }
  /// What can be done now.
  var screen: Screen<Action> { get }
  mutating func perform(_ action: Action, _ stage: inout StageContext)
  /// Draws what lies behind the screen.
  func draw(_ view: View, into picture: inout Picture)
  /// What moves, or has moved and stands where it ended.
  func running(_ view: View) -> [any Moving]
  /// Places by name that are not on the screen.
  var landmarks: [Place] { get }
}

extension ScreenScene {
  public func running(_ view: View) -> [any Moving] { [] }

  public var landmarks: [Place] { [] }

  public mutating func handle(_ event: InputEvent, _ stage: inout StageContext) {
    respond(to: event, &stage)
  }

  /// Does what `event` asks for on the screen; false if it asks for nothing.
  @discardableResult
  public mutating func respond(to event: InputEvent, _ stage: inout StageContext) -> Bool {
    guard let action = controls.handle(event, on: screen) else { return false }
    perform(action, &stage)
    return true
  }

  /// Gives the focus to the control of `action`, and shows it if it has been shown before.
  public mutating func focus(_ action: Action) { controls.moveFocus(to: action, on: screen) }

  public mutating func tick(_ stage: inout StageContext) {}

  public func picture(_ view: View) -> Picture {
    var picture = Picture()
    draw(view, into: &picture)
    if let prompt = prompt(view) {
      StatusStrip.draw(view.words(prompt), view, into: &picture)
    }
    screen.draw(controls, view, into: &picture)
    return picture
  }

  public func isStill(_ view: View) -> Bool {
    running(view).allSatisfy { $0.isOver(at: view.time) } && !screen.isOpening(at: view.time)
  }

  public var layout: [Place] { screen.layout + landmarks }

  public var card: Rect? { screen.cardFrame }

  public var cardBeside: Rect? { screen.cardBeside }

  // Asked for with every picture, and seldom there.
  public var textFocus: Rect? { controls.focus == nil ? nil : screen.textFocus(controls) }

  public var hint: Hint? { screen.hint }

  public var cardWords: Phrase? { screen.cardWords }

  public func spokenFocus(_ view: View) -> SpokenFocus? { screen.spokenFocus(controls, view) }
}
