public import Animation
internal import Props
internal import Rules
public import Stage

extension InformationScene {
  public func picture(at time: Time) -> Picture {
    var picture = Picture()
    picture.draw(.backdrop(BoardAssets.frame))
    picture.draw(.panel(PropAssets.card, inset: 64, in: InformationLayout.card))
    picture.draw(words("How to play", .heading, at: InformationLayout.heading))
    picture.draw(hands + animals + acknowledgments)
    picture.draw(
      words("Equal throws are a tie: nobody scores.", .body, at: InformationLayout.tie))
    picture.draw(
      IconButton.draw(
        PropAssets.iconBack, in: IconButton.topLeft,
        controls.state(of: "button.back", among: buttons)))
    return picture
  }

  private var hands: [DrawCommand] {
    column(0, "Rock, paper, scissors")
      + Throw.allCases.enumerated().flatMap { row, hand in
        rule(
          InformationWords.deed(of: hand), column: 0, row: row,
          winner: HandAssets.picture(of: hand), loser: HandAssets.picture(of: hand.beats))
      }
  }

  private var animals: [DrawCommand] {
    column(1, "In the jungle")
      + Animal.allCases.enumerated().flatMap { row, animal in
        rule(
          InformationWords.deed(of: animal), column: 1, row: row,
          winner: AnimalAssets.body(of: animal, frame: 0),
          loser: AnimalAssets.body(of: animal.beats, frame: 0))
      }
  }

  private var acknowledgments: [DrawCommand] {
    let lines = InformationWords.acknowledgments.enumerated().map { index, line in
      let start = InformationLayout.thanksLine
      return words(
        line, .body,
        at: Point(x: start.x, y: start.y + InformationLayout.lineHeight * Double(index)))
    }
    return [
      words("Acknowledgments", .label, at: InformationLayout.thanks).named("acknowledgments")
    ] + lines
  }

  private func column(_ index: Int, _ heading: String) -> [DrawCommand] {
    let place = Point(
      x: InformationLayout.column(index), y: InformationLayout.columnHeading)
    return [
      .text(
        heading, TextStyle(.label, bold: true, fit: 420), at: place, anchor: Point(x: 0, y: 0.5),
        tint: .ink)
    ]
  }

  /// The winner large, the loser small behind it, and what the one does to the other.
  private func rule(
    _ sentence: String, column: Int, row: Int, winner: ImageAsset, loser: ImageAsset
  ) -> [DrawCommand] {
    let x = InformationLayout.column(column)
    let y = InformationLayout.row(row)
    func small(_ asset: ImageAsset, at place: Double, height: Double) -> DrawCommand {
      DrawCommand.image(asset, at: Point(x: x + place, y: y)).scaled(height / asset.size.height)
    }
    return [
      small(loser, at: 116, height: 52).opacity(0.55), small(winner, at: 44, height: 82),
      .text(
        sentence, TextStyle(.body, fit: 262), at: Point(x: x + 158, y: y),
        anchor: Point(x: 0, y: 0.5), tint: .ink
      ).named("rule"),
    ]
  }

  private func words(_ words: String, _ scale: TextStyle.Scale, at place: Point) -> DrawCommand {
    .text(
      words, TextStyle(scale, bold: scale != .body, fit: 880), at: place, tint: .ink)
  }
}
