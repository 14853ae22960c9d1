internal import Director
public import Stage

/// A scripted visit to one door, from the clearing with the doors and back to it.
public enum Demo: String, Sendable, CaseIterable {
  case jungle, hands
  case winOrLose = "win-or-lose"
  case simonSays = "simon-says"

  public static let allCases = SceneID.allCases.compactMap(Demo.init)

  /// The visit to a scene's door; nil for scenes without one.
  private init?(_ scene: SceneID) {
    switch scene {
    case .jungle: self = .jungle
    case .hands: self = .hands
    case .winOrLose: self = .winOrLose
    case .simonSays: self = .simonSays
    case .opening, .hub, .settings, .information: return nil
    }
  }

  /// A visit to every door, from the launch on; the tick of each picture worth keeping, with a name.
  public static func all(
    seed: UInt64 = 1
  ) throws(MissingPlace) -> (replay: Replay, stills: [(name: String, tick: Int64)]) {
    var take = Take(.opening, seed: seed)
    take.visit.wait(2.9)
    take.keep("opening")
    while take.visit.director.sceneID == .opening { take.visit.wait(0.1) }
    take.visit.rest()
    take.keep("doors")
    for door in allCases {
      try take.visit.tap(door.rawValue)
      take.visit.rest()
      take.keep("\(door.rawValue)-enter")
      try door.play(&take)
      try door.leave(&take.visit)
    }
    take.keep("doors-again")
    return (take.visit.replay, take.stills)
  }

  /// The visit to this door alone.
  public func replay(seed: UInt64 = 1) throws(MissingPlace) -> Replay {
    var take = Take(.hub, seed: seed)
    take.visit.rest()
    try take.visit.tap(rawValue)
    take.visit.rest()
    try play(&take)
    return take.visit.replay
  }

  private func play(_ take: inout Take) throws(MissingPlace) {
    switch self {
    case .jungle: try take.playJungle()
    case .hands: try take.playHands()
    case .winOrLose: try take.playTrainer()
    case .simonSays: try take.playSimon()
    }
  }

  /// Back to the doors, however many steps that takes.
  private func leave(_ visit: inout ScriptedPlayer) throws(MissingPlace) {
    // The last picture is of what was there before the first step back.
    visit.wait(0.1)
    for _ in 0..<6 where visit.director.sceneID != .hub {
      visit.key(.escape)
      visit.wait(1)
      visit.rest()
    }
    guard visit.director.sceneID == .hub else {
      throw MissingPlace(
        name: "hub", scene: visit.director.sceneID, known: visit.director.layout.map(\.name))
    }
  }
}

/// A visit that is being played, with the moments worth a picture.
private struct Take {
  var visit: ScriptedPlayer
  var stills: [(name: String, tick: Int64)] = []

  init(_ scene: SceneID, seed: UInt64) {
    visit = ScriptedPlayer(scene, seed: seed)
  }

  mutating func keep(_ name: String) { stills.append((name, visit.director.ticks)) }

  /// A miss, then a round with each of the three animals by a hand, a click and a key.
  mutating func playJungle() throws(MissingPlace) {
    try visit.drag("home.rabbit", to: "score.player")
    visit.wait(0.25)
    keep("jungle-miss")
    visit.rest()
    try visit.drag("home.lion", to: "region")
    visit.wait(1.35)
    keep("jungle-round")
    visit.rest()
    try visit.tap("home.cobra")
    try visit.tap("region")
    visit.wait(1.8)
    keep("jungle-second-round")
    visit.rest()
    visit.key(.three)
    visit.rest()
    keep("jungle-after")
  }

  /// A match by rounds to its end, whoever wins.
  mutating func playHands() throws(MissingPlace) {
    try visit.sitDown()
    keep("hands-table")
    for round in 0..<40 {
      try visit.tap(["throw.rock", "throw.paper", "throw.scissors"][round % 3])
      visit.wait(1.6)
      if round == 0 { keep("hands-round") }
      visit.rest()
      guard visit.has("button.next-turn") else { break }
      try visit.tap("button.next-turn")
      visit.rest()
    }
    keep("hands-end")
    try visit.tap("alert.accept")
    visit.rest()
  }

  mutating func playTrainer() throws(MissingPlace) {
    try visit.tap("button.start")
    visit.rest()
    keep("win-or-lose-question")
    for round in 0..<10 {
      try visit.tap(["throw.rock", "throw.paper", "throw.scissors"][round % 3])
      visit.rest()
      if round == 0 { keep("win-or-lose-answer") }
      try visit.tap("alert.continue")
      visit.rest()
    }
    keep("win-or-lose-summary")
  }

  /// Four sequences right, then a wrong drum, and a name for the scoreboard.
  mutating func playSimon() throws(MissingPlace) {
    try visit.tap("menu.single")
    visit.wait(1.35)
    keep("simon-says-light")
    for _ in 0..<4 { try visit.drumAgain() }
    let heard = visit.listen()
    try visit.tap(heard.first == "leaf" ? "drum.sun" : "drum.leaf")
    visit.rest()
    keep("simon-says-mistake")
    if visit.has("field.name") {
      visit.type("Ada")
      try visit.tap("alert.save")
      visit.rest()
      keep("simon-says-saved")
    }
  }
}

extension ScriptedPlayer {
  fileprivate func has(_ name: String) -> Bool { director.layout.contains { $0.name == name } }
}
