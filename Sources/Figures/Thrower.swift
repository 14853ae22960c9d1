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

  /// The jungle's king and the `champion`, who throw, at two places; and friends, who look on.
  public static func cast(
    of champion: Animal, at places: [Point], size: Double, friends: [Point], size small: Double
  ) -> Cast {
    let own = [champion] + Animal.allCases.filter { $0 != champion }
    return Cast(
      [Cast.Spot(.lion, .jungle, feet: places[0], scale: size, isFlipped: true)]
        + zip(own, places.dropFirst() + friends).map { animal, feet in
          Cast.Spot(
            animal, feet: feet, scale: animal == champion ? size : small,
            isFlipped: animal.looksRight)
        })
  }

  /// Draws `figure` with its arm behind it, at whose end `hand` is; without one, as it is. The head
  /// of a `mascot` does what the figure's does, instead of all of it.
  public static func draw(
    _ figure: AnimalFigure, named name: String, as mascot: Mascot? = nil,
    reaching hand: DrawCommand?, into picture: inout Picture
  ) {
    var figure = figure
    if mascot != nil {
      picture.draw(.image(SharedAssets.shadow, at: figure.feet).scaled(figure.scale.x * 0.8, 0.7))
    }
    if let hand, hand.opacity > 0 { figure.drawArm(to: hand, mascot?.coat, into: &picture) }
    guard let mascot else { return figure.draw(named: name, into: &picture) }
    guard let neck = figure.place(of: .head), let top = figure.place(of: .crown) else { return }
    picture.draw(
      .image(Self.head(of: mascot, isHurt: figure.pose.face.isSad), at: neck + (top - neck) * 0.3)
        .flipped(figure.isFlipped)
        .scaled(figure.scale.x).turned(0.6 * Self.lean(from: neck, to: top, figure.mirror))
        .named(name))
  }

  /// The head that stands for a player at a table for two, as large as whoever throws; hurt, it
  /// shuts its eyes and turns its mouth down.
  public static func head(of mascot: Mascot, isHurt: Bool = false) -> ImageAsset {
    ImageAsset("mascot-\(mascot.rawValue)-\(isHurt ? "hurt" : "large")", 160, 160)
  }

  /// By how many degrees a head leans, compared with a lion's that stands.
  private static func lean(from neck: Point, to top: Point, _ mirror: Double) -> Double {
    Point(x: -40 * mirror, y: -166).turn(to: top - neck)
  }
}

extension AnimalFigure {
  /// The joints of the limb that throws, which is drawn as an arm instead.
  private var limb: [Joint] {
    switch animal {
    case .lion: [.shoulderFar, .elbowFar, .wristFar]
    case .cobra: [.tail]
    case .rabbit: [.shoulderFar]
    }
  }

  /// Half an arm's width at its root and at the wrist, in design pixels.
  private var thick: (root: Double, wrist: Double) {
    switch animal {
    case .lion: (25, 19)
    case .cobra: (24, 15)
    case .rabbit: (21, 16)
    }
  }

  /// Where an arm comes from behind the body, or behind the head if that is all there is.
  private func shoulder(ofHead isHead: Bool) -> Point? {
    if isHead { return place(of: .head) }
    return switch animal {
    case .lion: place(of: .shoulderFar, away: Point(x: 20, y: 0))
    case .cobra: place(of: .coilLow, away: Point(x: -74, y: -56))
    case .rabbit: place(of: .shoulderFar)
    }
  }

  /// How long an arm is that hangs loose, in design pixels, and how far somebody leans for a hand
  /// that is farther away: a share of that, up to a limit.
  private static let (length, lean, farthest) = (240.0, 0.16, 36.0)
  /// How far an arm is straight before the hand, and how far it goes into that.
  private static let (forearm, inside) = (64.0, 26.0)

  /// Draws the arm up to the wrist of `hand`: it sags when that is near, and follows it when far.
  fileprivate mutating func drawArm(
    to hand: DrawCommand, _ coat: Coat?, into picture: inout Picture
  ) {
    let isHead = coat != nil
    guard let near = shoulder(ofHead: isHead) else { return }
    let far = max(0, near.distance(to: hand.at) - Self.length)
    aside += min(Self.farthest, Self.lean * far) * (hand.at.x < near.x ? -1 : 1)
    guard let shoulder = shoulder(ofHead: isHead) else { return }
    leaveOut(limb)
    let way = hand.at - shoulder
    let fingers = Point(x: 0, y: -1).turned(hand.turn)
    let sag = 0.16 * max(0, Self.length - way.length)
    let path = MotionPath(bezier: [
      shoulder, shoulder + way * 0.35 + Point(x: 0, y: sag),
      hand.at - fingers * min(Self.forearm, 0.4 * way.length), hand.at + fingers * Self.inside,
    ])
    var arm = self
    arm.opacity *= hand.opacity
    arm.drawRope(along: path, from: thick.root, to: thick.wrist, coat: coat, into: &picture)
  }

  /// Leads what no posture has, and which way is ahead.
  mutating func follow(_ act: Running, at time: Time) {
    let way = animal.looksRight == (facing > 0) ? 1.0 : -1
    lift = act[Thrower.lift, at: time]
    aside = way * act[Thrower.ahead, at: time]
    sore = act[Thrower.sore, at: time]
    clock = time.seconds * 300
    let short = 1 - 0.45 * act[Thrower.shorn, at: time]
    guard short != 1 else { return }
    for joint in [Joint.mane, .hood, .earNear, .earFar] {
      pose = pose.bending(joint, Bend(wide: short, tall: short))
    }
  }
}

extension Mascot {
  fileprivate var coat: AnimalFigure.Coat {
    switch self {
    case .frog: (Color(0x6CC24A), Color(0xA6E070))
    case .toucan: (Color(0x2B3A55), Color(0x56698C))
    case .monkey: (Color(0x9A5B34), Color(0xC4834F))
    case .owl: (Color(0x8E79B8), Color(0xB7A5DC))
    }
  }
}
