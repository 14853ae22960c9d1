internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The setup page of a match.
struct SetupPage: Page {
  enum Action: Hashable {
    /// Enter in a field: moves on to what is missing.
    case name, number(NumberField)
    /// An animal lends its name; pressed again, it begins.
    case badge(Animal)
    /// Shows how long the match will be, and what decides it.
    case options
    case option(MatchSetup.Option), rounds(Int), preset(MatchSetup.Preset)
    case begin
    /// Starts a match of two, which needs no setup.
    case friend
  }

  private(set) var setup: MatchSetup {
    didSet { if setup != oldValue { validation = SetupValidation(setup) } }
  }
  private(set) var validation: SetupValidation
  var fields: FieldGroup<Action>
  /// The fields in which something was typed, or which the player has left. Others may be empty
  /// without a complaint.
  private var touched: Set<Action> = []
  private(set) var slider: Slider
  /// Whether the card shows the options; at first it shows who plays.
  private(set) var isUnfolded = false {
    didSet { nameLenders = Cast(Animal.allCases.map(layout.lender)) }
  }
  var controls = Controls()
  var cast = PageGround()
  /// The animals that lend their names.
  private(set) var nameLenders = Cast(
    Animal.allCases.map(SetupLayout(isUnfolded: false).lender))
  /// The entrance of `Continue`; nil while it is hidden.
  private(set) var nextEntrance: Entrance?
  /// Both fists knock as an animal is chosen.
  private(set) var greeting: PlayingTimeline?
  /// The match of two players, kept during one against the jungle.
  var friends: GamePage.Friends
  private(set) var next: (any Page)?

  init(
    _ setup: MatchSetup = MatchSetup(),
    friends: GamePage.Friends = (TablePlayers(), Match(.firstTo(3)))
  ) {
    (self.setup, self.friends, slider) = (setup, friends, Self.slider(setup.rounds))
    let numbers = NumberField.allCases.map { (Action.number($0), Self.number(setup[$0])) }
    fields = FieldGroup(
      Dictionary(uniqueKeysWithValues: numbers + [(.name, .name(setup.name))]), names: [.name])
    validation = SetupValidation(setup)
    nextEntrance = validation.isComplete ? Entrance(since: .zero) : nil
    focusFirst()
  }

  private mutating func focusFirst() { focus(validation.isComplete ? .begin : .badge(.lion)) }

  /// Letters go into the name from anywhere but another field.
  func textFocus(_ view: View) -> Rect? {
    fields.isRefusing ? nil : screen(view).textFocus(controls) ?? layout.name
  }

  /// Longer than allowed, so that a mistake can be seen and corrected.
  private static func number(_ words: String) -> TextField { TextField(words, limit: 8) }

  private static func slider(_ rounds: Int) -> Slider {
    Slider("slider", in: SetupLayout.slider, MatchSetup.roundsRange, value: rounds)
  }

  /// Returns from the table with the setup unchanged; whoever wants its options sees them.
  mutating func resume(at now: Time, wantsOptions: Bool) {
    if wantsOptions { isUnfolded = true }
    // A running glide would use an earlier clock.
    slider = Self.slider(setup.rounds)
    nextEntrance = validation.isComplete ? Entrance(since: now) : nil
    focusFirst()
  }

  func declare(on screen: inout Screen<Action>) {
    for animal in Animal.allCases {
      screen.badge(
        .badge(animal), .animal(animal), typed: setup.name,
        named: "badge.\(animal.rawValue)", in: layout.badge(animal),
        draw: drawLender(animal))
    }
    screen.field(
      .name, .hands(.nameLabel), fields, isWrong: validation.name?.isOnlyMissing == false,
      named: "field.name", in: layout.name
    ) { drawOwner($0, into: &$1) }
    if isUnfolded {
      screen.button(
        .options, .common(.options), .up, scale: .body, named: "button.options", in: layout.options)
      declareOptions(on: &screen)
    } else {
      screen.addBesideTable(.options, .common(.options), .options, named: "button.options")
      addCrowns(to: &screen)
    }
    if validation.isComplete { addNext(to: &screen) }
    screen.hint(
      validation.name != nil ? .badge(.lion) : validation.isComplete ? .begin : .preset(.short))
    screen.corner(.home)
    screen.corner(.information)
    screen.corner(.settings)
    screen.rivalSwitch(.friend, isFriend: false, in: RivalSwitch.belowBack)
  }

  private func declareOptions(on screen: inout Screen<Action>) {
    for option in MatchSetup.Option.allCases {
      screen.choice(
        .option(option), .hands(.option(option)), option == .rounds ? .goal : .cheer,
        isChosen: setup.option == option,
        row: MatchSetup.Option.allCases.map { .hands(.option($0)) }, named: "option.\(option)",
        in: SetupLayout.option(option), as: TabRow.self)
    }
    switch setup.option {
    case .rounds:
      screen.slider(
        slider, .hands(.roundsLabel), marks: "crown", in: SetupLayout.crown,
        draw: drawCrown(in:isWanted:into:)
      ) { .rounds($0) }
    case .points:
      for preset in MatchSetup.Preset.allCases { addPreset(preset, to: &screen) }
      for field in NumberField.allCases {
        screen.field(
          .number(field), .hands(.field(field)), fields,
          isWrong: validation.numbers[field]?.isOnlyMissing == false,
          named: "field.\(field.rawValue)", in: SetupLayout.field(field)
        ) { drawToken(of: field, into: &$1) }
      }
    }
  }

  /// Whether the throwers warm up.
  func isLively(_ view: View) -> Bool { !fields.isRefusing && cast.wakes(view) != nil }

  mutating func react(to event: InputEvent, _ stage: inout SceneContext) {
    nameLenders.disturb(&stage)
    let (before, goal) = (focused, setup.goal)
    let action = take(event, typingInto: .name, &stage)
    readFields()
    if let action { perform(action, &stage) }
    if setup.goal != goal, let text = setup.goalText { stage.keep(text, as: MatchSetup.goalKey) }
    touched.formUnion(fields.filled)
    if let before, action == before || focused != before { leave(before, &stage) }
    nextEntrance = validation.isComplete ? nextEntrance ?? Entrance(since: stage.now) : nil
  }

  private mutating func readFields() {
    var typed = setup
    typed.name = fields.text(of: .name)
    for field in NumberField.allCases { typed[field] = fields.text(of: .number(field)) }
    setup = typed
  }

  /// Notes a field that is left, or in which Enter was pressed, as touched; a name with a reserved
  /// character is refused and stays.
  private mutating func leave(_ field: Action, _ stage: inout SceneContext) {
    touched.insert(field)
    // Leaving the page needs no valid name.
    guard field == .name, let focused, focused != .friend, validation.problems.name == .reserved
    else { return }
    refuse(.name, for: .reserved, .hands(.badName), &stage)
  }

  /// The complaint about a field; nil for an empty one before it was tried.
  func complaint(about field: Action) -> SetupValidation.Complaint? {
    let found: SetupValidation.Complaint? =
      if case .number(let number) = field { validation.numbers[number] } else { validation.name }
    return found?.isOnlyMissing == true && !touched.contains(field) ? nil : found
  }

  mutating func advance(_ stage: inout SceneContext) { nameLenders.tick(&stage) }

  mutating func perform(_ action: Action, _ stage: inout SceneContext) {
    switch action {
    case .begin:
      guard let match = match(&stage) else { return focusFirstProblem() }
      next = match
      return stage.play(.page)
    case .name, .number: return focusFirstProblem()
    case .rounds(let rounds):
      slider.glide(to: rounds, at: stage.now)
      setup.rounds = rounds
      return stage.play(.click, x: slider.mark(of: Double(rounds)).x)
    case .badge(let animal):
      let before = setup.name
      fields.lend(.animal(animal), to: .name, in: stage.language)
      readFields()
      // Whoever presses the chosen one again has nothing more to choose.
      if setup.name == before, validation.isComplete { return perform(.begin, &stage) }
      nameLenders.tickle(layout.lender(animal), &stage)
      greeting = PlayingTimeline(Self.knocking, in: stage.view)
      focusFirstProblem()
    case .options:
      isUnfolded.toggle()
      if isUnfolded { focus(.option(setup.option)) }
    case .option(let option): setup.option = option
    case .friend: next = GamePage(friends, after: self)
    case .preset(let preset):
      setup.fill(preset)
      for field in NumberField.allCases { fields[.number(field)] = Self.number(setup[field]) }
    }
    stage.play(.click)
  }

  /// The match that is set up, whose name is kept; nil while something is missing.
  func match(_ stage: inout SceneContext) -> GamePage? {
    guard case .success(let plan) = setup.validated() else { return nil }
    stage.keep(plan.name.text, as: Preferences.lastNameKey)
    if case .animal(let animal) = NameLender.lending(plan.name.text, in: stage.language) {
      stage.keep(animal.rawValue, as: Preferences.championKey)
    }
    return GamePage(plan, stage.champion, after: self, stage.preferences)
  }

  /// Moves the focus to the first wrong field, or to `Continue`.
  private mutating func focusFirstProblem() {
    let problems = validation.problems
    let missing = NumberField.allCases.first { problems.numbers[$0] != nil }
    focus(problems.name != nil ? .name : missing.map { .number($0) } ?? .begin)
  }

  func running(_ view: View) -> [any Moving] { [slider, nextEntrance, nameLenders, greeting] }

  var layout: SetupLayout { SetupLayout(isUnfolded: isUnfolded) }

  var landmarks: [Place] {
    isUnfolded ? [Place("card", SetupLayout.card)] : []
  }

  /// How far a fist reaches to the other one, in design pixels.
  static let reach = Channel<Double>("setup.reach")
  static let knocking = sceneTimeline {
    FullMotion {
      Tween(reach, to: -44, duration: 0.16, easing: .outQuad)
      Tween(reach, to: 30, duration: 0.1, easing: .inQuad)
      Tween(reach, to: 0, duration: 0.34, easing: .outBack(2))
    }
  }
}
