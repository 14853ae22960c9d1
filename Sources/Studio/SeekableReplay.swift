internal import Animation
public import Director
public import Phrases
public import Stage

/// A recording that can seek to every tick.
///
/// The recording is played once to its end, and copies of the game are kept on the way. Seeking
/// replays from the nearest copy, which restores the exact state.
public struct SeekableReplay: Sendable {
  /// The highest number of copies kept; those of ten minutes are far below ten MiB.
  static let mostCopies = 256
  /// The initial distance between copies, in ticks; doubled when there are too many.
  private static let closest: Int64 = 60

  /// The marks of the recording, in order.
  public let marks: [Mark]
  private(set) var copies: [Playback]
  private var current: Playback

  /// - Throws: `MissingPlace` if the recording names a place that isn't there.
  public init(
    _ replay: Replay, languages: [Language.Traits] = [], metrics: FontMetrics = FontMetrics()
  ) throws(MissingPlace) {
    var playback = Playback(replay, metrics: metrics, languages: languages)
    var gatherer = MarkCollector(playback)
    gatherer.note(playback.takeEffects())
    (copies, current) = ([playback], playback)
    var distance = Self.closest
    while !playback.isOver {
      playback.step()
      gatherer.note(playback.takeEffects())
      gatherer.look(at: playback.director)
      guard playback.tick.isMultiple(of: distance) else { continue }
      copies.append(playback)
      guard copies.count > Self.mostCopies else { continue }
      distance *= 2
      copies.removeAll { !$0.tick.isMultiple(of: distance) }
    }
    if let missing = playback.missing { throw missing }
    marks = gatherer.marks.sorted { ($0.tick, $0.kind.rawValue) < ($1.tick, $1.kind.rawValue) }
  }

  public var replay: Replay { current.replay }
  /// The game as it was at `tick`.
  public var director: Director { current.director }
  public var tick: Int64 { current.tick }
  public var end: Int64 { replay.end }

  /// Seeks to a tick, clamped to the recording, without playing sounds or saving anything.
  public mutating func seek(to tick: Int64) {
    let target = tick.clamped(to: 0...end)
    if let nearest = copies.last(where: { $0.tick <= target }),
      current.tick > target || current.tick < nearest.tick
    {
      current = nearest
    }
    _ = play(to: target)
  }

  /// Plays on to a later tick and returns the effects, to be heard.
  public mutating func play(to tick: Int64) -> [Playback.TimedEffect] {
    current.play(to: tick)
    return current.takeEffects()
  }
}
