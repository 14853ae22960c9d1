import Animation
import Director
import Stage
import Testing

@testable import Studio

@Suite struct ViewerTests {
  /// A round of the jungle in 500 ticks, stopped at its beginning.
  private static func viewer() throws -> Viewer {
    let moments = [Replay.Moment(tick: 40, event: .key(.one, []))]
    var viewer = Viewer(
      try SeekableReplay(Replay(scene: .jungle, seed: 3, moments: moments, end: 500)))
    viewer.type("k")
    return viewer
  }

  @Test("R180 it begins to play, and Space stops it and goes on")
  func play() throws {
    var viewer = Viewer(try SeekableReplay(Replay(scene: .jungle, seed: 3, end: 500)))
    _ = viewer.advance(by: 7)
    #expect(viewer.tick == 7 && !viewer.isStill)
    viewer.type(" ")
    _ = viewer.advance(by: 7)
    #expect(viewer.tick == 7 && viewer.isStill)
    viewer.type(" ")
    _ = viewer.advance(by: 7)
    #expect(viewer.tick == 14)
  }

  @Test("R180 J runs backward, K stops, L runs forward, and again they run faster up to 4×")
  func courses() throws {
    var viewer = try Self.viewer()
    viewer.type("lll")
    _ = viewer.advance(by: 10)
    #expect(viewer.tick == 40)
    viewer.type("llll")
    _ = viewer.advance(by: 10)
    #expect(viewer.tick == 80)
    viewer.type("j")
    _ = viewer.advance(by: 10)
    #expect(viewer.tick == 70, "turned round it runs as time does")
    viewer.type("jk")
    _ = viewer.advance(by: 10)
    #expect(viewer.tick == 70)
  }

  @Test("R180 at a tenth of the speed a tick takes ten, and pictures lie between the ticks")
  func slow() throws {
    var viewer = try Self.viewer()
    viewer.handle(.key(.home, []))
    for _ in 0..<9 { viewer.handle(.key(.down, [])) }
    viewer.type("l")
    _ = viewer.advance(by: 405)
    #expect(viewer.tick == 40)
    #expect(viewer.ahead == 0.5)
    _ = viewer.advance(by: 5)
    #expect(viewer.tick == 41 && viewer.ahead == 0)
    _ = viewer.advance(by: 3)
    viewer.type("k")
    #expect(viewer.tick == 41 && viewer.ahead == 0, "it stops at a tick")
  }

  @Test("R180 arrows step a tick, with Shift ten, and stop what runs")
  func steps() throws {
    var viewer = try Self.viewer()
    viewer.type("l")
    for (key, modifiers, tick) in [
      (Key.right, Modifiers.shift, 10), (.right, [], 11), (.left, [], 10), (.left, .shift, 0),
      (.left, [], 0), (.end, [], 500), (.right, .shift, 500), (.home, [], 0),
    ] as [(Key, Modifiers, Int64)] {
      viewer.handle(.key(key, modifiers))
      #expect(viewer.tick == tick && viewer.isStill)
    }
  }

  @Test("R180 the marks before and after are jumped to, and told")
  func marks() throws {
    var viewer = try Self.viewer()
    viewer.type(".")
    #expect(viewer.tick == 40)
    let told = viewer.picture().commands.filter { $0.name == "mark" }.map(\.description).joined()
    #expect(told.contains("key one") && told.contains("snap"))
    let later = try #require(viewer.rewind.marks.first { $0.tick > 40 })
    viewer.handle(.key(.pageDown, []))
    #expect(viewer.tick == later.tick)
    viewer.type(",")
    #expect(viewer.tick == 40)
  }

  @Test("R180 a press on the bar goes there at once, a drag goes along, and then it plays on")
  func drags() throws {
    var viewer = try Self.viewer()
    viewer.type("l")
    let scrubber = ViewerLayout.scrubber
    func point(_ share: Double) -> Point {
      Point(x: scrubber.minX + share * scrubber.width, y: scrubber.center.y)
    }
    viewer.handle(.pointerDown(point(0.5)))
    #expect(viewer.tick == 250)
    _ = viewer.advance(by: 10)
    #expect(viewer.tick == 250, "it waits for the hand")
    viewer.handle(.pointerMoved(point(0.2)))
    #expect(viewer.tick == 100)
    viewer.handle(.pointerMoved(point(7)))
    #expect(viewer.tick == 500)
    viewer.handle(.pointerMoved(point(0.1)))
    viewer.handle(.pointerUp(point(0.1)))
    _ = viewer.advance(by: 10)
    #expect(viewer.tick == 60)
  }

  @Test("R180 only what runs forward is heard")
  func sounds() throws {
    var viewer = try Self.viewer()
    viewer.type("l")
    #expect(!viewer.advance(by: 100).isEmpty)
    viewer.type("j")
    #expect(viewer.advance(by: 90).isEmpty && viewer.soundscape == .silence)
    viewer.handle(.pointerDown(ViewerLayout.scrubber.center))
    #expect(viewer.advance(by: 90).isEmpty && viewer.soundscape == .silence)
  }

  @Test("R180 at its end it stops, and plays from the beginning when it is asked to go on")
  func end() throws {
    var viewer = try Self.viewer()
    viewer.handle(.key(.end, []))
    viewer.handle(.key(.left, []))
    viewer.type("l")
    _ = viewer.advance(by: 6)
    #expect(viewer.tick == 500 && viewer.isStill)
    viewer.type(" ")
    #expect(viewer.tick == 0 && !viewer.isStill)
  }

  @Test("R180 ? lists the keys, Esc puts the list away and then closes")
  func list() throws {
    var viewer = try Self.viewer()
    viewer.type("?")
    let words = viewer.picture().commands.map(\.description).joined()
    for item in Viewer.keys { #expect(words.contains(item.meaning)) }
    viewer.handle(.key(.escape, []))
    #expect(!viewer.showsKeys && !viewer.isOver)
    viewer.handle(.key(.escape, []))
    #expect(viewer.isOver)
  }

  @Test("R180 the buttons do what the keys do")
  func buttons() throws {
    var viewer = try Self.viewer()
    for (frame, isPlaying, isListing) in [
      (ViewerLayout.playButton, true, false), (ViewerLayout.keysButton, true, true),
      (ViewerLayout.keysButton, true, false), (ViewerLayout.playButton, false, false),
    ] {
      viewer.handle(.pointerDown(frame.center))
      viewer.handle(.pointerUp(frame.center))
      #expect(viewer.isStill != isPlaying && viewer.showsKeys == isListing)
    }
  }

  @Test("R180 the game's picture stays within its frame, and the bar is never covered")
  func frame() throws {
    var viewer = try Self.viewer()
    viewer.handle(.key(.right, .shift))
    let commands = viewer.picture().commands
    let gate = try #require(commands.firstIndex { $0.tint == .night && $0.at.y > 2_000 })
    let knob = try #require(commands.firstIndex { $0.name == "playhead" })
    #expect(gate < knob)
    #expect(commands[..<gate].contains { $0.imageName?.hasPrefix("lion") == true })
  }
}

extension Viewer {
  fileprivate mutating func type(_ letters: String) {
    for letter in letters { handle(.text(String(letter))) }
  }
}
