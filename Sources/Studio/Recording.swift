public import Rules
public import Stage

public struct Recording: Sendable {
  private var written: Replay
  private var device = InputDevice.pointer

  /// Creates a recording with the seed and the preferences at its start.
  public init(
    scene: SceneID, seed: UInt64, width: Int, height: Int, preferences: Preferences
  ) {
    written = Replay(
      scene: scene, seed: seed, width: width, height: height, preferences: preferences)
  }

  /// Stores the scoreboard as it was before the first score of this visit.
  public mutating func begin(with records: [Standings.Entry]) { written.records = records }

  /// - Parameter layout: the scene's places; a press on one is recorded by its name.
  public mutating func add(
    _ event: InputEvent, at tick: Int64, layout: @autoclosure () -> [Place] = []
  ) {
    if case .used(let used) = event {
      guard used != device else { return }
      device = used
    }
    switch event {
    case .pointerDown(let point), .pointerUp(let point):
      let places = layout()
      let hit = places.last { $0.rect.contains(point) }
      written.add(event, at: tick, near: places.first { $0.name == hit?.name })
    default:
      written.add(event, at: tick)
    }
  }

  /// Returns the recording so far, ending after `tick`.
  public func replay(endingAt tick: Int64) -> Replay { written.cut(at: tick) }
}

/// A visit up to a tick and a test that replays it, as two files side by side.
public struct TestFile: Hashable, Sendable {
  public let replay: Replay
  private let state: EndState

  /// - Parameter replay: the visit up to that tick.
  public init(_ replay: Replay) {
    self.replay = replay
    var playback = Playback(replay)
    playback.play()
    state = EndState(playback.director)
  }

  public var replayName: String { "moment-\(replay.end).replay" }
  public var testName: String { "Moment\(replay.end)Tests.swift" }

  /// The test's Swift source, which expects the state as it is.
  public var test: String {
    let points = state.counters.map { "\($0.points)" }.joined(separator: ", ")
    return """
      import Foundation
      import Stage
      import Studio
      import Testing

      @Test("\(state.scene.rawValue): tick \(replay.end) is as it was")
      func moment\(replay.end)() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
          .appending(path: "\(replayName)")
        var playback = Playback(try Replay(text: String(contentsOf: file, encoding: .utf8)))
        playback.play()
        #expect(playback.missing == nil)
        let state = EndState(playback.director)
        #expect(state.scene.rawValue == "\(state.scene.rawValue)")
        #expect(state.counters.map(\\.points) == [\(points)])
        #expect(state.digest == "\(state.digest)")
      }

      """
  }
}

extension Replay {
  /// Returns the part of the replay up to `tick`, as a replay of its own.
  func cut(at tick: Int64) -> Replay {
    var replay = self
    replay.moments.removeAll { $0.tick > tick }
    replay.end = tick
    return replay
  }
}
