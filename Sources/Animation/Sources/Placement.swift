/// A step's start, relative to what was declared before it.
enum Placement: Hashable, Sendable {
  case with(delay: Double)
  case overlap(Double)
  case after(String, delay: Double)
}

struct PlacedStep: Hashable, Sendable {
  var placement: Placement
  var step: AnyStep
}

extension Step {
  /// This step, starting with the step before it, or `delay` seconds later (below 0, earlier).
  ///
  /// The next step starts when both have ended.
  public func with(delay: Double = 0) -> some Step { placed(.with(delay: delay)) }

  /// This step, starting `seconds` before the step before it ends (below 0, after it).
  public func overlap(_ seconds: Double) -> some Step { placed(.overlap(seconds)) }

  /// This step, starting at a label's moment, or `delay` seconds later (below 0, earlier).
  ///
  /// The label must be declared above it, in the same repeat.
  public func after(_ label: String, delay: Double = 0) -> some Step {
    placed(.after(label, delay: delay))
  }

  /// This step, starting at a label of your own enumeration.
  public func after(_ label: some RawRepresentable<String>, delay: Double = 0) -> some Step {
    after(label.rawValue, delay: delay)
  }

  private func placed(_ placement: Placement) -> AnyStep { AnyStep(placement, erased) }
}

extension AnyStep {
  init(_ placement: Placement, _ step: AnyStep) {
    self.init(containing: [step]) {
      .placed(PlacedStep(placement: placement, step: $0.first ?? AnyStep(joining: [])))
    }
  }
}

extension TimelineCompiler {
  /// The start of a placed step, in the scope's own time.
  func start(
    of placement: Placement, after before: Interval, at place: Place
  ) throws(TimelineError) -> Int64 {
    let (moment, seconds, name): (Int64, Double, String)
    switch placement {
    case .with(let delay):
      (moment, seconds, name) = (before.start, delay, "delay")
    case .overlap(let overlap):
      (moment, seconds, name) = (before.end, -overlap, "overlap")
    case .after(let label, let delay):
      guard let known = labelTimes[LabelKey(scope: place.scope, name: label)] else {
        throw TimelineError(.noLabel(label))
      }
      (moment, seconds, name) = (known, delay, "delay")
    }
    if moment == .max { throw TimelineError(.neverReached) }
    let distance = try place.ticks(seconds.magnitude, name)
    let start = seconds < 0 ? moment - distance : try checked(moment.adding(distance))
    guard start >= 0 else {
      throw TimelineError(
        .badNumber(
          name, seconds.magnitude,
          "at most \(Time(ticks: moment).seconds) here, or it starts before all else"))
    }
    return start
  }

  /// A step's start and end.
  struct Interval {
    var start, end: Int64
  }

  struct LabelKey: Hashable {
    var scope: Int32
    var name: String
  }
}
