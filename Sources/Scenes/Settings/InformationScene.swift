internal import Animation
public import Figures
internal import Phrases
public import Rules
public import Stage
public import Widgets

/// The rules, played by hands and animals in turn, the acknowledgments behind a tab, and a way back.
public struct InformationScene: ScreenScene {
  public enum Action: Hashable, Sendable {
    case open(Tab)
    /// Plays a rule at once.
    case play(Throw)
  }

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
  private var show = RuleShow()

  /// The doors explained by a sentence each, below the other doors' tables of rules.
  private let doors: [Door]

  public init(doors: [Door]) {
    self.doors = doors.filter { ![.jungle, .hands].contains($0.scene) }
  }

  public func declare(on screen: inout Screen<Action>) {
    screen.corner(.back)
    for (other, frame) in zip(Tab.allCases, InformationLayout.tabs.columns(2, gap: 8)) {
      screen.choice(
        .open(other), .information(other.look.title), other.look.pictogram, isChosen: other == tab,
        row: Tab.allCases.map { .information($0.look.title) }, named: "page.\(other.rawValue)",
        in: frame, as: TabRow.self)
    }
    guard tab == .rules else { return }
    for hand in Throw.allCases {
      let frame = InformationLayout.column(hand)
      screen.add(
        .play(hand), Spoken(.information(.animal(Animal(hand)))), named: "rule.\(hand.rawValue)",
        in: frame
      ) {
        drawRule(hand, in: frame, $0, $1, into: &$2)
      }
    }
  }

  public mutating func enter(_ stage: inout StageContext) { show.begin(at: stage.now) }

  public mutating func perform(_ action: Action, _ stage: inout StageContext) {
    switch action {
    case .open(let other):
      tab = other
      stage.play(.page)
      show.begin(at: stage.now)
    case .play(let hand):
      stage.play(Animal(hand).voice)
      show.begin(with: hand, after: 0, at: stage.now)
    }
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
  /// The columns of rules: animals, hands and both sentences, one below the other.
  private static let columns = Rect(x: 180, y: 122, width: 920, height: 328).columns(3, gap: 16)
  static func column(_ hand: Throw) -> Rect { columns[hand.index] }
  static let (animals, hands) = (104.0, 143.0)
  static let sentences = [214.0, 288]
  static let sentence = Size(288, 72)
  /// The hands of a tie, and its sentence.
  static let (tieHands, tie) = (Point(x: 266, y: 478), Point(x: 352, y: 478))
  /// The rows about doors.
  static let doors = Rect(x: 196, y: 510, width: 890, height: 152)
  /// A door's name and its sentence.
  static let (doorName, doorLine) = (352.0, 600.0)
  static let (doorNameWidth, doorLineWidth) = (236.0, 490.0)
  /// The hands that clap, and the lines of the acknowledgments.
  static let applause = Point(x: Design.middle, y: 296)
  static let thanks = [Point(x: Design.middle, y: 474), Point(x: Design.middle, y: 560)]
}

extension InformationScene {
  public func draw(_ view: View, into picture: inout Picture) {
    cast.draw(watching: controls.pointer, view, into: &picture)
    picture.draw(.panel(WidgetAssets.card, inset: 64, in: InformationLayout.card))
    TabRow.drawLine(under: InformationLayout.tabs, into: &picture)
    switch tab {
    case .rules:
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

  /// Draws a rule: the animals that play it, the hands that do, and both sentences.
  private func drawRule(
    _ hand: Throw, in frame: Rect, _ state: ControlState, _ view: View, into picture: inout Picture
  ) {
    let moment = cast.wakes(view) == nil ? nil : show.moment(of: hand, view)
    FocusRing.draw(around: frame, radius: 22, state, into: &picture)
    picture.draw(
      .rounded(frame, radius: 22, tint: moment == nil && !state.isHovered ? .clay : .sun)
        .opacity(0.25))
    RuleShow.drawAnimals(
      hand, at: frame.point(0.5, 0) + Point(x: 0, y: InformationLayout.animals), moment,
      into: &picture)
    RuleShow.drawHands(
      hand, at: frame.point(0.5, 0) + Point(x: 0, y: InformationLayout.hands), moment,
      into: &picture)
    let room = InformationLayout.sentence
    for (words, y) in zip(
      [InformationWords.animal(Animal(hand)), .hand(hand)], InformationLayout.sentences)
    {
      let style = TextStyle(.body, fit: room.width, height: room.height)
      let sentence = String(
        view.language(.information(words)).map { $0.isNewline ? " " : $0 })
      // One line a little smaller is better than two.
      let lines = view.metrics.lines(of: sentence, TextStyle(.body, fit: 1.1 * room.width))
      // A third line would reach into the next sentence.
      picture.draw(
        .text(
          lines.count(where: \.isNewline) > 1 ? sentence.onTwoLines : lines, style,
          at: Point(x: frame.center.x, y: frame.minY + y), tint: .ink
        ).named("rule"))
    }
  }
}
