import Animation

/// Steps of every kind with numbers that no sane person would write.
struct WildSteps {
  var choices: Choices

  mutating func step(depth: Int = 4) -> AnyStep {
    switch choices.pick(depth > 0 ? 14 : 7) {
    case 0: tween()
    case 1: spring()
    case 2: keyframes()
    case 3: frames()
    case 4: Hold(number()).erased
    case 5: Marker(name()).erased
    case 6: turn()
    case 7: Label(name()).erased
    case 8, 9:
      several(depth) { delay, rate, steps in
        Series(delay: delay, rate: rate) { for step in steps { step } }.erased
      }
    case 10:
      several(depth) { delay, rate, steps in
        Parallel(delay: delay, rate: rate) { for step in steps { step } }.erased
      }
    case 11: stagger(depth)
    default: loop(depth)
    }
  }

  /// Mostly something short, sometimes anything that eight bytes can be.
  mutating func number() -> Double {
    switch choices.pick(16) {
    case 0:
      choices.pick(from: [
        .nan, .infinity, -.infinity, -1, -0.0, 1e-300, 1e300, .leastNonzeroMagnitude, 6e9, 1e18,
      ])
    case 1: Double(bitPattern: UInt64(bits()))
    case 2, 3: 0
    default: Double(choices.pick(200)) / 60
    }
  }

  private mutating func bits() -> UInt64 {
    (0..<8).reduce(0) { sum, _ in sum << 8 | UInt64(choices.next()) }
  }

  private mutating func count() -> Int {
    switch choices.pick(8) {
    case 0: choices.pick(from: [0, -1, .max, .min, 1 << 40, .max - 1])
    case 1: Int(truncatingIfNeeded: bits())
    default: choices.pick(9)
    }
  }

  private mutating func name() -> String {
    choices.pick(from: ["a", "b", "c"])
  }

  private mutating func easing() -> Easing {
    switch choices.pick(8) {
    case 0: .outBack(number())
    case 1: .inOutBack(number())
    case 2: .cubicBezier(number(), number(), number(), number())
    case 3: .steps(count())
    default: .named(choices.pick(from: Easing.Curve.allCases))
    }
  }

  private mutating func fill() -> Fill {
    choices.pick(4) == 0 ? .backwards : .none
  }

  private mutating func point() -> Point {
    Point(x: number(), y: number())
  }

  private mutating func tween() -> AnyStep {
    let (duration, delay) = (number(), choices.pick(3) == 0 ? number() : 0)
    let (easing, fill) = (easing(), fill())
    if choices.pick(3) == 0 {
      return Tween(
        .opacity(name()), from: choices.pick(2) == 0 ? number() : nil, to: number(),
        duration: duration, easing: easing, delay: delay, fill: fill
      ).erased
    }
    return Tween(
      .position(name()), from: choices.pick(2) == 0 ? point() : nil, to: point(),
      duration: duration, easing: easing, delay: delay, fill: fill
    ).erased
  }

  private mutating func turn() -> AnyStep {
    Tween(
      .rotation(name()), to: number() * 100,
      turning: choices.pick(from: [.shortest, .clockwise, .counterclockwise]), duration: number()
    ).erased
  }

  private mutating func spring() -> AnyStep {
    let spring =
      choices.pick(2) == 0
      ? Spring(duration: number(), bounce: number() - 1)
      : Spring(mass: number(), stiffness: number(), damping: number())
    return Tween(
      .position(name()), from: choices.pick(2) == 0 ? point() : nil, to: point(), spring: spring,
      velocity: choices.pick(3) == 0 ? point() : nil, delay: number()
    ).erased
  }

  private mutating func keyframes() -> AnyStep {
    let keys = (0..<choices.pick(5)).map { _ in
      Keyframe(at: number(), number(), easing: easing())
    }
    return Keyframes(.scale(name()), delay: number()) { for key in keys { key } }.erased
  }

  private mutating func frames() -> AnyStep {
    FrameLoop(
      .frame(name()), frames: count(), startingAt: count(), every: number(),
      mode: choices.pick(from: [.once, .loop, .pingPong]),
      lasting: choices.pick(2) == 0 ? number() : nil, delay: number()
    ).erased
  }

  private mutating func several(
    _ depth: Int, _ make: (Double, Double, [AnyStep]) -> AnyStep
  ) -> AnyStep {
    let delay = choices.pick(4) == 0 ? number() : 0
    let rate = choices.pick(4) == 0 ? number() : 1
    return make(delay, rate, children(depth))
  }

  private mutating func children(_ depth: Int) -> [AnyStep] {
    (0..<choices.pick(5)).map { _ in step(depth: depth - 1) }
  }

  private mutating func stagger(_ depth: Int) -> AnyStep {
    let origin = choices.pick(from: [Stagger.Origin.first, .last, .center, .index(count())])
    let (each, steps) = (number(), children(depth))
    return Stagger(each: each, from: origin) { for step in steps { step } }.erased
  }

  private mutating func loop(_ depth: Int) -> AnyStep {
    let count = choices.pick(3) == 0 ? Repeat.Count.forever : .times(count())
    let (yoyo, delay) = (choices.pick(2) == 0, choices.pick(3) == 0 ? number() : 0)
    let steps = children(depth)
    return Repeat(count, yoyo: yoyo, pause: delay) { for step in steps { step } }.erased
  }
}
