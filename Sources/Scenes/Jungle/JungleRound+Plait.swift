internal import Animation
internal import Figures
internal import Stage

/// Two cobras' necks, twisted about each other.
extension JungleRound {
  /// Half the width of a neck where it leaves the rings, and below the head, in design pixels.
  private static let (root, tip) = (17.0, 12.0)
  /// How far each is from the middle of the plait, and a head from the middle above it.
  private static let (apart, headApart) = (27.0, 50.0)
  /// The share of its way where it has come in to there, and where it goes out again.
  private static let inside = 0.46...0.6
  /// How far below the neck it begins, in drawing units, and how much longer it is when wound, in
  /// design pixels.
  private static let (below, longer) = (62.0, 38.0)
  /// How far above the other the head is that goes behind it.
  private static let passing = 26.0
  private static let pieces = 44
  /// How far apart its pieces may be.
  private static let apartAtMost = 5.0

  /// Draws the rings and the necks under two heads, and puts the heads where their necks end.
  func drawPlait(
    _ own: inout AnimalFigure, _ other: inout AnimalFigure, at moment: Time,
    into picture: inout Picture
  ) {
    let turns = playhead.timeline[JungleTimelines.plait, at: moment]
    guard turns > 0 else { return }
    (own.drag, other.drag) = (.zero, .zero)
    let bound = min(1, turns)
    guard let (base, far) = ends(own, bound), let (root, top) = ends(other, bound) else { return }
    let (start, end) = ((base + root) * 0.5, (far + top) * 0.5)
    let (low, high) = ((base.x - root.x) / 2, (far.x - top.x) / 2)
    // Heads that are squashed are against each other.
    let squash = own.scale.x * own.scale.x
    let near = (Self.headApart + max(-12, min(30, 0.2 * (high - Self.headApart)))) * squash
    let head = high + (near - high) * bound
    /// The place on the neck of one at `side` of the middle, which bends over to where both lean.
    func place(_ share: Double, _ side: Double) -> (at: Point, radius: Double) {
      let angle = .pi * turns * Self.wound(share)
      let wide = Self.width(share, low, head, bound) * Portable.cos(angle)
      let rise = Self.passing * Portable.sin(angle) * Self.eased(share, 0.5...1)
      return (
        Point(
          x: start.x + (end.x - start.x) * share * share + side * wide,
          y: start.y + (end.y - start.y) * share + side * rise),
        Self.root + (Self.tip - Self.root) * share
      )
    }
    other.drawCoils(into: &picture)
    own.drawCoils(into: &picture)
    // A neck that is drawn out has more of them.
    let long = zip(0..<40, 1...40).map { from, to in
      place(Double(from) / 40, 1).at.distance(to: place(Double(to) / 40, 1).at)
    }.max()
    let pieces = min(96, max(Self.pieces, Int((long ?? 0) * 40 / Self.apartAtMost)))
    let shares = (0...pieces).map { Double($0) / Double(pieces) }
    let spans = Int(turns.rounded(.up))
    for span in 0..<spans {
      let part = shares.indices.filter {
        min(spans - 1, Int(turns * Self.wound(shares[$0]))) == span
      }
      let first = max(0, (part.first ?? 0) - 2)
      // Each is above the other in turn.
      for side in span.isMultiple(of: 2) ? [-1.0, 1] : [1.0, -1] {
        let way = shares[first...(part.last ?? first)].map { place($0, side) }
        (side > 0 ? own : other).drawRope(through: way, showsBelly: true, into: &picture)
      }
    }
    own.endNeck(at: place(1, 1).at)
    other.endNeck(at: place(1, -1).at)
  }

  /// Whether the player's head is over the other: each goes over it in turn, as its neck does.
  func isOver(at moment: Time) -> Bool {
    let turns = playhead.timeline[JungleTimelines.plait, at: moment]
    return turns <= 1 || (Int(turns.rounded(.up)) - 1).isMultiple(of: 2)
  }

  /// How much of all its turns a neck has made at a share of its way.
  private static func wound(_ share: Double) -> Double { max(0, min(1, (share - 0.22) / 0.72)) }

  /// How far a neck is from the middle: as straight as `low` and `high` allow, or `bound`, in one
  /// curve from upright to upright.
  private static func width(
    _ share: Double, _ low: Double, _ high: Double, _ bound: Double
  ) -> Double {
    let straight = low + (high - low) * share
    let curved =
      apart + (low - apart) * (1 - eased(share, 0...inside.lowerBound))
      + (high - apart) * eased(share, inside.upperBound...1)
    return straight + (curved - straight) * bound
  }

  /// From 0 where `range` begins to 1 where it ends, slowly at both.
  private static func eased(_ share: Double, _ range: ClosedRange<Double>) -> Double {
    let part = max(
      0, min(1, (share - range.lowerBound) / (range.upperBound - range.lowerBound)))
    return Easing.inOutSine.value(at: part)
  }

  /// Where the neck of a cobra begins and ends.
  private func ends(_ cobra: AnimalFigure, _ bound: Double) -> (Point, Point)? {
    guard let low = cobra.place(of: .neckLow, away: Point(x: 0, y: Self.below * bound)),
      let high = cobra.place(of: .hood)
    else { return nil }
    return (low, high - Point(x: 0, y: Self.longer * bound * cobra.scale.y))
  }
}
