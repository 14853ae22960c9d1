import Animation
import Figures
import Rules
import Stage
import Testing

@Suite struct CastTests {
  private static let king = Cast.Spot(.lion, .jungle, feet: Point(x: 100, y: 600), scale: 1)
  private static let friend = Cast.Spot(.rabbit, feet: Point(x: 900, y: 600), scale: 1)

  private static func picture(
    of spot: Cast.Spot, after outcome: Outcome, at seconds: Double
  ) -> Picture {
    var cast = Cast([king, friend])
    cast.react(to: outcome, StageContext(seed: 1))
    var picture = Picture()
    cast.draw(spot, View(time: .seconds(seconds)), pointer: nil, into: &picture)
    return picture
  }

  @Test("R122 everybody minds how a round ended, each side in its own way, and then stands again")
  func reactions() {
    for spot in [Self.king, Self.friend] {
      let pictures = Outcome.allCases.map { Self.picture(of: spot, after: $0, at: 0.5) }
      #expect(Set(pictures).count == 3)
      let later = Outcome.allCases.map { Self.picture(of: spot, after: $0, at: 3) }
      #expect(Set(later).count == 1)
    }
  }

  @Test("R4 R118 in calm motion nobody jumps about a round")
  func calm() {
    for isCalm in [false, true] {
      var preferences = Preferences()
      preferences.isCalm = isCalm
      let stage = StageContext(seed: 1, preferences: preferences)
      var (reacting, rejoicing) = (Cast([Self.king]), Cast([Self.king]))
      reacting.react(to: .win, stage)
      rejoicing.rejoice(stage)
      #expect([reacting, rejoicing].allSatisfy { $0.isOver(at: .zero) == isCalm })
    }
  }

  @Test("R121 eyes follow the pointer, also in an animal that is mirrored")
  func eyes() throws {
    for isFlipped in [false, true] {
      let spot = Cast.Spot(
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
