internal import Animation
internal import Figures
public import Rules
public import Stage
internal import Widgets

/// The layout of the jungle, for drawing and hit tests alike.
enum JungleLayout {
  /// The places of the player's and the jungle's animal in a round, between their feet.
  static let playerPlace = Point(x: 798, y: 394)
  static let junglePlace = Point(x: 482, y: 394)

  /// The middle of the result label, above the region.
  static let label = Point(x: Design.middle, y: 74)
  /// The label's width in design pixels, up to the goal's button on both sides of the middle.
  static let labelWidth = 2 * (goalButton.x - 14 - label.x)

  /// The middle of the ring that shows who beats whom, beside the rabbit's head.
  static let ring = RuleRing.besideRiver

  static let goalButton = Rect(x: 852, y: 22, width: 212, height: 104)
  /// The middles of the goals and of their words, as shares of the button's height.
  static let goalRows = (picture: 0.36, words: 0.73)

  static func goalCell(_ index: Int, about middle: Point) -> Rect {
    Rect(center: middle + Point(x: 64 * Double(index - 1), y: 0), size: goalSize)
  }

  static let goalSize = Size(64, 48)

  /// Returns the goal at a point of the button; nil between the goals.
  static func goal(at point: Point) -> Match.Goal? {
    let middle = goalButton.point(0.5, goalRows.picture)
    return Preferences.goals.indices.first { goalCell($0, about: middle).contains(point) }
      .map { Preferences.goals[$0].goal }
  }

  private static let againSize = IconButton.size * 1.3
  /// The slow-motion button, below the jungle's score.
  static let againButton = Rect(center: Point(x: 168, y: 366), size: againSize)

  /// The button that lets half of an animal count, between the player's score and the reeds.
  static let halfButton = Rect(center: Point(x: 1_068, y: 320), size: IconButton.size)

  /// The switch between jungle and friend, beside the back button.
  static let rivalSwitch = Rect(
    x: 136, y: 40, width: RivalSwitch.size.width, height: RivalSwitch.size.height)

  /// Returns the frame of a player's plate in the river, which is empty between rounds; in the
  /// brook it would hide a beaten animal. It keeps clear of the lilies.
  static func plate(_ seat: Seat) -> Rect {
    Rect(center: Point(x: seat == .left ? 470 : 810, y: 276), size: SeatPlate.size)
  }

  /// The middle of the count to three, above the plates.
  static let count = Point(x: Design.middle, y: 172)

  static func mascot(_ seat: Seat) -> Rect {
    let x = seat == .left ? 0.24 : 0.76
    return Rect(
      center: ScorePlaques.frame(of: seat.side).point(x, 0.53), size: IconButton.size)
  }

  /// Returns the middle of a player's crowns, under the number of those won.
  static func crowns(_ side: Side) -> Point {
    ScorePlaques.frame(of: side).point(side == .jungle ? 0.67 : 0.33, 0.74)
  }

  /// Returns the place where a player stands on the bank, beside the cobra, where no arm of a lion
  /// that cheers reaches.
  static func player(_ side: Side) -> Point { Point(x: side == .player ? 772 : 508, y: 572) }

  /// The place where two cobras' heads are knocked together.
  static let stars = Point(x: Design.middle, y: 130)

  /// The sizes of the cards without their pictures; the last has room for an account of the
  /// guesses.
  static let (question, card, accountCard) = (Size(700, 256), Size(700, 336), Size(700, 400))

  /// The movement of a press, in design pixels, below which it is a tap.
  static let dragThreshold = 6.0

  /// The horizontal and vertical scale of an animal under a press.
  static let pressedScale = Point(x: 1.03, y: 0.95)

  static let carriedScale = 1.06

  private static let switchPane = Pane(rivalSwitch.insetBy(-8), 450, Arrangement.topRow, 0.88)

  /// The least x, in design pixels, of a beaten animal's feet in a tall window, which cuts off most
  /// of the brook.
  static let leftmostInTall = 400.0

  static let tall: Arrangement = {
    let keys = zip(Animal.allCases, [408.0, 640, 872]).map { animal, x in
      Pane(Rect(center: keyCap(of: animal), size: Size(80, 80)), x, 846)
    }
    return Board.tall(
      Arrangement.edges + ScorePlaques.tall + [
        Pane(goalButton.insetBy(-14), 648, Arrangement.topRow),
        switchPane, RuleRing.tall(at: ring),
      ] + keys)
  }()

  static let tallForTwo = Board.tall(
    Arrangement.edges + ScorePlaques.tall + [
      switchPane, RuleRing.tall(at: ring),
    ])

  static func keyCap(of animal: Animal) -> Point { Board.home(of: animal) + Point(x: -128, y: -20) }

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

/// The pictures of the jungle only; board and animals are shared.
public enum JungleAssets {
  public static func footprint(of animal: Animal) -> ImageAsset {
    ImageAsset("footprint-\(animal.rawValue)", 96, 64)
  }
}
