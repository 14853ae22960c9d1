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
  func crownAndFlower(player: Animal, isWon: Bool) throws {
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
  func jungleIsLeft() throws {
    let picture = Picture.of {
      CardFigures.drawResult(.cobra, against: .lion, isWon: true, beat: 0, into: &$0)
    }
    #expect(try #require(picture.command(named: "result.jungle")).at.x < 0)
    #expect(try #require(picture.command(named: "result.player")).at.x > 0)
  }

  @Test("R124 a rabbit's crown has room between its ears: it is smaller than the others'")
  func crownBetweenRabbitsEars() throws {
    let sizes = try Animal.allCases.map { winner in
      let picture = Picture.of {
        CardFigures.drawResult(winner, against: .lion, isWon: true, beat: 0, into: &$0)
      }
      return (winner, try #require(picture.command(named: "result.crown")).frame.width)
    }
    for (winner, width) in sizes { #expect((width < 44) == (winner == .rabbit), "\(winner)") }
  }

  @Test(
    "R124 whoever comforts the beaten stands before it, apart from both that have played",
    arguments: Animal.allCases, Animal.allCases)
  func comforterStandsBefore(player: Animal, jungle: Animal) throws {
    let feet = Point(x: 170, y: 128)
    let picture = Picture.of {
      CardFigures.drawCheering(
        about: feet, without: player, isWon: false, before: 180, beat: 1, into: &$0)
      CardFigures.drawResult(
        player, against: jungle, isWon: false, apart: 340, floor: 128, scale: 1, beat: 1, into: &$0)
    }
    func middle(_ name: String) throws -> Double {
      let mark = (picture.marks + picture.commands).first { $0.name?.hasPrefix(name) == true }
      return try #require(mark).at.x
    }
    let friend = try middle("friend.")
    #expect(try middle("result.jungle") + 120 < friend && friend < middle("result.player") - 120)
    #expect(picture.commands.count { $0.name?.hasPrefix("friend.") == true } <= 1)
  }
}
