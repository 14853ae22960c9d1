public import Animation
internal import Figures
internal import Rules
public import Stage
internal import Widgets

/// Rock, paper, scissors as the player sets it up: by rounds or by points, on one table.
public struct HandsScene: Scene {
  private(set) var setup: SetupPage
  /// A match under way, or finished and still on the table; nil while it is set up.
  private(set) var table: Table?

  /// Whoever played last need not give the name again.
  public init(preferences: Preferences = Preferences()) {
    setup = SetupPage(name: preferences.choices[Self.lastName] ?? "")
  }

  /// Under what the name of the last match is remembered.
  private static let lastName = "hands.name"

  public mutating func handle(_ event: InputEvent, _ stage: inout StageContext) {
    guard table != nil else {
      if let plan = setup.handle(event, &stage) {
        table = Table(plan, setup.controls, stage.preferences)
        remember(plan.name.text, &stage)
      }
      return
    }
    guard let exit = table?.handle(event, &stage), let controls = table?.controls else { return }
    table = nil
    switch exit {
    case .setup: setup.resume(controls, at: stage.now)
    case .reset:
      setup = SetupPage(controls)
      remember("", &stage)
    }
  }

  private func remember(_ name: String, _ stage: inout StageContext) {
    guard stage.preferences.choices[Self.lastName] ?? "" != name else { return }
    stage.prefer { $0.choices[Self.lastName] = name }
  }

  public mutating func tick(_ stage: inout StageContext) { table?.tick(&stage) }

  public func picture(_ view: View) -> Picture {
    var picture = Picture()
    if let table { table.draw(view, into: &picture) } else { setup.draw(view, into: &picture) }
    return picture
  }

  public func isStill(_ view: View) -> Bool { table?.isStill(view) ?? setup.isStill(view) }

  public func wakes(_ view: View) -> Time? { table?.crowd.wakes(after: view.time) }

  public var textFocus: Rect? { table == nil ? setup.screen.textFocus(setup.controls) : nil }

  public var layout: [Place] { table?.layout ?? setup.layout }
}
