internal import ArgumentParser
internal import SDLPlatform

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what the game would use on this machine, and what to do about what is missing.")

  @Option(help: ArgumentHelp("The folder of scores and settings.", valueName: "folder"))
  var data: Path?

  func run() throws {
    MainActor.assumeIsolated {
      for line in Diagnosis.lines(data: DataFolder.path(named: data)) { print(line) }
    }
  }
}
