import Animation
import Rules
import Stage
import Testing

@testable import Figures

/// Whoever throws a hand, and the arm at whose end that is.
@Suite struct ThrowerTests {
  /// A thrower that faces left, and what it draws with a hand so far from its feet.
  private func drawn(_ animal: Animal, _ away: Double?, as mascot: Mascot? = nil) -> Picture {
    var figure = AnimalFigure(animal, feet: Point(x: 1_000, y: 600))
    figure.facing = animal.looksRight ? -1 : 1
    let hand = away.map {
      DrawCommand.image(
        ImageAsset("hand-rock", 200, 200), at: Point(x: 1_000 - $0, y: 500), anchor: .bottom
      ).turned(-90)
    }
    var picture = Picture()
    Thrower.draw(figure, named: "own", as: mascot, reaching: hand, into: &picture)
    return picture
  }

  /// The discs of an arm's skin, which are those drawn after the outline's.
  private func arm(_ picture: Picture) -> [DrawCommand] {
    let discs = picture.commands.filter { if case .roundedRect = $0.shape { true } else { false } }
    let skin = discs.first { $0.tint != discs.first?.tint }?.tint
    return discs.filter { $0.tint == skin }
  }

  @Test(
    "R122 an arm is its owner's own limb, behind the face, thinner at the wrist, ends in the hand",
    arguments: Animal.allCases)
  func armEndsInTheHand(animal: Animal) throws {
    for away in [150.0, 500] {
      let picture = drawn(animal, away)
      let arm = arm(picture)
      let (root, end) = (try #require(arm.first), try #require(arm.last))
      #expect(root.size.width > 1.2 * end.size.width)
      #expect(abs(root.at.x - 1_000) < 90 && end.at.x < 1_000 - away && end.at.x > 960 - away)
      let last = try #require(picture.commands.lastIndex { $0 == end })
      let face = "\(animal)-\(animal == .cobra ? "hood" : animal == .lion ? "mane" : "head")"
      let head = try #require(picture.commands.firstIndex { $0.imageName == face })
      #expect(last < head)
      let own =
        "\(animal)-\(animal == .cobra ? "tail" : animal == .lion ? "front-near" : "arm-near")"
      #expect(picture.image(own) == nil && drawn(animal, nil).image(own) != nil)
    }
  }

  @Test("R122 an arm sags near by, is straight far away, and whoever reaches far leans")
  func armSagsNearBy() throws {
    func bend(_ away: Double) throws -> Double {
      let arm = arm(drawn(.lion, away))
      let (root, end) = (try #require(arm.first).at, try #require(arm.last).at)
      return arm.map { disc in
        let share = (disc.at.x - root.x) / (end.x - root.x)
        return disc.at.y - root.y - share * (end.y - root.y)
      }.max() ?? 0
    }
    #expect(try bend(130) > bend(500) + 2)
    func chest(_ away: Double) throws -> Double {
      try #require(drawn(.lion, away).image("lion-body")).at.x
    }
    #expect(try chest(500) < chest(130) - 20)
  }

  @Test("R122 whoever strikes leaps as the hand comes down, in the catalogue as in the game")
  func strikerLeapsWithTheBlow() throws {
    var playhead = Playhead(sceneTimeline { HandTimelines.round(.win, far: 330, half: 158) })
    let events = playhead.advance(by: playhead.timeline.duration)
    func time(of cue: HandTimelines.Cue) throws -> Time {
      try #require(events.first { $0.marker(as: HandTimelines.Cue.self) == cue }).time
    }
    let blow = try time(of: .blow) - time(of: .open)
    let bracing = try #require(Thrower.timelines.first { $0.name == "thrower.bracing.win" })
    let ahead = Channel<Double>("ahead")
    #expect(bracing.timeline[ahead, at: blow] > 33)
    #expect(bracing.timeline[ahead, at: blow - .seconds(0.04)] < 20)
  }

  @Test("R170 a mascot that throws has a body and two arms of its own, and does what a lion does")
  func mascotHasBodyAndArms() throws {
    for mascot in Mascot.allCases {
      let picture = drawn(.lion, 200, as: mascot)
      #expect(picture.command(named: "own")?.imageName == "mascot-\(mascot)-large")
      #expect(!picture.imageNames.contains { $0.hasPrefix("lion") })
      let head = try #require(picture.command(named: "own"))
      let parts = picture.commands.filter {
        if case .roundedRect = $0.shape { true } else { false }
      }
      let body = try #require(picture.commands.first { $0.imageName == "mascot-\(mascot)-body" })
      #expect(body.frame.maxY > head.frame.maxY + 20, "below the head")
      #expect(body.frame.minY < head.frame.maxY - 20, "and joined to it")
      #expect(parts.contains { $0.at.x > head.frame.center.x + 40 }, "its other arm")
      #expect(parts.contains { $0.at.x < 800 }, "and the one that throws")
    }
    let spot = Cast.Member(.lion, feet: Point(x: 600, y: 600), scale: 1)
    func head(_ outcome: Outcome) throws -> DrawCommand {
      var cast = Cast([spot])
      cast.act(spot, Thrower.end(outcome, by: .paper), SceneContext(seed: 1))
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

  @Test("R119 nobody feels the same round twice in the same way, and a seed tells each way")
  func variants() {
    for hand in Throw.allCases {
      let won = (0..<Thrower.variants).map { Thrower.end(.win, by: hand, variant: $0) }
      let lost = (0..<Thrower.variants).map { Thrower.end(.loss, by: hand, variant: $0) }
      #expect(Set(won).count == 3 && Set(lost).count == 2)
      for timeline in won + lost {
        #expect(timeline.duration > .seconds(2) && timeline.duration < .seconds(5))
        for channel in [Thrower.lift, Thrower.ahead, Thrower.shorn, Thrower.sore] {
          #expect(timeline[channel, at: timeline.duration] == 0, "it ends at home, unharmed")
        }
      }
    }
  }

  @Test("R119 a defeat that is repeated is another film each time, the same with the same seed")
  func otherFilms() {
    func films(_ seed: UInt64) -> [[Pose]] {
      var context = SceneContext(seed: seed)
      var throwers = Throwers(
        .rabbit, at: (Point(x: 150, y: 506), Point(x: 1_130, y: 506)), size: 1.2,
        friends: [Point(x: 256, y: 664), Point(x: 1_024, y: 664)], size: 0.64)
      return (0..<4).map { _ in
        throwers.perform(.blow, of: Round(player: .scissors, jungle: .rock), &context)
        return (0..<30).map { step in
          context.view.time = context.view.time + .seconds(0.1)
          return throwers.all.figure(of: throwers.champion, context.view, pointer: nil).pose
        }
      }
    }
    let seen = films(3)
    for (one, next) in zip(seen, seen.dropFirst()) { #expect(one != next) }
    #expect(films(3) == seen)
  }
}
