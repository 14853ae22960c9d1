public import Animation
public import Rules
public import Stage

/// Animals on a card, about the origin.
public enum CardFigures {
  /// The height that they need, in design pixels.
  public static let height = 188.0
  private static let floor = 88.0

  /// Draws the end of a match: the jungle's animal on the left and the player's on the right, a
  /// crown for the winner, a flower for the other.
  public static func drawResult(
    _ player: Animal, against jungle: Animal, isWon: Bool, into picture: inout Picture
  ) {
    for side in AnimalFigure.Side.allCases {
      let (isPlayer, isWinner) = (side == .player, (side == .player) == isWon)
      let animal = isPlayer ? player : jungle
      var figure = AnimalFigure(animal, side, feet: Point(x: isPlayer ? 110 : -110, y: floor))
      figure.pose = .of(animal, isWinner ? joy(of: animal) : isPlayer ? .shrug : .sulk)
      figure.facing = animal.looksRight == isPlayer ? -1 : 1
      figure.scale = figure.scale * 0.62
      figure.draw(named: "result.\(side)", into: &picture)
      if isWinner {
        drawCrown(on: figure, into: &picture)
      } else {
        let place = Point(x: figure.feet.x + (isPlayer ? 112 : -112), y: floor + 4)
        picture.draw(.image(ImageAsset("bloom-sun", 56, 74), at: place, anchor: .bottom))
      }
    }
  }

  /// Draws the player's three side by side about `middle`.
  public static func drawFriends(
    at middle: Point = .zero, apart: Double = 170, scale: Double = 0.6,
    into picture: inout Picture, pose: (Animal) -> Pose
  ) {
    for (index, animal) in [Animal.rabbit, .cobra, .lion].enumerated() {
      var figure = AnimalFigure(
        animal, feet: Point(x: middle.x + apart * Double(index - 1), y: middle.y + floor))
      figure.pose = pose(animal)
      figure.scale = figure.scale * scale
      figure.draw(named: "friend.\(animal)", into: &picture)
    }
  }

  /// The pose in which an animal shows its joy, not too high for a crown.
  public static func joy(of animal: Animal) -> Pose.Name { animal == .cobra ? .cheer : .exult }

  private static func drawCrown(on figure: AnimalFigure, into picture: inout Picture) {
    guard let head = figure.place(of: .crown) else { return }
    picture.draw(
      .image(ImageAsset("icon-crown", 48, 48), at: head - Point(x: 0, y: 12)).scaled(1.1))
  }
}
