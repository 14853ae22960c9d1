import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// The rhythm of each of the three ties, and where two of a kind go after it.
@Suite struct JungleTieRhythmTests {
  private let pair = [JungleTimelines.Actor.player, .rival]

  @Test("R113 two lions stare, nose to nose, without a step for longer than anything else they do")
  func stares() throws {
    let take = StagedRound(.lion, .lion)
    let bump = try take.tick(of: .bump)
    let places = (0..<bump).map { tick in pair.map { take.figure($0, at: tick).feet.x } }
    let still = places.indices.dropFirst(30).filter { places[$0] == places[$0 - 1] }
    #expect(Time.frames(still.count) >= .seconds(0.4))
    for tick in [still[4], still[still.count - 8]] {
      let noses = try pair.map { try #require(take.figure($0, at: tick).place(of: .nose)) }
      #expect(4..<36 ~= noses[0].x - noses[1].x, "\(tick)")
    }
    let flicks = pair.map { actor in
      still.first { take.figure(actor, at: $0).pose[.tailTip].turn > 0 } ?? 0
    }
    #expect(flicks[0] - flicks[1] >= 6, "one tail, then the other")
  }

  @Test("R113 two lions draw a breath, roar in the same moment, large, and blow each other away")
  func roars() throws {
    let take = StagedRound(.lion, .lion)
    let bump = try take.tick(of: .bump)
    let landing = bump + Int((JungleTimelines.blowing + JungleTimelines.airborne) * 60)
    for actor in pair {
      let breath = (0..<bump).map { take.figure(actor, at: $0) }
      #expect(breath.contains { $0.pose[.body].turn > 14 && $0.scale.y > 1.08 }, "\(actor)")
      let roar = (bump..<bump + 12).map { take.figure(actor, at: $0).pose }
      #expect(roar.allSatisfy { $0.face.mouth > 0.9 && $0[.head].stretch.x > 1.2 }, "\(actor)")
      let flight = (bump..<landing).map { take.figure(actor, at: $0) }
      #expect(flight.contains { $0.lift > 60 }, "\(actor)")
      let way = take.figure(actor, at: landing + 2).feet.x - flight[0].feet.x
      #expect(JungleTimelines.side(actor) * way > 20, "\(actor)")
    }
    let gaps = try (bump..<bump + 12).map { tick in
      let noses = try pair.map { try #require(take.figure($0, at: tick).place(of: .nose)) }
      return noses[0].x - noses[1].x
    }
    #expect(gaps.allSatisfy { $0 > 50 }, "both maws are seen: \(gaps)")
  }

  @Test("R113 whoever is flung off goes over backwards in the air, and rocks where it sits down")
  func rocks() throws {
    for (animal, backwards) in [(Animal.lion, 1.0), (.rabbit, -1)] {
      let take = StagedRound(animal, animal)
      let (bump, result) = (try take.tick(of: .bump), try take.tick(of: .result))
      for actor in pair {
        let turns = (bump..<result).map {
          take.show[JungleTimelines.spin(actor), at: .frames($0)] * backwards
        }
        let most = try #require(turns.max())
        let peak = try #require(turns.firstIndex(of: most))
        #expect(most > 24 && turns[peak...].contains { $0 < -6 } && turns.last == 0, "\(animal)")
        #expect(take.figure(actor, at: bump + peak).lift > 40, "in the air")
      }
    }
  }

  @Test("R113 two of a kind tell by their poses how large they are, not by swelling")
  func doesNotSwell() {
    for animal in Animal.allCases {
      let take = StagedRound(animal, animal)
      let near = (0..<Int(take.show.duration.seconds * 60)).map {
        take.show[JungleTimelines.nearness, at: .frames($0)]
      }
      #expect((near.max() ?? 2) < 1.15, "\(animal)")
    }
  }

  @Test("R113 two lions that sit there laugh one after the other, before anything is decided")
  func laughs() throws {
    let take = StagedRound(.lion, .lion)
    let (bump, result) = (try take.tick(of: .bump), try take.tick(of: .result))
    let starts = try pair.map { actor in
      try #require(
        (bump..<result).first { take.figure(actor, at: $0).pose.face.eyes == .glee }, "\(actor)")
    }
    #expect(starts[0] - starts[1] >= 4)
    #expect(pair.allSatisfy { take.figure($0, at: result).sore == 0 }, "nobody is hurt")
  }

  @Test("R113 two cobras are twisted faster with each turn, then drawn far apart by their necks")
  func winds() throws {
    let take = StagedRound(.cobra, .cobra)
    let (bump, bang) = (try take.tick(of: .bump), try take.tick(of: .flung))
    let turns = (bump..<bang).map { take.show[JungleTimelines.plait, at: .frames($0)] }
    let done = try (1...JungleTimelines.crossings).map { turn in
      try #require(turns.firstIndex { $0 >= Double(turn) })
    }
    #expect(done[1] - done[0] > done[2] - done[1] + 2, "\(done)")
    let wide = (bump..<bang).map { tick in
      take.figure(.player, at: tick).feet.x - take.figure(.rival, at: tick).feet.x
    }
    #expect(wide.count { $0 > 300 } >= 5)
  }

  @Test("R113 two rabbits run together, cheek to cheek, each shoves, and both are flung back")
  func shove() throws {
    let take = StagedRound(.rabbit, .rabbit)
    let bump = try take.tick(of: .bump)
    let flat = Pose.of(.rabbit, .rabbitPress)
    let held = try #require((0..<bump).first { take.figure(.player, at: $0).pose == flat })
    let pressed = (held..<bump).prefix { take.figure(.player, at: $0).pose == flat }
    #expect(Time.frames(pressed.count) >= .seconds(0.15))
    for tick in pressed {
      let rabbits = pair.map { take.figure($0, at: tick) }
      let noses = try rabbits.map { try #require($0.place(of: .nose)) }
      #expect(abs(noses[0].x - noses[1].x) < 44, "\(tick)")
    }
    let places = pressed.map { take.figure(.player, at: $0).feet.x }
    #expect((places.max() ?? 0) - (places.min() ?? 0) > 20, "to and fro")
    let back = (pressed.upperBound..<bump).prefix(7).map { take.figure(.player, at: $0).feet.x }
    #expect((back.max() ?? 0) > (back.last ?? 0) + 1, "too far, and back")
  }

  @Test("R113 two rabbits pull twice, in turn, the second time quicker, before both freeze")
  func pullsTwice() throws {
    let take = StagedRound(.rabbit, .rabbit)
    let bump = try take.tick(of: .bump)
    let pads = (0..<bump).map {
      take.show.value(of: JungleTimelines.place(of: .lily), at: .frames($0))?.x ?? 640
    }
    let turns = pads.indices.dropFirst().dropLast().filter {
      abs(pads[$0] - 640) > 40 && abs(pads[$0] - pads[$0 - 1]) > 0.01 && pads[$0] == pads[$0 + 1]
    }
    try #require(turns.count == 2)
    #expect(turns.map { pads[$0] > 640 } == [true, false])
  }

  @Test(
    "R32 where two of a kind went under two lines of bubbles part, to the bank and to the brook",
    arguments: Animal.allCases)
  func bubbles(animal: Animal) throws {
    func rims(_ reducesMotion: Bool) throws -> [Point] {
      var game = try Matchup(player: animal, rival: animal).game()
      if reducesMotion { game.setPreferences { $0.reducesMotion = true } }
      var places = [Point]()
      for _ in 0..<400 where game.scene.round != nil {
        game.tick()
        guard let playhead = game.scene.round?.playhead,
          let fade = playhead.timeline.time(ofLabel: JungleTimelines.Part.fade),
          playhead.time > fade
        else { continue }
        places += game.picture.commands.compactMap { command in
          guard case .border(_, let width) = command.shape, width == 3, command.size.width < 40
          else {
            return nil
          }
          return Board.region.contains(command.at) ? command.at : nil
        }
      }
      return places
    }
    let places = try rims(false)
    #expect(places.count > 40)
    #expect(places.contains { $0.x < JungleTimelines.spot(.rival, animal).x - 25 })
    let (start, home) = (JungleTimelines.spot(.player, animal).x, Board.home(of: animal).x)
    let way = (home - start) / abs(home - start)
    #expect(places.contains { ($0.x - start) * way > min(40, abs(home - start) / 2) })
    #expect(try rims(true).isEmpty)
  }
}
