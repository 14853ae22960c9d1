internal import Animation
internal import Figures
internal import Stage

/// Two cobras' necks, twisted about each other.
extension Bout {
  /// Half the width of a neck where it leaves the rings, and below the head, in design pixels.
  private static let (root, tip) = (17.0, 12.0)
  /// How far each is from the middle of the plait, and the shares of its way where it is there.
  private static let (apart, inside) = (18.0, 0.44...0.84)
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
    guard let (base, far) = ends(own), let (root, top) = ends(other) else { return }
    let (start, end) = ((base + root) * 0.5, (far + top) * 0.5)
    /// The place on the neck of one at `side` of the middle.
    func place(_ share: Double, _ side: Double) -> (at: Point, radius: Double) {
      let middle = start + (end - start) * share
      let (low, high) = side > 0 ? (base, far) : (root, top)
      let wide = Self.width(share, (base.x - root.x) / 2, (far.x - top.x) / 2, min(1, turns))
      return (
        Point(
          x: middle.x + side * wide * Portable.cos(.pi * turns * Self.wound(share)),
          y: low.y + (high.y - low.y) * share), Self.root + (Self.tip - Self.root) * share
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

  /// How much of all its turns a neck has made at a share of its way.
  private static func wound(_ share: Double) -> Double {
    max(0, min(1, (share - 0.28) / 0.66))
  }

  /// How far a neck is from the middle: as straight as `low` and `high` allow, or `bound`.
  private static func width(
    _ share: Double, _ low: Double, _ high: Double, _ bound: Double
  ) -> Double {
    let below = max(0, 1 - share / inside.lowerBound)
    let above = max(0, (share - inside.upperBound) / (1 - inside.upperBound))
    let narrow = apart + (low - apart) * below * below + (high - apart) * above * above
    return low + (high - low) * share + (narrow - low - (high - low) * share) * bound
  }

  /// Where the neck of a cobra begins and ends.
  private func ends(_ cobra: AnimalFigure) -> (Point, Point)? {
    guard let low = cobra.place(of: .neckLow), let high = cobra.place(of: .hood) else {
      return nil
    }
    return (low, high)
  }
}
