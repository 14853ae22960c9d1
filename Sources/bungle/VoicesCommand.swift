internal import ArgumentParser
internal import Phrases
internal import SDLPlatform
internal import Voice

struct VoicesCommand: Subcommand {
  static let configuration = CommandConfiguration(.voices, discussion: .otherLanguage)

  static let acceptedOptions: Set<PlayOptions.Name> = [.language, .data]

  @OptionGroup(visibility: .hidden) var options: PlayOptions

  func run() throws {
    let resources = try ResourceFolder.locate()
    let language = Languages(resources: resources).spoken(options.language)
    let (sentences, others) = Sentence.recordable(in: language)
    for sentence in sentences {
      print("\(sentence.recordings.joined()).ogg\t\(sentence.text)")
    }
    let folder = DataFolder.recordings(
      in: DataFolder.path(named: options.data), resources
    )[0]
    print("# \(sentences.count) sentences; recordings go into \(folder)/\(language.traits.code)/")
    print("# as .ogg, .wav, .flac or .mp3, and are heard at once.")
    print("# \(others) more have names or numbers in them, which only a synthesizer can say.")
  }
}
