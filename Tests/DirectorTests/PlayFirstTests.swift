import Director
import Stage
import Studio
import Testing

/// How soon a door is in play, and what can always be seen there.
@Suite struct PlayFirstTests {
  @Test(
    "R130 from the hub every door is in play after two clicks, on a first visit to Hands after three",
    arguments: [
      ("door.jungle", [], "home.lion"), ("door.win-or-lose", [], "throw.rock"),
      ("door.simon-says", ["menu.single"], "drum.sun"),
      ("door.hands", ["badge.lion", "button.continue"], "throw.rock"),
    ] as [(String, [String], String)])
  func clicks(door: String, more: [String], toy: String) throws {
    var player = ScriptedPlayer(.hub, seed: 1)
    player.rest()
    for place in [door] + more {
      try player.tap(place)
      player.rest()
    }
    #expect(!([door] + more).contains { player.has($0) }, "something is still to be clicked on")
    #expect(player.has(toy) || player.picture().command(named: toy) != nil)
  }

  @Test(
    "R134 who beats whom can be seen wherever hands or animals meet",
    arguments: ["jungle", "hands.table", "win-or-lose.question"])
  func ring(name: String) throws {
    let place = try #require(RestingPlace.all.first { $0.name == name })
    let picture = try place.game().picture()
    for arrow in ["beats.rock", "beats.paper", "beats.scissors"] {
      #expect(picture.command(named: arrow) != nil)
    }
  }
}
