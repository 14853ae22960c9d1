internal import Director
internal import Opening
public import Stage

/// Every timeline of the game by its name.
public enum Catalogue {
  public static let timelines =
    OpeningScene.timelines + HubScene.timelines + Door.all.flatMap { $0.timelines() }

  /// The timelines called `name`, or of the family that `name` begins, e.g. `jungle.win`.
  public static func timelines(named name: String) -> [NamedTimeline] {
    let exact = timelines.filter { $0.name == name }
    return exact.isEmpty ? timelines.filter { $0.name.hasPrefix(name + ".") } : exact
  }
}
