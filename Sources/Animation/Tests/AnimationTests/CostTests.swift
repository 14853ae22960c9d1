import Animation
import CAllocationCount
import Testing

/// The number of heap allocations made by `body`.
private func allocations(_ body: () throws -> Void) rethrows -> Int {
  let before = allocationCount()
  try body()
  return allocationCount() - before
}

@Suite("Cost", .enabled(if: allocationCount() >= 0, "a sanitizer has the heap"))
struct CostTests {
  private func crowd(_ count: Int) throws -> Timeline {
    try checked {
      Parallel {
        for index in 0..<count {
          Tween(
            Channel<Double>("\(index)"), from: 0, to: 100,
            duration: 1.5 + 0.01 * Double(index % 97),
            easing: .outCubic)
        }
      }
    }
  }

  @Test("the counter counts")
  func counter() throws {
    var kept: [[Int]] = []
    kept.reserveCapacity(10)
    let count = allocations {
      // Contents known at compile time would be laid out statically, without any allocation.
      for index in 0..<7 { kept.append([index, allocationCount()]) }
    }
    #expect(count == 7)
    #expect(kept.map(\.first) == Array(0..<7))
  }

  @Test("T64 sixty steps of ten thousand tweens allocate nothing")
  func noAllocations() throws {
    let timeline = try crowd(10_000)
    let tracks = (0..<10_000).compactMap { timeline.track(of: Channel<Double>("\($0)")) }
    var values = Array(repeating: 0.0, count: tracks.count)
    var playhead = Playhead(timeline)
    var events = 0
    func step() {
      events += playhead.advance(by: .frames(1)).count
      for index in tracks.indices {
        values[index] = tracks[index].value(at: playhead.time, otherwise: 0)
      }
    }
    // The first step also wakes the runtime, which then keeps what it needs of the types.
    step()
    let count = allocations { for _ in 0..<60 { step() } }
    #expect(count == 0)
    #expect(events == 0)
    #expect(values.allSatisfy { $0 > 0 })
  }

  @Test("T64 nor do motions, batches and springs")
  func noAllocationsInCrowds() throws {
    let motions = try (0..<10_000).map { index in
      try Motion(from: Double(index), to: 7, duration: 2, easing: .outBack)
    }
    let batch = MotionBatch(motions)
    let spring = try SpringMotion(Spring(duration: 2), from: 0.0, to: 1)
    var values = Array(repeating: 0.0, count: motions.count)
    var singles = Array(repeating: Float(0), count: motions.count)
    func step(_ frame: Int) {
      let time = Time.frames(frame)
      for index in motions.indices { values[index] = motions[index].value(at: time) }
      batch.sample(at: time, into: &singles)
      values[0] += spring.value(at: time)
    }
    step(0)
    let count = allocations { for frame in 1...60 { step(frame) } }
    #expect(count == 0)
  }

  @Test("T65 ten times the tweens take ten times the work to build, and not more")
  func linear() throws {
    let thousand = try allocations { _ = try crowd(1000) }
    let tenThousand = try allocations { _ = try crowd(10_000) }
    #expect(thousand > 0)
    #expect(tenThousand < 15 * thousand)
  }
}
