import Animation
import Director
import Opening
import Phrases
import Rules
import Stage
import StageTesting
import Testing
import Widgets

/// What the clearing tells about its doors, and the evening about the day.
@Suite struct HubLookTests {
  private func words(_ game: Harness<HubScene>) -> String? {
    game.picture.words(named: "status")
  }

  @Test(
    "R5 the line below tells of the door that is looked at, by pointer or by focus",
    arguments: Door.all)
  func lines(door: Door) throws {
    var game = Harness(HubScene(doors: Door.all, focus: door.scene))
    #expect(words(game) == "Choose a game.")
    game.send(.pointerMoved(try #require(game.rect("door.\(door)")).center))
    #expect(words(game) == door.line.english)
    game.send(.pointerMoved(Point(x: 4, y: 4)))
    #expect(words(game) == "Choose a game.")
    game.key(.tab)
    #expect(words(game) == door.line.english)
  }

  @Test("R5 R70 the animals stand clear of the doors' keys, however many doors", arguments: 2...8)
  func keys(count: Int) throws {
    let hub = HubScene(doors: Array((Door.all + Door.all).prefix(count)))
    let picture = hub.picture(View(time: .seconds(9), device: .keyboard))
    for key in Key.digits.prefix(count) {
      let cap = try #require(picture.command(named: "cap.\(key)")).frame
      for animal in Animal.allCases {
        let place = try #require(picture.command(named: "player.\(animal)")).frame
        #expect(cap.isApart(from: place.insetBy(8)), "\(animal) covers \(key)")
      }
    }
  }

  @Test("R116 an animal gives way as soon as it is pressed", arguments: Animal.allCases)
  func pressed(animal: Animal) throws {
    var game = Harness(HubScene(doors: Door.all))
    let place = try #require(game.rect("animal.\(animal)")).center
    game.send(.pointerMoved(place))
    func height() throws -> Double {
      try #require(game.picture.command(named: "player.\(animal)")).frame.height
    }
    let before = try height()
    game.send(.pointerDown(place))
    #expect(try height() < 0.95 * before)
    game.send(.pointerUp(place))
    #expect(try height() == before)
  }

  /// The sizes of the names on the signs where the first door is called `name`, every letter as
  /// wide as high.
  private func sizes(_ name: String) throws -> [Double] {
    let key = try #require(Door.all[0].name.entry?.key)
    let words = Language(Language.english.traits, [key: [name]])
    let view = View(time: .seconds(9), language: words, metrics: FontMetrics(advances: ["W": 1]))
    let names = Set(Door.all.map { words($0.name) })
    return HubScene(doors: Door.all).picture(view).commands.compactMap { command in
      guard case .text(let words, let style, _) = command.shape, names.contains(words) else {
        return nil
      }
      return style.size
    }
  }

  @Test("R5 R163 the names on the signs are equally large, so that the longest has room in a line")
  func names() throws {
    let (usual, sign) = (
      TextStyle(.label).size, try #require(Harness(HubScene(doors: Door.all)).rect("door.jungle"))
    )
    // At the usual size it would be a little wider than the sign.
    let letters = Int((sign.width / usual).rounded(.up))
    let sizes = try sizes(String(repeating: "W", count: letters))
    #expect(sizes.count == Door.all.count && Set(sizes).count == 1)
    #expect(try #require(sizes.first) * Double(letters) < sign.width - 32)
    #expect(try #require(sizes.first) > usual * 0.6)
  }

  @Test("R137 large words have the lower half of a door for its name, which grows by a third")
  func largeNames() throws {
    let hub = HubScene(doors: Door.all)
    var sizes: [[Double]] = []
    for size in [Preferences.TextSize.normal, .largest] {
      var preferences = Preferences()
      preferences.textSize = size
      var picture = hub.picture(
        View(time: .seconds(9), preferences: preferences, device: .keyboard))
      picture.enlargeText(by: size.factor, FontMetrics())
      sizes.append(
        try hub.layout(View(time: .zero)).filter { $0.name.hasPrefix("door.") }.map { sign in
          let name = try #require(
            picture.command(named: "name." + sign.name.dropFirst("door.".count)))
          guard case .text(_, let style, _) = name.shape else { return 0 }
          let room = Rect(
            center: name.at, size: Size(try #require(style.fit), try #require(style.height)))
          #expect(sign.rect.contains(room))
          for key in Key.digits.prefix(Door.all.count) {
            let cap = try #require(picture.command(named: "cap.\(key)"))
            #expect(cap.frame.isApart(from: room), "no key lies over a name")
          }
          return style.size
        })
    }
    #expect(sizes[0].count == Door.all.count)
    for (large, small) in zip(sizes[1], sizes[0]) { #expect(large >= 1.3 * small) }
  }

  @Test("R5 R163 a name that takes two lines makes no other smaller")
  func twoLines() throws {
    let long = String(repeating: "W", count: 9)
    #expect(try sizes("\(long) \(long)") == sizes("Jungle"))
  }

  @Test("R14 nobody is seen by the river before the evening has gone")
  func evening() {
    var game = Harness(OpeningScene())
    var isDay = false
    game.advance(by: 3) { game in
      let isEvening = game.picture.command(named: "launch") != nil
      let isSeen = game.picture.command(named: "lion") != nil
      #expect(isEvening != isSeen)
      isDay = isDay || isSeen
    }
    #expect(isDay)
  }

  @Test("R5 a door that was opened is remembered, a page is not")
  func lastDoor() {
    var game = Harness(HubScene(doors: Door.all))
    game.tap(named: "button.settings")
    #expect(game.context.preferences.lastDoor == .jungle)
    game.tap(named: "door.hands")
    #expect(game.context.preferences.lastDoor == .hands)
  }
}
