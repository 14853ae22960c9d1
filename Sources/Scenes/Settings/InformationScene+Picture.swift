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
          InformationWords.deed(of: hand), column: 0, row: row, winner: drawing(hand),
          loser: drawing(hand.beats))
      }
  }

  private var animals: [DrawCommand] {
    column(1, "In the jungle")
      + Animal.allCases.enumerated().flatMap { row, animal in
        rule(
          InformationWords.deed(of: animal), column: 1, row: row, winner: drawing(animal),
          loser: drawing(animal.beats))
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

  /// Something to be drawn around a point, so many design pixels high.
  private typealias Drawing = (Point, Double) -> [DrawCommand]

  private func drawing(_ hand: Throw) -> Drawing {
    let asset = HandAssets.picture(of: hand)
    return { [DrawCommand.image(asset, at: $0).scaled($1 / asset.size.height)] }
  }

  private func drawing(_ animal: Animal) -> Drawing {
    { center, height in
      var figure = AnimalFigure(animal, feet: Point(x: center.x, y: center.y + height / 2))
      let scale = height / AnimalFigure.size(of: animal).height
      figure.scale = Point(x: scale, y: scale)
      return figure.draw(named: animal.rawValue)
    }
  }

  /// The winner large, the loser small behind it, and what the one does to the other.
  private func rule(
    _ sentence: String, column: Int, row: Int, winner: Drawing, loser: Drawing
  ) -> [DrawCommand] {
    let x = InformationLayout.column(column)
    let y = InformationLayout.row(row)
    return loser(Point(x: x + 116, y: y + 8), 52).map { $0.opacity(0.6) }
      + winner(Point(x: x + 46, y: y), 76)
      + [
        .text(
          sentence, TextStyle(.body, fit: InformationLayout.sentenceWidth),
          at: Point(x: x + InformationLayout.sentence, y: y), anchor: Point(x: 0, y: 0.5),
          tint: .ink
        ).named("rule")
      ]
  }

  private func words(_ words: String, _ scale: TextStyle.Scale, at place: Point) -> DrawCommand {
    .text(
      words, TextStyle(scale, bold: scale != .body, fit: 880), at: place, tint: .ink)
  }
}
