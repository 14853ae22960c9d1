/// A motion, complete: what every channel is worth at every moment, and what happens when.
///
/// An immutable value. All start values are resolved when it is made, so a value depends on the
/// moment alone and not on the path by which it was reached.
public struct Timeline: Hashable, Sendable {
  @usableFromInline let compiled: CompiledTimeline

  /// A timeline that takes no time and touches nothing.
  public static let empty = Timeline(compiled: CompiledTimeline())

  init(compiled: CompiledTimeline) {
    self.compiled = compiled
  }

  /// The timeline of steps one after the other.
  ///
  /// A step that cannot be is a mistake in the program, which stops here and says where and why.
  /// For steps made of numbers that are not yours there is `init(checking:)`.
  public init(@TimelineBuilder _ steps: () -> Steps) {
    do throws(TimelineError) {
      try self.init(steps().all)
    } catch {
      fatalError(error.description)
    }
  }

  /// The timeline of a step; throws the first one in it that cannot be, and why.
  public init(checking step: some Step) throws(TimelineError) {
    try self.init(step.erased.all)
  }

  init(_ steps: [AnyStep], isCalm: Bool = false) throws(TimelineError) {
    if steps.count == 1, !isCalm, let lone = try LoneTween(steps[0]) {
      compiled = CompiledTimeline(lone)
    } else {
      var composer = Composer()
      compiled = try composer.compose(steps, isCalm: isCalm)
    }
  }

  /// How long it takes, `.forever` if it never ends.
  @inlinable
  public var duration: Time {
    Time(ticks: compiled.duration)
  }

  /// Whether it goes on for ever.
  public var isEndless: Bool {
    compiled.duration == .max
  }

  /// The channels it touches, in the order of their first step.
  public var channels: [ChannelID] {
    compiled.channels.map(\.id)
  }

  /// The moments of its markers in order of time, in a repeat those of the first iteration.
  public var markers: [NamedMoment] {
    compiled.cues.firstMarkers()
  }

  /// The moments of its labels in order of declaration, in a repeat those of the first iteration.
  public var labels: [NamedMoment] {
    compiled.labels
  }

  /// The moment of a label, `nil` if there is none of that name.
  public func time(ofLabel name: String) -> Time? {
    compiled.labels.first { $0.name == name }?.time
  }

  /// The moment of a label out of an enumeration of your own, `nil` if it is not there.
  public func time(ofLabel name: some RawRepresentable<String>) -> Time? {
    time(ofLabel: name.rawValue)
  }

  public static func == (a: Timeline, b: Timeline) -> Bool {
    a.compiled === b.compiled
      || (a.compiled.isCalm == b.compiled.isCalm && a.compiled.steps == b.compiled.steps)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(compiled.steps)
  }
}

extension Timeline: CustomStringConvertible {
  /// How long it is and what it touches, as in `Timeline of 3.6 s: title.scale, title.opacity`.
  public var description: String {
    let names = channels.map(\.description).joined(separator: ", ")
    return "Timeline of \(duration)" + (names.isEmpty ? "" : ": \(names)")
  }
}

/// A moment with a name.
public struct NamedMoment: Hashable, Sendable, Codable {
  public let name: String
  public let time: Time
}

/// A timeline is a step of another: its steps one after the other.
extension Timeline: Step {
  public var erased: AnyStep {
    AnyStep(containing: compiled.steps) {
      .group(GroupStep(arrangement: .series, isCalm: compiled.isCalm, children: $0))
    }
  }
}

extension Timeline {
  /// The same played from its end to its beginning: at any moment it is worth what this one is worth
  /// as long before its end, and its markers come in the opposite order, told as crossed backwards.
  ///
  /// What never ends has no end to begin at, and stops here as a mistake in the program.
  public func reversed() -> Timeline {
    let backwards: some Step = erased.reversed()
    return Timeline { backwards }
  }
}
