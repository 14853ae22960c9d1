internal import Animation
public import Figures
internal import Phrases
internal import Rules
public import Stage
public import Widgets

/// The rules and the games, played in turn, the acknowledgments behind a tab, and a way back.
public struct InformationScene: ScreenScene {
  public enum Action: Hashable, Sendable {
    case open(Tab)
    /// Plays a rule or a game at once.
    case play(Int)
  }

  public enum Tab: String, Hashable, Sendable, CaseIterable, PageTab {
    case rules, games, thanks

    var look: (title: Phrase, pictogram: Pictogram) {
      switch self {
      case .rules: (.information(.heading), .play)
      case .games: (.jungle(.toDoors), .home)
      case .thanks: (.information(.acknowledgments), .cheer)
      }
    }
  }

  public var controls = Controls()
  public var cast = PageGround()
  private(set) var tab = Tab.rules
  private var show = RuleShow()

  private let doors: [Door]

  public init(doors: [Door]) { self.doors = doors }

  public func declare(on screen: inout Screen<Action>) {
    screen.corner(.back)
    screen.tabs(Tab.allCases, open: tab, in: InformationLayout.tabs, Action.open)
    switch tab {
    case .rules:
      for hand in Throw.allCases {
        let frame = InformationLayout.column(hand)
        screen.add(
          .play(hand.index), Spoken(.information(.animal(Animal(hand)))),
          named: "rule.\(hand.rawValue)", in: frame
        ) {
          drawRule(hand, in: frame, $0, $1, into: &$2)
        }
      }
    case .games:
      for (index, door) in doors.enumerated() {
        let frame = InformationLayout.row(index, of: doors.count)
        screen.add(
          .play(index), Spoken(door.name), named: "game.\(door.scene.rawValue)", in: frame
        ) {
          drawGame(index, in: frame, $0, $1, into: &$2)
        }
      }
    case .thanks: break
    }
  }

  public mutating func enter(_ stage: inout StageContext) { show.begin(at: stage.now) }

  public mutating func perform(_ action: Action, _ stage: inout StageContext) {
    switch action {
    case .open(let other):
      tab = other
      stage.play(.page)
      show.begin(at: stage.now)
    case .play(let index):
      stage.play(tab == .rules ? Animal(Throw.allCases[index]).voice : .click)
      show.begin(with: index, after: 0, at: stage.now)
    }
  }

  public var tall: Arrangement { .page(InformationLayout.card) }

  public func describe(_ view: View, in content: inout SpokenContent) {
    let rules =
      Throw.allCases.map(InformationWords.hand) + Animal.allCases.map(InformationWords.animal)
    content.announcement =
      switch tab {
      case .rules: .lines((rules + [.tie]).map(Phrase.information))
      case .games: .lines(doors.flatMap { [$0.name, $0.line] })
      case .thanks: .lines([.information(.thanks), .information(.madeBy)])
      }
  }

  public var landmarks: [Place] { [Place("page", InformationLayout.card)] }
}

/// The layout of the information page.
enum InformationLayout {
  static let card = Rect(x: 136, y: 16, width: 1_008, height: 688)
  static let tabs = Rect(x: 172, y: 40, width: 936, height: PictureTabRow.height)
  /// The columns of rules: animals, hands and both sentences, one below the other.
  private static let columns = Rect(x: 184, y: 162, width: 912, height: 372).columns(3, gap: 16)
  static func column(_ hand: Throw) -> Rect { columns[hand.index] }
  static let (animals, hands) = (112.0, 178.0)
  static let sentences = [268.0, 334]
  static let sentence = Size(274, 72)
  /// The hands of a tie, and its sentence.
  static let (tieHands, tie) = (Point(x: 308, y: 600), Point(x: 424, y: 600))
  static let tieRoom = Size(640, 84)
  /// The row about one of `count` games.
  static func row(_ index: Int, of count: Int) -> Rect {
    let step = 516 / Double(count)
    return Rect(x: 184, y: 150 + step * Double(index), width: 912, height: step - 12)
  }
  /// A game's picture in its row, and its name and its sentence, in design pixels.
  static let (picture, words, wordsWidth) = (112.0, 228.0, 664.0)
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
    case .games: break
    case .thanks: drawAcknowledgments(view.language, into: &picture)
    }
  }

  private func drawTie(_ language: Language, into picture: inout Picture) {
    drawFists(of: .rock, at: InformationLayout.tieHands, apart: 52, scale: 0.4, into: &picture)
    let room = InformationLayout.tieRoom
    picture.draw(
      language(.information(.tie)), TextStyle(.body, fit: room.width, height: room.height),
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

  /// Draws the light or the shade of something that can be played.
  private func drawPlate(
    _ frame: Rect, _ moment: Time?, _ state: ControlState, into picture: inout Picture
  ) {
    FocusRing.draw(around: frame, radius: 22, state, into: &picture)
    picture.draw(
      .rounded(frame, radius: 22, tint: moment == nil && !state.isHovered ? .clay : .sun)
        .opacity(0.25))
  }

  /// Draws a game: the picture on its door, which plays in turn, its name and its sentence.
  private func drawGame(
    _ index: Int, in frame: Rect, _ state: ControlState, _ view: View, into picture: inout Picture
  ) {
    let door = doors[index]
    let moment =
      cast.wakes(view) == nil ? nil : show.moment(of: index, among: doors.count, view)
    drawPlate(frame, moment, state, into: &picture)
    let play = moment?.seconds ?? 0
    let center = Point(x: frame.minX + InformationLayout.picture, y: frame.center.y + 3)
    let peek = max(0, min(1, 4 * play, 4 * (Door.Glimpse.playing - play)))
    picture.drawGroup(scaledBy: frame.height / 122, about: center) {
      door.draw(Door.Glimpse(center: center, peek: peek, play: play), &$0)
    }
    let style = TextStyle(
      .body, fit: InformationLayout.wordsWidth, height: frame.height - 52, leading: 1.1)
    let line = view.metrics.lines(of: view.language(door.line), style)
    let start = Point(x: frame.minX + InformationLayout.words, y: frame.center.y)
    let isLong = line.contains(where: \.isNewline)
    picture.draw(
      view.language(door.name), TextStyle(.body, bold: true, fit: style.fit),
      at: start - Point(x: 0, y: isLong ? 36 : 22), anchor: .left, tint: .ink)
    picture.draw(line, style, at: start + Point(x: 0, y: 20), anchor: .left, tint: .ink)
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
    let moment = cast.wakes(view) == nil ? nil : show.moment(of: hand.index, among: 3, view)
    drawPlate(frame, moment, state, into: &picture)
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
