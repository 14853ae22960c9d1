import Animation
import Rules
import Stage
import StageTesting
import Testing
import Widgets

@Suite struct RuleRingTests {
  @Test("R134 the arrow of the winner is lit and points at the one that it beats")
  func winnersArrowIsLit() throws {
    for winner in Throw.allCases {
      let picture = Picture.of { RuleRing.draw(at: .zero, winner: winner, into: &$0) }
      for hand in Throw.allCases {
        let arrow = try #require(picture.command(named: "beats.\(hand.rawValue)"))
        #expect((arrow.tint == .sun) == (hand == winner))
        func place(_ hand: Throw) throws -> Point {
          let name = "hand-\(hand.rawValue)"
          return try #require(picture.commands.first { $0.shape == .image(name) }).at
        }
        // Between the two, and on from the one to the other.
        let (from, to) = (try place(hand), try place(hand.beats))
        let way = to - from
        let turn = arrow.turn * .pi / 180
        let head = Point(x: Portable.cos(turn), y: Portable.sin(turn))
        #expect(way.x * head.x + way.y * head.y > 0.9 * way.length)
        #expect(arrow.at.distance(to: from) < way.length && arrow.at.distance(to: to) < way.length)
      }
    }
  }
}
