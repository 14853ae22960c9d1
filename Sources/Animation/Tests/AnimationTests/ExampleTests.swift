import Animation
import Testing

/// Three programs of a stranger, written from the pages alone.
@Suite("Three programs")
struct ExampleTests {
  @Test("a logo whose letters come one by one")
  func letters() throws {
    var rings = 0
    func ring() { rings += 1 }
    enum Cue: String { case chime, done }
    let logo = Timeline {
      Stagger(each: 0.08) {
        for letter in 0..<5 {
          Parallel {
            Tween(
              .scale("letter \(letter)"), from: 0, to: 1, duration: 0.5, easing: .outBack(),
              fill: .backwards)
            Tween(.opacity("letter \(letter)"), from: 0, to: 1, duration: 0.2, fill: .backwards)
          }
        }
      }
      Marker(Cue.chime).overlap(0.3)
      Hold(1)
      Tween(.opacity("logo"), to: 0, duration: 0.4)
      Marker(Cue.done)
    }
    var show = Playhead(logo)
    for event in show.advance(by: .frames(1)) {
      switch event.marker(as: Cue.self) {
      case .chime: ring()
      case .done, nil: break
      }
    }
    let sizes = (0..<5).map { show[.scale("letter \($0)")] }  // the first grows, the others are 0
    let skipped = show.seek(to: .forever, events: .fire)  // chime, done, finished
    #expect(sizes[0] > 0 && sizes[1...].allSatisfy { $0 == 0 } && rings == 0)
    #expect(skipped.words == "chime done finished")
    for letter in 0..<5 {
      let (start, seen) = (0.08 * Double(letter), Channel.opacity("letter \(letter)"))
      #expect(logo[seen, at: .seconds(start)] == 0)
      #expect(abs(logo[seen, at: .seconds(start + 0.1)] - 0.5) < 1e-6)
      #expect(logo[seen, at: .seconds(start + 0.2)] == 1)
    }
  }

  @Test("a walk that pauses and turns round")
  func walk() throws {
    let walk = Timeline {
      Parallel {
        Repeat(.forever) {
          Marker("left")
          FrameLoop(.frame("walker"), frames: 4, every: 0.1, lasting: 0.4)
          Marker("right")
          FrameLoop(.frame("walker"), frames: 4, startingAt: 4, every: 0.1, lasting: 0.4)
        }
        Tween(.position("walker"), from: .zero, to: Point(x: 1200, y: 0), duration: 8)
      }
    }
    var walker = Playhead(walk)
    let there = walker.advance(by: .seconds(1.35))  // left, right, repeated, left, right
    walker.pause()
    let resting = walker.advance(by: .seconds(10))  // nothing
    walker.reverse()
    walker.resume()
    let back = walker.advance(by: .seconds(0.5))  // right, backwards
    let foot = walker[.frame("walker")]  // 0, as at 0.85 s
    let place = walker[.position("walker")]  // 127.5, 0
    #expect(there.words == "left right R1 left right" && resting.isEmpty)
    #expect(back.words == "right-")
    #expect(walker.time == .seconds(0.85))
    #expect(foot == 0)
    #expect(abs(place.x - 127.5) < 1e-6)
    #expect(walk[.frame("walker"), at: .seconds(1.35)] == 5)
  }

  @Test("a spring that takes over from a tween")
  func grabbed() throws {
    let deal = Timeline {
      Tween(.position("card"), from: .zero, to: Point(x: 600, y: 0), duration: 2)
    }
    var flight = Playhead(deal)
    _ = flight.advance(by: .seconds(0.5))
    var card = try SpringMotion(
      Spring(duration: 0.4, bounce: 0.2), from: flight[.position("card")],
      to: Point(x: 100, y: 200), velocity: flight.velocity(of: .position("card")))
    let early = card.value(at: .frames(1))
    card = try card.retargeted(to: Point(x: 0, y: 50), at: .seconds(0.1))
    let late = card.value(at: card.end)  // 0, 50
    // The first frame goes on at 300 a second but for what the spring pulls in the meantime.
    #expect(abs(early.x - 150 - 300.0 / 60) < 2.5)
    #expect(early.y > 0)
    #expect(late == Point(x: 0, y: 50))
  }
}
