internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// Where things are in the jungle; used for drawing and for hit tests alike.
enum JungleLayout {
  /// Where the player's animal stands in a round, and the jungle's; the points between the feet.
  static let playerPlace = Point(x: 798, y: 394)
  static let junglePlace = Point(x: 482, y: 394)

  /// The middle of the result label, above the region.
  static let label = Point(x: 640, y: 74)

  /// Who beats whom, beside the rabbit's head.
  static let ring = Point(x: 1178, y: 406)

  static let goalButton = Rect(x: 904, y: 40, width: 232, height: 72)

  /// Shows the last round again, below the jungle's score.
  static let againButton = Rect(center: Point(x: 168, y: 374), size: IconButton.size)

  /// A press that moves less than this, in design pixels, is a tap.
  static let dragThreshold = 6.0

  /// How far an animal gives way while it is pressed.
  static let pressedScale = Point(x: 1.03, y: 0.95)

  /// How much larger an animal is while it is carried.
  static let carriedScale = 1.06

  static let tall: Arrangement = {
    let keys = zip(Animal.allCases, [408.0, 640, 872]).map { animal, x in
      Arrangement.Pane(
        Rect(center: keyCap(of: animal), size: Size(80, 80)), at: Point(x: x, y: 846))
    }
    return Board.tall(
      Arrangement.edges + ScorePlaques.tall + [
        Arrangement.Pane(goalButton.insetBy(-14), at: Point(x: 640, y: Arrangement.topRow)),
        Arrangement.Pane(
          Rect(center: ring, size: Size(150, 138)),
          at: Point(x: 640, y: Arrangement.topRow + 136)),
      ] + keys)
  }()

  static func keyCap(of animal: Animal) -> Point {
    Board.home(of: animal) + Point(x: -128, y: -20)
  }

  static let places: [Place] = {
    let largest = Size(244, 206)
    func standing(_ feet: Point) -> Rect {
      Rect(
        x: feet.x - largest.width / 2, y: feet.y - largest.height,
        width: largest.width, height: largest.height)
    }
    return [
      Place("region", Board.region),
      Place("place.player", standing(playerPlace)),
      Place("place.jungle", standing(junglePlace)),
      Place("score.player", ScorePlaques.player),
      Place("score.jungle", ScorePlaques.jungle),
    ]
      + Animal.allCases.map { animal in
        let size = AnimalFigure.size(of: animal)
        return Place(
          "size.\(animal.rawValue)", Rect(x: 0, y: 0, width: size.width, height: size.height))
      }
  }()
}
