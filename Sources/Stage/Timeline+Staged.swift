public import Animation

/// A timeline of a scene, whose durations are constants of the program.
///
/// An error in it is a programming mistake, so nothing is thrown: the result does nothing and has
/// the error as a label. Tests build all of them, and look for such labels in visits and in
/// fuzzed play.
public func staged(@TimelineBuilder _ steps: () -> Steps) -> Timeline {
  do throws(TimelineError) {
    return try Timeline(checking: steps())
  } catch {
    return Timeline { Label(Timeline.flaw + error.description) }
  }
}

extension Timeline {
  /// The timeline, calmed if the player has chosen `isCalm`.
  public func seen(with preferences: Preferences) -> Timeline {
    preferences.isCalm ? calmed() : self
  }
}

extension Timeline {
  fileprivate static let flaw = "error: "

  /// The error that `staged` met; nil if there was none.
  public var stagingError: String? {
    labels.map(\.name).first { $0.hasPrefix(Self.flaw) }
      .map { String($0.dropFirst(Self.flaw.count)) }
  }
}
