import Animation
import Director
import Phrases
import Rules
import Stage
import StageTesting
import Testing
import Widgets

@testable import Settings

/// What the pages around the games show.
@Suite struct SettingsLookTests {
  @Test("R104 of the two signs of the sound the chosen one lies on a leaf")
  func sound() throws {
    for isMuted in [true, false] {
      var preferences = Preferences()
      preferences.isMuted = isMuted
      let game = Harness(SettingsScene(preferences: preferences), preferences: preferences)
      #expect(game.picture.imageNames.isSuperset(of: ["icon-to-muted", "icon-to-sound"]))
      for (name, isChosen) in [("sound.0", isMuted), ("sound.1", !isMuted)] {
        let place = try #require(game.rect(name))
        let leaves = game.picture.commands.filter { $0.tint == .leaf && place.contains($0.frame) }
        #expect(leaves.isEmpty != isChosen)
      }
    }
  }

  @Test("R144 the sliders stand where they were left", arguments: [0.0, 0.3, 1])
  func sliders(volume: Double) throws {
    var preferences = Preferences()
    (preferences.volume, preferences.ambienceVolume) = (volume, 1 - volume)
    let game = Harness(SettingsScene(preferences: preferences), preferences: preferences)
    for (name, share) in [("volume", volume), ("ambience", 1 - volume)] {
      let (place, knob) = (
        try #require(game.rect(name)), try #require(game.picture.command(named: name)).at.x
      )
      #expect(abs(knob - (place.minX + 24 + share * (place.width - 48))) < 0.5, "\(name)")
    }
  }

  @Test("R101 whoever chooses a motion is not overruled by the desktop any more")
  func motion() {
    for name in ["motion.0", "motion.1"] {
      var game = Harness(SettingsScene())
      game.tap(named: "page.sight")
      game.tap(named: name)
      #expect(game.context.preferences.hasChosenMotion)
    }
  }

  @Test(
    "R131 a pictogram stands before each line of the settings",
    arguments: [("sound", 6), ("sight", 5), ("play", 4)])
  func signs(page: String, lines: Int) {
    var game = Harness(SettingsScene())
    game.tap(named: "page.\(page)")
    let signs = game.picture.commands.filter {
      $0.imageName?.hasPrefix("icon-to-") == true && $0.at.x < 240 && $0.at.y > 140
        && $0.name != "rule"
    }
    #expect(signs.count == lines)
    #expect(Set(signs.compactMap(\.imageName)).count >= lines - 1)
  }

  @Test("R131 no two tabs of the settings bear the same pictogram, nor the voice's")
  func tabs() {
    let signs = SettingsScene.Tab.allCases.map(\.look.pictogram)
    #expect(Set(signs).count == signs.count && !signs.contains(.speech))
  }

  @Test("R131 the tab that is open, and no other, stands out")
  func openTab() throws {
    var game = Harness(SettingsScene())
    for name in ["page.sight", "page.keys", "page.sound"] {
      game.tap(named: name)
      let place = try #require(game.rect(name))
      let open = game.picture.commands.filter { $0.imageName == "tab-on" }
      #expect(open.map { place.contains($0.frame.center) } == [true])
    }
  }

  @Test("R144 R150 what sounds and what speaks is on the first page, each with its loudness below")
  func first() throws {
    let game = Harness(SettingsScene())
    let names = ["sound.0", "volume", "ambience", "narration.0", "voice-volume"]
    let rows = try names.map { try #require(game.rect($0)).center.y }
    #expect(rows == rows.sorted() && Set(rows).count == rows.count)
  }

  @Test("R137 of large words, each key has half as much room again, and none lies over another")
  func largeKeys() throws {
    var widths: [Double] = []
    for size in [Preferences.TextSize.normal, .largest] {
      var preferences = Preferences()
      preferences.textSize = size
      var game = Harness(SettingsScene(preferences: preferences), preferences: preferences)
      game.tap(named: "page.keys")
      let keys = game.layout.filter { $0.name.hasPrefix("put.") || $0.name == "keys.usual" }
      widths.append(try #require(game.rect("put.one")).width)
      #expect(keys.count == 19)
      for (index, key) in keys.enumerated() {
        #expect(keys[..<index].allSatisfy { $0.rect.isApart(from: key.rect) }, "\(key.name)")
      }
    }
    #expect(widths[1] > 1.5 * widths[0])
  }

  @Test("R137 keys that belong together stand side by side: left and right, up and down")
  func pairs() throws {
    let game = largeGame(on: "page.keys")
    let pairs: [(Key, Key)] = [(.left, .right), (.up, .down), (.enter, .escape), (.one, .two)]
    for (one, other) in pairs {
      let (left, right) = (
        try #require(game.rect("put.\(one.rawValue)")),
        try #require(game.rect("put.\(other.rawValue)"))
      )
      #expect(left.minY == right.minY && left.maxX < right.minX, "\(one)")
    }
    let order = game.layout.filter { $0.name.hasPrefix("put.") }.map(\.rect)
    #expect(order == order.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }, "read in rows")
  }

  @Test(
    "R137 the rule of a rival is written as large as the words before the choices, until both are enlarged"
  )
  func ruleSize() throws {
    let game = largeGame(on: "page.play")
    let view = View(
      time: .zero, preferences: game.context.preferences, metrics: FontMetrics(advances: ["a": 0.6])
    )
    let rule = view.language(.settings(view.preferences.rival.rule))
    var sizes: (rule: [Double], titles: [Double]) = ([], [])
    for command in game.page.picture(view).commands where command.at.y > 140 {
      guard case .text(let text, let style, _) = command.shape else { continue }
      if text.hasPrefix(rule.prefix(6)) {
        sizes.rule.append(style.size)
      } else if command.at.x < 240 {
        sizes.titles.append(style.size)
      }
    }
    #expect(sizes.rule.count == 1 && sizes.titles.count == 4 && Set(sizes.titles).count == 1)
    #expect(sizes.rule == Array(sizes.titles.prefix(1)))
  }

  private func largeGame(on page: String) -> Harness<SettingsScene> {
    var preferences = Preferences()
    preferences.textSize = .largest
    var game = Harness(SettingsScene(preferences: preferences), preferences: preferences)
    game.tap(named: page)
    return game
  }

  @Test(
    "R137 large words before the choices have more room, and lie over none of them",
    arguments: ["page.sound", "page.sight"])
  func largeTitles(page: String) throws {
    var rooms: [Double] = []
    for size in [Preferences.TextSize.normal, .largest] {
      var preferences = Preferences()
      preferences.textSize = size
      var game = Harness(SettingsScene(preferences: preferences), preferences: preferences)
      game.tap(named: page)
      let titles = game.picture.commands.compactMap { title -> (left: Double, room: Double)? in
        guard case .text(_, let style, _) = title.shape, title.at.x < 240, title.at.y > 140
        else { return nil }
        return style.fit.map { (title.at.x, $0) }
      }
      let (left, room) = try #require(titles.first)
      rooms.append(room)
      let controls = game.layout.filter { $0.name.contains(".") && $0.rect.minY > 140 }
      #expect(!controls.isEmpty && controls.allSatisfy { $0.rect.minX >= left + room })
    }
    #expect(rooms[1] > 1.15 * rooms[0])
  }

  @Test("R137 on the page of keys no word touches its key")
  func keys() throws {
    var game = Harness(SettingsScene())
    game.tap(named: "page.keys")
    for choice in KeyChoice.all {
      let frame = try #require(game.rect("put.\(choice.key.rawValue)"))
      let here = game.picture.commands.filter { frame.contains($0.at) }
      let cap = try #require(here.first { $0.name == "key.\(choice.key.rawValue)" })
      for words in here where words.name != cap.name {
        guard case .text(let text, let style, _) = words.shape, !text.isEmpty else { continue }
        #expect(words.at.x + (style.fit ?? 0) < cap.at.x - 26, "\(text)")
      }
    }
  }

  @Test("R131 before the keys of hands and drums stand as many dots as their number")
  func pips() throws {
    var game = Harness(SettingsScene())
    game.tap(named: "page.keys")
    for (index, key) in [Key.one, .two, .three, .four].enumerated() {
      let frame = try #require(game.rect("put.\(key.rawValue)"))
      let dots = game.picture.commands.filter { $0.name == "pip" && frame.contains($0.at) }
      #expect(dots.count == index + 1)
      #expect(Set(dots.map(\.at)).count == dots.count)
    }
  }

  @Test("R137 R170 the right player's 8, 9 and 0 can be moved too, and have that player's colour")
  func keysOfRight() throws {
    var game = Harness(SettingsScene())
    game.tap(named: "page.keys")
    for (index, (key, label)) in zip(Key.ofRight, ["8", "9", "0"]).enumerated() {
      let frame = try #require(game.rect("put.\(key.rawValue)"))
      let here = game.picture.commands.filter { frame.contains($0.at) }
      #expect(here.contains { $0.name == "key.\(key.rawValue)" && $0.words == label })
      #expect(here.count { $0.name == "pip" } == index + 1)
      #expect(here.contains { $0.tint == SeatPlate.tint(of: .right) })
    }
    game.tap(named: "put.rightTwo")
    game.send(.keyNamed("P"))
    #expect(game.context.preferences.keys == [.rightTwo: "P"])
    #expect(game.picture.shows("P"))
  }

  @Test("R137 the keys stay clear of the card, in words of any size", arguments: [false, true])
  func keysOnCard(isLarge: Bool) {
    let layout = SettingsLayout(tab: .keys, isLarge: isLarge)
    let frames = KeyChoice.all.indices.map(layout.key) + [layout.usualKeys]
    #expect(frames.allSatisfy { SettingsLayout.card.insetBy(40).contains($0) })
    for (index, frame) in frames.enumerated() {
      #expect(frames[..<index].allSatisfy { !$0.insetBy(-1).contains(frame.center) })
    }
  }
}
