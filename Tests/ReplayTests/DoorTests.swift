import Animation
import Director
import Foundation
import Phrases
import Stage
import Studio
import Testing

/// What a door needs beside its scene, said in words when it is missing.
@Suite struct DoorTests {
  @Test("R5 every scene is a page of the game's own or has a door", arguments: SceneID.allCases)
  func row(scene: SceneID) {
    let pages: [SceneID] = [.opening, .hub, .settings, .information]
    guard !pages.contains(scene) else { return }
    #expect(
      Door.to(scene) != nil,
      "\(scene.rawValue) has no row in Door.all (Sources/Director/Door+All.swift)")
  }

  @Test("R5 no two doors lead to one scene, and every door has a digit of its own")
  func list() {
    #expect(Set(Door.all.map(\.scene)).count == Door.all.count)
    #expect(
      Door.all.count <= Key.digits.count, "more doors than digits: HubLayout has no room for them")
  }

  @Test("R5 R107 a door's row is complete", arguments: Door.all)
  func complete(door: Door) {
    let name = door.scene.rawValue
    #expect(
      !door.words.english.isEmpty && !door.line.english.isEmpty,
      "\(name): nothing to read on its door")
    #expect(!door.timelines().isEmpty, "\(name): no timeline for `bungle timeline`")
    #expect(
      door.films.contains { !$0.stills.isEmpty }, "\(name): no film with a still to compare")
    #expect(
      door.restingPlaces.contains { $0.isPictured }, "\(name): no resting place to picture")
    #expect(
      door.restingPlaces.allSatisfy { $0.scene == door.scene },
      "\(name): a resting place in somebody else's scene")
  }

  @Test("R107 nothing that doors name is called like another's")
  func names() {
    let lists = [
      Film.names, Catalogue.timelines.map(\.name),
      Door.all.flatMap { $0.restingPlaces.map(\.name) },
    ]
    for list in lists {
      let twice = Dictionary(grouping: list) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
      #expect(twice.isEmpty, "called alike: \(twice)")
    }
  }

  @Test("R5 every door shows a picture of its own, awake and asleep, inside its frame")
  func pictures() {
    func drawn(_ door: Door, nod: Double) -> Picture {
      var picture = Picture()
      door.draw(Door.Glimpse(center: Point(x: 100, y: 100), peek: 1, nod: nod), &picture)
      return picture
    }
    for nod in [0.0, 9] {
      #expect(Set(Door.all.map { drawn($0, nod: nod) }).count == Door.all.count)
    }
    for door in Door.all {
      let commands = drawn(door, nod: 0).commands
      #expect(!commands.isEmpty, "\(door) shows nothing")
      let board = Rect(center: Point(x: 100, y: 100), size: Size(210, 140))
      let outside = commands.count { !board.contains($0.frame) }
      #expect(outside == 0, "\(door) reaches over its frame")
    }
  }

  @Test("a door has a recorded visit, and README says what is behind it", arguments: Door.all)
  func committed(door: Door) throws {
    let readme = try Archive.text("../README.md")
    for file in ["Replays/\(door).replay", "Replays/\(door).end.txt"] {
      #expect(
        FileManager.default.fileExists(atPath: Archive.url(file).path),
        "Tests/\(file) is missing: BUNGLE_RECORD=\(door) swift test --filter ReplayTests")
    }
    #expect(
      readme.contains("* **\(door.words.english).** "),
      "README.md, “The doors”, has no line `* **\(door.words.english).** …`")
  }
}
