import Animation
import Testing

@Suite("Springs")
struct SpringTests {
  private let bouncy = Spring(duration: 0.5, bounce: 0.3)

  private func expect(
    _ value: Double, _ expected: Double, within tolerance: Double = 1e-8,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(value - expected) <= tolerance, sourceLocation: sourceLocation)
  }

  @Test("T51 position and velocity are those of the closed form")
  func closedForm() throws {
    let motion = try SpringMotion(bouncy, from: 0.0, to: 100)
    expect(motion.value(at: .seconds(0.1)), 42.330212307)
    expect(motion.velocity(at: .seconds(0.1)), 570.755833765)
    expect(motion.value(at: .seconds(0.2)), 87.371089560)
    expect(motion.value(at: .seconds(0.35)), 104.598789245)
    expect(motion.value(at: .seconds(1)), 100.007159689)

    let calm = try SpringMotion(Spring(duration: 0.5), from: 0.0, to: 100)
    expect(calm.value(at: .seconds(0.1)), 35.773955647)
    expect(calm.value(at: .seconds(0.5)), 98.639906853)
  }

  @Test("T51 a tween on a timeline moves on the same curve")
  func onTimeline() throws {
    let timeline = try checked { Tween(x, from: 0, to: 100, spring: bouncy) }
    expect(timeline.x(at: 0.1) ?? 0, 42.330212307)
    expect(timeline.x(at: 1) ?? 0, 100.007159689)
    #expect(timeline.duration == .seconds(try bouncy.settlingDuration))
    #expect(timeline.value(of: x, at: timeline.duration) == 100)
  }

  @Test("T52 a spring sent elsewhere keeps its place and its velocity")
  func retarget() throws {
    let motion = try SpringMotion(bouncy, from: 0.0, to: 100)
    let turn = Time.seconds(0.1)
    let back = try motion.retargeted(to: 0, at: turn)
    #expect(back.value(at: turn) == motion.value(at: turn))
    #expect(back.velocity(at: turn) == motion.velocity(at: turn))
    expect(back.value(at: turn + .seconds(0.05)), 53.934016660)
    expect(back.velocity(at: turn + .seconds(0.05)), -33.212075250)
    expect(back.value(at: turn + .seconds(0.1)), 45.040877253)
    expect(back.value(at: turn + .seconds(0.3)), 0.537224702)
  }

  @Test("T52 on a timeline the later spring takes over place and velocity")
  func retargetOnTimeline() throws {
    let timeline = try checked {
      Parallel {
        Tween(x, from: 0, to: 100, spring: bouncy)
        Tween(x, to: 0, spring: bouncy, delay: 0.1)
      }
    }
    expect(timeline.x(at: 0.1) ?? 0, 42.330212307)
    expect(timeline.x(at: 0.15) ?? 0, 53.934016660)
    expect(timeline.x(at: 0.4) ?? 0, 0.537224702)
  }

  @Test("T53 a short way at high speed does not change the spring")
  func shortWay() throws {
    let motion = try SpringMotion(bouncy, from: 0.5, to: 0.49, velocity: 5000)
    #expect(motion.spring.stiffness == bouncy.stiffness)
    expect(motion.spring.stiffness, 157.91367041742973, within: 1e-9)
    #expect(motion.spring.damping == bouncy.damping)
  }

  @Test("T54 a spring at its target but in motion is not done")
  func inMotion() throws {
    let motion = try SpringMotion(bouncy, from: 1.0, to: 1, velocity: 10)
    #expect(!motion.isDone(at: .zero))
    #expect(motion.value(at: .seconds(0.05)) > 1.1)
    #expect(motion.isDone(at: motion.end))
  }

  @Test(
    "T55 constants at or below zero, or no numbers, are refused",
    arguments: [0, -1, Double.nan, .infinity])
  func badConstants(value: Double) {
    for spring in [
      Spring(mass: value, stiffness: 1, damping: 1), Spring(mass: 1, stiffness: value, damping: 1),
      Spring(mass: 1, stiffness: 1, damping: value), Spring(duration: value),
    ] {
      let error = #expect(throws: TimelineError.self) {
        try checked { Tween(.scale("lion"), to: 2, spring: spring) }
      }
      #expect(error?.step == "Tween of lion.scale")
      #expect(throws: TimelineError.self) { try SpringMotion(spring, from: 0.0, to: 1) }
    }
    #expect(throws: TimelineError.self) {
      try SpringMotion(Spring(duration: 1, bounce: 1), from: 0.0, to: 1)
    }
  }

  @Test("T56 a spring that is done is at its target bit by bit, and still", arguments: springs)
  func done(spring: Spring) throws {
    let motion = try SpringMotion(
      spring, from: Point(x: 0.1, y: -7), to: Point(x: 0.7, y: 1e9), velocity: Point(x: 3, y: 1))
    for later in [Time.zero, .seconds(1), .seconds(1e6)] {
      #expect(motion.value(at: motion.end + later) == Point(x: 0.7, y: 1e9))
      #expect(motion.velocity(at: motion.end + later) == .zero)
    }
    // The rest that is cut off at the end is small beside the whole motion.
    let last = motion.value(at: motion.end - Time(ticks: 1))
    #expect(last.distance(to: Point(x: 0.7, y: 1e9)) < 1.1e-4 * 1e9)
  }

  @Test("T57 an overdamped spring creeps: finite and never beyond its target", arguments: [2, 1e4])
  func overdamped(ratio: Double) throws {
    let spring = Spring(stiffness: 100, damping: 20 * ratio)
    let motion = try SpringMotion(spring, from: 0.0, to: 1)
    var last = -1.0
    for step in 0...1000 {
      let value = motion.value(at: Time(ticks: motion.end.ticks / 1000 * Int64(step)))
      #expect(value.isFinite && value >= last && value <= 1)
      last = value
    }
    #expect(motion.value(at: .forever) == 1)
  }

  @Test("at critical damping the three formulas meet")
  func criticalDamping() throws {
    func position(_ ratio: Double) throws -> Double {
      let spring = Spring(stiffness: 100, damping: 20 * ratio)
      return try SpringMotion(spring, from: 0.0, to: 1).value(at: .seconds(0.15))
    }
    let exact = try position(1)
    for tiny in [1e-6, 1e-9, 1e-12] {
      #expect(abs(try position(1 - tiny) - exact) < tiny)
      #expect(abs(try position(1 + tiny) - exact) < tiny)
    }
  }

  private static let springs = [
    Spring(duration: 0.5, bounce: 0.3), Spring(duration: 0.5), Spring(duration: 2, bounce: 0.95),
    Spring(duration: 0.3, bounce: -3), Spring(mass: 3, stiffness: 1e6, damping: 0.5),
  ]
}
