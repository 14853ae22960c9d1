import Animation
import Director
import Phrases
import Rules
import Stage
import StageTesting
import Studio
import Testing
import Widgets

@Suite struct TallWindowTests {
  /// Every place that can be used, as it is seen; what only tells a size is left out.
  private func places(of game: Director) -> [Place] {
    var game = game
    game.isTall = true
    return game.seenLayout.filter { !$0.name.hasPrefix("size.") }
  }

  @Test("R126 in a tall window nothing that can be used is cut", arguments: RestingPlace.all)
  func inside(place: RestingPlace) throws {
    for place in places(of: try place.game()) {
      #expect(Design.tall.contains(place.rect), "\(place.name) at \(place.rect)")
    }
  }

  @Test("R126 in a tall window every word is seen", arguments: RestingPlace.all)
  func words(place: RestingPlace) throws {
    var game = try place.game()
    game.isTall = true
    for command in game.picture().commands {
      guard let words = command.words else { continue }
      #expect(Design.tall.contains(command.at), "“\(words)” at \(command.at)")
    }
  }

  /// What lies in the play field of a door, and of the hub.
  private static let fields = [
    ("jungle", ["region", "home."]), ("simon.turn", ["drum."]),
    ("win-or-lose.question", ["prompt.", "throw."]),
    ("hands.table", ["board.", "throw."]),
    ("hub", ["door.", "animal."]),
  ]

  @Test("R126 every door's play field is looked at in a tall window", arguments: Door.all)
  func looked(door: Door) {
    let places = door.restingPlaces.map(\.name)
    #expect(
      Self.fields.contains { name, _ in places.contains(name) },
      "Say in `fields` what lies in the play field of one of \(places)")
  }

  @Test("R126 at 9:16 a play field fills at least half of the height", arguments: fields)
  func field(name: String, parts: [String]) throws {
    let place = try #require(RestingPlace.all.first { $0.name == name })
    let game = try place.game()
    let field = places(of: game).filter { place in parts.contains { place.name.hasPrefix($0) } }
    let whole = try #require(
      field.map(\.rect).reduce(nil) { (whole: Rect?, next) in
        whole?.union(next) ?? next
      })
    #expect(whole.height >= Design.tall.height / 2, "\(whole.height) of \(field.map(\.name))")
  }

  @Test(
    "R126 R150 nothing that can be used lies under the loudspeaker", arguments: RestingPlace.all)
  func loudspeaker(place: RestingPlace) throws {
    for isTall in [false, true] {
      var game = try place.game()
      game.isTall = isTall
      guard game.picture().command(named: Loudspeaker.name) != nil else { continue }
      let loudspeaker = (isTall ? Loudspeaker.tall : Loudspeaker.frame).insetBy(4)
      for place in game.seenLayout where place.name != Loudspeaker.name {
        let isSize = place.name.hasPrefix("size.")
        #expect(isSize || loudspeaker.isApart(from: place.rect), "\(place.name), tall: \(isTall)")
      }
    }
  }

  @Test("R126 what lies on one point lies on one in a tall window too", arguments: RestingPlace.all)
  func together(place: RestingPlace) throws {
    var game = try place.game()
    let isPage = game.page.tall.isPage
    func moved() -> [DrawCommand] {
      game.picture().commands.filter {
        // An arm has fewer parts where it is shorter.
        $0.pin == nil && $0.name != "status" && $0.imageName != "strip"
          && (isPage || $0.feet == nil)
      }
    }
    var wide = moved()
    game.isTall = true
    let tall = moved()
    // Those that stand beside a page stand below it in a tall window, pinned there.
    if isPage { wide.removeSubrange(1..<1 + max(0, wide.count - tall.count)) }
    try #require(wide.count == tall.count)
    for index in wide.indices.dropFirst()
    where wide[index].at == wide[index - 1].at && wide[index].anchor == wide[index - 1].anchor
      && wide[index].feet == nil && !wide[index - 1].coversAll
    {
      let gap = tall[index].at.distance(to: tall[index - 1].at)
      #expect(gap < 1, "\(wide[index].shape) on \(wide[index - 1].shape)")
    }
  }

  @Test("R126 in a tall window the light round a swelling button keeps the button's shape")
  func shine() throws {
    let place = try #require(RestingPlace.all.first { $0.name == "hands.badge" })
    var game = try place.game()
    game.isTall = true
    let button = try #require(places(of: game).first { $0.name == "button.continue" }).rect
    var count = 0
    for _ in 0..<120 {
      game.tick()
      for rim in game.picture().commands where rim.frame.contains(button.center) {
        guard case .border = rim.shape, rim.frame.width < 400 else { continue }
        count += 1
        #expect(abs(rim.frame.width - button.width - rim.frame.height + button.height) < 40)
      }
    }
    #expect(count >= 120)
  }

  @Test(
    "R123 R126 in a tall window the verdict's buttons lie on no hand",
    arguments: ["win-or-lose.answer", "win-or-lose.leaving"])
  func verdict(name: String) throws {
    let place = try #require(RestingPlace.all.first { $0.name == name })
    var game = try place.game()
    // Until the answer has been played out.
    for _ in 0..<180 { game.tick() }
    let buttons = places(of: game).filter { $0.name.hasPrefix("alert.") }
    #expect(buttons.count == 2)
    game.isTall = true
    let picture = game.picture()
    for hand in ["guest", "jungle"] {
      let seen = try #require(picture.command(named: hand)).frame
      #expect(Design.tall.contains(seen))
      for button in buttons { #expect(button.rect.isApart(from: seen), "\(button.name)") }
    }
  }

  @Test("R117 R126 round a page in a tall window there is a jungle, clear of what can be used")
  func grounds() throws {
    for name in ["settings", "hands.length"] {
      var game = try #require(RestingPlace.all.first { $0.name == name }).game()
      game.isTall = true
      for animal in ["lion", "cobra", "rabbit"] {
        let watcher = try #require(game.picture().command(named: "player.\(animal)")).frame
        #expect(Design.tall.contains(watcher))
        for place in places(of: game) {
          #expect(watcher.isApart(from: place.rect), "\(place.name)")
        }
      }
    }
  }

  @Test("R126 R96 in a tall window what is told is seen whole, and words are as large as wanted")
  func notice() throws {
    func told(_ size: Preferences.TextSize) throws -> Picture {
      var preferences = Preferences()
      preferences.textSize = size
      var game = Director(starting: .hub, seed: 1, preferences: preferences)
      game.isTall = true
      game.showNotice("The scores can't be read.")
      for _ in 0..<60 { game.tick() }
      return game.picture()
    }
    func size(_ picture: Picture) -> Double? {
      for command in picture.commands.reversed() {
        if case .text(let words, let style, _) = command.shape, words.hasPrefix("The scores") {
          return style.size * command.scale.y
        }
      }
      return nil
    }
    let (normal, largest) = (try told(.normal), try told(.largest))
    for picture in [normal, largest] {
      let card = picture.commands.last {
        if case .panel = $0.shape { $0.frame.width > 400 } else { false }
      }
      #expect(Design.tall.contains(try #require(card).frame))
    }
    #expect(try #require(size(largest)) > 1.3 * #require(size(normal)))
  }

  @Test(
    "R126 whatever is pressed in a tall window is what is seen there", arguments: RestingPlace.all)
  func pressed(place: RestingPlace) throws {
    var game = try place.game()
    game.isTall = true
    for (place, seen) in zip(game.layout, game.seenLayout) where !place.name.hasPrefix("size.") {
      // Behind a card nothing can be pressed.
      if let card = game.page.cardFrame(game.view), !card.contains(place.rect) { continue }
      guard case .pointerMoved(let point) = game.translate(.pointerMoved(seen.rect.center)) else {
        continue
      }
      #expect(place.rect.insetBy(-1).contains(point), "\(place.name): \(point)")
    }
  }
}

extension DrawCommand {
  /// Whether it is as large as the window, so that it has no place of its own.
  fileprivate var coversAll: Bool {
    switch shape {
    case .backdrop, .fill: true
    default: false
    }
  }
}
