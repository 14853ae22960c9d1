internal import Glibc
internal import Sounds
internal import Synchronization
internal import Threads

/// Reads recorded sentences, each in its own process, so that no damaged file ends the game.
///
/// A process takes longer to start than to read, so one can be started in advance.
public final class ClipReader: Sendable {
  private let nextProcess = Mutex<Subprocess?>(nil)
  private let command: [String]
  private let patience: Int64

  private static let most =
    Int(ClipFile.longest + 1) * Synthesizer.sampleRate * MemoryLayout<Int16>.size

  public convenience init() { self.init(command: ["/proc/self/exe", ClipFile.command]) }

  /// Creates a reader that runs another command, and waits at most `patience` nanoseconds.
  init(command: [String], patience: Int64 = 2 * SteadyClock.second) {
    (self.command, self.patience) = (command, patience)
  }

  deinit { releaseResources() }

  /// The samples of a file, mono, and their rate in hertz; nil if it can't be read in time.
  public func read(_ file: String) -> (samples: [Int16], rate: Int)? {
    let deadline = SteadyClock.now + patience
    let nextProcess = nextProcess.withLock { tool in
      defer { tool = nil }
      return tool
    }
    guard let tool = sendName(of: file, to: nextProcess) ?? sendName(of: file, to: start()),
      let bytes = tool.output(until: deadline, atMost: Self.most), bytes.count >= 2
    else { return nil }
    let samples = stride(from: 0, to: bytes.count - 1, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
    return (samples, Synthesizer.sampleRate)
  }

  /// Starts a process for the next file, unless one waits already.
  public func prepare() { nextProcess.withLock { $0 = $0 ?? start() } }

  private func start() -> Subprocess? { Subprocess(command, takesInput: true) }

  /// Ends the process that waits for the next file.
  public func releaseResources() {
    let tool = nextProcess.withLock { tool in
      defer { tool = nil }
      return tool
    }
    tool?.cancel()
  }

  /// Sends a process its file's name and returns it; cancels an ended process and returns nil.
  private func sendName(of file: String, to tool: Subprocess?) -> Subprocess? {
    guard let tool else { return nil }
    let name = Array(file.utf8)
    guard send(tool.socket, name, name.count, Int32(MSG_NOSIGNAL)) == name.count,
      shutdown(tool.socket, Int32(SHUT_WR)) == 0
    else {
      tool.cancel()
      return nil
    }
    return tool
  }
}
