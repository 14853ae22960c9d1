internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The phases of a game and the strokes on its drums.
extension GamePage {
  /// Begins the next phase once the timeline of the current one is over.
  mutating func finishPhase(_ context: inout SceneContext) {
    switch phase {
    case .showing:
      simon.listen()
      beginTurn(&context)
    case .resting: proceed(&context)
    case .winning:
      playFinale(&context)
      showWonCard(&context)
    case .blinking where simon.sequence.count > 1:
      phase = .teaching
      show(after: SimonSaysTimelines.lessonLead(context.preferences), context.preferences)
    case .blinking, .teaching: end(&context) { $0.playFinale(&$1) }
    case .listening: break
    }
  }

  /// Begins the second try after a mistake, or ends the game with `finale`.
  private mutating func end(
    _ context: inout SceneContext, finale: (GamePage, inout SceneContext) -> Void
  ) {
    if case .stumbled = simon.phase {
      simon.retry()
      activePlayer.perform(activePlayer.gestures.recovering, context.view)
      return beginTurn(&context)
    }
    finale(self, &context)
    leave(&context)
  }

  private mutating func beginTurn(_ context: inout SceneContext) {
    phase = .listening
    soundingPad = nil
    bannerEntrance = Entrance(since: context.now)
    inviteToDrums(&context)
  }

  /// Lets all drums glow, so that none is given away, and the animals point at them; once more
  /// after `pause` seconds.
  mutating func inviteToDrums(
    after pause: Double = SimonSaysTimelines.patience, _ context: inout SceneContext
  ) {
    nextInvitation = context.now + .seconds(pause)
    guard motions[.invitation, at: context.now] == nil else { return }
    motions[.invitation] = PlayingTimeline(SimonSaysTimelines.invitation, in: context.view)
    for spot in cast.members {
      let bobbing = DrummerTimelines.bobbing(spot.animal)
      cast.act(spot, spot == drummer ? DrummerTimelines.inviting : bobbing, context)
    }
  }

  /// Starts the finale, in which the players drum the sequence while their points are counted; none
  /// without points.
  private func playFinale(_ context: inout SceneContext) {
    let solo = DrumSolo(
      simon.sequence, points: simon.points,
      simon.isRecord(among: context.records, by: simon.offeredName(in: context.view))
        ? .record : simon.phase == .won ? .won : .heartened,
      by: players.map { DrumSolo.Player($0.animal, as: $0.mascot) })
    context.end(.simonSays, with: simon.points > 0 ? .drums(solo) : nil)
  }

  /// Begins the next player's sequence: one longer, or the first of the next round.
  mutating func proceed(_ context: inout SceneContext) {
    simon.proceed(using: &context.rulesRandom)
    hasShownAgain = false
    phase = .showing
    let isTeam = !simon.team.isEmpty
    bannerEntrance = Entrance(since: context.now)
    if isTeam {
      activePlayer = ActivePlayer(players[simon.turn], after: activePlayer.avatar, context.view)
      context.play(.hop, x: SimonSaysLayout.seat.x)
    }
    show(after: isTeam ? SimonSaysTimelines.turnLead : SimonSaysTimelines.lead, context.preferences)
  }

  /// Plays a sequence that a card or a page has interrupted again, from its first drum.
  mutating func showAgain(_ preferences: Preferences) {
    if phase == .showing { show(after: SimonSaysTimelines.returnLead, preferences) }
  }

  mutating func show(after lead: Double, counted: Bool = false, _ preferences: Preferences) {
    soundingPad = simon.sequence.first
    playhead = Playhead(
      SimonSaysTimelines.playback(simon.sequence, after: lead, counted: counted)
        .adapted(to: preferences))
  }

  private mutating func showWonCard(_ context: inout SceneContext) {
    let length = simon.sequence.count
    let body = SimonSaysWords.repeated(
      length, next: length + Simon.targetStep, isTeam: !simon.team.isEmpty)
    card = .won(
      AlertCard(
        .simonSays(.won), .simonSays(body), size: SimonSaysLayout.wonCard, picture: .simonWon,
        since: context.now))
    focus(.proceed)
    context.play(.card)
  }

  // MARK: - Drums

  /// The drum at a point; the corners of its picture are empty.
  static func drum(at point: Point) -> Pad? {
    Pad.allCases.first { SimonSaysLayout.drumFrame($0).insetBy(8).contains(point) }
  }

  /// Lets `event` strike a drum, tickle an animal or skip ahead; false if it does none of these.
  mutating func handleDrums(_ event: InputEvent, _ context: inout SceneContext) -> Bool {
    switch event {
    case .pointerDown(let point):
      if phase == .listening, let spot = cast.members.first(where: { $0.frame.contains(point) }) {
        cast.tickle(spot, &context)
        return true
      }
      guard let pad = Self.drum(at: point) else {
        let isTickled = phase == .listening && SimonSaysLayout.standing.contains(point)
        if isTickled {
          activePlayer.perform(activePlayer.gestures.rejoicing, context.view)
          context.play(.hop, x: point.x)
        }
        return isTickled
      }
      _ = controls.handle(event, on: screen(context.view))
      isTeaching ? hurry(&context) : strike(pad, isHeld: true, &context)
    case .otherFinger(let point):
      guard let pad = Self.drum(at: point) else { return false }
      strike(pad, &context)
    case .key(let key, _):
      if let pad = Pad(key) {
        strike(pad, &context)
      } else {
        return (key == .space || key == .enter) && !controls.showsFocus && skip(&context)
      }
    default: return false
    }
    return true
  }

  /// Skips ahead for a press beside the drums; not right after a mistake, when the press may still
  /// be meant for the sequence.
  mutating func hurry(_ context: inout SceneContext) {
    guard phase != .blinking || playhead.time >= SimonSaysTimelines.grace else { return }
    skip(&context)
  }

  /// Skips the pause before the drums, or after a mistake all that is shown without its sounds;
  /// false if there is nothing to skip.
  @discardableResult
  private mutating func skip(_ context: inout SceneContext) -> Bool {
    switch phase {
    case .resting: finishPhase(&context)
    case .showing where playhead.time < firstDrumTime: playhead.seek(to: firstDrumTime - .frames(1))
    case .blinking, .teaching: end(&context) { $1.end(.simonSays, with: nil) }
    case .showing, .listening, .winning: return false
    }
    return true
  }

  /// Strikes a drum; does nothing unless it is the players' turn.
  private mutating func strike(_ pad: Pad, isHeld: Bool = false, _ context: inout SceneContext) {
    guard phase == .listening else { return }
    if isHeld { pressed = pad }
    nextInvitation = context.now + .seconds(SimonSaysTimelines.patience)
    let hadCrown = hasCrown
    let press = simon.press(pad)
    guard press != .ignored else { return }
    strokes[pad] = SimonSaysTimelines.stroke(pad, after: strokes[pad], context)
    motions[.invitation] = nil
    if case .mistake(let mistake) = press {
      context.play(.uhOh, x: SimonSaysLayout.drum(pad).x)
      context.say(.simonSays(mistake.sentence))
      for spot in cast.members { cast.act(spot, DrummerTimelines.consoling, context) }
      activePlayer.perform(activePlayer.gestures.minding, context.view)
      phase = .blinking
      playhead = Playhead(SimonSaysTimelines.blink(mistake.right, not: mistake.pressed))
      return
    }
    context.play(pad.sound, x: SimonSaysLayout.drum(pad).x)
    let gestures = activePlayer.gestures
    activePlayer.perform(
      press == .right ? gestures.striking(pad) : gestures.rejoicing, context.view)
    guard press != .right else {
      for spot in cast.members { cast.act(spot, DrummerTimelines.bobbing(spot.animal), context) }
      return
    }
    if Crowd.arrives(simon, players) {
      motions[.arrival] = PlayingTimeline(Crowd.arriving, in: context.view)
      context.play(.hop)
    }
    motions[.points] = PlayingTimeline(Plaque.jump, in: context.view)
    cast.rejoice(context)
    if hasCrown, !hadCrown { crown(&context) }
    if simon.phase == .won { return win(&context) }
    phase = .resting
    playhead = Playhead(SimonSaysTimelines.pause(SimonSaysTimelines.afterSequence))
  }

  /// Lets the drummer draw back before each drum of the sequence, so that its paws come down in
  /// time.
  mutating func swing(_ context: SceneContext) {
    guard phase == .showing || phase == .teaching else { return }
    let (from, to) = (playhead.time, playhead.time + context.step)
    for marker in playhead.timeline.markers {
      guard let pad = Pad(rawValue: marker.name) else { continue }
      let start = marker.time - DrummerTimelines.drawsBack
      guard from < start, start <= to else { continue }
      cast.act(
        drummer, DrummerTimelines.striking(pad, teaching: phase == .teaching), context)
    }
  }

  /// Lets all animals but the drummer react to a drum of the sequence.
  mutating func listen(to pad: Pad, _ context: SceneContext) {
    for spot in cast.members where spot != drummer {
      cast.act(spot, DrummerTimelines.bobbing(spot.animal), context)
    }
    guard phase == .showing, activePlayer.isOver(at: context.now) else { return }
    activePlayer.perform(activePlayer.gestures.listening(pad), context.view)
  }

  /// Starts the crown's flight from its stone to the head of the player who has broken the record.
  private mutating func crown(_ context: inout SceneContext) {
    motions[.crown] = PlayingTimeline(SimonSaysTimelines.crowning, in: context.view)
    context.play(.tie)
    guard !context.preferences.reducesMotion else { return }
    burst = Burst(
      .stars, count: 16, at: SimonSaysLayout.seat - Point(x: 0, y: 150), since: context.now,
      using: &context.decorationRandom)
  }

  private mutating func win(_ context: inout SceneContext) {
    context.play(.win)
    phase = .winning
    playhead = Playhead(SimonSaysTimelines.pause(SimonSaysTimelines.afterRound))
    cast.react(to: .win, context)
    guard !context.preferences.reducesMotion else { return }
    burst = Burst(
      .stars, count: 24, at: SimonSaysLayout.fire, since: context.now,
      using: &context.decorationRandom)
  }
}
