public import Animation
public import Rules
public import Stage

/// The animal behind a throwing hand: its motion, and the arm that ends in the hand.
public enum Thrower {
  /// The height of a jump, in design pixels.
  static let lift = Channel<Double>("lift")
  /// The shift towards the opponent, in design pixels.
  static let ahead = Channel<Double>("ahead")
  /// The share of mane, hood or ears that is cut off, 0…1.
  static let shorn = Channel<Double>("shorn")
  /// The swelling of the bump, 0…1.
  static let sore = Channel<Double>("sore")
  /// The lowering of the head, in degrees.
  static let nod = Channel<Double>("nod")

  /// All timelines, by their `bungle timeline` names.
  public static var timelines: [NamedTimeline] {
    let ends = Outcome.allCases.flatMap { outcome in
      [NamedTimeline("thrower.bracing.\(outcome)", bracing(outcome))]
        + Throw.allCases.flatMap { hand in
          (0..<(outcome == .tie ? 1 : outcome == .win ? variants : 2)).map { variant in
            NamedTimeline(
              "thrower.\(outcome).\(hand)\(variant == 0 ? "" : ".\(variant + 1)")",
              end(outcome, by: hand, variant: variant))
          }
        }
        + [NamedTimeline("thrower.lingering.\(outcome)", lingering(outcome))]
    }
    return [
      NamedTimeline("thrower.counting", counting(3)), NamedTimeline("thrower.gasping", gasping),
      NamedTimeline("thrower.nodding", nodding),
      NamedTimeline("thrower.loss.meant", goodLoser), NamedTimeline("thrower.fooled", fooled),
      NamedTimeline("thrower.giggling", giggling),
    ] + ends
  }

  /// The bobbing of an animal with each of `beats`.
  public static func counting(_ beats: Int) -> Timeline {
    let (rise, fall) = (HandTimelines.rise, HandTimelines.fall)
    let beat: [KeyPoses.Key] = [.to(.cheer, rise, .outQuad), .to(.crouch, fall, .inQuad)]
    return sceneTimeline {
      Parallel {
        KeyPoses(Array(repeating: beat, count: beats).flatMap(\.self) + [.to(.watch, 0.2)])
        Series {
          for _ in 0..<beats {
            Tween(lift, to: 26, duration: rise, easing: .outQuad)
            Tween(lift, to: 0, duration: fall, easing: .inQuad)
          }
        }
      }
    }
  }

  /// The motion of an onlooker that waits for the blow.
  static let gasping = sceneTimeline {
    KeyPoses("", .to(.watch, 0.14), .hold(0.06), .to(.fright, 0.12, .outBack(2)), .hold(1))
  }

  /// The nod of an animal that has understood something.
  static let nodding = together {
    KeyPoses("", .to(.watch, 0.2), .hold(1.5), .to(.stand, 0.3))
    Series {
      Hold(0.4)
      for depth in [20.0, 0, 16, 0, 0, 12, 0] {
        Tween(nod, to: depth, duration: 0.15, easing: .inOutSine)
      }
    }
  }

  /// The motion of a thrower between the opening of the hands and the blow: a coming winner draws
  /// back and leaps, a coming loser flinches.
  public static func bracing(_ outcome: Outcome) -> Timeline {
    let blow = HandTimelines.pause + HandTimelines.blow
    return sceneTimeline {
      switch outcome {
      case .win:
        Parallel {
          KeyPoses(from: .watch, .to(.crouch, blow - 0.12), .to(.roar, 0.12, .inQuad), .hold(1))
          Series {
            Tween(ahead, to: -22, duration: blow - 0.12, easing: .outQuad)
            Tween(ahead, to: 34, duration: 0.12, easing: .inQuad)
          }
        }
      case .loss: KeyPoses(from: .watch, .to(.fright, 0.18, .outBack(2)), .hold(1))
      case .tie:
        KeyPoses(from: .watch, .to(.crouch, blow - 0.12), .to(.bump, 0.12, .inQuad), .hold(1))
      }
    }
  }

  /// Draws `figure` with one arm stretched to `hand`, if any; or a `mascot`, if given, in the
  /// figure's pose.
  public static func draw(
    _ figure: AnimalFigure, named name: String, as mascot: Mascot? = nil,
    reaching hand: DrawCommand?, into picture: inout Picture
  ) {
    var figure = figure
    let hand = hand.flatMap { $0.opacity > 0 ? $0 : nil }
    if let mascot { return figure.drawPlayer(mascot, named: name, reaching: hand, into: &picture) }
    figure.reach = hand.flatMap { figure.reach(to: $0) { $0.shoulder } }
    figure.draw(named: name, into: &picture)
  }

  /// The mascot's head, as large as an animal's; the head of a hurt one has a tear and a
  /// turned-down mouth.
  public static func head(of mascot: Mascot, isHurt: Bool = false) -> ImageAsset {
    ImageAsset("mascot-\(mascot.rawValue)-\(isHurt ? "hurt" : "large")", 160, 160)
  }

  /// The mascot's body, which stands on its lower edge.
  public static func body(of mascot: Mascot) -> ImageAsset {
    ImageAsset("mascot-\(mascot.rawValue)-body", 112, 116)
  }
}

extension AnimalFigure {
  /// A throwing arm: the path to its hand, and the hand's opacity.
  struct Reach: Hashable {
    let path: MotionPath
    let opacity: Double
  }

  /// The joints of the throwing limb, which are left out where the arm is drawn.
  var limb: [Joint] {
    switch animal {
    case .lion: [.shoulderNear, .elbowNear, .wristNear]
    case .cobra: [.tail]
    case .rabbit: [.shoulderNear]
    }
  }

  /// Half an arm's width at its root and at the wrist, in design pixels.
  private var thick: (root: Double, wrist: Double) {
    switch animal {
    case .lion: (27, 19)
    case .cobra: (24, 15)
    case .rabbit: (22, 16)
    }
  }

  fileprivate var shoulder: Point? {
    switch animal {
    case .lion: place(of: .shoulderNear, away: Point(x: 0, y: -8))
    case .cobra: place(of: .coilLow, away: Point(x: -74, y: -56))
    case .rabbit: place(of: .shoulderNear)
    }
  }

  /// Draws the throwing arm, which joins the body without an outline.
  func draw(_ reach: Reach, into picture: inout Picture) {
    var arm = self
    arm.opacity *= reach.opacity
    arm.drawRope(
      along: reach.path, from: thick.root, to: thick.wrist, isOnBody: animal != .cobra,
      into: &picture)
  }

  /// The length of a relaxed arm in design pixels. Towards a hand beyond it the animal leans by the
  /// share `lean` of the distance, at most by `farthest` design pixels.
  private static let (length, lean, farthest) = (240.0, 0.16, 36.0)
  /// The length, in design pixels, of the arm's straight end before its hand, and inside the hand.
  private static let (forearm, inside) = (64.0, 26.0)

  /// Leans the animal towards a distant `hand`, and returns the arm's path from shoulder to wrist,
  /// which sags when the hand is near.
  mutating func reach(
    to hand: DrawCommand, from shoulder: (AnimalFigure) -> Point?
  ) -> Reach? {
    guard let near = shoulder(self) else { return nil }
    let far = max(0, near.distance(to: hand.at) - Self.length)
    aside += min(Self.farthest, Self.lean * far) * (hand.at.x < near.x ? -1 : 1)
    guard let shoulder = shoulder(self) else { return nil }
    let toHand = hand.at - shoulder
    let fingers = Point(x: 0, y: -1).turned(hand.turn)
    let sag = 0.16 * max(0, Self.length - toHand.length)
    let path = MotionPath(bezier: [
      shoulder, shoulder + toHand * 0.35 + Point(x: 0, y: sag),
      hand.at - fingers * min(Self.forearm, 0.4 * toHand.length), hand.at + fingers * Self.inside,
    ])
    return Reach(path: path, opacity: hand.opacity)
  }

  /// Applies the channels that are not in a pose: lift, shift, swelling, nod, and cut mane, hood or
  /// ears.
  mutating func follow(_ act: PlayingTimeline, at time: Time) {
    let direction = animal.looksRight == (facing > 0) ? 1.0 : -1
    lift = act[Thrower.lift, at: time]
    aside = direction * act[Thrower.ahead, at: time]
    sore = act[Thrower.sore, at: time]
    effectPhase = time.seconds * 300
    let nod = act[Thrower.nod, at: time] * (animal.looksRight ? 1 : -1)
    if nod != 0 { pose = pose.bending(.head, JointPose(nod)) }
    let short = 1 - 0.45 * act[Thrower.shorn, at: time]
    guard short != 1 else { return }
    for joint in [Joint.mane, .hood, .earNear, .earFar] {
      pose = pose.bending(joint, JointPose(wide: short, tall: short))
    }
  }
}
