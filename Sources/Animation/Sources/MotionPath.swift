/// A curve in the plane to follow at an even pace.
public struct MotionPath: Hashable, Sendable {
  /// The control points: one point, then three per stretch, two that bend it and one it arrives at,
  /// as in a cubic Bézier curve.
  public let controls: [Point]

  /// The distance from the start and the point for many places along the curve.
  private let table: [Place]

  private struct Place: Hashable, Sendable {
    var distance: Double
    var point: Point
    /// The direction in degrees, without a jump from one place to the next.
    var heading: Double
  }

  private static let placesPerStretch = 64

  /// The smooth curve through at least 2 points, bent by their neighbours (uniform Catmull-Rom);
  /// `closed` leads it back to the first.
  public init(through points: [Point], closed: Bool = false) {
    guard points.count > 1 else {
      self.init(bezier: points)
      return
    }
    let count = points.count
    func point(_ index: Int) -> Point {
      closed ? points[(index + count) % count] : points[index.clamped(to: 0...count - 1)]
    }
    var controls = [points[0]]
    for index in 0..<(closed ? count : count - 1) {
      let (from, to) = (point(index), point(index + 1))
      controls.append(from + (to - point(index - 1)) * (1.0 / 6))
      controls.append(to - (point(index + 2) - from) * (1.0 / 6))
      controls.append(to)
    }
    self.init(bezier: controls)
  }

  /// A chain of cubic Bézier curves: one point, then three per stretch.
  ///
  /// A timeline that follows it refuses a wrong number of points.
  public init(bezier controls: [Point]) {
    self.controls = controls
    var table = [Place(distance: 0, point: controls.first ?? .zero, heading: 0)]
    for stretch in 0..<((controls.count - 1) / 3) where controls.count > 1 {
      let points = Array(controls[(3 * stretch)...(3 * stretch + 3)])
      for step in 1...Self.placesPerStretch {
        let point = Self.point(points, Double(step) / Double(Self.placesPerStretch))
        let last = table[table.count - 1]
        let way = point - last.point
        // A standstill keeps the direction before it.
        let heading =
          way == .zero ? last.heading : Portable.atan2(way.y, way.x) * 180 / .pi
        if table.count == 1 { table[0].heading = heading }
        table.append(
          Place(
            distance: last.distance + way.length, point: point,
            heading: table.count == 2 && last.distance == 0
              ? heading : Turning.shortest.target(from: last.heading, to: heading)))
      }
    }
    self.table = table
  }

  /// The length, in the unit of its points.
  public var length: Double { table[table.count - 1].distance }

  /// The point at a part of the length, 0…1; beyond either end it continues straight.
  public func point(at part: Double) -> Point {
    let (index, rest) = find(part)
    let (from, to) = (table[index].point, table[min(index + 1, table.count - 1)].point)
    return from.mixed(with: to, weight: rest)
  }

  /// The direction at a part of the length: degrees from the x axis, clockwise where y points down.
  ///
  /// The direction may exceed a full turn, because it never jumps.
  public func heading(at part: Double) -> Double {
    let (index, rest) = find(part)
    // A heading is measured along the way to its place, and so holds in the middle of that way.
    let place = Double(index) + rest.clamped(to: 0...1) + 0.5
    let whole = min(max(Int(place), 1), table.count - 1)
    let next = min(whole + 1, table.count - 1)
    let (from, to) = (table[whole].heading, table[next].heading)
    return from + (to - from) * (place - Double(whole)).clamped(to: 0...1)
  }

  /// The table's place before a part of the length, and the share of the way to the next.
  private func find(_ part: Double) -> (index: Int, rest: Double) {
    guard table.count > 1, length > 0 else { return (0, 0) }
    let distance = part * length
    var (low, high) = (0, table.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if table[middle].distance <= distance { low = middle } else { high = middle }
    }
    let way = table[high].distance - table[low].distance
    return (low, way > 0 ? (distance - table[low].distance) / way : 0)
  }

  /// The rate of change of one lane along the whole length.
  func slope(at part: Double, lane: Int, isHeading: Bool) -> Double {
    let reach = 1.0 / 4096
    let (low, high) = (max(part - reach, 0), min(part + reach, 1))
    guard high > low else { return 0 }
    if isHeading { return (heading(at: high) - heading(at: low)) / (high - low) }
    return (point(at: high).lane(lane) - point(at: low).lane(lane)) / (high - low)
  }

  private static func point(_ p: [Point], _ t: Double) -> Point {
    let rest = 1 - t
    let start = p[0] * (rest * rest * rest) + p[1] * (3 * rest * rest * t)
    return start + p[2] * (3 * rest * t * t) + p[3] * (t * t * t)
  }

  func check() throws(TimelineError) {
    guard controls.count > 3, controls.count % 3 == 1 else {
      throw TimelineError(
        .badNumber(
          name: "number of a path's control points", value: "\(controls.count)",
          needs: "4, 7, 10 and so on (two points to pass through make 4)"))
    }
    for point in controls {
      guard point.x.magnitude <= 1e50, point.y.magnitude <= 1e50 else {
        throw TimelineError(
          .badNumber(name: "path's point", value: "\(point)", needs: "finite and within ±1e50"))
      }
    }
  }

  public static func == (a: MotionPath, b: MotionPath) -> Bool { a.controls == b.controls }

  public func hash(into hasher: inout Hasher) { hasher.combine(controls) }
}

/// Moves a channel along a path at an even pace, and another with the path's direction.
public struct Follow: Step {
  public let erased: AnyStep

  /// Follows the path over `duration` seconds, at least 0, after `delay` seconds, from its first
  /// point to its last; `heading` turns with it, in degrees, 0 along the x axis.
  public init(
    _ channel: Channel<Point>, _ path: MotionPath, heading: Channel<Double>? = nil,
    duration: Double, easing: Easing = .linear, delay: Double = 0
  ) {
    var step = PathStep(
      path: path, duration: duration, easing: easing, delay: delay, isHeading: false)
    let places = AnyStep(.path(step), ChannelInfo(channel))
    step.isHeading = true
    let turns = heading.map { AnyStep(.path(step), ChannelInfo($0)) }
    guard let turns else {
      erased = places
      return
    }
    erased = AnyStep(containing: [places, turns]) {
      .group(GroupStep(arrangement: .parallel, children: $0))
    }
  }
}
