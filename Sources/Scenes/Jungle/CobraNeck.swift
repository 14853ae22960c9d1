internal import Animation
internal import Figures
internal import Stage

/// A cobra's neck drawn out after somebody, further than any of its parts: round in a loop, behind
/// itself, and through that loop.
struct CobraNeck {
  /// Where the neck comes out of the foot, from the joint there, in drawing units.
  private static let root = Point(x: 22, y: -60)
  /// Its way from there, in design pixels: below the loop, up its far side, down its near one, and
  /// out through it.
  private static let open = [
    .zero, Point(x: -46, y: -20), Point(x: -112, y: 8), Point(x: -182, y: -2),
    Point(x: -236, y: -50),
    Point(x: -224, y: -112), Point(x: -164, y: -140), Point(x: -96, y: -118),
    Point(x: -66, y: -52), Point(x: -90, y: 12), Point(x: -132, y: 24),
    Point(x: -170, y: -16), Point(x: -204, y: -58), Point(x: -238, y: -64),
  ]
  /// The same points of a neck that is taut on both sides of a small knot.
  private static let taut = [
    .zero, Point(x: -48, y: -18), Point(x: -98, y: -28), Point(x: -146, y: -16),
    Point(x: -182, y: -30),
    Point(x: -182, y: -60), Point(x: -156, y: -74), Point(x: -130, y: -60),
    Point(x: -122, y: -36), Point(x: -136, y: -14), Point(x: -160, y: -12),
    Point(x: -184, y: -34), Point(x: -228, y: -54), Point(x: -284, y: -62),
  ]
  private static let way = MotionPath(through: open)
  /// Where one strand ends and the next begins, of an open loop and of a tight one, as shares of
  /// the way. They lie on each other in this order, from the second on: behind, before, behind,
  /// before; the last goes on where a head overshoots.
  private static let ends = [(0.215, 0.298), (0.46, 0.5), (0.73, 0.654), (0.875, 0.754)]
  /// The share of its way on which it leaves its upright.
  private static let leaving = 0.12
  /// Half its width where it comes out of the rings, how much less that is at its thinnest, and how
  /// far apart its pieces are.
  private static let (radius, thinner, step) = (25.0, 13.0, 7.0)
  /// How much wider than that it is below its head, and how much larger that is.
  private static let (nape, head) = (3.0, 1.16)

  private let cobra: AnimalFigure
  private let places: [(part: Double, at: Point, radius: Double)]
  private let ends: [Double]

  /// Draws its coils, and puts its head where a `share` of the way ends, whose loop is drawn to a
  /// small knot by `curl`; nil without a neck that is drawn out.
  init?(
    of cobra: inout AnimalFigure, out share: Double, tightened curl: Double = 0,
    into picture: inout Picture
  ) {
    guard share > 0, let base = cobra.place(of: .foot, away: Self.root),
      let upright = cobra.place(of: .hood)
    else { return nil }
    let size = cobra.scale.y
    let way =
      curl == 0
      ? Self.way : MotionPath(through: zip(Self.open, Self.taut).map { $0 + ($1 - $0) * curl })
    ends = Self.ends.map { $0 + ($1 - $0) * curl }
    func place(_ part: Double) -> Point {
      let spot = way.point(at: part) * size
      return base + Point(x: spot.x * cobra.facing, y: spot.y)
    }
    let left = min(1, share / Self.leaving)
    let rest = (upright - place(share)) * (1 - left)
    let pieces = max(14, Int(way.length * share * size / Self.step))
    places = (0...pieces).map {
      let along = Double($0) / Double(pieces)
      let half =
        Self.radius - (Self.thinner + curl) * min(1, 1.2 * along)
        + Self.nape * max(0, 6 * along - 5)
      return (share * along, place(share * along) + rest * along, half * size)
    }
    cobra.drag = .zero
    cobra.drawCoils(into: &picture)
    cobra.pose[.hood].turn += (way.heading(at: share) - 180) * left
    cobra.endNeck(at: place(share) + rest)
    cobra.pose[.hood].stretch = cobra.pose[.hood].stretch * (1 + (Self.head - 1) * left)
    self.cobra = cobra
  }

  /// Draws what is behind somebody who goes through the loop, or before.
  func draw(isBefore: Bool, into picture: inout Picture) {
    let cuts = [0] + ends + [2]
    for index in isBefore ? [0, 2, 4] : [3, 1] {
      let strand = cuts[index]...cuts[index + 1]
      let part = places.filter { strand ~= $0.part }.map { (at: $0.at, radius: $0.radius) }
      guard !part.isEmpty else { continue }
      // Nor does one strand have an outline where it goes on as another.
      cobra.drawRope(
        through: part, onBody: strand.lowerBound > 0 ? 2 : 0,
        leading: strand.upperBound < 1 && part.count > 4 ? 2 : 0, showsBelly: true,
        into: &picture)
    }
  }
}
