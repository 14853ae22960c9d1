extension Timeline {
  /// The same timeline for people made unwell by movement.
  ///
  /// A subject that would move, grow or turn fades out at its start and in at its destination, in a
  /// third of a second; what only swings and returns stays still. Nothing overshoots. Durations,
  /// labels and events stay the same. A fading subject gets an opacity channel if it had none.
  public func calmed() -> Timeline {
    // Steps that resolved once always resolve again.
    (try? Timeline(compiled.step, reducesMotion: true)) ?? self
  }
}

extension ChannelID.Family {
  /// Whether a change of the channel moves something on the screen.
  var isMovement: Bool {
    switch self {
    case .position, .scale, .stretch, .rotation: true
    case .opacity, .frame, .custom: false
    }
  }
}

extension Easing {
  /// A similar curve that never leaves 0…1.
  var withoutOvershoot: Easing {
    switch self {
    case .inBack, .named(.inBack), .named(.inElastic), .named(.inBounce): .inCubic
    case .outBack, .named(.outBack), .named(.outElastic), .named(.outBounce): .outCubic
    case .inOutBack, .named(.inOutBack), .named(.inOutElastic), .named(.inOutBounce): .inOutCubic
    case .cubicBezier(let x1, let y1, let x2, let y2):
      .cubicBezier(x1, y1.clamped(to: 0...1), x2, y2.clamped(to: 0...1))
    case .samples(let values): .samples(values.map { $0.clamped(to: 0...1) })
    case .named, .steps: self
    }
  }
}
