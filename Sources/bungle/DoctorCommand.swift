internal import ArgumentParser
internal import Phrases
internal import SDLPlatform
internal import Voice

struct DoctorCommand: Subcommand {
  static let configuration = CommandConfiguration(.doctor)

  static let acceptedOptions: Set<PlayOptions.Name> = [.data, .language]

  @OptionGroup(visibility: .hidden) var options: PlayOptions

  func run() throws {
    let data = DataFolder.path(named: options.data)
    MainActor.assumeIsolated {
      for line in Diagnosis.lines(data: data, voice: voice(data)) { print(line) }
    }
  }

  private func voice(_ data: String?) -> String? {
    guard let resources = try? ResourceFolder.locate() else { return nil }
    return Voice.diagnosis(
      of: Languages(resources: resources).spoken(options.language),
      folders: DataFolder.recordings(in: data, resources))
  }
}
