internal import ArgumentParser
internal import Phrases
internal import SDLPlatform

/// Translates the manual when the game is installed.
struct ManualCommand: Subcommand {
  static let configuration = CommandConfiguration(.manual, shouldDisplay: false)

  @Argument(help: ArgumentHelp(.page, valueName: "file"), completion: .file())
  var file: String

  @Argument(help: ArgumentHelp(.toLanguage, valueName: "code"))
  var language: String

  @OptionGroup(visibility: .hidden) var options: PlayOptions

  func run() throws {
    let spoken = Languages(resources: try ResourceFolder.locate()).spoken(language)
    print(ManualPage(language: spoken)(try TextFile.read(file)), terminator: "")
  }
}

struct PotCommand: Subcommand {
  static let configuration = CommandConfiguration(.pot)

  @OptionGroup(visibility: .hidden) var options: PlayOptions

  func run() { print(Template.text, terminator: "") }
}
