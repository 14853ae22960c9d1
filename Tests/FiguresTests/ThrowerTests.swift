import Animation
import Figures
import Rules
import Stage
import Testing

/// Whoever throws a hand, and the arm at whose end that is.
@Suite struct ThrowerTests {
  /// A thrower that faces left, and what it draws with a hand so far from its feet.
  private func drawn(_ animal: Animal, _ away: Double, as mascot: Mascot? = nil) -> Picture {
    var figure = AnimalFigure(animal, feet: Point(x: 1_000, y: 600))
    figure.facing = animal.looksRight ? -1 : 1
    let hand = DrawCommand.image(
      ImageAsset("hand-rock", 200, 200), at: Point(x: 1_000 - away, y: 500), anchor: .bottom
    ).turned(-90)
    var picture = Picture()
    Thrower.draw(figure, named: "own", as: mascot, reaching: hand, into: &picture)
    return picture
  }

  /// The discs of an arm's skin, without those of its outline and its light.
  private func arm(_ picture: Picture) -> [DrawCommand] {
    let discs = picture.commands.filter { if case .rounded = $0.shape { true } else { false } }
    return Array(discs[(discs.count / 3)..<(2 * discs.count / 3)])
  }

  @Test(
    "R122 an arm is behind its owner, thinner at the wrist, and ends in the hand",
    arguments: Animal.allCases)
  func limb(animal: Animal) throws {
    for away in [150.0, 500] {
      let picture = drawn(animal, away)
      let arm = arm(picture)
      let (root, end) = (try #require(arm.first), try #require(arm.last))
      #expect(root.size.width > 1.2 * end.size.width)
      #expect(abs(root.at.x - 1_000) < 90 && end.at.x < 1_000 - away && end.at.x > 960 - away)
      let last = try #require(picture.commands.lastIndex { $0 == end })
      let trunk = "\(animal)-\(animal == .cobra ? "hood" : "body")"
      let body = try #require(picture.commands.firstIndex { $0.imageName == trunk })
      #expect(last < body)
    }
  }

  @Test("R122 an arm sags near by, is straight far away, and whoever reaches far leans")
  func sag() throws {
    func bend(_ away: Double) throws -> Double {
      let arm = arm(drawn(.lion, away))
      let (root, end) = (try #require(arm.first).at, try #require(arm.last).at)
      return arm.map { disc in
        let share = (disc.at.x - root.x) / (end.x - root.x)
        return disc.at.y - root.y - share * (end.y - root.y)
      }.max() ?? 0
    }
    #expect(try bend(130) > bend(500) + 2)
    let leg = try #require(drawn(.lion, 130).image("lion-front-far"))
    #expect(leg.scale.x < 0.1, "it is the foreleg that throws")
    func chest(_ away: Double) throws -> Double {
      try #require(drawn(.lion, away).image("lion-body")).at.x
    }
    #expect(try chest(500) < chest(130) - 20)
  }

  @Test("R170 a mascot that throws is all that is seen of its player, and does what the body does")
  func mascots() throws {
    for mascot in Mascot.allCases {
      let picture = drawn(.lion, 200, as: mascot)
      #expect(picture.command(named: "own")?.imageName == "mascot-\(mascot)-large")
      #expect(!picture.imageNames.contains { $0.hasPrefix("lion") })
    }
    let spot = Cast.Spot(.lion, feet: Point(x: 600, y: 600), scale: 1)
    func head(_ outcome: Outcome) throws -> DrawCommand {
      var cast = Cast([spot])
      cast.act(spot, Thrower.end(outcome, by: .paper), StageContext(seed: 1))
      var picture = Picture()
      Thrower.draw(
        cast.figure(of: spot, View(time: .seconds(0.5)), pointer: nil), named: "own", as: .owl,
        reaching: nil, into: &picture)
      return try #require(picture.command(named: "own"))
    }
    #expect(try head(.win).at.y < head(.loss).at.y - 40)
    #expect(try head(.win).imageName == "mascot-owl-large")
    #expect(try head(.loss).imageName == "mascot-owl-hurt", "it shuts its eyes")
  }
}
