import Animation
import Testing

/// Every example of the articles, in their order and letter by letter.
@Suite("The articles' examples")
struct DocumentationTests {
  @Test("the landing page")
  func landingPage() throws {
    let hello = Timeline {
      Tween(.opacity("title"), from: 0, to: 1, duration: 0.5)
      Marker("shown")
      Hold(2)
      Tween(.opacity("title"), to: 0, duration: 1.4, easing: .inQuad)
    }
    let opacity = hello.value(of: .opacity("title"), at: .seconds(0.25))
    #expect(opacity == 0.5)
    #expect(hello.duration == .seconds(3.9))
  }

  @Test("a sprite in ten lines")
  func sprite() throws {
    let stroll = Timeline {
      Parallel {
        Repeat(5) {
          Marker("step")
          FrameLoop(.frame("walker"), frames: 8, every: 0.1, lasting: 0.8)
        }
        Tween(.position("walker"), from: .zero, to: Point(x: 600, y: 0), duration: 4)
      }
    }
    var walker = Playhead(stroll)
    #expect(walker.advance(by: .seconds(1)).words == "step R1 step")
    #expect(walker[.frame("walker")] == 2)
    #expect(abs(walker[.position("walker")].x - 150) < 1e-6)
  }

  @Test("first steps: one thing moves")
  func oneThing() throws {
    let leap = Timeline {
      Tween(
        .position("lion"), from: Point(x: 900, y: 400), to: Point(x: 400, y: 380), duration: 0.55,
        easing: .inOutCubic)
    }
    let place = leap.value(of: .position("lion"), at: .seconds(0.275))
    // x: 650, y: 390, halfway
    #expect(place == Point(x: 650, y: 390))
    let size = leap[.scale("lion"), at: .zero]  // 1
    let spot = leap.value(of: .position("rabbit"), at: .zero, otherwise: Point(x: 400, y: 380))
    #expect(size == 1)
    #expect(spot.x == 400)
  }

  @Test("first steps: one after the other, at the same time")
  func arranged() throws {
    let crouchAndLeap = Timeline {
      Cut(.position("lion"), to: Point(x: 900, y: 400))
      Tween(.stretch("lion"), to: Point(x: 1.15, y: 0.8), duration: 0.18, easing: .outQuad)
      Hold(0.06)
      Tween(.position("lion"), to: Point(x: 400, y: 380), duration: 0.55, easing: .inOutCubic)
    }
    #expect(crouchAndLeap.duration == .seconds(0.79))

    let pounce = Timeline {
      Tween(.stretch("lion"), to: Point(x: 1.15, y: 0.8), duration: 0.18, easing: .outQuad)
      Parallel {
        Tween(.position("lion"), to: Point(x: 400, y: 380), duration: 0.55, easing: .inOutCubic)
        Tween(.stretch("lion"), to: Point(x: 0.9, y: 1.1), duration: 0.2)
        Tween(
          .stretch("lion"), to: Point(x: 1, y: 1), duration: 0.35, easing: .outBack(), delay: 0.2)
        Series {
          Hold(0.35)
          Marker("cover")
          Tween(.opacity("rabbit"), to: 0, duration: 0.4)
        }
      }
      Label("covered")
    }
    #expect(pounce.value(of: .stretch("lion"), at: pounce.duration) == Point(x: 1, y: 1))
    #expect(pounce.time(ofLabel: "covered") == .seconds(0.18 + 0.75))
  }

  @Test("first steps: a motion with a name, and play it")
  func named() throws {
    func pounce(of winner: String, on loser: String, at place: Point) -> some Step {
      Parallel {
        Tween(.position(winner), to: place, duration: 0.55, easing: .inOutCubic)
        Series {
          Hold(0.35)
          Marker("cover")
          Tween(.opacity(loser), to: 0, duration: 0.4)
        }
      }
    }

    let lionWins = Timeline {
      Cut(.position("lion"), to: Point(x: 900, y: 400))
      pounce(of: "lion", on: "rabbit", at: Point(x: 400, y: 380))
      Repeat(3, yoyo: true) {
        Tween(.scale("lion"), to: 1.06, duration: 0.25, easing: .inOutSine)
      }
    }
    #expect(lionWins.duration == .seconds(0.75 + 0.75))

    var roars = 0
    func roar() { roars += 1 }
    var playhead = Playhead(lionWins)
    for event in playhead.advance(by: .frames(1)) {
      if event.marker == "cover" { roar() }
    }
    let lion = playhead.value(of: .position("lion"), otherwise: .zero)
    #expect(roars == 0)
    #expect(lion.x < 900 && lion.x > 890)
    #expect(lionWins.calmed().duration == lionWins.duration)

    let checked = try Timeline(checking: pounce(of: "lion", on: "rabbit", at: .zero))
    #expect(checked.duration == .seconds(0.75))
  }

  @Test("on events")
  func onEvents() throws {
    let steps = Timeline {
      Hold(0.25)
      Marker("left")
      Hold(0.25)
      Marker("right")
    }
    var walk = Playhead(steps)
    let first = walk.advance(by: .seconds(0.25))  // left
    let second = walk.advance(by: .seconds(0))  // nothing
    let third = walk.advance(by: .seconds(60))  // right, finished
    #expect([first, second, third].map(\.words) == ["left", "", "right finished"])

    let bounce = Timeline {
      Repeat(2, yoyo: true) {
        Hold(0.5)
        Marker("middle")
        Hold(0.5)
      }
    }
    var ball = Playhead(bounce)
    let crossed = ball.advance(by: .seconds(2))
    // middle forwards, repeated 1, middle backwards, finished
    #expect(crossed.words == "middle R1 middle- finished")

    var careful = Playhead(steps)
    let (events, unused) = careful.advance(by: .seconds(1), stoppingAt: "left")
    // at 0.25 s, paused, with 0.75 s unused
    careful.resume()
    let rest = careful.advance(by: unused)
    #expect(events.words == "left")
    #expect(unused == .seconds(0.75))
    #expect(rest.words == "right finished")

    careful.seek(to: .zero)
    let told = careful.seek(to: .seconds(0.3), events: .fire)  // left
    #expect(told.words == "left")
  }

  @Test("every example in the articles is here, line by line")
  func complete() throws {
    let compiled = try ["DocumentationTests", "ArticleTests", "ExampleTests"].flatMap {
      try lines(of: "Tests/AnimationTests/\($0).swift")
    }
    let articles = "Sources/Animation.docc"
    let names = try PackageFile(articles).names()
    #expect(names.count >= 4)
    let pages = names.filter { $0.hasSuffix(".md") }.map { "\(articles)/\($0)" }
    for page in pages + ["README.md"] {
      for example in try examples(in: page) {
        let isHere = compiled.indices.contains { compiled[$0...].starts(with: example) }
        #expect(isHere, "\(page): \(example.first ?? "")")
      }
    }
  }

  private func lines(of file: String) throws -> [String] {
    try PackageFile(file).text().split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }
  }

  /// The Swift examples of an article, each as its lines without indentation and empty ones.
  private func examples(in article: String) throws -> [[String]] {
    var examples: [[String]] = []
    var isInside = false
    for line in try lines(of: article) {
      if line.hasPrefix("```") {
        isInside = line == "```swift"
        if isInside { examples.append([]) }
      } else if isInside {
        examples[examples.count - 1].append(line)
      }
    }
    return examples.filter { !$0.isEmpty }
  }
}
