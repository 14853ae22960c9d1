internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The options of a game; a game under way may wait behind them.
struct OptionsPage: Page {
  enum Action: Hashable { case back, choose(DrillOptions), start }

  private var options: DrillOptions
  private var waiting: GamePage?
  var controls = Controls()
  var cast = PageBackground()
  private(set) var next: (any Page)?

  init(_ preferences: Preferences, waiting: GamePage? = nil) {
    options = DrillOptions(values: preferences.choices)
    self.waiting = waiting
    focus(.start)
  }

  func declare(on screen: inout Screen<Action>) {
    for (index, row) in options.rows.enumerated() {
      let frames = WinOrLoseLayout.row(index).columns(row.choices.count)
      for (choice, frame) in zip(row.choices, frames) {
        let isChosen = choice.options == options
        screen.add(
          .choose(choice.options),
          Spoken(choice.title, of: row.title, isChosen ? .chosen : .notChosen), named: choice.name,
          in: frame
        ) { state, view, picture in
          let size = PictureButton.size(
            ofRow: row.choices.map(\.title), width: frame.width, view)
          PictureButton.draw(
            view.language(choice.title), size: size, rows: (0.3, 0.71), in: frame, state,
            into: &picture, draw: choice.draw)
          if isChosen { Self.drawMark(in: frame, into: &picture) }
        }
      }
    }
    screen.button(
      .start, .common(.start), .play, entering: nil, shines: true, named: "button.start",
      in: WinOrLoseLayout.start)
    screen.hint(.start)
    if waiting == nil { screen.corner(.home) } else { screen.corner(.back, .back) }
    // The panel covers the place of the button to the rules, so there is none.
    screen.corner(.settings)
  }

  mutating func perform(_ action: Action, _ context: inout SceneContext) {
    context.play(.click)
    switch action {
    case .back:
      waiting?.resume(&context)
      next = waiting
    case .choose(let options):
      self.options = options
      context.changePreferences { $0.choices.merge(options.values) { $1 } }
    case .start where waiting?.isAtStake == true:
      waiting?.ask(.restart, at: context.now)
      next = waiting
    case .start:
      next = GamePage(&context)
      context.play(.page)
    }
  }

  var tall: Arrangement { .page(WinOrLoseLayout.panel) }

  func draw(_ view: View, into picture: inout Picture) {
    cast.draw(watching: controls.pointer, view, into: &picture)
    let language = view.language
    func draw(
      _ words: Phrase, _ style: TextStyle, at place: Point, anchor: Point = .center
    ) {
      picture.draw(language(words), style, at: place, anchor: anchor, tint: .ink)
    }
    let (panel, start) = (WinOrLoseLayout.panel, WinOrLoseLayout.start)
    picture.draw(.panel(WidgetAssets.card, inset: 56, in: panel))
    draw(
      .hub(.door(.winOrLose)), TextStyle(.heading, bold: true),
      at: Point(x: Design.middle, y: panel.minY + 60))
    for (index, row) in options.rows.enumerated() {
      draw(
        row.title, TextStyle(.body, bold: true, fit: 216, height: 80),
        at: Point(x: 198, y: WinOrLoseLayout.row(index).center.y), anchor: .left)
    }
    let best =
      DrillBest(of: options, view.preferences).praised.map(WinOrLoseWords.bestSoFar)
      ?? .bestPossible(options.bestScore)
    draw(
      .winOrLose(best), TextStyle(.body, fit: 216, height: 104),
      at: Point(x: 198, y: start.center.y), anchor: .left)
  }

  /// Draws the rim and the check of a chosen option.
  private static func drawMark(in frame: Rect, into picture: inout Picture) {
    picture.draw(.border(frame.insetBy(-4), radius: 30, width: 6, tint: .leaf))
    CheckMark.draw(at: frame.point(1, 0) + Point(x: -4, y: 6), side: 40, into: &picture)
  }
}

/// A choice on the start panel: its place name, its words, the options to which it leads, and its
/// picture.
struct DrillChoice {
  let name: String
  let title: Phrase
  let options: DrillOptions
  let draw: (Point, inout Picture) -> Void
}

extension DrillOptions {
  /// The rows of the start panel.
  var rows: [(title: Phrase, choices: [DrillChoice])] {
    func choice<Value>(
      _ setting: WritableKeyPath<DrillOptions, Value>, _ value: Value, _ name: String,
      _ title: Phrase, draw: @escaping (Point, inout Picture) -> Void
    ) -> DrillChoice {
      var options = self
      options[keyPath: setting] = value
      return DrillChoice(name: name, title: title, options: options, draw: draw)
    }
    return [
      (
        .winOrLose(.order),
        [
          choice(
            \.order, .alternating, "order.alternate", .winOrLose(.alternating),
            draw: Order.alternating.draw),
          choice(
            \.order, .random, "order.random", .winOrLose(.random), draw: Order.random.draw),
        ]
      ),
      (
        .common(.points),
        [Scale.ten, .one].map {
          choice(
            \.scale, $0, "scale.\($0)", .winOrLose(.scale($0.rawValue)), draw: $0.draw)
        }
      ),
      (
        .common(.rounds),
        Rounds.allCases.map {
          choice(
            \.rounds, $0, "rounds.\($0.rawValue)", .verbatim("\($0.rawValue)"), draw: $0.draw)
        }
      ),
    ]
  }
}

extension DrillOptions.Scale {
  /// Draws what a right answer brings and what a wrong one takes.
  fileprivate func draw(at center: Point, into picture: inout Picture) {
    for (points, x) in [(rawValue, -74.0), (-rawValue, 74)] {
      Score.drawWorth(
        points, at: center + Point(x: x, y: 0), size: 0.9, ink: .cream, into: &picture)
    }
  }
}

extension DrillOptions.Order {
  /// Draws by turns the day, on which to win, and the night, on which to lose; for a random order
  /// one of each beside a die.
  fileprivate func draw(at center: Point, into picture: inout Picture) {
    let days = self == .random ? [true, false] : [true, false, true, false]
    for (index, isDay) in days.enumerated() {
      let spacing = self == .random ? 124.0 : 62
      let x = (Double(index) - Double(days.count - 1) / 2) * spacing
      let frame = Rect(center: center + Point(x: x, y: 0), size: Size(54, 42))
      Sign.drawSky(in: frame, isDay: isDay, into: &picture)
      let sign = isDay ? SharedAssets.iconCrown : SharedAssets.flower
      picture.draw(
        .image(sign, at: frame.point(0.5, 0.94), anchor: .bottom)
          .scaled(25 / sign.size.height))
    }
    guard self == .random else { return }
    picture.draw(.image(Pictogram.dice.asset, at: center))
  }
}

extension DrillOptions.Rounds {
  /// Draws a place for each round, as on the board, on the path to a crown.
  fileprivate func draw(at center: Point, into picture: inout Picture) {
    let perRow = min(10, rawValue)
    let middle = center - Point(x: 13, y: 0)
    for index in 0..<rawValue {
      let (row, column) = index.quotientAndRemainder(dividingBy: perRow)
      let place = Point(
        x: 14 * (Double(column) - Double(perRow - 1) / 2),
        y: rawValue > 10 ? 18 * (Double(row) - 0.5) : 0)
      Disc.draw(
        in: Rect(center: middle + place, size: Size(13, 13)), (0, .night), (2.5, .cream),
        into: &picture)
    }
    picture.draw(
      .image(SharedAssets.iconCrown, at: middle + Point(x: 7 * Double(perRow) + 16, y: -1))
        .scaled(0.56))
  }
}
