import Animation

/// W1: independent tweens, all alive for the whole second in which they are sampled.
enum W1 {
  static func from(_ index: Int) -> Double {
    0.1 * Double(index % 1000)
  }

  static func duration(_ index: Int) -> Double {
    1.5 + 0.01 * Double(index % 97)
  }

  /// Of tweens that last so long no two end together.
  static func ownDuration(_ index: Int) -> Double {
    1.5 + 0.000_01 * Double(index)
  }

  static func motions(
    _ count: Int, lasting duration: (Int) -> Double = duration
  ) throws -> [Motion<Double>] {
    try (0..<count).map { index in
      try Motion(
        from: from(index), to: from(index) + 100, duration: duration(index), easing: .outCubic)
    }
  }

  static func timeline(_ count: Int) throws -> Timeline {
    Timeline {
      Parallel {
        for index in 0..<count {
          Tween(
            Channel<Double>("\(index)"), from: from(index), to: from(index) + 100,
            duration: duration(index), easing: .outCubic)
        }
      }
    }
  }

  static let channel = Channel<Double>("thing")

  /// One of the tweens as a timeline of its own.
  static func single(_ index: Int) -> Timeline {
    Timeline {
      Tween(
        channel, from: from(index), to: from(index) + 100, duration: duration(index),
        easing: .outCubic)
    }
  }

  static func plain(_ count: Int) -> [Plain] {
    (0..<count).map { index in
      Plain(
        from: from(index), to: from(index) + 100,
        duration: Time.seconds(duration(index)).ticks)
    }
  }

  /// What the values must add up to after one second.
  static func sum(_ count: Int, lasting duration: (Int) -> Double = duration) -> Double {
    (0..<count).reduce(0) { sum, index in
      let left = 1 - 1 / duration(index)
      return sum + from(index) + 100 * (1 - left * left * left)
    }
  }

  /// What one writes by hand: a struct and a formula.
  struct Plain {
    var from, to: Double
    var start: Int64 = 0
    var duration: Int64

    @inline(__always)
    func value(at time: Int64) -> Double {
      let progress = min(max(Double(time - start) / Double(duration), 0), 1)
      let left = 1 - progress
      return from + (to - from) * (1 - left * left * left)
    }
  }
}

/// W2: a thousand tweens of 0.1 s end to end on one channel.
enum W2 {
  static let channel = Channel<Double>("x")

  static func target(_ index: Int) -> Double {
    Double(37 * index % 101)
  }

  static func timeline(_ count: Int) throws -> Timeline {
    Timeline {
      for index in 0..<count {
        Tween(channel, to: target(index), duration: 0.1, easing: .outCubic)
      }
    }
  }

  /// What one writes by hand: an array of structs, each starting where the last one ended.
  static func plain(_ count: Int) -> [W1.Plain] {
    var legs: [W1.Plain] = []
    var (from, start) = (0.0, Int64(0))
    for index in 0..<count {
      let duration = Time.seconds(0.1).ticks
      legs.append(W1.Plain(from: from, to: target(index), start: start, duration: duration))
      (from, start) = (target(index), start + duration)
    }
    return legs
  }

  /// A thousand moments within the hundred seconds, in whole milliseconds.
  static func moments() -> [Time] {
    var x: UInt32 = 12345
    return (0..<1000).map { _ in
      x = x &* 1_664_525 &+ 1_013_904_223
      return Time(ticks: Int64((UInt64(x) * 100_000) >> 32) * 705_600)
    }
  }
}
