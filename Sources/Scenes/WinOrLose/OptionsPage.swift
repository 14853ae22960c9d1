internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The options of a game; a running game may wait behind them.
struct OptionsPage: Page {
  enum Action: Hashable { case back, choose(DrillOptions), start }

  private var options: DrillOptions
  private var waiting: GamePage?
  var controls = Controls()
  var cast = PageGround()
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
        screen.choice(
          .choose(choice.options), choice.title, of: row.title, choice.pictogram,
          isChosen: choice.options == options, row: row.choices.map(\.title), named: choice.name,
          in: frame, as: RadioChoice.self)
      }
    }
    screen.button(.start, .common(.start), .play, named: "button.start", in: WinOrLoseLayout.start)
    screen.hint(.start)
    guard waiting != nil else { return }
    screen.corner(.back, .back)
    screen.corner(.settings)
  }

  mutating func perform(_ action: Action, _ stage: inout StageContext) {
    stage.play(.click)
    switch action {
    case .back:
      waiting?.resume(&stage)
      next = waiting
    case .choose(let options):
      self.options = options
      stage.prefer { $0.choices.merge(options.values) { $1 } }
    case .start where waiting?.isAtStake == true:
      waiting?.ask(.restart, at: stage.now)
      next = waiting
    case .start:
      next = GamePage(&stage)
      stage.play(.page)
    }
  }

  var tall: Arrangement { .page(WinOrLoseLayout.panel) }

  func draw(_ view: View, into picture: inout Picture) {
    cast.draw(watching: controls.pointer, view, into: &picture)
    let language = view.language
    func note(_ phrase: Phrase, at y: Double, bold: Bool = false) -> DrawCommand {
      .text(
        language(phrase),
        TextStyle(.body, bold: bold, fit: bold ? 170 : 520, height: bold ? 72 : nil),
        at: Point(x: 240, y: y), anchor: .left, tint: .ink)
    }
    let panel = WinOrLoseLayout.panel
    picture.draw(.panel(WidgetAssets.card, inset: 56, in: panel))
    picture.draw(
      language(.hub(.door(.winOrLose))), TextStyle(.heading, bold: true),
      at: Point(x: Design.middle, y: panel.minY + 74), tint: .ink)
    for (index, row) in options.rows.enumerated() {
      picture.draw(note(row.title, at: WinOrLoseLayout.row(index).center.y, bold: true))
    }
    let best =
      DrillBest(of: options, view.preferences).praised.map(WinOrLoseWords.bestSoFar)
      ?? .bestPossible(options.bestScore)
    picture.draw(note(.winOrLose(best), at: WinOrLoseLayout.start.center.y))
  }
}

/// A choice on the start panel: its place's name, its words, and the options it leads to.
typealias DrillChoice = (name: String, title: Phrase, pictogram: Pictogram, options: DrillOptions)

extension DrillOptions {
  /// The rows of the start panel.
  var rows: [(title: Phrase, choices: [DrillChoice])] {
    func with(_ change: (inout DrillOptions) -> Void) -> DrillOptions {
      var options = self
      change(&options)
      return options
    }
    let rounds = Rounds.allCases.map { rounds in
      (
        "rounds.\(rounds.rawValue)", Phrase.verbatim("\(rounds.rawValue)"), rounds.pictogram,
        with { $0.rounds = rounds }
      )
    }
    return [
      (
        .winOrLose(.order),
        [
          ("order.alternate", .winOrLose(.alternating), .again, with { $0.order = .alternating }),
          ("order.random", .winOrLose(.random), .dice, with { $0.order = .random }),
        ]
      ),
      (
        .common(.points),
        [
          ("scale.ten", .winOrLose(.scale(10)), .long, with { $0.scale = .ten }),
          ("scale.one", .winOrLose(.scale(1)), .short, with { $0.scale = .one }),
        ]
      ),
      (.common(.rounds), rounds),
    ]
  }
}

extension DrillOptions.Rounds {
  /// More bars for a longer game.
  fileprivate var pictogram: Pictogram {
    switch self {
    case .five: .large
    case .ten: .middle
    case .twenty: .small
    }
  }
}
