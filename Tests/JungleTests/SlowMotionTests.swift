import Animation
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

@Suite struct SlowMotionTests {
  private static let button = "button.show-again"

  /// The jungle after a round.
  private func played(_ preferences: Preferences = Preferences()) -> Harness<JungleScene> {
    var game = Harness(JungleScene(), seed: 3, preferences: preferences)
    game.key(.one)
    game.advance(by: 8)
    return game
  }

  private func label(_ game: Harness<JungleScene>) -> DrawCommand? {
    game.picture.command(named: "label")
  }

  @Test("R181 the button is there between rounds once one was played, and gone while one plays")
  func button() {
    var game = Harness(JungleScene(), seed: 3)
    #expect(game.rect(Self.button) == nil)
    game = played()
    #expect(game.scene.round == nil && game.rect(Self.button) != nil)
    game.key(.two)
    #expect(game.rect(Self.button) == nil)
  }

  @Test("R131 R181 the button shows an arrow that turns back, and who will be seen again")
  func picture() throws {
    for (key, animal) in [(Key.one, "lion"), (.two, "cobra"), (.three, "rabbit")] {
      var game = Harness(JungleScene(), seed: 3)
      game.key(key)
      game.rest()
      let frame = try #require(game.rect(Self.button))
      #expect(frame.width > 90)
      let images = game.picture.commands.filter { frame.contains($0.frame) }.map(\.imageName)
      #expect(images.contains("icon-to-again") && images.contains("badge-\(animal)"))
    }
  }

  @Test("R181 a new match has no last round to show")
  func newMatch() throws {
    var game = try Matchup(player: .lion, rival: .rabbit).game()
    game.rest()
    #expect(game.rect(Self.button) != nil)
    game.tap(named: "button.goal")
    game.tick()
    game.tap(named: "alert.new-match")
    game.advance(by: 1)
    #expect(game.rect("alert.new-match") == nil && game.rect(Self.button) == nil)
    game.key(.one)
    game.advance(by: 8)
    #expect(game.rect(Self.button) != nil)
  }

  @Test(
    "R181 R114 it comes in little by little, and not before everybody has calmed down",
    arguments: Matchup.all)
  func comesIn(pair: Matchup) throws {
    var game = try pair.game()
    var opacities: [Double] = []
    for _ in 0..<600 where opacities.count < 30 {
      game.tick()
      guard game.rect(Self.button) != nil else { continue }
      #expect(!game.scene.isMinding(at: game.now))
      let center = JungleLayout.againButton.center
      let icon = game.picture.commands.last { $0.at.distance(to: center) < 4 }
      opacities.append(icon?.opacity ?? 0)
    }
    #expect(opacities.count == 30 && opacities.last == 1)
    #expect(zip(opacities, opacities.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 < 0.2 })
  }

  @Test("R181 the last round is seen again to its result, slowly, and nothing is counted or heard")
  func shows() {
    var game = played()
    let (points, effects) = (game.scene.counters, game.effects.count)
    game.tap(named: Self.button)
    #expect(game.scene.film.slowMotion != nil && label(game) == nil)
    var seen: [Double] = []
    for _ in 0..<60 * 12 where game.scene.film.slowMotion != nil {
      game.tick()
      if label(game) != nil { seen.append(game.now.seconds) }
    }
    #expect(game.scene.film.slowMotion == nil, "it ends by itself")
    // 0.8 s of the round, at two fifths of its pace.
    #expect((75...123).contains(seen.count), "\(seen.count) ticks")
    #expect(game.scene.counters == points)
    #expect(game.effects.dropFirst(effects) == [.play(.click, pan: 0)])
  }

  @Test("R150 R181 the strip tells the story that is seen again, and afterwards what to do")
  func strip() {
    var game = played()
    func words(_ game: Harness<JungleScene>) -> String { game.picture.words(named: "status") ?? "" }
    let invitation = words(game)
    #expect(invitation.hasPrefix("Drag an animal"))
    game.tap(named: Self.button)
    game.tick()
    #expect(words(game) != invitation && !words(game).isEmpty)
    for _ in 0..<60 * 12 where game.scene.film.slowMotion != nil { game.tick() }
    #expect(words(game).hasPrefix("Drag an animal"))
  }

  @Test("R181 what is seen depends on the time alone, and moves at two fifths of the round's pace")
  func pure() throws {
    let game = played()
    let round = try #require(game.scene.film.round)
    let film = SlowMotion(round, since: .seconds(10))
    let first = film.round(at: .seconds(10)).playhead.time
    for seconds in [3.0, 1, 2.5, 0, 1] {
      let shown = film.round(at: .seconds(10 + seconds)).playhead.time
      #expect(abs((shown - first).seconds - seconds * 0.4) < 1e-6)
    }
  }

  @Test(
    "R181 any key and any press end it and do nothing else; a pointer that passes does not",
    arguments: [
      InputEvent.key(.one, []), .key(.escape, []), .otherPressed,
      .pointerDown(Point(x: 640, y: 600)),
    ])
  func ends(event: InputEvent) {
    var game = played()
    game.tap(named: Self.button)
    game.advance(by: 0.5)
    game.send(.pointerMoved(Point(x: 300, y: 300)))
    #expect(game.scene.film.slowMotion != nil)
    game.send(event)
    #expect(game.scene.film.slowMotion == nil && game.scene.round == nil && game.ending == nil)
    #expect(game.scene.gesture.isFree)
  }

  @Test("R181 the film has edges with holes that run, and stand where motion is calm")
  func edges() {
    for reducesMotion in [false, true] {
      var preferences = Preferences()
      preferences.reducesMotion = reducesMotion
      var game = played(preferences)
      #expect(!game.picture.commands.contains { $0.pin == .left && $0.tint == .cream })
      game.tap(named: Self.button)
      func holes() -> [Double] {
        game.picture.commands.filter { $0.pin == .left && $0.tint == .cream }.map(\.at.y)
      }
      let before = holes()
      game.tick()
      #expect(!before.isEmpty && (holes() == before) == reducesMotion)
    }
  }
}
