internal import Glibc
internal import Threads

/// The desktop's speech service, by its own protocol (SSIP, as its manual describes it).
///
/// The service has its own voice and audio device, and only reports a sentence's beginning and end.
struct SpeechDispatcher: SpeechSource {
  /// The path of the service's socket; nil for none.
  let path: String?

  /// The time allowed for each answer, in nanoseconds.
  static let timeouts = SteadyClock.second / 5
  /// The nanoseconds for which others may speak first; a voice that has died would never begin.
  private let longestWait: Int64
  /// The interval of checks whether the sentence is still wanted, in nanoseconds.
  private static let checkInterval = SteadyClock.second / 30
  /// The time allowed for a sentence, in seconds: a fixed part, and a part for each letter.
  private static let longest = (sentence: 3.0, letter: 0.2)
  /// The most lines that are read about one sentence.
  private static let mostLines = 200

  init(path: String?, longestWait: Int64 = 4 * SteadyClock.second) {
    (self.path, self.longestWait) = (path, longestWait)
  }

  static var usualPath: String? {
    getenv("XDG_RUNTIME_DIR").map { "\(String(cString: $0))/speech-dispatcher/speechd.sock" }
  }

  /// Whether the service answers; it need not speak for that.
  var isThere: Bool { (try? greeted(language: "en")) != nil }

  func say(_ sentence: Sentence, to sink: any SpeechSink) -> Bool {
    guard var socket = try? greeted(language: sentence.language) else { return false }
    do throws(LineSocket.Failure) {
      try Self.ask("SPEAK", of: &socket)
      try Self.ask(Self.dotStuffed(sentence.text) + ".", of: &socket)
    } catch {
      return false
    }
    sink.duck(true)
    let progress = progress(&socket, of: sentence, to: sink)
    if progress != .ended { try? Self.ask("CANCEL SELF", of: &socket) }
    sink.duck(false)
    try? socket.write("QUIT\r\n", until: SteadyClock.now + Self.timeouts)
    return progress != .queued || !sink.isWanted
  }

  private func greeted(language: String) throws(LineSocket.Failure) -> LineSocket {
    guard let path else { throw .closed }
    var socket = try LineSocket(path: path)
    let hyphenated = String(language.map { $0 == "_" ? "-" : $0 })
    for wish in [
      "CLIENT_NAME \(getuid()):bungle:voice", "LANGUAGE \(hyphenated)", "PRIORITY MESSAGE",
      "NOTIFICATION BEGIN ON", "NOTIFICATION END ON", "NOTIFICATION CANCEL ON",
    ] { try Self.ask("SET SELF \(wish)", of: &socket) }
    return socket
  }

  private enum Progress { case queued, begun, ended }

  /// The sentence's progress when it ends, takes too long or is no longer wanted.
  private func progress(
    _ socket: inout LineSocket, of sentence: Sentence, to sink: any SpeechSink
  ) -> Progress {
    let seconds =
      Self.longest.sentence + Self.longest.letter * Double(sentence.text.unicodeScalars.count)
    var (progress, end) = (Progress.queued, SteadyClock.now + longestWait)
    var lines = 0
    while sink.isWanted, SteadyClock.now < end, lines < Self.mostLines {
      do throws(LineSocket.Failure) {
        let line = try socket.line(until: SteadyClock.now + Self.checkInterval)
        lines += 1
        if line.hasPrefix("702 ") || line.hasPrefix("703 ") { return .ended }
        if line.hasPrefix("701 ") {
          (progress, end) = (
            .begun, SteadyClock.now + Int64(seconds * Double(SteadyClock.second))
          )
        }
      } catch {
        if error != .late { return progress == .begun ? .ended : .queued }
      }
    }
    return progress
  }

  /// Sends a line and reads the whole answer; throws if that reports an error.
  private static func ask(
    _ words: String, of socket: inout LineSocket
  ) throws(LineSocket.Failure) {
    let deadline = SteadyClock.now + timeouts
    try socket.write(words + "\r\n", until: deadline)
    for _ in 0..<mostLines {
      let line = try socket.line(until: deadline)
      // `230-` begins a line that more lines follow, `230 ` the last one, and `7` an event.
      guard line.utf8.count > 3, !line.hasPrefix("7") else { continue }
      if line.utf8.dropFirst(3).first == UInt8(ascii: "-") { continue }
      guard line.hasPrefix("2") else { throw .closed }
      return
    }
    throw .flooded
  }

  /// Escapes leading points, as a lone point would end the text.
  static func dotStuffed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ($0.hasPrefix(".") ? "." : "") + $0 + "\r\n" }.joined()
  }
}
