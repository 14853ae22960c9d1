internal import Animation
internal import Figures
internal import Phrases
internal import Rules
public import Stage
internal import Widgets

extension JungleScene {
  public mutating func react(to event: InputEvent, _ stage: inout StageContext) {
    if event == .focusLost {
      idle.doze(at: stage.now)
    } else {
      idle.disturb(at: stage.now, using: &stage.decorationRandom)
    }
    if slowMotion != nil, event.isDeed {
      // Any input ends the slow motion, and does nothing else.
      slowMotion = nil
      return
    }
    if handleForTwo(event, &stage) { return }
    let wasPressed = controls.isPressed
    if !respond(to: event, &stage), alert == nil, !wasPressed, !controls.isPressed {
      carry(event, &stage)
    }
  }

  public mutating func perform(_ action: Action, _ stage: inout StageContext) {
    switch action {
    case .back: stepBack(&stage)
    case .pick(let animal):
      guard gesture.isFree else { return }
      pick(animal, &stage)
      focus(.putIn)
    case .putIn:
      if case .selected(let animal, _) = gesture { play(animal, &stage) }
    case .send(let animal):
      if gesture.isFree { play(animal, &stage) }
    case .skip: skip(&stage)
    case .changeRival: changeRival(&stage)
    case .pair(let action): pair?.perform(action, &stage)
    case .showAgain:
      stage.play(.click)
      if case .selected = gesture { putDown() }
      slowMotion = lastBout.map { SlowMotion($0.seen(with: stage.preferences), since: stage.now) }
    case .tellRing:
      stage.play(.click)
      motions[.ring] = Running(BeatRing.telling, in: stage.view)
    case .goal:
      stage.play(.click)
      stage.prefer { $0.goal = $0.goal.next }
    case .stay:
      // The match goes on with the goal it had.
      close(&stage)
      let goal = match.goal
      stage.prefer { $0.goal = goal }
    case .newMatch:
      close(&stage)
      beginMatch(stage.preferences.goal)
    case .playAgain: playAgain(&stage)
    case .toDoors:
      playAgain(&stage)
      stage.finish(.back)
    }
  }

  /// Puts the card away, if there is one.
  private mutating func close(_ stage: inout StageContext) {
    alert = nil
    stage.play(.click)
  }

  private mutating func playAgain(_ stage: inout StageContext) {
    close(&stage)
    pair == nil ? beginMatch(stage.preferences.goal) : match.playAgain()
    sentence = .invitation
  }

  private mutating func stepBack(_ stage: inout StageContext) {
    switch gesture {
    case .idle, .skipping: stage.finish(.back)
    case .selected: putDown()
    case .pressing, .dragging: cancel(&stage)
    }
  }

  mutating func pick(_ animal: Animal, _ stage: inout StageContext) {
    gesture = .selected(animal, since: stage.now)
    sentence = .selected(animal)
  }

  mutating func putDown() {
    gesture = .idle
    sentence = .invitation
  }
}

extension Match.Goal {
  /// The next goal in the button's order.
  fileprivate var next: Self {
    let goals = Preferences.goals.map(\.goal)
    return goals[((goals.firstIndex(of: self) ?? -1) + 1) % goals.count]
  }

  /// Draws a crown for each point that it takes, or a path without an end.
  func draw(at middle: Point, into picture: inout Picture) {
    guard case .firstTo(let points) = self else {
      return Pictogram.endless.draw(at: middle, side: 50, onWood: true, into: &picture)
    }
    OutcomeMarks.drawCrowns(points, of: points, apart: 35, at: middle, into: &picture)
  }

  var title: Phrase {
    if case .firstTo(let points) = self {
      .jungle(.goal(points: points))
    } else {
      .jungle(.endlessGoal)
    }
  }
}
