internal import Animation
internal import Stage

/// The open hand that shows an idle player what to do, after 8, 16 and 32 seconds, and what was
/// meant after a mistake.
struct HintHand: Sendable {
  private var hint: Hint?
  /// The tick from which the delays count.
  private var since: Int64 = 0

  /// Whether it comes early, as an answer.
  private var isEarly = false

  private static let delays: [Int64] = [8 * 60, 16 * 60, 32 * 60]
  /// Once what was let go is back.
  private static let early: Int64 = 60

  private var delays: [Int64] { isEarly ? [Self.early] + Self.delays : Self.delays }

  mutating func wait(for hint: Hint?, at tick: Int64) {
    guard hint != self.hint else { return }
    self.hint = hint
    since = tick
    isEarly = hint?.isAnswer == true
  }

  /// Hides the hand because the player acted, and waits again.
  mutating func withdraw(at tick: Int64) { (since, isEarly) = (tick, false) }

  /// How many ticks the hand has been visible at `tick`; nil while it is not.
  private func age(at tick: Int64) -> Int64? {
    guard hint != nil, let begin = delays.last(where: { $0 <= tick - since }) else {
      return nil
    }
    let age = tick - since - begin
    return age < Self.lasting ? age : nil
  }

  /// Whether it is seen because nothing was done: an answer needs no more words.
  func isSeenIdle(at tick: Int64) -> Bool {
    age(at: tick) != nil && !(isEarly && tick - since < Self.delays[0])
  }

  /// The ticks until it comes, moves or goes; nil for never.
  func changesInTicks(after tick: Int64, isCalm: Bool) -> Int64? {
    guard hint != nil else { return nil }
    if !isCalm, let age = age(at: tick) { return Self.step - age % Self.step }
    let changes = delays.flatMap { [$0, $0 + Self.lasting] }
    return changes.first { $0 > tick - since }.map { $0 - (tick - since) }
  }

  // MARK: - How it looks

  private static let opacity = Channel<Double>("hint.opacity")
  private static let grip = Channel<Double>("hint.grip", rest: 1)
  private static let way = Channel<Double>("hint.way")

  /// Taps twice.
  static let press = sceneTimeline {
    Tween(opacity, from: 0, to: 1, duration: 0.3, easing: .outQuad)
    Repeat(2) {
      Tween(grip, to: 0.82, duration: 0.22, easing: .inOutQuad)
      Tween(grip, to: 1, duration: 0.22, easing: .outQuad)
      Hold(0.2)
    }
    Tween(opacity, to: 0, duration: 0.35, easing: .inQuad)
  }

  /// Takes hold, moves there and lets go.
  static let drag = sceneTimeline {
    Tween(opacity, from: 0, to: 1, duration: 0.3, easing: .outQuad)
    Tween(grip, to: 0.86, duration: 0.2, easing: .outQuad)
    Tween(way, from: 0, to: 1, duration: 1.1, easing: .inOutCubic)
    Tween(grip, to: 1, duration: 0.15, easing: .outQuad)
    Hold(0.2)
    Tween(opacity, to: 0, duration: 0.35, easing: .inQuad)
  }

  /// Ticks between its pictures: it moves on threes.
  private static let step: Int64 = 3

  /// A little longer than either gesture.
  private static let lasting = Int64(2.4 * 60)

  /// Calm motion keeps the hand still.
  func draw(at tick: Int64, _ view: View, into picture: inout Picture) {
    guard let hint, let age = age(at: tick) else { return }
    let timeline = hint.target == nil ? Self.press : Self.drag
    func value(_ channel: Channel<Double>) -> Double {
      timeline[channel, at: .frames(Int(age - age % Self.step))]
    }
    let opacity = view.isCalm ? 1 : value(Self.opacity)
    let way = view.isCalm ? 0 : value(Self.way)
    let place = hint.place + ((hint.target ?? hint.place) - hint.place) * way
    if let carried = hint.carried, !view.isCalm {
      picture.draw(.image(carried, at: place).opacity(0.45 * opacity))
    }
    picture.draw(
      .image(HandAssets.guide, at: place + Point(x: 52, y: 72))
        .scaled(0.5 * (view.isCalm ? 1 : value(Self.grip))).opacity(0.95 * opacity).named("hint"))
  }
}
