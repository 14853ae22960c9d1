internal import Animation
internal import Figures
internal import Stage

/// A cobra's neck drawn out after the rabbit: round in a loop, behind itself, and through the loop.
struct CobraNeck {
  /// The point where the neck leaves the coils, relative to the foot's joint, in drawing units.
  private static let root = Point(x: 22, y: -60)
  /// The way of the neck from there, in design pixels: below the loop, up its far side, down its
  /// near one, and out through it.
  private static let open = [
    .zero, Point(x: -46, y: -20), Point(x: -112, y: 8), Point(x: -182, y: -2),
    Point(x: -236, y: -50),
    Point(x: -224, y: -112), Point(x: -164, y: -140), Point(x: -96, y: -118),
    Point(x: -66, y: -52), Point(x: -90, y: 12), Point(x: -132, y: 24),
    Point(x: -170, y: -16), Point(x: -204, y: -58), Point(x: -238, y: -64),
  ]
  /// The same points of a neck that is pulled taut on both sides of a small knot.
  private static let taut = [
    .zero, Point(x: -48, y: -18), Point(x: -98, y: -28), Point(x: -146, y: -16),
    Point(x: -182, y: -30),
    Point(x: -182, y: -60), Point(x: -156, y: -74), Point(x: -130, y: -60),
    Point(x: -122, y: -36), Point(x: -136, y: -14), Point(x: -160, y: -12),
    Point(x: -184, y: -34), Point(x: -228, y: -54), Point(x: -284, y: -62),
  ]
  private static let way = MotionPath(through: open)
  /// The shares of the way, with an open loop and a tight one, at which the strands end. From the
  /// second on they lie behind, before, behind, before; the last goes on where a head overshoots.
  private static let ends = [(0.215, 0.298), (0.46, 0.5), (0.73, 0.654), (0.875, 0.754)]
  /// The share of the way on which the head leaves its upright place.
  private static let leaving = 0.12
  /// The neck's half-width where it leaves the coils, the loss of that at its thinnest, and the
  /// length of its pieces, in design pixels.
  private static let (radius, thinner, step) = (25.0, 13.0, 7.0)
  /// The extra half-width of the neck below the head, in design pixels, and the scale of the head.
  private static let (nape, head) = (3.0, 1.16)

  private let cobra: AnimalFigure
  private let places: [(part: Double, at: Point, radius: Double)]
  private let ends: [Double]

  /// Draws the cobra's coils and puts its head where a `share` of the way ends; `curl` tightens the
  /// loop from 0, open, to 1, a small knot. The result is nil for a neck that is not drawn out.
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
    cobra.hangLoose()
    cobra.drawCoils(into: &picture)
    cobra.pose[.hood].turn += (way.heading(at: share) - 180) * left
    cobra.endNeck(at: place(share) + rest)
    cobra.pose[.hood].stretch = cobra.pose[.hood].stretch * (1 + (Self.head - 1) * left)
    self.cobra = cobra
  }

  /// Draws the strands before an animal that goes through the loop, or those behind it.
  func draw(isBefore: Bool, into picture: inout Picture) {
    let cuts = [0] + ends + [2]
    for index in isBefore ? [0, 2, 4] : [3, 1] {
      let strand = cuts[index]...cuts[index + 1]
      let part = places.filter { strand ~= $0.part }.map { (at: $0.at, radius: $0.radius) }
      guard !part.isEmpty else { continue }
      // A strand has no outline where it goes on as the next one.
      cobra.drawRope(
        through: part, onBody: strand.lowerBound > 0 ? 2 : 0,
        leading: strand.upperBound < 1 && part.count > 4 ? 2 : 0, showsBelly: true,
        into: &picture)
    }
  }
}
