internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// A game at the drums, until the card at its end is answered.
struct GamePage: Page {
  enum Action: Hashable {
    case back
    /// Leaves for a page that comes back to the sequence, from its first drum.
    case visit(SceneID)
    case showAgain
    /// After a won round: begins the next one, or leaves.
    case proceed, leave
    /// Enter in the name for the scoreboard, which is also the name of its field; lends it an
    /// animal's.
    case enterName, lendName(Avatar)
    case save, discard, stay, showBoard, playAgain
  }

  enum Phase: Hashable {
    /// The sequence is shown; presses do not count.
    case showing
    case listening
    case resting
    /// A moment after the target length, and the card about that.
    case winning
    case blinking
    /// The right sequence is drummed once more.
    case teaching
  }

  /// The card over the drums, which wait meanwhile.
  enum Card: Hashable {
    /// Asks whether to go on after a won round.
    case won(AlertCard)
    /// Asks for a name, and reports on saving it.
    case name(NameCard)

    var alert: AlertCard {
      switch self {
      case .won(let alert): alert
      case .name(let card): card.alert
      }
    }
  }

  var simon: Simon
  var phase = Phase.showing
  var playhead: Playhead
  /// The player's last stroke on each drum.
  var strokes: [Pad: PlayingTimeline] = [:]
  /// The motions beside the drums' strokes.
  enum Motion: Hashable { case points, invitation, saved, crown, arrival }

  var motions: [Motion: PlayingTimeline] = [:]
  /// The points that Play Again has saved.
  private(set) var saved = 0
  /// The time at which all drums glow once more for a player who hesitates.
  var nextInvitation = Time.zero
  /// The time at which the next animal acts while the player thinks.
  private var nextWaitingAct = Time.zero
  /// The longest sequence before this game, alone or as a team; what is longer wins the crown.
  let formerLongest: Int
  /// Whether this sequence has been shown twice.
  var hasShownAgain = false
  /// The drum of the sequence that sounds, or is about to.
  var soundingPad: Pad?
  var bannerEntrance: Entrance
  var burst: Burst?
  /// The animals of the players, in the order of their turns.
  let players: [Avatar]
  /// The animal of the player whose turn it is.
  var activePlayer: ActivePlayer
  /// The drummer and the others round the fire, but for those who play.
  var cast: Cast
  /// When the fire stops flickering, so that an idle game costs nothing.
  private(set) var fireRests: Time
  var pressed: Pad?
  var card: Card?
  var controls = Controls()
  let menu: MenuPage
  var next: (any Page)?

  /// A game, perhaps after one whose points were `saved` on the way, which it says and shows.
  init(team: [Name], _ menu: MenuPage, saved points: Int? = nil, _ context: inout SceneContext) {
    self.menu = menu
    simon = Simon(
      team: team, hasSecondTry: !team.isEmpty && menu.setup.hasSecondTry,
      using: &context.rulesRandom)
    formerLongest = simon.longest(among: context.records)
    playhead = Playhead(.empty)
    bannerEntrance = Entrance(since: context.now)
    let lone = Avatar.own(context.view)
    players =
      team.isEmpty
      ? [lone]
      : Avatar.players(team.map(\.text), chosen: menu.chosenAnimals, in: context.language)
    activePlayer = ActivePlayer(players.first ?? lone, context.view)
    cast = Cast(SimonSaysLayout.spots(without: players))
    fireRests = context.now + SimonSaysTimelines.fire
    show(after: SimonSaysTimelines.firstLead, counted: true, context.preferences)
    cast.act(drummer, DrummerTimelines.greeting, context)
    context.play(.page)
    guard let points else { return }
    saved = points
    motions[.saved] = PlayingTimeline(SimonSaysTimelines.saved, in: context.view)
    context.play(.snap)
    context.say(.simonSays(.saved))
  }

  func declare(on screen: inout Screen<Action>) {
    if let pad = simon.due { screen.hint(Hint(at: SimonSaysLayout.drum(pad))) }
    screen.corner(.back, .back)
    screen.corner(.information, .visit(.information))
    screen.corner(.settings, .visit(.settings))
    if simon.phase == .listening(done: 0), !hasShownAgain, card == nil {
      let frame = SimonSaysLayout.again
      screen.add(
        .showAgain, Spoken(.spoken(.showAgain)), named: "button.show-again", in: frame, key: .five,
        mirrorFrame: frame
      ) { drawAgain(in: frame, $0, $1, into: &$2) }
    }
    switch card {
    case .won(let alert):
      screen.card(alert) {
        $0.button(
          .proceed, .simonSays(.nextRound), .next, named: "alert.continue", width: 320,
          shines: true)
        $0.secondary(
          .leave, .common(.back), .return, named: "alert.leave", width: 224, isRisky: false)
      }
    case .name(let card): card.declare(isRinged: controls.showsFocus, on: &screen)
    case nil: break
    }
  }

  mutating func react(to event: InputEvent, _ context: inout SceneContext) {
    keepFire(from: context.now)
    switch event {
    case .saved(let record, let problem): return finishSaving(record, problem, &context)
    case .pointerUp, .pointerCancelled, .focusLost: pressed = nil
    default: break
    }
    if card == nil, handleDrums(event, &context) { return }
    let isUsed = respond(to: event, &context)
    nameCard?.celebrateAvatar(in: context.language)
    guard !isUsed, case .pointerDown = event, !controls.isPressed, card == nil
    else { return }
    phase == .listening ? inviteToDrums(&context) : hurry(&context)
  }

  mutating func perform(_ action: Action, _ context: inout SceneContext) {
    switch action {
    case .back: leave(&context)
    case .visit(let scene):
      showAgain(context.preferences)
      context.leave(by: .chose(scene))
    case .showAgain:
      context.play(.click)
      simon.showAgain()
      hasShownAgain = true
      phase = .showing
      bannerEntrance = Entrance(since: context.now)
      show(after: SimonSaysTimelines.lead, context.preferences)
    case .proceed, .leave:
      context.play(.click)
      closeCard()
      action == .leave ? leave(isSure: true, &context) : proceed(&context)
    case .lendName(let avatar):
      nameCard?.choose(avatar, in: context.language)
      focus(context.device == .pointer ? .enterName : .save)
      context.play(.click)
    case .enterName where nameCard?.isUntouched == true: playAgain(&context)
    case .enterName, .save: save(&context)
    case .discard: discard(&context)
    case .stay: stay(&context)
    case .showBoard: showSaved(&context)
    case .playAgain: playAgain(&context)
    }
  }

  var drummer: Cast.Member { cast.members[0] }

  /// Whether the players have come farther than anybody before this game.
  var hasCrown: Bool { simon.longest > formerLongest }

  /// Whether the drums that would have been right are shown.
  var isTeaching: Bool { phase == .blinking || phase == .teaching }

  /// The time on the phase's timeline at which its first drum sounds.
  var firstDrumTime: Time {
    playhead.timeline.markers.first { Pad(rawValue: $0.name) != nil }?.time ?? .zero
  }

  mutating func advance(_ context: inout SceneContext) {
    if phase != .listening { keepFire(from: context.now) }
    guard card == nil else { return }
    if invites(context.view) { inviteToDrums(after: 2 * SimonSaysTimelines.patience, &context) }
    actWhileWaiting(&context)
    swing(context)
    for event in playhead.advance(by: context.step) {
      if let pad = event.marker(as: Pad.self) {
        soundingPad = pad
        // While the right drum blinks, the animals keep the poses of pity for the mistake.
        if phase != .blinking { listen(to: pad, context) }
        context.play(pad.sound, x: SimonSaysLayout.drum(pad).x)
      } else if event.marker(as: SimonSaysTimelines.Beat.self) != nil {
        context.play(.snap, x: drummer.feet.x)
      }
      if event.kind == .finished { finishPhase(&context) }
    }
  }

  func running(_ view: View) -> [any Moving] {
    [
      card == nil ? playhead : Playhead?.none, bannerEntrance, burst, strokes,
      isWaiting(view) ? motions.filter { $0.key != .invitation } : motions,
    ] + (isWaiting(view) ? [] : musing)
  }

  /// The motions that run at a low rate while the players think.
  private var musing: [any Moving] { [motions[.invitation], activePlayer, cast] }

  /// Whether the players think, and nothing that they did still moves.
  func isWaiting(_ view: View) -> Bool {
    phase == .listening && card == nil && !view.reducesMotion && strokes.isOver(at: view.time)
  }

  /// Only the fire and the animals move while the players think.
  func nextChange(_ view: View) -> Time? {
    guard !view.reducesMotion else { return nil }
    let now = view.time
    if isWaiting(view), !musing.allSatisfy({ $0.isOver(at: now) }) { return now.next(15) }
    let flicker = SimonSaysTimelines.flicker
    let isBurning = card == nil && now < fireRests
    let next = isBurning ? flicker * Int(now.ticks / flicker.ticks + 1) : nil
    return [next, cast.nextChange(view)].compactMap(\.self).min()
  }

  /// Lets one of the animals, or the player's, act while the player thinks, until they doze.
  private mutating func actWhileWaiting(_ context: inout SceneContext) {
    guard phase == .listening, nextWaitingAct <= context.now, !context.preferences.reducesMotion,
      cast.isRested(at: context.now), activePlayer.isOver(at: context.now)
    else { return }
    nextWaitingAct =
      context.now + .seconds(context.decorationRandom.number(in: WaitingTimelines.pause))
    let index = context.decorationRandom.index(below: cast.members.count + 1)
    guard index < cast.members.count else {
      let acts = ActivePlayer.thinking
      let drawn = context.decorationRandom.index(below: acts.count)
      return activePlayer.perform(acts[drawn], context.view)
    }
    let acts = WaitingTimelines.acts(of: cast.members[index].animal)
    cast.act(
      cast.members[index], acts[context.decorationRandom.index(below: acts.count)], context)
  }

  /// Whether the drums invite by themselves; never in calm motion, or once the fire rests.
  private func invites(_ view: View) -> Bool {
    phase == .listening && !view.reducesMotion && nextInvitation <= view.time
      && view.time < fireRests
  }

  /// Lets the fire flicker for half a minute more.
  private mutating func keepFire(from now: Time) { fireRests = now + SimonSaysTimelines.fire }

  var beginsAfresh: Bool { true }

  /// Steady, as a faster game must not flash faster. The accompaniment grows while the player
  /// drums, and stops while the jungle does.
  var rhythm: Rhythm {
    let isPlaying = (phase == .listening || phase == .resting) && card == nil
    let groove = isPlaying ? min(Soundscape.richestGroove, (simon.sequence.count + 2) / 3) : 0
    return Rhythm(isSteady: true, groove: groove)
  }

  var tall: Arrangement { SimonSaysLayout.tall(team: simon.team.count) }

  var counters: [Counter] { [Counter("points", simon.points), Counter("longest", simon.longest)] }

  var landmarks: [Place] {
    Pad.allCases.map { Place("drum.\($0.rawValue)", SimonSaysLayout.drumFrame($0)) }
      + [
        Place("banner", SimonSaysLayout.banner, isMirrored: true),
        Place("plaque.points", SimonSaysLayout.points, isMirrored: true),
        Place("plaque.length", SimonSaysLayout.length, isMirrored: true),
      ]
  }
}
