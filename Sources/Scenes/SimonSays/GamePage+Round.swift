internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// From one phase of a game to the next, and the strokes on its drums.
extension GamePage {
  /// Begins the next phase once the timeline of the current one is over.
  mutating func finishPhase(_ stage: inout SceneContext) {
    switch phase {
    case .showing:
      simon.listen()
      beginTurn(&stage)
    case .resting: proceed(&stage)
    case .winning:
      playFinale(&stage)
      showWonCard(&stage)
    case .blinking where simon.sequence.count > 1:
      phase = .teaching
      show(after: SimonSaysTimelines.lessonLead(stage.preferences), stage.preferences)
    case .blinking, .teaching: end(&stage) { $0.playFinale(&$1) }
    case .listening: break
    }
  }

  /// Begins the second try after a mistake, or ends the game with `finale`.
  private mutating func end(
    _ stage: inout SceneContext, finale: (GamePage, inout SceneContext) -> Void
  ) {
    if case .stumbled = simon.phase {
      simon.retry()
      activePlayer.perform(activePlayer.temper.recovering, stage.view)
      return beginTurn(&stage)
    }
    finale(self, &stage)
    leave(&stage)
  }

  /// Begins the player's turn.
  private mutating func beginTurn(_ stage: inout SceneContext) {
    phase = .listening
    soundingPad = nil
    bannerEntrance = Entrance(since: stage.now)
    inviteToDrums(&stage)
  }

  /// All drums glow, so that none is given away, and the animals point at them; again after `pause`
  /// seconds.
  mutating func inviteToDrums(
    after pause: Double = SimonSaysTimelines.patience, _ stage: inout SceneContext
  ) {
    nextInvitation = stage.now + .seconds(pause)
    guard motions[.invitation, at: stage.now] == nil else { return }
    motions[.invitation] = PlayingTimeline(SimonSaysTimelines.invitation, in: stage.view)
    for spot in cast.members {
      let bobbing = DrummerTimelines.bobbing(spot.animal)
      cast.act(spot, spot == drummer ? DrummerTimelines.inviting : bobbing, stage)
    }
  }

  /// The players drum the sequence in a finale that counts their points, unless there are none.
  private func playFinale(_ stage: inout SceneContext) {
    let solo = DrumSolo(
      simon.sequence, points: simon.points,
      simon.isRecord(among: stage.records, by: simon.offeredName(in: stage.view))
        ? .record : simon.phase == .won ? .won : .heartened,
      by: players.map { DrumSolo.Player($0.animal, as: $0.mascot) })
    stage.end(.simonSays, with: simon.points > 0 ? .drums(solo) : nil)
  }

  /// Begins the next player's sequence: one longer, or the first of the next round.
  mutating func proceed(_ stage: inout SceneContext) {
    simon.proceed(using: &stage.rulesRandom)
    hasShownAgain = false
    phase = .showing
    let isTeam = !simon.team.isEmpty
    bannerEntrance = Entrance(since: stage.now)
    if isTeam {
      activePlayer = ActivePlayer(players[simon.turn], after: activePlayer.lender, stage.view)
      stage.play(.hop, x: SimonSaysLayout.seat.x)
    }
    show(after: isTeam ? SimonSaysTimelines.turnLead : SimonSaysTimelines.lead, stage.preferences)
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

  private mutating func showWonCard(_ stage: inout SceneContext) {
    let length = simon.sequence.count
    let body = SimonSaysWords.repeated(
      length, next: length + Simon.targetStep, isTeam: !simon.team.isEmpty)
    card = .won(
      AlertCard(
        .simonSays(.won), .simonSays(body), size: SimonSaysLayout.wonCard, picture: .simonWon,
        since: stage.now))
    focus(.proceed)
    stage.play(.card)
  }

  // MARK: - Drums

  /// The drum at a point; the corners of its picture are empty.
  static func drum(at point: Point) -> Pad? {
    Pad.allCases.first { SimonSaysLayout.drumFrame($0).insetBy(8).contains(point) }
  }

  /// Lets `event` strike a drum, tickle an animal or skip ahead; false if it does none of these.
  mutating func handleDrums(_ event: InputEvent, _ stage: inout SceneContext) -> Bool {
    switch event {
    case .pointerDown(let point):
      if phase == .listening, let spot = cast.members.first(where: { $0.frame.contains(point) }) {
        cast.tickle(spot, &stage)
        return true
      }
      guard let pad = Self.drum(at: point) else {
        let isTickled = phase == .listening && SimonSaysLayout.standing.contains(point)
        if isTickled {
          activePlayer.perform(activePlayer.temper.rejoicing, stage.view)
          stage.play(.hop, x: point.x)
        }
        return isTickled
      }
      _ = controls.handle(event, on: screen(stage.view))
      isTeaching ? hurry(&stage) : strike(pad, isHeld: true, &stage)
    case .otherFinger(let point):
      guard let pad = Self.drum(at: point) else { return false }
      strike(pad, &stage)
    case .key(let key, _):
      if let pad = Pad(key) {
        strike(pad, &stage)
      } else {
        return (key == .space || key == .enter) && !controls.showsFocus && skip(&stage)
      }
    default: return false
    }
    return true
  }

  /// Skips ahead for a press beside the drums; not right after a mistake, when the press may still
  /// be meant for the sequence.
  mutating func hurry(_ stage: inout SceneContext) {
    guard phase != .blinking || playhead.time >= SimonSaysTimelines.grace else { return }
    skip(&stage)
  }

  /// Skips the pause before the drums, or after a mistake all that is shown without its sounds;
  /// false if there is nothing to skip.
  @discardableResult
  private mutating func skip(_ stage: inout SceneContext) -> Bool {
    switch phase {
    case .resting: finishPhase(&stage)
    case .showing where playhead.time < firstDrumTime: playhead.seek(to: firstDrumTime - .frames(1))
    case .blinking, .teaching: end(&stage) { $1.end(.simonSays, with: nil) }
    case .showing, .listening, .winning: return false
    }
    return true
  }

  /// Strikes a drum; does nothing unless it is the players' turn.
  private mutating func strike(_ pad: Pad, isHeld: Bool = false, _ stage: inout SceneContext) {
    guard phase == .listening else { return }
    if isHeld { pressed = pad }
    nextInvitation = stage.now + .seconds(SimonSaysTimelines.patience)
    let hadCrown = hasCrown
    let press = simon.press(pad)
    guard press != .ignored else { return }
    strokes[pad] = SimonSaysTimelines.stroke(pad, after: strokes[pad], stage)
    motions[.invitation] = nil
    if case .mistake(let mistake) = press {
      stage.play(.uhOh, x: SimonSaysLayout.drum(pad).x)
      stage.say(.simonSays(mistake.sentence))
      for spot in cast.members { cast.act(spot, DrummerTimelines.consoling, stage) }
      activePlayer.perform(activePlayer.temper.minding, stage.view)
      phase = .blinking
      playhead = Playhead(SimonSaysTimelines.blink(mistake.right, not: mistake.pressed))
      return
    }
    stage.play(pad.sound, x: SimonSaysLayout.drum(pad).x)
    let temper = activePlayer.temper
    activePlayer.perform(
      press == .right ? temper.striking(pad) : temper.rejoicing, stage.view)
    guard press != .right else {
      for spot in cast.members { cast.act(spot, DrummerTimelines.bobbing(spot.animal), stage) }
      return
    }
    if Crowd.arrives(simon, players) {
      motions[.arrival] = PlayingTimeline(Crowd.arriving, in: stage.view)
      stage.play(.hop)
    }
    motions[.points] = PlayingTimeline(Plaque.jump, in: stage.view)
    cast.rejoice(stage)
    if hasCrown, !hadCrown { crown(&stage) }
    if simon.phase == .won { return win(&stage) }
    phase = .resting
    playhead = Playhead(SimonSaysTimelines.pause(SimonSaysTimelines.afterSequence))
  }

  /// The drummer draws back before each drum of the sequence, so that its paws come down in time.
  mutating func swing(_ stage: SceneContext) {
    guard phase == .showing || phase == .teaching else { return }
    let (from, to) = (playhead.time, playhead.time + stage.step)
    for marker in playhead.timeline.markers {
      guard let pad = Pad(rawValue: marker.name) else { continue }
      let start = marker.time - DrummerTimelines.drawsBack
      guard from < start, start <= to else { continue }
      cast.act(
        drummer, DrummerTimelines.striking(pad, teaching: phase == .teaching), stage)
    }
  }

  /// All but the drummer listen to a drum of the sequence, each in its way.
  mutating func listen(to pad: Pad, _ stage: SceneContext) {
    for spot in cast.members where spot != drummer {
      cast.act(spot, DrummerTimelines.bobbing(spot.animal), stage)
    }
    guard phase == .showing, activePlayer.isOver(at: stage.now) else { return }
    activePlayer.perform(activePlayer.temper.listening(pad), stage.view)
  }

  /// The crown flies from its stone onto the head of whoever has gone farther than anybody before.
  private mutating func crown(_ stage: inout SceneContext) {
    motions[.crown] = PlayingTimeline(SimonSaysTimelines.crowning, in: stage.view)
    stage.play(.tie)
    guard !stage.preferences.reducesMotion else { return }
    burst = Burst(
      .stars, count: 16, at: SimonSaysLayout.seat - Point(x: 0, y: 150), since: stage.now,
      using: &stage.decorationRandom)
  }

  private mutating func win(_ stage: inout SceneContext) {
    stage.play(.win)
    phase = .winning
    playhead = Playhead(SimonSaysTimelines.pause(SimonSaysTimelines.afterRound))
    cast.react(to: .win, stage)
    guard !stage.preferences.reducesMotion else { return }
    burst = Burst(
      .stars, count: 24, at: SimonSaysLayout.fire, since: stage.now, using: &stage.decorationRandom)
  }
}
