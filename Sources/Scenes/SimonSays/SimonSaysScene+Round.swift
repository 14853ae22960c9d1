internal import Animation
internal import Figures
internal import Rules
public import Stage
internal import Widgets

extension SimonSaysScene {
  public mutating func tick(_ stage: inout StageContext) {
    now = stage.now
    preferences = stage.preferences
    device = stage.device
    metrics = stage.metrics
    bursts.removeAll { now >= $0.ends }
    guard case .playing(var game) = phase else { return }
    if game.act != .listening { keepFire(from: now) }
    game.strokes = game.strokes.filter { now - $0.value.since < $0.value.timeline.duration }
    if let scored = game.scored, now - scored >= SimonSaysTimelines.jump { game.scored = nil }
    // The drums wait while a card lies over them.
    let events = hasCard ? [] : game.playhead.advance(by: stage.step)
    phase = .playing(game)
    for event in events { perform(event, &stage) }
  }

  /// The fire flickers for half a minute more.
  mutating func keepFire(from now: Time) { fireRests = now + SimonSaysTimelines.fire }

  mutating func begin(team: [Name], _ stage: inout StageContext) {
    stage.play(.page)
    let simon = Simon(team: team, using: &stage.chance)
    controls = Controls()
    bursts = []
    let lead = SimonSaysTimelines.firstLead
    phase = .playing(
      Game(
        simon: simon,
        playhead: Playhead(
          SimonSaysTimelines.playback(simon.sequence, after: lead, isCalm: preferences.isCalm)),
        turned: stage.now))
  }

  private mutating func perform(_ event: TimelineEvent, _ stage: inout StageContext) {
    guard case .playing(let game) = phase else { return }
    switch event.kind {
    case .marker(let name):
      guard let pad = Pad(rawValue: name) else { return }
      stage.play(pad.sound, x: SimonSaysLayout.drum(pad).x)
    case .finished: finishAct(of: game, &stage)
    case .repeated: break
    }
  }

  private mutating func finishAct(of game: Game, _ stage: inout StageContext) {
    switch game.act {
    case .showing:
      var game = game
      game.simon.listen()
      game.act = .listening
      phase = .playing(game)
    case .listening, .won: break
    case .resting: proceed(&stage)
    case .winning: congratulate(game, &stage)
    case .blinking:
      guard case .lost(let mistake) = game.simon.phase else { return }
      askForName(.lost(mistake), game.simon, &stage)
    }
  }

  /// The next sequence, one longer or the first of the next round, and the next player's.
  mutating func proceed(_ stage: inout StageContext) {
    guard case .playing(var game) = phase else { return }
    game.simon.proceed(using: &stage.chance)
    game.act = .showing
    let isTeam = !game.simon.team.isEmpty
    if isTeam { game.turned = stage.now }
    game.playhead = Playhead(
      SimonSaysTimelines.playback(
        game.simon.sequence,
        after: isTeam ? SimonSaysTimelines.turnLead : SimonSaysTimelines.lead,
        isCalm: preferences.isCalm))
    phase = .playing(game)
  }

  /// A sequence that was interrupted is shown from its first drum: nobody must guess what was hidden.
  mutating func showAgain() {
    guard case .playing(var game) = phase, game.act == .showing else { return }
    game.playhead = Playhead(
      SimonSaysTimelines.playback(
        game.simon.sequence, after: SimonSaysTimelines.returnLead, isCalm: preferences.isCalm))
    phase = .playing(game)
  }

  // MARK: - Play

  mutating func play(_ event: InputEvent, _ stage: inout StageContext) {
    guard case .playing(let game) = phase else { return }
    switch event {
    case .pointerDown(let point):
      if let pad = Self.drum(at: point) {
        _ = controls.handle(event, among: activeControls)
        return strikeOrHurry(pad, &stage)
      }
    case .pointerUp, .pointerCancelled, .focusLost: pressed = nil
    case .key(let key, _):
      if let pad = Pad(key) { return strike(pad, &stage) }
      if key == .space, !controls.showsFocus { return hurry(&stage) }
    default: break
    }
    switch controls.handle(event, among: activeControls) {
    case .activated(.settings): openSettings(&stage)
    case .activated(.back), .back: leave(game, &stage)
    default: break
    }
  }

  /// The drum at a point; the corners of its picture are empty.
  static func drum(at point: Point) -> Pad? {
    Pad.allCases.first { SimonSaysLayout.drumFrame($0).insetBy(8).contains(point) }
  }

  private mutating func strikeOrHurry(_ pad: Pad, _ stage: inout StageContext) {
    guard case .playing(let game) = phase else { return }
    if game.act == .listening { pressed = pad }
    game.act == .blinking ? hurry(&stage) : strike(pad, &stage)
  }

  /// Strikes a drum; does nothing unless it is the players' turn.
  private mutating func strike(_ pad: Pad, _ stage: inout StageContext) {
    guard case .playing(var game) = phase, game.act == .listening else { return }
    let press = game.simon.press(pad)
    guard press != .ignored else { return }
    let isLit = game.strokes[pad].map { stage.now - $0.since < $0.timeline.duration } ?? false
    game.strokes[pad] = Stroke(
      timeline: SimonSaysTimelines.stroke(pad, again: isLit, isCalm: preferences.isCalm),
      since: stage.now)
    judge(press, of: pad, &game, &stage)
    phase = .playing(game)
  }

  private mutating func judge(
    _ press: Simon.Press, of pad: Pad, _ game: inout Game, _ stage: inout StageContext
  ) {
    let x = SimonSaysLayout.drum(pad).x
    switch press {
    case .ignored: break
    case .right: stage.play(pad.sound, x: x)
    case .completed:
      stage.play(pad.sound, x: x)
      game.scored = stage.now
      game.act = .resting
      game.playhead = Playhead(SimonSaysTimelines.pause(SimonSaysTimelines.afterSequence))
    case .won:
      stage.play(pad.sound, x: x)
      stage.play(.win)
      game.scored = stage.now
      game.act = .winning
      game.playhead = Playhead(SimonSaysTimelines.pause(SimonSaysTimelines.afterRound))
      guard !preferences.isCalm else { return }
      bursts.append(
        Burst(
          .stars, count: 24, at: SimonSaysLayout.fire, since: stage.now,
          using: &stage.decorationRandom))
    case .mistake(let mistake):
      stage.play(.uhOh, x: x)
      stage.emit(.caption(SimonSaysWords.mistake(mistake)))
      game.act = .blinking
      game.playhead = Playhead(SimonSaysTimelines.blink(mistake.right))
    }
  }

  /// Whoever has seen enough goes on at once; what would have been heard is not.
  private mutating func hurry(_ stage: inout StageContext) {
    guard case .playing(let game) = phase, game.act == .blinking || game.act == .resting else {
      return
    }
    finishAct(of: game, &stage)
  }

  // MARK: - The won card

  private mutating func congratulate(_ game: Game, _ stage: inout StageContext) {
    var game = game
    game.act = .won
    phase = .playing(game)
    let words = SimonSaysWords.won(game.simon)
    wonCard = AlertCard(
      words.title, words.body,
      buttons: [
        AlertButton(.proceed, "Next Round", width: 260),
        AlertButton(.leave, "Stop Here", width: 240),
      ], size: Size(700, 400), since: stage.now)
    controls.moveFocus(to: .proceed)
    stage.play(.card)
  }

  mutating func answerWon(_ event: InputEvent, _ stage: inout StageContext) {
    guard let wonCard, let answer = wonCard.answer(to: event, &controls),
      case .playing(let game) = phase
    else { return }
    stage.play(.click)
    self.wonCard = nil
    controls = Controls()
    answer == .leave ? leave(game, &stage) : proceed(&stage)
  }
}
