import Animation
import Testing

/// The timelines whose files, as every version wrote them, lie beside this one.
private let written: [(name: String, timeline: Timeline)] = [
  (
    "tweens",
    Timeline {
      Tween(.opacity("title"), from: 0, to: 1, duration: 0.5)
      Tween(
        .position("lion"), from: Point(x: 9, y: 4), to: Point(x: 4, y: 3.5), duration: 0.55,
        easing: .inOutCubic, delay: 0.1, fill: .backwards)
      Tween(.scale("lion"), to: 2, duration: 0.25, easing: .outBack(1.2))
      Tween(.scale("lion"), to: 1, duration: 0.25, easing: .cubicBezier(0.3, -0.4, 0.6, 1.3))
      Tween(.rotation("lion"), to: 10, turning: .shortest, duration: 0.3, easing: .steps(4))
      Tween(Channel<Double>("volume", rest: 0.5), to: 1, duration: 0.2, easing: .inOutElastic)
      Cut(.frame("lion"), to: 3)
    }
  ),
  (
    "springs",
    Timeline {
      Parallel {
        Tween(
          .position("rabbit"), from: .zero, to: Point(x: 300, y: 0),
          spring: Spring(duration: 0.5, bounce: 0.3))
        Tween(
          .position("rabbit"), to: Point(x: 0, y: 200),
          spring: Spring(mass: 2, stiffness: 170, damping: 12), delay: 0.1)
        Tween(.scale("rabbit"), to: 2, spring: Spring(duration: 0.5), velocity: 3)
      }
    }
  ),
  (
    "groups",
    Timeline {
      Label("start")
      Series(delay: 0.5, rate: 2) {
        Hold(0.5)
        Marker("cover")
      }
      Stagger(each: 0.1, from: .center) {
        for name in ["a", "b", "c"] { Tween(.opacity(name), to: 0, duration: 0.2) }
      }
      Stagger(each: 0.1, from: .index(1)) {
        Hold(0.1)
        Hold(0.2)
      }
      Repeat(3, yoyo: true, pause: 0.25) {
        Tween(.scale("lion"), to: 1.06, duration: 0.25, easing: .inOutSine)
      }
      Parallel {
        Keyframes(.rotation("lion"), delay: 0.1) {
          Keyframe(at: 0, 0)
          Keyframe(at: 0.5, 20, easing: .outQuad)
          Keyframe(at: 1, -20, easing: .outBack(3))
        }
        FrameLoop(
          .frame("lion"), frames: 4, startingAt: 2, every: 0.125, mode: .pingPong, lasting: 2)
        FrameLoop(.frame("rabbit"), frames: 4, every: 0.125, mode: .once, delay: 0.1)
      }
      Repeat(.forever) { FrameLoop(.frame("lion"), frames: 2, every: 0.25, lasting: 0.5) }
    }
  ),
  (
    "calm",
    Timeline {
      Tween(
        .position("lion"), from: Point(x: 9, y: 4), to: Point(x: 4, y: 3.5), duration: 0.55)
      Marker("there")
    }.calmed()
  ),
  (
    "essential",
    Timeline {
      Essential {
        Tween(.position("lion"), from: .zero, to: Point(x: 4, y: 3.5), duration: 0.5)
      }
    }
  ),
  (
    "newer",
    Timeline {
      Label("start")
      Tween(Channel<OKLab>("sky"), to: OKLab(lightness: 1, a: 0, b: 0), duration: 1)
      Tween(.scale("lion"), by: 0.5, duration: 0.5, easing: .samples([0, 0.75, 1])).with()
      Series { Marker("m") }.overlap(0.25)
      Hold(0.25).after("start", delay: 0.5)
      Series { Tween(.rotation("lion"), to: 10, duration: 0.25) }.reversed()
      Stagger(total: 0.5, from: .last, columns: 2, easing: .inQuad) {
        Hold(0.25)
        Hold(0.5)
      }
      Stagger(by: { index, _ in Double(index) / 4 }) {
        Hold(0.25)
        Hold(0.5)
      }
      FullMotion {
        Tween(.stretch("lion"), to: Point(x: 1, y: 2), duration: 0.5)
      } else: {
        Cut(.opacity("lion"), to: 0.5)
      }
      Follow(
        .position("bee"), MotionPath(through: [.zero, Point(x: 1, y: 2)]),
        heading: .rotation("bee"), duration: 1)
      Tween(
        .scale("lion"), to: 1, spring: Spring(mass: 1, stiffness: 100, damping: 10), velocity: 2)
    }
  ),
]

@Suite("Files")
struct FileTests {
  private let folder = "Tests/AnimationTests/Files"

  @Test(
    "T96 files of every version open for ever, and mean what they meant",
    arguments: ["1"])
  func everyVersion(version: String) throws {
    let names = try PackageFile("\(folder)/\(version)").names()
    #expect(names.count >= 4)
    for (name, timeline) in written where names.contains("\(name).json") {
      let read: Timeline = try read(
        try PackageFile("\(folder)/\(version)/\(name).json").text())
      #expect(read.duration == timeline.duration, "\(name)")
      #expect(read.channels == timeline.channels)
      #expect(read.labels == timeline.labels && read.markers == timeline.markers)
      let end = min(timeline.duration, .seconds(10))
      for part in 0...97 {
        let moment = Time(ticks: end.ticks / 97 * Int64(part))
        for channel in timeline.channels {
          #expect(
            read.numbers(of: channel, at: moment) == timeline.numbers(of: channel, at: moment))
        }
      }
    }
  }

  @Test("T96 today's files are those of the newest version, letter by letter")
  func today() throws {
    for (name, timeline) in written {
      let text = try json(timeline, isSpread: true) + "\n"
      let kept = try PackageFile("\(folder)/1/\(name).json").text(orKeeping: text)
      #expect(kept == text, "\(name)")
      #expect(try read(text) == timeline)
    }
  }

  @Test("T96 the page on files names every field that a file has")
  func fields() throws {
    let page = try PackageFile("Sources/Animation.docc/Files.md").text()
    let folder = "\(folder)/1"
    for name in try PackageFile(folder).names() {
      for match in try PackageFile("\(folder)/\(name)").text().matches(of: /"(\w+)" :/) {
        let (field, code) = (match.1, "`\(match.1)`")
        #expect(page.contains(code) || page.contains("\"\(field)\":"), "\(name): \(field)")
      }
    }
  }

  @Test("T96 a file says its version, curves by name and lanes by type")
  func words() throws {
    let timeline = Timeline {
      Tween(.position("lion"), to: Point(x: 1, y: 2), duration: 1, easing: .outCubic)
    }
    let text = try json(timeline)
    for word in [#""version":1"#, #""easing":"outCubic""#, #""type":"Point""#, #""to":[1,2]"#] {
      #expect(text.contains(word))
    }
  }

  @Test("T96 a file that is newer, or lacks something, is refused in words")
  func refusals() {
    for (text, words) in [
      (#"{"version":9,"steps":[]}"#, "version 9"),
      (#"{"version":1,"steps":[{"step":"hold"}]}"#, "needs duration"),
      (#"{"version":1,"steps":[{"step":"dance"}]}"#, #"no step "dance""#),
      (
        #"{"version":1,"steps":[{"step":"tween","channel":{"name":"x","type":"Double"},"#
          + #""from":[1],"to":[1],"duration":1,"easing":"outcubic"}]}"#, #"no easing "outcubic""#
      ),
    ] {
      let error = #expect(throws: DecodingError.self) { let _: Timeline = try read(text) }
      guard case .dataCorrupted(let context)? = error else { continue }
      #expect(context.debugDescription.contains(words))
    }
  }

  @Test("T97 a playhead that is saved goes on where it was")
  func playhead() throws {
    let timeline = try checked {
      Repeat(3) {
        Tween(x, from: 0, to: 10, duration: 1)
        Marker("m")
      }
    }
    for rate in [1, 0.7, -1] {
      var playhead = Playhead(timeline, rate: rate)
      playhead.seek(to: .seconds(1.5))
      _ = playhead.advance(by: .seconds(0.123))
      var copy: Playhead = try read(try json(playhead))
      #expect(copy == playhead)
      #expect(copy.advance(by: .seconds(7)) == playhead.advance(by: .seconds(7)))
      #expect(copy == playhead)
    }
    let fresh = Playhead(Timeline { Marker("first") })
    var copy: Playhead = try read(try json(fresh))
    #expect(copy.advance(by: .zero).words == "first finished")
  }
}
