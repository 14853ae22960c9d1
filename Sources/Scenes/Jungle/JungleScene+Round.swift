internal import Animation
internal import Figures
internal import Rules
public import Stage
internal import Widgets

extension JungleScene {
  public mutating func tick(_ stage: inout StageContext) {
    now = stage.now
    device = stage.device
    take(stage.preferences, &stage)
    if !isBusy { idle.tick(&stage) }
    followHand(step: stage.step)
    bursts.removeAll { now >= $0.ends }
    breeze.settle(at: now)
    if let hint, now - hint >= JungleTimelines.hint.duration { self.hint = nil }
    glides = glides.filter { now - $0.value.since < $0.value.timeline.duration }
    answers = answers.filter { now - $0.value < $0.key.answerDuration }
    if let scored = playerScored, now - scored >= JungleTimelines.jump { playerScored = nil }
    if let scored = jungleScored, now - scored >= JungleTimelines.jump { jungleScored = nil }
    advanceBout(&stage)
  }

  private mutating func followHand(step: Time) {
    guard case .dragging(let animal, let feet, _, _) = hand else { return carry = nil }
    var carry = self.carry ?? Carry(animal, feet: feet, at: now)
    carry.follow(to: feet, at: now, step: step)
    self.carry = carry
  }

  private var isBusy: Bool { bout != nil || !hand.isFree }

  /// Settings may have changed while this scene waited under them.
  private mutating func take(_ preferences: Preferences, _ stage: inout StageContext) {
    guard preferences != self.preferences else { return }
    self.preferences = preferences
    settleChoices(&stage)
  }

  /// Goal and rival count from the next round on; a goal that would wipe a score asks first.
  mutating func settleChoices(_ stage: inout StageContext) {
    guard bout == nil, alert == nil else { return }
    let kind = preferences.rival
    if kind != rival.kind {
      rival = Rival(kind)
      awaitThrow(&stage)
    }
    guard preferences.goal != match.goal else { return }
    guard match.playerWins + match.jungleWins > 0 else { return beginMatch() }
    cancel(&stage)
    alert = AlertCard(
      "A new match?", JungleWords.wiping(player: match.playerWins, jungle: match.jungleWins),
      buttons: [AlertButton(.stay, "Play On", width: 240)],
      apart: AlertButton(.newMatch, "New Match", width: 220), size: Size(700, 360),
      since: stage.now)
    controls.moveFocus(to: .stay)
    stage.play(.card)
  }

  mutating func beginMatch() {
    match = Match(preferences.goal)
    sentence = .newMatch(preferences.goal)
  }

  /// A rival that guesses commits before the player's hand moves; the dice are thrown in the round.
  mutating func awaitThrow(_ stage: inout StageContext) {
    if rival.kind != .dice { _ = rival.commit(using: &stage.chance) }
  }

  /// Lets an animal glide back to its home from where it was let go.
  mutating func glideHome(_ animal: Animal, from feet: Point, _ stage: inout StageContext) {
    hand = .empty
    glides[animal] = Glide(
      timeline: JungleTimelines.glideHome(animal, from: feet), since: stage.now)
    sentence = .missed(exact: preferences.wantsExactDrop)
    stage.play(animal.step, x: feet.x)
  }

  /// Starts a round with an animal that was let go inside the region.
  mutating func play(_ animal: Animal, from feet: Point, _ stage: inout StageContext) {
    guard bout == nil, alert == nil else { return }
    hand = .empty
    glides[animal] = nil
    bout = Bout(
      player: animal, act: .snapping,
      playhead: Playhead(
        JungleTimelines.snap(animal, from: feet, isCalm: preferences.isCalm)))
    sentence = .choosing
    stage.play(.snap, x: feet.x)
    if !preferences.hasPlayed { stage.prefer { $0.hasPlayed = true } }
  }

  /// Finishes the current flourish: everything that would still happen happens now, in order.
  mutating func hurry(_ stage: inout StageContext) {
    guard var bout else { return }
    let next = bout.playhead.timeline.labels.map(\.time).first { $0 > bout.playhead.time }
    let target = next ?? bout.playhead.timeline.duration
    let events = bout.playhead.advance(by: target - bout.playhead.time)
    self.bout = bout
    for event in events { perform(event, &stage) }
  }

  private mutating func advanceBout(_ stage: inout StageContext) {
    guard var bout else { return }
    let events = bout.playhead.advance(by: stage.step)
    self.bout = bout
    for event in events { perform(event, &stage) }
  }

  private mutating func perform(_ event: TimelineEvent, _ stage: inout StageContext) {
    guard let bout else { return }
    switch event.kind {
    case .marker(let name):
      guard let cue = JungleTimelines.Cue(rawValue: name) else { return }
      perform(cue, of: bout, &stage)
    case .finished:
      bout.rival == nil ? choose(for: bout, &stage) : finishBout(&stage)
    case .repeated:
      break
    }
  }

  /// The player's animal is in place: now, and not before, the jungle chooses.
  private mutating func choose(for bout: Bout, _ stage: inout StageContext) {
    let rival = Animal(self.rival.commit(using: &stage.chance))
    self.rival.observe(player: bout.player.hand)
    self.bout = Bout(
      player: bout.player, act: .showing(rival),
      playhead: Playhead(
        JungleTimelines.show(
          player: bout.player, rival: rival, isCalm: preferences.isCalm)))
  }

  private mutating func perform(
    _ cue: JungleTimelines.Cue, of bout: Bout, _ stage: inout StageContext
  ) {
    if cue == .landed {
      burst(.splash, count: 8, at: JungleLayout.playerPlace, &stage)
      stage.play(bout.player.splash, x: JungleLayout.playerPlace.x)
    }
    guard let rival = bout.rival else { return }
    let outcome = bout.player.outcome(against: rival)
    let winnerX = outcome == .win ? JungleLayout.playerPlace.x : JungleLayout.junglePlace.x
    switch cue {
    case .landed:
      break
    case .reveal:
      stage.play(rival.splash, x: JungleLayout.junglePlace.x)
      if rival != .lion { stage.play(rival.voice, x: JungleLayout.junglePlace.x) }
    case .leap:
      stage.play(.pounce, x: winnerX)
    case .contact:
      let spot = outcome == .win ? JungleLayout.junglePlace : JungleLayout.playerPlace
      burst(.splash, count: 14, at: spot, &stage)
      burst(.leaves, count: 7, at: spot, &stage)
      if !preferences.isCalm { breeze.blow(at: stage.now) }
      stage.play(.thump, x: spot.x)
      stage.play((outcome == .win ? bout.player : rival).splash, x: spot.x)
      stage.play(.yelp, x: spot.x)
    case .result:
      score(bout.player, against: rival, &stage)
    }
  }

  private mutating func score(
    _ player: Animal, against rival: Animal, _ stage: inout StageContext
  ) {
    sentence = .story(player: player, rival: rival)
    stage.emit(.caption(sentence.words(for: device)))
    switch match.play(player.hand, against: rival.hand) {
    case .win:
      playerScored = stage.now
      stage.play(.win)
    case .loss:
      jungleScored = stage.now
      stage.play(.lose)
    case .tie:
      stage.play(.tie)
    case nil:
      break
    }
  }

  private mutating func finishBout(_ stage: inout StageContext) {
    if let bout {
      let home = Board.home(of: bout.player)
      burst(.dust, count: 6, at: home, &stage)
      stage.play(bout.player.step, x: home.x)
    }
    bout = nil
    match.nextTurn()
    awaitThrow(&stage)
    guard let winner = match.winner else { return settleChoices(&stage) }
    let words = JungleWords.matchEnd(
      playerWon: winner == .player, player: match.playerWins, jungle: match.jungleWins,
      account: rival.account)
    alert = AlertCard(
      words.title, words.body,
      buttons: [
        AlertButton(.again, "Play Again", width: 240),
        AlertButton(.leave, "To the Doors", width: 260),
      ], size: Size(760, rival.account == nil ? 360 : 440), since: stage.now)
    controls.moveFocus(to: .again)
    stage.play(.card)
  }

  private mutating func burst(
    _ kind: Burst.Kind, count: Int, at origin: Point, _ stage: inout StageContext
  ) {
    guard !preferences.isCalm else { return }
    bursts.append(
      Burst(kind, count: count, at: origin, since: stage.now, using: &stage.decorationRandom))
  }
}

extension Animal {
  /// The sound of it in water, by its weight.
  var splash: SoundName {
    switch self {
    case .lion: .splashHeavy
    case .cobra: .splashMiddle
    case .rabbit: .splashLight
    }
  }

  /// The sound of it on its way.
  var step: SoundName {
    switch self {
    case .lion: .footstep
    case .cobra: .slide
    case .rabbit: .hop
    }
  }
}
