internal import Animation
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

struct TeamPage: Page {
  enum Action: Hashable {
    case back
    case setCount(Int)
    /// Enter in a player's name, which is also the name of its field.
    case enterName(Int)
    /// Gives a player the next animal, whose name it lends to a player who has typed none.
    case takeAnimal(Int)
    case agreeOnSecondTry
    case start
  }

  private var menu: MenuPage
  var fields: FieldGroup<Action>
  var controls = Controls()
  private(set) var next: (any Page)?

  private static let players = 0..<TeamSetup.sizes.upperBound

  /// The team with the names as they are typed.
  private var setup: TeamSetup {
    var setup = menu.setup
    for player in Self.players { setup[player] = fields.text(of: .enterName(player)) }
    return setup
  }

  /// The problems of the players' names; an empty name is none, as an animal lends one.
  private var wrongNames: [Int: NameError] { setup.problems.filter { $0.value != .missing } }

  init(_ menu: MenuPage, _ context: inout SceneContext) {
    self.menu = menu
    let names = Self.players.map { (Action.enterName($0), TextField.name(menu.setup[$0])) }
    fields = FieldGroup(Dictionary(uniqueKeysWithValues: names), names: Set(names.map(\.0)))
    focus(.enterName(0))
    context.play(.page)
  }

  func declare(on screen: inout Screen<Action>) {
    screen.stepper(
      setup.count, TeamSetup.sizes, .simonSays(.teamQuestion), named: "stepper",
      in: TeamLayout.stepper
    ) { .setCount($0) }
    let wrong = wrongNames
    let animals = animals(in: screen.view.language)
    for (player, animal) in animals.enumerated() {
      let frame = TeamLayout.name(player)
      screen.field(
        .enterName(player), .spoken(.player(player + 1)), fields, isWrong: wrong[player] != nil,
        named: "field.player.\(player + 1)", in: frame
      ) { [isUnnamed = setup.problems[player] == .missing] in
        if isUnnamed { TextField.drawSample($0.language(animal.name), in: frame, into: &$1) }
      }
    }
    // After the names, so that Tab leads from one name to the next.
    for (player, animal) in animals.enumerated() {
      screen.face(
        .takeAnimal(player), animal,
        isChosen: isLent(player, screen.view.language) || menu.chosenAnimals[player] == animal,
        of: .spoken(.player(player + 1)), named: "face.player.\(player + 1)",
        in: TeamLayout.face(player))
    }
    declareSeats(on: &screen)
    screen.button(
      .start, .common(.start), .play, isReady: wrong.isEmpty, named: "button.start",
      in: TeamLayout.start)
    screen.hint(wrong.keys.min().map { .takeAnimal($0) } ?? .start)
    screen.corner(.back, .back)
    screen.corner(.settings)
  }

  /// Declares the places of players who can still join, each with an animal that is free, and the
  /// switch for a second try.
  private func declareSeats(on screen: inout Screen<Action>) {
    let unnamed = Array(repeating: "", count: Self.players.upperBound - setup.count)
    let joined = Avatar.players(
      setup.typed + unnamed, chosen: menu.chosenAnimals.filter { $0.key < setup.count },
      in: screen.view.language)
    for seat in setup.count..<Self.players.upperBound {
      screen.add(
        .setCount(seat + 1), Spoken(.spoken(.player(seat + 1))), named: "seat.\(seat + 1)",
        in: TeamLayout.seat(seat)
      ) { state, _, picture in
        Self.drawSeat(seat, joined[seat], state, into: &picture)
      }
    }
    let (isOn, second) = (setup.hasSecondTry, TeamLayout.secondTry)
    screen.add(
      .agreeOnSecondTry, Spoken(.simonSays(.secondTry), isOn ? .chosen : .notChosen),
      named: "switch.second-try", in: second
    ) {
      SecondTry.drawSwitch(
        $1.language(.simonSays(.secondTry)), isOn: isOn, in: second, $0, into: &$2)
    }
  }

  /// Draws the place of a player who can still join, and an animal that is free.
  private static func drawSeat(
    _ seat: Int, _ animal: Avatar, _ state: ControlState, into picture: inout Picture
  ) {
    let (face, name) = (TeamLayout.face(seat), TeamLayout.name(seat))
    FocusRing.draw(around: name, radius: 28, state, into: &picture)
    picture.drawGroup(opacity: state.isHovered ? 0.8 : 0.4) {
      $0.draw(.border(face, radius: face.width / 2, width: 5, tint: .clay))
      $0.draw(animal.picture(at: face.center, height: 48))
      $0.draw(.border(name, radius: 26, width: 5, tint: .clay))
      $0.draw("+", TextStyle(.heading, bold: true), at: name.center, tint: .clay)
    }
  }

  mutating func react(to event: InputEvent, _ context: inout SceneContext) {
    let before = focused
    // Letters typed on an animal belong to the name beside it.
    var stray: Action?
    if case .takeAnimal(let player) = before { stray = .enterName(player) }
    if let action = take(event, typingInto: stray, &context) { perform(action, &context) }
    refuseLeft(before, &context)
  }

  mutating func perform(_ action: Action, _ context: inout SceneContext) {
    switch action {
    case .back:
      menu.setup = setup
      return next = menu.resumed(at: .gatherTeam, &context)
    case .setCount(let count): menu.setup.count = count
    case .enterName(let player):
      return focus(player + 1 < setup.count ? .enterName(player + 1) : .start)
    case .takeAnimal(let player):
      takeAnimal(player, in: context.language)
      if context.device == .pointer { focus(.enterName(player)) }
    case .agreeOnSecondTry: menu.setup.hasSecondTry.toggle()
    case .start: return start(&context)
    }
    context.play(.click)
  }

  /// The animals that play for the players, in order.
  private func animals(in language: Language) -> [Avatar] {
    Avatar.players(Array(setup.typed), chosen: menu.chosenAnimals, in: language)
  }

  private func isLent(_ player: Int, _ language: Language) -> Bool {
    Avatar.lending(setup[player], in: language) != nil
  }

  /// Gives a player the animal beside the name, or the next free one if it is the player's already.
  private mutating func takeAnimal(_ player: Int, in language: Language) {
    var animals = animals(in: language)
    let own = animals.remove(at: player)
    let isUnnamed = setup.problems[player] == .missing
    let takesShown = isUnnamed && menu.chosenAnimals[player] != own
    let animal = takesShown ? own : .next(after: own, for: player, without: animals)
    menu.chosenAnimals[player] = animal
    guard isUnnamed || isLent(player, language) else { return }
    fields.lend(animal, to: .enterName(player), in: language)
  }

  /// Begins the game; a player without a name gets that of the animal beside the field.
  private mutating func start(_ context: inout SceneContext) {
    if let wrong = wrongNames.min(by: { $0.key < $1.key }) {
      return refuse(.enterName(wrong.key), for: wrong.value, .simonSays(.badName), &context)
    }
    let animals = animals(in: context.language)
    for player in setup.problems.keys {
      fields.lend(animals[player], to: .enterName(player), in: context.language)
    }
    menu.setup = setup
    if let team = setup.team { next = GamePage(team: team, menu, &context) }
  }

  /// Refuses an invalid name as soon as its field loses the focus.
  private mutating func refuseLeft(_ before: Action?, _ context: inout SceneContext) {
    // Leaving the page needs no valid name.
    guard next == nil, !fields.isRefusing, case .enterName(let player) = before,
      let focus = focused, focus != before, focus != .back,
      let problem = setup.problems[player], problem != .missing
    else { return }
    refuse(.enterName(player), for: problem, .simonSays(.badName), &context)
  }

  var tall: Arrangement { .page(TeamLayout.card) }

  func prompt(_ view: View) -> Phrase? { .teamStatus(wrongNames, for: view.device) }

  func draw(_ view: View, into picture: inout Picture) {
    NightClearing.draw(view, into: &picture)
    picture.draw(.panel(WidgetAssets.card, inset: 64, in: TeamLayout.card))
    picture.draw(
      view.language(.simonSays(.teamHeading)),
      TextStyle(.heading, bold: true, fit: TeamLayout.noteWidth), at: TeamLayout.heading,
      tint: .ink)
    picture.draw(
      view.language(.simonSays(.teamQuestion)),
      TextStyle(.body, bold: true, fit: TeamLayout.noteWidth, height: 64),
      at: TeamLayout.question, tint: .ink)
    picture.draw(
      view.language(.simonSays(.teamNote)),
      TextStyle(.body, fit: TeamLayout.noteWidth, height: 72), at: TeamLayout.note, tint: .ink)
    for player in 0..<setup.count {
      picture.draw(
        "\(player + 1)", TextStyle(.label, bold: true), at: TeamLayout.number(player),
        tint: .ink)
    }
  }
}
