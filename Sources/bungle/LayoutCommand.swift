internal import ArgumentParser
internal import Director
internal import Stage

struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Print where a scene has its things, in design pixels.")

  @Argument(help: ArgumentHelp("The scene.", valueName: "scene"))
  var scene: SceneID

  @Flag(help: "Print JSON.")
  var json = false

  func run() {
    let places = Director(starting: scene, seed: 0).layout
    print(json ? Self.json(places) : Self.table(places))
  }

  static func json(_ places: [Place]) -> String {
    let lines = places.map { place in
      let rect = place.rect
      return "  \"\(place.name)\": {\"x\": \(number(rect.x)), \"y\": \(number(rect.y)),"
        + " \"width\": \(number(rect.width)), \"height\": \(number(rect.height))}"
    }
    return lines.isEmpty ? "{}" : "{\n" + lines.joined(separator: ",\n") + "\n}"
  }

  private static func table(_ places: [Place]) -> String {
    let width = places.map(\.name.count).max() ?? 0
    return places.map { place in
      let rect = place.rect
      let gap = String(repeating: " ", count: width - place.name.count)
      return "\(place.name)\(gap)  at \(number(rect.x)),\(number(rect.y))"
        + "  \(number(rect.width))×\(number(rect.height))"
    }.joined(separator: "\n")
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
  }
}
