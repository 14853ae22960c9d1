/// Motion for those who like it, and what stands in for it where motion is calmed.
///
/// Only what moves differs: it takes as long as the longer of the two, and its markers, labels and
/// repeats are those of the first, whether it is calmed or not.
public struct Lively: Step {
  public let erased: AnyStep

  /// Moves as `motion` says; in a calmed timeline as `stiller` says, to the letter, or not at all.
  public init(
    @TimelineBuilder _ motion: () -> Steps,
    @TimelineBuilder else stiller: () -> Steps = { TimelineBuilder.buildBlock() }
  ) {
    let step = LivelyStep(motion: motion().all, stiller: stiller().all)
    erased = AnyStep(containing: step.children) { $0.isEmpty ? .several([]) : .lively(step) }
  }
}

/// Motion that tells what has to be known: in a calmed timeline it still moves, only not beyond where
/// it is going.
///
/// A repeat is calmed or not as a whole: what is essential lies around it.
public struct Essential: Step {
  public let erased: AnyStep

  /// One step after the other.
  public init(@TimelineBuilder _ steps: () -> Steps) {
    erased = AnyStep(containing: steps().all) {
      .group(GroupStep(arrangement: .series, isEssential: true, children: $0))
    }
  }
}

struct LivelyStep: Hashable, Sendable {
  var motion: [AnyStep]
  var stiller: [AnyStep]

  var children: [AnyStep] { motion + stiller }
}

extension Composer {
  mutating func add(_ lively: LivelyStep, at place: Place) throws(TimelineError) -> Int64 {
    var (motion, stiller) = (place, place)
    motion.isStill = place.isStill || place.isCalm
    stiller.isStill = place.isStill || !place.isCalm
    stiller.isSilent = true
    stiller.calming = .none
    let end = try add(lively.motion, name: "Lively", at: motion)
    return max(end, try add(lively.stiller, name: "Lively else", at: stiller))
  }
}
