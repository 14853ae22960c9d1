/// Starts steps one after the other, each a little later; ends with the last of them.
public struct Stagger: Step {
  /// The step that starts first.
  public enum Origin: Hashable, Sendable {
    /// The first step declared.
    case first
    /// The last step declared.
    case last
    /// The step in the middle, or the two on either side of it.
    case center
    /// The step at an index from 0; refused if there is none.
    case index(Int)
  }

  public let erased: AnyStep

  /// Starts neighbours `seconds` apart, at least 0, counted outwards from `origin`.
  ///
  /// With `columns`, steps lie in a grid, row by row, and count by their distance in it. An
  /// `easing` redistributes the starts while the last one stays.
  public init(
    each seconds: Double, from origin: Origin = .first, columns: Int? = nil,
    easing: Easing = .linear, delay: Double = 0, rate: Double = 1,
    @TimelineBuilder _ steps: () -> Steps
  ) {
    self.init(
      Spread(amount: .each(seconds), columns: columns, easing: easing), origin, delay, rate, steps)
  }

  /// Starts the last step `seconds`, at least 0, after the first, and the others in between.
  public init(
    total seconds: Double, from origin: Origin = .first, columns: Int? = nil,
    easing: Easing = .linear, delay: Double = 0, rate: Double = 1,
    @TimelineBuilder _ steps: () -> Steps
  ) {
    self.init(
      Spread(amount: .total(seconds), columns: columns, easing: easing), origin, delay, rate, steps)
  }

  /// Delays each step by the seconds, at least 0, that `start` gives for its index and their count.
  public init(
    by start: (_ index: Int, _ count: Int) -> Double, delay: Double = 0, rate: Double = 1,
    @TimelineBuilder _ steps: () -> Steps
  ) {
    let steps = steps()
    let count = steps.all.count
    let starts = (0..<count).map { start($0, count) }
    self.init(Spread(amount: .starts(starts)), .first, delay, rate) { steps }
  }

  private init(
    _ spread: Spread, _ origin: Origin, _ delay: Double, _ rate: Double, _ steps: () -> Steps
  ) {
    erased = AnyStep(containing: steps().all) {
      let arrangement = GroupStep.Arrangement.stagger(spread, from: origin)
      return .group(GroupStep(arrangement: arrangement, delay: delay, rate: rate, children: $0))
    }
  }

  /// The distribution of the starts.
  struct Spread: Hashable, Sendable {
    var amount: Amount
    var columns: Int?
    var easing = Easing.linear

    enum Amount: Hashable, Sendable {
      case each(Double)
      case total(Double)
      case starts([Double])
    }
  }
}

extension Stagger.Spread {
  /// The start of each step, in seconds.
  func starts(_ count: Int, from origin: Stagger.Origin) throws(TimelineError) -> [Double] {
    if case .index(let index) = origin, count > 0, !(0..<count).contains(index) {
      throw TimelineError(
        .badNumber(name: "index to start from", value: "\(index)", needs: "within 0..<\(count)"))
    }
    if let columns, columns < 1 {
      throw TimelineError(.badNumber(name: "columns", value: "\(columns)", needs: "at least 1"))
    }
    try easing.check()
    let distances = distances(count, from: origin)
    let longest = distances.reduce(0, max)
    switch amount {
    case .each(let seconds):
      return distances.map { seconds * eased($0, longest) }
    case .total(let seconds):
      return distances.map { longest == 0 ? 0 : seconds * eased($0, longest) / longest }
    case .starts(let starts):
      return starts
    }
  }

  /// Whether the steps are whole gaps apart.
  var isEven: Bool { columns == nil && easing == .linear }

  /// Each step's distance from the first, in gaps.
  func distances(_ count: Int, from origin: Stagger.Origin) -> [Double] {
    (0..<count).map { distance(to: $0, of: count, from: origin) }
  }

  private func eased(_ distance: Double, _ longest: Double) -> Double {
    easing == .linear || longest == 0
      ? distance : easing.value(at: distance / longest) * longest
  }

  /// A step's distance from the first, in gaps.
  private func distance(to index: Int, of count: Int, from origin: Stagger.Origin) -> Double {
    if let columns { return distance(to: index, of: count, from: origin, columns) }
    return switch origin {
    case .first: Double(index)
    case .last: Double(count - 1 - index)
    case .index(let origin): Double((index - origin).magnitude)
    // This is twice the distance from the middle; the integer halving drops the half.
    case .center: Double((2 * index - (count - 1)).magnitude / 2)
    }
  }

  /// The Euclidean distance in a grid; for its centre, the excess over the nearest cell.
  private func distance(
    to index: Int, of count: Int, from origin: Stagger.Origin, _ columns: Int
  ) -> Double {
    let rows = (count + columns - 1) / columns
    let width = min(columns, count)
    let middle = Point(x: Double(width - 1) / 2, y: Double(rows - 1) / 2)
    func cell(_ index: Int) -> Point {
      Point(x: Double(index % columns), y: Double(index / columns))
    }
    let place = cell(index)
    switch origin {
    case .first: return place.distance(to: .zero)
    case .last: return place.distance(to: cell(count - 1))
    case .index(let origin): return place.distance(to: cell(origin))
    case .center:
      let nearest = Point(x: width % 2 == 0 ? 0.5 : 0, y: rows % 2 == 0 ? 0.5 : 0).length
      return max(place.distance(to: middle) - nearest, 0)
    }
  }
}
