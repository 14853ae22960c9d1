import Director
import Foundation
import Rules
import Stage
import StageTesting
import Studio
import Testing

/// Whole visits, played again from the committed files.
@Suite struct VisitTests {
  @Test("R106 a committed visit to each door ends as it ended", arguments: Door.all)
  func committed(door: Door) throws {
    let file = "Replays/\(door).replay"
    if Archive.isRecording(file) { try Archive.write(try Demo.replay(of: door).text, to: file) }
    let replay = try Replay(text: Archive.text(file))
    var playback = Playback(replay)
    playback.play()
    #expect(playback.missing == nil)
    let story =
      EndState(playback.director).description + "\n"
      + playback.effects.map { "\($0.tick) \($0.effect.line)" }.joined(separator: "\n") + "\n"
    try compare(story, with: "Replays/\(door).end.txt")
  }

  @Test("R2 R106 the visit through every door passes each of them and returns")
  func all() throws {
    let (replay, stills) = try Demo.all()
    var playback = Playback(replay)
    var seen: [SceneID] = []
    while !playback.isOver {
      if seen.last != playback.director.sceneID { seen.append(playback.director.sceneID) }
      playback.step()
    }
    #expect(seen == [.opening, .jungle, .hub] + Door.all.flatMap { [$0.scene, .hub] })
    #expect(Set(stills.map(\.name)).count == stills.count)
    #expect(playback.director.records.map(\.name) == ["Ada"])
    #expect(playback.director.records.map(\.points) == [1 + 2 + 3 + 4])
  }

  @Test("R65 R106 Win or Lose's last picture is the final card, not what Esc leads to")
  func finalCard() throws {
    let (replay, stills) = try Demo.all()
    let still = try #require(stills.first { $0.name == "win-or-lose-summary" })
    var playback = Playback(replay)
    while playback.tick < still.tick { playback.step() }
    playback.step()
    #expect(playback.director.layout.contains { $0.name == "button.restart" })
  }

  @Test("R106 a visit played twice, and one that was written and read, end alike")
  func again() throws {
    let replay = try Demo.replay(of: try #require(Door.to(.jungle)), seed: 7)
    func end(_ replay: Replay) -> EndState {
      var playback = Playback(replay)
      playback.play()
      return EndState(playback.director)
    }
    #expect(end(replay) == end(replay))
    #expect(try end(Replay(text: replay.text)) == end(replay))
  }

  @Test(
    "R106 where nothing moved it makes no difference whether the ticks were played or passed over",
    arguments: Door.all)
  func resting(door: Door) throws {
    var replay = try Demo.replay(of: door, seed: 3)
    // Long enough for everything that wakes by itself, and for everybody to fall asleep.
    replay.end += 60 * 60
    var (ticked, rested) = (Playback(replay), Playback(replay, isResting: true))
    ticked.play()
    var steps = 0
    for _ in 0..<replay.end where !rested.isOver {
      rested.step()
      steps += 1
    }
    #expect(ticked.effects == rested.effects)
    #expect(EndState(ticked.director) == EndState(rested.director))
    #expect(steps < Int(replay.end) - 600, "it did rest")
  }
}

/// Compares a text with the file that holds what is expected of it.
func compare(
  _ actual: String, with file: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let expected = try? Archive.text(file)
  let difference = Archive.firstDifference(actual, expected ?? "")
  guard let difference else { return }
  if Archive.isRecording(file) {
    try Archive.write(actual, to: file)
    Issue.record(
      "\(file) was written anew; look at it and commit it.", sourceLocation: sourceLocation)
    return
  }
  try Archive.write(actual, to: file + ".actual")
  Issue.record("\(file), \(difference)", sourceLocation: sourceLocation)
}
