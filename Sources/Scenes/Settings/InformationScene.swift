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
  private(set) var tab: Tab
  private var show = RuleShow()

  private let doors: [Door]
  /// The game played last, whose demo comes first.
  private let last: Int

  /// Explains hands and animals first, unless the game played last has none.
  public init(doors: [Door], about scene: SceneID = .jungle) {
    self.doors = doors
    last = doors.firstIndex { $0.scene == scene } ?? 0
    tab = scene == .simonSays ? .games : .rules
  }

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
        let frame = InformationLayout.tile(index, of: doors.count)
        screen.add(
          .play(index), Spoken(door.name), named: "game.\(door.scene.rawValue)", in: frame
        ) {
          drawGame(index, in: frame, $0, $1, into: &$2)
        }
      }
    case .thanks: break
    }
  }

  public mutating func enter(_ stage: inout StageContext) {
    show.begin(with: tab == .games ? last : 0, at: stage.now)
  }

  public mutating func perform(_ action: Action, _ stage: inout StageContext) {
    switch action {
    case .open(let other):
      tab = other
      stage.play(.page)
      show.begin(with: tab == .games ? last : 0, at: stage.now)
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
  private static let columns = Rect(x: 182, y: 150, width: 916, height: 408).columns(3, gap: 14)
  static func column(_ hand: Throw) -> Rect { columns[hand.index] }
  static let (animals, hands) = (124.0, 186.0)
  static let sentences = [268.0, 352]
  static let sentence = Size(286, 84)
  /// How much smaller the pictures are where words are large, and the room of these.
  static let (smaller, largeSentence) = (0.8, Size(292, 112))
  /// The hands of a tie, and its sentence.
  static let (tieHands, tie) = (Point(x: 288, y: 616), Point(x: 404, y: 616))
  static let tieRoom = Size(680, 100)
  /// The tile of one of `count` games, in two columns.
  static func tile(_ index: Int, of count: Int) -> Rect {
    let step = 522 / Double((count + 1) / 2)
    let row = Rect(x: 182, y: 148 + step * Double(index / 2), width: 916, height: step - 12)
    return row.columns(2, gap: 14)[index % 2]
  }
  /// The room for a game's name and sentence below its picture.
  static func words(isLarge: Bool) -> Double { isLarge ? 156 : 112 }
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
      drawTie(view, into: &picture)
    case .games: break
    case .thanks: drawAcknowledgments(view.language, into: &picture)
    }
  }

  /// Draws two fists that bump against each other, and the sentence about a tie.
  private func drawTie(_ view: View, into picture: inout Picture) {
    let bump = cast.wakes(view) == nil ? 0 : show.bump(view)
    drawFists(
      of: .rock, at: InformationLayout.tieHands, apart: 54 - 24 * bump, scale: 0.44, into: &picture)
    let room = InformationLayout.tieRoom
    picture.draw(
      view.language(.information(.tie)), TextStyle(.body, fit: room.width, height: room.height),
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
    let peek = max(0, min(1, 4 * play, 4 * (Door.Glimpse.playing - play)))
    let words = InformationLayout.words(isLarge: view.preferences.textSize != .normal)
    let center = Point(x: frame.center.x, y: frame.minY + (frame.height - words) / 2 + 5)
    picture.drawGroup(scaledBy: (frame.height - words - 14) / 110, about: center) {
      door.draw(
        Door.Glimpse(center: center + Point(x: 0, y: 3), peek: peek, play: play), &$0)
    }
    let name = Point(x: frame.center.x, y: frame.maxY - words + 18)
    picture.draw(
      view.language(door.name),
      TextStyle(.body, bold: true, fit: frame.width - 48, height: 0.36 * words), at: name,
      tint: .ink)
    let style = TextStyle(.body, fit: frame.width - 28, height: 0.66 * words, leading: 1.1)
    picture.draw(
      view.metrics.lines(of: view.language(door.line), style), style,
      at: Point(x: frame.center.x, y: frame.maxY - 0.35 * words - 2), tint: .ink)
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
    let isLarge = view.preferences.textSize != .normal
    let top = frame.point(0.5, 0) - Point(x: 0, y: isLarge ? 4 : 0)
    picture.drawGroup(scaledBy: isLarge ? InformationLayout.smaller : 1, about: top) {
      RuleShow.drawAnimals(
        hand, at: top + Point(x: 0, y: InformationLayout.animals), moment, into: &$0)
      RuleShow.drawHands(
        hand, at: top + Point(x: 0, y: InformationLayout.hands), moment, into: &$0)
    }
    let room = isLarge ? InformationLayout.largeSentence : InformationLayout.sentence
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
          at: Point(
            x: frame.center.x,
            y: isLarge ? frame.maxY - (frame.height - y) * 1.34 + 24 : frame.minY + y), tint: .ink
        ).named("rule"))
    }
  }
}
