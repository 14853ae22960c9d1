/// A motion, complete: what every channel is worth at every moment, and what happens when.
///
/// An immutable value. All start values are resolved when it is made, so a value depends on the
/// moment alone and not on the path by which it was reached.
public struct Timeline: Hashable, Sendable {
  @usableFromInline let compiled: CompiledTimeline

  /// A timeline that takes no time and touches nothing.
  public static let empty = Timeline {}

  /// The timeline of steps one after the other.
  ///
  /// A step that cannot be is a mistake in the program, which stops here and says where and why.
  /// For steps made of numbers that are not yours there is `init(checking:)`.
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

  /// The timeline of a step; throws the first one in it that cannot be, and why.
  public init(checking step: some Step) throws(TimelineError) {
    compiled = try CompiledTimeline.made(of: step.erased)
  }

  init(_ steps: AnyStep, isCalm: Bool) throws(TimelineError) {
    compiled = try CompiledTimeline.made(of: steps, isCalm: isCalm)
  }

  /// How long it takes, `.forever` if it never ends.
  @inlinable
  public var duration: Time { Time(ticks: compiled.duration) }

  /// Whether it goes on for ever.
  public var isEndless: Bool { compiled.duration == .max }

  /// The channels it touches, in the order of their first step.
  public var channels: [ChannelID] { compiled.channels.map { $0.id } }

  /// The moments of its markers in order of time, in a repeat those of the first iteration.
  public var markers: [NamedMoment] { compiled.score?.cues.firstMarkers() ?? [] }

  /// The moments of its labels in order of declaration, in a repeat those of the first iteration.
  public var labels: [NamedMoment] { compiled.score?.labels ?? [] }

  /// The moment of a label, `nil` if there is none of that name.
  public func time(ofLabel name: String) -> Time? { labels.first { $0.name == name }?.time }

  /// The moment of a label out of an enumeration of your own, `nil` if it is not there.
  public func time(ofLabel name: some RawRepresentable<String>) -> Time? {
    time(ofLabel: name.rawValue)
  }

  public static func == (a: Timeline, b: Timeline) -> Bool {
    a.compiled === b.compiled
      || (a.compiled.isCalm == b.compiled.isCalm && a.compiled.step == b.compiled.step)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(compiled.step) }
}

extension Timeline: CustomStringConvertible {
  /// How long it is and what it touches, as in `Timeline of 3.6 s: title.scale, title.opacity`.
  public var description: String {
    let names = channels.map { $0.description }.joined(separator: ", ")
    return "Timeline of \(duration)" + (names.isEmpty ? "" : ": \(names)")
  }
}

/// A moment with a name.
public struct NamedMoment: Storable {
  /// That of the marker or label.
  public let name: String
  /// When it lies on the timeline.
  public let time: Time
}

/// A timeline is a step of another: its steps one after the other.
extension Timeline: Step {
  public var erased: AnyStep {
    AnyStep(containing: compiled.step.all) {
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
