import Testing

@testable import Paintbox

@Suite("The lion's run cycle, from the drawing's own joints")
struct LionRunTests {
  static let poses: [LionPose] = [.gather, .push, .stretch, .land]

  @Test("the feet stay on one line: the lowest paws of the four pictures differ by under 2 pixels")
  func ground() {
    let lines = Self.poses.map { pose in
      [pose.nearFront, pose.nearHind, pose.farFront, pose.farHind].map(Self.sole).max() ?? 0
    }
    let pixels = lines.map { $0 / 2.5 }
    #expect((pixels.max() ?? 0) - (pixels.min() ?? 0) < 2, "\(pixels)")
  }

  @Test("the head moves in an arc: a round in which it never turns back")
  func head() {
    let heads = Self.poses.map(\.head)
    let ways = heads.indices.map { heads[($0 + 1) % 4] - heads[$0] }
    let turns = ways.indices.map { index -> Double in
      let (a, b) = (ways[index], ways[(index + 1) % 4])
      return a.x * b.y - a.y * b.x
    }
    #expect(turns.allSatisfy { $0 < 0 } || turns.allSatisfy { $0 > 0 }, "\(turns)")
    // It rises to push off and is lowest in the landing.
    #expect(heads.indices.min { heads[$0].y < heads[$1].y } == 1)
    #expect(heads.indices.max { heads[$0].y < heads[$1].y } == 3)
  }

  @Test("nothing jitters: from picture to picture the head goes less than a tenth of the lion")
  func steps() {
    for (index, pose) in Self.poses.enumerated() {
      let next = Self.poses[(index + 1) % 4]
      #expect((next.head - pose.head).length < 61)
      #expect(abs(next.headTurn - pose.headTurn) < 15)
    }
  }

  /// How far down a paw reaches, in drawing units.
  private static func sole(_ leg: LionPose.Leg) -> Double {
    Lion.paw(leg).strokes.flatMap { stroke in
      [stroke.start.y]
        + stroke.pieces.map { piece in
          switch piece {
          case .line(let end), .curve(_, _, let end): end.y
          }
        }
    }.max() ?? 0
  }
}
