internal import Rules
internal import Stage
internal import Widgets

/// The course of a game: from act to act, and to the cards between.
extension SimonSaysScene {
  mutating func begin(team: [Name], _ stage: inout StageContext) {
    stage.play(.page)
    controls = Controls()
    phase = .playing(SimonGame(team: team, &stage))
  }

  mutating func finishAct(_ stage: inout StageContext) {
    switch game?.act {
    case .showing: game?.listen()
    case .resting: game?.proceed(&stage)
    case .winning:
      celebrate(&stage)
      game?.congratulate(at: stage.now)
      focus(.proceed)
      stage.play(.card)
    case .blinking, .teaching:
      if game?.teach(stage.preferences) != true { loseGame(&stage) }
    case .listening, .won, nil: break
    }
  }

  /// Ends a lost game after its lesson, seen or skipped.
  private mutating func loseGame(_ stage: inout StageContext) {
    celebrate(&stage)
    leave(&stage)
  }

  /// Ends with a finale that drums the sequence, unless nothing was right; after a mistake,
  /// quietly.
  private func celebrate(_ stage: inout StageContext) {
    guard let simon = game?.simon else { return }
    stage.end(
      .simonSays, with: simon.points > 0 ? .drums(simon.sequence, isWon: simon.phase == .won) : nil)
  }

  /// Strikes a drum or skips ahead; false for anything else.
  mutating func handleDrums(_ event: InputEvent, _ stage: inout StageContext) -> Bool {
    switch event {
    case .pointerDown(let point):
      guard let pad = SimonGame.drum(at: point) else { return false }
      _ = controls.handle(event, on: screen)
      if game?.isTeaching == true { hurry(&stage) } else { game?.strike(pad, isHeld: true, &stage) }
    case .otherFinger(let point):
      guard let pad = SimonGame.drum(at: point) else { return false }
      game?.strike(pad, &stage)
    case .key(let key, _):
      if let pad = Pad(key) {
        game?.strike(pad, &stage)
      } else if key == .space || key == .enter, !controls.showsFocus, game?.canHurry == true {
        hurry(&stage)
      } else {
        return false
      }
    default: return false
    }
    return true
  }

  /// Skips the rest of the act, without its sounds.
  private mutating func hurry(_ stage: inout StageContext) {
    switch game?.act {
    case .blinking, .teaching: loseGame(&stage)
    case .resting: finishAct(&stage)
    default: break
    }
  }

  mutating func answerWonCard(_ action: Action, _ stage: inout StageContext) {
    stage.play(.click)
    game?.wonCard = nil
    controls = Controls()
    action == .leave ? leave(isSure: true, &stage) : game?.proceed(&stage)
  }
}
