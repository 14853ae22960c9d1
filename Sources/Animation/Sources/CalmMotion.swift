extension Timeline {
  /// The same timeline for people whom movement makes unwell.
  ///
  /// A subject that would move, grow or turn fades out where it is and in where it was going, in a
  /// third of a second; what only swings and comes back stays still. Nothing overshoots. Durations,
  /// labels and events are those of the original, to the tick. A subject that fades gets an opacity
  /// channel if it had none.
  public func calmed() -> Timeline {
    // Steps that could be resolved once always can be again.
    (try? Timeline(compiled.step, isCalm: true)) ?? self
  }
}

extension ChannelID.Family {
  /// Whether a change of it is a movement on the screen.
  var isMovement: Bool {
    switch self {
    case .position, .scale, .stretch, .rotation: true
    case .opacity, .frame, .custom: false
    }
  }
}

extension Easing {
  /// The same way without going beyond either end.
  var withoutOvershoot: Easing {
    switch self {
    case .inBack, .named(.inBack), .named(.inElastic), .named(.inBounce): .inCubic
    case .outBack, .named(.outBack), .named(.outElastic), .named(.outBounce): .outCubic
    case .inOutBack, .named(.inOutBack), .named(.inOutElastic), .named(.inOutBounce): .inOutCubic
    case .cubicBezier(let x1, let y1, let x2, let y2):
      .cubicBezier(x1, min(max(y1, 0), 1), x2, min(max(y2, 0), 1))
    case .samples(let values): .samples(values.map { min(max($0, 0), 1) })
    case .named, .steps: self
    }
  }
}
