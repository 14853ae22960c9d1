import Animation
import Director
import Rules
import Stage
import Testing

/// Two at one table, in a game without a window.
struct TwoPlayers {
  /// How somebody chooses.
  enum Way: String, CaseIterable {
    case keys, gamepad, finger
    /// While another finger is the pointer.
    case secondFinger
    /// With the mouse, behind the curtain: a click, or a drag.
    case mouse, drag
  }

  var game: Director
  private(set) var effects: [Effect] = []

  init(_ scene: SceneID, seed: UInt64 = 3, preferences: Preferences = Preferences()) throws {
    game = Director(starting: scene, seed: seed, preferences: preferences)
    wait(0.2)
    try tap("switch.rival")
    wait(0.2)
  }

  mutating func tick() {
    game.tick()
    effects += game.takeEffects()
  }

  mutating func wait(_ seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded()) { tick() }
  }

  /// Lets time pass until nothing moves.
  mutating func rest() {
    for _ in 0..<1_800 {
      tick()
      if game.isStill { return }
    }
  }

  func place(_ name: String) throws -> Point {
    try #require(game.layout.first { $0.name == name }, "there is no \(name)").rect.center
  }

  func has(_ name: String) -> Bool { game.layout.contains { $0.name == name } }

  mutating func tap(_ name: String) throws {
    let point = try place(name)
    for event in [InputEvent.pointerMoved(point), .pointerDown(point), .pointerUp(point)] {
      game.send(event)
    }
  }

  /// The middle of the place of the game behind the curtain, above the middle throw.
  func goal() throws -> Point { try place("curtain.paper") - Point(x: 0, y: 176) }

  /// Drags from a place to a point, where the button of the mouse is let go.
  mutating func drag(_ name: String, to end: Point) throws {
    let start = try place(name)
    game.send(.pointerDown(start))
    for step in 1...5 {
      game.send(.pointerMoved(start + (end - start) * (Double(step) / 5)))
    }
    game.send(.pointerUp(end))
  }

  mutating func press(_ key: Key, at seat: Seat) { game.send(.pressed(key, at: seat)) }

  /// Chooses in one of the ways; `each` sees every tick of it.
  mutating func choose(
    _ hand: Throw, at seat: Seat, by way: Way, each: (inout TwoPlayers) -> Void = { $0.tick() }
  ) throws {
    let key = try #require(
      zip(Throw.allCases, [Key.one, .two, .three]).first { $0.0 == hand }
    ).1
    let name = "\(seat.rawValue).\(hand.rawValue)"
    switch way {
    case .keys, .gamepad:
      game.send(.used(way == .keys ? .keyboard : .gamepad))
      press(key, at: seat)
    case .finger:
      game.send(.used(.touch))
      let point = try place(name)
      game.send(.pointerMoved(point))
      game.send(.pointerDown(point))
      for _ in 0..<5 { each(&self) }
      game.send(.pointerUp(point))
    case .secondFinger:
      game.send(.used(.touch))
      game.send(.pointerDown(Point(x: 640, y: 20)))
      game.send(.otherFinger(try place(name)))
      game.send(.pointerUp(Point(x: 640, y: 20)))
    case .mouse:
      game.send(.used(.pointer))
      try tap("\(seat.rawValue).paper")
      for _ in 0..<30 { each(&self) }
      try tap("curtain.\(hand.rawValue)")
      // The leaves close on the choice, and part.
      for _ in 0..<75 { each(&self) }
    case .drag:
      game.send(.used(.pointer))
      try tap("\(seat.rawValue).paper")
      for _ in 0..<30 { each(&self) }
      try drag("curtain.\(hand.rawValue)", to: goal())
      for _ in 0..<75 { each(&self) }
    }
  }

  /// A whole round, and until it is quiet again.
  mutating func play(left: Throw, right: Throw) throws {
    try choose(left, at: .left, by: .keys)
    try choose(right, at: .right, by: .keys)
    rest()
    rest()
  }

  var counts: [String: Int] {
    Dictionary(uniqueKeysWithValues: game.counters.map { ($0.name, $0.points) })
  }
}
