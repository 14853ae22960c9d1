public import Animation
public import Rules
public import Stage

/// Idle motion: animals breathe, water flows, and now and then an animal acts.
///
/// No two acts start together, none is repeated within 20 s, and one begins at least every 4 s.
/// In a scene with visiting creatures the animals also play with each other, at least once in 20 s.
/// After 60 s without a touch the animals fall asleep one by one, and then nothing moves. With
/// calm motion nothing moves by itself.
public struct IdleMotion: Hashable, Sendable {
  /// An act: an animal plays the script with that number, a creature shows up in its place of that
  /// variant, or all three play with each other.
  fileprivate enum Act: Hashable {
    case script(Animal, Int)
    case creature(Creature, Int)
    case game(IdleGame)

    var duration: Time {
      switch self {
      case .script(_, let script): IdleMotion.scripts[script].duration
      case .creature(let creature, _): creature.timeline.duration.next(IdleMotion.rate)
      case .game(let game): game.timeline.duration.next(IdleMotion.rate)
      }
    }

    var isSleepy: Bool { if case .script(_, IdleMotion.yawn) = self { true } else { false } }

    var isCreatures: Bool { if case .creature = self { true } else { false } }

    var isGame: Bool { if case .game = self { true } else { false } }

    func isByTheSame(as other: Act?) -> Bool {
      switch (self, other) {
      case (.script(let one, _), .script(let another, _)): one == another
      case (.creature(let one, _), .creature(let another, _)): one == another
      default: false
      }
    }
  }

  private enum Phase: Hashable {
    case calm(until: Time)
    case acting(Act, since: Time)
    case dozingOff(since: Time)
    case asleep(since: Time)
  }

  /// An act, and the time at which it began.
  struct PastAct: Hashable {
    fileprivate let act: Act
    let began: Time
    var ends: Time { began + act.duration }
    var isGame: Bool { act.isGame }
    func isSame(as other: PastAct) -> Bool { act == other.act }
  }

  /// The time without a touch until the animals doze off.
  public static let patience = Time.seconds(60)
  /// The time after a touch in which no animal yawns: until the hint's hand has shown what to do.
  static let invitation = Time.seconds(12)
  /// The time after a game in which the animals begin none.
  static let composure = Time.seconds(12)
  /// The times after a touch at which they may: they would hide what the hint's hand shows.
  private static let breaks = [10.3..<13, 18.3..<29, 34.3..<60]
  /// The time within which no act repeats.
  static let memory = Time.seconds(20)
  static let longestWait = Time.seconds(4)
  /// The seconds in which an animal's eyes close.
  private static let nodding = 0.9
  /// The seconds until the next animal's eyes begin to close.
  private static let nextNod = 0.7
  /// Frames per second of water, breath and acts. Acts begin with a frame, so that nothing is drawn
  /// between two.
  static let rate = 10.0
  /// Frames per second of creatures; a multiple of `rate`.
  private static let creatures = 20.0

  private var phase = Phase.calm(until: .seconds(2))
  /// The time of the last touch, or of the first tick, so that animals that appear late are as
  /// awake as the others.
  private var lastTouch: Time?
  private var reducesMotion = false
  /// The acts of the last `memory`.
  private(set) var past: [PastAct] = []
  private var timeAsleep = Time.zero
  private let repertoire: [Act]

  /// Creates idle life with `creatures` between the animals' acts.
  public init(with creatures: [Creature] = []) {
    repertoire =
      Animal.allCases.flatMap { animal in
        Self.scripts.indices.map { .script(animal, $0) }
      }
      + creatures.flatMap { creature in (0..<Creature.variants).map { .creature(creature, $0) } }
      + (creatures.isEmpty ? [] : IdleGame.allCases.map { .game($0) })
  }

  /// Notes that the player has touched something, and wakes animals that doze.
  public mutating func noteActivity(at now: Time, using decorationRandom: inout SplitMix64) {
    lastTouch = now
    switch phase {
    case .asleep(let since):
      timeAsleep = timeAsleep + (now - since)
      rest(from: now, using: &decorationRandom)
    case .dozingOff: rest(from: now, using: &decorationRandom)
    case .calm, .acting: break
    }
  }

  /// Puts all animals to sleep until the next touch, as the window loses the focus.
  public mutating func doze(at now: Time) {
    if reducesMotion { return }
    if case .asleep = phase { return }
    phase = .asleep(since: now)
  }

  /// Whether the animals neither sleep nor doze off.
  var isAwake: Bool {
    switch phase {
    case .calm, .acting: true
    case .dozingOff, .asleep: false
    }
  }

  /// Advances by one tick.
  public mutating func tick(_ context: inout SceneContext) {
    reducesMotion = context.preferences.reducesMotion
    let touch = lastTouch ?? context.now
    lastTouch = touch
    switch phase {
    case .calm(let end) where context.now >= end && !reducesMotion:
      if context.now - touch >= Self.patience {
        phase = .dozingOff(since: context.now)
      } else {
        begin(at: context.now, using: &context.decorationRandom)
      }
    case .acting(let act, let since) where context.now - since >= act.duration:
      rest(from: context.now, using: &context.decorationRandom)
    case .dozingOff(let since) where context.now - since >= Self.falling:
      phase = .asleep(since: context.now)
    default:
      break
    }
  }

  /// The time of the next frame that differs, after `now`; nil in sleep or with calm motion.
  public func nextChange(after now: Time) -> Time? {
    guard !reducesMotion else { return nil }
    switch phase {
    case .calm(let end):
      return now.next(Self.rate, before: end)
    case .acting(let act, let since):
      let rate = act.isCreatures ? Self.creatures : Self.rate
      return now.next(rate, before: since + act.duration)
    case .dozingOff(let since): return now.next(Self.rate, before: since + Self.falling)
    case .asleep: return nil
    }
  }

  /// An animal's pose at `time`.
  public func pose(of animal: Animal, at time: Time) -> Pose {
    if case .asleep = phase { return .of(animal, .doze) }
    guard !reducesMotion else { return .stand }
    var pose = Pose.stand
    switch phase {
    case .acting(.script(animal, let script), let since):
      let moment = (time - since).held(Self.rate)
      pose = Self.scripts[script][.posture, at: moment].pose(of: animal)
    case .acting(.game(let game), let since):
      pose = game.pose(of: animal, at: (time - since).held(Self.rate))
    case .acting(.creature, let since):
      pose = Self.watching(animal, for: (time - since).held(Self.rate).seconds)
    case .dozingOff(let since):
      let late = Double(animal.index) * Self.nextNod
      let share = ((time - since).held(Self.rate).seconds - late) / Self.nodding
      pose = pose.mixed(with: .of(animal, .doze), share.clamped(to: 0...1))
      if share >= 1 { return pose }
    default: break
    }
    return pose.breathing(animal, at: time.held(Self.rate))
  }

  /// The pose of an animal that watches a creature: blinking and twitching, each in its own phase.
  private static func watching(_ animal: Animal, for seconds: Double) -> Pose {
    let own = animal == .lion ? 0.2 : animal == .cobra ? 0.7 : 1.1
    let beat = (seconds + own).truncatingRemainder(dividingBy: 1.5)
    if beat < 0.15 { return .of(animal, .blink) }
    guard 0.7..<1 ~= beat else { return .stand }
    return Pose.stand.mixed(with: .of(animal, .twitch), Portable.sin((beat - 0.7) * .pi / 0.3))
  }

  /// The time for which the water has flowed; it stops in sleep, and is 0 with calm motion.
  public func flow(at time: Time) -> Time {
    guard !reducesMotion else { return .zero }
    if case .asleep(let since) = phase { return (since - timeAsleep).held(Self.rate) }
    return (time - timeAsleep).held(Self.rate)
  }

  /// Draws the visiting creature, if any.
  public func drawCreature(at time: Time, into picture: inout Picture) {
    guard case .acting(.creature(let creature, let variant), let since) = phase, !reducesMotion
    else {
      return
    }
    creature.draw(at: (time - since).held(Self.creatures), variant: variant, into: &picture)
  }

  /// Shows a creature from `start`, in the place of `variant`.
  public mutating func show(_ creature: Creature, variant: Int, from start: Time) {
    let act = Act.creature(creature, variant % Creature.variants)
    past.append(PastAct(act: act, began: start))
    phase = .acting(act, since: start)
  }

  /// The visiting creature's place, in design pixels, if any.
  ///
  /// The place is updated only as often as heads turn.
  public func creature(at time: Time) -> Point? {
    guard case .acting(.creature(let creature, let variant), let since) = phase, !reducesMotion
    else {
      return nil
    }
    return creature.place(at: (time - since).held(Self.rate), variant: variant)
  }

  private static let falling = Time.seconds(nodding + nextNod * Double(Animal.allCases.count - 1))

  /// Begins the pause before the next act, shorter after a long act.
  private mutating func rest(from now: Time, using decorationRandom: inout SplitMix64) {
    let pause = now + .seconds(decorationRandom.number(in: 1...2.6))
    let latest = past.last.map { $0.began + Self.longestWait } ?? pause
    phase = .calm(until: max(now + .seconds(0.3), min(pause, latest)).held(Self.rate))
  }

  /// Begins an act that is not in `past`, by another animal or creature than the last.
  private mutating func begin(at now: Time, using decorationRandom: inout SplitMix64) {
    past.removeAll { now - $0.began >= Self.memory }
    // Creatures have few acts and animals many, so the kind is chosen first.
    let wantsCreature = decorationRandom.number(in: 0...1) < 0.4
    let others = repertoire.filter { act in
      !past.contains { $0.act == act } && !act.isByTheSame(as: past.last?.act)
    }
    let wantsGame =
      Self.breaks.contains { $0.contains((now - (lastTouch ?? now)).seconds) }
      && !past.contains { $0.isGame && now - $0.began < Self.composure }
    let wanted = others.filter {
      $0.isGame == wantsGame && (wantsGame || $0.isCreatures == wantsCreature)
    }
    let fresh = wanted.isEmpty ? others.filter { !$0.isGame } : wanted
    guard !fresh.isEmpty else { return }
    let drawn = decorationRandom.index(below: fresh.count)
    let isInvited = now - (lastTouch ?? now) < Self.invitation
    let act = fresh[isInvited && fresh[drawn].isSleepy ? (drawn + 1) % fresh.count : drawn]
    past.append(PastAct(act: act, began: now))
    phase = .acting(act, since: now)
  }

  /// The place of the yawn among the `scripts`.
  private static let yawn = 4

  /// The scripts: two blinks, so that blinking is likeliest, then a glance, a look up, a yawn, a
  /// shiver and a twitch.
  static let scripts: [Timeline] = [
    [.to(.blink, frames(1)), .hold(frames(1)), .to(.stand, frames(1))],
    [
      .to(.blink, frames(1)), .hold(frames(1)), .to(.stand, frames(2)), .to(.blink, frames(1)),
      .to(.stand, frames(1)),
    ],
    [
      .to(.lookRound, frames(3)), .hold(frames(11)), .to(.blink, frames(1)),
      .to(.stand, frames(4)),
    ],
    [.to(.watch, frames(3), .outBack(1.6)), .hold(frames(7)), .to(.stand, frames(4))],
    [
      .to(.yawn, frames(6)), .hold(frames(5)), .to(.blink, frames(3)), .to(.stand, frames(4)),
    ],
    [
      .to(.shakeLeft, frames(1)), .to(.shakeRight, frames(1)), .to(.shakeLeft, frames(1)),
      .to(.stand, frames(2)),
    ],
    [
      .to(.twitch, frames(1)), .to(.stand, frames(2)), .to(.twitch, frames(1)),
      .to(.stand, frames(2)),
    ],
  ].map { steps in sceneTimeline { KeyPoses(steps) } }

  /// The duration of `count` frames in seconds.
  private static func frames(_ count: Double) -> Double { count / rate }
}
