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
        // On a vertical stretch of the curve, y is only as precise as neighbouring values of x.
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

  @Test("steps jump at the end of each share of the time")
  func steps() {
    let easing = Easing.steps(4)
    #expect(
      [0.1, 0.24999, 0.25, 0.5, 0.74, 0.75, 0.99, 1].map(easing.value) == [
        0, 0, 0.25, 0.5, 0.5, 0.75, 0.75, 1,
      ])
  }
}
