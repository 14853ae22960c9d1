import Animation

/// A timeline that is checked, since many a test gives it what cannot be.
func checked(@TimelineBuilder _ steps: () -> Steps) throws(TimelineError) -> Timeline {
  try Timeline(checking: steps())
}

/// Fixture S: one channel in three legs, a marker after each.
func threeLegs() throws -> Timeline {
  try checked {
    Tween(x, from: 0, to: 100, duration: 0.3, easing: .outCubic)
    Marker("A")
    Tween(x, to: 50, duration: 0.4, easing: .outCubic)
    Marker("B")
    Tween(x, to: 200, duration: 0.3, easing: .outCubic)
    Marker("C")
  }
}

/// 0 → 10, linear, in one second.
func climb() -> some Step {
  Tween(x, from: 0, to: 10, duration: 1)
}

/// Steps that take as long as a marker at a moment needs.
func marker(_ name: String, at seconds: Double) -> some Step {
  Series {
    Hold(seconds)
    Marker(name)
  }
}

extension Timeline {
  func x(at seconds: Double) -> Double? {
    value(of: AnimationTests.x, at: .seconds(seconds))
  }
}

extension Playhead {
  var x: Double? {
    value(of: AnimationTests.x)
  }

  mutating func advance(_ seconds: Double) -> [TimelineEvent] {
    advance(by: .seconds(seconds))
  }

  /// Advances by whole frames of 1/60 s and returns everything crossed.
  mutating func advance(frames: Int) -> [TimelineEvent] {
    (0..<frames).flatMap { _ in advance(by: .frames(1)) }
  }
}

extension [TimelineEvent] {
  /// Short words, as in `A R1 m- finished`: a minus stands for backwards, ×n for n crossings.
  var words: String {
    map { event in
      let word =
        switch event.kind {
        case .marker(let name): name
        case .repeated(let number): "R\(number)"
        case .finished: "finished"
        }
      let many = event.count == 1 ? "" : "×\(event.count)"
      return word + (event.direction == .backwards ? "-" : "") + many
    }.joined(separator: " ")
  }

  var repeats: Int {
    reduce(0) { sum, event in
      if case .repeated = event.kind { sum + event.count } else { sum }
    }
  }
}
