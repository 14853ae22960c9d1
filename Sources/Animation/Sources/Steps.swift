/// Waits; nothing it touches moves.
public struct Hold: Step {
  public let erased: AnyStep

  /// Waits that many seconds, at least 0.
  public init(_ seconds: Double) {
    erased = AnyStep(.hold(seconds))
  }
}

/// An event with a name, delivered once each time the playhead crosses it.
public struct Marker: Step {
  public let erased: AnyStep

  public init(_ name: String) {
    erased = AnyStep(.marker(name))
  }

  /// A marker out of an enumeration of your own.
  public init(_ name: some RawRepresentable<String>) {
    self.init(name.rawValue)
  }
}

/// A named moment to seek to; of several with one name the first declared counts.
public struct Label: Step {
  public let erased: AnyStep

  public init(_ name: String) {
    erased = AnyStep(.label(name))
  }

  /// A label out of an enumeration of your own.
  public init(_ name: some RawRepresentable<String>) {
    self.init(name.rawValue)
  }
}

/// Steps one after the other.
public struct Series: Step {
  public let erased: AnyStep

  /// Starts after `delay` seconds and runs at `rate` times its speed (above 0).
  public init(delay: Double = 0, rate: Double = 1, @TimelineBuilder _ steps: () -> Steps) {
    erased = AnyStep(containing: steps().all) {
      .group(GroupStep(arrangement: .sequence, delay: delay, rate: rate, children: $0))
    }
  }
}

/// Steps that start together; it ends with the last of them.
public struct Parallel: Step {
  public let erased: AnyStep

  /// Starts after `delay` seconds and runs at `rate` times its speed (above 0).
  public init(delay: Double = 0, rate: Double = 1, @TimelineBuilder _ steps: () -> Steps) {
    erased = AnyStep(containing: steps().all) {
      .group(GroupStep(arrangement: .parallel, delay: delay, rate: rate, children: $0))
    }
  }
}

/// Steps that start a little later each; it ends with the last of them.
public struct Stagger: Step {
  /// The step that starts first.
  public enum Origin: Hashable, Sendable, Codable {
    case first, last, center
    /// Counted from 0.
    case index(Int)
  }

  public let erased: AnyStep

  /// Starts neighbours `seconds` apart, counted outwards from `origin`.
  public init(
    each seconds: Double, from origin: Origin = .first, delay: Double = 0, rate: Double = 1,
    @TimelineBuilder _ steps: () -> Steps
  ) {
    erased = AnyStep(containing: steps().all) {
      let arrangement = GroupStep.Arrangement.stagger(each: seconds, from: origin)
      return .group(GroupStep(arrangement: arrangement, delay: delay, rate: rate, children: $0))
    }
  }
}

/// A sequence that plays more than once; every iteration shows the same values at the same place.
///
/// At the instant where two iterations meet, the value is the end of the earlier one.
public struct Repeat: Step {
  /// How often a body plays in all.
  public enum Count: Hashable, Sendable, Codable {
    /// At least once.
    case times(Int)
    case forever
  }

  public let erased: AnyStep

  /// Plays the body `times` in all; `yoyo` turns every second one around; `delay` seconds lie
  /// between one iteration and the next.
  public init(
    _ times: Int, yoyo: Bool = false, delay: Double = 0, @TimelineBuilder _ steps: () -> Steps
  ) {
    self.init(.times(times), yoyo: yoyo, delay: delay, steps)
  }

  /// Plays the body a number of times, or `.forever`.
  public init(
    _ count: Count, yoyo: Bool = false, delay: Double = 0, @TimelineBuilder _ steps: () -> Steps
  ) {
    erased = AnyStep(containing: steps().all) {
      .loop(LoopStep(count: count, yoyo: yoyo, delay: delay, children: $0))
    }
  }
}
