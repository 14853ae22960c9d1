internal import ArgumentParser
internal import Director
internal import Phrases
internal import Stage

struct LayoutCommand: Subcommand {
  static let configuration = CommandConfiguration(.layout)

  @Argument(help: ArgumentHelp(.scene, valueName: "scene"))
  var scene: SceneID

  @Flag(help: ArgumentHelp(.json))
  var json = false

  @OptionGroup(visibility: .hidden) var options: PlayOptions

  func run() {
    let places = Director(starting: scene, seed: 0).layout
    print(json ? Self.json(places).text : Self.table(places))
  }

  private static func json(_ places: [Place]) -> JSON {
    .object(
      places.map { place in
        let rect = place.rect
        return (
          place.name,
          .object([
            ("x", .number(rect.x)), ("y", .number(rect.y)), ("width", .number(rect.width)),
            ("height", .number(rect.height)),
          ])
        )
      })
  }

  private static func table(_ places: [Place]) -> String {
    let width = places.map(\.name.count).max() ?? 0
    return places.map { place in
      let rect = place.rect
      let gap = String(repeating: " ", count: width - place.name.count)
      return "\(place.name)\(gap)  at \(JSON.decimal(rect.x)),\(JSON.decimal(rect.y))"
        + "  \(JSON.decimal(rect.width))×\(JSON.decimal(rect.height))"
    }.joined(separator: "\n")
  }
}
