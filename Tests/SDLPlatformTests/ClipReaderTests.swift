import Foundation
import Testing
import Threads

@testable import SDLPlatform

@Suite("R150 R151 Recordings are read in a process of their own")
final class ClipReaderTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("clips-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func reader(_ script: String, patience: Int64 = 10 * SteadyClock.second) -> ClipReader {
    ClipReader(command: ["sh", "-c", "cd '\(folder.path)'; \(script)"], patience: patience)
  }

  /// What a script has written into a file of its folder, once there is something.
  private func written(_ name: String) -> String? {
    let deadline = SteadyClock.now + 10 * SteadyClock.second
    while SteadyClock.now < deadline {
      let path = folder.appendingPathComponent(name).path
      if let data = FileManager.default.contents(atPath: path), data.last == 10 {
        return String(decoding: data.dropLast(), as: UTF8.self)
      }
    }
    return nil
  }

  private func isRunning(_ process: String) -> Bool {
    FileManager.default.fileExists(atPath: "/proc/\(process)")
  }

  @Test("samples come back as they were printed, from one that waited and from one that did not")
  func samples() {
    let reader = reader("cat")
    for _ in 0..<3 {
      #expect(reader.read("abcd")?.samples == [0x6261, 0x6463])
      reader.prepare()
    }
  }

  @Test("a second process waits only where it is prepared, and one at most")
  func count() throws {
    let reader = reader("echo $$ >> started; cat")
    _ = reader.read("ab")
    let first = try #require(written("started"))
    #expect(!isRunning(first) && !first.contains("\n"))
    for _ in 0..<3 { reader.prepare() }
    _ = reader.read("ab")
    #expect(written("started")?.split(separator: "\n").count == 2)
  }

  @Test("whoever waits is gone after a rest, and with its reader")
  func rest() throws {
    for name in ["rest", "end"] {
      var reader: ClipReader? = reader("echo $$ > \(name); cat")
      reader?.prepare()
      let process = try #require(written(name))
      #expect(isRunning(process))
      if name == "rest" { reader?.releaseResources() } else { reader = nil }
      #expect(!isRunning(process))
    }
  }

  @Test("one that has gone while it waited is replaced")
  func gone() {
    let reader = reader(
      "if mkdir first 2>/dev/null; then exec <&- >&-; echo yes > gone; exec sleep 60; fi; cat")
    reader.prepare()
    #expect(written("gone") == "yes")
    #expect(reader.read("ab")?.samples == [0x6261])
  }

  @Test(
    "one that fails, says nothing or too much, or hangs has read nothing",
    arguments: ["exit 1", "cat; exit 1", "true", "exec yes", "exec sleep 60"])
  func bad(script: String) {
    #expect(reader(script, patience: SteadyClock.second / 4).read("ab") == nil)
  }
}
