import Animation
import Testing

@Suite("Motions, batches and tracks")
struct MotionTests {
  private let motions: [Motion<Double>] = [
    (0.0, 100.0, 1.5, Easing.Curve.outCubic, 0.0), (5, -5, 0.7, .linear, 0.2),
    (1, 2, 0, .inQuad, 0.5),
    (3, 8, 1, .outBack, 0), (7, 9, 0.3, .outCubic, 1), (0, 1, 2, .outQuad, 0.1),
    (2, 4, 1, .inCubic, 0), (2, 4, 1, .inQuad, 0), (-1, 1, 1, .inOutSine, 0.25),
  ].compactMap {
    try? Motion(from: $0.0, to: $0.1, duration: $0.2, easing: $0.3, delay: $0.4)
  }

  @Test("a motion on its own is bit by bit the tween of a timeline")
  func sameAsTimeline() throws {
    for motion in motions {
      let timeline = try checked {
        Tween(
          x, from: motion.from, to: motion.to, duration: motion.duration.seconds,
          easing: .named(motion.easing), delay: motion.start.seconds, fill: .backwards)
      }
      for step in 0...300 {
        let moment = Time.seconds(Double(step) / 100)
        #expect(
          motion.value(at: moment).bitPattern
            == timeline.value(of: x, at: moment)?.bitPattern)
      }
      #expect(motion.value(at: Time(ticks: .min)) == motion.from)
      #expect(motion.value(at: .forever) == motion.to)
    }
  }

  @Test("even where a tick is less than a Double can tell")
  func sameAsLongTimeline() throws {
    let motion = try Motion(from: 0.1, to: 0.7, duration: 3e8, easing: .outCubic, delay: 1e-9)
    let timeline = try checked {
      Tween(x, from: 0.1, to: 0.7, duration: 3e8, easing: .outCubic, delay: 1e-9)
    }
    #expect(motion.start == Time(ticks: 1))
    #expect(motion.end == timeline.duration)
    for ticks: Int64 in [-1000, -17, -16, -15, -1, 0, 1] {
      let moment = motion.end + Time(ticks: ticks)
      #expect(
        motion.value(at: moment).bitPattern == timeline.value(of: x, at: moment)?.bitPattern)
    }
    #expect(motion.value(at: motion.end) == 0.7)
  }

  @Test("a batch says the same to six digits, and its ends exactly")
  func batch() {
    let batch = MotionBatch(motions)
    var values: [Float] = []
    for step in 0...300 {
      let moment = Time.seconds(Double(step) / 100)
      batch.sample(at: moment, into: &values)
      for (motion, place) in zip(motions, batch.places) {
        let exact = motion.value(at: moment)
        #expect(abs(Double(values[place]) - exact) < 1e-6 * 300)
        if moment >= motion.end { #expect(values[place] == Float(motion.to)) }
      }
    }
    #expect(values.count == batch.count)
    #expect(batch.places.sorted() == Array(motions.indices))
  }

  @Test("what starts and ends together is swept faster, to the same bits")
  func together() {
    let crowd = motions.flatMap { motion in (0..<40).map { _ in motion } }
    let mixed = motions.flatMap { motion in (0..<3).map { _ in motion } }
    let batch = MotionBatch(mixed + crowd + mixed)
    let alone = MotionBatch(motions)
    #expect(batch.places.sorted() == Array(0..<batch.count))
    var (values, singles): ([Float], [Float]) = ([], [])
    for step in 0...300 {
      let moment = Time.seconds(Double(step) / 100)
      batch.sample(at: moment, into: &values)
      alone.sample(at: moment, into: &singles)
      for (motion, place) in zip(mixed + crowd + mixed, batch.places) {
        guard let same = motions.firstIndex(of: motion) else { continue }
        #expect(values[place].bitPattern == singles[alone.places[same]].bitPattern)
      }
    }
  }

  @Test("crowds that differ in their start or their end alone do not move as one")
  func apart() throws {
    let crowds = try [(0.5, 0), (0.6, 0), (0.5, 0.1), (0.4, 0.1)].map { duration, delay in
      try Motion(from: 0.0, to: 10.0, duration: duration, easing: .outCubic, delay: delay)
    }
    let all = crowds.flatMap { motion in (0..<40).map { _ in motion } }
    let batch = MotionBatch(all)
    var values: [Float] = []
    for step in 0...70 {
      let moment = Time.seconds(Double(step) / 100)
      batch.sample(at: moment, into: &values)
      for (motion, place) in zip(all, batch.places) {
        #expect(abs(Double(values[place]) - motion.value(at: moment)) < 1e-4)
      }
    }
  }

  @Test("an empty batch and huge values do no harm")
  func oddBatches() throws {
    var values: [Float] = [7]
    MotionBatch([]).sample(at: .zero, into: &values)
    #expect(values == [7])
    let huge = try Motion(from: -1e99, to: 1e99, duration: 1)
    MotionBatch([huge]).sample(at: .seconds(0.5), into: &values)
    #expect(values[0].isFinite)
  }

  @Test("what is refused on a timeline is refused in a motion")
  func refused() {
    for (from, to, duration, delay) in [
      (Double.nan, 0.0, 1.0, 0.0), (0, .infinity, 1, 0), (0, 1, -1, 0), (0, 1, 1, .nan),
    ] {
      let error = #expect(throws: TimelineError.self) {
        try Motion(from: from, to: to, duration: duration, delay: delay)
      }
      #expect(error?.step == "Motion")
    }
  }

  @Test("a track gives what its channel gives, and there is none of what is never touched")
  func track() throws {
    let timeline = try checked {
      Hold(0.5)
      Tween(.position("lion"), from: .zero, to: Point(x: 4, y: 8), duration: 1)
    }
    let track = try #require(timeline.track(of: .position("lion")))
    #expect(track.value(at: .seconds(0.25)) == nil)
    #expect(track.value(at: .seconds(0.25), otherwise: Point(x: 9, y: 9)) == Point(x: 9, y: 9))
    #expect(track.value(at: .seconds(1)) == Point(x: 2, y: 4))
    #expect(timeline.track(of: .position("cobra")) == nil)
    #expect(timeline.track(of: .scale("lion")) == nil)
  }

  @Test("channels can be listed and read without knowing their types")
  func numbers() throws {
    let timeline = try checked {
      Cut(.position("lion"), to: Point(x: 4, y: 8))
      Cut(.frame("lion"), to: 3)
      Hold(1)
      Cut(x, to: 7)
    }
    #expect(timeline.channels.map(\.description) == ["lion.position", "lion.frame", "x"])
    #expect(timeline.channels.map { timeline.numbers(of: $0, at: .zero) } == [[4, 8], [3], []])
    #expect(
      timeline.channels.map { timeline.numbers(of: $0, at: .seconds(1)) } == [
        [4, 8], [3], [7],
      ])
  }

  @Test("a timeline with many channels finds each of them")
  func manyChannels() throws {
    let timeline = try checked {
      Parallel {
        for index in 0..<100 { Cut(.scale("\(index)"), to: Double(index)) }
      }
    }
    for index in 0..<100 {
      #expect(timeline.value(of: .scale("\(index)"), at: .zero) == Double(index))
    }
    #expect(timeline.value(of: .scale("100"), at: .zero) == nil)
  }

  @Test("a value of four lanes moves in all of them")
  func fourLanes() throws {
    struct Tint: Interpolating {
      static let typeName = "Tint"
      static let laneCount = 4
      var lanes: SIMD4<Double>
      init(lanes: SIMD4<Double>) { self.lanes = lanes }
      init(lanes lane: (Int) -> Double) { lanes = [lane(0), lane(1), lane(2), lane(3)] }
      func lane(_ index: Int) -> Double { lanes[index] }
    }
    let tint = Channel<Tint>("tint")
    let timeline = try checked {
      Cut(tint, to: Tint(lanes: [0, 1, 2, 3]))
      Tween(tint, to: Tint(lanes: [1, 1, 4, -3]), duration: 1)
      Tween(tint, to: Tint(lanes: [5, 5, 5, 5]), spring: Spring(duration: 0.2))
    }
    #expect(timeline.value(of: tint, at: .seconds(0.5))?.lanes == [0.5, 1, 3, 0])
    #expect(timeline.value(of: tint, at: timeline.duration)?.lanes == [5, 5, 5, 5])
  }

  @Test("the empty timeline takes no time and touches nothing")
  func empty() {
    #expect(Timeline.empty.duration == .zero)
    #expect(Timeline.empty.channels.isEmpty)
    var playhead = Playhead(.empty)
    #expect(playhead.advance(by: .seconds(1)).words == "finished")
    #expect(Timeline.empty.calmed().duration == .zero)
    #expect("\(Timeline.empty)" == "Timeline of 0.0 s")
  }
}
