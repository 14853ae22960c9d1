import Animation
import Figures
import Rules
import Stage
import Testing

@Suite struct CastTests {
  private static let king = Cast.Member(.lion, .jungle, feet: Point(x: 100, y: 600), scale: 1)
  private static let friend = Cast.Member(.rabbit, feet: Point(x: 900, y: 600), scale: 1)

  private static func picture(
    of spot: Cast.Member, after outcome: Outcome, at seconds: Double
  ) -> Picture {
    var cast = Cast([king, friend])
    cast.react(to: outcome, SceneContext(seed: 1))
    var picture = Picture()
    cast.draw(spot, View(time: .seconds(seconds)), pointer: nil, into: &picture)
    return picture
  }

  @Test("R122 everybody minds how a round ended, each side in its own way, and then stands again")
  func reactionsByOutcome() {
    for spot in [Self.king, Self.friend] {
      let pictures = Outcome.allCases.map { Self.picture(of: spot, after: $0, at: 0.5) }
      #expect(Set(pictures).count == 3)
      let later = Outcome.allCases.map { Self.picture(of: spot, after: $0, at: 3) }
      #expect(Set(later).count == 1)
    }
  }

  @Test("R4 R118 in calm motion nobody jumps about a round")
  func noReactionInCalm() {
    for reducesMotion in [false, true] {
      var preferences = Preferences()
      preferences.reducesMotion = reducesMotion
      let context = SceneContext(View(time: .zero, preferences: preferences), seed: 1)
      var (reacting, rejoicing) = (Cast([Self.king]), Cast([Self.king]))
      reacting.react(to: .win, context)
      rejoicing.rejoice(context)
      #expect([reacting, rejoicing].allSatisfy { $0.isOver(at: .zero) == reducesMotion })
    }
  }

  @Test("R122 whoever acts does so out of the pose before, without a jump")
  func actsBeginInThePoseBefore() {
    var cast = Cast([Self.friend])
    func head(at seconds: Double) -> Point {
      let view = View(time: .seconds(seconds))
      return cast.figure(of: Self.friend, view, pointer: nil).place(of: .head) ?? .zero
    }
    var context = SceneContext(seed: 1)
    cast.act(Self.friend, Thrower.end(.loss, by: .paper), context)
    let flat = head(at: 0.6)
    #expect(flat.y > head(at: 0).y + 40)
    context.view.time = .seconds(0.6)
    cast.act(Self.friend, Thrower.counting(3), context)
    #expect(head(at: 0.6).distance(to: flat) < 1)
    #expect(head(at: 0.78).distance(to: flat) > 40)
  }

  @Test(
    "R119 who wins a throw leans towards the other one, who is thrown back",
    arguments: Throw.allCases)
  func winnerLeansLoserFliesBack(hand: Throw) {
    for spot in [Self.king, Self.friend] {
      var cast = Cast([spot])
      func aside(_ timeline: Timeline, at seconds: Double) -> Double {
        cast.act(spot, timeline, SceneContext(seed: 1))
        let view = View(time: .seconds(seconds))
        return cast.figure(of: spot, view, pointer: nil).aside
      }
      let way = spot.animal.looksRight ? 1.0 : -1
      #expect(way * aside(Thrower.end(.win, by: hand), at: 0.1) > 20)
      let back = way * aside(Thrower.end(.loss, by: hand), at: 0.2)
      #expect(hand == .rock ? back < -30 : back == 0)
    }
  }

  @Test("R119 a rock leaves a swelling with stars, scissors a short mane, paper somebody flat")
  func traceOfEachBlow() throws {
    func hit(_ hand: Throw) -> Picture {
      var cast = Cast([Self.king])
      cast.act(Self.king, Thrower.end(.loss, by: hand), SceneContext(seed: 1))
      var picture = Picture()
      cast.draw(Self.king, View(time: .seconds(0.8)), pointer: nil, into: &picture)
      return picture
    }
    let (rock, scissors, paper) = (hit(.rock), hit(.scissors), hit(.paper))
    #expect(rock.imageNames.isSuperset(of: ["jungle-lion-sore", "star"]))
    func mane(_ picture: Picture) throws -> Double {
      try #require(picture.commands.first { $0.imageName?.contains("mane") == true }).scale.y
    }
    #expect(try mane(scissors) < 0.7 * mane(rock))
    func crown(_ picture: Picture) throws -> Double {
      try #require(picture.image("jungle-lion-crown")).at.y
    }
    #expect(try crown(paper) > crown(rock) + 30)
  }

  @Test("R121 eyes follow the pointer, also in an animal that is mirrored")
  func eyesFollowThePointer() throws {
    for isFlipped in [false, true] {
      let spot = Cast.Member(
        .lion, feet: Point(x: 600, y: 600), scale: 1, isFlipped: isFlipped)
      let pupils = [200.0, 1000].map { x in
        var picture = Picture()
        Cast([spot]).draw(
          spot, View(time: .zero), pointer: Point(x: x, y: 500), into: &picture)
        return picture.commands.first { $0.imageName == "lion-pupil-near" }?.at.x ?? 0
      }
      #expect(pupils[0] < pupils[1])
    }
  }
}
