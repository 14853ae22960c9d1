/// Reads steps from top to bottom, with `if`, `switch` and `for` between them.
@resultBuilder
public enum TimelineBuilder {
  /// One step.
  @inlinable
  public static func buildExpression(_ step: some Step) -> Steps { step.erased }

  /// No step at all.
  public static func buildBlock() -> Steps { AnyStep(joining: []) }

  /// The first part.
  @inlinable
  public static func buildPartialBlock(first part: Steps) -> Steps { part }

  /// The parts so far, and the next one.
  public static func buildPartialBlock(accumulated: consuming Steps, next: Steps) -> Steps {
    accumulated.append(next)
    return accumulated
  }

  /// The rounds of a `for`.
  public static func buildArray(_ parts: [Steps]) -> Steps { AnyStep(joining: parts) }

  /// An `if` without `else`.
  public static func buildOptional(_ part: Steps?) -> Steps { part ?? AnyStep(joining: []) }

  /// The first branch of an `if` or `switch`.
  public static func buildEither(first part: Steps) -> Steps { part }

  /// Another branch.
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
    // Without this the array would have two owners and be copied.
    self = AnyStep(.several([]))
    all += next.all
    self = AnyStep(.several(all))
  }

  private var isSeveral: Bool {
    if case .several = kind { true } else { false }
  }

  /// The steps it represents: itself, unless it is several.
  var all: [AnyStep] {
    if case .several(let steps) = kind { steps } else { [self] }
  }
}
