internal import Rules
public import Stage
internal import Widgets

/// Rock, paper, scissors with a setup, by rounds or by points, and a table.
public struct HandsScene: Scene {
  private var setup: SetupPage
  /// The current or finished match; nil during setup.
  private var table: Table?
  /// The two-player match, kept while the player plays the jungle.
  private var friends = Table(Pair())

  /// Fills in the name used last.
  public init(preferences: Preferences = Preferences()) {
    setup = SetupPage(name: preferences.choices[Self.lastName] ?? "")
  }

  /// The preference key of the last name.
  private static let lastName = "hands.name"

  private var page: any Scene { if let table { table } else { setup } }
  public var openPage: (any Scene)? { page }
  public func picture(_ view: View) -> Picture { page.picture(view) }
  public func isStill(_ view: View) -> Bool { page.isStill(view) }
  public var layout: [Place] { page.layout }

  public mutating func handle(_ event: InputEvent, _ stage: inout StageContext) {
    if table == nil {
      setup.handle(event, &stage)
      if let exit = setup.exit { openTable(exit, &stage) }
    } else {
      table?.handle(event, &stage)
      if let exit = table?.exit { openSetup(exit, &stage) }
    }
  }

  private mutating func openTable(_ exit: SetupPage.Exit, _ stage: inout StageContext) {
    switch exit {
    case .match(let plan):
      table = Table(plan, setup.controls, stage.preferences)
      stage.keep(plan.name.text, as: Self.lastName)
    case .friend: table = friends
    }
  }

  private mutating func openSetup(_ exit: Table.Exit, _ stage: inout StageContext) {
    guard let left = table else { return }
    table = nil
    switch exit {
    case .setup:
      if left.pair != nil { friends = left.rested }
      setup.resume(left.controls, at: stage.now)
    case .reset:
      setup = SetupPage(left.controls)
      stage.keep("", as: Self.lastName)
    }
  }

  /// Keeps a match of two for their return, but none with the jungle.
  public var remainder: (any Scene)? {
    guard let table, table.pair != nil else { return nil }
    var rest = self
    rest.table = table.rested
    return rest
  }

  public mutating func tick(_ stage: inout StageContext) {
    if table == nil { setup.tick(&stage) } else { table?.tick(&stage) }
  }
}
