public import Animation
public import Phrases
public import Rules
public import Stage

/// The two players at one table, who choose in secret.
///
/// Until both have chosen, the screen and the sound depend only on which player has chosen, never
/// on the throw.
public struct TablePlayers: Hashable, Sendable, Moving {
  /// The players' actions besides pressing their keys.
  public enum Action: Hashable, Sendable {
    /// Presses a throw's button at a seat: a touch chooses the throw, a mouse closes the curtain
    /// first.
    case choose(Throw, at: Seat)
    /// Chooses a throw behind the curtain.
    case chooseBehindCurtain(Throw)
    /// Opens the curtain again without a choice.
    case openCurtain
    /// Changes the mascot at a seat.
    case changeMascot(Seat)
    /// Continues without the lost gamepad, with the keyboard.
    case goOn
  }

  /// The time for which both ferns show before the throws are revealed.
  private static let pause = Time.seconds(0.5)

  private(set) var secret = SecretThrows()
  private var mascots: [Seat: Mascot] = [.left: .frog, .right: .toucan]
  /// The device with which each player last chose; the caps at that player's seat show its keys.
  private var devices: [Seat: InputDevice] = [:]
  /// The rustling of the ferns in which players who have chosen hide.
  private var ferns: [Seat: PlayingTimeline] = [:]
  private(set) var curtain: Curtain?
  /// The seat of the player who has just chosen behind the curtain, and the motion with which the
  /// leaves part.
  private(set) var hiddenSeat: Seat?
  private(set) var parting: PlayingTimeline?
  /// The seat whose gamepad is lost, and the card about it.
  private(set) var missing: Missing?

  struct Missing: Hashable {
    let seat: Seat
    let card: AlertCard

    init(_ seat: Seat, _ mascot: Mascot, since: Time) {
      self.seat = seat
      let picture = CardPicture(height: 96) {
        $0.draw(.image(WidgetAssets.mascot(mascot), at: Point(x: -44, y: 8)))
        let spot = Rect(center: Point(x: 44, y: 8), size: Size(72, 72))
        $0.draw(.roundedRect(spot, radius: 36, tint: .earth))
        $0.draw(.image(Pictogram.gamepad.asset, at: spot.center).scaled(1.1))
      }
      card = AlertCard(
        .table(.gamepadGone), .table(.gamepadHelp), size: Size(640, 360), picture: picture,
        since: since)
    }
  }

  /// Creates two players who have not chosen, a frog and a toucan.
  public init() {}

  /// A copy of the same players, who have not chosen.
  public var cleared: TablePlayers {
    var pair = TablePlayers()
    (pair.mascots, pair.devices) = (mascots, devices)
    return pair
  }

  /// Returns the mascot of the player at a seat.
  public func mascot(_ seat: Seat) -> Mascot { mascots[seat] ?? .frog }

  /// Returns the mascot of the player of a side.
  public func mascot(_ side: Side) -> Mascot { mascot(Seat(side)) }

  /// Returns the rustling of the fern at a seat; nil before a choice.
  func fern(at seat: Seat) -> PlayingTimeline? { ferns[seat] }

  /// Returns whether the player at a seat has chosen.
  public func hasChosen(_ seat: Seat) -> Bool { ferns[seat] != nil }

  /// Returns the device whose keys are drawn at a seat; whoever has the mouse may also use keys.
  func device(at seat: Seat, _ view: View) -> InputDevice {
    view.device == .touch ? .touch : devices[seat] == .gamepad ? .gamepad : .keyboard
  }

  /// Whether any player has chosen behind the curtain.
  var isUsedToCurtain: Bool { devices.values.contains(.pointer) }

  /// Handles a seat's keys and its gamepad; false for every other event.
  public mutating func handle(_ event: InputEvent, _ context: inout SceneContext) -> Bool {
    switch event {
    case .pressed(let key, let seat):
      devices[seat] = context.device
      guard let hand = Throw.allCases.first(where: { $0.key == key }) else { return true }
      choose(hand, at: seat, &context)
    case .gamepadLost(let seat):
      guard devices[seat] == .gamepad else { return true }
      devices[seat] = .keyboard
      missing = Missing(seat, mascot(seat), since: context.now)
      context.play(.card)
    case .gamepadFound(let seat):
      if missing?.seat == seat { missing = nil }
    default:
      guard curtain == nil || missing != nil else { return drag(event, &context) }
      // The second press of a double click must not reach a button behind the leaves.
      return event.pressPoint != nil && hiddenSeat != nil && !parting.isOver(at: context.now)
    }
    return true
  }

  /// Lets the pointer drag or tap a throw behind the curtain; false for every other event.
  private mutating func drag(_ event: InputEvent, _ context: inout SceneContext) -> Bool {
    let isHandled = curtain?.handle(event, context.view) == true
    if let hand = curtain?.chosen { perform(.chooseBehindCurtain(hand), &context) }
    return isHandled
  }

  /// Performs a button's action.
  public mutating func perform(_ action: Action, _ context: inout SceneContext) {
    switch action {
    case .choose(let hand, let seat):
      guard !hasChosen(seat) else { return }
      if context.device == .touch { return choose(hand, at: seat, &context) }
      closeCurtain(before: seat, &context)
    case .chooseBehindCurtain(let hand):
      guard let curtain else { return }
      devices[curtain.seat] = context.device
      choose(hand, at: curtain.seat, &context)
    case .openCurtain: openCurtain(&context)
    case .changeMascot(let seat):
      mascots[seat] = mascot(seat).next(without: mascot(seat.other))
      context.play(.click)
    case .goOn:
      missing = nil
      context.play(.click)
    }
  }

  private mutating func choose(_ hand: Throw, at seat: Seat, _ context: inout SceneContext) {
    guard !hasChosen(seat), secret.choose(hand, for: seat.side) else { return }
    ferns[seat] = PlayingTimeline(SeatPlate.rustle, in: context.view)
    context.play(.click, x: seat == .left ? 240 : 1_040)
    guard curtain?.seat == seat else { return }
    (hiddenSeat, curtain) = (seat, nil)
    parting = PlayingTimeline(Curtain.keeping, in: context.view)
  }

  /// Closes the curtain for the first player who has not chosen.
  public mutating func closeCurtain(_ context: inout SceneContext) {
    guard curtain == nil, let seat = Seat.allCases.first(where: { !hasChosen($0) }) else { return }
    closeCurtain(before: seat, &context)
  }

  private mutating func closeCurtain(before seat: Seat, _ context: inout SceneContext) {
    curtain = Curtain(before: seat, &context)
    context.play(.page)
  }

  private mutating func openCurtain(_ context: inout SceneContext) {
    guard curtain != nil else { return }
    (hiddenSeat, curtain) = (nil, nil)
    parting = PlayingTimeline(Curtain.parting, since: context.now)
  }

  /// Returns whether both have chosen and their ferns have shown for half a second.
  public func isReady(at now: Time) -> Bool {
    let hiddenSince = max(ferns.values.map(\.since).max() ?? .zero, parting?.ends ?? .zero)
    return isComplete && now >= hiddenSince + Self.pause
  }

  /// Whether both have chosen and nothing covers the table.
  private var isComplete: Bool { secret.isComplete && curtain == nil && missing == nil }

  /// Returns both throws and clears them, but not the ferns; nil before both have chosen.
  public mutating func reveal() -> Round? { secret.reveal() }

  /// The action of Enter on the card that covers the table; nil without one.
  public var cardAction: Action? { missing != nil ? .goOn : curtain != nil ? .openCurtain : nil }

  /// Returns whether leaves and ferns are at rest; false while the throws are about to be revealed.
  public func isOver(at time: Time) -> Bool {
    !isComplete && curtain?.isOver(at: time) != false && parting.isOver(at: time)
      && ferns.isOver(at: time)
  }

  /// The sentence on which players have chosen.
  public var status: TableWords {
    switch Seat.allCases.filter(hasChosen) {
    case []: .choosing
    case [.left]: .waiting(mascot(.left))
    case [.right]: .waiting(mascot(.right))
    default: .ready
    }
  }

  /// Returns a phrase with each player's won rounds of `match`.
  public func standing(of match: Match) -> Phrase {
    let wins = [(Seat.left, match.jungleWins), (.right, match.playerWins)]
    return .joined(wins.map { .spoken(.standing(.mascot(mascot($0), $1))) }, by: " ")
  }
}

/// The result card of a match of two players.
public enum PairResult {
  /// A function that draws both mascots at a beat of the winner's dance, or (nil) at rest; the left
  /// player has won unless `isRightWinner`.
  public typealias Dance = (
    _ right: Mascot, _ left: Mascot, _ isRightWinner: Bool, _ beat: Double?, inout Picture
  ) -> Void

  /// Returns the card at the end of `match`, with a kind word for the loser; nil while the match
  /// goes on.
  public static func card(
    of pair: TablePlayers, _ match: Match, since: Time, dancing draw: Dance
  ) -> AlertCard? {
    guard let winner = match.winner else { return nil }
    let wins = [match.playerWins, match.jungleWins].sorted()
    let picture = CardPicture(
      height: 316,
      dancing: { beat, picture in
        let side = winner == .player ? 1.0 : -1
        for seat in Seat.allCases {
          let tint = SeatPlate.tint(of: seat)
          let ground = Rect(
            center: Point(x: seat == .left ? -160 : 160, y: 28), size: Size(300, 232))
          let depth = seat.side == winner ? 0.24 : 0.72
          picture.draw(.roundedRect(ground, radius: 40, tint: tint.mixed(with: .cream, 0.1)))
          picture.draw(
            .roundedRect(ground.insetBy(5), radius: 35, tint: tint.mixed(with: .cream, depth)))
        }
        OutcomeMarks.drawRays(behind: Point(x: 160 * side, y: 20), 1, into: &picture)
        draw(pair.mascot(.right), pair.mascot(.left), winner == .player, beat, &picture)
        for seat in Seat.allCases {
          SeatPlate.drawCrowns(
            match.wins(of: seat.side), of: wins[1], seat, apart: 42,
            at: Point(x: seat == .left ? -160 : 160, y: 144), into: &picture)
        }
      })
    return AlertCard(
      .table(.winsMatch(pair.mascot(winner))),
      .table(.result(wins[1], to: wins[0], wellPlayed: pair.mascot(winner.other))),
      size: Size(700, 330), picture: picture, dimming: 0.2, since: since)
  }
}
