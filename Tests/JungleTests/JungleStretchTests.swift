import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// That what is gripped gives way, and that what is fast is seen to begin and to end.
@Suite struct JungleStretchTests {
  private let lap = StagedRound(.rabbit, .cobra)
  private let nap = StagedRound(.lion, .cobra)
  private let reach = StagedRound(.cobra, .rabbit)

  @Test("R113 the cobra draws back with narrow eyes, and the rabbit gets down, before either moves")
  func anticipates() throws {
    let strike = try #require(
      (24..<200).first { lap.figure(.rival, at: $0).pose[.head].turn > 90 })
    let back = (24..<strike).filter {
      let cobra = lap.figure(.rival, at: $0)
      return cobra.pose.face.eyes == .half && cobra.pose[.neckLow].turn > 20
    }
    #expect(Time.frames(back.count) >= .seconds(0.1))
    let feet = back.map { lap.figure(.rival, at: $0).feet.x }
    #expect(try #require(feet.last) < feet[0] - 16)
    let low = (24..<strike).filter {
      let rabbit = lap.figure(.player, at: $0)
      return rabbit.lift == 0 && rabbit.scale.y < 0.92 && rabbit.pose.face.gaze.x > 0.5
    }
    #expect(Time.frames(low.count) >= .seconds(0.05))
  }

  @Test("R113 each pull at the tail draws the cobra out, which rights itself between them")
  func isTipped() throws {
    let leap = try lap.tick(of: .leap)
    let necks = (24..<leap).filter { lap.show[JungleTimelines.tug, at: .frames($0)] > 0.9 }
      .map { lap.figure(.rival, at: $0).pose }.map { -$0[.foot].turn - $0[.neckLow].turn }
    let middle = (try #require(necks.max()) + #require(necks.min())) / 2
    let tipped = necks.map { $0 > middle }
    #expect(zip(tipped, tipped.dropFirst()).count { !$0 && $1 } == 2)
    #expect(try #require(necks.max()) > #require(necks.min()) + 20)
  }

  @Test("R113 the longer a tail is pulled, the thinner it is")
  func isThin() throws {
    let cobra = AnimalFigure(.cobra, .jungle, feet: Point(x: 640, y: 394))
    let wide = [200.0, 340].map { far in
      var (cobra, picture) = (cobra, Picture())
      cobra.drawTail(to: Point(x: 640 + far, y: 380), by: 1, into: &picture)
      return picture.commands.filter { $0.tint == Color(0xC86840) }.map(\.size.width).max() ?? 0
    }
    #expect(wide[1] > 0 && wide[1] < 0.85 * wide[0])
  }

  @Test("R113 a nose is drawn out between the jaws before it is pulled, and the eyes are on it")
  func pinches() throws {
    for round in [nap, StagedRound(.cobra, .lion)] {
      let (hit, loser) = (try round.tick(of: .contact), try round.duel().loser)
      let seen = (hit..<hit + 20).count {
        let pose = round.figure(loser, at: $0).pose
        return 1.3...1.9 ~= pose[.snout].stretch.x && pose.face.squint > 0.9
      }
      #expect(Time.frames(seen) >= .seconds(0.1))
    }
  }

  @Test(
    "R113 a muzzle that is let go whips back into its face, which stays flat, and is thrown back")
  func flattens() throws {
    let (hit, fall) = (try nap.tick(of: .contact), try nap.tick(of: .splashed))
    let flat = (hit..<fall).filter {
      let pose = nap.figure(.player, at: $0).pose
      return pose[.snout].stretch.x < 0.75 && pose[.mane].stretch.x > 1.15
    }
    #expect(Time.frames(flat.count) >= .seconds(0.11))
    let back = flat.filter { nap.show[JungleTimelines.spin(.player), at: .frames($0)] > 15 }
    #expect(Time.frames(back.count) >= .seconds(0.08) && back.last == flat.last, "then thrown back")
    for tick in flat {
      #expect(nap.figure(.player, at: tick).lift == 0 && nap.figure(.rival, at: tick).lift == 0)
    }
  }

  @Test("R33 the cobra that has won looks down on the lion that comes up again")
  func looksDown() throws {
    let up = try nap.tick(of: .surfaced)
    let looks = (up..<up + 24).filter {
      let cobra = nap.figure(.rival, at: $0)
      return cobra.pose.face.eyes == .half && cobra.pose.face.gaze.y > 0.8 && cobra.facing == -1
    }
    #expect(Time.frames(looks.count) >= .seconds(0.12))
  }

  @Test("R113 a shadow on the water grows under the cobra that comes down on the lion")
  func shades() throws {
    var game = try Matchup(player: .cobra, rival: .lion).game()
    var widths = [Double]()
    for _ in 0..<400 where game.scene.round != nil {
      game.tick()
      if let shade = game.picture.command(named: "shade") { widths.append(shade.frame.width) }
    }
    #expect(Time.frames(widths.count) >= .seconds(0.13))
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $1 > $0 - 3 }, "it does not shrink")
    #expect(try #require(widths.last) > widths[0] + 60)
  }

  @Test("R113 two cobras that are tied are dragged to the one side by the one, then by the other")
  func drags() throws {
    let take = StagedRound(.cobra, .cobra)
    let ticks = try take.tick(of: .bump)..<take.tick(of: .result)
    let balks = ticks.filter { tick in
      [JungleTimelines.Actor.rival, .player].contains {
        take.figure($0, at: tick).pose.face.eyes == .half
      }
    }
    let middles = balks.map { tick in
      [JungleTimelines.Actor.rival, .player].map { take.figure($0, at: tick).feet.x }
        .reduce(0, +) / 2
    }
    #expect(try #require(middles.min()) < 610 && #require(middles.max()) > 670)
    #expect(
      try #require(middles.firstIndex { $0 < 610 }) < #require(middles.firstIndex { $0 > 670 }))
  }

  @Test("R113 the dragonfly is out of the way, with water between the heads, before those meet")
  func isAway() throws {
    let take = StagedRound(.cobra, .cobra)
    let bump = try take.tick(of: .bump)
    for tick in bump - 5..<bump - 1 {
      #expect(take.show[JungleTimelines.dragonfly, at: .frames(tick)].y < 190, "\(tick)")
      let heads = try [JungleTimelines.Actor.rival, .player].map {
        try #require(take.figure($0, at: tick).place(of: .tongue)).x
      }
      #expect(heads[1] - heads[0] > 20, "\(tick)")
    }
  }

  @Test("R113 the hood folds back on the way to a long neck, and eyes start as that draws tight")
  func folds() throws {
    let jerk = try reach.tick(of: .knotted)
    let long = try #require(
      (24..<jerk).first { reach.show[JungleTimelines.drawnOut, at: .frames($0)] > 0 })
    let folding = (long - 4..<long).map { reach.figure(.player, at: $0).pose[.hood].stretch.x }
    #expect(folding == folding.sorted(by: >) && folding.contains { 0.7...1.25 ~= $0 })
    #expect(try #require(folding.last) < 0.75)
    let bulges = (jerk - 8..<jerk).filter {
      reach.figure(.player, at: $0).pose[.head].stretch.x > 1.25
    }
    #expect(Time.frames(bulges.count) >= .seconds(0.03))
  }

  @Test(
    "R114 who pulls at a knot falls over as that springs open", arguments: [Animal.lion, .rabbit])
  func slips(friend: Animal) throws {
    let mood = JungleTimelines.mood(.loss, of: .cobra)
    let open = try #require(
      (0..<160).first {
        mood.pose("waiting", of: .cobra, at: .frames($0))[.turnThree].layer > 0
      })
    let visit = JungleTimelines.sharing(.loss, friend, with: .cobra)
    let tug = Pose.of(friend, .tug).face
    let last = try #require(
      (0..<160).last { visit.pose("waiting", of: friend, at: .frames($0)).face == tug })
    #expect(abs(last - open) <= 4)
  }
}
