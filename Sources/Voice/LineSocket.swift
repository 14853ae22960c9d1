internal import Glibc
internal import Threads

/// A socket that exchanges lines with a service on this machine. Deadlines are in nanoseconds.
struct LineSocket: ~Copyable {
  enum Failure: Error {
    /// The service can't be reached, or has hung up.
    case closed
    case late
    /// A line is too long.
    case flooded
  }

  private static let longestLine = 1_024

  private let socket: Int32
  private var read: [UInt8] = []

  /// Connects to the socket at `path` without waiting.
  init(path: String) throws(Failure) { socket = try Self.connected(to: path) }

  deinit { close(socket) }

  func write(_ lines: String, until deadline: Int64) throws(Failure) {
    var bytes = Array(lines.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        bytes.removeFirst(count)
      } else if errno == EAGAIN {
        guard SteadyClock.wait(on: socket, toWrite: true, until: deadline) else { throw .late }
      } else {
        throw .closed
      }
    }
  }

  /// The next line, without its line break.
  mutating func line(until deadline: Int64) throws(Failure) -> String {
    while true {
      if let end = read.firstIndex(of: 10) {
        defer { read.removeFirst(end + 1) }
        return String(decoding: read[..<end].filter { $0 != 13 }, as: UTF8.self)
      }
      guard read.count < Self.longestLine else { throw .flooded }
      guard SteadyClock.wait(on: socket, until: deadline) else { throw .late }
      var piece = [UInt8](repeating: 0, count: Self.longestLine)
      let count = recv(socket, &piece, piece.count, 0)
      guard count > 0 else {
        if count < 0, errno == EAGAIN { continue }
        throw .closed
      }
      read += piece.prefix(count)
    }
  }

  private static func connected(to path: String) throws(Failure) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { throw .closed }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let socket = Glibc.socket(AF_UNIX, kind, 0)
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    guard isConnected else {
      if socket >= 0 { close(socket) }
      throw .closed
    }
    return socket
  }
}
