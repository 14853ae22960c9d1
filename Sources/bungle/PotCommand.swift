internal import ArgumentParser
internal import Phrases

struct PotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pot", abstract: "Print everything that the game says, for translators.")

  func run() { print(Template.text, terminator: "") }
}
