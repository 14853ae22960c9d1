public import Animation
internal import Figures
public import Phrases
public import Rules
public import Stage
public import Widgets

/// Four drums around a fire: the jungle drums a sequence, and the players repeat it.
public struct SimonSaysScene: ScreenScene {
  public enum Action: Hashable, Sendable {
    case back, settings
    case single, multi, scoreboard
    /// Sets the team's size; Enter in a player's name.
    case players(Int)
    case player(Int)
    /// Lends an animal's name to a player, or to the scoreboard.
    case face(Int)
    case badge(Animal)
    case start
    /// Returns from a refused name to its field.
    case accept
    /// After a won round: begins the next one, or leaves.
    case proceed, leave
    /// Enter in the name for the scoreboard.
    case name
    case save, discard, stay, showBoard, playAgain
    /// Drums for fun, beside the menu.
    case drum(Pad)
  }

  enum Phase: Hashable {
    case menu
    case adding
    case playing(SimonGame)
    case board(SimonBoard)
  }

  /// A refused name: its card, and the field to go back to.
  struct Refusal: Hashable {
    let card: AlertCard
    let field: Action
  }

  var phase = Phase.menu
  var setup = TeamSetup()
  /// The last lender of each player's name.
  var lenders: [Int: NameLender] = [:]
  var fields: FieldGroup<Action>
  public var controls = Controls()
  /// The last stroke on each drum beside the menu.
  var strokes: [Pad: Running] = [:]
  /// The onlookers behind the menu.
  var crowd = Cast(SimonMenuLayout.crowd)
  var refusal: Refusal?

  // Longer than allowed, so that a mistake can be seen and corrected.
  static let fieldLimit = 32

  public init() {
    let names = [.name] + (0..<TeamSetup.sizes.upperBound).map(Action.player)
    let empty = names.map { ($0, TextField(limit: Self.fieldLimit)) }
    fields = FieldGroup(Dictionary(uniqueKeysWithValues: empty), names: Set(names))
    focus(.single)
  }

  var game: SimonGame? {
    get { if case .playing(let game) = phase { game } else { nil } }
    set { if let newValue { phase = .playing(newValue) } }
  }

  var board: SimonBoard? {
    get { if case .board(let board) = phase { board } else { nil } }
    set { if let newValue { phase = .board(newValue) } }
  }

  public mutating func tick(_ stage: inout StageContext) {
    if case .menu = phase { crowd.tick(&stage) }
    if game?.tick(&stage) == true { finishAct(&stage) }
  }

  public func declare(on screen: inout Screen<Action>) {
    switch phase {
    case .menu:
      for (index, (action, words, pictogram, name)) in Phrase.menu.enumerated() {
        screen.button(action, words, pictogram, named: name, in: SimonMenuLayout.button(index))
      }
      screen.hint(.single)
      for (pad, key) in zip(Pad.allCases, Key.digits) {
        screen.place(
          .drum(pad), .spoken(.drum(pad)), named: "drum.\(pad)", in: SimonMenuLayout.drumFrame(pad))
        screen.key(key, .drum(pad))
      }
    case .adding:
      screen.stepper(
        setup.count, TeamSetup.sizes, .simonSays(.teamQuestion), named: "stepper",
        in: SimonTeamLayout.stepper
      ) { .players($0) }
      let wrong = setup.problems.filter { $0.value != .missing }
      for (player, next) in nextLenders.enumerated() {
        screen.face(
          .face(player), lenders[player], next: next, typed: setup[player],
          of: .spoken(.player(player + 1)), named: "face.player.\(player + 1)",
          in: SimonTeamLayout.face(player))
        let frame = SimonTeamLayout.name(player)
        screen.field(
          .player(player), .spoken(.player(player + 1)), fields, isWrong: wrong[player] != nil,
          named: "field.player.\(player + 1)", in: frame
        ) { [isEmpty = setup[player].isEmpty] in
          if isEmpty { TextField.drawSample($0.language(next.name), in: frame, into: &$1) }
        }
      }
      screen.button(
        .start, .common(.start), .play, named: "button.start", in: SimonTeamLayout.start,
        isReady: wrong.isEmpty)
      screen.hint(wrong.keys.min().map { .face($0) } ?? .start)
    case .playing(let game):
      if let pad = game.simon.due { screen.hint(Hint(at: SimonSaysLayout.drum(pad))) }
    case .board: break
    }
    screen.corners(
      back: .back, goesHome: phase == .menu, settings: board == nil ? .settings : nil)
    if let card = game?.wonCard {
      screen.card(card) {
        $0.button(.proceed, .simonSays(.nextRound), .next, named: "alert.continue", width: 260)
        $0.button(.leave, .simonSays(.stopHere), .home, named: "alert.leave", width: 240)
      }
    }
    game?.nameCard?.declare(with: fields, on: &screen)
    if let refusal {
      screen.card(refusal.card) { $0.button(.accept, .common(.ok), .yes, named: "alert.accept") }
    }
  }

  public func draw(_ view: View, into picture: inout Picture) {
    picture.draw(.backdrop(SimonSaysAssets.ground))
    switch phase {
    case .menu: drawMenu(view, into: &picture)
    case .adding: drawTeamPage(view, into: &picture)
    case .playing(let game): game.draw(pointer: controls.pointer, view, into: &picture)
    case .board(let board): board.draw(view, into: &picture)
    }
  }

  public var tall: Arrangement {
    switch phase {
    case .menu: SimonMenuLayout.tall
    case .adding: .page(SimonTeamLayout.card)
    case .playing(let game): SimonSaysLayout.tall(team: game.simon.team.count)
    case .board: .page(SimonBoardLayout.card)
    }
  }

  public func prompt(_ view: View) -> Phrase? {
    switch phase {
    case .menu: .simonSays(.menuStatus)
    case .adding: .teamStatus(setup.problems, for: view.device)
    case .playing(let game): game.status(for: view.device).map(Phrase.simonSays)
    case .board(let board): board.prompt.map(Phrase.simonSays)
    }
  }

  public func announcement(_ view: View) -> Phrase? {
    switch phase {
    case .playing(let game): game.announcement(view)
    case .board(let board): .lines([prompt(view), board.standing])
    case .menu, .adding: prompt(view)
    }
  }

  public var standing: Phrase? { game?.standing ?? board?.standing }

  public var surroundings: Phrase? { game.map { _ in .spoken(.drumPlaces) } }

  public func isQuiet(_ view: View) -> Bool { game?.isQuiet == true }

  public func running(_ view: View) -> [any Moving] {
    switch phase {
    case .menu: [strokes, crowd]
    case .adding: []
    case .playing(let game): game.running
    case .board(let board): [board]
    }
  }

  public func wakes(_ view: View) -> Time? {
    guard !view.isCalm else { return nil }
    return if case .menu = phase { crowd.wakes(after: view.time) } else {
      game?.wakes(after: view.time)
    }
  }

  /// A faster game must not flash faster.
  public var keepsItsPace: Bool { true }

  public var groove: Int { game?.groove ?? 0 }

  public var landmarks: [Place] {
    switch phase {
    case .menu, .adding: []
    case .playing:
      Pad.allCases.map { Place("drum.\($0.rawValue)", SimonSaysLayout.drumFrame($0)) }
        + [
          Place("banner", SimonSaysLayout.banner),
          Place("plaque.points", SimonSaysLayout.points, turns: true),
          Place("plaque.length", SimonSaysLayout.length, turns: true),
        ]
    case .board: [Place("list", SimonBoardLayout.list)]
    }
  }

  public var counters: [Counter] {
    guard let simon = game?.simon else { return [] }
    return [Counter("points", simon.points), Counter("longest", simon.longest)]
  }
}
