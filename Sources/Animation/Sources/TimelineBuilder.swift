/// Reads steps from top to bottom, with `if`, `switch` and `for` between them.
@resultBuilder
public enum TimelineBuilder {
  /// Adds one step.
  @inlinable
  public static func buildExpression(_ step: some Step) -> Steps { step.erased }

  /// Adds no step at all.
  public static func buildBlock() -> Steps { AnyStep(joining: []) }

  /// Begins with the first part.
  @inlinable
  public static func buildPartialBlock(first part: Steps) -> Steps { part }

  /// Adds the next part.
  public static func buildPartialBlock(accumulated: consuming Steps, next: Steps) -> Steps {
    accumulated.append(next)
    return accumulated
  }

  /// Adds the steps of each round of a `for`.
  public static func buildArray(_ parts: [Steps]) -> Steps { AnyStep(joining: parts) }

  /// Adds the steps of an `if` without `else`.
  public static func buildOptional(_ part: Steps?) -> Steps { part ?? AnyStep(joining: []) }

  /// Adds the steps of the first branch of an `if` or `switch`.
  public static func buildEither(first part: Steps) -> Steps { part }

  /// Adds the steps of another branch.
  public static func buildEither(second part: Steps) -> Steps { part }
}

/// A timeline builder's result: any number of steps.
public typealias Steps = AnyStep

extension AnyStep {
  /// Several steps as one, to be split again by their container.
  init(joining parts: [AnyStep]) {
    let all = parts.contains { $0.isSeveral } ? parts.flatMap { $0.all } : parts
    self.init(read: all)
  }

  /// Several steps as one, unchanged.
  init(read steps: [AnyStep]) {
    self = steps.count == 1 && !steps[0].isSeveral ? steps[0] : AnyStep(.several(steps))
  }

  mutating func append(_ next: AnyStep) {
    var all = self.all
    // Otherwise the array would have two owners, and be copied.
    self = AnyStep(.several([]))
    all += next.all
    self = AnyStep(.several(all))
  }

  private var isSeveral: Bool {
    if case .several = kind { true } else { false }
  }

  /// The steps it represents; for any but several, the step itself.
  var all: [AnyStep] {
    if case .several(let steps) = kind { steps } else { [self] }
  }
}
