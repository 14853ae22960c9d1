import Animation
import Hands
import Phrases
import Rules
import Stage
import StageTesting
import Testing

/// What is seen about the hands: names, scores, those who look on.
@Suite struct HandsLookTests {
  @Test("R47 both names stand equally far from the plaque between them")
  func tags() throws {
    let game = byRounds()
    let (jungle, player) = (
      try #require(game.rect("tag.jungle")), try #require(game.rect("tag.player"))
    )
    let plaque = try #require(game.rect("plaque")).center.x
    #expect(abs((plaque - jungle.center.x) - (player.center.x - plaque)) < 1e-9)
  }

  @Test("R170 beside each mascot stands its own name, also after it was exchanged")
  func mascots() throws {
    var game = Game(HandsScene())
    game.tap(named: "switch.rival")
    for _ in 0..<3 {
      for (seat, tag) in [(Seat.left, "tag.jungle"), (.right, "tag.player")] {
        let face = game.picture.commands.first { $0.name == "mascot.\(seat)" }?.imageName
        let mascot = try #require(Mascot.allCases.first { face == "mascot-\($0)" })
        let frame = try #require(game.rect(tag))
        let names = game.picture.commands.filter { frame.contains($0.at) }.compactMap(\.words)
        #expect(names == [Language.english(.table(.mascot(mascot)))])
      }
      game.tap(named: "mascot.left")
    }
  }

  @Test("R5 the hand on the door throws all three while it is looked at")
  func door() {
    let moments = stride(from: 0.02, to: Door.Glimpse.playing, by: 0.02)
    let seen = moments.map { play in
      Picture.of { Door.hands.draw(Door.Glimpse(center: .zero, play: play), &$0) }.imageNames
    }
    #expect(Set(seen.joined()) == ["hand-rock", "hand-paper", "hand-scissors"])
  }

  @Test("R53 the discs at both names count the rounds that each side has won")
  func disc() throws {
    var game = byRounds()
    func wins() -> [String?] {
      [game.text(named: "score.jungle"), game.text(named: "score.player")]
    }
    #expect(wins() == ["0", "0"])
    try game.play([.win])
    #expect(wins() == ["0", "1"])
    try game.play([.loss, .tie, .loss])
    #expect(wins() == ["2", "1"])
  }

  @Test("R122 those beside the table mind how a round ended", arguments: [true, false])
  func crowd(isCalm: Bool) throws {
    var game = byRounds()
    game.setPreferences { $0.isCalm = isCalm }
    let answer = try #require(game.answer)
    game.tap(named: "throw.\(answer.beatenBy)")
    var names: Set<String> = []
    game.advance(by: 2.5) { names.formUnion($0.picture.imageNames) }
    #expect(names.contains("rabbit-eyes-glee") == !isCalm)
  }

  @Test("R54 at Next Turn a hand goes back from where it was, without a jump")
  func back() throws {
    var game = byRounds()
    try game.play(.win)
    func sizes() -> [Double] {
      ["player", "jungle"].map { game.picture.command(named: "hand.\($0)")?.scale.y ?? 0 }
    }
    let before = sizes()
    #expect(before[0] > before[1] * 1.1, "the winner is the larger one")
    game.tap(named: "button.next-turn")
    game.tick()
    for (one, next) in zip(before, sizes()) { #expect(abs(one - next) < 0.06 * one) }
  }
}
