import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

@Suite struct JungleTimingTests {
  @Test("R31 the score is counted at most 3.2 s after the snap, the story told included")
  func length() throws {
    for named in Door.jungle.timelines()
    where ["win", "loss", "tie"].contains(where: { named.name.hasPrefix("jungle.\($0)") }) {
      let result = try #require(named.timeline.time(of: .result))
      #expect(result + .seconds(0.6) <= .seconds(3.2), "\(named.name)")
      #expect(named.timeline.duration <= .seconds(3.8), "\(named.name)")
    }
  }

  @Test(
    "R113 from the meeting to the result a story takes two seconds, but one a quarter less, and more than all the rest"
  )
  func story() throws {
    for pair in Matchup.all {
      let least = pair == Matchup(player: .cobra, rival: .rabbit) ? 1.7 : 1.95
      let show = StagedRound(pair).show
      let met = try #require(show.time(ofLabel: JungleTimelines.Part.met))
      let told = try #require(show.time(of: .result)) - met
      #expect(.seconds(least)... ~= told && told > show.duration - told, "\(pair)")
    }
  }

  @Test("R113 the six stories have their blow and their result at their own times")
  func differ() throws {
    let shows = (Matchup.all(.win) + Matchup.all(.loss)).map { StagedRound($0).show }
    for cue in [JungleTimelines.Cue.contact, .result] {
      let times = try shows.map { try #require($0.time(of: cue)).seconds }
      #expect(try #require(times.max()) - #require(times.min()) > 0.15, "\(cue)")
    }
    let blows = try shows.map {
      (try #require($0.time(of: .result)) - #require($0.time(of: .contact))).seconds
    }
    #expect(try #require(blows.max()) > 3 * #require(blows.min()), "short blows and long ones")
  }

  @Test("R31 the next round may begin at most 1.2 s after the result is shown")
  func rest() {
    for named in Door.jungle.timelines() {
      guard let result = named.timeline.markers.first(where: { $0.name == "result" }) else {
        continue
      }
      #expect(named.timeline.duration - result.time <= .seconds(1.2), "\(named.name)")
    }
  }

  @Test(
    "R102 who acts is drawn on twos, and on ones where a head is fast", arguments: Matchup.all)
  func exposes(pair: Matchup) throws {
    let round = StagedRound(pair)
    let met = try #require(round.show.time(ofLabel: JungleTimelines.Part.met))
    let home = try #require(round.show.time(ofLabel: JungleTimelines.Part.home))
    var game = try pair.game()
    for _ in 0..<200 where game.scene.round?.rival == nil { game.tick() }
    var drawn: [DrawCommand]?
    var (ticks, drawings) = (0, 0)
    for _ in 0..<240 {
      game.tick()
      guard let time = game.scene.round?.playhead.time, met < time, time < home else { continue }
      let tick = Int((time.seconds * 60).rounded())
      let parts = game.picture.commands.filter {
        let name = $0.imageName ?? ""
        return name.hasPrefix("\(pair.player)-") || name.hasPrefix("jungle-")
      }
      let isNew = drawn.map { $0 != parts } ?? true
      ticks += 1
      drawings += isNew ? 1 : 0
      let actors: [JungleTimelines.Actor] = [.player, .rival]
      let isFast = try actors.contains { actor in
        let heads = try [tick - 1, tick].map {
          try #require(round.figure(actor, at: $0).place(of: .head))
        }
        let isSeen = round.figure(actor, at: tick).lift > -120
        return isSeen && heads[0].distance(to: heads[1]) > 20
      }
      if isFast { #expect(isNew, "tick \(tick)") }
      drawn = parts
    }
    #expect(
      ticks > 100 && drawings < ticks * 9 / 10 && drawings >= ticks / 2, "\(drawings) of \(ticks)")
  }
}
