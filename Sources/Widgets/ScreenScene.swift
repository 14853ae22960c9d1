internal import Animation
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
  /// What plays, or has played and stands where it ended.
  func running(_ view: View) -> [Running]
}

extension ScreenScene {
  public func running(_ view: View) -> [Running] { [] }

  public mutating func handle(_ event: InputEvent, _ stage: inout StageContext) {
    if let action = controls.handle(event, on: screen) { perform(action, &stage) }
  }

  public mutating func tick(_ stage: inout StageContext) {}

  public func picture(_ view: View) -> Picture {
    var picture = Picture()
    draw(view, into: &picture)
    screen.draw(controls, view, into: &picture)
    return picture
  }

  public func isStill(_ view: View) -> Bool {
    !screen.isOpening(at: view.time) && running(view).allSatisfy { $0.isOver(at: view.time) }
  }

  public var layout: [Place] { screen.layout }

  public var textFocus: Rect? { screen.textFocus(controls) }
}
