import Animation
import Testing

/// Every example of the pages on single ideas, in their order and letter by letter.
@Suite("The pages' examples")
struct ArticleTests {
  @Test("time")
  func time() throws {
    var elapsed = Time.zero
    for _ in 0..<216_000 { elapsed += .frames(1) }
    // elapsed == .seconds(3600), to the tick
    let drop = Timeline {
      Tween(
        .position("leaf"), from: .zero, to: Point(x: 30, y: 400), duration: 2, easing: .outBounce)
    }
    let late = drop.value(of: .position("leaf"), at: .seconds(1.5))
    let early = drop.value(of: .position("leaf"), at: .seconds(0.2))
    let lateAgain = drop.value(of: .position("leaf"), at: .seconds(1.5))
    // late == lateAgain
    #expect(elapsed == .seconds(3600))
    #expect(late == lateAgain)
    #expect(late != early)
  }

  @Test("crowds")
  func crowds() throws {
    let drop = Timeline {
      Tween(
        .position("leaf"), from: .zero, to: Point(x: 30, y: 400), duration: 2, easing: .outBounce)
    }
    let late = drop.value(of: .position("leaf"), at: .seconds(1.5))
    let early = drop.value(of: .position("leaf"), at: .seconds(0.2))
    let lateAgain = drop.value(of: .position("leaf"), at: .seconds(1.5))
    // late == lateAgain
    let track = drop.track(of: .position("leaf"))
    let sparks = try (0..<100).map { spark in
      try Motion(from: 0.0, to: Double(spark), duration: 0.8, easing: .outCubic)
    }
    let batch = MotionBatch(sparks)
    var heights: [Float] = []
    batch.sample(at: .seconds(0.4), into: &heights)
    #expect(late == lateAgain && early != nil)
    #expect(track?.value(at: .seconds(2)) == Point(x: 30, y: 400))
    #expect(abs(Double(heights[99]) - 99 * 0.875) < 1e-4)
  }

  @Test("overlap")
  func overlap() throws {
    let overlap = Timeline {
      Parallel {
        Tween(.scale("ball"), from: 0, to: 100, duration: 1)
        Tween(.scale("ball"), to: -100, duration: 1, delay: 0.5)
      }
    }
    let middle = overlap[.scale("ball"), at: .seconds(0.75)]  // 12.5
    let hidden = Timeline {
      Parallel {
        Keyframes(.scale("ball")) {
          Keyframe(at: 0, 0)
          Keyframe(at: 1, 100)
          Keyframe(at: 2, 0)
        }
        Tween(.scale("ball"), to: 100, duration: 0.25, delay: 0.5)
      }
    }
    // 100 from 0.75 s on: the keyframes are hidden as a whole
    let filled = Timeline {
      Parallel {
        Cut(.scale("ball"), to: 40, delay: 1)
        Tween(.scale("ball"), from: 90, to: 50, duration: 1, delay: 2, fill: .backwards)
      }
    }
    #expect(middle == 12.5)
    #expect([1, 1.5, 2].allSatisfy { hidden[.scale("ball"), at: .seconds($0)] == 100 })
    #expect(filled[.scale("ball"), at: .zero] == 90)
  }

  @Test("repeats")
  func repeats() throws {
    let blink = Timeline {
      Repeat(2) { Tween(.scale("eye"), from: 0, to: 1, duration: 1) }
    }
    let values = [0, 0.5, 1, 1.5, 2].map { blink.value(of: .scale("eye"), at: .seconds($0)) }
    // 0, 0.5, 1, 0.5, 1
    let walk = Timeline {
      Repeat(.forever) { FrameLoop(.frame("lion"), frames: 4, every: 0.125, lasting: 0.5) }
    }
    let frames = (0...5).map { walk[.frame("lion"), at: .seconds(Double($0) / 8)] }  // 0 1 2 3 0 1
    let doorOpens = Timeline {
      Tween(.rotation("door"), to: 80, duration: 0.5, easing: .outCubic)
      Marker("open")
    }
    let doorCloses = doorOpens.reversed()
    let ajar = doorCloses[.rotation("door"), at: .zero]  // 80
    #expect(values == [0, 0.5, 1, 0.5, 1])
    #expect(frames == [0, 1, 2, 3, 0, 1])
    #expect(ajar == 80)
  }

  @Test("springs")
  func springs() throws {
    let bouncy = Spring(duration: 0.5, bounce: 0.3)
    let chase = Timeline {
      Parallel {
        Tween(.position("rabbit"), from: .zero, to: Point(x: 300, y: 0), duration: 1)
        Tween(.position("rabbit"), to: Point(x: 0, y: 200), spring: bouncy, delay: 0.5)
      }
    }
    let speed = chase.velocity(of: .position("rabbit"), at: .seconds(0.5))  // 300, 0
    var tail = try SpringMotion(bouncy, from: Point.zero, to: Point(x: 40, y: 10))
    tail = try tail.retargeted(to: Point(x: -20, y: 15), at: .seconds(0.1))
    let tip = tail.value(at: .seconds(0.16))
    let friction = Spring(duration: 2)
    let throwing = Point(x: 900, y: -300)
    let reach = throwing * (2 / friction.damping)
    let slide = try SpringMotion(friction, from: .zero, to: reach, velocity: throwing)
    // A third of a second on, e^(−π / 3) of the velocity is left.
    let left = slide.velocity(at: .seconds(1.0 / 3)).x
    #expect(abs(left - 900 * Portable.exp(-.pi / 3)) < 1e-4)
    #expect(abs(speed.x - 300) < 1e-6 && speed.y == 0)
    #expect(tip.x > 0 && tip.y > 4)
  }

  @Test("placing")
  func placing() throws {
    let intro = Timeline {
      Tween(.scale("logo"), from: 0, to: 1, duration: 0.6, easing: .outBack())
      Label("shown")
      Tween(.opacity("title"), from: 0, to: 1, duration: 0.4, fill: .backwards).overlap(0.2)
      Tween(.position("title"), by: Point(x: 0, y: -20), duration: 0.4).with()
      Marker("chime").after("shown", delay: 0.1)
    }
    let letters = Timeline {
      Stagger(total: 0.5, from: .center, easing: .outQuad) {
        for letter in 0..<7 {
          Tween(.scale("letter \(letter)"), from: 0, to: 1, duration: 0.3, fill: .backwards)
        }
      }
    }
    #expect(intro.markers.map(\.time) == [.seconds(0.7)])
    #expect(intro.duration == .seconds(0.8))
    #expect(letters.duration == .seconds(0.8))
    #expect(letters[.scale("letter 3"), at: .seconds(0.3)] == 1)
    #expect(intro[.opacity("title"), at: .zero] == 0)
    #expect((0..<7).allSatisfy { letters[.scale("letter \($0)"), at: .zero] == 0 })
  }

  @Test("channels")
  func channels() throws {
    struct Pose: Interpolating {
      var neck = 0.0
      var tail = 0.0
      static let typeName = "Pose"
      static let laneCount = 2
      init(neck: Double, tail: Double) { (self.neck, self.tail) = (neck, tail) }
      init(lanes lane: (Int) -> Double) { (neck, tail) = (lane(0), lane(1)) }
      func lane(_ index: Int) -> Double { index == 0 ? neck : tail }
    }
    let pose = Channel<Pose>("lion.pose", rest: Pose(neck: 10, tail: 0))
    let nod = Timeline {
      Tween(pose, to: Pose(neck: 30, tail: 8), duration: 0.5, easing: .inOutSine)
    }
    let loop = MotionPath(through: [.zero, Point(x: 100, y: 40), Point(x: 200, y: 0)])
    let flight = Timeline {
      Follow(.position("bee"), loop, heading: .rotation("bee"), duration: 2, easing: .inOutSine)
    }
    var gait = Blend(Playhead(nod))
    gait.mix(Playhead(nod.reversed()), weight: 0.25)
    gait.advance(by: .seconds(0.1))
    let neck = gait[pose].neck
    #expect(nod[pose, at: .seconds(0.25)] == Pose(neck: 20, tail: 4))
    #expect(flight[.position("bee"), at: .seconds(2)] == Point(x: 200, y: 0))
    #expect(neck > 10 && neck < 30)
  }

  @Test("calm motion")
  func calmMotion() throws {
    let idle = Timeline {
      FullMotion {
        Repeat(.forever, yoyo: true) { Tween(.rotation("tail"), to: 8, duration: 0.7) }
      } else: {
        Cut(.rotation("tail"), to: 4)
      }
    }
    let still = idle.calmed()
    #expect(idle[.rotation("tail"), at: .seconds(0.7)] == 8)
    #expect(still[.rotation("tail"), at: .seconds(0.7)] == 4)

    let leap = Timeline {
      Essential {
        Parallel {
          Tween(.position("lion"), to: Point(x: 400, y: 0), duration: 0.5, easing: .outBack())
          FullMotion { Tween(.rotation("lion"), to: 8, duration: 0.25) }
        }
      }
    }
    let steady = leap.calmed()
    #expect(leap[.rotation("lion"), at: .seconds(0.25)] == 8)
    #expect(steady[.rotation("lion"), at: .seconds(0.25)] == 0)
    #expect(steady[.position("lion"), at: .seconds(0.25)].x == 350)
  }
}
