/// Reads steps from top to bottom, with `if`, `switch` and `for` between them.
@resultBuilder
public enum TimelineBuilder {
  @inlinable
  public static func buildExpression(_ step: some Step) -> Steps {
    Steps(step.erased)
  }

  /// The same for the commonest step, without the detour over its type.
  public static func buildExpression(_ tween: consuming Tween) -> Steps {
    Steps(AnyStep(tween.kind))
  }

  public static func buildBlock() -> Steps {
    Steps(joining: [])
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
    Steps(joining: parts)
  }

  public static func buildOptional(_ part: Steps?) -> Steps {
    part ?? Steps(joining: [])
  }

  public static func buildEither(first part: Steps) -> Steps {
    part
  }

  public static func buildEither(second part: Steps) -> Steps {
    part
  }
}

/// What a timeline builder has read: any number of steps.
public struct Steps: Sendable {
  private enum Content {
    case one(AnyStep)
    case many([AnyStep])
  }

  private var content: Content

  @usableFromInline
  init(_ step: AnyStep) {
    content = .one(step)
  }

  init(joining parts: [Steps]) {
    var all: [AnyStep] = []
    all.reserveCapacity(parts.count)
    for part in parts {
      switch part.content {
      case .one(let step): all.append(step)
      case .many(let steps): all.append(contentsOf: steps)
      }
    }
    content = .many(all)
  }

  mutating func append(_ next: Steps) {
    var all = self.all
    content = .many([])
    switch next.content {
    case .one(let step): all.append(step)
    case .many(let steps): all.append(contentsOf: steps)
    }
    content = .many(all)
  }

  var all: [AnyStep] {
    switch content {
    case .one(let step): [step]
    case .many(let steps): steps
    }
  }
}
