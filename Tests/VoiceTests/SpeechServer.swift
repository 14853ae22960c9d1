import Foundation
import Glibc
import Synchronization
import Threads

/// Speaks the service's protocol on a socket of its own, well or badly.
final class SpeechServer: Sendable {
  enum Manners: Sendable, CaseIterable {
    /// Answers, and tells the end of a sentence.
    case polite
    /// Answers, but never tells that a sentence has ended.
    case withoutEnd
    /// Answers, and never begins to speak: its own voice has died.
    case mute
    /// Takes what it is told and never answers.
    case silent
    /// Takes nobody's call.
    case deaf
    /// Goes when it should speak.
    case dyingAtOnce
    /// Goes in the middle of a sentence.
    case dyingLater
    /// Answers without end.
    case flooding
    /// Tells of things that nobody asked about, while it speaks.
    case chattering
    /// Answers something else.
    case nonsense
    /// Understands nothing.
    case refusing
  }

  let path: String
  private let manners: Manners
  private let socket: Int32
  private let lines = Mutex<[String]>([])

  init(_ manners: Manners) {
    self.manners = manners
    let path = NSTemporaryDirectory() + "speech-\(UUID().uuidString.prefix(8)).sock"
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    (self.path, self.socket) = (path, socket)
    withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    listen(socket, manners == .deaf ? 0 : 8)
    if manners != .deaf { startThread { [self] in serve() } }
  }

  /// Ends it; without this it would stay for as long as the tests.
  func close() {
    shutdown(socket, Int32(SHUT_RDWR))
    Glibc.close(socket)
    unlink(path)
  }

  /// What it was told, over all calls.
  var told: [String] { lines.withLock { $0 } }

  private func serve() {
    while true {
      let caller = accept(socket, nil, nil)
      guard caller >= 0 else { return }
      startThread { [self] in
        answer(caller)
        Glibc.close(caller)
      }
    }
  }

  private func answer(_ caller: Int32) {
    var isData = false
    while let line = Self.line(from: caller) {
      lines.withLock { $0.append(line) }
      switch manners {
      case .silent, .deaf: continue
      case .flooding: while Self.send("220-and so on\r\n", to: caller) {}
      case .nonsense: _ = Self.send("ö\u{0}\r\n\r\n\r\n230\r\n!!\r\n", to: caller)
      case .refusing: _ = Self.send("300 ERR INTERNAL\r\n", to: caller)
      default:
        if isData, line != "." { continue }
        let isEnd = isData
        isData = line == "SPEAK"
        if isData, manners == .dyingAtOnce { return }
        _ = Self.send(isEnd ? "225-21\r\n225 OK MESSAGE QUEUED\r\n" : "230 OK\r\n", to: caller)
        if isEnd, !speak(to: caller) { return }
      }
    }
  }

  /// - Returns: whether it lives on.
  private func speak(to caller: Int32) -> Bool {
    guard manners != .mute else { return true }
    _ = Self.send("701-21\r\n701-4\r\n701 BEGIN\r\n", to: caller)
    usleep(20_000)
    if manners == .polite { _ = Self.send("702-21\r\n702-4\r\n702 END\r\n", to: caller) }
    if manners == .chattering {
      while Self.send("700-21\r\n700-4\r\n700 INDEX MARK\r\n", to: caller) {}
    }
    return manners != .dyingLater
  }

  private static func send(_ words: String, to caller: Int32) -> Bool {
    let bytes = Array(words.utf8)
    return Glibc.send(caller, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }

  private static func line(from caller: Int32) -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(caller, &byte, 1) == 1 {
      if byte == 10 { return String(decoding: bytes, as: UTF8.self) }
      if byte != 13 { bytes.append(byte) }
    }
    return nil
  }
}
