import Director
import Figures
import Foundation
import Rules
import SDLPlatform
import Stage
import Studio
import Testing
import Widgets

@Suite struct PictureFileTests {
  /// The application's icon is for the desktop, not for the game.
  private static let ofTheDesktop: Set<String> = ["icon", "icon-small"]

  private static let files: Set<String> = {
    let root = Archive.tests.deletingLastPathComponent().appending(path: "Resources/art")
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.path)
    return Set((names ?? []).filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) })
  }()

  @Test("R98 every picture that is drawn exists, and every picture that exists is drawn")
  func bothWays() throws {
    #expect(!Self.files.isEmpty, "`make art` draws the pictures")
    var drawn: Set<String> = []
    for name in Film.names {
      let film = try #require(try Film.named(name))
      Self.watch(film.replay, every: 3, &drawn)
    }
    Self.watch(try Demo.all().replay, every: 3, &drawn)
    for scene in SceneID.allCases { try Self.idle(in: scene, &drawn) }
    // Every animal has all six faces, also those that no film needs; much grows in many games only.
    for sheet in ContactSheet.all
    where sheet.name.hasPrefix("faces-") || sheet.name == "garden" {
      drawn.formUnion(sheet.picture.imageNames)
    }
    // Two at one table may be any of them.
    for isHurt in [false, true] {
      drawn.formUnion(Mascot.allCases.map { Thrower.head(of: $0, isHurt: isHurt).name })
    }
    drawn.formUnion(Mascot.allCases.map { Thrower.body(of: $0).name })
    // The page of languages is there where there is more than one.
    drawn.insert(Pictogram.globe.asset.name)
    for page in RestingPlace.pictured { drawn.formUnion(try page.picture().imageNames) }
    #expect(drawn.subtracting(Self.files).sorted() == [])
    #expect(Self.files.subtracting(drawn).subtracting(Self.ofTheDesktop).sorted() == [])
  }

  @Test("what is on the contact sheets exists too", arguments: ContactSheet.all)
  func sheets(sheet: ContactSheet) {
    #expect(sheet.picture.imageNames.subtracting(Self.files).sorted() == [])
  }

  @Test("every picture is on a contact sheet")
  func complete() {
    let shown = ContactSheet.all.reduce(into: Set<String>()) { $0.formUnion($1.picture.imageNames) }
    #expect(Self.files.subtracting(shown).subtracting(Self.ofTheDesktop).sorted() == [])
  }

  private static func watch(_ replay: Replay, every step: Int64, _ drawn: inout Set<String>) {
    var playback = Playback(replay)
    while !playback.isOver {
      drawn.formUnion(playback.director.picture().imageNames)
      playback.play(to: playback.tick + step)
    }
  }

  /// Somebody presses M, points at everything in turn, and then watches for a minute.
  private static func idle(in scene: SceneID, _ drawn: inout Set<String>) throws {
    var visit = ScriptedPlayer(scene)
    visit.send(.key(.mute, []))
    for place in visit.director.layout {
      visit.send(.pointerMoved(place.rect.center))
      visit.wait(0.1)
      drawn.formUnion(visit.director.picture().imageNames)
    }
    visit.send(.key(.mute, []))
    // A touch wakes the lion.
    if scene == .jungle { try visit.tap("home.lion") }
    for _ in 0..<900 {
      visit.wait(4 / 60)
      drawn.formUnion(visit.director.picture().imageNames)
    }
  }
}
