internal import Animation
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The match of two players at one table: both throw in secret, and the hands open on the count of
/// three.
extension GamePage: TableScene {
  static var seats: TableSeats<Action> {
    TableSeats(
      plate: GameLayout.plate, mascot: GameLayout.mascot, draw: draw, goal: Slab.drawSmall
    ) { .pair($0) }
  }

  var pair: TablePlayers? {
    get { if case .friends(let pair) = table { pair } else { nil } }
    set { if let newValue { table = .friends(newValue) } }
  }

  /// The pause after a key that came too early, before the same player's next key counts.
  private static let pause = Time.seconds(0.5)

  private static let shake = Channel<Double>("early.shake")
  /// The shaking of a thrower whose player's key came too early; in calm motion, only a pause.
  static let rejection = sceneTimeline {
    FullMotion {
      for offset in [9.0, -8, 6, -4, 0] {
        Tween(shake, to: offset, duration: 0.07, easing: .inOutSine)
      }
    } else: {
      Hold(pause.seconds)
    }
  }

  /// Returns how far the thrower at a seat is shaken aside, in design pixels.
  func shake(of seat: Seat, at time: Time) -> Double {
    rejections[seat]?[Self.shake, at: time] ?? 0
  }

  /// Draws a ring round the mascot of each player whose key came too early.
  func drawRejections(at time: Time, into picture: inout Picture) {
    for (seat, motion) in rejections where !motion.isOver(at: time) {
      let ring = GameLayout.mascot(seat).insetBy(-6)
      picture.draw(
        .border(ring, radius: ring.width / 2, width: 7, tint: .sun).named("early.\(seat.rawValue)"))
    }
  }

  /// Returns whether the page awaits a throw from `seat`, and that player's last early key is at
  /// least a `pause` ago.
  func awaitsThrow(of seat: Seat, at now: Time) -> Bool {
    phase == .waiting && buttonEntrance.isOver(at: now)
      && rejections[seat].map { now >= $0.since + Self.pause } != false
  }

  /// Handles an event of two players; false if there are none. A key before the turn begins chooses
  /// no hand.
  mutating func handleForTwo(_ event: InputEvent, _ context: inout SceneContext) -> Bool {
    if case .pressed(_, let seat) = event, pair != nil, !awaitsThrow(of: seat, at: context.now) {
      rejections[seat] = PlayingTimeline(Self.rejection, in: context.view)
      return true
    }
    return handleAtTable(event, &context)
  }

  mutating func tickForTwo(_ context: inout SceneContext) {
    guard phase == .waiting, pair?.isReady(at: context.now) == true, let round = pair?.reveal()
    else {
      return
    }
    beginCount(round, context)
  }

  func addSeats(of pair: TablePlayers, to screen: inout Screen<Action>) {
    screen.pair(pair, at: Self.seats, isOpen: phase != .shown, match)
    screen.rivalSwitch(.leave(.setup), isFriend: true, in: RivalSwitch.belowBack)
  }

  /// Draws a hand that either player can throw.
  static func draw(_ hand: Throw, _: Seat, in square: Rect, into picture: inout Picture) {
    let asset = HandAssets.picture(of: hand)
    picture.draw(.image(asset, at: square.center).scaled(square.width / asset.size.width))
  }

  /// The mascot of the player who has won the round; nil for a tie or a match against the jungle.
  var winningMascot: Mascot? {
    round?.outcome.winner.flatMap { pair?.mascot($0) }
  }

  /// Returns the ground's colour after a round; for two players, the colour of the winner's seat.
  func groundColor(after round: Round) -> Color {
    guard pair != nil, let winner = round.outcome.winner else {
      return HandsAssets.ground(after: round.outcome)
    }
    return SeatPlate.tint(of: Seat(winner))
  }

  /// Returns the prompt or the result for two players; nil during the count.
  func sentence(for pair: TablePlayers) -> Phrase? {
    switch phase {
    case .waiting: .table(pair.status)
    case .shaking: nil
    case .shown:
      if let mascot = winningMascot {
        .table(match.winner == nil ? .wins(mascot) : .winsMatch(mascot))
      } else {
        .table(.tie)
      }
    }
  }
}
