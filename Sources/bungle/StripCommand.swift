internal import Animation
internal import ArgumentParser
internal import Director
internal import Phrases
internal import SDLPlatform
internal import Stage

struct StripCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "strip",
    abstract: "Play the opening and a scripted round without a display, and draw them as a strip.")

  static let heeded: Set<PlayOptions.Name> = [.seed, .language]

  @OptionGroup var options: PlayOptions

  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file.png"))
  var output: Path

  func run() throws {
    let seed = options.seed ?? 1
    try MainActor.assumeIsolated {
      let resources = try ResourceFolder.complete()
      let renderer = try Renderer(width: 1280, height: 720, resources: resources)
      var strip = FilmStrip(columns: 6, frameWidth: 320)
      let language = Languages(resources: resources).drawn(options.language)
      var opening = Director(starting: .opening, seed: seed, language: language)
      for _ in 0..<12 {
        renderer.draw(opening.picture(ahead: 0))
        strip.add(renderer)
        for _ in 0..<30 { opening.tick() }
      }
      var round = ScriptedRound(seed: seed, language: language)
      for _ in 0..<24 {
        renderer.draw(round.director.picture(ahead: 0))
        strip.add(renderer)
        for _ in 0..<10 { round.tick() }
      }
      try strip.savePNG(to: output.text)
    }
  }
}

/// A scripted round: the lion is dragged from its home into the river.
struct ScriptedRound {
  private(set) var director: Director
  private var tickCount = 0
  private let home: Rect
  private let region: Rect

  private static let press = 5
  private static let release = 45

  init(seed: UInt64, language: Language) {
    let director = Director(starting: .jungle, seed: seed, language: language)
    func place(_ name: String) -> Rect {
      director.layout.first { $0.name == name }?.rect ?? Design.frame
    }
    self.director = director
    home = place("home.lion")
    region = place("region")
  }

  mutating func tick() {
    tickCount += 1
    if tickCount == Self.press { director.send(.pointerDown(home.center)) }
    if tickCount == Self.release { director.send(.pointerUp(region.center)) }
    if (Self.press...Self.release).contains(tickCount) {
      let way = Double(tickCount - Self.press) / Double(Self.release - Self.press)
      let (from, to) = (home.center, region.center)
      director.send(.pointerMoved(from + (to - from) * way))
    }
    director.tick()
  }
}
