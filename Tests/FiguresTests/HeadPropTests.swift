import Animation
import Figures
import Rules
import Stage
import Testing

/// What lies on a head that came up under it.
@Suite struct HeadPropTests {
  private func lying(
    _ headProp: HeadProp, at stars: Double = 0, flying seconds: Double = 0
  ) throws -> DrawCommand {
    let picture = drawn(.lion) {
      ($0.headProp, $0.headPropFlight, $0.effectPhase) = (headProp, seconds, stars)
    }
    return try #require(picture.image(headProp.asset.name) ?? picture.image("\(headProp)-leap"))
  }

  @Test("R114 a fish flaps on a head, a frog breathes, a lily lies still")
  func headPropsStir() throws {
    func looks(_ headProp: HeadProp) throws -> (turns: Set<Double>, heights: Set<Double>) {
      let all = try stride(from: 0.0, to: 400, by: 20).map { try lying(headProp, at: $0) }
      return (Set(all.map(\.turn)), Set(all.map(\.scale.y)))
    }
    let (lily, fish, frog) = (try looks(.lily), try looks(.fish), try looks(.frog))
    #expect(lily.turns.count == 1 && lily.heights.count == 1)
    #expect(fish.turns.count > 10 && fish.heights.count == 1)
    #expect(frog.turns.count == 1 && frog.heights.count > 10)
  }

  @Test("R114 whatever lies on a head lies on it, and not in it")
  func headPropsLieOnTheHead() throws {
    let ends = try HeadProp.allCases.map { try lying($0).frame.maxY }
    #expect(try #require(ends.max()) - #require(ends.min()) < 16)
  }

  @Test(
    "R114 lily and frog become larger by and by as they come up", arguments: [HeadProp.lily, .frog])
  func headPropsGrow(headProp: HeadProp) throws {
    let widths = try [0.2, 0.5, 1, 1.1].map { try coming(headProp, $0).frame.width }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(
    "R114 what a head comes up under floats until that lifts it", arguments: [HeadProp.lily, .frog])
  func headPropFloatsUntilLifted(headProp: HeadProp) throws {
    let heights = try [-190.0, -185, -60, 0].map { lift in
      try #require(
        drawn(.lion) {
          $0.feet = Point(x: 640, y: 390)
          $0.wade()
          ($0.headProp, $0.lift) = (headProp, lift)
        }.image(headProp.asset.name)
      ).at.y
    }
    #expect(abs(heights[0] - heights[1]) < 5 && abs(heights[0] - 390) < 24)
    #expect(heights[2] < heights[1] - 20 && heights[3] < heights[2] - 30)
  }

  @Test("R114 a fish leaps onto a head from beside it and from above, as large as it then is")
  func fishLeapsOntoTheHead() throws {
    let (low, high, worn) = (try coming(.fish, 0.1), try coming(.fish, 0.6), try lying(.fish))
    #expect(high.at.y < worn.at.y - 60 && high.at.y < low.at.y)
    #expect(abs(low.at.x - worn.at.x) > 90 && abs(high.at.x - worn.at.x) < 70)
    #expect(high.scale == worn.scale && high.turn != worn.turn)
  }

  private func coming(_ headProp: HeadProp, _ size: Double) throws -> DrawCommand {
    try #require(
      drawn(.lion) { ($0.headProp, $0.headPropSize) = (headProp, size) }.image(headProp.asset.name))
  }

  @Test("R114 what is thrown off a head rises before it falls", arguments: HeadProp.allCases)
  func thrownHeadPropRisesFirst(headProp: HeadProp) throws {
    let ways = try [0, 0.1, 0.2, 0.48].map { try lying(headProp, flying: $0).at.y }
    #expect(ways[1] < ways[0] && ways[2] < ways[0] && ways[3] > ways[2])
  }

  @Test("R114 a fish leaps back into the river, in full sight, and leaves a ring there")
  func fishLeapsHome() throws {
    let leap = try lying(.fish, flying: 0.59)
    #expect(leap.opacity == 1 && Board.region.contains(leap.at))
    let after = drawn(.lion) { ($0.headProp, $0.headPropFlight) = (.fish, 0.65) }
    #expect(after.image("ring") != nil && after.image("fish") == nil)
  }
}
