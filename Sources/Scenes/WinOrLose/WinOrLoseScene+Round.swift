internal import Animation
internal import Figures
internal import Phrases
internal import Rules
public import Stage
internal import Widgets

/// The actions, and the course of a game from question to question.
extension WinOrLoseScene {
  public mutating func perform(_ action: Action, _ stage: inout StageContext) {
    if case .answer(let hand) = action { return answer(with: hand, &stage) }
    stage.play(.click)
    switch action {
    case .back:
      guard !backGoesHome else { return leave(&stage) }
      if case .options(let waiting?) = phase {
        resume(waiting, &stage)
      } else {
        turnCard(at: stage.now)
      }
    case .quit: stage.finish(.back)
    case .options: openOptions()
    case .choose(let options): choose(options, &stage)
    case .start: start(&stage)
    case .restart: begin(&stage)
    case .proceed: proceed(&stage)
    case .turnCard: turnCard(at: stage.now)
    case .askRestart: ask(.restart, stage.now)
    case .stay: if let game { resume(game, &stage) }
    case .answer: break
    }
  }

  private mutating func turnCard(at now: Time) {
    guard case .finished(var summary) = phase else { return }
    summary.showsFigures.toggle()
    summary.bars = Running(summary.bars.timeline, since: now)
    phase = .finished(summary)
  }

  private mutating func openOptions() {
    phase = .options(game)
    focus(.start)
  }

  private mutating func begin(_ stage: inout StageContext) {
    phase = .playing(WinOrLoseGame(options, &stage))
    crowd = Cast(WinOrLoseLayout.crowd)
    showQuestion(&stage)
  }

  /// Begins a new game; asks first if a waiting one has rounds to lose.
  private mutating func start(_ stage: inout StageContext) {
    guard case .options(let waiting?) = phase, waiting.isAtStake else { return begin(&stage) }
    phase = .playing(waiting)
    ask(.restart, stage.now)
  }

  private mutating func leave(_ stage: inout StageContext) {
    if case .options(let waiting?) = phase { phase = .playing(waiting) }
    guard game?.isAtStake == true else { return stage.finish(.back) }
    ask(.doors, stage.now)
  }

  private mutating func ask(_ loss: WinOrLoseGame.Loss, _ now: Time) {
    game?.ask(loss, at: now)
    focus(.stay)
  }

  /// Returns to the game covered by the options or a question.
  private mutating func resume(_ waiting: WinOrLoseGame, _ stage: inout StageContext) {
    phase = .playing(waiting)
    guard waiting.isAnswered else {
      game?.askAgain(stage.view)
      return showQuestion(&stage)
    }
    showVerdict(&stage)
  }

  private mutating func choose(_ options: DrillOptions, _ stage: inout StageContext) {
    self.options = options
    stage.prefer { $0.choices.merge(options.values) { $1 } }
  }

  private mutating func showQuestion(_ stage: inout StageContext) {
    focus(.answer(.rock))
    stage.play(.page)
  }

  private mutating func answer(with hand: Throw, _ stage: inout StageContext) {
    guard game?.answer(with: hand, stage.view) == true else { return }
    stage.play(.snap)
  }

  /// Judges the answer, once played out or skipped.
  mutating func judge(_ stage: inout StageContext) {
    guard case .answered(let answer) = game?.drill.phase else { return }
    showVerdict(&stage)
    crowd.react(to: answer.isRight ? .win : .loss, stage)
    stage.play(answer.isRight ? .win : .uhOh)
    stage.say(.winOrLose(answer.isRight ? .right : .notThatOne))
  }

  private mutating func showVerdict(_ stage: inout StageContext) {
    game?.showVerdict(at: stage.now)
    focus(.proceed)
  }

  private mutating func proceed(_ stage: inout StageContext) {
    game?.proceed(&stage)
    guard let drill = game?.drill, drill.phase == .finished else { return showQuestion(&stage) }
    var best = DrillBest(of: options, stage.preferences)
    let feats = best.improve(with: drill)
    stage.end(
      .winOrLose, with: drill.rightAnswers > 0 ? .petals(drill.rightAnswers) : nil,
      keeping: [options.key: best.words])
    phase = .finished(
      WinOrLoseSummary(
        drill: drill, feats: feats, best: best.praised, since: stage.now,
        bars: Running(WinOrLoseTimelines.summary(rounds: options.rounds), in: stage.view)))
    // Everyone who finishes is cheered, and the longer the better it went.
    crowd = Cast(WinOrLoseLayout.cast)
    crowd.dance(rounds: 1 + 7 * drill.rightAnswers / drill.answers.count, stage)
    focus(.restart)
    stage.play(.card)
  }
}
