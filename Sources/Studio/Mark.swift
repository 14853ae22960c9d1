internal import Animation
internal import Director
internal import Phrases
internal import Stage

/// An event of a recording, with its tick.
public struct Mark: Hashable, Sendable {
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    /// An act of the player.
    case input
    /// A marker that a playhead crossed.
    case cue
    case sound
    /// A sentence of the voice.
    case word
  }

  public let tick: Int64
  public let kind: Kind
  public let text: String
}

/// A collector of the marks while a recording is played for the first time.
struct MarkCollector {
  private(set) var marks: [Mark]
  private var live: [LiveTimeline] = []
  private var search = TimelineSearch()
  private var scene: SceneID
  /// The ticks with marked input, which may change which timelines play.
  private let deeds: Set<Int64>
  /// The tick before which no marker is crossed, unless there is input or an effect.
  private var nextLook: Int64 = 0

  init(_ playback: Playback) {
    let inputs = playback.replay.moments.filter(\.event.isMarked)
    scene = playback.director.sceneID
    deeds = Set(inputs.map(\.tick))
    marks = inputs.map { moment in
      let place = moment.place.map { " \($0)" } ?? ""
      return Mark(
        tick: moment.tick, kind: .input,
        text: (place.isEmpty ? moment.event.spelling : moment.event.verb) + place)
    }
  }

  mutating func note(_ effects: [Playback.TimedEffect]) {
    if !effects.isEmpty { nextLook = 0 }
    for timed in effects {
      switch timed.effect {
      case .play(let sound, _):
        marks.append(Mark(tick: timed.tick, kind: .sound, text: sound.rawValue))
      case .say(let utterance):
        marks.append(Mark(tick: timed.tick, kind: .word, text: utterance.words.english))
      case .hush, .save, .savePreferences, .copy, .celebrate, .finish: break
      }
    }
  }

  /// Adds a mark for each marker that the playheads have crossed; call it after each tick.
  mutating func look(at director: Director) {
    guard director.ticks >= nextLook || deeds.contains(director.ticks) else { return }
    let before = live
    live = director.isStill ? [] : search.timelines(in: director)
    for old in before {
      let new = live.first { $0.name == old.name && $0.timeline == old.timeline }
      // A replaced timeline ran to its end or was skipped to it.
      let until =
        new?.time ?? (scene == director.sceneID ? old.timeline.duration : old.time)
      note(old.timeline, after: old.time, until, at: director.ticks)
    }
    for new in live
    where !before.contains(where: { $0.name == new.name && $0.timeline == new.timeline }) {
      note(new.timeline, after: Time(ticks: -1), new.time, at: director.ticks)
    }
    scene = director.sceneID
    // A timeline may start by itself meanwhile.
    nextLook = director.ticks + max(1, min(10, live.map(\.quietTicks).min() ?? 10))
  }

  private mutating func note(_ timeline: Timeline, after first: Time, _ last: Time, at tick: Int64)
  {
    guard first < last else { return }
    for marker in timeline.markers where marker.time > first && marker.time <= last {
      marks.append(Mark(tick: tick, kind: .cue, text: marker.name))
    }
  }
}

extension LiveTimeline {
  /// The number of ticks until the next marker, even at the fastest speed.
  fileprivate var quietTicks: Int64 {
    let next = timeline.markers.first { $0.time > time }?.time ?? timeline.duration
    return (next - time).ticks / Time.frames(2).ticks
  }
}

extension InputEvent {
  /// Whether the event gets a mark; moves of the pointer do not.
  var isMarked: Bool {
    switch self {
    case .pointerMoved, .pointerLeft, .used, .focusLost, .focusGained, .saved: false
    default: true
    }
  }

  fileprivate var verb: String { String(spelling.prefix { $0 != " " }) }
}
