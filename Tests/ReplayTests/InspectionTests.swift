import Animation
import Director
import Figures
import Stage
import StageTesting
import Testing
import Widgets

@testable import Studio

@Suite struct InspectionTests {
  /// The jungle with a round under way.
  private func round() -> Director {
    var director = Director(starting: .jungle, seed: 1)
    director.send(.key(.one, []))
    for _ in 0..<120 { director.tick() }
    return director
  }

  @Test("R182 the panel names the timeline that plays, where its playhead is, and what it moves")
  func panel() throws {
    var director = round()
    let before = director.picture()
    director.tick()
    let inspection = Inspection(director, director.picture(), previous: before, pointer: nil)
    var picture = Picture()
    inspection.drawPanel(in: Rect(x: 0, y: 0, width: 400, height: 700), into: &picture)
    let words = picture.texts
    let show = try #require(director.liveTimelines.first { $0.name == "round.playhead" })
    #expect(words.contains { $0.hasPrefix("jungle.") }, "by its name in the catalogue")
    #expect(
      words.contains {
        $0.hasSuffix(" of \((show.timeline.duration.seconds * 100).rounded() / 100) s")
      })
    #expect(words.contains { $0.hasSuffix("px  0°") || $0.contains("px  ") })
  }

  @Test("R182 what lies under the pointer is told as it was declared, and shown where it is")
  func control() throws {
    let director = Director(starting: .settings, seed: 1)
    for control in [("sound.0", "button"), ("volume", "slider")] {
      let place = try #require(director.layout.first { $0.name == control.0 })
      let inspection = Inspection(
        director, director.picture(), previous: nil, pointer: place.rect.center)
      #expect(inspection.control?.frame == place.rect)
      var picture = Picture()
      inspection.drawPanel(in: Rect(x: 0, y: 0, width: 400, height: 700), into: &picture)
      #expect(picture.texts.contains("\(control.1)  \(control.0)"))
    }
  }

  @Test("R182 hidden the inspector leaves the picture as it is, and shown it lies over it")
  func inspector() {
    let director = round()
    var inspector = Inspector()
    var picture = director.picture()
    inspector.draw(director, over: &picture)
    #expect(picture == director.picture())
    inspector.toggle()
    inspector.draw(director, over: &picture)
    #expect(
      Array(picture.commands.prefix(director.picture().commands.count))
        == director.picture().commands)
    #expect(picture.commands.count > director.picture().commands.count)
    inspector.toggle()
    picture = director.picture()
    inspector.draw(director, over: &picture)
    #expect(picture == director.picture())
  }

  @Test("R182 onion skins show what has moved where it was, and nothing that stands still")
  func skins() {
    func picture(_ x: Double) -> Picture {
      var picture = Picture()
      picture.draw(.image(ImageAsset("still", 10, 10), at: Point(x: 5, y: 5)))
      picture.draw(.image(ImageAsset("moving", 10, 10), at: Point(x: x, y: 50)))
      return picture
    }
    let inspection = Inspection(
      Director(starting: .hub, seed: 1), picture(30), previous: picture(20),
      skins: [(picture(10), true)], pointer: nil)
    var over = Picture()
    inspection.drawOver(&over)
    let ghosts = over.commands.filter { $0.imageName != nil }
    #expect(ghosts.map(\.imageName) == ["moving"] && ghosts.map(\.at.x) == [10])
    #expect(inspection.movements.map(\.distance) == [10])
  }

  @Test("R182 a movement is known by its part, and turns the shorter way round")
  func movements() throws {
    func picture(_ turn: Double, _ names: String...) -> Picture {
      var picture = Picture()
      for name in names {
        picture.draw(.image(ImageAsset(name, 10, 10), at: .zero).turned(turn))
      }
      return picture
    }
    let movements = picture(-170, "a", "b").movements(since: picture(170, "a", "c"))
    #expect(movements.map(\.name) == ["a", "b", "c"])
    #expect(movements.map(\.turn) == [20, 0, 0])
    #expect(movements[1].from == nil && movements[2].to == nil)
  }

  @Test("R182 a test of a moment expects what is true of it, and its recording leads there")
  func test() throws {
    let replay = try Demo.replay(of: try #require(Door.to(.jungle)))
    let file = TestFile(replay.cut(at: 500))
    var playback = Playback(try Replay(text: file.replay.text))
    playback.play()
    #expect(playback.tick == 500)
    let state = EndState(playback.director)
    #expect(file.test.contains("#expect(state.digest == \"\(state.digest)\")"))
    #expect(file.test.contains(file.replayName) && file.testName == "Moment500Tests.swift")
  }

  @Test(
    "R182 C asks for a test of the moment once, and what became of it is said until a key is pressed"
  )
  func copy() throws {
    var viewer = Viewer(try SeekableReplay(Replay(scene: .jungle, seed: 3, end: 100)))
    viewer.handle(.key(.right, .shift))
    viewer.handle(.text("c"))
    #expect(viewer.takeTest()?.replay.end == 10)
    #expect(viewer.takeTest() == nil)
    viewer.tell("written")
    #expect(viewer.picture().command(named: "notice") != nil)
    viewer.handle(.key(.right, []))
    #expect(viewer.picture().command(named: "notice") == nil)
  }

  @Test("R182 shown over a recording it changes neither the moment nor what lies under the bar")
  func viewer() throws {
    let moments = [Replay.Moment(tick: 10, event: .key(.one, []))]
    var viewer = Viewer(
      try SeekableReplay(Replay(scene: .jungle, seed: 3, moments: moments, end: 300)))
    for _ in 0..<8 { viewer.handle(.key(.right, .shift)) }
    let before = EndState(viewer.rewind.director)
    viewer.handle(.text("t"))
    #expect(viewer.picture().commands.contains { $0.tint == .berry })
    #expect(EndState(viewer.rewind.director) == before && viewer.tick == 80)
  }
}
