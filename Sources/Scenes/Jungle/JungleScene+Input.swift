internal import Animation
internal import Figures
internal import Phrases
internal import Rules
public import Stage
internal import Widgets

extension JungleScene {
  public mutating func react(to event: InputEvent, _ stage: inout SceneContext) {
    if event == .focusLost {
      idle.doze(at: stage.now)
    } else {
      idle.disturb(at: stage.now, using: &stage.decorationRandom)
    }
    if film.slowMotion != nil, event.isUserAction {
      // Any input ends the slow motion, and does nothing else.
      film.slowMotion = nil
      return
    }
    if handleForTwo(event, &stage) { return }
    let wasPressed = controls.isPressed
    if !respond(to: event, &stage), alert == nil, !wasPressed, !controls.isPressed {
      carry(event, &stage)
    }
  }

  public mutating func perform(_ action: Action, _ stage: inout SceneContext) {
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
    case .pair(let action): performAtTable(action, &stage)
    case .allowHalf:
      stage.play(.click)
      stage.changePreferences { $0.wantsExactDrop = false }
      (missedDrop, sentence) = (nil, .invitation)
    case .showAgain:
      stage.play(.click)
      if case .selected = gesture { putDown() }
      film.slowMotion = film.round.map {
        SlowMotion($0.adapted(to: stage.preferences), since: stage.now)
      }
    case .tellRing:
      stage.play(.click)
      motions[.ring] = PlayingTimeline(RuleRing.telling, in: stage.view)
    case .goal:
      stage.play(.click)
      // A press on another goal chooses that goal; a press on the chosen one, or a key, chooses the
      // next.
      let pointed = stage.device == .keyboard ? nil : controls.pointer.flatMap(JungleLayout.goal)
      stage.changePreferences {
        $0.goal = pointed == $0.goal ? $0.goal.next : pointed ?? $0.goal.next
      }
      applyPreferences(&stage)
    case .stay:
      // The match goes on with its own goal.
      close(&stage)
      let goal = match.goal
      stage.changePreferences { $0.goal = goal }
    case .newMatch:
      close(&stage)
      beginMatch(stage.preferences.goal)
    case .playAgain: playAgain(&stage)
    case .toDoors:
      playAgain(&stage)
      stage.finish(.back)
    }
  }

  /// Closes the card, with a click.
  private mutating func close(_ stage: inout SceneContext) {
    alert = nil
    stage.play(.click)
  }

  private mutating func playAgain(_ stage: inout SceneContext) {
    close(&stage)
    pair == nil ? beginMatch(stage.preferences.goal) : match.playAgain()
    sentence = .invitation
  }

  private mutating func stepBack(_ stage: inout SceneContext) {
    switch gesture {
    case .idle, .skipping: stage.finish(.back)
    case .selected: putDown()
    case .pressing, .dragging: cancel(&stage)
    }
  }

  mutating func pick(_ animal: Animal, _ stage: inout SceneContext) {
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

  /// Draws all goals side by side about `middle`, this one as chosen.
  func draw(at middle: Point, into picture: inout Picture) {
    for (index, one) in Preferences.goals.map(\.goal).enumerated() {
      let cell = JungleLayout.goalCell(index, about: middle)
      guard one == self else {
        picture.drawGroup(scaledBy: 0.9, about: cell.center, opacity: 0.6) {
          one.draw(in: cell, named: "choice", into: &$0)
        }
        continue
      }
      RivalSwitch.drawChosen(cell, into: &picture)
      one.draw(in: cell, named: "won", into: &picture)
    }
  }

  /// Draws a crown for each point of the goal, or a path without an end.
  func draw(in cell: Rect, named name: String, into picture: inout Picture) {
    guard case .firstTo(let points) = self else {
      return Pictogram.endless.draw(at: cell.center, side: 46, onWood: true, into: &picture)
    }
    for index in 0..<points {
      // Two of five crowns stand below the others.
      let (below, column) = index.quotientAndRemainder(dividingBy: 3)
      let count = min(3, points - 3 * below)
      let place = Point(
        x: 18 * (Double(column) - Double(count - 1) / 2), y: points > 3 ? Double(18 * below - 9) : 0
      )
      picture.draw(
        .image(WidgetAssets.crown, at: cell.center + place).scaled(0.2).named(name))
    }
  }

  var title: Phrase {
    if case .firstTo(let points) = self {
      .jungle(.goal(points: points))
    } else {
      .jungle(.endlessGoal)
    }
  }
}
