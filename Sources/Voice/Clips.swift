internal import Glibc

/// Reads sound files.
public protocol ClipReading: Sendable {
  /// The samples of a file, mono, and how many are a second; nil if it can't be read.
  func read(_ file: String) -> (samples: [Int16], rate: Int)?
  /// The next file will be wanted soon.
  func prepare()
  /// None is wanted for some time.
  func rest()
}

/// Sentences that somebody has recorded; looked for at every turn, so that a new file is heard at once.
struct Clips: SpeechSource {
  /// In the order in which they are tried.
  let folders: [String]
  let reader: any ClipReading

  private static let kinds = ["ogg", "wav", "flac", "mp3"]
  private static let usualRate = 48_000
  /// No sentence fills more bytes.
  static let largest = 8 << 20

  /// Each part is heard while the next one is read; where one can't be read, all is left to others.
  func say(_ sentence: Sentence, for turn: any SpeechTurn) -> Bool {
    let parts = sentence.recordings.map {
      Self.files($0, sentence.language, in: folders)
    }
    guard !parts.isEmpty, !parts.contains([]), turn.speak([], rate: Self.usualRate) else {
      return false
    }
    for files in parts {
      guard
        let part = files.lazy.compactMap(reader.read).first(where: { !$0.samples.isEmpty })
      else { return false }
      guard turn.speak(part.samples, rate: part.rate) else { return true }
      reader.prepare()
    }
    return true
  }

  func rest() { reader.rest() }

  /// The files that could be a recording of this name.
  static func files(
    _ name: String, _ language: String, in folders: [String]
  ) -> [String] {
    folders.flatMap { folder in kinds.map { "\(folder)/\(language)/\(name).\($0)" } }
      .filter(isReasonable)
  }

  private static func isReasonable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && (1...largest).contains(Int(status.st_size)) && access(path, R_OK) == 0
  }
}
