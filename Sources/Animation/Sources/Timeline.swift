/// A complete motion: the value of every channel at every moment, and all events.
///
/// An immutable value. Start values are resolved on creation, so values depend on the moment alone,
/// not on how it was reached.
public struct Timeline: Hashable, Sendable {
  @usableFromInline let compiled: CompiledTimeline

  /// A timeline that takes no time and touches nothing.
  public static let empty = Timeline {}

  /// The timeline of steps in series.
  ///
  /// An invalid step is a programming mistake, which stops here and tells where and why. For steps
  /// made of external numbers there is `init(checking:)`.
  @inlinable
  public init(@TimelineBuilder _ steps: () -> Steps) { self.init(written: steps()) }

  @usableFromInline
  init(written steps: consuming AnyStep) {
    do throws(TimelineError) {
      compiled = try CompiledTimeline.made(of: steps)
    } catch {
      fatalError(error.description)
    }
  }

  /// The timeline of a step; throws the first invalid step, and why.
  public init(checking step: some Step) throws(TimelineError) {
    compiled = try CompiledTimeline.made(of: step.erased)
  }

  init(_ steps: AnyStep, reducesMotion: Bool) throws(TimelineError) {
    compiled = try CompiledTimeline.made(of: steps, reducesMotion: reducesMotion)
  }

  /// The duration; `.forever` if it never ends.
  @inlinable
  public var duration: Time { Time(ticks: compiled.duration) }

  /// Whether it never ends.
  public var isEndless: Bool { compiled.duration == .max }

  /// The channels it touches, in the order of their first step.
  public var channels: [ChannelID] { compiled.channels.map { $0.id } }

  /// The markers in order of time; in a repeat, those of the first iteration.
  public var markers: [NamedMoment] { compiled.steps?.events.firstMarkers() ?? [] }

  /// The labels in order of declaration; in a repeat, those of the first iteration.
  public var labels: [NamedMoment] { compiled.steps?.labels ?? [] }

  /// The moment of a label, `nil` if there is none of that name.
  public func time(ofLabel name: String) -> Time? { labels.first { $0.name == name }?.time }

  /// The moment of a label of your own enumeration, `nil` if it is missing.
  public func time(ofLabel name: some RawRepresentable<String>) -> Time? {
    time(ofLabel: name.rawValue)
  }

  public static func == (a: Timeline, b: Timeline) -> Bool {
    a.compiled === b.compiled
      || (a.compiled.reducesMotion == b.compiled.reducesMotion
        && a.compiled.step == b.compiled.step)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(compiled.step) }
}

extension Timeline: CustomStringConvertible {
  /// The duration and channels, as in `Timeline of 3.6 s: title.scale, title.opacity`.
  public var description: String {
    let names = channels.map { $0.description }.joined(separator: ", ")
    return "Timeline of \(duration)" + (names.isEmpty ? "" : ": \(names)")
  }
}

/// A named moment.
public struct NamedMoment: Storable {
  /// The name of the marker or label.
  public let name: String
  /// The time on the timeline.
  public let time: Time
}

/// A timeline is a step of another: its steps in series.
extension Timeline: Step {
  public var erased: AnyStep {
    AnyStep(containing: compiled.step.all) {
      .group(GroupStep(arrangement: .series, reducesMotion: compiled.reducesMotion, children: $0))
    }
  }
}

extension Timeline {
  /// The same played from end to beginning: its values are those of this one as long before its
  /// end, and its markers come in the opposite order, crossed backwards.
  ///
  /// Reversing an endless timeline is a programming mistake and stops here.
  public func reversed() -> Timeline {
    let backwards: some Step = erased.reversed()
    return Timeline { backwards }
  }
}
