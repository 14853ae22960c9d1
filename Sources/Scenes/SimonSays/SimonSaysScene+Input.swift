internal import Animation
internal import Figures
internal import Phrases
internal import Rules
public import Stage
internal import Widgets

extension SimonSaysScene {
  public mutating func handle(_ event: InputEvent, _ stage: inout StageContext) {
    game?.disturb(&stage)
    crowd.disturb(&stage)
    if case .saved(let record, let problem) = event { return tell(record, problem, &stage) }
    switch event {
    case .pointerUp, .pointerCancelled, .focusLost: game?.pressed = nil
    default: break
    }
    if !screen.hasCard, handleHeld(event, &stage) { return }
    let before = screen.focused(controls)
    let action = fields.handle(event, &controls, on: screen, &stage)
    for player in 0..<TeamSetup.sizes.upperBound {
      setup[player] = fields.text(of: .player(player))
    }
    if (try? Name(fields.text(of: .name))) != nil { game?.nameCard?.problem = nil }
    if let action { perform(action, &stage) }
    refuseLeft(before, &stage)
  }

  public mutating func perform(_ action: Action, _ stage: inout StageContext) {
    switch action {
    case .back: stepBack(&stage)
    case .settings:
      stage.play(.click)
      game?.showAgain(stage.preferences)
      stage.finish(.chose(.settings))
    case .single: begin(team: [], &stage)
    case .multi:
      stage.play(.page)
      phase = .adding
      focus(.player(0))
    case .scoreboard: openBoard(&stage)
    case .players(let count):
      count > setup.count ? setup.stepUp() : setup.stepDown()
      stage.play(.click)
    case .player(let player): focus(player + 1 < setup.count ? .player(player + 1) : .start)
    case .face(let player):
      lendName(to: player, in: stage.language)
      if stage.device == .pointer { focus(.player(player)) }
      stage.play(.click)
    case .badge(let animal):
      fields.lend(stage.language(.common(.badge(animal))), to: .name)
      game?.nameCard?.problem = nil
      // Whoever goes on by typing has a name of their own, and no shortcut by its letters.
      focus(stage.device == .pointer ? .name : .save)
      stage.play(.click)
    case .start: start(&stage)
    case .accept: acceptRefusal(&stage)
    case .proceed, .leave: answerWonCard(action, &stage)
    case .name, .save: save(&stage)
    case .discard: returnToMenu(&stage)
    case .stay: stay(&stage)
    case .showBoard: showSaved(&stage)
    case .drum(let pad): play(pad, &stage)
    case .playAgain: begin(team: game?.simon.team ?? [], &stage)
    }
  }

  private mutating func stepBack(_ stage: inout StageContext) {
    switch phase {
    case .menu: stage.leave(by: .back)
    case .adding, .board: returnToMenu(&stage)
    case .playing(let game): game.nameCard == nil ? leave(&stage) : stepBackFromName(&stage)
    }
  }

  mutating func openBoard(newest: Int? = nil, _ stage: inout StageContext) {
    stage.play(.page)
    phase = .board(SimonBoard(stage.records, newest: newest, at: stage.now))
    focus(.back)
  }

  mutating func returnToMenu(_ stage: inout StageContext) {
    let item: Action =
      switch phase {
      case .menu: .single
      case .adding: .multi
      case .playing(let game): game.simon.team.isEmpty ? .single : .multi
      case .board: .scoreboard
      }
    stage.play(.click)
    phase = .menu
    focus(item)
  }

  /// Handles drums and the list, which the pointer holds; false for anything else.
  private mutating func handleHeld(_ event: InputEvent, _ stage: inout StageContext) -> Bool {
    switch phase {
    case .adding: return false
    case .menu: return handleAtMenu(event, &stage)
    case .playing: return handleDrums(event, &stage)
    case .board:
      let isScrolled = board?.handle(event, in: stage.view)
      // The controls follow the pointer even while it drags the list.
      if case .key = event { return isScrolled == true }
      return false
    }
  }

  /// Lets any finger strike the drums and tickle the animals of the menu.
  private mutating func handleAtMenu(_ event: InputEvent, _ stage: inout StageContext) -> Bool {
    let point: Point
    switch event {
    case .pointerDown(let place), .otherFinger(let place): point = place
    default: return false
    }
    let pad = Pad.allCases.first { SimonMenuLayout.drumFrame($0).contains(point) }
    if let pad { play(pad, &stage) }
    let spot = crowd.spots.first { $0.frame.contains(point) }
    if let spot { crowd.tickle(spot, &stage) }
    return pad != nil || spot != nil
  }

  private mutating func play(_ pad: Pad, _ stage: inout StageContext) {
    strokes[pad] = SimonSaysTimelines.stroke(pad, after: strokes[pad], stage)
    stage.play(pad.sound, x: SimonMenuLayout.drum(pad).x)
  }

  // MARK: - Names

  /// The lender whose name a click would give to each player, in order.
  var nextLenders: [NameLender] {
    let problems = setup.problems
    return (0..<setup.count).reduce(into: []) { next, player in
      let others = lenders.filter { $0.key != player && $0.key < setup.count }
      let unnamed = (0..<player).filter { problems[$0] == .missing }
      next.append(
        NameLender.next(
          after: lenders[player], for: player,
          without: others.map(\.value) + unnamed.map { next[$0] }))
    }
  }

  private mutating func lendName(to player: Int, in language: Language) {
    let lender = nextLenders[player]
    lenders[player] = lender
    setup[player] = language(lender.name)
    fields.lend(setup[player], to: .player(player))
  }

  /// Begins the game; whoever has typed no name plays under that of the animal beside the field.
  private mutating func start(_ stage: inout StageContext) {
    let wrong = setup.problems.filter { $0.value != .missing }.min { $0.key < $1.key }
    if let wrong { return refuse(wrong.value, in: .player(wrong.key), &stage) }
    for player in setup.problems.keys.sorted() { lendName(to: player, in: stage.language) }
    if let team = setup.team { begin(team: team, &stage) }
  }

  /// Refuses an invalid name as soon as its field loses the focus.
  private mutating func refuseLeft(_ before: Action?, _ stage: inout StageContext) {
    let focus = screen.focused(controls)
    guard case .adding = phase, refusal == nil, case .player(let player) = before, focus != before,
      focus != .back, focus != .settings, let problem = setup.problems[player], problem != .missing
    else { return }
    refuse(problem, in: .player(player), &stage)
  }

  mutating func refuse(_ problem: NameError, in field: Action, _ stage: inout StageContext) {
    let card = AlertCard(
      .simonSays(.badName), .name(.wrong(problem)), picture: .name(problem), since: stage.now)
    refusal = Refusal(card: card, field: field)
    focus(.accept)
    stage.play(.uhOh)
    stage.say(.name(.wrong(problem)))
  }

  private mutating func acceptRefusal(_ stage: inout StageContext) {
    guard let field = refusal?.field else { return }
    refusal = nil
    focus(field)
    stage.play(.click)
  }
}
