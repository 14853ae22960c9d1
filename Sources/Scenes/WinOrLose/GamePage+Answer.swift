internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// What follows an answer: the hands play it out, it is judged, and cheered or followed by a
/// lesson.
extension GamePage {
  /// Answers the question with `hand` and lets the hands play that out.
  mutating func answer(with hand: Throw, _ stage: inout SceneContext) {
    stage.play(.snap)
    ring = nil
    guard drill.answer(hand, after: (stage.now - question.since).seconds) != nil else { return }
    let size = WinOrLoseLayout.smallSign
    if stage.preferences.reducesMotion {
      signSize.jump(to: size)
    } else {
      signSize.glide(to: size, at: stage.now)
    }
    guard let playedRound else { return }
    let timeline = WinOrLoseTimelines.playingOut(
      playedRound, losesOnPurpose: losesOnPurpose, beats: stage.preferences.reducesMotion ? 0 : 1)
    hands = Playhead(timeline.adapted(to: stage.preferences))
    reaction = Reactions.next(after: reaction, using: &stage.decorationRandom)
    phase = .playingOut
    cast.count(1, stage)
  }

  mutating func follow(_ events: [TimelineEvent], _ stage: inout SceneContext) {
    for cue in events.compactMap({ $0.marker(as: HandPlay.Cue.self) }) {
      guard let playedRound else { return }
      cast.perform(cue, of: playedRound, losesOnPurpose: losesOnPurpose, &stage)
      if cue == .blow { meet(playedRound, &stage) }
      if cue == .cheer { judge(&stage) }
    }
  }

  /// The hands meet: rays fly from where they do, dust from the feet of whoever is beaten, and all
  /// that hangs or sits there shakes.
  private mutating func meet(_ round: Round, _ stage: inout SceneContext) {
    jolt = PlayingTimeline(WinOrLoseTimelines.jolting, in: stage.view)
    let (left, right) = (WinOrLoseLayout.jungleHand, WinOrLoseLayout.playerHand)
    let loser = round.outcome.winner?.other
    let place = loser.map { $0 == .player ? right : left } ?? (left + right) * 0.5
    bursts.add(.bump, 0, at: place, &stage)
    for side in Side.allCases where side == loser || loser == nil {
      bursts.add(.dust, 10, at: cast.spot(of: side).feet, &stage)
    }
  }

  /// Judges the answer once the hands have played it out, or are skipped.
  private mutating func judge(_ stage: inout SceneContext) {
    guard let answer = drill.answer else { return }
    let pause = answer.isRight ? WinOrLoseTimelines.onward(stage.preferences.narration) : nil
    phase = .judged(
      Verdict(
        card: card(on: answer, at: stage.now),
        motion: PlayingTimeline(
          answer.isRight ? WinOrLoseTimelines.prize : WinOrLoseTimelines.regret, in: stage.view),
        onward: pause.map { PlayingTimeline($0, since: stage.now) }))
    focus(.proceed)
    if answer.isRight {
      cheer(&stage)
    } else {
      cast.all.react(to: .loss, stage)
      react(Reactions.regret(reaction), stage)
    }
    stage.play(answer.isRight ? .win : .uhOh)
    stage.say(.winOrLose(answer.isRight ? .right : .notThatOne))
  }

  /// Lets the player's animals act `timeline`; the jungle's lion goes on.
  private mutating func react(_ timeline: Timeline, _ stage: SceneContext) {
    for spot in cast.all.members where spot.side == .player { cast.all.act(spot, timeline, stage) }
  }

  /// The player's animals rejoice, longer with each right answer in a row, unless they laugh at a
  /// defeat that was meant; the frogs sing and throw stars.
  private mutating func cheer(_ stage: inout SceneContext) {
    if !losesOnPurpose {
      react(Reactions.joy(reaction, rounds: 1 + min(run, FrogChoir.size)), stage)
    }
    bursts += FrogChoir.bursts(after: run, &stage)
    tune = Playhead(WinOrLoseTimelines.song(after: run))
  }

  /// The card that tells whether the answer was right.
  func card(on answer: Drill.Answer, at now: Time) -> AlertCard {
    AlertCard(
      .winOrLose(answer.isRight ? .right : .notThatOne), "",
      spoken: .verdict(answer, drill.options.scale), beside: WinOrLoseLayout.verdict,
      picture: .verdict(answer, run: Self.run(drill.answers[...])), since: now)
  }

  /// Begins the lesson; the hands stay as they were thrown.
  mutating func teach(_ stage: SceneContext) {
    guard let solution else { return }
    verdict?.lesson = Playhead(WinOrLoseTimelines.lesson(solution).adapted(to: stage.preferences))
  }

  /// The player's animals nod as the lesson's hand strikes: they have understood.
  mutating func learn(_ events: [TimelineEvent], _ stage: inout SceneContext) {
    for case .blow? in events.map({ $0.marker(as: HandPlay.Cue.self) }) {
      cast.nod(stage)
      stage.play(solution?.winner?.sound ?? .thump)
    }
  }
}
