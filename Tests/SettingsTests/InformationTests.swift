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
  /// The page opened from a game, on who beats whom if wanted.
  private func page(
    about scene: SceneID = .jungle, onRules: Bool = true, _ preferences: Preferences = Preferences()
  ) -> Harness<InformationScene> {
    var page = Harness(InformationScene(doors: Door.all, about: scene), preferences: preferences)
    if onRules { page.tap(named: "page.rules") }
    return page
  }

  @Test(
    "R46 the page tells what beats what, with hands and with animals",
    arguments: [
      "Rock blunts scissors.", "Paper wraps rock.", "Scissors cut paper.",
      "Lions catch rabbits.", "Cobras bite lions.", "Rabbits outrun cobras.",
      "Equal throws are a tie: nobody scores.",
    ])
  func rules(sentence: String) {
    #expect(page().picture.texts.contains(sentence))
  }

  @Test(
    "R46 opened from a game the page tells in pictures and sentences how that one is played",
    arguments: Door.all)
  func steps(door: Door) throws {
    let page = page(about: door.scene, onRules: false)
    #expect(page.picture.texts.contains(door.name.english))
    #expect(door.lessons.count >= 3)
    let told = page.picture.texts.map { $0.replacing("\n", with: " ") }
    for (index, lesson) in door.lessons.enumerated() {
      #expect(told.contains(lesson.sentence.english), "\(lesson.sentence.english)")
      let tile = try #require(page.rect("lesson.\(index)"))
      #expect(page.picture.commands.contains { tile.contains($0.at) && $0.imageName != nil })
    }
    #expect(
      page.scene.spokenContent(page.context.view).announcement?.english
        == ([door.name] + door.lessons.map(\.sentence)).map(\.english).joined(separator: "\n"))
  }

  @Test("R46 R131 a tab with the picture on its door leads to each game, one press away")
  func tabs() throws {
    var page = page(onRules: false)
    for door in Door.all {
      page.tap(named: "page.\(door.scene.rawValue)")
      #expect(page.picture.texts.contains(door.name.english))
      let told = page.picture.texts.map { $0.replacing("\n", with: " ") }
      #expect(door.lessons.allSatisfy { told.contains($0.sentence.english) })
    }
  }

  @Test("R46 a game without steps of its own is told by its door's picture and line")
  func bare() throws {
    let door = try #require(Door.all.first)
    let bare = Door(
      door.scene, door.name, door.line, timelines: [], demo: { _ in }, films: [], restingPlaces: [],
      open: door.open, draw: door.draw)
    let page = Harness(InformationScene(doors: [bare], about: door.scene))
    #expect(page.picture.texts.contains(door.line.english))
    #expect(page.rect("lesson.0") != nil && page.rect("lesson.1") == nil)
  }

  /// The steps that are lit while nobody acts, in the order of their turns.
  private func lit(_ page: inout Harness<InformationScene>, for seconds: Double) -> [Int] {
    var seen: [Int] = []
    page.advance(by: seconds) { page in
      for index in 0..<4 where seen.last != index {
        let tile = page.rect("lesson.\(index)")
        if page.picture.commands.contains(where: { $0.tint == .sun && $0.frame == tile }) {
          seen.append(index)
        }
      }
    }
    return seen
  }

  @Test("R46 R117 the steps play in turn; a press on one plays it at once, and says it")
  func turns() {
    var page = page(onRules: false)
    #expect(lit(&page, for: 15) == [0, 1, 2, 3])
    page.tap(named: "lesson.2")
    page.send(.pointerMoved(.zero))
    #expect(lit(&page, for: 2) == [2])
    let sentence = Door.all[0].lessons[2].sentence
    #expect(page.effects.contains(.say(Utterance(sentence, .result))))
  }

  @Test("R46 R117 every picture of a step moves, and stays within its frame", arguments: Door.all)
  func moving(door: Door) {
    for lesson in door.lessons {
      var pictures: Set<Picture> = []
      for tenth in 0..<36 {
        let moment = Door.Lesson.Moment(center: Point(x: 640, y: 360), seconds: Double(tenth) / 10)
        let picture = Picture.of { lesson.draw(moment, &$0) }
        pictures.insert(picture)
        for command in picture.commands where command.name != "hand" {
          #expect(
            moment.frame.insetBy(-6).contains(command.at), "\(lesson.sentence.english) \(tenth)")
        }
      }
      #expect(pictures.count > 3, "\(lesson.sentence.english)")
    }
  }

  @Test("R46 the fields of rules and games stand clear of the card's frame")
  func clearOfFrame() throws {
    var game = page()
    let inside = try #require(game.place("page")).insetBy(40)
    for page in ["page.rules"] + Door.all.map({ "page.\($0.scene.rawValue)" }) {
      game.tap(named: page)
      let fields = game.layout.filter {
        $0.name.hasPrefix("rule.") || $0.name.hasPrefix("lesson.")
      }
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
    var page = page()
    #expect(!page.picture.texts.contains { $0.hasPrefix("Made by") }, "it is no rule")
    page.tap(named: "page.thanks")
    #expect(page.picture.texts.contains { $0.hasPrefix("Made by") })
    #expect(!page.picture.texts.contains("Paper wraps rock."))
    page.tap(named: "page.rules")
    #expect(page.picture.texts.contains("Paper wraps rock."))
  }

  @Test("R46 R131 each rule shows the winner, an arrow and the loser, as animals and as hands")
  func pictures() throws {
    let page = page()
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

  @Test("R46 R134 who wins by a rule wears a crown, but not before that is seen")
  func crowned() throws {
    var page = page()
    func crowns() -> [Throw] {
      Throw.allCases.filter { hand in
        guard let place = page.rect("rule.\(hand)") else { return false }
        return page.picture.commands.contains {
          $0.name == "rule.crown" && place.contains($0.at) && $0.at.x < place.center.x
        }
      }
    }
    #expect(crowns() == Throw.allCases)
    page.tap(named: "rule.paper")
    page.advance(by: 0.5)
    #expect(crowns() == [.rock, .scissors])
    page.advance(by: 1)
    #expect(crowns() == Throw.allCases)
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
    for reducesMotion in [false, true] {
      var preferences = Preferences()
      preferences.reducesMotion = reducesMotion
      var page = page(about: .jungle, preferences)
      #expect(played(&page, for: 11) == (reducesMotion ? [] : Throw.allCases))
    }
  }

  @Test("R46 R131 a press on a rule plays it at once, with its animal's voice")
  func press() {
    for hand in Throw.allCases {
      var page = page()
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
    for reducesMotion in [false, true] {
      var preferences = Preferences()
      preferences.reducesMotion = reducesMotion
      var page = Harness(InformationScene(doors: Door.all), preferences: preferences)
      var pictures: Set<Picture> = []
      page.advance(by: 8) { pictures.insert($0.picture) }
      #expect(reducesMotion ? pictures.count == 1 : pictures.count > 20)
      page.advance(by: 80)
      #expect(page.isStill && page.scene.nextChange(page.context.view) == nil)
      page.send(.pointerMoved(Point(x: 640, y: 700)))
      #expect((page.scene.nextChange(page.context.view) == nil) == reducesMotion)
    }
  }
}
