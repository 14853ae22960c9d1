internal import ArgumentParser
internal import Director
internal import Phrases
internal import SDLPlatform
internal import Stage
internal import Studio

struct ReplayCommand: Subcommand {
  static let configuration = CommandConfiguration(.replay)

  static let acceptedOptions: Set<PlayOptions.Name> = [.language, .blankWords]

  @Argument(help: ArgumentHelp(.recording, valueName: "file"), completion: .file())
  var file: String

  @Flag(help: ArgumentHelp(.json))
  var json = false

  @Flag(help: ArgumentHelp(.saidAlone))
  var said = false

  @OptionGroup var options: PlayOptions

  @Option(help: ArgumentHelp(.shots, valueName: "folder"))
  var shots: Path?

  @Option(help: ArgumentHelp(.moments, valueName: "seconds"))
  var at: Moments?

  func validate() throws {
    guard (shots == nil) == (at == nil) else {
      throw ValidationError("--shots and --at belong together: --shots FOLDER --at 1,2.5")
    }
  }

  func run() throws {
    let replay = try Self.read(file)
    let language = try Languages(resources: ResourceFolder.locate()).drawn(options.language)
    // A visit to the page of languages may press any of them, so all are offered.
    var playback = Playback(
      replay, language: language, metrics: try Self.metrics(), languages: Language.Traits.all)
    if let shots, let at { try draw(replay, at: at.ticks, into: shots.text) }
    playback.play()
    if let missing = playback.missing { throw PlatformError("\(file): \(missing)") }
    if said { return playback.effects.compactMap { $0.said(in: language) }.forEach { print($0) } }
    let state = EndState(playback.director)
    print(json ? Self.json(state, playback.effects).text : state.description)
  }

  static func read(_ file: String) throws -> Replay {
    let text = try TextFile.read(file)
    do throws(ReplayError) {
      return try Replay(text: text)
    } catch {
      throw ValidationError("\(file), \(error.description).")
    }
  }

  /// The widths of the letters, which decide where a click puts the caret.
  static func metrics() throws -> FontMetrics {
    try MainActor.assumeIsolated {
      try Renderer(width: 64, height: 64, resources: ResourceFolder.locate()).metrics()
    }
  }

  private func draw(
    _ replay: Replay, at ticks: [Int64], into folder: String
  ) throws {
    try TextFile.makeFolder(folder)
    try draw(replay.width, replay.height) { renderer, language in
      var playback = Playback(
        replay, language: language, metrics: renderer.metrics(), languages: Language.Traits.all)
      for tick in ticks.sorted() {
        playback.play(to: tick)
        var director = playback.director
        director.isTall = renderer.beginPicture().isTall
        var picture = director.picture()
        if options.blankWords { picture.blankWords() }
        renderer.draw(picture)
        try renderer.savePNG(to: "\(folder)/\(Moments.label(tick)).png")
      }
    }
  }

  private static func json(_ state: EndState, _ effects: [Playback.TimedEffect]) -> JSON {
    .object([
      ("scene", .string(state.scene.rawValue)), ("tick", .number(state.tick)),
      ("scores", .object(state.counters.map { ($0.name, .number($0.points)) })),
      ("entities", .object(state.entities.map { ($0.name, entity($0)) })),
      (
        "effects",
        .list(
          effects.map {
            .object([("tick", .number($0.tick)), ("effect", .string($0.effect.line))])
          })
      ),
      ("digest", .string(state.digest)),
    ])
  }

  private static func entity(_ entity: EndState.Entity) -> JSON {
    .object([
      ("x", .number(entity.x)), ("y", .number(entity.y)), ("scaleX", .number(entity.scaleX)),
      ("scaleY", .number(entity.scaleY)), ("opacity", .number(entity.opacity)),
      ("picture", .optional(entity.picture)), ("flipped", .bool(entity.isFlipped)),
    ])
  }
}

extension Playback.TimedEffect {
  /// The tick and the sentence on one line; nil for other effects.
  fileprivate func said(in language: Language) -> String? {
    guard case .say(let utterance) = effect else { return nil }
    return "\(tick) " + language(utterance.words).split(separator: "\n").joined(separator: " ")
  }
}

/// Times of a visit, given as seconds separated by commas.
struct Moments: Hashable, ExpressibleByArgument {
  let ticks: [Int64]

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0) }
    guard numbers.allSatisfy({ ($0 ?? -1) >= 0 && ($0 ?? 0) < 1e6 }) else { return nil }
    ticks = numbers.compactMap { $0.map { Int64(($0 * 60).rounded()) } }
  }

  static var allValueStrings: [String] { [] }

  /// The label of a tick: its seconds to 0.01, e.g. `2.50`.
  static func label(_ tick: Int64) -> String {
    let hundredths = (tick * 100 + 30) / 60
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
