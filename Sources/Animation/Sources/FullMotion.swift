/// Motion, and a substitute for it in calmed timelines.
///
/// Only the motion differs: it takes as long as the longer of the two, and markers, labels and
/// repeats are those of the first, calmed or not.
public struct FullMotion: Step {
  public let erased: AnyStep

  /// Plays `motion`; in a calmed timeline exactly `reduced`, or nothing.
  public init(
    @TimelineBuilder _ motion: () -> Steps,
    @TimelineBuilder else reduced: () -> Steps = { TimelineBuilder.buildBlock() }
  ) {
    let step = FullMotionStep(motion: motion().all, reduced: reduced().all)
    erased = AnyStep(containing: step.children) { $0.isEmpty ? .several([]) : .fullMotion(step) }
  }
}

/// Motion that carries information: in a calmed timeline it still plays, without overshooting.
///
/// A repeat is calmed as a whole or not at all: put `Essential` around it.
public struct Essential: Step {
  public let erased: AnyStep

  /// Plays the steps in series.
  public init(@TimelineBuilder _ steps: () -> Steps) {
    erased = AnyStep(containing: steps().all) {
      .group(GroupStep(arrangement: .series, isEssential: true, children: $0))
    }
  }
}

struct FullMotionStep: Hashable, Sendable {
  var motion: [AnyStep]
  var reduced: [AnyStep]

  var children: [AnyStep] { motion + reduced }
}

extension TimelineCompiler {
  mutating func compose(_ step: FullMotionStep, at place: Place) throws(TimelineError) -> Int64 {
    var (motion, reduced) = (place, place)
    motion.isStill = place.isStill || place.reducesMotion
    reduced.isStill = place.isStill || !place.reducesMotion
    reduced.isSilent = true
    reduced.reduction = .none
    let end = try compose(step.motion, name: "FullMotion", at: motion)
    return max(end, try compose(step.reduced, name: "FullMotion else", at: reduced))
  }
}
