internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The final card: the rounds, and the new bests.
struct SummaryPage: Page {
  enum Action: Hashable {
    /// Turns the card over: rounds, or figures and times.
    case turn
    case doors, options, restart
  }

  private let drill: Drill
  private let feats: Set<DrillBest.Feat>
  private let best: Int?
  /// The time it appeared.
  private let since: Time
  /// The growth of the bars.
  private var bars: Running
  /// Whether the back with figures and times is shown.
  private var showsFigures = false
  /// The animals on it, the player's first.
  var cast: Cast
  private var hero: Cast.Spot { cast.spots[0] }
  var controls = Controls()
  private(set) var next: (any Page)?

  /// The card of a `drill` with new `feats` and the `best` score, unless that is worth no praise.
  init(_ drill: Drill, _ feats: Set<DrillBest.Feat>, best: Int?, _ stage: StageContext) {
    (self.drill, self.feats, self.best) = (drill, feats, best)
    since = stage.now
    cast = Cast(WinOrLoseLayout.cast(around: stage.champion))
    bars = Running(WinOrLoseTimelines.summary(rounds: drill.options.rounds), in: stage.view)
    // Every finished game is cheered, longer after more right answers.
    cast.dance(rounds: 1 + 7 * drill.rightAnswers / drill.answers.count, stage)
    if 2 * drill.rightAnswers < drill.answers.count {
      cast.act(hero, WinOrLoseTimelines.laughing, stage)
    }
    focus(.restart)
  }

  func declare(on screen: inout Screen<Action>) {
    let entrance = Entrance(since: since)
    screen.appears(at: since)
    let turn = Phrase.winOrLose(showsFigures ? .showsRounds : .showsTimes)
    let buttons: [(action: Action, words: Phrase, pictogram: Pictogram, name: String)] = [
      (.restart, .common(.restart), .again, "restart"), (.doors, .jungle(.toDoors), .home, "doors"),
      (.options, .common(.options), .options, "options"),
      (.turn, turn, showsFigures ? .yes : .clock, "turn"),
    ]
    for (index, button) in buttons.enumerated() {
      screen.button(
        button.action, button.words, button.pictogram, entering: entrance,
        row: buttons.map(\.words), named: "button.\(button.name)",
        in: WinOrLoseLayout.button(index))
    }
    screen.hint(.restart)
    screen.exits(back: showsFigures ? .turn : nil)
  }

  mutating func perform(_ action: Action, _ stage: inout StageContext) {
    stage.play(.click)
    switch action {
    case .turn:
      showsFigures.toggle()
      bars = Running(bars.timeline, since: stage.now)
    case .doors: stage.finish(.back)
    case .options: next = OptionsPage(stage.preferences)
    case .restart:
      next = GamePage(&stage)
      stage.play(.page)
    }
  }

  func running(_ view: View) -> [any Moving] { [bars, showsFigures ? nil : cast] }

  var tall: Arrangement { .page(WinOrLoseLayout.card) }

  var counters: [Counter] { [Counter("player", drill.score)] }

  func draw(_ view: View, into picture: inout Picture) {
    PageGround.drawEmpty(view, into: &picture)
    picture.drawGroup(opacity: (view.time - since).seconds / 0.2) {
      $0.draw(.panel(WidgetAssets.card, inset: 56, in: WinOrLoseLayout.card))
      if !showsFigures { drawCast(view, into: &$0) }
      drawCard(view.language, at: view.time, into: &$0)
    }
  }

  /// Draws the animals; after a faultless game the player's wears a crown in its light.
  private func drawCast(_ view: View, into picture: inout Picture) {
    let figure = cast.figure(of: hero, view, pointer: nil)
    if drill.isPerfect {
      OutcomeMarks.drawRays(
        behind: figure.feet - Point(x: 0, y: 80), 1, scale: 0.96, into: &picture)
    }
    cast.draw(view, pointer: controls.pointer, into: &picture)
    guard drill.isPerfect, let head = figure.place(of: .crown) else { return }
    let place = head - Point(x: 0, y: 10)
    picture.draw(.image(WidgetAssets.crown, at: place).scaled(0.6).named("hero.crown"))
  }

  private func drawCard(_ language: Language, at time: Time, into picture: inout Picture) {
    let card = WinOrLoseLayout.card
    func line(_ words: Phrase, y: Double, bold: Bool = false) -> DrawCommand {
      .text(
        language(words), TextStyle(.body, bold: bold, fit: card.width - 140, height: 58),
        at: Point(x: Design.middle, y: y), tint: .ink)
    }
    // The large number counts right answers; the score, which may be negative, follows in words.
    picture.draw(
      .image(
        drill.isPerfect ? WidgetAssets.crown : WidgetAssets.iconCheck,
        at: Point(x: 564, y: card.minY + 86)
      ).scaled(drill.isPerfect ? 0.86 : 1.5).named("mark"))
    picture.draw(
      "\(drill.rightAnswers)", TextStyle(.display, bold: true),
      at: Point(x: 676, y: card.minY + 88), tint: .leaf, named: "right")
    let score = Phrase.winOrLose(.summary(points: drill.score, rounds: drill.options.rounds))
    guard showsFigures else {
      picture.draw(line(.praise(of: drill, feats, best: best) ?? "", y: 474, bold: true))
      picture.draw(line(score, y: 521))
      return drawMarks(into: &picture)
    }
    picture.draw(line(score, y: 218, bold: true))
    drawBars(at: time, into: &picture)
    guard drill.rightAnswers > 0 else { return picture.draw(line(.winOrLose(.advice), y: 490)) }
    for aim in Drill.Aim.allCases { drawTime(for: aim, language, into: &picture) }
  }

  func describe(_ view: View, in content: inout SpokenContent) {
    let score = WinOrLoseWords.summary(points: drill.score, rounds: drill.options.rounds)
    content.standing = .lines([
      .winOrLose(score), .winOrLose(tally), .praise(of: drill, feats, best: best),
    ])
    content.announcement = content.standing
  }

  private var tally: WinOrLoseWords {
    .tally(right: drill.rightAnswers, wrong: drill.answers.count - drill.rightAnswers)
  }

  /// Draws a mark for each round.
  private func drawMarks(into picture: inout Picture) {
    for (index, answer) in drill.answers.enumerated() {
      let place = WinOrLoseLayout.mark(index, of: drill.answers.count)
      answer.draw(in: Rect(center: place, size: Size(48, 48)), into: &picture)
    }
  }

  /// Draws the usual time of a right answer beside the sign that asked for it.
  private func drawTime(
    for aim: Drill.Aim, _ language: Language, into picture: inout Picture
  ) {
    let place = WinOrLoseLayout.time(for: aim)
    Sign(aim: aim, champion: hero.animal).draw(at: place, scale: 0.32, into: &picture)
    let time = drill.medianSeconds(for: aim).map(Phrase.seconds) ?? "–"
    picture.draw(
      .text(
        language(time), TextStyle(.label, bold: true, fit: 150),
        at: place + Point(x: 66, y: 0), anchor: .left, tint: .ink
      ).named("time.\(aim)"))
  }

  /// Draws the key to the bars: right ones rise and others hang; a long one is as fast as the
  /// rabbit, a short one as slow as the cobra.
  private func drawScale(of area: Rect, into picture: inout Picture) {
    let right = Rect(center: Point(x: area.minX - 40, y: area.point(0, 0.25).y), size: Size(52, 52))
    Disc.draw(in: right, (0, .night), (4, .leaf), into: &picture)
    picture.draw(.image(Pictogram.cheer.asset, at: right.center).scaled(0.8))
    Disc.draw(
      in: Rect(center: Point(x: right.center.x, y: area.point(0, 0.75).y), size: right.size),
      (0, .night), (4, .cream), into: &picture)
    for (animal, y, length) in [(Animal.rabbit, 0.25, 66.0), (.cobra, 0.75, 20)] {
      let place = area.point(1, y) + Point(x: 26, y: 0)
      picture.draw(
        .rounded(Rect(center: place, size: Size(22, length)), radius: 7, tint: .clay))
      picture.draw(
        .image(WidgetAssets.badge(animal), at: place + Point(x: 48, y: 0)).scaled(0.86))
    }
  }

  /// Draws a bar per round: up and green when right, down and brown when wrong, taller when faster.
  private func drawBars(at time: Time, into picture: inout Picture) {
    let area = WinOrLoseLayout.bars
    let slowest = max(1, drill.answers.map(\.seconds).max() ?? 1)
    let step = area.width / Double(max(1, drill.answers.count))
    let width = min(44, step - 8)
    drawScale(of: area, into: &picture)
    picture.draw(
      .rounded(
        Rect(x: area.minX, y: area.center.y - 2, width: area.width, height: 4), radius: 2,
        tint: .earth))
    for (index, (answer, channel)) in zip(drill.answers, WinOrLoseTimelines.barChannels)
      .enumerated()
    {
      let grown = bars[channel, at: time]
      let speed = 1 - 0.75 * answer.seconds / slowest
      let height = max(10, (area.height / 2 - 6) * speed)
      let x = area.minX + step * (Double(index) + 0.5)
      let frame = Rect(
        x: x - width / 2, y: answer.isRight ? area.center.y - 4 - height : area.center.y + 4,
        width: width, height: height)
      picture.draw(
        DrawCommand(
          .rounded(radius: 8),
          at: frame.point(0.5, answer.isRight ? 1 : 0), anchor: answer.isRight ? .bottom : .top,
          size: frame.size, tint: answer.isRight ? .leaf : .earth
        ).scaled(1, grown))
    }
  }
}
