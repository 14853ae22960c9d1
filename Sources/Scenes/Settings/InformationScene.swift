internal import Animation
public import Figures
internal import Phrases
internal import Rules
public import Stage
public import Widgets

/// One page with the rules, the acknowledgments and a way back.
public struct InformationScene: ScreenScene {
  public var controls = Controls()
  public var cast = PageGround()

  /// The doors explained by a sentence each, below the other doors' tables of rules.
  private let doors: [Door]

  public init(doors: [Door]) {
    self.doors = doors.filter { ![.jungle, .hands].contains($0.scene) }
  }

  public func declare(on screen: inout Screen<Never>) { screen.backExit() }

  public var tall: Arrangement { .page(InformationLayout.card) }

  public func describe(_ view: View, in content: inout SpokenContent) {
    let rules =
      Throw.allCases.map(InformationWords.hand) + Animal.allCases.map(InformationWords.animal)
    content.announcement = .lines((rules + [.tie]).map(Phrase.information) + doors.map(\.line))
  }

  public var landmarks: [Place] { [Place("page", InformationLayout.card)] }
}

/// The layout of the information page.
enum InformationLayout {
  static let card = Rect(x: 136, y: 16, width: 1_008, height: 688)
  static let heading = Point(x: Design.middle, y: 78)
  static let tie = Point(x: Design.middle, y: 380)
  /// The rows about doors.
  static let doors = Rect(x: 196, y: 404, width: 890, height: 150)
  /// A door's name and its sentence.
  static let (doorName, doorLine) = (352.0, 600.0)
  static let (doorNameWidth, doorLineWidth) = (236.0, 490.0)
  static let thanks = Point(x: Design.middle, y: 582)
  /// The first line of the acknowledgments.
  static let thanksLine = Point(x: Design.middle, y: 619)
  static let lineHeight = 34.0

  /// The left edge of a column of rules; 0 or 1.
  static func column(_ index: Int) -> Double { 196 + 448 * Double(index) }

  /// A rule's sentence: its offset from the left of its column, and its maximum width.
  static let sentence = 156.0
  static let sentenceWidth = 290.0

  static let columnHeading = 136.0

  /// The middle of a rule's row, 0…2.
  static func row(_ index: Int) -> Double { 197 + 65 * Double(index) }
}

extension InformationScene {
  public func draw(_ view: View, into picture: inout Picture) {
    cast.draw(watching: controls.pointer, view, into: &picture)
    picture.draw(.panel(WidgetAssets.card, inset: 64, in: InformationLayout.card))
    picture.draw(
      words(
        view.language(.information(.heading)), .heading, bold: true, height: 54,
        at: InformationLayout.heading))
    drawHands(view.language, into: &picture)
    drawAnimals(view.language, into: &picture)
    drawDoors(view.language, into: &picture)
    drawAcknowledgments(view.language, into: &picture)
    picture.draw(
      words(view.language(.information(.tie)), .body, height: 36, at: InformationLayout.tie))
  }

  private func drawHands(_ language: Language, into picture: inout Picture) {
    drawHeading(language(.information(.hands)), column: 0, into: &picture)
    for (row, hand) in Throw.allCases.enumerated() {
      drawRule(
        language(.information(.hand(hand))), column: 0, row: row, winner: drawing(hand),
        loser: drawing(hand.beats), into: &picture)
    }
  }

  private func drawAnimals(_ language: Language, into picture: inout Picture) {
    drawHeading(language(.information(.jungle)), column: 1, into: &picture)
    for (row, animal) in Animal.allCases.enumerated() {
      drawRule(
        language(.information(.animal(animal))), column: 1, row: row, winner: drawing(animal),
        loser: drawing(animal.beats), into: &picture)
    }
  }

  /// Draws the pictures, names and sentences of the other doors.
  private func drawDoors(_ language: Language, into picture: inout Picture) {
    let height = InformationLayout.doors.height / Double(doors.count)
    for (row, door) in doors.enumerated() {
      let y = InformationLayout.doors.minY + height * (Double(row) + 0.5)
      let center = Point(x: InformationLayout.doors.minX + 70, y: y)
      picture.drawGroup(scaledBy: 0.56, about: center) {
        door.draw(Door.Glimpse(center: center), &$0)
      }
      for (words, isBold, start, width) in [
        (door.name, true, InformationLayout.doorName, InformationLayout.doorNameWidth),
        (door.line, false, InformationLayout.doorLine, InformationLayout.doorLineWidth),
      ] {
        picture.draw(
          .text(
            language(words).wrapped(at: 34), TextStyle(.body, bold: isBold, fit: width, height: 60),
            at: Point(x: start, y: y), anchor: .left, tint: .ink))
      }
    }
  }

  private func drawAcknowledgments(_ language: Language, into picture: inout Picture) {
    picture.draw(
      words(
        language(.information(.acknowledgments)), .body, bold: true, height: 36,
        at: InformationLayout.thanks
      ).named("acknowledgments"))
    for (index, line) in [InformationWords.thanks, .madeBy].enumerated() {
      let start = InformationLayout.thanksLine
      let y = start.y + InformationLayout.lineHeight * Double(index)
      picture.draw(
        words(
          language(.information(line)), .body, height: InformationLayout.lineHeight,
          at: Point(x: start.x, y: y)))
    }
  }

  private func drawHeading(_ heading: String, column: Int, into picture: inout Picture) {
    let place = Point(x: InformationLayout.column(column), y: InformationLayout.columnHeading)
    picture.draw(
      heading, TextStyle(.label, bold: true, fit: 420, height: 48), at: place, anchor: .left,
      tint: .ink)
  }

  /// Draws something around a point, at a height in design pixels.
  private typealias Drawing = (Point, Double, inout Picture) -> Void

  private func drawing(_ hand: Throw) -> Drawing {
    let asset = HandAssets.picture(of: hand)
    return { $2.draw(.image(asset, at: $0).scaled($1 / asset.size.height)) }
  }

  private func drawing(_ animal: Animal) -> Drawing {
    { center, height, picture in
      var figure = AnimalFigure(animal, feet: Point(x: center.x, y: center.y + height / 2))
      let scale = height / AnimalFigure.size(of: animal).height
      figure.scale = Point(x: scale, y: scale)
      figure.frame = 0
      figure.draw(named: animal.rawValue, into: &picture)
    }
  }

  /// Draws the winner large, the loser small behind it, and the rule.
  private func drawRule(
    _ sentence: String, column: Int, row: Int, winner: Drawing, loser: Drawing,
    into picture: inout Picture
  ) {
    let x = InformationLayout.column(column)
    let y = InformationLayout.row(row)
    picture.drawGroup(opacity: 0.6) { loser(Point(x: x + 116, y: y + 6), 44, &$0) }
    winner(Point(x: x + 46, y: y), 58, &picture)
    picture.draw(
      sentence, TextStyle(.body, fit: InformationLayout.sentenceWidth, height: 60),
      at: Point(x: x + InformationLayout.sentence, y: y), anchor: .left, tint: .ink, named: "rule")
  }

  private func words(
    _ words: String, _ scale: TextStyle.Scale, bold: Bool = false, height: Double, at place: Point
  ) -> DrawCommand {
    .text(
      words, TextStyle(scale, bold: bold, fit: 880, height: height), at: place, tint: .ink)
  }
}
