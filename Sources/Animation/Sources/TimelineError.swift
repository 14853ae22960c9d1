/// The reason why a timeline, motion or spring is invalid, and the step to blame.
public struct TimelineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem of a step.
  public enum Problem: Hashable, Sendable {
    /// A quantity is not a number, infinite, or outside its range; `needs` says what it must be.
    case badNumber(name: String, value: String, needs: String)
    /// An endless repeat whose body takes no time.
    case endlessNothing
    /// The step follows one that never ends.
    case neverReached
    /// An endless body is to play more than once, or backwards.
    case endlessBody
    /// No label of that name is declared above the step in the same repeat.
    case noLabel(String)
    /// The total time exceeds two centuries.
    case tooLong
    /// Steps are nested more than 64 deep.
    case tooDeep
    /// Repeats are nested more than 8 deep.
    case tooManyRepeats
    /// There are no keyframes or frames to show.
    case empty(String)
    /// The channel's name is already used for values of another type.
    case channelType(String, other: String)
  }

  /// The step, as in `Tween of lion.position`.
  public let step: String

  /// The steps around it, outermost first, as in `Series step 2`.
  public let path: [String]

  /// The problem of the step.
  public let problem: Problem

  init(_ step: String, _ problem: Problem, path: [String] = []) {
    self.step = step
    self.path = path
    self.problem = problem
  }

  /// A sentence that tells the place, the failure and the remedy.
  public var description: String {
    let place = (path + [step]).joined(separator: " › ")
    return "\(place): \(explanation)"
  }

  private var explanation: String {
    switch problem {
    case .badNumber(let name, let value, let needs):
      "the \(name) is \(value), but it must be \(needs)."
    case .endlessNothing:
      "it would repeat nothing for ever; give its body a duration or the repeat a count."
    case .neverReached:
      "it follows a step that never ends; put the two in a Parallel or give the first a count."
    case .tooLong:
      "it would end more than 200 years from now; make it shorter or repeat it .forever."
    case .tooDeep:
      "it is nested more than 64 deep; flatten the steps around it."
    case .empty(let what):
      "it has no \(what); add at least one."
    case .endlessBody:
      "its steps never end, so they cannot be played again or backwards; give them an end."
    case .noLabel(let name):
      "no label \"\(name)\" is declared above it in the same repeat; add one or mend the name."
    case .tooManyRepeats:
      "repeats are nested more than 8 deep; give one of them its steps written out."
    case .channelType(let type, let other):
      "its values are of type \(type), but another step moves this channel by \(other);"
        + " rename one of the two."
    }
  }
}
