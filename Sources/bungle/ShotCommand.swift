internal import ArgumentParser
internal import Director
internal import Phrases
internal import SDLPlatform
internal import Stage

struct ShotCommand: Subcommand {
  static let configuration = CommandConfiguration(.shot)

  static let acceptedOptions: Set<PlayOptions.Name> = [.seed, .size, .calm, .language, .blankWords]

  @Argument(help: ArgumentHelp(.scene, valueName: "scene"))
  var scene: SceneID

  @Option(help: ArgumentHelp(.moment, valueName: "seconds"))
  var at: Seconds

  @OptionGroup var options: PlayOptions

  @Option(name: .shortAndLong, help: ArgumentHelp(.file, valueName: "file.png"))
  var output: Path

  func run() throws {
    var preferences = Preferences()
    preferences.reducesMotion = options.calm
    let size = options.size ?? .usual
    try draw(size.width, size.height) { renderer, language in
      preferences.language = language.traits.code
      var director = Director(
        starting: scene, seed: options.seed ?? 0, preferences: preferences, language: language)
      director.languages = try Languages(resources: .locate()).known
      director.metrics = renderer.metrics()
      director.wordsAreBlank = options.blankWords
      for _ in 0..<at.ticks { director.tick() }
      director.isTall = renderer.beginPicture().isTall
      renderer.draw(director.picture())
      try renderer.savePNG(to: output.text)
    }
  }
}
