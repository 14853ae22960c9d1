import Animation
import Director
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
      "Equal throws are a tie: nobody scores.", "Win or Lose", "Simon Says",
    ])
  func rules(sentence: String) {
    #expect(texts(InformationScene(doors: Door.all)).contains(sentence))
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

  @Test("R46 pictures come before each rule, from the winner to the loser, and nothing is crowded")
  func pictures() throws {
    let picture = Harness(InformationScene(doors: Door.all)).picture
    let rules = picture.commands.filter { $0.name == "rule" }
    let arrows = picture.commands.filter { $0.imageName == "icon-to-next" }
    #expect(rules.count == 6 && arrows.count == 6)
    for (rule, arrow) in zip(rules, arrows) {
      #expect(arrow.at.x < rule.at.x && abs(arrow.at.y - rule.at.y) < 8)
    }
    let rows = Set(rules.map(\.at.y)).sorted()
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $1 - $0 >= 80 })
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
