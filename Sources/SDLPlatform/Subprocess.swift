internal import Glibc
internal import Threads

/// A command's output, if it exits with success before `deadline` in nanoseconds of `SteadyClock`.
///
/// The command gets no input, and is killed if it is late or prints too much.
func output(of command: [String], until deadline: Int64) -> String? {
  Subprocess(command, takesInput: false)?.output(until: deadline, atMost: 4_096)
    .map { String(decoding: $0, as: UTF8.self) }
}

/// A running command, whose standard error is dropped.
struct Subprocess: Sendable {
  private let process: pid_t
  /// The command's standard output and, if it `takesInput`, its standard input.
  let socket: Int32

  init?(_ command: [String], takesInput: Bool) {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    let process = Self.start(command, on: ends[1], takesInput)
    close(ends[1])
    guard let process else {
      close(ends[0])
      return nil
    }
    (self.process, socket) = (process, ends[0])
  }

  private static func start(_ command: [String], on socket: Int32, _ takesInput: Bool) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if takesInput {
      posix_spawn_file_actions_adddup2(&actions, socket, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, socket, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words = command.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    guard let name = words[0] else { return nil }
    var process: pid_t = 0
    return posix_spawnp(&process, name, &actions, nil, &words, environ) == 0 ? process : nil
  }

  func output(until deadline: Int64, atMost limit: Int) -> [UInt8]? {
    let bytes = read(until: deadline, atMost: limit)
    if bytes == nil { kill(process, SIGKILL) }
    return wait() == 0 ? bytes : nil
  }

  func cancel() {
    kill(process, SIGKILL)
    _ = wait()
  }

  private func wait() -> Int32 {
    close(socket)
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    return status
  }

  private func read(until deadline: Int64, atMost limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: min(limit, 65_536))
    while bytes.count < limit, SteadyClock.wait(on: socket, until: deadline) {
      let count = Glibc.read(socket, &piece, piece.count)
      guard count > 0 else { return count == 0 ? bytes : nil }
      bytes += piece.prefix(count)
    }
    return nil
  }
}
