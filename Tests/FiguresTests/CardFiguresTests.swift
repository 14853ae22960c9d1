import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

/// Who has won, on the card at the end of a match.
@Suite struct CardFiguresTests {
  @Test(
    "R124 the crown stays over the winner's head and the flower beside the other, whoever they are",
    arguments: Animal.allCases, [true, false])
  func result(player: Animal, isWon: Bool) throws {
    for (jungle, beat) in Animal.allCases.flatMap({ animal in (0..<24).map { (animal, $0) } }) {
      let picture = Picture.of {
        CardFigures.drawResult(
          player, against: jungle, isWon: isWon, beat: Double(beat) / 6, into: &$0)
      }
      let crown = try #require(picture.image("icon-crown"))
      let flower = try #require(picture.image("bloom-sun"))
      let winner = try #require(picture.command(named: isWon ? "result.player" : "result.jungle"))
      let other = try #require(picture.command(named: isWon ? "result.jungle" : "result.player"))
      #expect(abs(crown.at.x - winner.at.x) < 60)
      #expect(
        crown.at.y < winner.frame.point(0.5, 0.3).y
          && crown.frame.minY >= -CardFigures.height / 2 - 14)
      #expect(abs(flower.at.x - other.at.x) < abs(flower.at.x - winner.at.x))
      #expect(winner.frame.isApart(from: other.frame))
    }
  }

  @Test("R124 the jungle is on the left and the player on the right, as at the board")
  func sides() throws {
    let picture = Picture.of {
      CardFigures.drawResult(.cobra, against: .lion, isWon: true, beat: 0, into: &$0)
    }
    #expect(try #require(picture.command(named: "result.jungle")).at.x < 0)
    #expect(try #require(picture.command(named: "result.player")).at.x > 0)
  }
}
