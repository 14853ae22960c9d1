import Director
import Foundation
import Rules
import Stage
import StageTesting
import Studio
import Testing

/// Whole visits, played again from the committed files.
@Suite struct VisitTests {
  @Test("R106 a committed visit to each door ends as it ended", arguments: Demo.allCases)
  func door(visit: Demo) throws {
    let file = "Replays/\(visit.rawValue).replay"
    if Archive.isRecording { try Archive.write(try visit.replay().text, to: file) }
    let replay = try Replay(text: Archive.text(file))
    var playback = Playback(replay)
    playback.play()
    let story =
      EndState(playback.director).description + "\n"
      + playback.wishes.map { "\($0.tick) \($0.effect.words)" }.joined(separator: "\n") + "\n"
    try compare(story, with: "Replays/\(visit.rawValue).end.txt")
  }

  @Test("R106 the visit through all four doors passes every door and returns")
  func all() throws {
    let (replay, stills) = try Demo.all()
    var playback = Playback(replay)
    var seen: [SceneID] = []
    while !playback.isOver {
      if seen.last != playback.director.sceneID { seen.append(playback.director.sceneID) }
      playback.step()
    }
    #expect(
      seen == [
        .opening, .hub, .jungle, .hub, .hands, .hub, .winOrLose, .hub, .simonSays, .hub,
      ])
    #expect(Set(stills.map(\.name)).count == stills.count)
    #expect(playback.director.records.map(\.name) == ["Ada"])
    #expect(playback.director.records.map(\.points) == [1 + 2 + 3 + 4])
  }

  @Test("R65 R106 the trainer's last picture is the final card, not what Esc leads to")
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
    let replay = try Demo.jungle.replay(seed: 7)
    func end(_ replay: Replay) -> EndState {
      var playback = Playback(replay)
      playback.play()
      return EndState(playback.director)
    }
    #expect(end(replay) == end(replay))
    #expect(try end(Replay(text: replay.text)) == end(replay))
  }

  @Test("R106 where nothing moved it makes no difference whether the ticks were played or passed")
  func resting() throws {
    let replay = try Demo.jungle.replay(seed: 3)
    var playback = Playback(replay)
    playback.play()
    #expect(EndState(rest(through: replay)) == EndState(playback.director))
  }

  /// Plays as the window does: whatever stands still is passed over at once.
  private func rest(through replay: Replay) -> Director {
    var director = Director(
      starting: replay.scene, seed: replay.seed, preferences: replay.preferences)
    var moments = replay.moments[...]
    while true {
      while let next = moments.first, next.tick <= director.ticks {
        director.send(next.event)
        moments.removeFirst()
      }
      _ = director.takeEffects()
      let due = moments.first?.tick ?? replay.end
      guard director.ticks < replay.end else { return director }
      let quiet = min(due - director.ticks, director.wakesInTicks ?? .max) - 1
      if director.isStill, quiet > 0 { director.rest(ticks: quiet) } else { director.tick() }
    }
  }
}

/// Compares a text with the file that holds what is expected of it.
func compare(
  _ actual: String, with file: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if Archive.isRecording {
    try Archive.write(actual, to: file)
    Issue.record(
      "\(file) was written anew; look at it and commit it.", sourceLocation: sourceLocation)
    return
  }
  let difference = Archive.firstDifference(actual, try Archive.text(file))
  guard let difference else { return }
  try Archive.write(actual, to: file + ".actual")
  Issue.record("\(file), \(difference)", sourceLocation: sourceLocation)
}
