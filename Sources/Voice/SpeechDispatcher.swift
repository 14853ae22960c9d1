internal import Glibc
internal import Threads

/// The desktop's speech service, by its own protocol (SSIP, as its manual describes it).
///
/// It has a voice and a device of its own; here one only learns when a sentence has begun and ended.
struct SpeechDispatcher: SpeechSource {
  /// Where it listens; nil for nowhere.
  let path: String?

  /// How long it may think.
  static let patience = SteadyClock.second / 5
  /// How long others may speak before it begins; where its own voice has died it takes sentences and is silent.
  private let longestWait: Int64
  /// How soon it is told that nobody wants to hear it any more.
  private static let look = SteadyClock.second / 30
  /// What no sentence takes longer than: so many seconds, and so many for each letter.
  private static let longest = (sentence: 3.0, letter: 0.2)
  /// More lines than that it never has to say of one sentence.
  private static let mostLines = 200

  init(path: String?, longestWait: Int64 = 4 * SteadyClock.second) {
    (self.path, self.longestWait) = (path, longestWait)
  }

  static var usualPath: String? {
    getenv("XDG_RUNTIME_DIR").map { "\(String(cString: $0))/speech-dispatcher/speechd.sock" }
  }

  /// Whether somebody answers, who is not made to speak.
  var isThere: Bool { (try? greeted(language: "en")) != nil }

  func say(_ sentence: Sentence, for turn: any SpeechTurn) -> Bool {
    guard var socket = try? greeted(language: sentence.language) else { return false }
    do throws(LineSocket.Failure) {
      try Self.ask("SPEAK", of: &socket)
      try Self.ask(Self.data(sentence.text) + ".", of: &socket)
    } catch {
      return false
    }
    turn.duck(true)
    let progress = progress(&socket, of: sentence, for: turn)
    if progress != .ended { try? Self.ask("CANCEL SELF", of: &socket) }
    turn.duck(false)
    try? socket.write("QUIT\r\n", until: SteadyClock.now + Self.patience)
    return progress != .queued || !turn.isWanted
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

  /// How far it has come when it ends, takes too long or is no longer wanted.
  private func progress(
    _ socket: inout LineSocket, of sentence: Sentence, for turn: any SpeechTurn
  ) -> Progress {
    let seconds =
      Self.longest.sentence + Self.longest.letter * Double(sentence.text.unicodeScalars.count)
    var (progress, end) = (Progress.queued, SteadyClock.now + longestWait)
    var lines = 0
    while turn.isWanted, SteadyClock.now < end, lines < Self.mostLines {
      do throws(LineSocket.Failure) {
        let line = try socket.line(until: SteadyClock.now + Self.look)
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

  /// Says a line and reads the answer to its end; an answer that is no consent is a failure.
  private static func ask(
    _ words: String, of socket: inout LineSocket
  ) throws(LineSocket.Failure) {
    let deadline = SteadyClock.now + patience
    try socket.write(words + "\r\n", until: deadline)
    for _ in 0..<mostLines {
      let line = try socket.line(until: deadline)
      // `230-` has more to say, `230 ` is the end of it, and events come in between.
      guard line.utf8.count > 3, !line.hasPrefix("7") else { continue }
      if line.utf8.dropFirst(3).first == UInt8(ascii: "-") { continue }
      guard line.hasPrefix("2") else { throw .closed }
      return
    }
    throw .flooded
  }

  /// A line that begins with a point would be the end.
  static func data(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ($0.hasPrefix(".") ? "." : "") + $0 + "\r\n" }.joined()
  }
}
