internal import ArgumentParser
internal import Stage

/// A command other than playing. The root would shadow an option of the same name, so each takes
/// all options of playing and refuses those that mean nothing to it.
protocol Subcommand: ParsableCommand {
  static var heeded: Set<PlayOptions.Name> { get }
  var options: PlayOptions { get }
}

extension Subcommand {
  func refuseOthers() throws(ValidationError) {
    let others = PlayOptions.Name.allCases.filter {
      options.isGiven($0) && !Self.heeded.contains($0)
    }
    guard let first = others.first else { return }
    let name = Self.configuration.commandName ?? ""
    throw ValidationError("`bungle \(name)` has no use for --\(first.rawValue).")
  }
}

extension PlayOptions {
  enum Name: String, Hashable, CaseIterable {
    case scene, seed, size, fullscreen, mute, calm, language, data, record, inspect
    case noAmbience = "no-ambience"
    case blankWords = "blank-words"
  }

  fileprivate func isGiven(_ name: Name) -> Bool {
    switch name {
    case .scene: scene != .opening
    case .seed: seed != nil
    case .size: size != nil
    case .fullscreen: fullscreen
    case .mute: mute
    case .noAmbience: noAmbience
    case .calm: calm
    case .language: language != nil
    case .blankWords: blankWords
    case .data: data != nil
    case .record: record != nil
    case .inspect: inspect
    }
  }
}
