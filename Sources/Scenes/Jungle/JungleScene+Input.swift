internal import Animation
internal import Figures
internal import Rules
public import Stage
internal import Widgets

extension JungleScene {
  public mutating func handle(_ event: InputEvent, _ stage: inout StageContext) {
    device = stage.device
    idle.disturb(at: stage.now, using: &stage.decorationRandom)
    if event.isTouch { hint = nil }
    if let alert {
      if let button = alert.answer(to: event, &controls) { answer(button, &stage) }
      return
    }
    let wasPressed = controls.pressed != nil
    let action = controls.handle(event, among: activeControls(for: event))
    if let action {
      act(on: action, &stage)
    } else if case .key(let key, _) = event {
      press(key, &stage)
    } else if !wasPressed, controls.pressed == nil {
      carry(event, &stage)
    }
  }

  /// What can be pressed now, in reading order. Keys reach the animals and the river as controls;
  /// the pointer drags them (`carry`).
  private func activeControls(for event: InputEvent) -> [Control] {
    if case .key = event { return keyControls }
    return Self.buttons
  }

  static let buttons = [
    Control("back", IconButton.topLeft), Control("goal", JungleLayout.goalButton),
    Control("settings", IconButton.topRight),
  ]

  /// What keys reach: the animals, the river once it is of use, and the buttons.
  var keyControls: [Control] {
    if case .selected = hand { Self.riverAndAnimals } else { Self.animals }
  }

  private static let animals =
    Animal.allCases.map { Control(.animal($0), Board.homeRect(of: $0)) } + buttons

  private static let riverAndAnimals = [Control("river", Board.region)] + animals

  private mutating func act(on action: ControlAction, _ stage: inout StageContext) {
    switch action {
    case .activated("back"):
      stage.play(.click)
      stage.finish(.back)
    case .activated("settings"):
      stage.play(.click)
      stage.finish(.chose(.settings))
    case .activated("goal"):
      stage.play(.click)
      stage.prefer { $0.goal = $0.goal.next }
    case .activated("river"):
      if case .selected(let animal, _) = hand { play(animal, from: feet(of: animal), &stage) }
    case .activated(let id):
      guard let animal = Animal.allCases.first(where: { .animal($0) == id }) else { return }
      guard bout == nil else { return hurry(&stage) }
      pick(animal, &stage)
      if case .selected = hand { controls.moveFocus(to: "river") }
    case .back:
      stepBack(&stage)
    case .adjusted, .dragged:
      break
    }
  }

  /// Esc first lets go of what is carried.
  private mutating func stepBack(_ stage: inout StageContext) {
    switch hand {
    case .empty: stage.finish(.back)
    case .selected: putDown()
    case .pressing, .dragging: cancel(&stage)
    }
  }

  private mutating func press(_ key: Key, _ stage: inout StageContext) {
    let chosen: Animal? =
      switch key {
      case .one: .lion
      case .two: .cobra
      case .three: .rabbit
      default: nil
      }
    if bout != nil, chosen != nil || key == .space { return hurry(&stage) }
    guard let chosen, hand.isFree else { return }
    play(chosen, from: feet(of: chosen), &stage)
  }

  private mutating func answer(
    _ button: ControlID, _ stage: inout StageContext
  ) {
    self.alert = nil
    stage.play(.click)
    switch button {
    case .stay:
      // The match goes on, and the sign says again what it said.
      let goal = match.goal
      stage.prefer { $0.goal = goal }
      preferences = stage.preferences
    case .newMatch: beginMatch()
    default:
      beginMatch()
      sentence = .invitation
      if button == .leave { stage.finish(.back) }
    }
    settleChoices(&stage)
  }

  /// Everything the pointer does with animals and the river.
  private mutating func carry(_ event: InputEvent, _ stage: inout StageContext) {
    if bout != nil || hurryFrom != nil { return hurry(by: event, &stage) }
    switch event {
    case .pointerDown(let point): press(at: point, &stage)
    case .pointerMoved(let point): move(to: point, &stage)
    case .pointerUp(let point): release(at: point, &stage)
    case .pointerCancelled: cancel(&stage)
    default: break
    }
  }

  /// While a round plays the pointer drags nothing; a click hurries the show.
  private mutating func hurry(by event: InputEvent, _ stage: inout StageContext) {
    switch event {
    case .pointerDown(let point):
      hurryFrom = point
    case .pointerUp(let point):
      if let start = hurryFrom, start.distance(to: point) < JungleLayout.dragThreshold {
        hurry(&stage)
      }
      hurryFrom = nil
    case .pointerCancelled:
      hurryFrom = nil
    default:
      break
    }
  }

  private mutating func press(at point: Point, _ stage: inout StageContext) {
    let selected: Animal? = if case .selected(let animal, _) = hand { animal } else { nil }
    if let animal = animal(at: point, now: stage.now) {
      hand = .pressing(animal, at: point, wasSelected: selected == animal)
    } else if let selected, Board.region.contains(point) {
      play(selected, from: feet(of: selected), &stage)
    } else if selected != nil {
      putDown()
    }
  }

  private mutating func move(to point: Point, _ stage: inout StageContext) {
    switch hand {
    case .pressing(let animal, let start, _):
      guard (point - start).length >= JungleLayout.dragThreshold else { return }
      // An animal on its way home is picked up where it is.
      let grip = feet(of: animal, at: stage.now) - start
      glides[animal] = nil
      hand = .dragging(animal, feet: point + grip, grip: grip, since: stage.now)
      sentence = .carrying(animal)
    case .dragging(let animal, _, let grip, let since):
      hand = .dragging(animal, feet: point + grip, grip: grip, since: since)
    case .empty, .selected:
      break
    }
  }

  private mutating func release(at point: Point, _ stage: inout StageContext) {
    switch hand {
    case .pressing(let animal, _, let wasSelected):
      tap(animal, wasSelected: wasSelected, &stage)
    case .dragging(let animal, _, let grip, _):
      let feet = point + grip
      if isInside(animal, feet: feet) {
        play(animal, from: feet, &stage)
      } else {
        glideHome(animal, from: feet, &stage)
      }
    case .empty, .selected:
      break
    }
  }

  /// The hand was pulled away: a drop outside, wherever the animal is.
  mutating func cancel(_ stage: inout StageContext) {
    switch hand {
    case .pressing: hand = .empty
    case .dragging(let animal, let feet, _, _): glideHome(animal, from: feet, &stage)
    case .empty, .selected: break
    }
  }

  private mutating func tap(_ animal: Animal, wasSelected: Bool, _ stage: inout StageContext) {
    call(animal, &stage)
    if answers[animal] == nil { answers[animal] = stage.now }
    // A tap also picks up; the same tap again puts down.
    if wasSelected || glides[animal] != nil { putDown() } else { pick(animal, &stage) }
  }

  /// Each answers a tap with its voice; a roar is not interrupted by another.
  private mutating func call(_ animal: Animal, _ stage: inout StageContext) {
    if animal == .lion {
      guard stage.now >= roarEnds else { return }
      // A faster game roars no faster.
      let speed = Double(stage.step.ticks) / Double(Time.frames(1).ticks)
      roarEnds =
        stage.now + .seconds((JungleTimelines.roar + JungleTimelines.roarEcho) * speed)
    }
    stage.play(animal.voice, x: feet(of: animal).x)
  }

  private mutating func pick(_ animal: Animal, _ stage: inout StageContext) {
    hand = .selected(animal, since: stage.now)
    sentence = .selected(animal)
  }

  private mutating func putDown() {
    hand = .empty
    sentence = .invitation
  }

  func isInside(_ animal: Animal, feet: Point) -> Bool {
    let rect = AnimalFigure.rect(of: animal, feet: feet)
    return preferences.wantsExactDrop
      ? Board.region.contains(rect) : Board.region.contains(rect.center)
  }

  /// The animal under `point`, the one drawn last first.
  private func animal(at point: Point, now: Time) -> Animal? {
    Animal.allCases.reversed().first {
      AnimalFigure.rect(of: $0, feet: feet(of: $0, at: now)).contains(point)
    }
  }

  func feet(of animal: Animal) -> Point { feet(of: animal, at: now) }

  /// Where the feet of an animal of the player's are, outside rounds.
  func feet(of animal: Animal, at time: Time) -> Point {
    if case .dragging(animal, let feet, _, _) = hand { return feet }
    guard let glide = glides[animal] else { return Board.home(of: animal) }
    return glide.timeline.value(
      of: JungleTimelines.position(.player), at: time - glide.since,
      otherwise: Board.home(of: animal))
  }
}

extension InputEvent {
  /// Whether the player begins to do something; a pointer that only moves does not.
  var isTouch: Bool {
    switch self {
    case .pointerDown, .key: true
    default: false
    }
  }
}

extension ControlID {
  static let again: ControlID = "alert.again"
  static let leave: ControlID = "alert.leave"
  static let stay: ControlID = "alert.stay"
  static let newMatch: ControlID = "alert.new-match"

  static func animal(_ animal: Animal) -> ControlID { ControlID(animal.rawValue) }
}

extension JungleScene.Hand {
  /// Nothing is being pressed or carried.
  var isFree: Bool {
    switch self {
    case .empty, .selected: true
    case .pressing, .dragging: false
    }
  }
}

extension Match.Goal {
  /// The next one round the button.
  var next: Self {
    switch self {
    case .endless: .firstTo(3)
    case .firstTo(3): .firstTo(5)
    default: .endless
    }
  }

  var words: String {
    if case .firstTo(let points) = self { "First to \(points)" } else { "Endless" }
  }
}
