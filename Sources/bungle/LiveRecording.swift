internal import Director
internal import Rules
internal import SDLPlatform
internal import Stage
internal import Studio
internal import Threads

/// The recording of the player's input, for `--record` and `--inspect`.
///
/// `--record` writes it to a file every few seconds, so that it survives a lost display connection,
/// which ends the game at once. With `--inspect`, F12 shows the running timelines, and F9 writes a
/// test of this moment.
struct LiveRecording {
  let path: String?
  /// The time at which to write the pending input, in nanoseconds of `SteadyClock`.
  private(set) var due: Int64?
  private var recording: Recording
  private var inspector: Inspector?

  private static let interval: Int64 = 3_000_000_000

  init(_ recording: Recording, path: String?, isInspected: Bool) {
    (self.recording, self.path) = (recording, path)
    inspector = isInspected ? Inspector() : nil
  }

  var hasTools: Bool { inspector != nil }

  mutating func begin(with records: [Standings.Entry]) { recording.begin(with: records) }

  mutating func add(_ event: InputEvent, in director: Director) {
    inspector?.note(event)
    recording.add(event, at: director.ticks, layout: director.layout)
    if path != nil { due = due ?? SteadyClock.now + Self.interval }
  }

  func replay(endingAt tick: Int64) -> Replay { recording.replay(endingAt: tick) }

  /// Takes the recording to write now; the next is due once more input is added.
  mutating func takeReplay(endingAt tick: Int64) -> Replay {
    due = nil
    return replay(endingAt: tick)
  }

  mutating func use(_ tool: DebugShortcut, in director: Director) {
    switch tool {
    case .inspector: inspector?.toggle()
    case .copyAsTest: report(TestFile(replay(endingAt: director.ticks)).writeFiles())
    }
  }

  mutating func draw(_ director: Director, over picture: inout Picture) {
    inspector?.draw(director, over: &picture)
  }
}

extension TestFile {
  /// Writes both files into the current folder and returns a message about it.
  func writeFiles() -> String {
    do throws(PlatformError) {
      try TextFile.write(replay.text, to: replayName)
      try TextFile.write(test, to: testName)
      return "\(replayName) and \(testName) are written."
    } catch {
      return error.description
    }
  }
}
