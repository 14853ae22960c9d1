internal import ArgumentParser
internal import Director
internal import SDLPlatform
internal import Stage

struct ShotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shot", abstract: "Draw one moment of a scene as a PNG, without a display.")

  @Argument(help: ArgumentHelp("The scene.", valueName: "scene"))
  var scene: SceneID

  @Option(help: ArgumentHelp("The moment, in seconds since the scene began.", valueName: "seconds"))
  var at: Seconds

  @Option(help: "The number that all chance follows from.")
  var seed: UInt64 = 0

  @Option(help: ArgumentHelp("The picture's size in pixels.", valueName: "WxH"))
  var size: WindowSize = .usual

  @Flag(help: "Calm motion.")
  var calm = false

  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file.png"))
  var output: String

  func run() throws {
    var preferences = Preferences()
    preferences.isCalm = calm
    var director = Director(starting: scene, seed: seed, preferences: preferences)
    for _ in 0..<at.ticks { director.tick() }
    let picture = director.picture(ahead: 0)
    try MainActor.assumeIsolated {
      let resources = try ResourceFolder.locate()
      try resources.check()
      let renderer = try Renderer(width: size.width, height: size.height, resources: resources)
      renderer.draw(picture)
      try renderer.savePNG(to: output)
    }
  }
}
