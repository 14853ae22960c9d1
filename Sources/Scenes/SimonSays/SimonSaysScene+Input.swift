internal import Animation
internal import Rules
public import Stage
internal import Widgets

extension SimonSaysScene {
  public mutating func enter(_ stage: inout StageContext) {
    now = stage.now
    preferences = stage.preferences
    device = stage.device
    metrics = stage.metrics
  }

  public mutating func handle(_ event: InputEvent, _ stage: inout StageContext) {
    keepFire(from: stage.now)
    device = stage.device
    metrics = stage.metrics
    if case .saved(let record, let problem) = event { return tell(record, problem, &stage) }
    if refusal != nil { return answerRefusal(event, &stage) }
    if wonCard != nil { return answerWon(event, &stage) }
    if nameCard != nil { return fillIn(event, &stage) }
    switch phase {
    case .menu: chooseMode(event, &stage)
    case .adding: addPlayers(event, &stage)
    case .playing: play(event, &stage)
    case .board: browse(event, &stage)
    }
  }

  /// What can be used now, in reading order.
  var activeControls: [Control] {
    if let refusal { return refusal.card.controls }
    if let wonCard { return wonCard.controls }
    if let nameCard { return nameCard.controls }
    switch phase {
    case .menu:
      return Self.menuButtons + Self.corners
    case .adding:
      return stepper.controls + playerFields + [Control(.start, SimonTeamLayout.start)]
        + Self.corners
    case .playing: return Self.corners
    case .board: return [Control(.back, IconButton.topLeft)]
    }
  }

  private static let corners = [
    Control(.back, IconButton.topLeft), Control(.settings, IconButton.topRight),
  ]

  static let menuButtons = [ControlID.single, .multi, .scoreboard].enumerated().map {
    Control($1, SimonMenuLayout.button($0))
  }

  /// The names of those who play.
  var playerFields: ArraySlice<Control> { Self.allPlayerFields.prefix(setup.count) }

  private static let allPlayerFields = (0..<TeamSetup.sizes.upperBound).map {
    Control(.player($0), SimonTeamLayout.name($0), .field)
  }

  // MARK: - Menu and scoreboard

  private mutating func chooseMode(_ event: InputEvent, _ stage: inout StageContext) {
    switch controls.handle(event, among: activeControls) {
    case .activated(.single):
      begin(team: [], &stage)
    case .activated(.multi):
      stage.play(.page)
      phase = .adding
      controls.moveFocus(to: .player(0))
    case .activated(.scoreboard): openBoard(&stage)
    case .activated(.settings): openSettings(&stage)
    case .activated(.back), .back:
      stage.play(.click)
      stage.finish(.back)
    default: break
    }
  }

  mutating func openBoard(newest: Int? = nil, _ stage: inout StageContext) {
    stage.play(.page)
    phase = .board(SimonBoard(stage.records, newest: newest, at: stage.now))
    controls.moveFocus(to: .back)
  }

  private mutating func browse(_ event: InputEvent, _ stage: inout StageContext) {
    guard case .board(var board) = phase else { return }
    let isScrolled = board.handle(event, at: stage.now, isCalm: preferences.isCalm)
    phase = .board(board)
    // The pointer is followed even while it drags the list.
    if isScrolled, case .key = event { return }
    switch controls.handle(event, among: activeControls) {
    case .activated(.back), .back: returnToMenu(focus: .scoreboard, &stage)
    default: break
    }
  }

  mutating func returnToMenu(focus: ControlID, _ stage: inout StageContext) {
    stage.play(.click)
    phase = .menu
    bursts = []
    controls.moveFocus(to: focus)
  }

  mutating func openSettings(_ stage: inout StageContext) {
    stage.play(.click)
    showAgain()
    stage.finish(.chose(.settings))
  }

  // MARK: - Adding players

  private mutating func addPlayers(_ event: InputEvent, _ stage: inout StageContext) {
    let before = controls.focus
    let action = fields.handle(event, &controls, among: activeControls, &stage)
    for player in 0..<TeamSetup.sizes.upperBound {
      setup[player] = fields.text(of: .player(player))
    }
    if let action {
      if stepper.handle(action) {
        while setup.count < stepper.value { setup.stepUp() }
        while setup.count > stepper.value { setup.stepDown() }
        stage.play(.click)
        return
      }
      act(on: action, &stage)
    }
    refuseLeft(before, &stage)
  }

  private mutating func act(on action: ControlAction, _ stage: inout StageContext) {
    switch action {
    case .activated(.start): start(&stage)
    case .activated(.settings): openSettings(&stage)
    case .activated(.back), .back: returnToMenu(focus: .multi, &stage)
    case .activated(let id):
      // Enter in a name goes on to the next one, and from the last to the game.
      guard let player = (0..<setup.count).first(where: { .player($0) == id }) else { return }
      player + 1 < setup.count
        ? controls.moveFocus(to: .player(player + 1)) : controls.moveFocus(to: .start)
    case .adjusted, .dragged: break
    }
  }

  /// A name that was left with a sign that is not allowed is refused at once.
  private mutating func refuseLeft(_ before: ControlID?, _ stage: inout StageContext) {
    guard case .adding = phase, refusal == nil, controls.focus != before,
      let player = (0..<setup.count).first(where: { .player($0) == before }),
      let problem = setup.problems[player], problem != .missing,
      controls.focus != .back, controls.focus != .settings
    else { return }
    refuse(problem, in: .player(player), &stage)
  }

  private mutating func start(_ stage: inout StageContext) {
    if let team = setup.team { return begin(team: team, &stage) }
    for player in 0..<setup.count {
      guard let problem = setup.problems[player] else { continue }
      return refuse(problem, in: .player(player), &stage)
    }
  }

  // MARK: - The name that is refused

  mutating func refuse(
    _ problem: NameError, in field: ControlID, _ stage: inout StageContext
  ) {
    refusal = Refusal(
      card: AlertCard(
        SimonSaysWords.refusal(problem), problem.message, buttons: [AlertButton(.accept, "OK")],
        since: stage.now),
      field: field)
    controls.moveFocus(to: .accept)
    stage.play(.uhOh)
    stage.emit(.caption(problem.message))
  }

  private mutating func answerRefusal(_ event: InputEvent, _ stage: inout StageContext) {
    guard let refusal, refusal.card.answer(to: event, &controls) != nil else { return }
    self.refusal = nil
    controls.moveFocus(to: refusal.field)
    stage.play(.click)
  }
}
