import Animation
import Rules
import Stage
import StageTesting
import Studio
import Testing

@Suite struct RecordingTests {
  private let places = [
    Place("left", Rect(x: 0, y: 0, width: 100, height: 100)),
    Place("right", Rect(x: 200, y: 0, width: 100, height: 100)),
  ]

  private func recording() -> Recording {
    Recording(scene: .hub, seed: 1, width: 1280, height: 720, preferences: Preferences())
  }

  @Test("R106 a press is written with the place that it is on, and beside all places with none")
  func pressed() {
    var recording = recording()
    recording.add(.pointerDown(Point(x: 250, y: 50)), at: 1, layout: places)
    recording.add(.pointerDown(Point(x: 150, y: 50)), at: 2, layout: places)
    #expect(recording.replay(endingAt: 3).moments.map(\.place) == ["right", nil])
  }

  @Test("R106 a recording begins with the scoreboard as it was found")
  func scoreboard() {
    let found = [
      Standings.Entry(name: "Ada", kind: .single, points: 3, longest: 2, date: 0)
    ]
    var recording = recording()
    recording.begin(with: found)
    #expect(recording.replay(endingAt: 3).records == found)
  }
}
