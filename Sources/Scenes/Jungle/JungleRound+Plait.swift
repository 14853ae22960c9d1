internal import Animation
internal import Figures
internal import Stage

/// The drawing of two cobras' necks, twisted about each other.
extension JungleRound {
  /// Half the width of a neck where it leaves the rings, and below the head, in design pixels.
  private static let (root, tip) = (17.0, 12.0)
  /// The distances of a neck in the plait, and of a head above it, from the middle, in design
  /// pixels.
  private static let (apart, headApart) = (27.0, 50.0)
  /// The share of a neck's way at which it has come in to `apart`, and that at which it goes out
  /// again.
  private static let inside = 0.46...0.6
  /// The drawing units by which a wound neck begins lower, and the design pixels by which it ends
  /// higher.
  private static let (below, longer) = (62.0, 38.0)
  /// The most that a head rises or sinks as it passes the other, in design pixels.
  private static let passing = 26.0
  /// The least number of pieces of which a neck is drawn.
  private static let pieces = 44
  /// The distance between two pieces of a neck, in design pixels, beyond which more are drawn.
  private static let apartAtMost = 5.0

  /// Draws the coils and the twisted necks of two cobras, and puts their heads where the necks end.
  func drawPlait(
    _ own: inout AnimalFigure, _ other: inout AnimalFigure, at moment: Time,
    into picture: inout Picture
  ) {
    let turns = playhead.timeline[JungleTimelines.plait, at: moment]
    guard turns > 0 else { return }
    own.hangLoose()
    other.hangLoose()
    let bound = min(1, turns)
    guard let (base, far) = ends(own, bound), let (root, top) = ends(other, bound) else { return }
    let (start, end) = ((base + root) * 0.5, (far + top) * 0.5)
    let (low, high) = ((base.x - root.x) / 2, (far.x - top.x) / 2)
    // Squashed heads are pressed against each other.
    let squash = own.scale.x * own.scale.x
    let near = (Self.headApart + max(-12, min(30, 0.2 * (high - Self.headApart)))) * squash
    let head = high + (near - high) * bound
    /// Returns the place at a `share`, 0…1, of the neck at `side` (±1) of the middle, and half its
    /// width there.
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
    // A neck that is drawn out has more pieces.
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
      // Each neck is above the other in turn.
      for side in span.isMultiple(of: 2) ? [-1.0, 1] : [1.0, -1] {
        let way = shares[first...(part.last ?? first)].map { place($0, side) }
        (side > 0 ? own : other).drawRope(through: way, showsBelly: true, into: &picture)
      }
    }
    own.endNeck(at: place(1, 1).at)
    other.endNeck(at: place(1, -1).at)
  }

  /// Returns whether the head of the player's cobra is over the jungle's: the heads take turns, as
  /// the necks do.
  func isOver(at moment: Time) -> Bool {
    let turns = playhead.timeline[JungleTimelines.plait, at: moment]
    return turns <= 1 || (Int(turns.rounded(.up)) - 1).isMultiple(of: 2)
  }

  /// Returns the share of all its turns that a neck has made at a `share` of its way.
  private static func wound(_ share: Double) -> Double { max(0, min(1, (share - 0.22) / 0.72)) }

  /// Returns a neck's distance from the middle, in design pixels: straight from `low` to `high` if
  /// `bound` is 0, and in one curve from upright to upright if it is 1.
  private static func width(
    _ share: Double, _ low: Double, _ high: Double, _ bound: Double
  ) -> Double {
    let straight = low + (high - low) * share
    let curved =
      apart + (low - apart) * (1 - eased(share, 0...inside.lowerBound))
      + (high - apart) * eased(share, inside.upperBound...1)
    return straight + (curved - straight) * bound
  }

  /// Returns 0 where `range` begins and 1 where it ends, with slow changes near both.
  private static func eased(_ share: Double, _ range: ClosedRange<Double>) -> Double {
    let part = max(
      0, min(1, (share - range.lowerBound) / (range.upperBound - range.lowerBound)))
    return Easing.inOutSine.value(at: part)
  }

  /// Returns the places where a cobra's neck begins and ends.
  private func ends(_ cobra: AnimalFigure, _ bound: Double) -> (Point, Point)? {
    guard let low = cobra.place(of: .neckLow, away: Point(x: 0, y: Self.below * bound)),
      let high = cobra.place(of: .hood)
    else { return nil }
    return (low, high - Point(x: 0, y: Self.longer * bound * cobra.scale.y))
  }
}
