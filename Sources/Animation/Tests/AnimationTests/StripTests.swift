import Animation
import Testing

@Suite("Strips")
struct StripTests {
  @Test("one after the other")
  func sequence() throws {
    let timeline = try checked {
      Hold(0.2)
      Tween(x, from: 0, to: 1, duration: 1)
      Marker("top")
      Hold(0.3)
      Tween(x, to: 0, duration: 0.5)
      Marker("bottom")
    }
    #expect(
      timeline.strip([(x, 0...1)]) == """
        ··0123456789||||86420 x
        ------------t-------b
        """)
  }

  @Test("there and back, with a rest at the turns")
  func yoyo() throws {
    let timeline = try checked {
      Repeat(3, yoyo: true, pause: 0.2) {
        Marker("go")
        Tween(x, from: 0, to: 1, duration: 0.5)
      }
    }
    #expect(
      timeline.strip([(x, 0...1)]) == """
        02468|||86420002468| x
        g-------------------
        """)
  }

  @Test("a little later each")
  func stagger() throws {
    let titles = (1...4).map { Channel<Double>("\($0)") }
    let timeline = try checked {
      Stagger(each: 0.2) {
        for title in titles {
          Tween(title, from: 0, to: 1, duration: 0.5, fill: .backwards)
        }
      }
    }
    #expect(
      timeline.strip(titles.map { ($0, 0...1) }) == """
        02468||||||| 1
        0002468||||| 2
        000002468||| 3
        00000002468| 4
        """)
  }

  @Test("the later tween takes over where it finds the channel")
  func overlap() throws {
    let timeline = try checked {
      Parallel {
        Tween(x, from: 0, to: 1, duration: 1)
        Tween(x, to: 0, duration: 1, delay: 0.5)
      }
    }
    #expect(timeline.strip([(x, 0...1)]) == "0123454433221100 x")
  }

  @Test("an overshoot and a spring go beyond and come back")
  func overshoot() throws {
    let spring = Channel<Double>("spring")
    let timeline = try checked {
      Parallel {
        Tween(x, from: 0, to: 1, duration: 1, easing: .outBack())
        Tween(spring, from: 0, to: 1, spring: Spring(duration: 0.5, bounce: 0.3))
      }
    }
    let strip = timeline.strip([(x, 0...1), (spring, 0...1)]).split(separator: "\n")
    #expect(strip.first?.prefix(11) == "0479>>>>>>|")
    #expect(strip.last?.prefix(6) == "048>>>")
  }
}
