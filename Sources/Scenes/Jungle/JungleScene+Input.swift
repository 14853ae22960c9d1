internal import Animation
internal import Figures
internal import Rules
public import Stage
internal import Widgets

extension JungleScene {
  enum Action: Hashable {
    /// One step back, which first lets go of what is carried; `leave` goes all the way.
    case back, leave
    case settings
    /// Another goal for the next match.
    case goal
    /// Picks an animal up, puts what was picked up into the river, or does both at once.
    case pick(Animal), putIn
    case send(Animal)
    case hurry
    /// After a match: another one, or back to the doors.
    case again, toDoors
    /// The match goes on after all, or gives way to a new one.
    case stay, newMatch
  }

  var screen: Screen<Action> {
    var screen = Screen<Action>(back: .back)
    if case .selected = hand { screen.place(.putIn, named: "river", in: Board.region) }
    let isAsked = bout == nil && hand.isFree
    for (animal, key) in zip(Animal.allCases, [Key.one, .two, .three]) {
      let cap = Board.home(of: animal) + Point(x: -128, y: -20)
      screen.place(
        bout == nil ? .pick(animal) : .hurry, named: "home.\(animal.rawValue)",
        in: Board.homeRect(of: animal)
      ) {
        if isAsked { KeyCap.draw(key, on: $0.device, at: cap, into: &$1) }
      }
      screen.key(key, bout == nil ? .send(animal) : .hurry)
    }
    if bout != nil { screen.key(.space, .hurry) }
    screen.corners(back: .leave)
    screen.add(.goal, named: "button.goal", in: JungleLayout.goalButton) {
      Button.draw(
        $1.preferences.goal.words, .goal, in: JungleLayout.goalButton, $0, into: &$2)
    }
    screen.corners(settings: .settings)
    if let alert { addCard(alert, to: &screen) }
    return screen
  }

  private func addCard(_ alert: AlertCard, to screen: inout Screen<Action>) {
    let isOver = match.winner != nil
    screen.card(alert) {
      if isOver {
        $0.button(.again, "Play Again", .again, named: "alert.again", width: 260)
        $0.button(.toDoors, "To the Doors", .home, named: "alert.leave", width: 280)
      } else {
        $0.button(.stay, "Play On", .play, named: "alert.stay", width: 240)
        $0.apart(.newMatch, "New Match", .again, named: "alert.new-match", width: 220)
      }
    }
  }

  public mutating func handle(_ event: InputEvent, _ stage: inout StageContext) {
    if event == .focusLost {
      idle.doze(at: stage.now)
    } else {
      idle.disturb(at: stage.now, using: &stage.decorationRandom)
    }
    if event.isTouch { running[.hint] = nil }
    let wasPressed = controls.isPressed
    if let action = controls.handle(event, on: screen) {
      perform(action, &stage)
    } else if alert == nil, !wasPressed, !controls.isPressed {
      carry(event, &stage)
    }
  }

  private mutating func perform(_ action: Action, _ stage: inout StageContext) {
    switch action {
    case .back: stepBack(&stage)
    case .pick(let animal):
      pick(animal, &stage)
      controls.moveFocus(to: .putIn, on: screen)
    case .putIn:
      if case .selected(let animal, _) = hand { play(animal, &stage) }
    case .send(let animal):
      if hand.isFree { play(animal, &stage) }
    case .hurry: hurry(&stage)
    case .leave, .settings, .goal, .again, .toDoors, .stay, .newMatch:
      stage.play(.click)
      press(action, &stage)
    }
  }

  private mutating func press(_ button: Action, _ stage: inout StageContext) {
    alert = nil
    switch button {
    case .leave: stage.finish(.back)
    case .settings: stage.finish(.chose(.settings))
    case .goal: stage.prefer { $0.goal = $0.goal.next }
    case .stay:
      // The match goes on, and the sign says again what it said.
      let goal = match.goal
      stage.prefer { $0.goal = goal }
    case .newMatch: beginMatch(stage.preferences.goal)
    default:
      beginMatch(stage.preferences.goal)
      sentence = .invitation
      if button == .toDoors { stage.finish(.back) }
    }
  }

  private mutating func stepBack(_ stage: inout StageContext) {
    switch hand {
    case .empty, .hurrying: stage.finish(.back)
    case .selected: putDown()
    case .pressing, .dragging: cancel(&stage)
    }
  }

  mutating func pick(_ animal: Animal, _ stage: inout StageContext) {
    hand = .selected(animal, since: stage.now)
    sentence = .selected(animal)
  }

  mutating func putDown() {
    hand = .empty
    sentence = .invitation
  }
}

extension Match.Goal {
  /// The next one round the button.
  fileprivate var next: Self {
    switch self {
    case .endless: .firstTo(3)
    case .firstTo(3): .firstTo(5)
    default: .endless
    }
  }

  fileprivate var words: String {
    if case .firstTo(let points) = self { "First to \(points)" } else { "Endless" }
  }
}
