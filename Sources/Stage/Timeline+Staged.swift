public import Animation

/// A timeline of a scene, whose durations are constants of the program.
///
/// A build error there is a mistake in the program that no player can mend: in play it becomes a timeline
/// in which nothing happens, with a label that says what is wrong; the test that builds every named
/// timeline of the game finds it.
public func staged(@TimelineBuilder _ steps: () -> Steps) -> Timeline {
  do throws(TimelineError) {
    return try Timeline(checking: steps())
  } catch {
    return Timeline { Label(Timeline.flaw + error.description) }
  }
}

extension Timeline {
  /// As this player wants to see it: calmed where motion is to be calm.
  public func seen(with preferences: Preferences) -> Timeline {
    preferences.isCalm ? calmed() : self
  }
}

extension Timeline {
  fileprivate static let flaw = "error: "

  /// What kept `staged` from making the timeline; nil where nothing did.
  public var stagingError: String? {
    labels.map(\.name).first { $0.hasPrefix(Self.flaw) }
      .map { String($0.dropFirst(Self.flaw.count)) }
  }
}
