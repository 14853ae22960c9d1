import Animation
import Figures
import Rules
import Stage
import Testing

/// Where somebody was hit, and whoever leans over to another.
@Suite struct SoreTests {
  @Test(
    "R114 a swelling grows to its size and throbs beyond it, where it is",
    arguments: [Animal.lion, .rabbit])
  func swellingGrowsInPlace(animal: Animal) throws {
    func swelling(_ amount: Double) throws -> DrawCommand {
      try #require(drawn(animal) { $0.sore = amount }.image("\(animal)-sore"))
    }
    let (half, whole, throb) = (try swelling(0.5), try swelling(1), try swelling(1.2))
    #expect(abs(half.scale.y * 2 - whole.scale.y) < 1e-9)
    #expect(abs(throb.scale.y - whole.scale.y * 1.2) < 1e-9)
    #expect(half.at.distance(to: whole.at) < 1e-9)
    #expect(drawn(animal).image("\(animal)-sore") == nil)
  }

  @Test("R113 stars circle about a head that is badly swollen, and no more when it is better")
  func starsAboutABadSwelling() {
    for animal in Animal.allCases {
      func count(_ sore: Double) -> Int {
        drawn(animal) {
          $0.effectPhase = 10
          $0.sore = sore
        }.commands.count { $0.imageName == "star" }
      }
      #expect((count(0), count(0.2), count(1)) == (0, 0, 3))
    }
  }

  @Test("R114 whoever leans over to another takes the shadow along", arguments: Animal.allCases)
  func shadowGoesAlong(animal: Animal) throws {
    let (home, over) = (drawn(animal), drawn(animal) { $0.aside = 60 })
    for name in ["shadow", "\(animal)-pupil-near"] {
      let (before, after) = (try #require(home.image(name)), try #require(over.image(name)))
      #expect(abs(after.at.x - before.at.x - 60) < 1e-9, "\(name)")
    }
  }
}
