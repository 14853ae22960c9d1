import Animation
import Testing

private struct Pose: Interpolating {
  var joints: [Double]
  static let typeName = "Pose"
  static let laneCount = 20
  init(_ angle: Double) { joints = (0..<20).map { Double($0) * angle } }
  func lane(_ index: Int) -> Double { joints[index] }
  init(lanes lane: (Int) -> Double) { joints = (0..<20).map(lane) }
}

@Suite("Vocabulary")
struct VocabularyTests {
  private func markers(@TimelineBuilder _ steps: () -> Steps) throws -> [String] {
    try Timeline(checking: steps()).markers.map { "\($0.name) \($0.time.seconds)" }
  }

  @Test("T82 nothing of the standard library is hidden")
  func standardLibrary() {
    func count<Elements: Sequence>(_ elements: Elements) -> Int { elements.number }
    #expect(count([1, 2, 3]) == 3)
  }

  @Test("T84 a step starts with the one before, overlaps it or follows a label")
  func places() throws {
    #expect(
      try markers {
        Hold(1)
        Label("shown")
        Marker("a").with()
        Hold(2)
        Series { Marker("b") }.overlap(0.5)
        Marker("c").after("shown", delay: 0.25)
        Marker("d").after("shown", delay: -0.25)
        Marker("e")
      } == ["a 1.0", "d 0.75", "c 1.25", "b 2.5", "e 3.0"].sortedAsMoments)
    #expect(
      try markers {
        Parallel {
          Series { Hold(1) }
          Marker("x").overlap(0.25)
          Marker("y").with(delay: 0.5)
        }
        Series(rate: 2) {
          Hold(2)
          Marker("z").overlap(1)
        }
      } == ["x 0.75", "y 1.25", "z 1.75"])
  }

  @Test("T84 a place that cannot be is refused in words")
  func noPlace() throws {
    let unknown = #expect(throws: TimelineError.self) {
      try checked { Hold(1).after("nowhere") }
    }
    #expect(unknown?.problem == .noLabel("nowhere"))
    #expect(throws: TimelineError.self) {
      try checked {
        Label("in")
        Repeat(2) { Hold(1).after("in") }
      }
    }
    #expect(throws: TimelineError.self) { try checked { Hold(1).overlap(2) } }
    #expect(throws: TimelineError.self) { try checked { Hold(1).with(delay: .nan) } }
    let endless = try checked {
      Repeat(.forever) { Hold(1) }
      Tween(x, to: 1, duration: 1).with()
    }
    #expect(endless.x(at: 0.5) == 0.5)
  }

  @Test("T85 a tween by a distance starts wherever the channel is")
  func by() throws {
    let timeline = try checked {
      Tween(x, from: 10, to: 20, duration: 1)
      Tween(x, by: 5, duration: 1)
      Repeat(2) { Tween(x, by: -10, duration: 1) }
      Tween(x, from: 1, by: 1, duration: 1)
    }
    #expect(
      [1, 1.5, 2, 2.5, 3, 4, 4.5, 5].map(timeline.x(at:)) == [20, 22.5, 25, 20, 15, 1, 1.5, 2])
  }

  @Test("T86 reversed, every moment is worth what it was as long before the end")
  func reversed() throws {
    let timeline = try threeLegs()
    let back = timeline.reversed()
    #expect(back.duration == timeline.duration)
    for ticks in stride(from: 0, through: back.duration.ticks, by: 7_000_001) {
      #expect(
        back.value(of: x, at: Time(ticks: ticks))
          == timeline.value(of: x, at: Time(ticks: back.duration.ticks - ticks)))
    }
    var playhead = Playhead(back)
    #expect(playhead.advance(by: .forever).words == "C- B- A- finished")
    #expect(back.reversed().x(at: 0.4) == timeline.x(at: 0.4))
  }

  @Test("T88 a stagger by total, easing, grid and function")
  func staggers() throws {
    func starts(_ stagger: (() -> Steps) -> Stagger, _ count: Int) throws -> [Double] {
      let step = stagger { TimelineBuilder.buildArray((0..<count).map { Marker("\($0)").erased }) }
      let timeline = try Timeline(checking: step)
      let moments = Dictionary(
        uniqueKeysWithValues: timeline.markers.map { ($0.name, $0.time.seconds) })
      return (0..<count).map { moments["\($0)"] ?? .nan }
    }
    #expect(try starts({ Stagger(total: 1, $0) }, 5) == [0, 0.25, 0.5, 0.75, 1])
    #expect(try starts({ Stagger(total: 1, from: .center, $0) }, 5) == [1, 0.5, 0, 0.5, 1])
    #expect(try starts({ Stagger(total: 1, easing: .inQuad, $0) }, 3) == [0, 0.25, 1])
    #expect(try starts({ Stagger(each: 1, easing: .inQuad, $0) }, 3) == [0, 0.5, 2])
    #expect(
      try starts({ Stagger(each: 1, columns: 3, $0) }, 6)
        == [0, 1, 2, 1, 2.0.squareRoot(), 5.0.squareRoot()].map { Time.seconds($0).seconds })
    #expect(try starts({ Stagger(each: 1, from: .center, columns: 3, $0) }, 9)[4] == 0)
    #expect(
      try starts({ Stagger(by: { index, count in Double(index * count) }, $0) }, 3) == [0, 3, 6])
  }

  @Test("T88 a stagger out of range is refused", arguments: [-1, 3, .max])
  func staggerRange(index: Int) {
    let error = #expect(throws: TimelineError.self) {
      try checked {
        Stagger(each: 1, from: .index(index)) {
          Hold(1)
          Hold(1)
          Hold(1)
        }
      }
    }
    #expect(error?.description.contains("0..<3") == true)
    #expect(throws: TimelineError.self) {
      try checked { Stagger(by: { _, _ in -1 }) { Hold(1) } }
    }
    #expect(throws: TimelineError.self) {
      try checked { Stagger(each: 1, columns: 0) { Hold(1) } }
    }
  }

  @Test("T89 an easing of one's own, by a formula or by its numbers")
  func ownEasing() throws {
    let hill = Easing(sampling: 1001) { $0 * $0 * (3 - 2 * $0) }
    #expect(hill.value(at: 0) == 0 && hill.value(at: 1) == 1)
    #expect(abs(hill.value(at: 0.3) - 0.216) < 1e-6)
    let zigzag = Easing.samples([0, 2, -1, 1])
    let timeline = try checked { Tween(x, from: 0, to: 6, duration: 3, easing: zigzag) }
    #expect(
      [0.5, 1, 1.5, 2].compactMap(timeline.x(at:)).map { ($0 * 1e9).rounded() / 1e9 } == [
        6, 12, 3, -6,
      ])
  }

  @Test("T89 an easing is found by the name it has in files")
  func easingByName() {
    #expect(Easing(name: "inOutElastic") == .inOutElastic)
    #expect(Easing.Curve.allCases.allSatisfy { Easing(name: $0.name) == .named($0) })
    #expect(Easing(name: "easeOutCubic") == nil)
  }

  @Test("T91 the pause of a repeat lies between its rounds")
  func pause() throws {
    #expect(try checked { Repeat(3, pause: 0.5) { Hold(1) } }.duration == .seconds(4))
  }

  @Test("T92 vectors, single precision and poses of any number of lanes move")
  func values() throws {
    let (pair, triple, quad) = (
      Channel<SIMD2<Double>>("pair"), Channel<SIMD3<Double>>("triple"),
      Channel<SIMD4<Double>>("quad")
    )
    let (single, pose) = (Channel<Float>("single"), Channel<Pose>("pose", rest: Pose(0)))
    let timeline = try checked {
      Parallel {
        Tween(pair, to: [2, 4], duration: 1)
        Tween(triple, to: [2, 4, 6], duration: 1)
        Tween(quad, to: [2, 4, 6, 8], duration: 1)
        Tween(single, to: 2, duration: 1)
        Keyframes(pose) {
          Keyframe(at: 1, Pose(2))
          Keyframe(at: 2, Pose(0))
        }
      }
    }
    let half = Time.seconds(0.5)
    #expect(timeline[pair, at: half] == [1, 2])
    #expect(timeline[triple, at: half] == [1, 2, 3])
    #expect(timeline[quad, at: half] == [1, 2, 3, 4])
    #expect(timeline[single, at: half] == 1)
    #expect(timeline[pose, at: half] == Pose(1))
    #expect(timeline[pose, at: .seconds(1.5)] == Pose(1))
    let lone = Timeline { Tween(pose, to: Pose(4), duration: 2) }
    #expect(lone[pose, at: half] == Pose(1))
    #expect(lone.numbers(of: pose.id, at: half) == Pose(1).joints)
    let spring = try SpringMotion(Spring(duration: 0.3), from: Pose(0), to: Pose(1))
    #expect(spring.value(at: .forever) == Pose(1))
  }

  @Test("T92 colours mix as the eye sees them, and come back as they went in")
  func colours() {
    for part in stride(from: 0.0, through: 1, by: 0.125) {
      let back = OKLab(red: part, green: 1 - part, blue: part * part).sRGB
      #expect(abs(back.red - part) < 1e-6 && abs(back.green - 1 + part) < 1e-6)
      #expect(abs(back.blue - part * part) < 1e-6)
    }
    let (white, blue) = (
      OKLab(red: 1, green: 1, blue: 1), OKLab(red: 0, green: 0, blue: 1)
    )
    // The numbers of the page that defines the space.
    #expect(abs(white.lightness - 1) < 1e-4 && abs(white.a) < 1e-4 && abs(white.b) < 1e-4)
    #expect(abs(blue.lightness - 0.452) < 1e-3 && abs(blue.a + 0.032) < 1e-3)
    #expect(abs(blue.b + 0.312) < 1e-3)
    let middle = white.mixed(with: blue, weight: 0.5)
    #expect(abs(middle.lightness - (white.lightness + blue.lightness) / 2) < 1e-12)
  }
}

extension [String] {
  /// In order of the moments they end with.
  fileprivate var sortedAsMoments: [String] {
    sorted { a, b in
      (Double(a.split(separator: " ")[1]) ?? 0) < (Double(b.split(separator: " ")[1]) ?? 0)
    }
  }
}

// The words that a file importing the library must be able to use (T82).
extension Sequence {
  fileprivate var number: Int { reduce(0) { count, _ in count + 1 } }
}
