internal import ArgumentParser
internal import Phrases
internal import SDLPlatform

/// Translates the manual when the game is installed.
struct ManualCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the manual in another language.",
    shouldDisplay: false)

  @Argument(help: ArgumentHelp("The English page.", valueName: "file"), completion: .file())
  var file: String

  @Argument(help: ArgumentHelp("The language.", valueName: "code"))
  var language: String

  @OptionGroup(visibility: .hidden) var options: PlayOptions

  func run() throws {
    let spoken = Languages(resources: try ResourceFolder.locate()).spoken(language)
    print(ManualPage(language: spoken)(try TextFile.read(file)), terminator: "")
  }
}

struct PotCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "pot", abstract: "Print everything that the game says, for translators.")

  @OptionGroup(visibility: .hidden) var options: PlayOptions

  func run() { print(Template.text, terminator: "") }
}
