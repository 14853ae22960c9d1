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
      !door.name.english.isEmpty && !door.line.english.isEmpty,
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
      door.draw(Door.Thumbnail(center: Point(x: 100, y: 100), peek: 1, nod: nod), &picture)
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

  @Test("R5 R131 the doors' pictures are one family: on a ground of one size an animal plays")
  func family() {
    var grounds: Set<Rect> = []
    for door in Door.all {
      var picture = Picture()
      let thumbnail = Door.Thumbnail(center: Point(x: 100, y: 100))
      door.draw(thumbnail, &picture)
      if let ground = picture.commands.first { grounds.insert(ground.frame) }
      let names = picture.imageNames
      #expect(names.contains { $0.hasPrefix("head-") || $0.hasPrefix("lion") }, "\(door)")
      #expect(Set(names).count > 1, "\(door): something that it plays with")
    }
    #expect(grounds.count == 1)
  }

  @Test("R5 the menu, its catalogue and the manual know every door that is no template any more")
  func announced() throws {
    let readme = try Archive.text("../README.md")
    let doors = Door.all.filter {
      !readme.contains("* **\($0.name.english).** The jungle hides a hand. Which?\n")
    }
    let linux = "../Resources/linux/org.example.bungle_in_the_jungle"
    for door in doors {
      let (menu, catalogue) = try (
        Archive.text("\(linux).desktop"), Archive.text("\(linux).metainfo.xml")
      )
      #expect(menu.contains("Exec=bungle --scene \(door)\n"), "\(linux).desktop has no \(door)")
      #expect(
        catalogue.contains(door.name.english), "\(linux).metainfo.xml has no \(door.name.english)"
      )
    }
    let numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight"]
    for file in ["../Resources/linux/bungle.6", "../Sources/Phrases/ProgramWords.swift"] {
      #expect(
        try Archive.text(file).contains(" \(numbers[doors.count - 1]) doors"),
        "\(file) counts other doors than \(doors)")
    }
  }

  @Test("R67 R125 what a game keeps, it keeps at the moment it is over", arguments: Door.all)
  func kept(door: Door) throws {
    let replay = try Demo.replay(of: door)
    var playback = Playback(replay)
    playback.play()
    let kept = playback.effects.compactMap { wish -> (tick: Int64, preferences: Preferences)? in
      if case .savePreferences(let preferences) = wish.effect {
        (wish.tick, preferences)
      } else {
        nil
      }
    }
    let games = kept.last?.preferences.finishedGames[door.scene] ?? 0
    let over = kept.first { $0.preferences.finishedGames[door.scene] == games }?.tick ?? 0
    // Of rounds without a goal the jungle keeps every fifth, and its visit plays three.
    guard let end = kept.last(where: { $0.tick == over }), games > 0 else {
      return #expect(door.scene == .jungle, "\(door) keeps no game in its recorded visit")
    }
    // A name for the scoreboard comes later.
    let typed = replay.moments.first {
      if case .text = $0.event { $0.tick > over } else { false }
    }
    let late = kept.filter {
      $0.tick > over && $0.tick < typed?.tick ?? .max
        && $0.preferences.choices != end.preferences.choices
    }
    #expect(late.map(\.tick) == [], "\(door) leaves it to no `context.end(…, keeping:)`")
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
      readme.contains("* **\(door.name.english).** "),
      "README.md, “The doors”, has no line `* **\(door.name.english).** …`")
  }
}
