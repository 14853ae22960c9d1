internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// What follows an answer: the hands play, the verdict, and joy or a lesson.
extension GamePage {
  /// Answers the question with `hand` and lets the hands play that out.
  mutating func answer(with hand: Throw, _ context: inout SceneContext) {
    context.play(.snap)
    ring = nil
    guard drill.answer(hand, after: (context.now - question.since).seconds) != nil else { return }
    let size = WinOrLoseLayout.smallSign
    if context.preferences.reducesMotion {
      signSize.jump(to: size)
    } else {
      signSize.glide(to: size, at: context.now)
    }
    guard let playedRound else { return }
    let timeline = WinOrLoseTimelines.playingOut(
      playedRound, losesOnPurpose: losesOnPurpose, beats: context.preferences.reducesMotion ? 0 : 1)
    hands = Playhead(timeline.adapted(to: context.preferences))
    reaction = Reactions.next(after: reaction, using: &context.decorationRandom)
    phase = .playingOut
    cast.count(1, context)
  }

  mutating func follow(_ events: [TimelineEvent], _ context: inout SceneContext) {
    for cue in events.compactMap({ $0.marker(as: HandTimelines.Cue.self) }) {
      guard let playedRound else { return }
      cast.perform(cue, of: playedRound, losesOnPurpose: losesOnPurpose, &context)
      if cue == .blow { meet(playedRound, &context) }
      if cue == .cheer { judge(&context) }
    }
  }

  /// Shows the blow: rays where the hands meet, dust at the feet of the beaten animal, and a shake
  /// of the sign and the frogs.
  private mutating func meet(_ round: Round, _ context: inout SceneContext) {
    jolt = PlayingTimeline(WinOrLoseTimelines.jolting, in: context.view)
    let (left, right) = (WinOrLoseLayout.jungleHand, WinOrLoseLayout.playerHand)
    let loser = round.outcome.winner?.other
    let place = loser.map { $0 == .player ? right : left } ?? (left + right) * 0.5
    bursts.add(.bump, 0, at: place, &context)
    for side in Side.allCases where side == loser || loser == nil {
      bursts.add(.dust, 10, at: cast.spot(of: side).feet, &context)
    }
  }

  /// Judges the answer once the hands have played it out, or are skipped.
  private mutating func judge(_ context: inout SceneContext) {
    guard let answer = drill.answer else { return }
    let pause = answer.isRight ? WinOrLoseTimelines.onward(context.preferences.narration) : nil
    phase = .judged(
      Verdict(
        card: card(on: answer, at: context.now),
        motion: PlayingTimeline(
          answer.isRight ? WinOrLoseTimelines.prize : WinOrLoseTimelines.regret, in: context.view),
        onward: pause.map { PlayingTimeline($0, since: context.now) }))
    focus(.proceed)
    if answer.isRight {
      cheer(&context)
    } else {
      cast.all.react(to: .loss, context)
      react(Reactions.regret(reaction), context)
    }
    context.play(answer.isRight ? .win : .uhOh)
    context.say(.winOrLose(answer.isRight ? .right : .notThatOne))
  }

  /// Lets the player's animals act `timeline`; the jungle's lion goes on.
  private mutating func react(_ timeline: Timeline, _ context: SceneContext) {
    for spot in cast.all.members where spot.side == .player {
      cast.all.act(spot, timeline, context)
    }
  }

  /// Starts the joy of the player's animals, longer with each right answer in a row, or their
  /// laughter at an intended defeat; the frogs sing and throw stars.
  private mutating func cheer(_ context: inout SceneContext) {
    if !losesOnPurpose {
      react(Reactions.joy(reaction, rounds: 1 + min(run, FrogChoir.size)), context)
    }
    bursts += FrogChoir.bursts(after: run, &context)
    tune = Playhead(WinOrLoseTimelines.song(after: run))
  }

  /// The card that tells whether the answer was right.
  func card(on answer: Drill.Answer, at now: Time) -> AlertCard {
    let scale = drill.options.scale
    return AlertCard(
      .winOrLose(answer.isRight ? .right : .notThatOne), "", spoken: .verdict(answer, scale),
      beside: WinOrLoseLayout.verdict,
      picture: answer.isRight
        ? .praise(answer, scale, run: Self.run(drill.answers[...]))
        : .lesson(answer, scale, champion: cast.champion.animal, isTaught: lesson != nil),
      since: now)
  }
}
