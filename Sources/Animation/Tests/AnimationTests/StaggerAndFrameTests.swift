import Animation
import Testing

@Suite("Stagger and frames")
struct StaggerAndFrameTests {
  /// When each of a stagger's steps starts, and when the whole ends.
  private func starts(
    _ count: Int, each: Double = 0.1, from origin: Stagger.Origin, lasting: Double = 0
  ) throws -> (starts: [Double], end: Double) {
    let timeline = try checked {
      Stagger(each: each, from: origin) {
        for index in 0..<count {
          Series {
            Marker("\(index)")
            Hold(lasting)
          }
        }
      }
    }
    let markers = timeline.markers.sorted { $0.name < $1.name }
    return (markers.map(\.time.seconds), timeline.duration.seconds)
  }

  @Test("T61 a stagger of nothing takes no time, of one no delay")
  func few() throws {
    #expect(try checked { Stagger(each: 0.1) {} }.duration == .zero)
    let one = try starts(1, from: .center, lasting: 0.4)
    #expect(one.starts == [0])
    #expect(one.end == 0.4)
  }

  @Test(
    "T61 distances count outwards from the origin",
    arguments: [
      (4, Stagger.Origin.center, [1.0, 0, 0, 1]), (5, .center, [2, 1, 0, 1, 2]),
      (4, .first, [0, 1, 2, 3]), (4, .last, [3, 2, 1, 0]), (4, .index(1), [1, 0, 1, 2]),
    ])
  func origins(count: Int, origin: Stagger.Origin, gaps: [Double]) throws {
    let (starts, end) = try starts(count, from: origin, lasting: 0.25)
    #expect(starts == gaps.map { Time.seconds($0 * 0.1).seconds })
    #expect(end == (Time.seconds((gaps.max() ?? 0) * 0.1) + .seconds(0.25)).seconds)
  }

  private let frame = Channel.frame("lion")

  @Test("T62 once reaches its last frame by any step, stays there and finishes")
  func once() throws {
    let timeline = try checked { FrameLoop(frame, frames: 4, every: 0.1, mode: .once) }
    for step in [0.05, 0.1, 0.33, 7] {
      var playhead = Playhead(timeline)
      var events: [TimelineEvent] = []
      for _ in 0..<20 { events += playhead.advance(step) }
      #expect(playhead.value(of: frame) == 3)
      #expect(events.words == "finished")
    }
    var single = Playhead(
      try checked { FrameLoop(frame, frames: 1, startingAt: 7, every: 0.1, mode: .once) })
    #expect(single.value(of: frame) == 7)
    #expect(single.advance(0.1).words == "finished")
    #expect(single.value(of: frame) == 7)
  }

  @Test("T63 a loop shows the frame that the division of time says")
  func loop() throws {
    let timeline = try checked { FrameLoop(frame, frames: 4, every: 0.125) }
    #expect(timeline.isEndless)
    for (moment, shown) in [(0, 0), (0.4999, 3), (0.5, 0), (10.3, 2), (0.124, 0), (0.125, 1)] {
      #expect(timeline.value(of: frame, at: .seconds(moment)) == shown)
    }
    #expect(timeline.value(of: frame, at: .forever) != nil)
  }

  @Test("T63 ping-pong goes back the way it came, without showing either end twice")
  func pingPong() throws {
    let timeline = try checked { FrameLoop(frame, frames: 4, every: 0.125, mode: .pingPong) }
    let shown = (0...6).map { timeline.value(of: frame, at: .seconds(Double($0) * 0.125)) }
    #expect(shown == [0, 1, 2, 3, 2, 1, 0])
    let still = try checked { FrameLoop(frame, frames: 1, every: 0.125, mode: .pingPong) }
    #expect(still.value(of: frame, at: .seconds(77.7)) == 0)
  }

  @Test("a loop that lasts keeps the frame it showed last")
  func lasting() throws {
    let timeline = try checked {
      FrameLoop(frame, frames: 4, every: 0.125, lasting: 0.5)
      Hold(1)
    }
    #expect(timeline.duration == .seconds(1.5))
    #expect(timeline.value(of: frame, at: .seconds(0.5)) == 3)
    #expect(timeline.value(of: frame, at: .seconds(1.5)) == 3)
  }

  @Test("a whole number in between is the nearest one")
  func wholeNumbers() throws {
    let timeline = try checked { Tween(frame, from: 0, to: -3, duration: 3) }
    let shown = [0, 0.4, 0.6, 1.4, 2.6, 3].map { timeline.value(of: frame, at: .seconds($0)) }
    #expect(shown == [0, 0, -1, -1, -3, -3])
  }
}
