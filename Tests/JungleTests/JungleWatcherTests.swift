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
    "R114 as somebody comes, the one ashore starts well before the other", arguments: Matchup.all)
  func starts(pair: Matchup) throws {
    let show = StagedRound(pair).show
    let starts = try JungleTimelines.lookers.map { actor in
      try #require((0..<24).first { show[JungleTimelines.lift(actor), at: .frames($0)] > 2 })
    }
    #expect(starts[1] - starts[0] >= 5)
    for (actor, start) in zip(JungleTimelines.lookers, starts) {
      #expect(show[JungleTimelines.facing(actor), at: .frames(start - 2)] == 1)
      #expect(show[JungleTimelines.facing(actor), at: .frames(start + 12)] == -1)
    }
  }

  @Test("R114 the one ashore does what comes out of the reeds does, and the other shrinks from it")
  func imitates() throws {
    for (rival, name, face) in [
      (Animal.lion, Pose.Name.roar, Pose.Name.cower), (.cobra, .swayLeft, .dread),
      (.rabbit, .danceRight, .crossEyed),
    ] {
      let show = StagedRound(.cobra, rival).show
      func seen(_ actor: JungleTimelines.Actor, _ animal: Animal, _ name: Pose.Name) -> Int {
        (0..<25).count {
          let pose = show.pose(actor.rawValue, of: animal, at: .frames($0))
          return abs(pose[.head].shift.y - Pose.of(animal, name)[.head].shift.y) < 3
            && pose.face.eyes == Pose.of(animal, name).face.eyes
        }
      }
      #expect(seen(.firstOnlooker, .lion, name) >= 2, "\(rival)")
      #expect(seen(.secondOnlooker, .rabbit, face) >= 2, "\(rival)")
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
    let looker: Animal = pair.player == .rabbit ? .cobra : .rabbit
    func first(_ name: Pose.Name) throws -> Int {
      try #require(
        moments.firstIndex {
          let pose = show.pose("secondOnlooker", of: looker, at: $0)
          return abs(pose[.head].shift.y - Pose.of(looker, name)[.head].shift.y) < 1
            && pose.face.gaze == Pose.of(looker, name).face.gaze
        }, "\(name)")
    }
    #expect(try first(.cower) < first(looker == .rabbit ? .peer : .crouch))
  }

  @Test(
    "R114 of two rabbits that pull the lion ashore pulls with them, and falls as their pad tears")
  func pullsAlong() throws {
    let take = StagedRound(.rabbit, .rabbit)
    let bump = try take.tick(of: .bump)
    func poses(_ ticks: Range<Int>) -> [Pose] {
      ticks.map { take.show.pose("firstOnlooker", of: .lion, at: .frames($0)) }
    }
    let tug = Pose.of(.lion, .tug)
    let pulls = poses(24..<bump).map { abs($0[.body].shift.x - tug[.body].shift.x) < 4 }
    #expect(zip(pulls, pulls.dropFirst()).count { !$0 && $1 } == 2, "twice")
    let fallen = poses(bump..<bump + 16).count { $0[.head] == Pose.of(.lion, .fall)[.head] }
    #expect(Time.frames(fallen) >= .seconds(0.1))
    let hides = (0..<bump).contains {
      take.show.pose("secondOnlooker", of: .cobra, at: .frames($0))[.hood]
        == Pose.of(.cobra, .cower)[.hood]
    }
    #expect(hides)
  }

  /// Who is in the pond at a moment beside the two.
  private func guests(_ show: Timeline, _ moment: Time) -> Set<String> {
    let props = Topper.allCases.filter {
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
      #expect(there.count { $0.isEmpty } < 8, "\(animal)")
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

  @Test("R32 over two rabbits a fish leaps over a flower that turns, there and back")
  func leapsOver() throws {
    let show = StagedRound(.rabbit, .rabbit).show
    let fade = try #require(show.time(ofLabel: JungleTimelines.Part.fade))
    let both = (0..<72).map { fade + .frames($0) }.filter {
      guests(show, $0).isSuperset(of: ["flower", "fish"])
    }
    let sides = both.compactMap { moment in
      show.value(of: JungleTimelines.place(of: .fish), at: moment).map {
        $0.x > show[JungleTimelines.place(of: .flower), at: moment].x
      }
    }
    #expect(zip(sides, sides.dropFirst()).count { $0 != $1 } >= 2)
    let over = both.filter {
      abs(show[JungleTimelines.place(of: .fish), at: $0].x - 640) < 50
    }
    #expect(over.allSatisfy { show[JungleTimelines.lift(.fish), at: $0] > 60 } && !over.isEmpty)
    let turns = both.map { show[.rotation(JungleTimelines.name(of: .flower)), at: $0] }
    #expect((turns.max() ?? 0) - (turns.min() ?? 0) > 90)
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
      (Animal.lion, Animal.rabbit, [Pose.Name.pat, .jeer]), (.cobra, .lion, [.pat, .pat]),
      (.rabbit, .cobra, [.lionHail, .exult]),
    ] {
      let show = StagedRound(player, rival).show
      let home = try #require(show.time(ofLabel: JungleTimelines.Part.home))
      let others = Animal.allCases.filter { $0 != player }
      let starts = try zip(zip(JungleTimelines.lookers, others), names).map { looker, name in
        let (actor, animal) = looker
        return try #require(
          (12..<38).first {
            show.pose(actor.rawValue, of: animal, at: home + .frames($0)) == .of(animal, name)
          }, "\(actor) \(player)")
      }
      #expect(4...12 ~= starts[1] - starts[0])
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
