internal import ArgumentParser
internal import Glibc
internal import Phrases
internal import SDLPlatform

/// The command `bungle`, which plays, or carries out one of its subcommands.
struct Bungle: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bungle",
    abstract: ProgramWords.abstract.rawValue,
    version: "0.1.0",
    subcommands: [
      LayoutCommand.self, ShotCommand.self, ReplayCommand.self, WatchCommand.self,
      TimelineCommand.self, FilmCommand.self, SheetCommand.self,
      DemoCommand.self, ScoresCommand.self, DoctorCommand.self, PotCommand.self,
      ManualCommand.self, VoicesCommand.self, ReadClipCommand.self,
    ])

  @OptionGroup var options: PlayOptions

  func run() throws { try MainActor.assumeIsolated { try Play.run(options) } }
}

@main
enum Main {
  static func main() {
    // An ignored signal lets a write past the file size limit fail instead of ending the game.
    signal(SIGXFSZ, SIG_IGN)
    run()
    if !hasPrinted() { fail("The standard output can't be written.", code: 1) }
  }

  private static func run() {
    do {
      var command = try Bungle.parseAsRoot()
      try (command as? any Subcommand)?.refuseOthers(CommandLine.arguments)
      try command.run()
    } catch let error as PlatformError {
      fail(error.description, code: 1)
    } catch {
      guard Bungle.exitCode(for: error) != .success else {
        return print(translated(Bungle.fullMessage(for: error)))
      }
      fail(Bungle.message(for: error), code: Bungle.exitCode(for: error) == .failure ? 1 : 2)
    }
  }

  /// The message, translated into the session's or the command line's language if it is help.
  private static func translated(_ message: String) -> String {
    guard let resources = try? ResourceFolder.locate() else { return message }
    let language = Languages(resources: resources).spoken(
      Languages.requested(in: CommandLine.arguments))
    guard language != .english, let help = HelpText.request(for: message) else { return message }
    return HelpText(language: language)(
      Bungle.helpMessage(
        for: help.command, includeHidden: help.includesHidden, columns: 4_000))
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    report(oneLine(message))
    exit(code)
  }

  /// The message on one line, its list items joined.
  static func oneLine(_ message: String) -> String {
    message.split(separator: "\n").enumerated().reduce(into: "") { line, next in
      let words = String(next.element.drop { $0 == " " })
      if words.hasPrefix("- ") {
        line += (line.hasSuffix(":") ? " " : ", ") + words.dropFirst(2)
      } else {
        line += (line.isEmpty ? "" : " ") + words
      }
    }
  }
}
