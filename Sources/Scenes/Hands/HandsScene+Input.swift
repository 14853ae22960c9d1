internal import Animation
internal import Rules
public import Stage
internal import Widgets

extension HandsScene {
  public mutating func enter(_ stage: inout StageContext) {
    now = stage.now
    preferences = stage.preferences
    device = stage.device
  }

  public mutating func handle(_ event: InputEvent, _ stage: inout StageContext) {
    device = stage.device
    if let alert {
      if alert.answer(to: event, &controls) != nil { acceptAlert(&stage) }
      return
    }
    switch phase {
    case .configuring: configure(event, &stage)
    case .playing(let table): play(event, at: table, &stage)
    }
  }

  /// In every phase the same, at the end of the reading order.
  static let cornerControls = [
    Control(.back, IconButton.topLeft), Control(.information, IconButton.besideTopRight),
    Control(.settings, IconButton.topRight),
  ]

  private mutating func acceptAlert(_ stage: inout StageContext) {
    alert = nil
    stage.play(.click)
    switch phase {
    case .configuring:
      controls.moveFocus(to: .nameField)
    case .playing:
      offer = Entrance(since: stage.now)
      controls.moveFocus(to: .playAgain)
    }
  }

  /// What the corners do; false if `action` is for something else.
  mutating func leave(by action: ControlAction, _ stage: inout StageContext) -> Bool {
    switch action {
    case .activated(.information): stage.finish(.chose(.information))
    case .activated(.settings): stage.finish(.chose(.settings))
    case .activated(.back), .back:
      if case .playing = phase { returnToSetup(stage.now) } else { stage.finish(.back) }
    default: return false
    }
    stage.play(.click)
    return true
  }

  /// One step back from the table: the match is given up, what was set up stays.
  private mutating func returnToSetup(_ now: Time) {
    clearTable()
    controls.moveFocus(to: .next)
    offer = nil
    offerContinue(now)
  }

  /// Every option and value as at the very beginning.
  mutating func reset() {
    clearTable()
    setup.reset()
    fields = Self.emptyFields
    slider = Self.newSlider
    offer = nil
    controls.moveFocus(to: .nameField)
  }

  private mutating func clearTable() {
    phase = .configuring
    ground = Ground(HandsAssets.gray)
    bursts = []
    alert = nil
  }
}

// MARK: - Configuration

extension HandsScene {
  /// What can be used on the configuration screen, in reading order.
  var setupControls: [Control] {
    var list = Self.setupHead
    switch setup.option {
    case .rounds: list.append(slider.control)
    case .points: list += Self.pointsControls
    }
    if review.isComplete { list.append(Control(.next, SetupLayout.next)) }
    return list + Self.cornerControls
  }

  private static let setupHead =
    [Control(.nameField, SetupLayout.name, .field)]
    + MatchSetup.Option.allCases.map { Control(.option($0), SetupLayout.option($0)) }

  private static let pointsControls =
    NumberField.allCases.map { Control(.field($0), SetupLayout.field($0), .field) }
    + MatchSetup.Preset.allCases.map { Control(.preset($0), SetupLayout.preset($0)) }

  private mutating func configure(_ event: InputEvent, _ stage: inout StageContext) {
    let before = controls.focus
    let action = fields.handle(event, &controls, among: setupControls, &stage)
    setup.name = fields.text(of: .nameField)
    for field in NumberField.allCases { setup[field] = fields.text(of: .field(field)) }
    if let action { changeSetup(by: action, &stage) }
    guard case .configuring = phase else { return }
    if before == .nameField, isNameSubmitted(by: action) { refuseReservedName(&stage) }
    offerContinue(stage.now)
  }

  private mutating func changeSetup(by action: ControlAction, _ stage: inout StageContext) {
    if leave(by: action, &stage) { return }
    if slider.handle(action, at: stage.now) {
      setup.rounds = slider.value
      stage.play(.click, x: slider.mark(of: Double(slider.value)).x)
      return
    }
    guard case .activated(let id) = action else { return }
    switch id {
    case .next:
      begin(&stage)
    case .option(.rounds), .option(.points):
      setup.option = id == .option(.rounds) ? .rounds : .points
      stage.play(.click)
    case .preset(.short), .preset(.classic):
      setup.fill(id == .preset(.short) ? .short : .classic)
      for field in NumberField.allCases {
        fields[.field(field)] = TextField(setup[field], limit: 8)
      }
      stage.play(.click)
    default:
      moveOn(from: id)
    }
  }

  /// Enter in a field goes on to what is still missing, or to `Continue`.
  private mutating func moveOn(from id: ControlID) {
    guard fields[id] != nil else { return }
    let problems = review.problems
    let missing = NumberField.allCases.first { problems.numbers[$0] != nil }
    controls.moveFocus(
      to: problems.name != nil ? .nameField : missing.map { .field($0) } ?? .next)
  }

  /// The name counts as given once the focus goes on to another entry, or Enter is pressed.
  private func isNameSubmitted(by action: ControlAction?) -> Bool {
    if action == .activated(.nameField) { return true }
    let isElsewhere = Self.cornerControls.contains { $0.id == controls.focus }
    return controls.focus != .nameField && !isElsewhere
  }

  /// A name with a reserved sign is refused aloud; it stays in the field to be mended.
  private mutating func refuseReservedName(_ stage: inout StageContext) {
    guard let problem = review.problems.name, problem == .reserved else { return }
    alert = AlertCard(
      HandsWords.badName, problem.message, buttons: [AlertButton(.accept, "OK")], since: stage.now)
    controls.moveFocus(to: .accept)
    stage.play(.uhOh)
    stage.emit(.caption(problem.message))
  }

  /// `Continue` is there exactly while everything is right.
  private mutating func offerContinue(_ now: Time) {
    if !review.isComplete {
      offer = nil
    } else if offer == nil {
      offer = Entrance(since: now)
    }
  }
}
