internal import Director
internal import Rules
internal import SDLPlatform
internal import Stage
internal import Studio

/// What `--inspect` adds: F12 shows what plays and moves, F9 writes a test of this moment.
struct LiveInspector {
  private var inspector = Inspector()
  private var recording: Recording

  init(_ recording: Recording) { self.recording = recording }

  mutating func begin(with records: [Standings.Entry]) { recording.begin(with: records) }

  mutating func note(_ event: InputEvent, in director: Director) {
    inspector.note(event)
    recording.add(event, at: director.ticks, layout: director.layout)
  }

  mutating func use(_ tool: Tool, in director: Director) {
    switch tool {
    case .inspector: inspector.toggle()
    case .copyAsTest:
      report(TestFile(recording.replay(endingAt: director.ticks)).written())
    }
  }

  mutating func draw(_ director: Director, over picture: inout Picture) {
    inspector.draw(director, over: &picture)
  }
}

extension TestFile {
  /// Writes both files into the current folder and returns a message about it.
  func written() -> String {
    do throws(PlatformError) {
      try TextFile.write(replay.text, to: replayName)
      try TextFile.write(test, to: testName)
      return "\(replayName) and \(testName) are written."
    } catch {
      return error.description
    }
  }
}
