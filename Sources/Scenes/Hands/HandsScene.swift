public import Animation
public import Phrases
internal import Rules
public import Stage
internal import Widgets

/// Rock, paper, scissors as the player sets it up: by rounds or by points, on one table.
public struct HandsScene: Scene {
  private var setup: SetupPage
  /// A match under way, or finished and still on the table; nil while it is set up.
  private var table: Table?
  /// The table of two, as it was left for the jungle's.
  private var friends = Table(Pair())

  /// Whoever played last need not give the name again.
  public init(preferences: Preferences = Preferences()) {
    setup = SetupPage(name: preferences.choices[Self.lastName] ?? "")
  }

  /// Under what the name of the last match is remembered.
  private static let lastName = "hands.name"

  /// What lies open.
  private var page: any Scene { if let table { table } else { setup } }

  public mutating func handle(_ event: InputEvent, _ stage: inout StageContext) {
    guard table != nil else {
      setup.handle(event, &stage)
      if setup.wantsFriend {
        setup.wantsFriend = false
        table = friends
        return
      }
      guard let plan = setup.plan else { return }
      table = Table(plan, setup.controls, stage.preferences)
      return remember(plan.name.text, &stage)
    }
    table?.handle(event, &stage)
    guard let left = table, let exit = left.exit else { return }
    table = nil
    switch exit {
    case .setup:
      if left.pair != nil { friends = left.rested }
      setup.resume(left.controls, at: stage.now)
    case .reset:
      setup = SetupPage(left.controls)
      remember("", &stage)
    }
  }

  private func remember(_ name: String, _ stage: inout StageContext) {
    guard stage.preferences.choices[Self.lastName] ?? "" != name else { return }
    stage.prefer { $0.choices[Self.lastName] = name }
  }

  /// Two who leave find their match again.
  public var remainder: (any Scene)? {
    guard let table, table.pair != nil else { return nil }
    var rest = self
    rest.table = table.rested
    return rest
  }

  public mutating func tick(_ stage: inout StageContext) { table?.tick(&stage) }

  public func picture(_ view: View) -> Picture { page.picture(view) }

  public func isStill(_ view: View) -> Bool { page.isStill(view) }

  public func wakes(_ view: View) -> Time? { page.wakes(view) }

  public var textFocus: Rect? { page.textFocus }

  public var hint: Hint? { page.hint }

  public func prompt(_ view: View) -> Phrase? { page.prompt(view) }

  public func announcement(_ view: View) -> Phrase? { page.announcement(view) }

  public func invitation(_ view: View) -> Phrase? { page.invitation(view) }

  public var cardWords: Phrase? { page.cardWords }

  public var standing: Phrase? { page.standing }

  public func spokenFocus(_ view: View) -> SpokenFocus? { page.spokenFocus(view) }

  public var layout: [Place] { page.layout }

  public var isForTwo: Bool { page.isForTwo }

  public var tall: Arrangement { page.tall }

  public var card: Rect? { page.card }

  public var counters: [Counter] { page.counters }
}
