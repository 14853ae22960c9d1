internal import Rules
internal import SDLPlatform
internal import Stage
internal import Studio
internal import Threads

/// What the player does, and the file that it is written into every few seconds.
///
/// So a recording outlives a screen that goes away, which ends the game on the spot.
struct RecordingFile {
  let path: String
  private var recording: Recording
  /// When what was added is to be written, in nanoseconds of `SteadyClock`.
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

  /// What is to be written now; nothing more is due until something is added.
  mutating func taken(endingAt tick: Int64) -> Replay {
    due = nil
    return replay(endingAt: tick)
  }
}
