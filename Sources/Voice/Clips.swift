internal import Glibc

/// Sentences that somebody has recorded; looked for at every turn, so that a new file is heard at once.
struct Clips: SpeechSource {
  /// In the order in which they are tried.
  let folders: [String]
  let read: @Sendable (String) -> (samples: [Int16], rate: Int)?

  private static let kinds = ["ogg", "wav", "flac", "mp3"]
  /// No sentence fills more bytes.
  static let largest = 8 << 20

  func say(_ sentence: Sentence, for turn: any SpeechTurn) -> Bool {
    guard !sentence.recordings.isEmpty else { return false }
    var parts: [(samples: [Int16], rate: Int)] = []
    for name in sentence.recordings {
      guard turn.isWanted,
        let part = files(name, sentence.language).lazy.compactMap(read).first(where: {
          !$0.samples.isEmpty
        })
      else { return false }
      parts.append(part)
    }
    for part in parts where !turn.speak(part.samples, rate: part.rate) { break }
    return true
  }

  /// The files that could be a recording of this name.
  func files(_ name: String, _ language: String) -> [String] {
    folders.flatMap { folder in Self.kinds.map { "\(folder)/\(language)/\(name).\($0)" } }
      .filter(Self.isReasonable)
  }

  private static func isReasonable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && (1...largest).contains(Int(status.st_size)) && access(path, R_OK) == 0
  }
}
