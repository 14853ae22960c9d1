public import Animation
internal import Rules
public import Stage
internal import Widgets

/// Four drums around a fire: the jungle drums a sequence, and the players repeat it.
public struct SimonSaysScene: Scene {
  enum Phase: Hashable {
    case menu
    case adding
    case playing(SimonGame)
    case board(SimonBoard)
  }

  /// A name that is not allowed: what is said about it, and the field to go back to.
  struct Refusal: Hashable {
    let card: AlertCard
    let field: Action
  }

  var phase = Phase.menu
  var setup = TeamSetup()
  var fields: FieldGroup<Action>
  var controls = Controls()
  var refusal: Refusal?

  // Longer than what is allowed, so that a mistake can be seen and mended.
  static let fieldLimit = 32

  public init() {
    let names = [.name] + (0..<TeamSetup.sizes.upperBound).map(Action.player)
    let empty = names.map { ($0, TextField(limit: Self.fieldLimit)) }
    fields = FieldGroup(Dictionary(uniqueKeysWithValues: empty), names: Set(names))
    controls.moveFocus(to: .single, on: screen)
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
    if game?.tick(&stage) == true { finishAct(&stage) }
  }

  public func picture(_ view: View) -> Picture {
    var picture = Picture()
    picture.draw(.backdrop(SimonSaysAssets.ground))
    switch phase {
    case .menu: drawMenu(into: &picture)
    case .adding: drawTeamPage(view, into: &picture)
    case .playing(let game): game.draw(pointer: controls.pointer, view, into: &picture)
    case .board(let board): board.draw(at: view.time, into: &picture)
    }
    screen.draw(controls, view, into: &picture)
    return picture
  }

  public func isStill(_ view: View) -> Bool {
    if screen.isOpening(at: view.time) { return false }
    return switch phase {
    case .menu, .adding: true
    case .playing(let game): game.isStill(at: view.time)
    case .board(let board): !board.isMoving(at: view.time)
    }
  }

  public func wakes(_ view: View) -> Time? { view.isCalm ? nil : game?.wakes(after: view.time) }

  /// Lights may not flash faster than they do.
  public var keepsItsPace: Bool { true }

  public var groove: Int { game?.groove ?? 0 }

  public var textFocus: Rect? { screen.textFocus(controls) }

  public var layout: [Place] {
    switch phase {
    case .menu, .adding: screen.layout
    case .playing:
      screen.layout
        + Pad.allCases.map { Place("drum.\($0.rawValue)", SimonSaysLayout.drumFrame($0)) }
        + [Place("banner", SimonSaysLayout.banner)]
    case .board: screen.layout + [Place("list", SimonBoardLayout.list)]
    }
  }
}
