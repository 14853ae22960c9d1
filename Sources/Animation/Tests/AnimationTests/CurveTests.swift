import Animation
import Testing

@Suite("Curves and angles")
struct CurveTests {
  @Test("T58 a Bézier curve is solved to better than a millionth")
  func bezier() {
    let ease = Easing.cubicBezier(0.25, 0.1, 0.25, 1)
    #expect(abs(ease.value(at: 0.5) - 0.8024033876) < 1e-9)
    #expect(abs(ease.value(at: 0.25) - 0.4085105914) < 1e-9)
    #expect(abs(Easing.cubicBezier(0, 1, 0, 1).value(at: 0.001) - 0.2710000000) < 1e-9)
  }

  @Test("T58 Bézier curves with flat and vertical spots are on the curve everywhere")
  func bezierEverywhere() {
    for (x1, y1, x2, y2) in [
      (0.0, 1.0, 0.0, 1.0), (1, 0, 0, 1), (1, 0, 1, 0), (0, 0, 1, 1), (0.5, -1, 0.5, 2),
      (1, 1, 0, 0), (0, 0, 0, 0), (1, 1, 1, 1),
    ] {
      let easing = Easing.cubicBezier(x1, y1, x2, y2)
      for step in 1..<1000 {
        let t = Double(step) / 1000
        let u = 1 - t
        let x = 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t
        let y = 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t
        // Where the curve is vertical, y is only as good as x can be told apart.
        let slack = 1e-6 + 20 * Double.ulpOfOne / max(abs(derivative(t, x1, x2)), 1e-10)
        #expect(abs(easing.value(at: x) - y) < slack)
      }
    }
  }

  private func derivative(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * first + 6 * u * t * (second - first) + 3 * t * t * (1 - second)
  }

  @Test("T59 an overshooting easing stays within an opacity, and beyond it elsewhere")
  func clampedOpacity() throws {
    let timeline = try checked {
      Parallel {
        Tween(.opacity("title"), from: 0, to: 1, duration: 1, easing: .outBack())
        Tween(.scale("title"), from: 0, to: 1, duration: 1, easing: .outBack())
      }
    }
    let moment = Time.seconds(0.58)
    #expect(timeline.value(of: .opacity("title"), at: moment) == 1)
    #expect((timeline.value(of: .scale("title"), at: moment) ?? 0) > 1.09)
  }

  @Test(
    "T60 an angle turns the way it is told",
    arguments: [
      (Turning.shortest, 350.0, 10.0, 20.0), (.shortest, 10, 350, -20), (.shortest, 0, 180, 180),
      (.shortest, 180, 0, 180), (.shortest, -350, 730, 0), (.clockwise, 350, 10, 20),
      (.clockwise, 10, 350, 340), (.counterclockwise, 350, 10, -340),
      (.counterclockwise, 10, 350, -20), (.clockwise, 90, 90, 0), (.counterclockwise, 90, 450, 0),
      (.direct, 350, 10, -340),
    ])
  func turning(way: Turning, from: Double, to: Double, change: Double) throws {
    let lion = Channel.rotation("lion")
    let timeline = try checked {
      Cut(lion, to: from)
      Tween(lion, to: to, turning: way, duration: 1)
    }
    #expect(timeline.value(of: lion, at: .seconds(0.5)) == from + change / 2)
    #expect(timeline.value(of: lion, at: .seconds(1)) == from + change)
  }

  @Test("the curves are those of easings.net, at 0.1, 0.25, 0.5, 0.75, 0.9", arguments: curves)
  func reference(easing: Easing, values: [Double]) {
    for (progress, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
      #expect(abs(easing.value(at: progress) - value) < 1e-14)
    }
  }

  @Test("steps jump at the end of each share of the time")
  func steps() {
    let easing = Easing.steps(4)
    #expect(
      [0.1, 0.24999, 0.25, 0.5, 0.74, 0.75, 0.99, 1].map(easing.value) == [
        0, 0, 0.25, 0.5, 0.5, 0.75, 0.75, 1,
      ])
  }

  /// Computed with mpmath at 300 bits.
  private static let curves: [(Easing, [Double])] = [
    (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    (.inQuad, [0.010000000000000002, 0.0625, 0.25, 0.5625, 0.81]),
    (.outQuad, [0.19, 0.4375, 0.75, 0.9375, 0.99]),
    (.inOutQuad, [0.020000000000000004, 0.125, 0.5, 0.875, 0.98]),
    (.inCubic, [0.0010000000000000002, 0.015625, 0.125, 0.421875, 0.7290000000000001]),
    (.outCubic, [0.271, 0.578125, 0.875, 0.984375, 0.999]),
    (.inOutCubic, [0.004000000000000001, 0.0625, 0.5, 0.9375, 0.996]),
    (.inQuart, [0.00010000000000000002, 0.00390625, 0.0625, 0.31640625, 0.6561]),
    (.outQuart, [0.34390000000000004, 0.68359375, 0.9375, 0.99609375, 0.9999]),
    (.inOutQuart, [0.0008000000000000001, 0.03125, 0.5, 0.96875, 0.9992]),
    (
      .inSine,
      [
        0.012311659404862275, 0.07612046748871325, 0.2928932188134525, 0.6173165676349103,
        0.8435655349597692,
      ]
    ),
    (
      .outSine,
      [
        0.15643446504023087, 0.3826834323650898, 0.7071067811865476, 0.9238795325112867,
        0.9876883405951378,
      ]
    ),
    (
      .inOutSine,
      [0.024471741852423217, 0.14644660940672624, 0.5, 0.8535533905932737, 0.9755282581475768]
    ),
    (
      .inExpo,
      [0.001953125, 0.005524271728019903, 0.03125, 0.1767766952966369, 0.5000000000000001]
    ),
    (.outExpo, [0.5, 0.8232233047033631, 0.96875, 0.99447572827198, 0.998046875]),
    (.inOutExpo, [0.001953125, 0.015625, 0.5, 0.984375, 0.998046875]),
    (
      .inCirc,
      [
        0.005012562893380046, 0.03175416344814578, 0.13397459621556135, 0.3385621722338524,
        0.5641101056459327,
      ]
    ),
    (
      .outCirc,
      [
        0.4358898943540674, 0.6614378277661477, 0.8660254037844386, 0.9682458365518543,
        0.99498743710662,
      ]
    ),
    (
      .inOutCirc,
      [0.01010205144336438, 0.06698729810778067, 0.5, 0.9330127018922193, 0.9898979485566356]
    ),
    (
      .inElastic,
      [
        0.001953125, -0.005524271728019903, -0.015625, 0.08838834764831845, -0.24999999999999983,
      ]
    ),
    (.outElastic, [1.25, 0.9116116523516815, 1.015625, 1.00552427172802, 0.998046875]),
    (
      .inOutElastic,
      [0.000339156597005722, 0.011969444423734044, 0.5, 0.988030555576266, 0.9996608434029943]
    ),
    (.inBounce, [0.011875000000000007, 0.02734375, 0.234375, 0.52734375, 0.9243750000000001]),
    (.outBounce, [0.07562500000000001, 0.47265625, 0.765625, 0.97265625, 0.988125]),
    (.inOutBounce, [0.03, 0.1171875, 0.5, 0.8828125, 0.97]),
    (
      .inBack(),
      [-0.014314220000000002, -0.06413656250000001, -0.08769750000000001, 0.1825903125, 0.59117202]
    ),
    (.outBack(), [0.40882798000000004, 0.8174096875, 1.0876975, 1.0641365625, 1.01431422]),
    (
      .inOutBack(), [-0.037518552000000004, -0.09968184375000001, 0.5, 1.09968184375, 1.037518552]
    ),
  ]
}
