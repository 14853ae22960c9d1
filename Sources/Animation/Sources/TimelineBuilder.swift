/// Reads steps from top to bottom, with `if`, `switch` and `for` between them.
@resultBuilder
public enum TimelineBuilder {
  @inlinable
  public static func buildExpression(_ step: some Step) -> Steps {
    step.erased
  }

  public static func buildBlock() -> Steps {
    AnyStep(joining: [])
  }

  @inlinable
  public static func buildPartialBlock(first part: Steps) -> Steps {
    part
  }

  public static func buildPartialBlock(accumulated: consuming Steps, next: Steps) -> Steps {
    accumulated.append(next)
    return accumulated
  }

  public static func buildArray(_ parts: [Steps]) -> Steps {
    AnyStep(joining: parts)
  }

  public static func buildOptional(_ part: Steps?) -> Steps {
    part ?? AnyStep(joining: [])
  }

  public static func buildEither(first part: Steps) -> Steps {
    part
  }

  public static func buildEither(second part: Steps) -> Steps {
    part
  }
}

/// What a timeline builder has read: any number of steps.
public typealias Steps = AnyStep

extension AnyStep {
  /// Several steps as one, to be taken apart again by whatever they are put into.
  init(joining parts: [AnyStep]) {
    self.init(.several(parts.contains(where: \.isSeveral) ? parts.flatMap(\.all) : parts))
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

  /// The steps this stands for: itself, unless it is several.
  var all: [AnyStep] {
    if case .several(let steps) = kind { steps } else { [self] }
  }
}
