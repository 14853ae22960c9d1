import Animation
import Testing

@Suite("Paths, velocities and mixtures")
struct VelocityTests {
  private let place = Channel.position("bee")
  private let heading = Channel.rotation("bee")
  private let bend = MotionPath(through: [
    .zero, Point(x: 100, y: 0), Point(x: 130, y: 80), Point(x: 40, y: 120),
  ])

  @Test("T93 a path is followed at an even pace, through all its points")
  func evenPace() throws {
    let timeline = try checked { Follow(place, bend, heading: heading, duration: 2) }
    var steps: [Double] = []
    for frame in 1...200 {
      let (a, b) = (Time.seconds(Double(frame - 1) / 100), Time.seconds(Double(frame) / 100))
      steps.append(timeline[place, at: b].distance(to: timeline[place, at: a]))
    }
    let even = bend.length / 200
    #expect(steps.allSatisfy { abs($0 - even) < 0.005 * even })
    #expect(timeline[place, at: .zero] == .zero)
    #expect(timeline[place, at: timeline.duration] == Point(x: 40, y: 120))
    let nearest = (0...2000).map {
      bend.point(at: Double($0) / 2000).distance(to: Point(x: 130, y: 80))
    }
    #expect((nearest.min() ?? 9) < 0.2)
  }

  @Test("T93 the heading is where it goes, and never jumps")
  func headings() throws {
    let round = MotionPath(
      through: (0..<8).map {
        Point(x: Portable.cos(Double($0) * .pi / 4), y: Portable.sin(Double($0) * .pi / 4))
      }, closed: true)
    let timeline = try checked { Follow(place, round, heading: heading, duration: 8) }
    var last = timeline[heading, at: .zero]
    #expect(abs(last - 90) < 2)
    for frame in 1...480 {
      let angle = timeline[heading, at: .frames(frame)]
      #expect(abs(angle - last) < 2)
      last = angle
    }
    #expect(abs(last - 450) < 2)
    let straight = MotionPath(through: [.zero, Point(x: 3, y: 4)])
    #expect(abs(straight.length - 5) < 1e-9)
    #expect(abs(straight.heading(at: 0.5) - 53.130102354155978) < 1e-9)
    #expect(throws: TimelineError.self) {
      try checked { Follow(place, MotionPath(through: [.zero]), duration: 1) }
    }
    #expect(throws: TimelineError.self) {
      try checked { Follow(place, MotionPath(bezier: [.zero, .zero]), duration: 1) }
    }
  }

  @Test("T94 the velocity is the slope of the value, whatever moves it")
  func slopes() throws {
    let timeline = try checked {
      Tween(x, from: 0, to: 300, duration: 1)
      Tween(x, to: 0, duration: 1, easing: .inOutSine)
      Tween(x, to: 50, duration: 0.5, easing: .outBack())
      Tween(x, to: 0, spring: Spring(duration: 0.5, bounce: 0.3))
      Repeat(3, yoyo: true, pause: 0.5) { Tween(x, to: 80, duration: 1, easing: .inQuad) }
      Keyframes(x) {
        Keyframe(at: 0.5, 10)
        Keyframe(at: 1, 0, easing: .outCubic)
      }
    }
    #expect(timeline.velocity(of: x, at: .seconds(0.5)) == 300)
    #expect(timeline.velocity(of: x, at: .seconds(-1)) == 0)
    #expect(timeline.velocity(of: x, at: timeline.duration) == 0)
    let reach = 1e-5
    for moment in stride(from: 0.0137, to: timeline.duration.seconds, by: 0.0371) {
      let slope =
        ((timeline.x(at: moment + reach) ?? 0) - (timeline.x(at: moment - reach) ?? 0))
        / (2 * reach)
      let velocity = timeline.velocity(of: x, at: .seconds(moment))
      #expect(abs(velocity - slope) < 0.02 + 1e-3 * abs(slope), "at \(moment)")
    }
    let motion = try Motion(from: 0.0, to: 300, duration: 2)
    #expect(motion.velocity(at: .seconds(1)) == 150)
    #expect(motion.velocity(at: .seconds(2)) == 0)
  }

  @Test("T94 a spring that interrupts a tween takes its velocity")
  func handedOver() throws {
    let timeline = try checked {
      Parallel {
        Tween(x, from: 0, to: 300, duration: 1)
        Tween(x, to: 0, spring: Spring(duration: 0.5), delay: 0.5)
      }
    }
    #expect(abs(timeline.velocity(of: x, at: .seconds(0.5)) - 300) < 1e-6)
    let after = (timeline.x(at: 0.500001) ?? 0) - 150
    #expect(abs(after - 300e-6) < 1e-6)
  }

  @Test("T94 a velocity is how fast the values change, whatever moves them")
  func velocities() throws {
    let fade = Channel.opacity("bee")
    let spring = Spring(duration: 0.5, bounce: 0.4)
    let timelines = [
      Timeline { Tween(fade, from: 0, to: 1, duration: 2, easing: .outBack(), delay: 0.5) },
      Timeline { Tween(heading, from: 20, to: -70, duration: 3, easing: .inOutElastic) },
      Timeline { Follow(place, bend, heading: heading, duration: 3, easing: .inOutSine) },
      Timeline {
        Parallel {
          Tween(fade, from: 1, to: 0, spring: spring)
          Tween(heading, to: 90, duration: 1, easing: .cubicBezier(0.4, 0, 0.2, 1), delay: 0.6)
          Repeat(2, yoyo: true) { Tween(place, by: Point(x: 9, y: -4), duration: 0.9) }
        }
      },
      Timeline { Tween(place, from: .zero, to: Point(x: 5, y: 7), duration: 1) }.calmed(),
    ]
    for timeline in timelines {
      for frame in stride(from: 0.5, to: 200, by: 7) {
        let (middle, reach) = (Time.seconds(frame / 60), Time.seconds(1e-4))
        let (before, after) = (middle - reach, middle + reach)
        func agrees(_ velocity: Double, _ change: Double, _ size: Double) -> Bool {
          abs(velocity - change / 2e-4) < 0.02 * size
        }
        #expect(
          agrees(
            timeline.velocity(of: fade, at: middle),
            timeline[fade, at: after] - timeline[fade, at: before], 1), "\(timeline) \(frame)")
        #expect(
          agrees(
            timeline.velocity(of: heading, at: middle),
            timeline[heading, at: after] - timeline[heading, at: before], 180),
          "\(timeline) \(frame)")
        let way = timeline[place, at: after] - timeline[place, at: before]
        let speed = timeline.velocity(of: place, at: middle)
        #expect(agrees(speed.x, way.x, 200) && agrees(speed.y, way.y, 200))
      }
    }
  }

  @Test("T94 a playhead's velocity is what is seen: its rate counts, and at rest it is none")
  func asPlayed() throws {
    var playhead = Playhead(try checked { Tween(x, from: 0, to: 300, duration: 1) }, rate: 2)
    _ = playhead.advance(by: .seconds(0.25))
    #expect(playhead.velocity(of: x) == 600)
    playhead.reverse()
    #expect(playhead.velocity(of: x) == -600)
    #expect(playhead.velocity(of: .scale("else")) == 0)
    playhead.pause()
    #expect(playhead.velocity(of: x) == 0)
    playhead.resume()
    _ = playhead.advance(by: .seconds(1))
    #expect(playhead.isFinished && playhead.velocity(of: x) == 0)
    for rate in [Double.nan, .infinity, 0] {
      playhead.rate = rate
      #expect(playhead.velocity(of: x) == 0)
    }
  }

  @Test("T94 one tween alone is as fast as among others; an opacity that is held is still")
  func alone() throws {
    let fade = Channel.opacity("bee")
    for channel in [fade, x] {
      for curve in Easing.Curve.allCases {
        let tween = Tween(channel, from: 0.25, to: 3, duration: 0.37, easing: .named(curve))
        let alone = try checked { tween }
        let among = try checked {
          Parallel {
            tween
            Tween(heading, to: 1, duration: 0.1)
          }
        }
        for frame in 0...24 {
          let moment = Time.frames(frame)
          let speed = alone.velocity(of: channel, at: moment)
          #expect(speed == among.velocity(of: channel, at: moment), "\(channel.id) \(curve)")
        }
        #expect(alone.velocity(of: fade, at: .seconds(0.36)) == 0)
      }
    }
  }

  @Test("T95 two timelines mix by weight, and one adds to another")
  func mixtures() throws {
    let walk = try checked { Tween(x, from: 0, to: 10, duration: 1) }
    let run = try checked { Tween(x, from: 100, to: 200, duration: 1) }
    let sway = Channel<Double>("x", rest: 1)
    var blend = Blend(Playhead(walk))
    blend.mix(Playhead(run), weight: 0.25)
    blend.advance(by: .seconds(0.5))
    #expect(blend[x] == 41.25)
    blend.layers[1].weight = 1
    #expect(blend[x] == 150)
    blend.add(Playhead(Timeline { Cut(sway, to: 3) }), weight: 0.5)
    blend.advance(by: .zero)
    #expect(blend[sway] == 151)
    #expect(blend[.opacity("ball")] == 1)
  }
}
