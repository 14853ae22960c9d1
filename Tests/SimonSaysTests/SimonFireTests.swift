import Animation
import Rules
import SimonSays
import Stage
import StageTesting
import Testing
import Widgets

/// Those who sit round the fire while a game is played.
@Suite struct SimonFireTests {
  /// Where the pupil of one of them is, unless it blinks.
  private func gaze(_ game: Harness<SimonSaysScene>) -> Double? {
    game.picture.commands.first { $0.imageName == "rabbit-pupil-near" }?.at.x
  }

  private func frame(_ animal: Animal, _ game: Harness<SimonSaysScene>) throws -> Rect {
    try #require(game.picture.command(named: "player.\(animal)")).frame
  }

  @Test("R117 all three sit clear of drums, plaques, corners and a team's names")
  func places() throws {
    let game = Harness<SimonSaysScene>.team(["Ada", "Ben", "Cleo", "Dan", "Eva"])
    for animal in Animal.allCases {
      let seen = try frame(animal, game)
      #expect(Design.frame.contains(seen))
      for place in game.scene.layout { #expect(seen.isApart(from: place.rect), "\(place.name)") }
      for player in 1...5 {
        let name = try #require(game.picture.command(named: "player.\(player)")).frame
        #expect(seen.isApart(from: name), "\(animal)")
      }
    }
  }

  @Test("R126 in a tall window they are clear of the drums, and of each other")
  func tall() throws {
    let game = Harness<SimonSaysScene>.team(["Ada", "Ben", "Cleo", "Dan", "Eva"])
    let tall = game.scene.tall
    let seen = try Animal.allCases.map { tall.place(of: try frame($0, game)) }
    let drums = try Pad.allCases.map {
      tall.place(of: try #require(game.rect("drum.\($0)")).insetBy(8))
    }
    for (index, place) in seen.enumerated() {
      #expect(Design.tall.contains(place))
      for other in drums + seen[(index + 1)...] { #expect(place.isApart(from: other)) }
    }
  }

  @Test("R117 they look at the drum that sounds, whether the jungle or a player strikes it")
  func eyes() throws {
    var game = Harness<SimonSaysScene>.begun(seed: 3)
    game.repeatSequences(4)
    var shown: [Pad: Double] = [:]
    let sequence = game.watch { game in
      if let pad = game.picture.lit.first, let here = gaze(game) { shown[pad] = here }
    }
    #expect(Set(sequence).count > 2)
    // Nobody laughs with closed eyes before the last.
    for pad in sequence.dropLast() {
      game.strike(pad)
      game.advance(by: 0.1)
      let (there, here) = (try #require(shown[pad]), try #require(gaze(game)))
      #expect(abs(here - there) < 0.5, "\(pad)")
    }
    // The rabbit sits at the left of all drums but one.
    if let near = shown[.leaf], let far = shown[.sun] { #expect(near < far) }
  }

  @Test("R114 they rejoice at a whole sequence and mind a mistake, but not in calm motion")
  func moods() throws {
    func parts(_ game: Harness<SimonSaysScene>) -> Set<String> {
      let animals = Animal.allCases.map(\.rawValue)
      return game.picture.imageNames.filter { name in animals.contains { name.hasPrefix($0) } }
    }
    for isCalm in [false, true] {
      var begun = Harness<SimonSaysScene>.begun { $0.isCalm = isCalm }
      begun.tick()
      var (right, wrong) = (begun, begun)
      right.repeatSequences(1)
      right.advance(by: 0.3)
      wrong.strikeWrong()
      wrong.advance(by: 0.8)
      #expect((parts(right) == parts(begun)) == isCalm)
      #expect((parts(wrong) == parts(begun)) == isCalm)
      #expect((parts(right) == parts(wrong)) == isCalm)
    }
  }

  @Test("R118 while nobody plays they doze off and the fire stands still; a touch wakes them")
  func asleep() {
    var game = Harness<SimonSaysScene>.begun()
    _ = game.watch()
    game.advance(by: 80)
    #expect(game.isStill && game.scene.wakes(game.stage.view) == nil)
    game.send(.pointerMoved(Point(x: 640, y: 660)))
    #expect(game.scene.wakes(game.stage.view) != nil)
  }
}
