/// A pause in which nothing moves.
public struct Hold: Step {
  public let erased: AnyStep

  /// Waits for `seconds`, at least 0.
  public init(_ seconds: Double) { erased = AnyStep(.hold(seconds)) }
}

/// A named event, delivered once each time the playhead crosses it.
public struct Marker: Step {
  public let erased: AnyStep

  /// A marker of that name.
  public init(_ name: String) { erased = AnyStep(.marker(name)) }

  /// A marker of your own enumeration.
  public init(_ name: some RawRepresentable<String>) { self.init(name.rawValue) }
}

/// A named moment to seek to and to place steps after; of equal names, the first declared counts.
public struct Label: Step {
  public let erased: AnyStep

  /// A label of that name.
  public init(_ name: String) { erased = AnyStep(.label(name)) }

  /// A label of your own enumeration.
  public init(_ name: some RawRepresentable<String>) { self.init(name.rawValue) }
}

/// Plays steps one after the other.
public struct Series: Step {
  public let erased: AnyStep

  /// Starts after `delay` seconds and runs at `rate` times its speed (above 0).
  public init(delay: Double = 0, rate: Double = 1, @TimelineBuilder _ steps: () -> Steps) {
    erased = AnyStep(containing: steps().all) {
      .group(GroupStep(arrangement: .series, delay: delay, rate: rate, children: $0))
    }
  }
}

/// Plays steps that start together; ends with the last of them.
public struct Parallel: Step {
  public let erased: AnyStep

  /// Starts after `delay` seconds and runs at `rate` times its speed (above 0).
  public init(delay: Double = 0, rate: Double = 1, @TimelineBuilder _ steps: () -> Steps) {
    erased = AnyStep(containing: steps().all) {
      .group(GroupStep(arrangement: .parallel, delay: delay, rate: rate, children: $0))
    }
  }
}

/// A series that plays more than once. It is one step: from its start on it determines the values
/// of its channels, and every round shows the same values at the same place.
///
/// At the moment two rounds meet, the value is the end of the earlier one; only whole numbers, such
/// as flip-book frames, belong to the later one, so that each shows equally long.
public struct Repeat: Step {
  /// The number of rounds in all.
  public enum Count: Hashable, Sendable {
    /// At least once.
    case times(Int)
    /// Endlessly.
    case forever
  }

  public let erased: AnyStep

  /// Plays the body `times` in all, at least once; `yoyo` mirrors every second round; `pause`
  /// seconds, at least 0, separate the rounds.
  public init(
    _ times: Int, yoyo: Bool = false, pause: Double = 0, @TimelineBuilder _ steps: () -> Steps
  ) {
    self.init(.times(times), yoyo: yoyo, pause: pause, steps)
  }

  /// Plays the body a number of times, or `.forever`.
  public init(
    _ count: Count, yoyo: Bool = false, pause: Double = 0, @TimelineBuilder _ steps: () -> Steps
  ) {
    erased = AnyStep(containing: steps().all) {
      .loop(LoopStep(count: count, yoyo: yoyo, pause: pause, children: $0))
    }
  }
}

extension Step {
  /// The same played from end to beginning, with its markers in the opposite order, crossed
  /// backwards. Endless steps are refused.
  public func reversed() -> some Step {
    AnyStep(containing: erased.all) {
      .loop(LoopStep(count: .times(1), isReversed: true, children: $0))
    }
  }
}
