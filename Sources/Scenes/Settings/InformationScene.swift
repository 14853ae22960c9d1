internal import Animation
public import Figures
internal import Phrases
internal import Rules
public import Stage
public import Widgets

/// The rules: each game step by step, who beats whom, the acknowledgments, and a way back.
public struct InformationScene: ScreenScene {
  public enum Action: Hashable, Sendable {
    case open(Tab)
    /// Plays a step or a rule at once.
    case play(Int)
  }

  public enum Tab: Hashable, Sendable {
    case game(SceneID)
    case rules, thanks

    var name: String {
      switch self {
      case .game(let scene): scene.rawValue
      case .rules: "rules"
      case .thanks: "thanks"
      }
    }
  }

  public var controls = Controls()
  public var cast = PageBackground()
  private(set) var tab: Tab
  private var show = Slideshow()

  private let doors: [Door]

  /// Creates the page open at the game of `scene`, or at who beats whom.
  public init(doors: [Door], about scene: SceneID = .jungle) {
    self.doors = doors
    tab = doors.contains { $0.scene == scene } ? .game(scene) : .rules
  }

  private var tabs: [Tab] { doors.map { .game($0.scene) } + [.rules, .thanks] }

  private func door(of tab: Tab) -> Door? { doors.first { tab == .game($0.scene) } }

  private func title(of tab: Tab) -> Phrase {
    door(of: tab)?.name
      ?? .information(tab == .rules ? .heading : .acknowledgments)
  }

  /// The steps of the open game; a game without steps is told by the picture on its door.
  private var lessons: [Door.Lesson] {
    guard let door = door(of: tab) else { return [] }
    guard door.lessons.isEmpty else { return door.lessons }
    return [
      Door.Lesson(door.line, still: 0) { moment, picture in
        door.draw(Door.Thumbnail(center: moment.center, play: moment.seconds), &picture)
      }
    ]
  }

  public func declare(on screen: inout Screen<Action>) {
    screen.corner(.back)
    for (tab, frame) in zip(tabs, InformationLayout.tabs.columns(tabs.count, gap: 6)) {
      let spoken = Spoken(title(of: tab), tab == self.tab ? .chosen : .notChosen)
      screen.add(.open(tab), spoken, named: "page.\(tab.name)", in: frame) {
        drawTab(tab, in: frame, $0, $1, into: &$2)
      }
    }
    for (index, lesson) in lessons.enumerated() {
      let frame = InformationLayout.tile(index, of: lessons.count)
      screen.add(.play(index), Spoken(lesson.sentence), named: "lesson.\(index)", in: frame) {
        draw(lesson, index, in: frame, $0, $1, into: &$2)
      }
    }
    guard tab == .rules else { return }
    for hand in Throw.allCases {
      let frame = InformationLayout.column(hand)
      screen.add(
        .play(hand.index), Spoken(.information(.animal(Animal(hand)))),
        named: "rule.\(hand.rawValue)", in: frame
      ) {
        drawRule(hand, in: frame, $0, $1, into: &$2)
      }
    }
  }

  public mutating func enter(_ context: inout SceneContext) { show.begin(at: context.now) }

  public mutating func perform(_ action: Action, _ context: inout SceneContext) {
    switch action {
    case .open(let other):
      tab = other
      context.play(.page)
      show.begin(at: context.now)
    case .play(let index):
      context.play(tab == .rules ? Animal(Throw.allCases[index]).voice : .click)
      if lessons.indices.contains(index) { context.say(lessons[index].sentence) }
      show.begin(with: index, after: 0, at: context.now)
    }
  }

  public var tall: Arrangement { .page(InformationLayout.card) }

  public func describe(_ view: View, in content: inout SpokenContent) {
    let rules =
      Throw.allCases.map(InformationWords.hand) + Animal.allCases.map(InformationWords.animal)
    content.announcement =
      switch tab {
      case .game: .lines([title(of: tab)] + lessons.map(\.sentence))
      case .rules: .lines((rules + [.tie]).map(Phrase.information))
      case .thanks: .lines([.information(.thanks), .information(.madeBy)])
      }
  }

  public var landmarks: [Place] { [Place("page", InformationLayout.card)] }
}

enum InformationLayout {
  static let card = Rect(x: 136, y: 16, width: 1_008, height: 688)
  static let tabs = Rect(x: 172, y: 40, width: 936, height: PictureTabRow.height)
  /// The columns of rules, each with animals, hands and both sentences one below another.
  private static let columns = Rect(x: 182, y: 150, width: 916, height: 440).columns(3, gap: 14)
  static func column(_ hand: Throw) -> Rect { columns[hand.index] }
  static let (animals, hands) = (124.0, 186.0)
  static let sentences = [324.0, 398]
  /// The same where words are large.
  static let largeSentences = [264.0, 380]
  static let sentence = Size(286, 76)
  /// The scale of the pictures, and where words are large.
  static let (larger, smaller) = (1.22, 0.86)
  /// The room of a sentence in large words.
  static let largeSentence = Size(292, 112)
  static let tieHands = Point(x: 288, y: 630)
  /// The left end of the sentence about a tie.
  static let tie = Point(x: 404, y: 630)
  static let tieRoom = Size(680, 72)
  /// The middle of the open game's name.
  static let name = Point(x: Design.middle, y: 160)
  /// The frame of one of `count` steps, in two columns.
  static func tile(_ index: Int, of count: Int) -> Rect {
    let step = 488 / Double((count + 1) / 2)
    let row = Rect(x: 182, y: 184 + step * Double(index / 2), width: 916, height: step - 12)
    return row.columns(min(2, count), gap: 14)[index % 2]
  }
  /// The height of the room for the sentence below a step's picture.
  static func words(isLarge: Bool) -> Double { isLarge ? 132 : 76 }
  /// The hands that clap, and the lines of the acknowledgments.
  static let applause = Point(x: Design.middle, y: 284)
  static let thanks = [Point(x: Design.middle, y: 462), Point(x: Design.middle, y: 588)]
}

extension InformationScene {
  public func draw(_ view: View, into picture: inout Picture) {
    cast.draw(watching: controls.pointer, view, into: &picture)
    picture.draw(.panel(WidgetAssets.card, inset: 64, in: InformationLayout.card))
    TabRow.drawLine(under: InformationLayout.tabs, into: &picture)
    switch tab {
    case .game:
      picture.draw(
        view.language(title(of: tab)), TextStyle(.body, bold: true, fit: 880, height: 46),
        at: InformationLayout.name, tint: .ink)
    case .rules: drawTie(view, into: &picture)
    case .thanks: drawAcknowledgments(view.language, into: &picture)
    }
  }

  /// Draws a tab with a picture alone: the game's door, who beats whom, or a star.
  private func drawTab(
    _ tab: Tab, in frame: Rect, _ state: ControlState, _ view: View, into picture: inout Picture
  ) {
    let ground = TabRow.drawBackground(isChosen: tab == self.tab, in: frame, state, into: &picture)
    let center = Point(x: ground.center.x, y: ground.minY + 46)
    if let door = door(of: tab) {
      picture.drawGroup(scaledBy: 0.66, about: center) {
        door.draw(Door.Thumbnail(center: center + Point(x: 0, y: 3)), &$0)
      }
    } else if tab == .rules {
      picture.drawGroup(scaledBy: 0.56, about: center) {
        RuleRing.draw(at: center, winner: nil, into: &$0)
      }
    } else {
      Pictogram.cheer.draw(at: center, side: 52, onWood: tab != self.tab, into: &picture)
    }
    FocusRing.draw(around: frame.insetBy(8), radius: 16, state, into: &picture)
  }

  /// Draws two fists that bump into each other, and the sentence about a tie.
  private func drawTie(_ view: View, into picture: inout Picture) {
    let bump = cast.nextChange(view) == nil ? 0 : show.bump(view)
    drawFists(
      of: .rock, at: InformationLayout.tieHands, apart: 54 - 24 * bump, scale: 0.46, into: &picture)
    let room = InformationLayout.tieRoom
    picture.draw(
      view.language(.information(.tie)), TextStyle(.body, fit: room.width, height: room.height),
      at: InformationLayout.tie, anchor: .left, tint: .ink)
  }

  /// Draws two equal hands that lean towards each other, each `spacing` from `middle`.
  private func drawFists(
    of hand: Throw, at middle: Point, apart spacing: Double, scale: Double,
    into picture: inout Picture
  ) {
    for direction in [-1.0, 1] {
      picture.draw(
        .image(HandAssets.picture(of: hand), at: middle + Point(x: direction * spacing, y: 0))
          .scaled(scale).turned((hand == .rock ? -90 : -20) * direction).flipped(direction > 0))
    }
  }

  /// Draws the ground of a step or rule that can be played: lit while it plays, else shaded.
  private func drawPlate(
    _ frame: Rect, _ moment: Time?, _ state: ControlState, into picture: inout Picture
  ) {
    FocusRing.draw(around: frame, radius: 22, state, into: &picture)
    picture.draw(
      .roundedRect(frame, radius: 22, tint: moment == nil && !state.isHovered ? .clay : .sun)
        .opacity(0.25))
  }

  /// Draws a step of the open game: its picture, which plays when it has its turn, and its
  /// sentence.
  private func draw(
    _ lesson: Door.Lesson, _ index: Int, in frame: Rect, _ state: ControlState, _ view: View,
    into picture: inout Picture
  ) {
    let count = lessons.count
    let moment = cast.nextChange(view) == nil ? nil : show.moment(of: index, among: count, view)
    drawPlate(frame, moment, state, into: &picture)
    let words = InformationLayout.words(isLarge: view.preferences.textSize != .normal)
    let room = Size(frame.width - 20, frame.height - words - 16)
    let center = Point(x: frame.center.x, y: frame.minY + 10 + room.height / 2)
    let size = Door.Lesson.Moment.size
    picture.drawGroup(
      scaledBy: min(room.width / size.width, room.height / size.height), about: center
    ) {
      let moment = Door.Lesson.Moment(center: center, seconds: moment?.seconds ?? lesson.still)
      $0.draw(.roundedRect(moment.frame.insetBy(-3), radius: 19, tint: .ink))
      lesson.draw(moment, &$0)
    }
    let style = TextStyle(.body, fit: frame.width - 28, height: words, leading: 1.1)
    let sentence = view.language(lesson.sentence)
    let lines = view.metrics.lines(of: sentence, style)
    picture.draw(
      lines.contains(where: \.isNewline) ? sentence.onTwoLines : lines, style,
      at: Point(x: frame.center.x, y: frame.maxY - words / 2 - 2), tint: .ink)
  }

  private func drawAcknowledgments(_ language: Language, into picture: inout Picture) {
    let middle = InformationLayout.applause
    drawFists(of: .paper, at: middle, apart: 92, scale: 0.9, into: &picture)
    for (x, y) in [(-250.0, -30.0), (-190, -110), (190, -110), (250, -30)] {
      picture.draw(.image(SharedAssets.star, at: middle + Point(x: x, y: y)).scaled(1.3))
    }
    for (line, place) in zip([InformationWords.thanks, .madeBy], InformationLayout.thanks) {
      picture.draw(
        language(.information(line)), TextStyle(.label, fit: 880, height: 122), at: place,
        tint: .ink)
    }
  }

  /// Draws a rule: the animals and the hands that play it, and both sentences.
  private func drawRule(
    _ hand: Throw, in frame: Rect, _ state: ControlState, _ view: View, into picture: inout Picture
  ) {
    let moment = cast.nextChange(view) == nil ? nil : show.moment(of: hand.index, among: 3, view)
    drawPlate(frame, moment, state, into: &picture)
    let isLarge = view.preferences.textSize != .normal
    let top = frame.point(0.5, 0) - Point(x: 0, y: isLarge ? 4 : 0)
    picture.drawGroup(
      scaledBy: isLarge ? InformationLayout.smaller : InformationLayout.larger, about: top
    ) {
      RuleDemo.drawAnimals(
        hand, at: top + Point(x: 0, y: InformationLayout.animals), moment, isCrowned: true,
        into: &$0)
      RuleDemo.drawHands(
        hand, at: top + Point(x: 0, y: InformationLayout.hands), moment, into: &$0)
    }
    let room = isLarge ? InformationLayout.largeSentence : InformationLayout.sentence
    let lines = isLarge ? InformationLayout.largeSentences : InformationLayout.sentences
    for (words, y) in zip([InformationWords.animal(Animal(hand)), .hand(hand)], lines) {
      let style = TextStyle(.body, fit: room.width, height: room.height)
      let sentence = String(
        view.language(.information(words)).map { $0.isNewline ? " " : $0 })
      let lines = view.metrics.lines(of: sentence, style)
      // A third line would reach into the next sentence.
      picture.draw(
        .text(
          lines.count(where: \.isNewline) > 1 ? sentence.onTwoLines : lines, style,
          at: Point(x: frame.center.x, y: frame.minY + y), tint: .ink
        ).named("rule"))
    }
  }
}
