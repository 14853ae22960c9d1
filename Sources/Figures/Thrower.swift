public import Animation
public import Rules
public import Stage

/// Whoever throws a hand: what the body does meanwhile, and the arm at whose end the hand is.
public enum Thrower {
  /// The height of a jump, the way towards the other one, and how short mane, hood or ears are cut.
  static let lift = Channel<Double>("lift")
  static let ahead = Channel<Double>("ahead")
  static let shorn = Channel<Double>("shorn")
  static let sore = Channel<Double>("sore")

  /// All of these, under their `bungle timeline` names.
  public static var timelines: [NamedTimeline] {
    let ends = Outcome.allCases.flatMap { outcome in
      [NamedTimeline("thrower.bracing.\(outcome)", bracing(outcome, for: 0.4))]
        + Throw.allCases.map { NamedTimeline("thrower.\(outcome).\($0)", end(outcome, by: $0)) }
    }
    return [NamedTimeline("thrower.counting", counting(3, rise: 0.18, fall: 0.15))] + ends
  }

  /// Up and down with each of `beats`.
  public static func counting(_ beats: Int, rise: Double, fall: Double) -> Timeline {
    let beat: [Acting.Key] = [.to(.cheer, rise, .outQuad), .to(.crouch, fall, .inQuad)]
    return staged {
      Parallel {
        Acting("", Array(repeating: beat, count: beats).flatMap(\.self) + [.to(.watch, 0.2)])
        Series {
          for _ in 0..<beats {
            Tween(lift, to: 26, duration: rise, easing: .outQuad)
            Tween(lift, to: 0, duration: fall, easing: .inQuad)
          }
        }
      }
    }
  }

  /// The time between the open hands and the blow: who will win draws back and leaps, who will lose
  /// sees it coming.
  public static func bracing(_ outcome: Outcome, for blow: Double) -> Timeline {
    staged {
      switch outcome {
      case .win:
        Parallel {
          Acting("", from: .watch, .to(.crouch, blow - 0.12), .to(.roar, 0.12, .inQuad), .hold(1))
          Series {
            Tween(ahead, to: -22, duration: blow - 0.12, easing: .outQuad)
            Tween(ahead, to: 34, duration: 0.12, easing: .inQuad)
          }
        }
      case .loss: Acting("", from: .watch, .to(.fright, 0.18, .outBack(2)), .hold(1))
      case .tie:
        Acting("", from: .watch, .to(.crouch, blow - 0.12), .to(.bump, 0.12, .inQuad), .hold(1))
      }
    }
  }

  /// What follows the blow of `hand`.
  public static func end(_ outcome: Outcome, by hand: Throw) -> Timeline {
    switch (outcome, hand) {
    case (.win, _): joy
    case (.loss, .rock): bumped
    case (.loss, .scissors): cut
    case (.loss, .paper): wrapped
    case (.tie, _): puzzled
    }
  }

  private static let joy = staged {
    Parallel {
      Acting(
        "", from: .roar, .hold(0.26), .to(.crouch, 0.16), .to(.exult, 0.16, .outBack(2)),
        .hold(0.2), .to(.crouch, 0.14), .to(.exult, 0.16, .outBack(2)), .hold(0.24),
        .to(.danceLeft, 0.24), .hold(0.1), .to(.danceRight, 0.24), .hold(0.1), .to(.proud, 0.26),
        .hold(0.8), .to(.stand, 0.3))
      Series {
        Cut(ahead, to: 34)
        Tween(ahead, to: 0, duration: 0.3, easing: .inOutSine, delay: 0.2)
      }
      Series(delay: 0.42) {
        for height in [64.0, 40] {
          Tween(lift, from: 0, to: height, duration: 0.18, easing: .outQuad)
          Tween(lift, to: 0, duration: 0.18, easing: .inQuad)
          Hold(0.14)
        }
      }
    }
  }

  /// Thrown back with stars round its head, and a bump on it that it rubs.
  private static let bumped = staged {
    Parallel {
      Acting(
        "", from: .fright, .to(.fall, 0.06, .outQuad), .hold(0.16), .to(.dizzy, 0.2), .hold(1.2),
        .to(.rub, 0.24), .hold(0.7), .to(.stand, 0.4))
      Series {
        Tween(ahead, from: 0, to: -44, duration: 0.1, easing: .outQuad)
        Tween(ahead, to: 0, duration: 0.5, easing: .inOutSine, delay: 1.4)
      }
      Series {
        Tween(lift, from: 0, to: 44, duration: 0.1, easing: .outQuad)
        Tween(lift, to: 0, duration: 0.12, easing: .inQuad)
      }
      Series {
        Tween(sore, from: 0, to: 1, duration: 0.3, easing: .outBack(3))
        Tween(sore, to: 0, duration: 0.4, delay: 2.1)
      }
    }
  }

  /// Mane, hood or ears are short of a sudden, and grow again with a jerk.
  private static let cut = staged {
    Parallel {
      Acting(
        "", from: .fright, .to(.cower, 0.08), .hold(0.36), .to(.crossEyed, 0.18), .hold(0.7),
        .to(.sulk, 0.26), .hold(0.7), .to(.watch, 0.14, .outBack(2)), .hold(0.4), .to(.stand, 0.3))
      Series {
        for (index, share) in [0.4, 0.7, 1].enumerated() {
          Cut(shorn, to: share)
          Hold(index == 2 ? 1.95 : 0.14)
        }
        Tween(shorn, to: 0, duration: 0.24, easing: .outBack(3))
      }
    }
  }

  /// Pressed flat, and looking out from under it after a while.
  private static let wrapped = staged {
    Acting(
      "", from: .fright, .to(.flat, 0.08, .inQuad), .hold(0.9), .to(.peep, 0.16, .outBack(2)),
      .hold(0.5), .to(.shakeLeft, 0.24), .to(.shakeRight, 0.12), .to(.shakeLeft, 0.12),
      .to(.shakeRight, 0.12), .to(.sad, 0.3), .hold(0.4), .to(.stand, 0.3))
  }

  private static let puzzled = staged {
    Parallel {
      Acting(
        "", from: .bump, .to(.fall, 0.1, .outQuad), .hold(0.14), .to(.watch, 0.24), .hold(0.3),
        .to(.shrug, 0.24, .outBack(2)), .hold(0.8), .to(.stand, 0.3))
      Series {
        Tween(ahead, from: 20, to: -30, duration: 0.12, easing: .outQuad)
        Tween(ahead, to: 0, duration: 0.4, easing: .inOutSine, delay: 0.2)
      }
    }
  }

  /// Draws the arm of `figure` up to the `wrist` of its hand; a cobra's is its tail.
  public static func drawArm(of figure: AnimalFigure, to wrist: Point, into picture: inout Picture)
  {
    guard let shoulder = figure.shoulder else { return }
    let way = wrist - shoulder
    let middle = shoulder + way * 0.5
    let turn = Point(x: 1, y: 0).turn(to: way)
    let thick = 44 * figure.scale.x
    for (edge, tint) in [(0.0, Color.ink), (5, figure.coat)] {
      let bar = Rect(center: middle, size: Size(way.length + thick, thick)).insetBy(edge)
      picture.draw(.rounded(bar, radius: bar.height / 2, tint: tint).turned(turn))
    }
  }
}

extension AnimalFigure {
  fileprivate var shoulder: Point? {
    switch animal {
    case .lion: place(of: .body, away: Point(x: -46, y: 74))
    case .cobra: place(of: .coilHigh, away: Point(x: -40, y: 0))
    case .rabbit: place(of: .body, away: Point(x: 40, y: 30))
    }
  }

  fileprivate var coat: Color {
    switch (animal, side) {
    case (.lion, .player): Color(0xF5B74A)
    case (.lion, .jungle): Color(0xE6CFA6)
    case (.cobra, _): Color(0xBCC93C)
    case (.rabbit, _): Color(0xD2BCAA)
    }
  }

  /// Leads what no posture has, and which way is ahead.
  mutating func follow(_ act: Running, at time: Time) {
    let way = animal.looksRight == (facing > 0) ? 1.0 : -1
    lift = act[Thrower.lift, at: time]
    aside = way * act[Thrower.ahead, at: time]
    sore = act[Thrower.sore, at: time]
    stars = time.seconds * 300
    let short = 1 - 0.45 * act[Thrower.shorn, at: time]
    guard short != 1 else { return }
    for joint in [Joint.mane, .hood, .earNear, .earFar] {
      pose = pose.bending(joint, Bend(wide: short, tall: short))
    }
  }
}
