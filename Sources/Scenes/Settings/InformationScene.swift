internal import Animation
public import Figures
internal import Phrases
internal import Rules
public import Stage
public import Widgets

/// The rules, the acknowledgments behind a tab, and a way back.
public struct InformationScene: ScreenScene {
  public enum Tab: String, Hashable, Sendable, CaseIterable {
    case rules, thanks

    var look: (title: InformationWords, pictogram: Pictogram) {
      switch self {
      case .rules: (.heading, .play)
      case .thanks: (.acknowledgments, .cheer)
      }
    }
  }

  public var controls = Controls()
  public var cast = PageGround()
  private(set) var tab = Tab.rules

  /// The doors explained by a sentence each, below the other doors' tables of rules.
  private let doors: [Door]

  public init(doors: [Door]) {
    self.doors = doors.filter { ![.jungle, .hands].contains($0.scene) }
  }

  public func declare(on screen: inout Screen<Tab>) {
    screen.corner(.back)
    for (other, frame) in zip(Tab.allCases, InformationLayout.tabs.columns(2, gap: 8)) {
      screen.choice(
        other, .information(other.look.title), other.look.pictogram, isChosen: other == tab,
        row: Tab.allCases.map { .information($0.look.title) }, named: "page.\(other.rawValue)",
        in: frame, as: TabRow.self)
    }
  }

  public mutating func perform(_ action: Tab, _ stage: inout StageContext) {
    tab = action
    stage.play(.page)
  }

  public var tall: Arrangement { .page(InformationLayout.card) }

  public func describe(_ view: View, in content: inout SpokenContent) {
    let rules =
      Throw.allCases.map(InformationWords.hand) + Animal.allCases.map(InformationWords.animal)
    content.announcement =
      switch tab {
      case .rules: .lines((rules + [.tie]).map(Phrase.information) + doors.map(\.line))
      case .thanks: .lines([.information(.thanks), .information(.madeBy)])
      }
  }

  public var landmarks: [Place] { [Place("page", InformationLayout.card)] }
}

/// The layout of the information page.
enum InformationLayout {
  static let card = Rect(x: 136, y: 16, width: 1_008, height: 688)
  static let tabs = Rect(x: 172, y: 44, width: 936, height: TabRow.height)
  /// The hands of a tie, and its sentence.
  static let (tieHands, tie) = (Point(x: 266, y: 458), Point(x: 352, y: 458))
  /// The rows about doors.
  static let doors = Rect(x: 196, y: 494, width: 890, height: 156)
  /// A door's name and its sentence.
  static let (doorName, doorLine) = (352.0, 600.0)
  static let (doorNameWidth, doorLineWidth) = (236.0, 490.0)
  /// The hands that clap, and the lines of the acknowledgments.
  static let applause = Point(x: Design.middle, y: 296)
  static let thanks = [Point(x: Design.middle, y: 474), Point(x: Design.middle, y: 560)]

  /// The left edge of a column of rules; 0 or 1.
  static func column(_ index: Int) -> Double { 184 + 456 * Double(index) }

  /// A rule's sentence: its offset from the left of its column, and its maximum width.
  static let sentence = 166.0
  static let sentenceWidth = 284.0

  static let columnHeading = 144.0

  /// The middle of a rule's row, 0…2.
  static func row(_ index: Int) -> Double { 214 + 82 * Double(index) }
}

extension InformationScene {
  public func draw(_ view: View, into picture: inout Picture) {
    cast.draw(watching: controls.pointer, view, into: &picture)
    picture.draw(.panel(WidgetAssets.card, inset: 64, in: InformationLayout.card))
    TabRow.drawLine(under: InformationLayout.tabs, into: &picture)
    switch tab {
    case .rules:
      drawRules(
        .hands, Throw.allCases.map { (.hand($0), drawing($0), drawing($0.beats)) }, column: 0,
        view.language, into: &picture)
      drawRules(
        .jungle, Animal.allCases.map { (.animal($0), drawing($0), drawing($0.beats)) }, column: 1,
        view.language, into: &picture)
      drawTie(view.language, into: &picture)
      drawDoors(view.language, into: &picture)
    case .thanks: drawAcknowledgments(view.language, into: &picture)
    }
  }

  private func drawTie(_ language: Language, into picture: inout Picture) {
    drawFists(of: .rock, at: InformationLayout.tieHands, apart: 38, scale: 0.3, into: &picture)
    picture.draw(
      language(.information(.tie)), TextStyle(.body, fit: 730, height: 60),
      at: InformationLayout.tie, anchor: .left, tint: .ink)
  }

  /// Draws two equal hands that lean towards each other.
  private func drawFists(
    of hand: Throw, at middle: Point, apart: Double, scale: Double, into picture: inout Picture
  ) {
    for way in [-1.0, 1] {
      picture.draw(
        .image(HandAssets.picture(of: hand), at: middle + Point(x: way * apart, y: 0))
          .scaled(scale).turned(hand == .rock ? -90 * way : -20 * way).flipped(way > 0))
    }
  }

  /// Draws a column of rules under its `heading`.
  private func drawRules(
    _ heading: InformationWords,
    _ rules: [(words: InformationWords, winner: Drawing, loser: Drawing)], column: Int,
    _ language: Language, into picture: inout Picture
  ) {
    let place = Point(x: InformationLayout.column(column), y: InformationLayout.columnHeading)
    picture.draw(
      language(.information(heading)), TextStyle(.label, bold: true, fit: 420, height: 48),
      at: place, anchor: .left, tint: .ink)
    for (row, rule) in rules.enumerated() {
      drawRule(
        language(.information(rule.words)), column: column, row: row, winner: rule.winner,
        loser: rule.loser, into: &picture)
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
    let middle = InformationLayout.applause
    drawFists(of: .paper, at: middle, apart: 92, scale: 0.9, into: &picture)
    for (x, y) in [(-250.0, -30.0), (-190, -110), (190, -110), (250, -30)] {
      picture.draw(.image(SharedAssets.star, at: middle + Point(x: x, y: y)).scaled(1.3))
    }
    for (line, place) in zip([InformationWords.thanks, .madeBy], InformationLayout.thanks) {
      picture.draw(
        language(.information(line)), TextStyle(.label, fit: 880, height: 80), at: place,
        tint: .ink)
    }
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

  /// Draws the winner large, an arrow to the loser, which is small, and the rule.
  private func drawRule(
    _ sentence: String, column: Int, row: Int, winner: Drawing, loser: Drawing,
    into picture: inout Picture
  ) {
    let x = InformationLayout.column(column)
    let y = InformationLayout.row(row)
    picture.drawGroup(opacity: 0.6) { loser(Point(x: x + 132, y: y + 6), 46, &$0) }
    picture.draw(.image(Pictogram.next.asset, at: Point(x: x + 90, y: y + 4)).scaled(0.6))
    winner(Point(x: x + 42, y: y), 70, &picture)
    picture.draw(
      sentence, TextStyle(.body, fit: InformationLayout.sentenceWidth, height: 76),
      at: Point(x: x + InformationLayout.sentence, y: y), anchor: .left, tint: .ink, named: "rule")
  }
}
