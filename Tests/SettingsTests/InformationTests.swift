import Animation
import Director
import Figures
import Phrases
import Rules
import Stage
import StageTesting
import Testing
import Widgets

@testable import Settings

@Suite struct InformationTests {
  private func texts(_ scene: InformationScene) -> [String] {
    Harness(scene).picture.texts
  }

  @Test(
    "R46 the page tells what beats what, with hands and with animals",
    arguments: [
      "Rock blunts scissors.", "Paper wraps rock.", "Scissors cut paper.",
      "Lions catch rabbits.", "Cobras bite lions.", "Rabbits outrun cobras.",
      "Equal throws are a tie: nobody scores.",
    ])
  func rules(sentence: String) {
    #expect(texts(InformationScene(doors: Door.all)).contains(sentence))
  }

  @Test(
    "R46 R131 every game has a row with the picture on its door, which plays in turn, and a line")
  func games() throws {
    var page = Harness(InformationScene(doors: Door.all))
    page.tap(named: "page.games")
    for door in Door.all {
      let row = try #require(page.rect("game.\(door.scene.rawValue)"))
      let here = page.picture.commands.filter { row.contains($0.at) }
      #expect(Set(page.picture.texts).isSuperset(of: [door.name, door.line].map { $0.english }))
      #expect(here.contains { $0.imageName != nil }, "its picture")
    }
    /// The rows that are lit while nobody acts, in the order of their turns.
    func lit(for seconds: Double) -> [String] {
      var seen: [String] = []
      page.advance(by: seconds) { page in
        for door in Door.all {
          let name = "game.\(door.scene.rawValue)"
          guard let row = page.rect(name), seen.last != name else { continue }
          if page.picture.commands.contains(where: { $0.tint == .sun && $0.frame == row }) {
            seen.append(name)
          }
        }
      }
      return seen
    }
    #expect(lit(for: 12) == Door.all.map { "game.\($0.scene.rawValue)" })
    page.tap(named: "game.hands")
    page.send(.pointerMoved(.zero))
    #expect(lit(for: 2) == ["game.hands"])
  }

  @Test("R46 the fields of rules and games stand clear of the card's frame")
  func clearOfFrame() throws {
    var game = Harness(InformationScene(doors: Door.all))
    let inside = try #require(game.place("page")).insetBy(40)
    for page in ["page.rules", "page.games"] {
      game.tap(named: page)
      let fields = game.layout.filter { $0.name.hasPrefix("rule.") || $0.name.hasPrefix("game.") }
      #expect(fields.count >= 3)
      for field in fields {
        let frame = field.rect
        #expect(frame.minX >= inside.minX && frame.maxX <= inside.maxX, "\(field.name)")
        #expect(frame.maxY <= inside.maxY, "\(field.name)")
      }
    }
  }

  @Test("R46 the acknowledgments with names in them have a section of their own, one press away")
  func acknowledgments() throws {
    var page = Harness(InformationScene(doors: Door.all))
    #expect(page.picture.texts.contains("Acknowledgments"))
    #expect(!page.picture.texts.contains { $0.hasPrefix("Made by") }, "it is no rule")
    page.tap(named: "page.thanks")
    #expect(page.picture.texts.contains { $0.hasPrefix("Made by") })
    #expect(!page.picture.texts.contains("Paper wraps rock."))
    page.tap(named: "page.rules")
    #expect(page.picture.texts.contains("Paper wraps rock."))
  }

  @Test("R46 R131 each rule shows the winner, an arrow and the loser, as animals and as hands")
  func pictures() throws {
    let page = Harness(InformationScene(doors: Door.all))
    for hand in Throw.allCases {
      let place = try #require(page.rect("rule.\(hand)"))
      let here = page.picture.commands.filter { place.contains($0.at) }
      func x(_ name: String) -> Double? { here.first { $0.imageName == name }?.at.x }
      let (winner, arrow) = (try #require(x("hand-\(hand)")), try #require(x("icon-to-next")))
      let loser = try #require(x("hand-\(hand.beats)"))
      #expect(winner < arrow && arrow < loser)
      let animals = ["rule.winner", "rule.loser"].compactMap { name in
        (page.picture.commands + page.picture.marks)
          .first { $0.name == name && place.contains($0.at) }
      }
      #expect(
        animals.count == 2 && zip(animals, animals.dropFirst()).allSatisfy { $0.at.x < $1.at.x })
      #expect(here.count { $0.name == "rule" } == 2, "a sentence each")
    }
  }

  /// The rules whose hands have met at some time while `step` is repeated.
  private func played(_ page: inout Harness<InformationScene>, for seconds: Double) -> [Throw] {
    var seen: [Throw] = []
    page.advance(by: seconds) { page in
      for hand in Throw.allCases where seen.last != hand {
        let arrow = page.picture.commands.first {
          $0.imageName == "icon-to-next" && page.rect("rule.\(hand)")?.contains($0.at) == true
        }
        if arrow == nil { seen.append(hand) }
      }
    }
    return seen
  }

  @Test("R46 R117 the rules are played one after the other, and in calm motion none by itself")
  func show() {
    for isCalm in [false, true] {
      var preferences = Preferences()
      preferences.isCalm = isCalm
      var page = Harness(InformationScene(doors: Door.all), preferences: preferences)
      #expect(played(&page, for: 10) == (isCalm ? [] : Throw.allCases))
    }
  }

  @Test("R46 R131 a press on a rule plays it at once, with its animal's voice")
  func press() {
    for hand in Throw.allCases {
      var page = Harness(InformationScene(doors: Door.all))
      page.tap(named: "rule.\(hand)")
      #expect(page.plays(Animal(hand).voice) == 1)
      #expect(played(&page, for: 1.5) == [hand])
    }
  }

  @Test("R46 the way back is a button, Esc and Enter", arguments: ["button", "Esc", "Enter"])
  func back(way: String) {
    var page = Harness(InformationScene(doors: Door.all))
    switch way {
    case "button": page.tap(named: "button.back")
    case "Esc": page.key(.escape)
    default:
      page.key(.tab)
      page.key(.enter)
    }
    #expect(page.ending == .back)
  }

  @Test("R117 R118 two beside the page live until nobody plays any more, but not in calm motion")
  func alive() {
    for isCalm in [false, true] {
      var preferences = Preferences()
      preferences.isCalm = isCalm
      var page = Harness(InformationScene(doors: Door.all), preferences: preferences)
      var pictures: Set<Picture> = []
      page.advance(by: 8) { pictures.insert($0.picture) }
      #expect(isCalm ? pictures.count == 1 : pictures.count > 20)
      page.advance(by: 80)
      #expect(page.isStill && page.scene.wakes(page.stage.view) == nil)
      page.send(.pointerMoved(Point(x: 640, y: 700)))
      #expect((page.scene.wakes(page.stage.view) == nil) == isCalm)
    }
  }
}
