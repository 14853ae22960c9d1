public import Animation

/// A timeline of a scene, whose durations are constants of the program.
///
/// A build error there is a mistake in the program that no player can mend: in play it becomes a timeline
/// in which nothing happens, and the test that builds every named timeline of the game finds it.
public func staged(@TimelineBuilder _ steps: () -> Steps) -> Timeline {
  (try? Timeline(steps)) ?? .empty
}
