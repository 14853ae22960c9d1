public import Animation
public import Phrases
public import Rules
public import Stage

/// Two people at one table while they choose, each in secret.
///
/// Nothing here that can be seen or heard depends on what was chosen, only on who has.
public struct Pair: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    /// One of the three at a side: a finger throws it, a mouse asks for the curtain first.
    case choose(Throw, at: Seat)
    /// One of the three behind the curtain.
    case behind(Throw)
    case closeCurtain
    /// Another mascot.
    case rename(Seat)
    /// Plays on without the gamepad that is gone.
    case goOn
  }

  /// How long both ticks are seen before anything else happens.
  private static let pause = Time.seconds(0.5)

  public private(set) var secret = SecretThrows()
  private var mascots: [Seat: Mascot] = [.left: .frog, .right: .toucan]
  /// With what each chose last: whose keys are drawn at that side.
  private var devices: [Seat: InputDevice] = [:]
  /// How the ticks came in.
  private var ticks: [Seat: Entrance] = [:]
  private(set) var curtain: Curtain?
  /// The leaves that part again.
  private(set) var parting: Curtain.Parting?
  /// Whose gamepad is gone.
  private(set) var missing: Missing?

  struct Missing: Hashable {
    let seat: Seat
    let card: AlertCard

    init(_ seat: Seat, since: Time) {
      self.seat = seat
      card = AlertCard(
        .table(.gamepadGone), .table(.gamepadHelp), size: Size(640, 480),
        since: since)
    }
  }

  /// Until it is counted, nobody rests.
  private struct Suspense: Moving {
    func isOver(at time: Time) -> Bool { false }
  }

  public init() {}

  /// The same two before they have chosen.
  public var cleared: Pair {
    var pair = Pair()
    (pair.mascots, pair.devices) = (mascots, devices)
    return pair
  }

  public func mascot(_ seat: Seat) -> Mascot { mascots[seat] ?? .frog }

  public func mascot(_ side: Match.Side) -> Mascot { mascot(Seat(side)) }

  /// How the tick came in of who has chosen.
  func tick(at seat: Seat) -> Entrance? { ticks[seat] }

  func hasChosen(_ seat: Seat) -> Bool { ticks[seat] != nil }

  /// The device whose keys are drawn at a side, as `view` shows them.
  func device(at seat: Seat, _ view: View) -> InputDevice {
    view.device == .touch ? .touch : devices[seat] ?? .keyboard
  }

  /// Takes what is done at a seat; false for anything else.
  public mutating func handle(_ event: InputEvent, _ stage: inout StageContext) -> Bool {
    switch event {
    case .pressed(let key, let seat):
      devices[seat] = stage.device
      guard let hand = Throw.allCases.first(where: { $0.key == key }) else { return true }
      choose(hand, at: seat, &stage)
    case .gamepadLost(let seat):
      guard devices[seat] == .gamepad else { return true }
      devices[seat] = .keyboard
      missing = Missing(seat, since: stage.now)
      stage.play(.card)
    case .gamepadFound(let seat):
      if missing?.seat == seat { missing = nil }
    default: return false
    }
    return true
  }

  public mutating func perform(_ action: Action, _ stage: inout StageContext) {
    switch action {
    case .choose(let hand, let seat):
      guard !hasChosen(seat) else { return }
      if stage.device == .touch { return choose(hand, at: seat, &stage) }
      curtain = Curtain(before: seat, &stage)
      stage.play(.page)
    case .behind(let hand):
      if let curtain { choose(hand, at: curtain.seat, &stage) }
    case .closeCurtain: openCurtain(&stage)
    case .rename(let seat):
      mascots[seat] = mascot(seat).next(without: mascot(seat.other))
      stage.play(.click)
    case .goOn:
      missing = nil
      stage.play(.click)
    }
  }

  private mutating func choose(_ hand: Throw, at seat: Seat, _ stage: inout StageContext) {
    guard !hasChosen(seat), secret.choose(hand, for: seat.side) else { return }
    ticks[seat] = Entrance(since: stage.now)
    stage.play(.click, x: seat == .left ? 240 : 1_040)
    if curtain?.seat == seat { openCurtain(&stage) }
  }

  private mutating func openCurtain(_ stage: inout StageContext) {
    guard curtain != nil else { return }
    curtain = nil
    parting = Curtain.Parting(since: stage.now)
  }

  /// Both have chosen, and everybody has seen that they have.
  public func isReady(at now: Time) -> Bool {
    isComplete && ticks.values.allSatisfy { now >= $0.since + Self.pause }
  }

  /// Both have chosen, and nothing lies over the table.
  private var isComplete: Bool { secret.isComplete && curtain == nil && missing == nil }

  /// What both have thrown; their ticks stay until it is `cleared`.
  public mutating func reveal() -> Round? { secret.reveal() }

  /// What Enter does on the card that lies over the table; nil where there is none.
  public var answer: Action? {
    missing != nil ? .goOn : curtain != nil ? .closeCurtain : nil
  }

  /// What moves by itself.
  public var running: [any Moving] {
    let single: [(any Moving)?] = [parting, isComplete ? Suspense() : nil]
    return single.compactMap(\.self) + Array(ticks.values)
  }

  /// One sentence about who has chosen.
  public var status: TableWords {
    switch Seat.allCases.filter(hasChosen) {
    case []: .choosing
    case [.left]: .waiting(mascot(.left))
    case [.right]: .waiting(mascot(.right))
    default: .ready
    }
  }

  /// What each has won of `match`.
  public func standing(of match: Match) -> Phrase {
    let wins = [(Seat.left, match.jungleWins), (.right, match.playerWins)]
    return .joined(
      wins.map { .spoken(.standing(.mascot(mascot($0), $1))) }, by: " ")
  }
}
