internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The page before a match, on which the player enters a name and chooses the goal.
struct SetupPage: Page {
  enum Action: Hashable {
    /// Responds to Enter in a field: moves the focus to the first problem.
    case name, number(NumberField)
    /// Enters the name of an animal; if that name is entered already, begins the match.
    case badge(Animal)
    /// Opens or closes the card of options for the length of the match.
    case options
    case option(MatchSetup.Option), rounds(Int), preset(MatchSetup.Preset)
    case begin
    /// Opens the table of two players, who need no setup.
    case friend
  }

  private(set) var setup: MatchSetup {
    didSet { if setup != oldValue { validation = SetupValidation(setup) } }
  }
  private(set) var validation: SetupValidation
  var fields: FieldGroup<Action>
  /// The fields that contained text or were left; only these complain about being empty.
  private var touched: Set<Action> = []
  private(set) var slider: Slider
  /// Whether the card of options is shown; otherwise the table is.
  private(set) var isUnfolded = false {
    didSet { avatars = Cast(Animal.allCases.map(layout.avatar)) }
  }
  var controls = Controls()
  var cast = PageBackground()
  /// The animals that lend their names.
  private(set) var avatars = Cast(
    Animal.allCases.map(SetupLayout(isUnfolded: false).avatar))
  /// The entrance of `Continue`; nil while it is hidden.
  private(set) var nextEntrance: Entrance?
  /// The knocking of both fists when the player chooses an animal.
  private(set) var greeting: PlayingTimeline?
  /// The match of two players, which is kept while the player plays against the jungle.
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

  /// Returns the field that typed letters go into: the focused field, otherwise the name.
  func textFocus(_ view: View) -> Rect? {
    fields.isRefusing ? nil : screen(view).textFocus(controls) ?? layout.name
  }

  /// Returns a field for a number; its limit of 8 exceeds valid numbers, so that mistakes can be
  /// seen.
  private static func number(_ words: String) -> TextField { TextField(words, limit: 8) }

  private static func slider(_ rounds: Int) -> Slider {
    Slider("slider", in: SetupLayout.slider, MatchSetup.roundsRange, value: rounds)
  }

  /// Prepares the unchanged setup for a return from the table; opens the card of options if
  /// `wantsOptions`.
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
        draw: drawAvatar(animal))
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

  /// Returns whether the throwers and badges may move while the page waits.
  func isLively(_ view: View) -> Bool { !fields.isRefusing && cast.nextChange(view) != nil }

  mutating func react(to event: InputEvent, _ context: inout SceneContext) {
    avatars.noteActivity(&context)
    let (before, goal) = (focused, setup.goal)
    let action = take(event, typingInto: .name, &context)
    readFields()
    if let action { perform(action, &context) }
    if setup.goal != goal, let text = setup.goalText { context.keep(text, as: MatchSetup.goalKey) }
    touched.formUnion(fields.filled)
    if let before, action == before || focused != before { leave(before, &context) }
    nextEntrance = validation.isComplete ? nextEntrance ?? Entrance(since: context.now) : nil
  }

  private mutating func readFields() {
    var typed = setup
    typed.name = fields.text(of: .name)
    for field in NumberField.allCases { typed[field] = fields.text(of: .number(field)) }
    setup = typed
  }

  /// Marks a field as touched when the focus leaves it or Enter is pressed; a name with a reserved
  /// character is refused.
  private mutating func leave(_ field: Action, _ context: inout SceneContext) {
    touched.insert(field)
    // The player may leave for the table of two without a valid name.
    guard field == .name, let focused, focused != .friend, validation.problems.name == .reserved
    else { return }
    refuse(.name, for: .reserved, .hands(.badName), &context)
  }

  /// Returns the complaint about a field; nil for an empty field that is not touched.
  func complaint(about field: Action) -> SetupValidation.Complaint? {
    let found: SetupValidation.Complaint? =
      if case .number(let number) = field { validation.numbers[number] } else { validation.name }
    return found?.isOnlyMissing == true && !touched.contains(field) ? nil : found
  }

  mutating func advance(_ context: inout SceneContext) { avatars.tick(&context) }

  mutating func perform(_ action: Action, _ context: inout SceneContext) {
    switch action {
    case .begin:
      guard let match = match(&context) else { return focusFirstProblem() }
      next = match
      return context.play(.page)
    case .name, .number: return focusFirstProblem()
    case .rounds(let rounds):
      slider.glide(to: rounds, at: context.now)
      setup.rounds = rounds
      return context.play(.click, x: slider.mark(of: Double(rounds)).x)
    case .badge(let animal):
      let before = setup.name
      fields.lend(.animal(animal), to: .name, in: context.language)
      readFields()
      // A second press on the chosen animal begins the match.
      if setup.name == before, validation.isComplete { return perform(.begin, &context) }
      avatars.tickle(layout.avatar(animal), &context)
      greeting = PlayingTimeline(Self.knocking, in: context.view)
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
    context.play(.click)
  }

  /// Returns the match that is set up, and keeps its name and champion; nil if the setup has a
  /// problem.
  func match(_ context: inout SceneContext) -> GamePage? {
    guard case .success(let plan) = setup.validated() else { return nil }
    context.keep(plan.name.text, as: Preferences.lastNameKey)
    if case .animal(let animal) = Avatar.lending(plan.name.text, in: context.language) {
      context.keep(animal.rawValue, as: Preferences.championKey)
    }
    return GamePage(plan, context.champion, after: self, context.preferences)
  }

  /// Moves the focus to the first wrong field, or to `Continue`.
  private mutating func focusFirstProblem() {
    let problems = validation.problems
    let missing = NumberField.allCases.first { problems.numbers[$0] != nil }
    focus(problems.name != nil ? .name : missing.map { .number($0) } ?? .begin)
  }

  func running(_ view: View) -> [any Moving] { [slider, nextEntrance, avatars, greeting] }

  var layout: SetupLayout { SetupLayout(isUnfolded: isUnfolded) }

  var landmarks: [Place] {
    isUnfolded ? [Place("card", SetupLayout.card)] : []
  }

  /// The distance by which a fist reaches towards the other one, in design pixels.
  static let reach = Channel<Double>("setup.reach")
  static let knocking = sceneTimeline {
    FullMotion {
      Tween(reach, to: -44, duration: 0.16, easing: .outQuad)
      Tween(reach, to: 30, duration: 0.1, easing: .inQuad)
      Tween(reach, to: 0, duration: 0.34, easing: .outBack(2))
    }
  }
}
