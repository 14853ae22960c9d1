internal import ArgumentParser
internal import Phrases

struct PotCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "pot", abstract: "Print everything that the game says, for translators.")

  static let heeded: Set<PlayOptions.Name> = []

  @OptionGroup(visibility: .hidden) var options: PlayOptions

  func run() { print(Template.text, terminator: "") }
}
