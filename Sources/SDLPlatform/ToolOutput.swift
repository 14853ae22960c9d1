internal import Glibc
internal import Threads

/// A command's output, if it exits with success before `deadline` in nanoseconds of `SteadyClock`.
///
/// It gets no input, its errors are dropped, and it is killed when late or when it says too much.
func output(of command: [String], until deadline: Int64) -> String? {
  var ends: [Int32] = [0, 0]
  guard pipe(&ends) == 0 else { return nil }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  let tool = Subprocess(command, reading: nil, printingTo: ends[1], heardFrom: ends[0])
  close(ends[1])
  guard let tool else {
    close(ends[0])
    return nil
  }
  return tool.output(until: deadline, atMost: 4_096).map { String(decoding: $0, as: UTF8.self) }
}

struct Subprocess: Sendable {
  let process: pid_t
  /// The pipe or socket to it.
  let end: Int32

  /// - Parameters:
  ///   - input: its standard input; nil for none.
  ///   - end: the other end of `output`, closed with the process.
  init?(
    _ command: [String], reading input: Int32?, printingTo output: Int32, heardFrom end: Int32
  ) {
    guard let process = start(command, reading: input, printingTo: output) else { return nil }
    (self.process, self.end) = (process, end)
  }

  /// Its output, if it exits with success by `deadline`.
  func output(until deadline: Int64, atMost limit: Int) -> [UInt8]? {
    let bytes = readAll(from: end, until: deadline, atMost: limit)
    if bytes == nil { kill(process, SIGKILL) }
    return wait() == 0 ? bytes : nil
  }

  /// Kills it.
  func cancel() {
    kill(process, SIGKILL)
    _ = wait()
  }

  private func wait() -> Int32 {
    close(end)
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    return status
  }
}

private func start(
  _ command: [String], reading input: Int32?, printingTo end: Int32
) -> pid_t? {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  if let input {
    posix_spawn_file_actions_adddup2(&actions, input, 0)
  } else {
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
  }
  posix_spawn_file_actions_adddup2(&actions, end, 1)
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
  var words = command.map { strdup($0) } + [nil]
  defer { words.forEach { free($0) } }
  guard let name = words.first ?? nil else { return nil }
  var tool: pid_t = 0
  return posix_spawnp(&tool, name, &actions, nil, &words, environ) == 0 ? tool : nil
}

private func readAll(from end: Int32, until deadline: Int64, atMost limit: Int) -> [UInt8]? {
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: min(limit, 65_536))
  while bytes.count < limit {
    let left = (deadline - SteadyClock.now) / 1_000_000
    var watched = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
    guard left > 0, poll(&watched, 1, Int32(clamping: left)) > 0 else { return nil }
    let count = read(end, &piece, piece.count)
    guard count >= 0 else { return nil }
    if count == 0 { return bytes }
    bytes += piece.prefix(count)
  }
  return nil
}
