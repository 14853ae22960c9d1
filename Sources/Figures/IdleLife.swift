public import Animation
public import Rules
public import Stage

/// What animals do while nobody asks anything of them: they breathe, and now and then one does something.
///
/// Two never start together. After a while without a touch all three doze and nothing moves any more.
/// In calm motion nothing moves by itself at any time.
public struct IdleLife: Hashable, Sendable {
  private enum Phase: Hashable {
    case calm(until: Time)
    case acting(Animal, Int, since: Time)
    case asleep
  }

  /// How long nobody has to touch anything until the animals doze.
  public static let patience = Time.seconds(60)
  /// Breath is seen so many times a second, an act so many: enough for something so slow.
  private static let breaths = 12.0
  private static let acts = 30.0

  private var phase = Phase.calm(until: .seconds(2))
  private var disturbed = Time.zero
  private var isCalm = false
  private var last = -1

  public init() {}

  /// Somebody touched something: whoever dozes wakes up.
  public mutating func disturb(at now: Time, using decorationRandom: inout SplitMix64) {
    disturbed = now
    if phase == .asleep { rest(from: now, using: &decorationRandom) }
  }

  public mutating func tick(_ stage: inout StageContext) {
    isCalm = stage.preferences.isCalm
    switch phase {
    case .calm(let end) where stage.now >= end && !isCalm:
      if stage.now - disturbed >= Self.patience {
        phase = .asleep
      } else {
        begin(at: stage.now, using: &stage.decorationRandom)
      }
    case .acting(_, let act, let since) where stage.now - since >= Self.scripts[act].duration:
      rest(from: stage.now, using: &stage.decorationRandom)
    default:
      break
    }
  }

  /// When something is to be seen next; nil when the animals sleep.
  public func wakes(after now: Time) -> Time? {
    guard !isCalm else { return nil }
    switch phase {
    case .calm(let end):
      return now >= end ? now + .frames(1) : min(end, now.next(Self.breaths))
    case .acting: return now.next(Self.acts)
    case .asleep: return nil
    }
  }

  /// How an animal holds itself at a moment.
  public func pose(of animal: Animal, at time: Time) -> Pose {
    guard phase != .asleep else { return .of(animal, .doze) }
    guard !isCalm else { return .stand }
    var pose = Pose.stand
    if case .acting(animal, let act, let since) = phase {
      let moment = (time - since).held(Self.acts)
      pose = Self.scripts[act].value(
        of: .posture(""), at: moment, otherwise: Posture(.stand, .stand, 0)
      ).pose(of: animal)
    }
    return pose.breathing(animal, at: time.held(Self.breaths))
  }

  private mutating func rest(from now: Time, using decorationRandom: inout SplitMix64) {
    phase = .calm(until: now + .seconds(decorationRandom.number(in: 1...2.6)))
  }

  /// Another act than the last, by another animal than the last one.
  private mutating func begin(at now: Time, using decorationRandom: inout SplitMix64) {
    let animals = Animal.allCases.count
    var next = Int(decorationRandom.next() % UInt64(animals * Self.scripts.count))
    if last >= 0, next % animals == last % animals { next += 1 }
    next %= animals * Self.scripts.count
    last = next
    phase = .acting(Animal.allCases[next % animals], next / animals, since: now)
  }

  /// A blink (twice as often as the rest), a glance round, a look at the sky, a stretch, a yawn, a shiver.
  private static let scripts: [Timeline] = [
    staged { Acting("", .to(.blink, 0.04), .hold(0.08), .to(.stand, 0.06)) },
    staged {
      Acting(
        "", .to(.blink, 0.04), .hold(0.07), .to(.stand, 0.16), .to(.blink, 0.04), .to(.stand, 0.08))
    },
    staged { Acting("", .to(.lookRound, 0.26), .hold(0.9), .to(.blink, 0.06), .to(.stand, 0.3)) },
    staged { Acting("", .to(.watch, 0.2, .outBack(1.6)), .hold(0.6), .to(.stand, 0.3)) },
    staged { Acting("", .to(.yawn, 0.5), .hold(0.4), .to(.blink, 0.24), .to(.stand, 0.3)) },
    staged {
      Acting(
        "", .to(.shakeLeft, 0.1), .to(.shakeRight, 0.1), .to(.shakeLeft, 0.1), .to(.stand, 0.16))
    },
    staged {
      Acting("", .to(.twitch, 0.08), .to(.stand, 0.12), .to(.twitch, 0.08), .to(.stand, 0.14))
    },
  ]
}

extension Pose {
  /// The pose with a breath: one every three seconds and a half, each animal in its own time.
  func breathing(_ animal: Animal, at time: Time) -> Pose {
    let offset = animal == .lion ? 0.0 : animal == .cobra ? 1.1 : 2.3
    let breath = Portable.sin((time.seconds + offset) * 1.8)
    switch animal {
    case .lion:
      return bending(.body, Bend(y: -breath, tall: 1 + 0.012 * breath))
        .bending(.head, Bend(0.5 * breath, y: -0.8 * breath))
        .bending(.tailTip, Bend(3 * breath)).bending(.tuft, Bend(4 * breath))
    case .cobra:
      return bending(.hood, Bend(0.8 * breath, y: -1.6 * breath, wide: 1 + 0.014 * breath))
        .bending(.head, Bend(-0.8 * breath)).bending(.tail, Bend(2.5 * breath))
    case .rabbit:
      return bending(.body, Bend(tall: 1 + 0.01 * breath)).bending(.head, Bend(y: -1.4 * breath))
        .bending(.nose, Bend(y: -1.5 * max(0, breath))).bending(.earFar, Bend(1.5 * breath))
    }
  }
}

extension Time {
  /// The last moment of so many a second.
  fileprivate func held(_ rate: Double) -> Time {
    .seconds((seconds * rate + 1e-6).rounded(.down) / rate)
  }

  /// The next moment of so many a second.
  fileprivate func next(_ rate: Double) -> Time {
    .seconds(((seconds * rate + 1e-6).rounded(.down) + 1) / rate)
  }
}
