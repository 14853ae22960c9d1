internal import Animation
internal import Director
internal import Figures
internal import Opening
public import Stage

/// Every timeline in the game, by name.
public enum Catalogue {
  public static let timelines =
    OpeningScene.timelines + HubScene.timelines + FinaleAnimation.timelines + Thrower.timelines
    + Door.all.flatMap { $0.timelines() }

  /// The timeline called `name`, or else the family it prefixes, e.g. `jungle.win`.
  public static func timelines(named name: String) -> [NamedTimeline] {
    let exact = timelines.filter { $0.name == name }
    return exact.isEmpty ? timelines.filter { $0.name.hasPrefix(name + ".") } : exact
  }

  /// The timeline's name; nil if it isn't in the catalogue.
  static func name(of timeline: Timeline) -> String? { names[timeline] }

  private static let names = Dictionary(
    timelines.map { ($0.timeline, $0.name) }, uniquingKeysWith: { first, _ in first })
}
