internal import Rules
internal import SDLPlatform
internal import Stage
internal import Studio
internal import Threads

/// The player's recording, and the file it is written to every few seconds.
///
/// It thus survives a lost display connection, which ends the game at once.
struct RecordingFile {
  let path: String
  private var recording: Recording
  /// When to write the pending input, in nanoseconds of `SteadyClock`.
  private(set) var due: Int64?

  private static let interval: Int64 = 3_000_000_000

  init(_ recording: Recording, path: String) {
    self.recording = recording
    self.path = path
  }

  mutating func begin(with records: [Standings.Entry]) { recording.begin(with: records) }

  mutating func add(
    _ event: InputEvent, at tick: Int64, layout: @autoclosure () -> [Place]
  ) {
    recording.add(event, at: tick, layout: layout())
    due = due ?? SteadyClock.now + Self.interval
  }

  func replay(endingAt tick: Int64) -> Replay { recording.replay(endingAt: tick) }

  /// The recording to write now; the next is due once more input is added.
  mutating func taken(endingAt tick: Int64) -> Replay {
    due = nil
    return replay(endingAt: tick)
  }
}
