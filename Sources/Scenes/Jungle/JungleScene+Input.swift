internal import Animation
internal import Figures
internal import Phrases
internal import Rules
public import Stage
internal import Widgets

extension JungleScene {
  public mutating func react(to event: InputEvent, _ context: inout SceneContext) {
    if event == .focusLost {
      idle.doze(at: context.now)
    } else {
      idle.noteActivity(at: context.now, using: &context.decorationRandom)
    }
    if film.slowMotion != nil, event.isUserAction {
      // Any input ends the slow motion, and does nothing else.
      film.slowMotion = nil
      return
    }
    if handleForTwo(event, &context) { return }
    let wasPressed = controls.isPressed
    if !respond(to: event, &context), alert == nil, !wasPressed, !controls.isPressed {
      carry(event, &context)
    }
  }

  public mutating func perform(_ action: Action, _ context: inout SceneContext) {
    switch action {
    case .back: stepBack(&context)
    case .pick(let animal):
      guard gesture.isFree else { return }
      pick(animal, &context)
      focus(.putIn)
    case .putIn:
      if case .selected(let animal, _) = gesture { play(animal, &context) }
    case .send(let animal):
      if gesture.isFree { play(animal, &context) }
    case .skip: skip(&context)
    case .changeRival: changeRival(&context)
    case .pair(let action): performAtTable(action, &context)
    case .allowHalf:
      context.play(.click)
      context.changePreferences { $0.wantsExactDrop = false }
      (missedDrop, sentence) = (nil, .invitation)
    case .showAgain:
      context.play(.click)
      if case .selected = gesture { putDown() }
      film.slowMotion = film.round.map {
        SlowMotion($0.adapted(to: context.preferences), since: context.now)
      }
    case .tellRing:
      context.play(.click)
      motions[.ring] = PlayingTimeline(RuleRing.telling, in: context.view)
    case .goal:
      context.play(.click)
      // A press on another goal chooses that goal; a press on the chosen one, or a key, chooses the
      // next.
      let pointed = context.device == .keyboard ? nil : controls.pointer.flatMap(JungleLayout.goal)
      context.changePreferences {
        $0.goal = pointed == $0.goal ? $0.goal.next : pointed ?? $0.goal.next
      }
      applyPreferences(&context)
    case .stay:
      // The match goes on with its own goal.
      close(&context)
      let goal = match.goal
      context.changePreferences { $0.goal = goal }
    case .newMatch:
      close(&context)
      beginMatch(context.preferences.goal)
    case .playAgain: playAgain(&context)
    case .toDoors:
      playAgain(&context)
      context.finish(.back)
    }
  }

  /// Closes the card, with a click.
  private mutating func close(_ context: inout SceneContext) {
    alert = nil
    context.play(.click)
  }

  private mutating func playAgain(_ context: inout SceneContext) {
    close(&context)
    pair == nil ? beginMatch(context.preferences.goal) : match.playAgain()
    sentence = .invitation
  }

  private mutating func stepBack(_ context: inout SceneContext) {
    switch gesture {
    case .idle, .skipping: context.finish(.back)
    case .selected: putDown()
    case .pressing, .dragging:
      cancel(&context)
      sentence = .invitation
    }
  }

  mutating func pick(_ animal: Animal, _ context: inout SceneContext) {
    gesture = .selected(animal, since: context.now)
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
