public import Animation
internal import Figures
internal import Phrases
public import Rules
public import Stage
public import Widgets

/// The scene of rock-paper-scissors, played by dragging lion, cobra and rabbit into the river.
public struct JungleScene: ScreenScene {
  public enum Action: Hashable, Sendable {
    /// Lets go of a held animal, or leaves.
    case back
    case goal
    /// Switches between jungle and friend; forwards an action of two players.
    case changeRival, pair(TablePlayers.Action)
    /// Picks an animal up, puts what was picked up into the river, or does both at once.
    case pick(Animal), putIn
    case send(Animal)
    case skip
    /// Lets half of an animal in the river count from now on.
    case allowHalf
    /// Shows the last round again; tells who beats whom.
    case showAgain, tellRing
    /// Begins another match after one that is over, or goes back to the doors.
    case playAgain, toDoors
    /// Answers the question whether the score may be lost: keeps the match, or begins a new one.
    case stay, newMatch
  }

  /// The state of the pointer or the keys with regard to an animal.
  enum Gesture: Hashable {
    case idle
    /// The pointer has pressed an animal, and not yet moved far enough for a drag.
    case pressing(Animal, at: Point, wasSelected: Bool)
    case dragging(DraggedAnimal)
    /// An animal is picked up by a click or a key, and waits to be put down.
    case selected(Animal, since: Time)
    /// The pointer has been pressed while a round plays; a click hurries the round.
    case skipping(from: Point)
  }

  /// The motions that run beside rounds.
  enum MotionID: Hashable {
    /// The glide home of an animal let go outside the region.
    case glide(Animal)
    case answer(Animal)
    case mood(Animal)
    /// The jungle's animal in the brook after a round.
    case beaten
    case score(Side)
    /// The ring that tells who beats whom.
    case ring
    /// The answer of an animal to a drag that began too early.
    case stopped(Animal)
    /// The nod of the goal's button as a new match begins.
    case goal
    /// The gift of every fifth round.
    case gift
  }

  struct Table: Hashable {
    var rival: Rival
    var friends = TablePlayers()
    /// Whether two friends play, and not one player against the jungle.
    var isForTwo = false
    /// The match that waits: the friends' while the jungle plays, and the jungle's while they play.
    var waitingMatch = Match(.firstTo(3))
    /// The count to three before both choices of two are revealed.
    var count: Playhead?
  }

  public var controls = Controls()
  var gesture = Gesture.idle
  var round: JungleRound?
  var film = Film()
  var match: Match
  var table: Table
  /// The card that names the winner or asks whether to abandon the match.
  var alert: AlertCard?
  var sentence = JungleSentence.invitation
  var motions: [MotionID: PlayingTimeline] = [:]
  /// The answer to the last missed drop, and the number of drops that missed by less than half.
  var missedDrop: MissedDrop?
  var nearMisses = 0
  var bursts: [Burst] = []
  var idle = IdleMotion(with: Creature.allCases)
  var breeze = CornerLeaves()
  /// The animal that the open hand shows first; the next one after each round.
  private var shown = Animal.rabbit
  /// The time at which the lion's roar ends; until then the lion does not roar again.
  var roarEnds = Time.zero

  public init(preferences: Preferences = Preferences()) {
    self.init(Match(preferences.goal), against: Rival(preferences.rival))
  }

  private init(_ match: Match, against rival: Rival) {
    (self.match, table) = (match, Table(rival: rival))
  }

  public mutating func enter(_ context: inout SceneContext) {
    commitGuess(&context)
    applyPreferences(&context)
    if !context.preferences.reducesMotion { breeze.blow(at: context.now) }
    // Drawn from a copy, so that a hint changes no other decoration.
    var random = context.decorationRandom
    shown = Animal.allCases.randomElement(using: &random) ?? shown
    guard match.roundsPlayed == 0 else { return }
    motions[.goal] = PlayingTimeline(
      Plaque.jump.adapted(to: context.preferences), since: context.now + .seconds(1.5))
  }

  public mutating func advance(_ context: inout SceneContext) {
    // Settings may have changed while this scene waited under them.
    applyPreferences(&context)
    // Idle life pauses while animals react to a round.
    if round == nil, gesture.isFree, !isMinding(at: context.now) { idle.tick(&context) }
    if motions[.beaten]?.isOver(at: context.now) == true { motions[.beaten] = nil }
    film.advance(isOffered: round == nil && hasFilm && !isMinding(at: context.now), at: context.now)
    tickForTwo(&context)
    gesture.follow(at: context.now, step: context.step)
    bursts.removeAll { $0.isOver(at: context.now) }
    for event in round?.playhead.advance(by: context.step) ?? [] { perform(event, &context) }
    // A drag that began while the round played goes on as soon as it is over.
    if case .skipping = gesture, alert == nil, let pointer = controls.pointer {
      move(to: pointer, &context)
    }
  }

  /// Whether the last round is one of this match, so that it can be shown again.
  private var hasFilm: Bool { film.round != nil && match.roundsPlayed > 0 }

  /// Returns whether any animal still reacts to the last round.
  func isMinding(at now: Time) -> Bool {
    motions[.beaten] != nil || Animal.allCases.contains { motions[.mood($0), at: now] != nil }
  }

  public func declare(on screen: inout Screen<Action>) {
    screen.key(.escape, .back)
    if case .selected = gesture {
      screen.focusArea(.putIn, .spoken(.river), named: "river", in: Board.region)
    }
    let isAsked = round == nil && gesture.isFree && film.slowMotion == nil && alert == nil
    for (animal, key) in zip(Animal.allCases, [Key.one, .two, .three]) where pair == nil {
      let cap = JungleLayout.keyCap(of: animal)
      screen.focusArea(
        round == nil ? .pick(animal) : .skip, .spoken(.animal(animal)),
        named: "home.\(animal.rawValue)", in: Board.homeRect(of: animal)
      ) {
        if isAsked { KeyCap.draw(key, $0, at: cap, into: &$1) }
      }
      screen.key(key, round == nil ? .send(animal) : .skip)
    }
    if round != nil { screen.key(.space, .skip) }
    if let pair {
      let isOpen = round == nil && film.slowMotion == nil && match.winner == nil
      screen.pair(pair, at: Self.seats, isOpen: isOpen, match)
    }
    screen.corner(.home)
    // The card at a match's end would cover half of the goal's button.
    if pair == nil, alert == nil || match.winner == nil {
      addGoal(to: &screen)
    }
    screen.corner(.information)
    screen.corner(.settings)
    // The button of the slow motion is absent during reactions, when an animal in the brook would
    // cover it.
    if isAsked { addFilm(to: &screen) }
    screen.rivalSwitch(.changeRival, isFriend: pair != nil, in: JungleLayout.rivalSwitch)
    if round == nil, film.slowMotion == nil { screen.ruleRing(.tellRing, at: JungleLayout.ring) }
    if isAsked { addHalf(to: &screen) }
    addHint(to: &screen)
    if let pair { screen.cover(pair, at: Self.seats) }
    if let alert { addCard(alert, to: &screen) }
  }

  private func addGoal(to screen: inout Screen<Action>) {
    // While a card is open, the button shows the match's own goal.
    let goal = alert == nil ? screen.view.preferences.goal : match.goal
    let frame = JungleLayout.goalButton
    screen.add(
      .goal, Spoken(goal.title, of: .settings(.match)), named: "button.goal", in: frame,
      mirrorFrame: frame
    ) {
      let (words, state, view) = ($1.language(goal.title), $0, $1)
      let swell = motions[.goal]?[Plaque.swell, at: view.time] ?? 0
      $2.drawGroup(scaledBy: 1 + 0.08 * swell, about: frame.center) {
        PictureButton.draw(
          words, rows: JungleLayout.goalRows, in: frame, state, into: &$0, draw: goal.draw)
      }
    }
  }

  /// Adds the button that shows the last round again.
  private func addFilm(to screen: inout Screen<Action>) {
    guard let entrance = film.entrance, hasFilm, let last = film.round else { return }
    let frame = JungleLayout.againButton
    screen.add(
      .showAgain, Spoken(.spoken(.showAgain)), named: "button.show-again", in: frame,
      mirrorFrame: frame
    ) {
      let state = $0
      entrance.draw(about: frame.center, $1, into: &$2) {
        SlowMotion.drawButton(of: last, in: frame, state, into: &$0)
      }
    }
  }

  private func addHint(to screen: inout Screen<Action>) {
    guard round == nil, pair == nil else { return }
    switch gesture {
    case .selected: screen.hint(.putIn)
    case .idle:
      let next = Animal.allCases[(shown.index + match.roundsPlayed) % Animal.allCases.count]
      let animal = missedDrop?.animal ?? next
      let rise = Point(x: 0, y: -AnimalFigure.size(of: animal).height / 2)
      screen.hint(
        Hint(
          at: Board.home(of: animal) + rise, dragTo: JungleLayout.playerPlace + rise,
          carrying: AnimalAssets.whole(animal), isAnswer: missedDrop != nil))
    case .pressing, .dragging, .skipping: break
    }
  }

  private func addCard(_ alert: AlertCard, to screen: inout Screen<Action>) {
    let isOver = match.winner != nil
    screen.card(alert) {
      if isOver {
        $0.button(.playAgain, .common(.playAgain), .again, named: "alert.again", width: 260)
        $0.button(.toDoors, .common(.home), .home, named: "alert.leave", width: 280)
      } else {
        $0.confirm(
          .stay, losing: .newMatch, .common(.restart), .again, named: "alert.new-match",
          widths: (340, 240))
      }
    }
  }

  public var tall: Arrangement { pair == nil ? JungleLayout.tall : JungleLayout.tallForTwo }

  public var keyReading: KeyReading { pair != nil && alert == nil ? .bySeat : .byMeaning }

  /// The score and what the rival has learnt; all animals are at home.
  public var savedState: (any Scene)? {
    var rest = JungleScene(match.rested, against: table.rival)
    rest.table = table
    (rest.table.friends, rest.table.count) = (table.friends.cleared, nil)
    return rest
  }

  public func running(_ view: View) -> [any Moving] {
    let moving: [any Moving] = [
      round?.playhead, table.count, film.slowMotion, film.entrance, breeze, bursts, motions,
    ]
    return moving + [gesture.motion(view), missedDrop, pair].compactMap(\.self)
  }

  public func nextChange(_ view: View) -> Time? { idle.nextChange(after: view.time) }

  public var landmarks: [Place] { JungleLayout.places }

  public var counters: [Counter] {
    [Counter("player", match.playerWins), Counter("jungle", match.jungleWins)]
  }
}

extension JungleScene.Gesture {
  /// Whether no animal is pressed or dragged; one may be selected.
  var isFree: Bool {
    switch self {
    case .idle, .selected, .skipping: true
    case .pressing, .dragging: false
    }
  }

  /// Returns the motion of the held animal; nil while the animal rests.
  func motion(_ view: View) -> (any Moving)? {
    switch self {
    case .dragging(let carry): carry
    case .selected(_, let since) where !view.reducesMotion:
      PlayingTimeline(JungleTimelines.pulse, since: since)
    case .idle, .pressing, .selected, .skipping: nil
    }
  }

  mutating func follow(at now: Time, step: Time) {
    guard case .dragging(var carry) = self else { return }
    carry.follow(at: now, step: step)
    self = .dragging(carry)
  }
}
