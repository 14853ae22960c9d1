public import Animation
public import Rules
internal import Stage

extension Thrower {
  /// The number of ways in which a decided round is felt.
  public static let variants = 3

  /// A thrower's reaction to the blow of `hand`; `outcome` is the thrower's own. A decided round is
  /// felt in several ways, of which `variant` picks one.
  public static func end(_ outcome: Outcome, by hand: Throw, variant: Int = 0) -> Timeline {
    switch (outcome, hand) {
    case (.win, _): [joy, laughter, parading][variant % variants]
    case (.loss, .rock): [bumped, floored][variant % 2]
    case (.loss, .scissors): [cut, shocked][variant % 2]
    case (.loss, .paper): [wrapped, wriggling][variant % 2]
    case (.tie, .rock): knocked
    case (.tie, .scissors): tangled
    case (.tie, .paper): clapped
    }
  }

  private static let joy = together {
    KeyPoses(
      from: .roar, .hold(0.4), .to(.crouch, 0.16), .to(.exult, 0.16, .outBack(2)),
      .hold(0.2), .to(.crouch, 0.14), .to(.exult, 0.16, .outBack(2)), .hold(0.24),
      .to(.danceLeft, 0.24), .hold(0.1), .to(.danceRight, 0.24), .hold(0.1), .to(.proud, 0.26),
      .hold(0.8), .to(.stand, 0.3))
    forward
    Series(delay: 0.56) { for height in [64.0, 40] { jump(height) } }
  }

  /// The winner laughs till it has to sit up, leaps, and is proud.
  private static let laughter = together {
    KeyPoses(
      from: .roar, .hold(0.36), .to(.watch, 0.14), .hold(0.1), .to(.laugh, 0.18, .outBack(2)),
      .to(.chuckle, 0.14), .to(.laugh, 0.14), .to(.chuckle, 0.14), .to(.laugh, 0.14),
      .to(.crouch, 0.14), .to(.exult, 0.16, .outBack(2)), .hold(0.3), .to(.cheer, 0.2),
      .hold(0.4), .to(.proud, 0.24), .hold(0.6), .to(.stand, 0.3))
    forward
    Series(delay: 1.54) { jump(70) }
  }

  /// The winner dances to and fro, bows, and cheers.
  private static let parading = together {
    KeyPoses(
      from: .roar, .hold(0.4), .to(.danceLeft, 0.22), .to(.danceRight, 0.22),
      .to(.danceLeft, 0.22), .to(.danceRight, 0.22), .to(.cheer, 0.2), .hold(0.14),
      .to(.crouch, 0.24), .hold(0.3), .to(.exult, 0.18, .outBack(2)), .hold(0.44),
      .to(.proud, 0.24), .hold(0.5), .to(.stand, 0.3))
    Series {
      Cut(ahead, to: 34)
      for place in [46.0, -24, 40, -12] {
        Tween(ahead, to: place, duration: 0.26, easing: .inOutSine)
      }
      Tween(ahead, to: 0, duration: 0.4, easing: .inOutSine)
    }
    Series(delay: 0.4) { for height in [22.0, 22, 22] { jump(height, for: 0.11) } }
  }

  /// The leap of the blow ends where the winner stands.
  private static var forward: Series {
    Series {
      Cut(ahead, to: 34)
      Tween(ahead, to: 0, duration: 0.3, easing: .inOutSine, delay: 0.34)
    }
  }

  /// Up and down again, each in `half` seconds.
  private static func jump(_ height: Double, for half: Double = 0.18) -> Series {
    Series {
      Tween(lift, from: 0, to: height, duration: half, easing: .outQuad)
      Tween(lift, to: 0, duration: half, easing: .inQuad)
      Hold(0.14)
    }
  }

  /// The player's animal after losing on purpose: flung up, it drops on its back, kicks, lies there
  /// as if all were over, peeps whether that was believed, and laughs.
  public static let goodLoser = together {
    KeyPoses(
      from: .fright, .to(.fall, 0.1, .outQuad), .hold(0.2), .to(.topple, 0.14, .inQuad),
      .to(.kick, 0.12), .to(.topple, 0.12), .to(.kick, 0.12), .to(.topple, 0.12),
      .to(.flat, 0.14), .hold(0.5), .to(.peep, 0.16, .outBack(2)), .hold(0.36),
      .to(.laugh, 0.2), .to(.chuckle, 0.14), .to(.laugh, 0.14), .to(.chuckle, 0.14),
      .to(.wink, 0.2, .outBack(2)), .hold(0.5), .to(.proud, 0.24), .hold(0.5), .to(.stand, 0.3))
    Series {
      Tween(ahead, from: 0, to: -30, duration: 0.3, easing: .outQuad)
      Tween(ahead, to: 0, duration: 0.6, easing: .inOutSine, delay: 1.6)
    }
    Series {
      Tween(lift, from: 0, to: 96, duration: 0.2, easing: .outQuad)
      Tween(lift, to: 0, duration: 0.24, easing: .inQuad)
      Tween(lift, to: 22, duration: 0.09, easing: .outQuad)
      Tween(lift, to: 0, duration: 0.1, easing: .inQuad)
    }
  }

  /// The jungle's lion exults, until it dawns on it that it was let win.
  static let fooled = acted(
    from: .roar, .hold(0.2), .to(.exult, 0.16, .outBack(2)), .hold(0.3), .to(.proud, 0.24),
    .hold(0.36), .to(.watch, 0.16, .outBack(2)), .hold(0.3), .to(.crossEyed, 0.2), .hold(0.4),
    .to(.shrug, 0.24, .outBack(2)), .hold(0.7), .to(.stand, 0.3))

  /// The friends' laughter at a defeat that was meant.
  static let giggling = acted(
    from: .fright, .hold(0.5), .to(.watch, 0.16), .hold(0.5), .to(.laugh, 0.2),
    .to(.chuckle, 0.14), .to(.laugh, 0.14), .to(.chuckle, 0.14), .to(.laugh, 0.14), .hold(0.3),
    .to(.cheer, 0.2), .hold(0.3), .to(.stand, 0.3))

  /// Hit by the rock, the animal is thrown back, sees stars, and rubs a bump.
  private static let bumped = together {
    KeyPoses(
      from: .fright, .to(.fall, 0.06, .outQuad), .hold(0.16), .to(.dizzy, 0.2), .hold(1.2),
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

  /// Hit by the rock, the animal falls on its back, kicks, sits up dizzy, and sulks.
  private static let floored = together {
    KeyPoses(
      from: .fright, .to(.fall, 0.08, .outQuad), .hold(0.1), .to(.topple, 0.12, .inQuad),
      .to(.kick, 0.14), .to(.topple, 0.14), .to(.kick, 0.14), .to(.topple, 0.14), .hold(0.3),
      .to(.dizzy, 0.24), .hold(0.6), .to(.sulk, 0.24), .hold(0.8), .to(.stand, 0.3))
    Series {
      Tween(ahead, from: 0, to: -30, duration: 0.16, easing: .outQuad)
      Tween(ahead, to: 0, duration: 0.5, easing: .inOutSine, delay: 1.7)
    }
    Series {
      Tween(sore, from: 0, to: 1, duration: 0.3, easing: .outBack(3))
      Tween(sore, to: 0, duration: 0.4, delay: 2)
    }
  }

  /// After the scissors, mane, hood or ears are short, then grow back with a jerk.
  private static let cut = together {
    KeyPoses(
      from: .fright, .to(.cower, 0.08), .hold(0.36), .to(.crossEyed, 0.18), .hold(0.7),
      .to(.sulk, 0.26), .hold(0.7), .to(.watch, 0.14, .outBack(2)), .hold(0.4), .to(.stand, 0.3))
    Series {
      for (index, share) in [0.4, 0.7, 1].enumerated() {
        Cut(shorn, to: share)
        Hold(index == 2 ? 1.95 : 0.14)
      }
      Tween(shorn, to: 0, duration: 0.24, easing: .outBack(3))
    }
  }

  /// After the scissors the animal jumps, looks for what is gone, is sad, and cheers as it grows.
  private static let shocked = together {
    KeyPoses(
      from: .fright, .hold(0.1), .to(.crouch, 0.1), .to(.fright, 0.1, .outBack(2)), .hold(0.34),
      .to(.shakeLeft, 0.2), .hold(0.24), .to(.shakeRight, 0.24), .hold(0.24), .to(.sad, 0.26),
      .hold(0.66), .to(.cheer, 0.16, .outBack(2)), .hold(0.4), .to(.stand, 0.3))
    Series(delay: 0.2) { jump(40, for: 0.14) }
    Series {
      Cut(shorn, to: 1)
      Hold(2.54)
      Tween(shorn, to: 0, duration: 0.24, easing: .outBack(3))
    }
  }

  /// The animal under the paper is pressed flat, then peeps out.
  private static let wrapped = acted(
    from: .fright, .to(.flat, 0.08, .inQuad), .hold(0.9), .to(.peep, 0.16, .outBack(2)), .hold(0.5),
    .to(.shakeLeft, 0.24), .to(.shakeRight, 0.12), .to(.shakeLeft, 0.12), .to(.shakeRight, 0.12),
    .to(.sad, 0.3), .hold(0.4), .to(.stand, 0.3))

  /// Under the paper, the animal kicks itself free, and rubs its head.
  private static let wriggling = together {
    KeyPoses(
      from: .fright, .to(.flat, 0.08, .inQuad), .hold(0.4), .to(.kick, 0.12), .to(.flat, 0.1),
      .to(.kick, 0.12), .to(.flat, 0.1), .hold(0.2), .to(.crouch, 0.1),
      .to(.fright, 0.12, .outBack(2)), .hold(0.2), .to(.dizzy, 0.2), .hold(0.2), .to(.rub, 0.2),
      .hold(0.3), .to(.stand, 0.3))
    Series(delay: 1.3) { jump(48, for: 0.14) }
  }

  /// After a tie of rocks, both are knocked back by the fists again and again, and laugh.
  private static let knocked = together {
    KeyPoses(
      from: .bump, .to(.fall, 0.1, .outQuad), .to(.bump, 0.2, .inQuad),
      .to(.fall, 0.1, .outQuad), .to(.bump, 0.14, .inQuad), .to(.fall, 0.12, .outQuad),
      .hold(0.1), .to(.topple, 0.16), .to(.laugh, 0.2), .to(.chuckle, 0.16), .to(.laugh, 0.16),
      .to(.chuckle, 0.16), .to(.laugh, 0.16), .hold(0.3), .to(.stand, 0.4))
    Series {
      for recoil in [-34.0, -24] {
        Tween(ahead, to: recoil, duration: 0.14, easing: .outQuad)
        Tween(ahead, to: 10, duration: 0.14, easing: .inQuad)
      }
      Tween(ahead, to: -26, duration: 0.14, easing: .outQuad)
      Tween(ahead, to: 26, duration: 0.2, easing: .inOutSine)
      Tween(ahead, to: 0, duration: 0.5, easing: .inOutSine, delay: 1)
    }
  }

  /// After a tie of papers, both clap, hop and are proud.
  private static let clapped = together {
    KeyPoses(
      from: .bump, .to(.exult, 0.14, .outBack(2)), .to(.crouch, 0.12), .hold(0.04),
      .to(.exult, 0.14, .outBack(2)), .hold(0.3), .to(.danceLeft, 0.22), .to(.danceRight, 0.22),
      .to(.danceLeft, 0.22), .to(.cheer, 0.22), .hold(0.5), .to(.stand, 0.3))
    Series {
      for height in [30.0, 52] {
        Tween(lift, from: 0, to: height, duration: 0.15, easing: .outQuad)
        Tween(lift, to: 0, duration: 0.15, easing: .inQuad)
      }
    }
  }

  /// After a tie of scissors, both tug to and fro, fall over when the blades come free, and shrug.
  private static let tangled = together {
    KeyPoses(
      from: .bump, .to(.tug, 0.2), .to(.bump, 0.2), .to(.tug, 0.22), .hold(0.1),
      .to(.topple, 0.14, .outQuad), .to(.kick, 0.16), .to(.topple, 0.16), .to(.kick, 0.16),
      .hold(0.2), .to(.watch, 0.24), .hold(0.2), .to(.shrug, 0.24, .outBack(2)), .hold(0.7),
      .to(.stand, 0.3))
    Series {
      Tween(ahead, to: -22, duration: 0.26, easing: .outQuad)
      Tween(ahead, to: 26, duration: 0.24, easing: .outQuad)
      Tween(ahead, to: -14, duration: 0.22, easing: .outQuad)
      Tween(ahead, to: 30, duration: 0.2, easing: .inOutSine)
      Tween(ahead, to: 0, duration: 0.5, easing: .inOutSine, delay: 0.5)
    }
  }

  /// The feelings of a thrower a while after the round; the winner shows its joy first.
  static func lingering(_ outcome: Outcome) -> Timeline {
    switch outcome {
    case .win:
      acted(
        .to(.crouch, 0.16), .to(.exult, 0.2, .outBack(2)), .hold(0.14), .to(.danceLeft, 0.26),
        .hold(0.12), .to(.danceRight, 0.26), .hold(0.12), .to(.proud, 0.28), .live(1.2),
        .to(.stand, 0.4))
    case .loss:
      acted(
        .hold(0.7), .to(.sulk, 0.3), .live(0.7), .to(.rub, 0.26), .live(0.6), .to(.sad, 0.3),
        .live(0.7), .to(.stand, 0.4))
    case .tie:
      acted(
        .to(.watch, 0.24), .live(0.6), .to(.shrug, 0.24, .outBack(2)), .live(0.7),
        .to(.stand, 0.3))
    }
  }
}
