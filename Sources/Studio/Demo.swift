internal import Director
public import Stage

/// The scripted visits from the hub through each door and back.
public enum Demo {
  /// Returns a visit to every door, starting at launch, and the named ticks worth a picture.
  public static func all(
    seed: UInt64 = 1
  ) throws -> (replay: Replay, stills: [(name: String, tick: Int64)]) {
    var player = ScriptedPlayer(.opening, seed: seed)
    player.wait(2.9)
    player.keep("opening")
    while player.sceneID == .opening { player.wait(0.1) }
    player.wait(0.5)
    player.keep("board")
    try leave(&player)
    player.keep("doors")
    for door in Door.all {
      try enter(door, &player)
      player.keep("\(door)-enter")
      try player.follow(door.demo)
      try leave(&player)
    }
    player.keep("doors-again")
    return (player.replay, player.stills)
  }

  /// Returns a visit to one door.
  public static func replay(of door: Door, seed: UInt64 = 1) throws -> Replay {
    var player = ScriptedPlayer(.hub, seed: seed)
    player.rest()
    try enter(door, &player)
    try player.follow(door.demo)
    return player.replay
  }

  private static func enter(_ door: Door, _ player: inout ScriptedPlayer) throws(MissingPlace) {
    try player.tap("door.\(door)")
    player.rest()
  }

  /// Returns to the hub, by at most six presses of Escape.
  private static func leave(_ player: inout ScriptedPlayer) throws(MissingPlace) {
    // The pause keeps Escape off the tick of the last still.
    player.wait(0.1)
    for _ in 0..<6 where player.sceneID != .hub {
      player.key(.escape)
      player.wait(1)
      player.rest()
    }
    guard player.sceneID == .hub else {
      throw MissingPlace(
        name: "hub", scene: player.sceneID, known: player.layout.map(\.name))
    }
  }
}
