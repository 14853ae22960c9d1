internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The page of a match against the jungle or of two players, under way or finished.
struct GamePage: Page {
  enum Phase: Hashable {
    /// The hands are in their waiting pose or return to it, and the page awaits a throw.
    case waiting
    /// The count of three runs; the throws are chosen but not yet scored.
    case shaking
    /// The blow has fallen: one hand has hit the other, and the round is scored.
    case shown
  }

  enum Action: Hashable {
    /// The actions of two players.
    case pair(TablePlayers.Action)
    case choose(Throw)
    case nextTurn, playAgain
    case skip
    /// Closes the victory card and shows the finished board.
    case accept
    /// Goes back to the clearing, asks whether to leave by an exit, leaves by it, or stays at the
    /// table.
    case quit, ask(Exit), leave(Exit), stay
  }

  /// The page that follows: the clearing, a table of two, the setup as it was, or an empty setup.
  enum Exit: Hashable {
    case doors, friend, setup, reset

    /// The sign and the words of the question before this exit, and the sound of leaving.
    var look:
      (
        sign: Pictogram, question: HandsWords, loss: HandsWords, words: Phrase, sound: SoundName
      )
    {
      switch self {
      case .doors: (.home, .asksLeave, .losesMatch, .common(.home), .click)
      case .friend: (.friend, .asksLeave, .losesMatch, .common(.start), .click)
      case .setup: (.return, .asksLeave, .losesMatch, .common(.back), .click)
      case .reset: (.clear, .asksReset, .losesAll, .hands(.reset), .page)
      }
    }
  }

  /// A motion beside that of the hands: the swelling of a changed score, the flights of the chosen
  /// hand to the arm and of a won crown to the board, and the slab's shrinking under a blow.
  enum Flourish { case jump, pick, crown, thump }

  enum Card: Hashable {
    case victory(AlertCard)
    /// Asks whether to lose the match by leaving.
    case losing(Exit, AlertCard)
  }

  /// The two who play: the player and the jungle, or two players.
  indirect enum Table: Hashable {
    case jungle(Name, Rival)
    /// The two players, who throw in secret.
    case friends(TablePlayers)
  }

  /// The state of a match of two players, which the setup page keeps.
  typealias Friends = (pair: TablePlayers, match: Match)

  /// The setup page to which the player can go back.
  private let setup: SetupPage
  var table: Table
  var match: Match
  var phase = Phase.waiting
  /// The shaking of each seat's thrower after its player's last key that came too early.
  var rejections: [Seat: PlayingTimeline] = [:]
  /// The round that the open hands show, kept until the next throw.
  var round: Round?
  /// The playhead in the timeline of the current phase, as of the last tick.
  var playhead = Playhead(.empty)
  var flourishes: [Flourish: PlayingTimeline] = [:]
  /// The colour of the ground, and the soil over it: -1 for earth after a tie, 1 for dry clay after a
  /// loss.
  var ground = AnimatedValue(at: HandsAssets.gray, duration: 0.3, easing: .inOutSine)
  var soil = AnimatedValue(at: 0.0, duration: 0.45, easing: .inOutSine)
  var bursts: [Burst] = []
  /// The two throwers and their onlookers.
  var cast: Throwers
  var controls = Controls()
  var card: Card?
  /// The entrance of the hands' buttons, `Next Turn` or `Play Again`.
  var buttonEntrance: Entrance?
  private(set) var next: (any Page)?

  /// Creates a match against the jungle, in which `champion` throws for the player.
  init(
    _ plan: MatchSetup.Plan, _ champion: Animal, after setup: SetupPage, _ preferences: Preferences
  ) {
    (table, self.setup) = (.jungle(plan.name, Rival(preferences.rival)), setup)
    cast = GameLayout.throwers(of: champion)
    match = Match(plan.goal)
    focus(.choose(.rock))
  }

  /// Creates a match of two players, who throw in secret.
  init(_ friends: Friends, after setup: SetupPage) {
    (table, match, self.setup) = (.friends(friends.pair), friends.match, setup)
    cast = GameLayout.throwers(of: .lion)
  }

  /// A copy of this match of two at the beginning of its next turn, to be saved.
  var savedPage: GamePage { GamePage(pairBetweenRounds, after: setup) }

  /// The two players without their secret throws, and their match at its next turn.
  private var pairBetweenRounds: Friends { ((pair ?? TablePlayers()).cleared, match.rested) }

  func declare(on screen: inout Screen<Action>) {
    if let pair, victoryCard == nil { addSeats(of: pair, to: &screen) }
    if match.awaitsThrow {
      if pair == nil { addHands(to: &screen) }
    } else if match.winner == nil {
      addNext(.nextTurn, .hands(.nextTurn), .next, named: "button.next-turn", to: &screen)
    } else if card == nil, playhead.isFinished {
      addNext(.playAgain, .common(.playAgain), .again, named: "button.play-again", to: &screen)
    }
    let isAlone = pair == nil && victoryCard == nil
    if isAlone {
      screen.addBesideTable(
        .ask(.reset), .hands(.reset), .clear, named: "button.reset", isQuiet: match.winner != nil)
      screen.rivalSwitch(.ask(.friend), isFriend: false, in: RivalSwitch.belowBack)
    }
    screen.corner(.home, pair == nil ? .ask(.doors) : .quit)
    screen.corner(.information)
    if isAlone { screen.corner(.options, .ask(.setup)) }
    screen.corner(.settings)
    screen.key(.space, .skip)
    addCards(to: &screen)
  }

  private func addHands(to screen: inout Screen<Action>) {
    for hand in Throw.allCases {
      screen.hand(
        .choose(hand), hand, entering: buttonEntrance, isEnabled: phase == .waiting,
        isChosen: phase == .shaking && round?.player == hand, in: GameLayout.hand(hand))
    }
    if phase == .waiting { screen.hint(.choose(.paper)) }
  }

  private func addCards(to screen: inout Screen<Action>) {
    if let pair { screen.cover(pair, at: Self.seats) }
    switch card {
    case .losing(let exit, let card):
      screen.card(card) {
        $0.confirm(
          .stay, losing: .leave(exit), exit.look.words, exit.look.sign, named: "alert.discard",
          widths: (276, 244), isLast: false)
      }
    case .victory(let card):
      screen.card(card, back: .accept) {
        $0.button(
          .playAgain, .common(.playAgain), .again, named: "alert.again",
          width: pair == nil ? 400 : 340, shines: true)
        if pair == nil {
          $0.secondary(
            .quit, .common(.home), .home, named: "alert.leave", isRisky: false,
            in: GameLayout.leave(card))
        } else {
          $0.button(.quit, .common(.home), .home, named: "alert.leave", width: 240)
        }
      }
    case nil: break
    }
  }

  /// The victory card, while it is open.
  var victoryCard: AlertCard? { if case .victory(let card) = card { card } else { nil } }

  mutating func react(to event: InputEvent, _ context: inout SceneContext) {
    if handleForTwo(event, &context) { return }
    if mustWait, case .key(let key, _) = event, key == .space || key == .enter {
      skip(&context)
    } else if !respond(to: event, &context), case .pointerDown(let place) = event,
      !controls.isPressed, !screen(context.view).hasCard
    {
      // A press on the hands' places, or one during the triumph, comes late and is not meant to
      // skip anything.
      if awaitsNextTurn ? GameLayout.stone.contains(place) : !isTriumph { skip(&context) }
    }
  }

  /// Whether a round is over and another one follows.
  var awaitsNextTurn: Bool { phase == .shown && match.winner == nil && playhead.isFinished }

  /// Whether the hands show who has won the match.
  private var isTriumph: Bool { phase == .shown && match.winner != nil && !playhead.isFinished }

  /// Whether Space and Enter skip the count or the triumph instead of choosing.
  private var mustWait: Bool { card == nil && (phase == .shaking || isTriumph) }

  mutating func perform(_ action: Action, _ context: inout SceneContext) {
    switch action {
    case .choose(let hand): choose(hand, &context)
    case .skip: skip(&context)
    case .pair(.choose(_, let seat)) where !awaitsThrow(of: seat, at: context.now): return
    case .pair(let action): performAtTable(action, &context)
    case .quit: context.finish(.back)
    case .ask(let exit): confirm(exit, &context)
    case .leave(let exit):
      context.play(exit.look.sound)
      leave(by: exit, &context)
    case .stay:
      card = nil
      focus(match.awaitsThrow ? .choose(.rock) : .nextTurn)
      context.play(.click)
    case .nextTurn:
      finishFlourish(&context)
      if match.winner == nil {
        match.nextTurn()
        beginTurn(&context)
      }
    case .playAgain:
      card = nil
      match.playAgain()
      beginTurn(&context)
    case .accept:
      card = nil
      buttonEntrance = Entrance(since: context.now)
      focus(.playAgain)
      context.play(.click)
    }
  }

  private mutating func leave(by exit: Exit, _ context: inout SceneContext) {
    switch exit {
    case .doors: context.finish(.back)
    case .friend: next = GamePage(setup.friends, after: setup)
    case .setup:
      var setup = self.setup
      if pair != nil { setup.friends = pairBetweenRounds }
      setup.resume(at: context.now, wantsOptions: pair == nil)
      next = setup
    case .reset:
      next = SetupPage(friends: setup.friends)
      for key in [Preferences.lastNameKey, Preferences.championKey, MatchSetup.goalKey] {
        context.keep("", as: key)
      }
    }
  }

  /// Leaves the table; first asks if the player would lose a match with a win or points in it, or,
  /// on reset, any match under way.
  private mutating func confirm(_ exit: Exit, _ context: inout SceneContext) {
    guard case .jungle(let name, _) = table, match.isUnderWay,
      exit == .reset || (counters.first?.points ?? 0) > 0
    else { return perform(.leave(exit), &context) }
    let won = match.goal.wins.map { [won = match.playerWins] goal in
      CardPicture(height: 112) {
        OutcomeMarks.drawCrowns(won, of: goal, apart: 88, at: Point(x: 0, y: 8), into: &$0)
      }
    }
    let question = AlertCard(
      .hands(exit.look.question), .loss(exit, match, name),
      size: Size(680, 400), picture: won ?? .sign(exit.look.sign), since: context.now)
    card = .losing(exit, question)
    focus(.stay)
    context.play(.card)
  }

  func running(_ view: View) -> [any Moving] {
    [
      playhead, ground, soil, flourishes, buttonEntrance, bursts, cast, pair, rejections,
    ]
  }

  var beginsAfresh: Bool { pair != nil }

  var keyReading: KeyReading { pair != nil && card == nil ? .bySeat : .byMeaning }

  var landmarks: [Place] {
    Side.allCases.map { Place("board.\($0)", GameLayout.board(of: $0)) }
  }

  var counters: [Counter] {
    if case .points = match.goal { return [Counter("player", match.points)] }
    return [Counter("player", match.playerWins), Counter("jungle", match.jungleWins)]
  }
}
