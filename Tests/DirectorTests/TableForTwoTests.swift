import Animation
import Director
import Phrases
import Rules
import Stage
import StageTesting
import Testing

/// Two people at one table, in the doors that have one.
@Suite struct TableForTwoTests {
  static let doors = [SceneID.jungle, .hands]

  /// Lets whoever plays go on to the next round.
  private func goOn(_ players: inout TwoPlayers) {
    if players.has("button.next-turn") { players.game.send(.key(.enter, [])) }
    players.rest()
  }

  @Test("R170 one click asks for a friend, another for the jungle again; both matches wait")
  func reversible() throws {
    for door in Self.doors {
      var players = try TwoPlayers(door)
      #expect(players.game.isForTwo && players.has("left.rock") && players.has("right.scissors"))
      try players.play(left: .rock, right: .paper)
      #expect(players.counts == ["player": 1, "jungle": 0])
      goOn(&players)
      try players.tap("switch.rival")
      players.rest()
      #expect(!players.game.isForTwo && players.game.sceneID == door)
      #expect(players.has(door == .jungle ? "button.goal" : "field.name"))
      #expect(players.counts.values.allSatisfy { $0 == 0 }, "the jungle has won nothing")
      try players.tap("switch.rival")
      players.rest()
      #expect(players.game.isForTwo && players.counts == ["player": 1, "jungle": 0])
    }
  }

  @Test("R170 R131 over each plate is who has to choose, with a hand once the other one has chosen")
  func turn() throws {
    for door in Self.doors {
      var players = try TwoPlayers(door)
      func seen(_ name: String) -> [Double] {
        players.game.picture().commands.filter { $0.name == name }.map(\.at.x)
      }
      let (frog, toucan) = (seen("turn.frog"), seen("turn.toucan"))
      #expect(frog.count == 1 && toucan.count == 1 && seen("turn.hand").isEmpty)
      #expect(frog[0] < Design.middle && toucan[0] > Design.middle)
      players.press(.one, at: .left)
      players.wait(0.3)
      #expect(seen("turn.frog").isEmpty && seen("turn.toucan") == toucan)
      let hand = seen("turn.hand")
      #expect(hand.count == 1 && hand[0] > Design.middle)
    }
  }

  @Test("R170 the keys of both are on their plates all the time, whoever has chosen and how")
  func caps() throws {
    for door in Self.doors {
      var players = try TwoPlayers(door)
      func expectCaps() {
        let seen = players.game.picture().commands.compactMap(\.name)
        for seat in Seat.allCases {
          for key in ["one", "two", "three"] {
            #expect(seen.contains("\(seat.rawValue).\(key)"), "\(door)")
          }
        }
      }
      expectCaps()
      try players.choose(.rock, at: .right, by: .mouse)
      players.wait(1)
      expectCaps()
      try players.choose(.rock, at: .left, by: .keys)
      players.wait(0.2)
      expectCaps()
      players.rest()
      goOn(&players)
      expectCaps()
    }
  }

  @Test(
    "R170 R100 behind the leaves a throw is dragged to the game's place, and elsewhere glides back",
    arguments: doors)
  func dragsBehindLeaves(door: SceneID) throws {
    var players = try TwoPlayers(door)
    try players.tap("left.rock")
    players.wait(0.6)
    let (start, goal) = (try players.place("curtain.scissors"), try players.goal())
    func behindLeaves() -> [DrawCommand] {
      let commands = players.game.picture().commands
      let leaves = commands.lastIndex { $0.shape == .fill && $0.opacity == 1 } ?? 0
      return commands[leaves...].filter {
        $0.name != "hint" && $0.name?.hasPrefix("loudspeaker") != true
      }
    }
    let resting = behindLeaves()
    try players.drag("curtain.scissors", to: start + Point(x: 60, y: 40))
    players.tick()
    #expect(behindLeaves() != resting && players.has("curtain.scissors"))
    players.wait(0.5)
    #expect(behindLeaves() == resting, "it is back")
    for event in [InputEvent.pointerDown(start), .pointerMoved(goal), .pointerCancelled] {
      players.game.send(event)
    }
    players.wait(0.5)
    #expect(behindLeaves() == resting, "so is what the system took from the hand")
    players.game.send(.pointerDown(start))
    players.game.send(.pointerMoved(goal))
    let rim = players.game.picture().commands.contains {
      if case .border = $0.shape { $0.tint == .sun && $0.opacity > 0.8 } else { false }
    }
    #expect(rim, "the edge shines where it counts")
    #expect(players.has("curtain.scissors"), "it is held")
    players.game.send(.pointerUp(goal))
    #expect(!players.has("curtain.scissors"))
    players.wait(2)
    try players.choose(.rock, at: .right, by: .keys)
    players.rest()
    #expect(players.counts == ["player": 1, "jungle": 0], "scissors lose to rock")
  }

  @Test("R170 a lost focus lets go what was held behind the leaves, and chooses nothing")
  func losesHold() throws {
    var players = try TwoPlayers(.jungle)
    try players.tap("left.rock")
    players.wait(0.6)
    players.game.send(.pointerDown(try players.place("curtain.rock")))
    players.game.send(.pointerMoved(try players.goal()))
    players.game.send(.pointerCancelled)
    players.game.send(.pointerUp(try players.goal()))
    players.wait(0.6)
    #expect(players.has("curtain.rock"))
  }

  @Test("R170 presses of one side never act for the other")
  func sides() throws {
    for door in Self.doors {
      for seat in Seat.allCases {
        var players = try TwoPlayers(door)
        for key in [Key.one, .two, .three, .one] {
          players.press(key, at: seat)
          players.wait(0.3)
        }
        players.wait(3)
        #expect(players.has("\(seat.other.rawValue).rock"), "the other may still choose")
        #expect(!players.has("\(seat.rawValue).rock"))
        #expect(players.game.picture().command(named: "count") == nil)
        #expect(players.counts == ["player": 0, "jungle": 0])
      }
    }
  }

  @Test("R170 the first choice counts, for the side that made it", arguments: doors)
  func outcomes(door: SceneID) throws {
    for (left, right, expected) in [
      (Throw.rock, Throw.paper, ["player": 1, "jungle": 0]),
      (.scissors, .paper, ["player": 0, "jungle": 1]), (.rock, .rock, ["player": 0, "jungle": 0]),
    ] {
      var players = try TwoPlayers(door)
      try players.choose(left, at: .left, by: .keys)
      try players.choose(left.beatenBy, at: .left, by: .keys)
      try players.choose(right, at: .right, by: .keys)
      players.rest()
      players.rest()
      #expect(players.counts == expected)
    }
  }

  @Test("R170 R172 two fingers choose at once, each in its own half", arguments: doors)
  func halves(door: SceneID) throws {
    var players = try TwoPlayers(door)
    for seat in Seat.allCases {
      for hand in Throw.allCases {
        let place = try players.place("\(seat.rawValue).\(hand.rawValue)")
        #expect((place.x < 640) == (seat == .left))
      }
    }
    players.game.send(.used(.touch))
    let (left, right) = (try players.place("left.paper"), try players.place("right.rock"))
    players.game.send(.pointerDown(left))
    players.game.send(.otherFinger(right))
    players.game.send(.pointerUp(left))
    players.rest()
    players.rest()
    #expect(players.counts == ["player": 0, "jungle": 1])
  }

  @Test(
    "R172 a finger that drags away has chosen all the same, the first as the second",
    arguments: doors)
  func drags(door: SceneID) throws {
    var players = try TwoPlayers(door)
    players.game.send(.used(.touch))
    let (left, right) = (try players.place("left.paper"), try players.place("right.rock"))
    players.game.send(.pointerDown(left))
    players.game.send(.pointerMoved(Point(x: 620, y: 300)))
    players.game.send(.otherFinger(right))
    players.game.send(.pointerMoved(Point(x: 640, y: 300)))
    players.game.send(.pointerUp(Point(x: 640, y: 300)))
    players.rest()
    players.rest()
    #expect(players.counts == ["player": 0, "jungle": 1])
  }

  @Test("R172 while one finger holds something else, the other one chooses", arguments: doors)
  func holds(door: SceneID) throws {
    var players = try TwoPlayers(door)
    players.game.send(.used(.touch))
    let held = try players.place("mascot.left")
    players.game.send(.pointerDown(held))
    players.game.send(.otherFinger(try players.place("right.rock")))
    players.game.send(.otherFinger(try players.place("left.paper")))
    players.rest()
    players.game.send(.pointerUp(held))
    players.rest()
    #expect(players.counts == ["player": 0, "jungle": 1])
  }

  @Test(
    "R170 a mouse asks for the curtain; Esc opens it again and nothing is chosen", arguments: doors)
  func curtain(door: SceneID) throws {
    var players = try TwoPlayers(door)
    try players.tap("right.rock")
    players.wait(0.5)
    #expect(players.has("curtain.rock") && !players.has("left.rock"))
    let curtain = players.game.picture()
    #expect(curtain.commands.contains { $0.shape == .fill && $0.opacity == 1 })
    #expect(curtain.imageNames.isSuperset(of: ["leaves-left", "leaves-right"]))
    players.game.send(.key(.escape, []))
    players.wait(0.5)
    #expect(players.has("left.rock") && players.has("right.rock") && players.game.sceneID == door)
    for seat in Seat.allCases { try players.choose(.rock, at: seat, by: .mouse) }
    players.rest()
    #expect(players.counts == ["player": 0, "jungle": 0])
    #expect(players.effects.contains { if case .play(.tie, _) = $0 { true } else { false } })
  }

  @Test(
    "R170 R171 who has chosen behind the leaves sees it hidden with a tick; then they part",
    arguments: doors)
  func kept(door: SceneID) throws {
    var seen: Set<[Int]> = []
    for hand in Throw.allCases {
      var players = try TwoPlayers(door)
      try players.tap("left.rock")
      players.wait(0.5)
      try players.tap("curtain.\(hand.rawValue)")
      players.game.send(.pointerMoved(.zero))
      var pictures: [Int] = []
      for tick in 0..<90 {
        players.tick()
        let picture = players.game.picture()
        pictures.append(picture.hashValue)
        guard 6..<48 ~= tick else { continue }
        let leaves = try #require(
          picture.commands.lastIndex { $0.shape == .fill && $0.opacity == 1 })
        let ticks = picture.commands[leaves...].filter { $0.name == "tick" }
        let largest = try #require(ticks.max { $0.scale.x < $1.scale.x })
        #expect(largest.at.distance(to: Design.frame.center) < 300)
        // A second click must not reach what is under them.
        players.game.send(.pointerDown(try players.place("right.rock")))
        players.game.send(.pointerUp(.zero))
      }
      #expect(players.has("right.rock") && !players.has("curtain.rock"))
      #expect(!players.game.picture().commands.contains { $0.shape == .fill && $0.opacity == 1 })
      seen.insert(pictures)
    }
    #expect(seen.count == 1, "whatever it was")
  }

  @Test(
    "R170 first to three; the card has a crown, a kind word and another match", arguments: doors)
  func match(door: SceneID) throws {
    var players = try TwoPlayers(door)
    for round in 1...3 {
      try players.play(left: .paper, right: .rock)
      #expect(players.counts == ["player": 0, "jungle": round])
      if round < 3 { goOn(&players) }
    }
    #expect(players.has("alert.again") && players.has("alert.leave"))
    #expect(!players.game.isForTwo, "on a card keys are everybody's")
    let picture = players.game.picture()
    #expect(picture.shows("frog wins the match") && picture.shows("Well played, toucan"))
    players.game.send(.key(.enter, []))
    players.rest()
    #expect(players.counts == ["player": 0, "jungle": 0] && players.game.isForTwo)
    #expect(!players.effects.contains { if case .save = $0 { true } else { false } })
    #expect(players.game.preferences.choices.isEmpty, "nobody's name or score is kept")
  }

  @Test("R170 a gamepad that was played with and is gone is asked for, until it is back")
  func unplugged() throws {
    for door in Self.doors {
      var players = try TwoPlayers(door)
      players.game.send(.gamepadLost(.right))
      #expect(!players.has("gamepad.go-on"), "it was not played with")
      try players.choose(.rock, at: .left, by: .gamepad)
      players.game.send(.gamepadLost(.left))
      players.wait(0.5)
      #expect(players.has("gamepad.go-on"))
      try players.choose(.rock, at: .right, by: .keys)
      players.wait(3)
      #expect(players.game.picture().command(named: "count") == nil, "everybody waits")
      players.game.send(.gamepadFound(.left))
      players.rest()
      #expect(!players.has("gamepad.go-on"))
      players.rest()
      #expect(players.effects.contains { if case .play(.tie, _) = $0 { true } else { false } })
    }
  }

  @Test("R170 Enter goes on without a gamepad that is gone", arguments: doors)
  func goesOn(door: SceneID) throws {
    var players = try TwoPlayers(door)
    try players.choose(.rock, at: .left, by: .gamepad)
    players.game.send(.gamepadLost(.left))
    players.wait(1)
    #expect(players.has("gamepad.go-on"))
    players.game.send(.key(.enter, []))
    players.wait(0.5)
    #expect(!players.has("gamepad.go-on"))
  }

  @Test("R100 R170 the card for a gamepad that is gone has the focus at once", arguments: doors)
  func focusesCard(door: SceneID) throws {
    var players = try TwoPlayers(door)
    try players.choose(.rock, at: .left, by: .gamepad)
    // Keys show the focus, wherever it is.
    players.game.send(.key(.tab, []))
    players.game.send(.gamepadLost(.left))
    func rings() -> Int {
      players.wait(1)
      return players.game.picture().commands.count {
        if case .border = $0.shape { true } else { false }
      }
    }
    let before = rings()
    players.game.send(.key(.tab, []))
    #expect(players.has("gamepad.go-on") && rings() == before)
  }

  @Test("R170 the count waits for a gamepad that goes in the midst of it", arguments: doors)
  func unpluggedInCount(door: SceneID) throws {
    var players = try TwoPlayers(door)
    try players.choose(.rock, at: .left, by: .gamepad)
    try players.choose(.paper, at: .right, by: .keys)
    for _ in 0..<120 where players.game.picture().command(named: "count") == nil {
      players.wait(1 / 60)
    }
    #expect(players.game.picture().command(named: "count") != nil)
    players.game.send(.gamepadLost(.left))
    players.wait(4)
    #expect(players.has("gamepad.go-on") && players.counts == ["player": 0, "jungle": 0])
    players.game.send(.gamepadFound(.left))
    players.wait(6)
    #expect(players.counts == ["player": 1, "jungle": 0])
  }

  @Test("R96 R170 a gamepad that goes while a notice is read is asked for afterwards")
  func unpluggedUnread() throws {
    var players = try TwoPlayers(.jungle)
    try players.choose(.rock, at: .left, by: .gamepad)
    players.game.showNotice("The scores can't be read.")
    players.game.send(.gamepadLost(.left))
    players.game.send(.key(.escape, []))
    players.wait(0.5)
    #expect(players.has("gamepad.go-on"))
  }

  @Test("R170 a mascot is changed at a click, and is never that of the other", arguments: doors)
  func mascots(door: SceneID) throws {
    var players = try TwoPlayers(door)
    func seen() -> [String?] {
      ["mascot.left", "mascot.right"].map { players.game.picture().command(named: $0)?.imageName }
    }
    #expect(seen() == ["mascot-frog", "mascot-toucan"])
    try players.tap("mascot.left")
    #expect(seen() == ["mascot-monkey", "mascot-toucan"])
    for _ in 0..<3 {
      try players.tap("mascot.right")
      #expect(Set(seen()).count == 2)
    }
  }

  @Test(
    "R170 in the midst of a match nobody becomes another, whatever is pressed", arguments: doors)
  func names(door: SceneID) throws {
    var players = try TwoPlayers(door)
    try players.play(left: .rock, right: .paper)
    goOn(&players)
    for _ in 0..<4 { players.game.send(.key(.enter, [])) }
    try players.tap("mascot.left")
    players.rest()
    #expect(players.game.picture().command(named: "mascot.left")?.imageName == "mascot-frog")
    #expect(players.counts == ["player": 1, "jungle": 0] && players.game.isForTwo)
  }

  @Test("R170 who leaves the door finds the match of two again", arguments: doors)
  func remainder(door: SceneID) throws {
    var players = try TwoPlayers(door)
    try players.play(left: .rock, right: .paper)
    players.game.send(.key(.escape, []))
    players.rest()
    #expect(players.game.sceneID == .hub)
    players.game.send(.key(door == .jungle ? .one : .two, []))
    players.rest()
    #expect(players.game.sceneID == door && players.game.isForTwo)
    #expect(players.counts == ["player": 1, "jungle": 0])
    try players.play(left: .rock, right: .paper)
    #expect(players.counts == ["player": 2, "jungle": 0])
  }

  @Test("R170 both names, and every button, are seen in a tall window too", arguments: doors)
  func tall(door: SceneID) throws {
    var players = try TwoPlayers(door)
    players.game.isTall = true
    for seat in Seat.allCases {
      for hand in Throw.allCases {
        let place = try #require(
          players.game.seenLayout.first { $0.name == "\(seat.rawValue).\(hand.rawValue)" })
        #expect(Design.tall.contains(place.rect) && place.rect.maxY <= Design.tall.maxY - 40)
        #expect((place.rect.center.x < Design.tall.center.x) == (seat == .left))
      }
    }
  }
}
