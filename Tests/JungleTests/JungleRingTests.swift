import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// The rabbit's way round the cobra, and how those who are beaten go under.
@Suite struct JungleRingTests {
  private static let pair = Pair(player: .rabbit, rival: .cobra)

  @Test("R113 the rabbit runs round the cobra two and a half times, with water between them")
  func rings() throws {
    let (show, ways) = try ways(around: .rabbit)
    #expect(ways.allSatisfy { $0.length > 55 })
    let angles = ways.map { Portable.atan2($0.y, $0.x) * 180 / .pi }
    let turned = zip(angles, angles.dropFirst()).map { from, to in
      (to - from + 540).truncatingRemainder(dividingBy: 360) - 180
    }
    #expect(abs(turned.reduce(0, +)) > 850)
    #expect(try #require(ways.map(\.y).max()) > 55 && #require(ways.map(\.y).min()) < -100)
    #expect(show.time(of: .jerked) != nil)
  }

  /// The rabbit's way as seen from the cobra, until it takes its tail or leaps.
  private func ways(around player: Animal) throws -> (Timeline, [Point]) {
    let (rabbit, cobra) =
      player == .rabbit
      ? (JungleTimelines.Actor.player, JungleTimelines.Actor.rival) : (.rival, .player)
    let show = JungleTimelines.show(
      player: player, rival: player == .rabbit ? .cobra : .rabbit)
    let met = try #require(show.labels.first { $0.name == "met" }).time.seconds
    let leap = try #require(show.time(of: .leap))
    let moments = (0..<120).map { Time.seconds(met) + .frames($0) }
      .prefix { show[JungleTimelines.grasp, at: $0] == 0 && $0 < leap }
    return (
      show,
      moments.map {
        show[JungleTimelines.position(rabbit), at: $0]
          - show[JungleTimelines.position(cobra), at: $0]
      }
    )
  }

  @Test("R113 the cobra bites on the one side and the other where the rabbit was, and it has gone")
  func bitesNobody() throws {
    let show = JungleTimelines.show(player: .cobra, rival: .rabbit)
    let jerk = try #require(show.time(of: .jerked))
    var sides = [Double]()
    for moment in (0..<120).map({ Time.frames($0) }).prefix(while: { $0 < jerk }) {
      var (cobra, rabbit) = (
        AnimalFigure(.cobra, feet: .zero), AnimalFigure(.rabbit, .jungle, feet: .zero)
      )
      cobra.apply(show, of: .player, at: moment)
      rabbit.apply(show, of: .rival, at: moment)
      guard cobra.pose[.head].turn > 95, let gap = cobra.gap else { continue }
      if sides.last != cobra.facing { sides.append(cobra.facing) }
      #expect(rabbit.feet.distance(to: gap + Point(x: 0, y: 60)) > 50, "\(moment)")
    }
    #expect(sides == [1, -1])
  }

  @Test("R113 foam marks the way of the rabbit that runs, and none is left at the knot")
  func foam() throws {
    var game = try Self.pair.game()
    var (most, sides) = (0, Set<Bool>())
    func marks(_ game: Harness<JungleScene>) -> [DrawCommand] {
      guard let rabbit = game.picture.commands.firstIndex(where: { $0.imageName == "rabbit-body" })
      else { return [] }
      return game.picture.commands[..<rabbit].filter {
        $0.tint == Color(0xDDF3FA) && 6.9...13 ~= $0.size.height
          && $0.size.width == 2 * $0.size.height
      }
    }
    for _ in 0..<400 where game.plays(.thump) == 0 {
      game.tick()
      let places = marks(game).map(\.at)
      most = max(most, places.count)
      let neck = game.picture.commands.first { $0.imageName == "jungle-cobra-hood" }?.at
      if let neck, places.count >= 8 {
        sides.formUnion(places.map { $0.x < neck.x })
      }
    }
    #expect(most >= 10 && sides.count == 2)
    game.advance(by: 0.1)
    #expect(marks(game).isEmpty)
  }

  @Test("R30 R113 no two of the beaten list alike as they go under")
  func lists() throws {
    let lists = try (Pair.all(.win) + Pair.all(.loss)).map {
      try #require(Duel(player: $0.player, rival: $0.rival)).sinkingTilt
    }
    #expect(Set(lists).count == 6 && lists.allSatisfy { abs($0) > 10 })
  }

  @Test("R114 a rabbit in the lion's paws goes under little by little")
  func pressedDown() throws {
    let show = JungleTimelines.show(player: .lion, rival: .rabbit)
    let result = try #require(show.time(of: .result))
    let lifts = (0..<20).map { show[JungleTimelines.lift(.rival), at: result + .frames($0)] }
    #expect(zip(lifts, lifts.dropFirst()).allSatisfy { 0..<10 ~= $0 - $1 })
    #expect(lifts.count { -100 ..< -20 ~= $0 } >= 8)
  }

  @Test("R113 a knot grows out of the turns before it is tight, and is small at first")
  func grows() throws {
    for (pair, actor) in [
      (Self.pair, JungleTimelines.Actor.rival), (Pair(player: .cobra, rival: .rabbit), .player),
    ] {
      let show = JungleTimelines.show(player: pair.player, rival: pair.rival)
      let hit = try #require(show.time(of: .contact))
      let sizes = (0..<200).map { Time.frames($0) }.prefix { $0 < hit }
        .map { show.pose(actor.rawValue, of: .cobra, at: $0)[.knot] }
        .drop { $0.layer == 0 }.map(\.stretch.x)
      #expect(try #require(sizes.first) < 0.3)
      #expect(sizes.prefix { $0 < 0.6 }.count >= 6)
    }
  }
}
