internal import Glibc

/// Decodes sound files; called on the voice's thread.
public protocol ClipReading: Sendable {
  /// The samples of a file, mono, and their rate in hertz; nil if it can't be read.
  func read(_ file: String) -> (samples: [Int16], rate: Int)?
  /// Prepares for the next file, which is wanted soon.
  func prepare()
  /// Releases the resources that are kept for the next file.
  func releaseResources()
}

/// Recorded sentences. It looks for files each time, so that a new one is heard at once.
struct Clips: SpeechSource {
  /// The folders in the order of search.
  let folders: [String]
  let reader: any ClipReading

  private static let kinds = ["ogg", "wav", "flac", "mp3"]
  private static let usualRate = 48_000
  /// The largest file that is read, in bytes.
  static let largest = 8 << 20

  /// Plays each part while it reads the next. If a part can't be read, another source takes over.
  func say(_ sentence: Sentence, to sink: any SpeechSink) -> Bool {
    let parts = sentence.recordings.map {
      Self.files($0, sentence.language, in: folders)
    }
    guard !parts.isEmpty, !parts.contains([]), sink.speak([], rate: Self.usualRate) else {
      return false
    }
    for files in parts {
      guard
        let part = files.lazy.compactMap(reader.read).first(where: { !$0.samples.isEmpty })
      else { return false }
      guard sink.speak(part.samples, rate: part.rate) else { return true }
      reader.prepare()
    }
    return true
  }

  func releaseResources() { reader.releaseResources() }

  /// The readable files that may be the recording `name`, in the order of search.
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
