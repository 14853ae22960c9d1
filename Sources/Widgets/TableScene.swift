public import Stage

/// The seats of two players at one table, the drawing of their throws, and the conversion of their
/// actions to the scene's.
public struct TableSeats<Action> {
  let plate: (Seat) -> Rect
  let mascot: (Seat) -> Rect
  let draw: SeatPlate.Drawing
  let goal: (Rect, Double, inout Picture) -> Void
  let action: (TablePlayers.Action) -> Action

  /// Creates the seats; `plate` and `mascot` return the frames of a seat's plate and mascot. `goal`
  /// draws the place of the game into a frame of 380×178, whose edge glows, 0…1.
  public init(
    plate: @escaping (Seat) -> Rect, mascot: @escaping (Seat) -> Rect,
    draw: @escaping SeatPlate.Drawing, goal: @escaping (Rect, Double, inout Picture) -> Void,
    _ action: @escaping (TablePlayers.Action) -> Action
  ) {
    (self.plate, self.mascot, self.draw) = (plate, mascot, draw)
    (self.goal, self.action) = (goal, action)
  }
}

/// A scene that a second player may join at the same table.
public protocol TableScene: ScreenScene {
  /// The two players; nil in a match against the jungle.
  var pair: TablePlayers? { get set }
  /// The seats of the two players.
  static var seats: TableSeats<Action> { get }
}

extension TableScene {
  /// Handles a player's event at a seat; false for any other event, and against the jungle.
  public mutating func handleAtTable(_ event: InputEvent, _ context: inout SceneContext) -> Bool {
    changePair { $0.handle(event, &context) } == true
  }

  /// Performs an action of one of the two players.
  public mutating func performAtTable(
    _ action: TablePlayers.Action, _ context: inout SceneContext
  ) {
    changePair { $0.perform(action, &context) }
  }

  /// Closes the curtain for the first player who has not chosen.
  public mutating func closeCurtain(_ context: inout SceneContext) {
    changePair { $0.closeCurtain(&context) }
  }

  /// Changes the two players; a card that then covers the table takes the focus.
  @discardableResult
  private mutating func changePair<Result>(
    _ change: (inout TablePlayers) -> Result
  ) -> Result? {
    guard var pair else { return nil }
    let before = pair.cardAction
    defer {
      self.pair = pair
      if let action = pair.cardAction, action != before { focus(Self.seats.action(action)) }
    }
    return change(&pair)
  }
}
