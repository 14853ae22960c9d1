internal import Animation
internal import Director
internal import Figures
internal import Opening
public import Stage

/// Every timeline of the game by its name.
public enum Catalogue {
  public static let timelines =
    OpeningScene.timelines + HubScene.timelines + Show.timelines
    + Door.all.flatMap { $0.timelines() }

  /// The timelines called `name`, or of the family that `name` begins, e.g. `jungle.win`.
  public static func timelines(named name: String) -> [NamedTimeline] {
    let exact = timelines.filter { $0.name == name }
    return exact.isEmpty ? timelines.filter { $0.name.hasPrefix(name + ".") } : exact
  }

  /// The name of a timeline that is made alike each time.
  static func name(of timeline: Timeline) -> String? { names[timeline] }

  private static let names = Dictionary(
    timelines.map { ($0.timeline, $0.name) }, uniquingKeysWith: { first, _ in first })
}
