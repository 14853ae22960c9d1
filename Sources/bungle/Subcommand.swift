internal import ArgumentParser
internal import Phrases
internal import SDLPlatform

/// A command other than playing. The root would shadow an option of the same name, so each
/// subcommand takes all options of playing and refuses those without a meaning for it.
protocol Subcommand: ParsableCommand {
  /// The options of playing that have a meaning for the command; by default none.
  static var acceptedOptions: Set<PlayOptions.Name> { get }
  var options: PlayOptions { get }
}

extension Subcommand {
  static var acceptedOptions: Set<PlayOptions.Name> { [] }

  func refuseOthers(_ arguments: [String]) throws(ValidationError) {
    let others = PlayOptions.Name.allCases.filter { option in
      arguments.contains { $0 == "--\(option.rawValue)" || $0.hasPrefix("--\(option.rawValue)=") }
        && !Self.acceptedOptions.contains(option)
    }
    guard let first = others.first else { return }
    let name = Self.configuration.commandName ?? ""
    throw ValidationError("`bungle \(name)` has no use for --\(first.rawValue).")
  }

  /// Lets `work` draw without a display, in the language of `--language`.
  func draw(
    _ width: Int, _ height: Int, _ work: @MainActor (Renderer, Language) throws -> Void
  ) throws {
    let chosen = options.language
    try MainActor.assumeIsolated {
      let resources = try ResourceFolder.complete()
      let renderer = try Renderer(width: width, height: height, resources: resources)
      try work(renderer, Languages(resources: resources).drawn(chosen))
    }
  }
}

extension PlayOptions {
  enum Name: String, Hashable, CaseIterable {
    case scene, seed, size, fullscreen, mute, calm, language, data, record, inspect
    case noAmbience = "no-ambience"
    case blankWords = "blank-words"
  }
}
