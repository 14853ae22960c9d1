public import Phrases

extension Voice {
  /// The report of `bungle doctor` on which sources speak a language here, and how to get others.
  public static func diagnosis(of language: Language, folders: [String]) -> String {
    diagnosis(
      of: language, folders: folders,
      synthesizer: SpeechSynthesizer { ESpeak.load() },
      dispatcher: SpeechDispatcher(path: SpeechDispatcher.usualPath))
  }

  static func diagnosis(
    of language: Language, folders: [String], synthesizer: SpeechSynthesizer,
    dispatcher: SpeechDispatcher
  ) -> String {
    let traits = language.traits
    let sentences = Sentence.recordable(in: language).sentences
    let recorded = sentences.count { sentence in
      sentence.recordings.allSatisfy { !Clips.files($0, traits.code, in: folders).isEmpty }
    }
    let espeak = synthesizer.diagnosis(of: traits.code)
    let version = espeak.map { "espeak-ng \($0.version)" }
    let ways =
      (recorded > 0 ? ["\(recorded) of \(sentences.count) sentences as they are recorded"] : [])
      + (espeak?.speaks == true ? [version ?? ""] : [])
      + (dispatcher.isThere ? ["speech-dispatcher"] : [])
    let lack =
      switch espeak?.speaks {
      case true?: ""
      case false?:
        "; \(version ?? "") does not speak it well enough, but a synthesizer for it in"
          + " speech-dispatcher would (`sudo apt install speech-dispatcher`), or your own recordings"
      case nil: "; `sudo apt install espeak-ng` brings one"
      }
    let said = ways.isEmpty ? "none" : ways.joined(separator: ", then ")
    return "voice     \(said), in \(traits.name)\(lack);"
      + " `bungle voices` lists what you can record"
  }
}
