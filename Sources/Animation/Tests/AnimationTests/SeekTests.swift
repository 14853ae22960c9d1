import Animation
import Testing

@Suite("Yoyo, reverse, seek")
struct SeekTests {
  @Test("T32 a yoyo turns around exactly where it arrives, between two frames")
  func turn() throws {
    let timeline = try checked { Repeat(2, yoyo: true) { climb() } }
    for (moment, value) in [(0.990, 9.90), (1.007, 9.93), (1.024, 9.76)] {
      #expect(abs((timeline.x(at: moment) ?? 0) - value) < 1e-8)
    }
  }

  @Test("T33 a boundary is the end of the iteration before it")
  func boundary() throws {
    let loop = try checked { Repeat(3) { climb() } }
    #expect([0, 1, 2, 3].map { loop.x(at: $0) } == [0, 10, 10, 10])
    #expect(loop.iteration(at: .seconds(2))?.index == 1)
    #expect(loop.iteration(at: .seconds(2))?.progress == 1)

    let yoyo = try checked { Repeat(3, yoyo: true) { climb() } }
    #expect([0, 1, 2, 3].map { yoyo.x(at: $0) } == [0, 10, 0, 10])
  }

  @Test("T34 the start of an iteration is its own, not the end of the one before")
  func iterationStart() throws {
    let timeline = try checked { Repeat(3) { climb() } }
    let start = try #require(timeline.time(ofIteration: 2, progress: 0))
    #expect(start - .seconds(2) == Time(ticks: 1))
    #expect(timeline.iteration(at: start)?.index == 2)
    var playhead = Playhead(timeline)
    playhead.seek(to: start)
    #expect((playhead.x ?? 10) < 1e-7)

    #expect(timeline.time(ofIteration: 0, progress: 0) == .zero)
    #expect(timeline.time(ofIteration: 1, progress: 0.5) == .seconds(1.5))
    #expect(timeline.time(ofIteration: 3, progress: 0) == nil)
    #expect(try threeLegs().time(ofIteration: 0, progress: 0) == nil)
  }

  @Test("T35 the last marker of a nested timeline is crossed forwards and backwards")
  func nestedMarker() throws {
    let inner = try checked {
      Hold(0.5)
      Marker("m")
    }
    var playhead = Playhead(
      try checked {
        inner
        Hold(0.5)
      })
    #expect(playhead.advance(1).words == "m finished")
    playhead.reverse()
    #expect(playhead.advance(1).words == "m- finished-")
  }

  @Test("T36 a seek is silent unless asked, and then tells everything in order")
  func seekTells() throws {
    var playhead = Playhead(try threeLegs())
    #expect(playhead.seek(to: .seconds(0.8)).isEmpty)
    #expect(playhead.seek(to: .zero, events: .fire).words == "B- A- finished-")
    #expect(playhead.seek(to: .seconds(2), events: .fire).words == "A B C finished")
  }

  @Test("T37 after a seek back the end is reached again")
  func finishAgain() throws {
    var playhead = Playhead(try threeLegs())
    #expect(playhead.advance(1).words == "A B C finished")
    playhead.seek(to: .seconds(0.5))
    #expect(!playhead.isFinished)
    #expect(playhead.advance(1).words == "B C finished")
  }

  @Test("T38 thirty seeks to one moment cross nothing")
  func idempotentSeek() throws {
    var playhead = Playhead(try threeLegs())
    for _ in 0..<30 { #expect(playhead.seek(to: .seconds(0.3)).isEmpty) }
    #expect(playhead.advance(0).isEmpty)
    _ = playhead.seek(to: .seconds(0.7), events: .fire)
    for _ in 0..<30 { #expect(playhead.seek(to: .seconds(0.7), events: .fire).isEmpty) }
  }

  @Test("T39 a start value shows only from the start, unless it fills backwards")
  func fill() throws {
    let hidden = try checked {
      Hold(1)
      Tween(x, from: 5, to: 6, duration: 1)
    }
    #expect(hidden.x(at: 0.5) == nil)
    #expect(hidden.x(at: 1) == 5)

    let filled = try checked {
      Hold(1)
      Tween(x, from: 5, to: 6, duration: 1, fill: .backwards)
    }
    #expect(filled.x(at: 0) == 5)
    #expect(filled.x(at: 0.5) == 5)

    let later = try checked {
      Tween(x, from: 0, to: 1, duration: 1)
      Hold(1)
      Tween(x, from: 5, to: 6, duration: 1, fill: .backwards)
    }
    #expect(later.x(at: 1.5) == 1)
  }

  @Test("T40 backwards from the end it plays to the beginning and finishes there once")
  func backwards() throws {
    let timeline = try threeLegs()
    var playhead = Playhead(timeline)
    playhead.seek(to: timeline.duration)
    playhead.rate = -1
    #expect(!playhead.isFinished)
    #expect(playhead.advance(5).words == "B- A- finished-")
    #expect(playhead.time == .zero)
    #expect(playhead.isFinished)
    #expect(playhead.advance(5).isEmpty)
  }

  @Test("T41 time that passes during a pause is not made up for")
  func pause() throws {
    var playhead = Playhead(try checked { climb() })
    _ = playhead.advance(0.25)
    playhead.pause()
    #expect(playhead.advance(10).isEmpty)
    #expect(playhead.time == .seconds(0.25))
    playhead.resume()
    _ = playhead.advance(0.25)
    #expect(playhead.time == .seconds(0.5))
  }

  @Test("T42 stopping at a marker leaves the playhead on it and the rest of the step unused")
  func stopAtMarker() throws {
    var playhead = Playhead(try threeLegs())
    let (events, unused) = playhead.advance(by: .seconds(0.8), stoppingAt: "A")
    #expect(events.words == "A")
    #expect(playhead.time == .seconds(0.3))
    #expect(playhead.isPaused)
    #expect(unused == .seconds(0.5))

    playhead.resume()
    playhead.rate = 2
    let next = playhead.advance(by: .seconds(0.5), stoppingAt: "B")
    #expect(next.events.words == "B")
    #expect(next.unused == .seconds(0.3))

    playhead.resume()
    let last = playhead.advance(by: .seconds(0.1), stoppingAt: "A")
    #expect(last.events.isEmpty)
    #expect(last.unused == .zero)
    #expect(!playhead.isPaused)
  }

  @Test("T42 it stops on the way back as well")
  func stopBackwards() throws {
    var playhead = Playhead(try threeLegs())
    playhead.seek(to: .seconds(0.9))
    playhead.rate = -0.5
    let (events, unused) = playhead.advance(by: .seconds(1), stoppingAt: "B")
    #expect(events.words == "B-")
    #expect(playhead.time == .seconds(0.7))
    #expect(unused == .seconds(0.6))
  }

  @Test("among any number of segments each is found from its first tick to its last")
  func everySegment() throws {
    for count in 1...70 {
      let timeline = try checked {
        Hold(0.01)
        for index in 0..<count {
          Cut(x, to: Double(index))
          Hold(0.01)
        }
      }
      let length = Time.seconds(0.01)
      #expect(timeline.x(at: 0) == nil)
      for index in 0..<count {
        let start = length * (index + 1)
        #expect(timeline.value(of: x, at: start) == Double(index))
        #expect(timeline.value(of: x, at: start + length - Time(ticks: 1)) == Double(index))
      }
      #expect(timeline.value(of: x, at: .forever) == Double(count - 1))
    }
  }

  @Test("a label is a place to go to")
  func label() throws {
    let timeline = try checked {
      Hold(0.5)
      Label("landed")
      Hold(0.5)
      Label("landed")
    }
    #expect(timeline.labels.map(\.name) == ["landed", "landed"])
    var playhead = Playhead(timeline)
    #expect(playhead.seek(to: "landed") == [])
    #expect(playhead.time == .seconds(0.5))
    #expect(playhead.seek(to: "nowhere") == nil)
    #expect(playhead.time == .seconds(0.5))
  }
}
