import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// Those ashore, each of whom takes what it sees in its own way, and what stays in the pond.
@Suite struct JungleWatcherTests {
  @Test(
    "R114 as somebody comes, the one ashore starts well before the other, the rabbit first",
    arguments: Matchup.all)
  func starts(pair: Matchup) throws {
    let show = StagedRound(pair).show
    let animals = Animal.allCases.filter { $0 != pair.player }
    let starts = try zip(JungleTimelines.onlookers, animals).map { actor, animal in
      let start = try #require(
        (1..<36).first {
          show.pose(actor.rawValue, of: animal, at: .frames($0)) != .of(animal, .watch)
        })
      #expect(show[JungleTimelines.facing(actor), at: .frames(start - 2)] == 1)
      #expect(show[JungleTimelines.facing(actor), at: .frames(start + 12)] == -1)
      return (animal, start)
    }
    #expect(abs(starts[1].1 - starts[0].1) >= 4)
    let first = starts.min { $0.1 < $1.1 }?.0
    #expect((first == .rabbit) == animals.contains(.rabbit))
  }

  @Test(
    "R114 until somebody is there those ashore keep still: no more than a breath moves them",
    arguments: Matchup.all)
  func keepStill(pair: Matchup) throws {
    var game = try pair.game()
    for _ in 0..<36 { game.tick() }
    let onlooker: Animal = pair.player == .lion ? .rabbit : .lion
    func turns() -> [Double] {
      game.picture.commands.filter { $0.imageName?.hasPrefix("\(onlooker)-") == true }.map(\.turn)
    }
    var most = 0.0
    for _ in 0..<60 where game.scene.round?.rival == nil {
      let before = turns()
      for _ in 0..<4 { game.tick() }
      guard game.scene.round?.rival == nil, turns().count == before.count else { continue }
      most = max(most, zip(before, turns()).map { abs($0 - $1) }.max() ?? 0)
    }
    #expect(most < 4, "\(most)")
  }

  @Test("R114 ashore each comer is seen in its own time: a lion at once, a cobra late")
  func seesInTime() {
    let times = [Animal.lion, .rabbit, .cobra].map { rival in
      let show = StagedRound(.cobra, rival).show
      return JungleTimelines.onlookers.map { actor in
        (0..<24).first { show[JungleTimelines.lift(actor), at: .frames($0)] > 2 } ?? 24
      }
    }
    #expect(times.map { $0[0] } == times.map { $0[0] }.sorted())
    #expect(Set(times).count == 3 && times[2][0] - times[0][0] >= 3)
  }

  @Test(
    "R114 what comes out of the reeds is met ashore with no more than a head, by each in its way")
  func thinks() throws {
    for (rival, first, second) in [
      (Animal.lion, Pose.Name.proud, Pose.Name.dread), (.cobra, .swayRight, .twitch),
      (.rabbit, .lick, .swayLeft),
    ] {
      let show = StagedRound(.cobra, rival).show
      func near(_ actor: JungleTimelines.Actor, _ animal: Animal, _ name: Pose.Name) -> Bool {
        (0..<26).contains {
          let pose = show.pose(actor.rawValue, of: animal, at: .frames($0))
          return abs(pose[.head].turn - Pose.of(animal, name)[.head].turn) < 1
            && pose.face.eyes == Pose.of(animal, name).face.eyes
        }
      }
      #expect(near(.firstOnlooker, .lion, first), "\(rival)")
      #expect(near(.secondOnlooker, .rabbit, second), "\(rival)")
    }
  }

  @Test(
    "R114 as the loser sinks the one jumps for joy while the other hides its eyes, and then peeps",
    arguments: Matchup.all(.win))
  func peeps(pair: Matchup) throws {
    let show = StagedRound(pair).show
    let cover = try #require(show.time(ofLabel: JungleTimelines.Part.cover))
    let moments = (0..<32).map { cover + .frames($0) }
    func highest(_ actor: JungleTimelines.Actor) -> Double {
      moments.map { show[JungleTimelines.lift(actor), at: $0] }.max() ?? 0
    }
    #expect(highest(.firstOnlooker) > 7 && highest(.secondOnlooker) == 0)
    let onlooker: Animal = pair.player == .rabbit ? .cobra : .rabbit
    func first(_ name: Pose.Name) throws -> Int {
      try #require(
        moments.firstIndex {
          let pose = show.pose("secondOnlooker", of: onlooker, at: $0)
          return abs(pose[.head].shift.y - Pose.of(onlooker, name)[.head].shift.y) < 1
            && pose.face.gaze == Pose.of(onlooker, name).face.gaze
        }, "\(name)")
    }
    #expect(try first(.cower) < first(onlooker == .rabbit ? .peer : .crouch))
  }

  @Test(
    "R114 of two rabbits that pull the lion ashore turns its head with each pull, and sits down as their pad tears"
  )
  func pullsAlong() throws {
    let take = StagedRound(.rabbit, .rabbit)
    let bump = try take.tick(of: .bump)
    func poses(_ ticks: Range<Int>) -> [Pose] {
      ticks.map { take.show.pose("firstOnlooker", of: .lion, at: .frames($0)) }
    }
    let (left, right) = (Pose.of(.lion, .swayLeft)[.head], Pose.of(.lion, .swayRight)[.head])
    let ways = poses(24..<bump).compactMap { pose -> Bool? in
      pose[.head] == right ? true : pose[.head] == left ? false : nil
    }
    #expect(zip(ways, ways.dropFirst()).count { $0 != $1 } == 1 && ways.first == true)
    let fallen = poses(bump..<bump + 16).count { $0[.head] == Pose.of(.lion, .fall)[.head] }
    #expect(Time.frames(fallen) >= .seconds(0.1))
  }

  /// Who is in the pond at a moment beside the two.
  private func guests(_ show: Timeline, _ moment: Time) -> Set<String> {
    let props = HeadProp.allCases.filter {
      let name = JungleTimelines.name(of: $0)
      return show.value(of: JungleTimelines.place(of: $0), at: moment) != nil
        && show[.scale(name), at: moment] > 0 && show[JungleTimelines.sunken($0), at: moment] < 40
    }
    let flies = show[JungleTimelines.dragonflySize, at: moment] > 0
    return Set(props.map { "\($0)" } + (flies ? ["dragonfly"] : []))
  }

  @Test("R32 after a tie somebody else is in the pond while the label fades, another in each")
  func remains() throws {
    var casts: Set<Set<String>> = []
    for animal in Animal.allCases {
      let show = StagedRound(animal, animal).show
      let sunk = try #require(show.time(of: .submerged))
      let there = (0..<40).map { guests(show, sunk + .frames($0)) }
      #expect(there.count { !$0.isEmpty } > 16, "\(animal)")
      casts.insert(there.reduce([]) { $0.union($1) })
    }
    #expect(casts.count == 3)
  }

  @Test("R32 over two lions a frog looks to both sides, and dives")
  func looksRound() throws {
    let show = StagedRound(.lion, .lion).show
    let fade = try #require(show.time(ofLabel: JungleTimelines.Part.fade))
    let moments = (0..<72).map { fade + .frames($0) }.filter { guests(show, $0) == ["frog"] }
    let ways = moments.map { show[JungleTimelines.leftward(.frog), at: $0] }
    #expect(zip(ways, ways.dropFirst()).count { $0 != $1 } >= 2)
    let heights = moments.map { show[JungleTimelines.lift(.frog), at: $0] }
    #expect(heights.contains { $0 > 50 } && 30..<60 ~= moments.count)
  }

  @Test("R32 over two rabbits a fish leaps away from where they go under")
  func leapsOver() throws {
    let show = StagedRound(.rabbit, .rabbit).show
    let fade = try #require(show.time(ofLabel: JungleTimelines.Part.fade))
    let seen = (0..<72).map { fade + .frames($0) }.filter { guests(show, $0).contains("fish") }
    let over = seen.filter {
      abs(show[JungleTimelines.place(of: .fish), at: $0].x - 640) < 50
    }
    #expect(over.allSatisfy { show[JungleTimelines.lift(.fish), at: $0] > 60 } && !over.isEmpty)
    let places = seen.map { show[JungleTimelines.place(of: .fish), at: $0].x }
    #expect(places == places.sorted(by: >) && (places.first ?? 0) - (places.last ?? 0) > 200)
  }

  @Test("R32 over two cobras the dragonfly comes down to what bubbles, and starts back from it")
  func startsBack() throws {
    let show = StagedRound(.cobra, .cobra).show
    let fade = try #require(show.time(ofLabel: JungleTimelines.Part.fade))
    let ways = (0..<66).map { show[JungleTimelines.dragonfly, at: fade + .frames($0)] }
    let low = try #require(ways.lastIndex { $0.y > 350 })
    let sunk = show[JungleTimelines.position(.rival), at: try #require(show.time(of: .submerged))]
    #expect(abs(ways[low].x - sunk.x) < 30)
    #expect(ways[low + 8].y < 290)
  }

  @Test(
    "R114 whoever comes home a victor is greeted by each of the two in its own way, one after the other"
  )
  func greets() throws {
    var seen = Set<[Pose.Name]>()
    for (player, rival, names) in [
      (Animal.lion, Animal.rabbit, [Pose.Name.pat, .exult]), (.cobra, .lion, [.pat, .cheer]),
      (.rabbit, .cobra, [.exult, .danceLeft]),
    ] {
      let show = StagedRound(player, rival).show
      let home = try #require(show.time(ofLabel: JungleTimelines.Part.home))
      let others = Animal.allCases.filter { $0 != player }
      let starts = try zip(zip(JungleTimelines.onlookers, others), names).map { onlooker, name in
        let (actor, animal) = onlooker
        return try #require(
          (4..<38).first {
            show.pose(actor.rawValue, of: animal, at: home + .frames($0)) == .of(animal, name)
          }, "\(actor) \(player)")
      }
      #expect(12...26 ~= starts[1] - starts[0])
      seen.insert(names)
    }
    #expect(seen.count == 3)
  }

  @Test("R114 at home a rabbit that was under water wrings an ear, and a cobra that has won itself")
  func wrings() {
    for (outcome, animal, name) in [
      (Outcome.tie, Animal.rabbit, Pose.Name.rabbitWring), (.loss, .rabbit, .rabbitWring),
      (.win, .cobra, .windTwice),
    ] {
      let mood = JungleTimelines.mood(outcome, of: animal)
      let reached = (0..<Int(mood.duration.seconds * 60)).map {
        mood.pose(JungleTimelines.Actor.waiting.rawValue, of: animal, at: .frames($0))
      }
      let wrung = Pose.of(animal, name)
      let joint: Joint = animal == .rabbit ? .earFar : .turnTwo
      let near = reached.filter {
        abs($0[joint].turn - wrung[joint].turn) < 16 && $0[joint].layer == wrung[joint].layer
      }
      #expect(Time.frames(near.count) >= .seconds(0.08), "\(outcome) \(animal)")
    }
  }
}
