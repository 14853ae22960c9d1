import Animation
import Director
import Rules
import Stage
import StageTesting
import Studio
import Testing

/// Somebody who reads nothing, and does what the open hand shows with one device.
private struct Child {
  var game: Director
  let device: InputDevice

  init(before door: SceneID, with device: InputDevice, seed: UInt64 = 1) {
    var preferences = Preferences()
    preferences.lastDoor = door
    preferences.goal = .firstTo(3)
    game = Director(starting: .hub, seed: seed, preferences: preferences)
    game.wordsAreBlank = true
    self.device = device
    game.send(.used(device))
  }

  func has(_ place: String) -> Bool { game.layout.contains { $0.name == place } }

  /// Waits for the hand and does what it shows; false if there is none, or `goal` is there.
  mutating func follow(to goal: String) throws -> Bool {
    guard let place = waitForHand(), !has(goal) else { return false }
    var target = place
    while let next = hand() {
      target = next
      for _ in 0..<10 { game.tick() }
    }
    if place.distance(to: target) < 40 { target = place }
    switch device {
    case .pointer, .touch: point(from: place, to: target)
    case .keyboard, .gamepad: try press(at: place)
    }
    return true
  }

  private mutating func waitForHand() -> Point? {
    for _ in 0..<240 {
      for _ in 0..<10 { game.tick() }
      if let place = hand() { return place }
    }
    return nil
  }

  /// Where the hand's fingertips are; and nothing else is to be read.
  private func hand() -> Point? {
    let picture = game.picture()
    for words in picture.texts { #expect(!words.contains { !$0.isWhitespace }) }
    return picture.command(named: "hint").map { hand in
      let (sine, cosine) = (
        Portable.sin(hand.turn * .pi / 180), Portable.cos(hand.turn * .pi / 180)
      )
      return hand.at + Point(x: 40 * sine - 12 * cosine, y: -40 * cosine - 12 * sine)
    }
  }

  private mutating func point(from place: Point, to target: Point) {
    game.send(.used(device))
    game.send(.pointerMoved(place))
    game.send(.pointerDown(place))
    if target != place {
      for step in 1...10 {
        game.tick()
        game.send(.pointerMoved(place + (target - place) * (Double(step) / 10)))
      }
    }
    game.send(.pointerUp(target))
  }

  /// By the key that is drawn beside it, or by the ring of the focus.
  private mutating func press(at place: Point) throws {
    let caps = game.picture().commands.filter {
      $0.name?.hasPrefix("cap.") == true && $0.at.distance(to: place) < 190
    }
    if let cap = caps.min(by: { $0.at.distance(to: place) < $1.at.distance(to: place) }),
      let key = Key(rawValue: String(cap.name?.dropFirst(4) ?? ""))
    {
      return game.send(.key(key, []))
    }
    for _ in 0..<40 {
      let isThere = game.picture().commands.contains {
        if case .border(_, width: 4) = $0.shape {
          $0.tint == .sun && $0.frame.contains(place)
        } else {
          false
        }
      }
      if isThere { return game.send(.key(.enter, [])) }
      game.send(.key(.tab, []))
    }
    Issue.record("no key leads to \(place) in \(game.sceneID)")
  }
}

@Suite struct BlankWordsTests {
  /// Where a game's good end is seen; elsewhere it is enough that it ends.
  private static let ends: [SceneID: String] = [
    .jungle: "alert.again", .hands: "alert.again", .winOrLose: "button.turn",
    .simonSays: "alert.continue",
  ]

  @Test(
    "R131 R133 without a word the game behind each door is played to its end", arguments: Door.all,
    InputDevice.allCases)
  func playToTheEnd(door: Door, device: InputDevice) throws {
    let end = Self.ends[door.scene]
    var child = Child(before: door.scene, with: device)
    func isOver(_ child: Child) -> Bool {
      end.map(child.has) ?? (child.game.preferences.finishedGames[door.scene] != nil)
    }
    for _ in 0..<300 where !isOver(child) {
      guard try child.follow(to: end ?? "") else { break }
      for _ in 0..<60 { child.game.tick() }
    }
    #expect(child.game.sceneID == door.scene)
    #expect(isOver(child), "\(child.game.layout.map(\.name))")
  }
}

@Suite struct TargetTests {
  /// What only tests and eyes look for.
  private func isMark(_ place: Place) -> Bool {
    ["region", "place.", "score.", "size.", "prompt.", "banner", "list", "card", "plaque", "page"]
      .contains { place.name.hasPrefix($0) && !place.name.hasPrefix("page.") }
  }

  @Test(
    "R172 whatever can be pressed is 64 pixels wide and high, and above the lowest 40",
    arguments: RestingPlace.all)
  func targets(place: RestingPlace) throws {
    for target in try place.game().layout where !isMark(target) {
      #expect(target.rect.width >= 64 && target.rect.height >= 64, "\(target)")
      #expect(target.rect.maxY <= Design.size.height - 40, "\(target)")
    }
  }

  @Test(
    "R150 the loudspeaker takes no press from what lies near", arguments: RestingPlace.all)
  func loudspeaker(place: RestingPlace) throws {
    let game = try place.game()
    guard let sign = game.layout.first(where: { $0.name == "loudspeaker" })?.rect else { return }
    for other in game.layout
    where !isMark(other) && other.name != "loudspeaker" {
      let isApart =
        other.rect.maxX <= sign.minX || other.rect.minX >= sign.maxX
        || other.rect.maxY <= sign.minY || other.rect.minY >= sign.maxY
      #expect(isApart, "\(other)")
    }
  }
}
