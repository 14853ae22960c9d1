import Animation
import Director
import Rules
import Stage
import Testing

@testable import Studio

@Suite struct SeekableReplayTests {
  private static func visit() throws -> Replay { try Demo.all(seed: 5).replay }

  @Test("R180 after each of 10,000 seeks the game is bit for bit the one that was played")
  func seeks() throws {
    let replay = try Self.visit()
    var played = [fingerprint(Playback(replay).director)]
    var playback = Playback(replay)
    while !playback.isOver {
      playback.step()
      played.append(fingerprint(playback.director))
    }
    #expect(Set(played).count > played.count / 2, "fingerprints tell moments apart")
    var rewind = try SeekableReplay(replay)
    var chance = SplitMix64(seed: 1)
    var wrong: [Int64] = []
    for _ in 0..<10_000 {
      let tick = Int64.random(in: 0...replay.end, using: &chance)
      rewind.seek(to: tick)
      if rewind.tick != tick || fingerprint(rewind.director) != played[Int(tick)] {
        wrong.append(tick)
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test("R180 what is heard after a seek is what follows it, and nothing that lies on the way")
  func silence() throws {
    let replay = try Self.visit()
    var playback = Playback(replay)
    playback.play()
    var rewind = try SeekableReplay(replay)
    var chance = SplitMix64(seed: 2)
    for _ in 0..<60 {
      let tick = Int64.random(in: 0..<replay.end, using: &chance)
      let until = min(replay.end, tick + 180)
      rewind.seek(to: tick)
      #expect(
        rewind.play(to: until) == playback.effects.filter { tick < $0.tick && $0.tick <= until })
    }
  }

  @Test("R180 beyond its ends a recording stands at its ends")
  func ends() throws {
    var rewind = try SeekableReplay(Replay(scene: .jungle, seed: 1, end: 100))
    rewind.seek(to: 1_000)
    #expect(rewind.tick == 100)
    rewind.seek(to: -1)
    #expect(rewind.tick == 0)
  }

  @Test("R180 marks tell what was done, heard and said, and which sign was given for it")
  func marks() throws {
    let replay = try Demo.replay(of: try #require(Door.to(.jungle)))
    let marks = try SeekableReplay(replay).marks
    var playback = Playback(replay)
    playback.play()
    func ticks(_ kind: Mark.Kind, _ words: String? = nil) -> [Int64] {
      marks.filter { $0.kind == kind && (words == nil || $0.text == words) }.map(\.tick)
    }
    let sounds = playback.effects.filter { if case .play = $0.effect { true } else { false } }
    #expect(ticks(.sound) == sounds.map(\.tick))
    let words = playback.effects.filter { if case .say = $0.effect { true } else { false } }
    #expect(ticks(.word) == words.map(\.tick) && !words.isEmpty)
    // The story is told when the result is in.
    #expect(ticks(.cue, "result") == ticks(.word))
    #expect(marks.contains { $0.kind == .input && $0.text == "down home.lion" })
    #expect(!marks.contains { $0.text.hasPrefix("move") })
    #expect(marks.map(\.tick) == marks.map(\.tick).sorted())
  }

  @Test("R180 however long a recording is, no more than so many copies of it are kept")
  func memory() throws {
    let rewind = try SeekableReplay(Replay(scene: .hub, seed: 1, end: 60 * 60 * 10))
    #expect((100...SeekableReplay.mostCopies).contains(rewind.copies.count))
    let gaps = zip(rewind.copies, rewind.copies.dropFirst()).map { $1.tick - $0.tick }
    #expect(Set(gaps).count == 1, "evenly")
  }

  @Test("R180 a recording that reaches for what is not there is refused")
  func missing() {
    let replay = Replay(
      scene: .hub, seed: 1,
      moments: [.init(tick: 5, event: .pointerDown(.zero), near: "door.nowhere")], end: 10)
    #expect(throws: MissingPlace.self) { try SeekableReplay(replay) }
  }

  @Test("R182 what plays is found wherever a scene keeps it, with where it is")
  func live() throws {
    var director = Director(starting: .jungle, seed: 1)
    director.tick()
    let lion = try #require(director.layout.first { $0.name == "home.lion" }).rect.center
    director.send(.pointerDown(lion))
    director.send(.pointerUp(lion))
    director.tick()
    #expect(director.liveTimelines.contains { $0.name.hasPrefix("motions.answer") })
    director.send(.key(.one, []))
    for _ in 0..<6 { director.tick() }
    let snap = try #require(director.liveTimelines.first { $0.name == "round.playhead" })
    #expect(snap.time == .frames(6))
  }

  @Test("R107 what cannot be built, and is over at once, is found where it should play")
  func flawed() {
    let broken = sceneTimeline { Hold(-1) }
    var over = Playhead(sceneTimeline { Hold(1) })
    var lost = Playhead(broken)
    for _ in 0..<2 {
      _ = over.advance(by: .seconds(2))
      _ = lost.advance(by: .seconds(2))
    }
    let scene = [
      "first": [PlayingTimeline(broken, since: .zero)],
      "second": [PlayingTimeline(sceneTimeline { Hold(1) }, since: .zero)],
    ]
    var search = TimelineSearch()
    let found = search.look(into: (scene, over, lost), at: .seconds(2))
    #expect(found.map(\.name) == [".0.first.0", ".2"])
    #expect(found.allSatisfy { $0.timeline.stagingError != nil })
  }
}

/// Stands for everything that a value holds, seen or not.
private func fingerprint(_ director: Director) -> Int {
  var hasher = Hasher()
  func add(_ value: Any) {
    if let value = value as? any Hashable { return hasher.combine(value) }
    for part in Mirror(reflecting: value).children { add(part.value) }
  }
  add(director)
  return hasher.finalize()
}
