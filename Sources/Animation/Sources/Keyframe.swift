/// A value that a channel passes through at a moment.
public struct Keyframe<Value: Interpolating>: Sendable {
  let time: Double
  let value: Value
  let easing: Easing

  /// The value `seconds` (at least 0) after the start; `easing` leads there from the previous one.
  public init(at seconds: Double, _ value: Value, easing: Easing = .linear) {
    time = seconds
    self.value = value
    self.easing = easing
  }
}

/// Moves a channel through values at given moments, in any order; two at one moment jump.
///
/// Keyframes are one step: of two that overlap, the one started later wins as a whole. If the first
/// key is later than 0, the channel moves there from its current value.
public struct Keyframes: Step {
  public let erased: AnyStep

  /// Moves through the keys after `delay` seconds, at least 0.
  public init<Value>(
    _ channel: Channel<Value>, delay: Double = 0,
    @KeyframesBuilder<Value> _ keys: () -> [Keyframe<Value>]
  ) {
    let keys = keys().map {
      KeyframesStep.Key(time: $0.time, value: Lanes($0.value), easing: $0.easing)
    }
    erased = AnyStep(
      .keyframes(KeyframesStep(rest: Lanes(channel.rest), keys: keys, delay: delay)),
      ChannelInfo(channel))
  }
}

/// Reads keyframes from top to bottom.
@resultBuilder
public enum KeyframesBuilder<Value: Interpolating> {
  /// Adds one key.
  public static func buildExpression(_ key: Keyframe<Value>) -> [Keyframe<Value>] { [key] }

  /// Adds keys one after the other.
  public static func buildBlock(_ parts: [Keyframe<Value>]...) -> [Keyframe<Value>] {
    parts.flatMap { $0 }
  }

  /// Adds the keys of each round of a `for`.
  public static func buildArray(_ parts: [[Keyframe<Value>]]) -> [Keyframe<Value>] {
    parts.flatMap { $0 }
  }

  /// Adds the keys of an `if` without `else`.
  public static func buildOptional(_ part: [Keyframe<Value>]?) -> [Keyframe<Value>] { part ?? [] }

  /// Adds the keys of the first branch of an `if` or `switch`.
  public static func buildEither(first part: [Keyframe<Value>]) -> [Keyframe<Value>] { part }

  /// Adds the keys of another branch.
  public static func buildEither(second part: [Keyframe<Value>]) -> [Keyframe<Value>] { part }
}
