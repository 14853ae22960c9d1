internal import Animation
internal import Rules
public import Stage
internal import Widgets

extension WinOrLoseScene {
  enum Action: Hashable {
    /// One step back; `leave` goes all the way.
    case back, leave
    case settings, options, start
    case choose(DrillOptions)
    case answer(Throw)
    case proceed
    case restart
    /// Asks whether the rounds so far may go, takes that back, or does it.
    case askRestart, stay
    case giveUp(WinOrLoseGame.Loss)
  }

  var screen: Screen<Action> {
    var screen = Screen<Action>(back: .back)
    switch phase {
    case .options:
      for (index, row) in options.rows.enumerated() {
        let frames = RadioChoice.frames(row.choices.count, in: WinOrLoseLayout.row(index))
        for (choice, frame) in zip(row.choices, frames) {
          screen.radio(
            .choose(choice.options), choice.words, isChosen: choice.options == options,
            named: choice.name, in: frame)
        }
      }
      screen.button(.start, "Start", named: "button.start", in: WinOrLoseLayout.start)
    case .playing(let game): game.declare(on: &screen)
    case .finished:
      screen.button(.restart, "Restart", named: "button.restart", in: WinOrLoseLayout.again)
      screen.button(.options, "Options", named: "button.options", in: WinOrLoseLayout.options)
    }
    screen.corners(back: .leave, settings: .settings)
    return screen
  }

  public mutating func handle(_ event: InputEvent, _ stage: inout StageContext) {
    guard let action = controls.handle(event, on: screen) else { return }
    if case .answer(let hand) = action { return answer(with: hand, &stage) }
    stage.play(.click)
    switch action {
    case .back: leave(for: phase == .options ? .doors : .options, &stage)
    case .leave: leave(for: .doors, &stage)
    case .settings: stage.finish(.chose(.settings))
    case .options: openOptions()
    case .choose(let options): choose(options, &stage)
    case .start, .restart: begin(&stage)
    case .proceed: proceed(&stage)
    case .askRestart: ask(before: .restart, &stage)
    case .stay: showVerdict(&stage)
    case .giveUp(let loss): giveUp(for: loss, &stage)
    case .answer: break
    }
  }

  private mutating func begin(_ stage: inout StageContext) {
    phase = .playing(WinOrLoseGame(options, &stage))
    showQuestion(&stage)
  }

  /// Rounds that were played ask before they are lost.
  private mutating func leave(for loss: WinOrLoseGame.Loss, _ stage: inout StageContext) {
    if game?.drill.answers.isEmpty == false {
      ask(before: loss, &stage)
    } else {
      giveUp(for: loss, &stage)
    }
  }

  private mutating func ask(before loss: WinOrLoseGame.Loss, _ stage: inout StageContext) {
    game?.ask(before: loss, at: stage.now)
    controls.moveFocus(to: .stay, on: screen)
  }

  private mutating func giveUp(for loss: WinOrLoseGame.Loss, _ stage: inout StageContext) {
    switch loss {
    case .restart: begin(&stage)
    case .options: openOptions()
    case .doors: stage.finish(.back)
    }
  }

  private mutating func openOptions() {
    phase = .options
    controls.moveFocus(to: .start, on: screen)
  }

  private mutating func choose(_ options: DrillOptions, _ stage: inout StageContext) {
    self.options = options
    best = DrillBest(values: stage.preferences.choices, options: options)
    stage.prefer { $0.choices.merge(options.values) { $1 } }
  }

  private mutating func showQuestion(_ stage: inout StageContext) {
    controls.moveFocus(to: .answer(.rock), on: screen)
    stage.play(.page)
  }

  private mutating func answer(with hand: Throw, _ stage: inout StageContext) {
    guard let answer = game?.answer(with: hand, at: stage.now) else { return }
    showVerdict(&stage)
    stage.play(answer.isRight ? .win : .uhOh)
    stage.emit(.caption(WinOrLoseWords.verdict(answer, points: options.scale.rawValue).title))
  }

  private mutating func showVerdict(_ stage: inout StageContext) {
    game?.showVerdict(at: stage.now)
    let isAnswered = if case .answered = game?.drill.phase { true } else { false }
    controls.moveFocus(to: isAnswered ? .proceed : .answer(.rock), on: screen)
  }

  private mutating func proceed(_ stage: inout StageContext) {
    game?.proceed(&stage)
    guard let drill = game?.drill, drill.phase == .finished else { return showQuestion(&stage) }
    let feats = best.improve(with: drill)
    if !feats.isEmpty {
      let (key, words) = (options.key, best.words)
      stage.prefer { $0.choices[key] = words }
    }
    phase = .finished(
      WinOrLoseSummary(
        drill: drill, feats: feats, best: best.praised,
        bars: Running(
          WinOrLoseTimelines.summary(rounds: options.rounds).seen(with: stage.preferences),
          since: stage.now)))
    controls.moveFocus(to: .restart, on: screen)
    stage.play(.card)
  }
}
