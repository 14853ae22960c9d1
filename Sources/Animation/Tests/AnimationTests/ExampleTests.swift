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
            Tween(.scale("letter \(letter)"), from: 0, to: 1, duration: 0.5, easing: .outBack())
            Tween(.opacity("letter \(letter)"), from: 0, to: 1, duration: 0.2)
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
    let size = show[.scale("letter 0")]
    let skipped = show.seek(to: .forever, events: .fire)  // chime, done, finished
    #expect(size > 0 && rings == 0)
    #expect(skipped.words == "chime done finished")
  }

  @Test("a walk that pauses and turns round")
  func walk() throws {
    let stride = Timeline {
      Repeat(.forever) {
        Parallel {
          FrameLoop(.frame("walker"), frames: 8, every: 0.1, lasting: 0.8)
          Tween(.position("walker"), from: .zero, to: Point(x: 120, y: 0), duration: 0.8)
          Tween(.rotation("walker"), to: 5, duration: 0.4)
        }
      }
    }
    var walker = Playhead(stride)
    _ = walker.advance(by: .seconds(1.35))
    walker.pause()
    _ = walker.advance(by: .seconds(10))  // nothing
    walker.resume()
    walker.reverse()
    _ = walker.advance(by: .seconds(0.5))
    let foot = walker[.frame("walker")]  // 0, as at 0.85 s
    #expect(walker.time == .seconds(0.85))
    #expect(foot == 0)
  }

  @Test("a spring that takes over from a tween")
  func chase() throws {
    let dash = try Motion(from: Point.zero, to: Point(x: 600, y: 0), duration: 2)
    let now = Time.seconds(0.5)
    // The pointer moves while the tween is under way: the spring goes on with its place and its velocity.
    var chaser = try SpringMotion(
      Spring(duration: 0.4, bounce: 0.2), from: dash.value(at: now), to: Point(x: 100, y: 200),
      velocity: dash.velocity(at: now), start: now)
    chaser = try chaser.retargeted(to: Point(x: 0, y: 50), at: now + .seconds(0.1))
    let at = chaser.value(at: now + .seconds(0.2))
    #expect(chaser.start == now + .seconds(0.1))
    #expect(dash.velocity(at: now).x == 300)
    #expect(at.y > 0)
  }
}
