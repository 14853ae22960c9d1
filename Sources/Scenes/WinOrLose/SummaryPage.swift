internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The final card: a star for each round, the score, and new bests.
struct SummaryPage: Page {
  enum Action: Hashable {
    /// Turns the card over: stars on its front, times on its back.
    case turn
    case options, restart
  }

  let drill: Drill
  private let newBests: Set<DrillBest.Record>
  private let best: Int?
  /// The time at which the card appeared.
  private let since: Time
  /// The entrance of the stars, one by one.
  private var marks: PlayingTimeline
  /// Sparkles from each star that comes up, and leaves from the animals after the last one.
  private var bursts: [Burst] = []
  /// Whether the back with the times is shown.
  private var showsTimes = false
  /// The animals on the card, the player's first.
  var cast: Cast
  var hero: Cast.Member { cast.members[0] }
  private var encores = 0
  var controls = Controls()
  private(set) var next: (any Page)?

  /// Creates the card of a finished `drill` with its new `newBests`, and with the `best` score if
  /// that is worth praise.
  init(_ drill: Drill, _ newBests: Set<DrillBest.Record>, best: Int?, _ context: SceneContext) {
    (self.drill, self.newBests, self.best) = (drill, newBests, best)
    since = context.now
    cast = Cast(SummaryLayout.cast(around: context.champion))
    marks = PlayingTimeline(
      WinOrLoseTimelines.summary(rounds: drill.options.rounds), in: context.view)
    // The animals dance after every game, longer the more answers were right.
    cast.dance(rounds: 1 + 7 * drill.rightAnswers / drill.answers.count, context)
    if drill.isPoor {
      cast.act(hero, WinOrLoseTimelines.laughing, context)
    }
    focus(.restart)
  }

  func declare(on screen: inout Screen<Action>) {
    let (entrance, layout) = (Entrance(since: since), SummaryLayout(isTall: screen.view.isTall))
    screen.appears(at: since)
    let turn = Phrase.winOrLose(showsTimes ? .showsRounds : .showsTimes)
    screen.button(
      .restart, .common(.restart), .again, entering: entrance, shines: true,
      named: "button.restart", in: layout.restart)
    let others: [(action: Action, words: Phrase, pictogram: Pictogram, name: String)] = [
      (.options, .common(.options), .options, "options"),
      (.turn, turn, showsTimes ? .yes : .clock, "turn"),
    ]
    for (index, button) in others.enumerated() {
      screen.button(
        button.action, button.words, button.pictogram, entering: entrance,
        row: others.map(\.words), scale: .body, named: "button.\(button.name)",
        in: layout.other(index))
    }
    screen.hint(.restart)
    if showsTimes { screen.corner(.back, .turn) } else { screen.corner(.home) }
    screen.corner(.settings)
  }

  mutating func perform(_ action: Action, _ context: inout SceneContext) {
    context.play(.click)
    switch action {
    case .turn:
      showsTimes.toggle()
      // Stars that have been counted are there at once when the card is turned back.
      marks = PlayingTimeline(marks.timeline, since: showsTimes ? context.now : since)
    case .options: next = OptionsPage(context.preferences)
    case .restart:
      next = GamePage(&context)
      context.play(.page)
    }
  }

  /// Lets each star that comes up sound and sparkle, and leaves fly after the last one, more of
  /// them the more was right.
  mutating func advance(_ context: inout SceneContext) {
    bursts.removeAll { $0.isOver(at: context.now) }
    danceOn(context)
    func rights(_ time: Time) -> Int { counted(at: time).count(where: \.isRight) }
    let (before, count) = (rights(context.now - context.step), rights(context.now))
    guard !showsTimes, count > before else { return }
    context.play(.snap)
    let shining = drill.answers.indices.filter { drill.answers[$0].isRight }
    let layout = SummaryLayout(isTall: context.view.isTall)
    let star = layout.mark(shining[count - 1], of: drill.answers.count).center
    bursts.add(.stars, 7, at: star, &context)
    guard count == shining.count else { return }
    for spot in cast.members {
      bursts.add(.leaves, 2 * count, at: spot.feet - Point(x: 0, y: 150), &context)
    }
  }

  /// Lets one of the animals dance on now and then, until they sleep.
  private mutating func danceOn(_ context: SceneContext) {
    guard !showsTimes, cast.isRested(at: context.now) else { return }
    encores += 1
    cast.dance(cast.members[encores % cast.members.count], rounds: 2, context)
  }

  func running(_ view: View) -> [any Moving] { [marks, bursts, showsTimes ? nil : cast] }

  var tall: Arrangement { .page(SummaryLayout(isTall: true).card) }

  var counters: [Counter] { [Counter("player", drill.score)] }

  func draw(_ view: View, into picture: inout Picture) {
    let layout = SummaryLayout(isTall: view.isTall)
    PageBackground.drawEmpty(view, into: &picture)
    picture.drawGroup(opacity: (view.time - since).seconds / 0.2) {
      $0.draw(.panel(WidgetAssets.card, inset: 56, in: layout.card))
      if !showsTimes { drawCast(view, into: &$0) }
      drawCard(view, layout, into: &$0)
      for burst in bursts { burst.draw(at: view.time, into: &$0) }
    }
  }

  /// Draws the animals. After a faultless game the player's wears a crown in its light.
  private func drawCast(_ view: View, into picture: inout Picture) {
    let figure = cast.figure(of: hero, view, pointer: nil)
    if drill.isPerfect {
      OutcomeMarks.drawRays(
        behind: figure.feet - Point(x: 0, y: 84), 1, scale: 0.8, into: &picture)
    }
    cast.draw(view, pointer: controls.pointer, into: &picture)
    guard drill.isPerfect, let head = figure.place(of: .crown) else { return }
    let place = head - Point(x: 0, y: 10)
    picture.draw(.image(WidgetAssets.crown, at: place).scaled(0.66).named("hero.crown"))
  }

  private func drawCard(
    _ view: View, _ layout: SummaryLayout, into picture: inout Picture
  ) {
    let (language, time) = (view.language, view.time)
    func line(
      _ words: Phrase, at place: Point, _ size: TextStyle.Scale = .body, bold: Bool = true,
      height: Double = 58
    ) -> DrawCommand {
      .text(
        language(words), TextStyle(size, bold: bold, fit: layout.headlineWidth, height: height),
        at: place, tint: .ink)
    }
    let headline = showsTimes ? .winOrLose(.showsTimes) : Phrase.cheer(for: drill)
    picture.draw(line(headline, at: layout.headline, .heading))
    guard showsTimes else {
      drawRun(at: time, layout, into: &picture)
      drawScores(view, layout, into: &picture)
      return picture.draw(
        line(
          .praise(of: drill, newBests, best: best) ?? "", at: layout.praise,
          height: layout.praiseHeight))
    }
    drawTimes(at: time, layout, into: &picture)
    guard drill.rightAnswers > 0 else {
      let ground = layout.usual(.win).union(layout.usual(.lose))
      drawBackground(ground, into: &picture)
      return picture.draw(
        line(.winOrLose(.advice), at: ground.center, bold: false, height: ground.height - 24))
    }
    for aim in Drill.Aim.allCases {
      drawTime(for: aim, layout, language, into: &picture)
    }
  }

  /// Draws the whole run: a way through all rounds, by day to win and by night to lose, with the
  /// stars of the answers.
  private func drawRun(at time: Time, _ layout: SummaryLayout, into picture: inout Picture) {
    let count = drill.answers.count
    for row in stride(from: 0, to: count, by: 10) {
      let ends = layout.mark(row, of: count).union(layout.mark(min(row + 9, count - 1), of: count))
      let way = ends.insetBy(0.42 * layout.mark(row, of: count).height)
      picture.draw(.roundedRect(way, radius: way.height / 2, tint: .clay))
    }
    drawMarks(at: time, in: layout.mark, into: &picture) {
      drill.answers[$0].draw(in: $1, into: &$2)
    }
  }

  private var score: Phrase {
    .winOrLose(.summary(points: drill.score, rounds: drill.options.rounds))
  }

  /// The answers whose stars have come up.
  private func counted(at time: Time) -> [Drill.Answer] {
    zip(drill.answers, WinOrLoseTimelines.marks).filter { marks[$1, at: time] > 0.5 }.map(\.0)
  }

  /// Draws the score, which may be negative, large on one side of the animals over the number of
  /// right answers among the rounds; and on the other side the best score under a crown, or without
  /// one a heap of the stars.
  private func drawScores(_ view: View, _ layout: SummaryLayout, into picture: inout Picture) {
    let (shown, place, radius) = (counted(at: view.time), layout.total, layout.totalRadius)
    Score.draw(drill.score(of: shown), at: place, radius: radius, into: &picture)
    let tally = layout.tally
    picture.draw(
      .image(SharedAssets.star, at: tally - Point(x: 62, y: 2)).scaled(1.1).named("mark"))
    picture.draw(
      .text(
        view.language(.common(.progress(shown.count(where: \.isRight), of: drill.answers.count))),
        TextStyle(.body, bold: true, fit: 112, height: 44), at: tally + Point(x: 20, y: 0),
        tint: .ink
      ).named("right"))
    let isNew = newBests.contains(.score) && drill.score > 0
    guard isNew || best != nil else {
      return OutcomeMarks.drawStars(
        min(10, shown.count(where: \.isRight)), at: layout.best, size: radius / 34, into: &picture)
    }
    let crowned = isNew ? place : layout.best
    if !isNew, let best {
      Score.draw(best, at: crowned, radius: 0.64 * radius, into: &picture)
    }
    picture.draw(
      .image(WidgetAssets.crown, at: crowned - Point(x: 0, y: (isNew ? 1.2 : 0.98) * radius))
        .scaled((isNew ? 0.84 : 0.62) * radius / 66).named("best"))
  }

  func describe(_ view: View, in content: inout SpokenContent) {
    content.standing = .lines([
      score, .winOrLose(tally), .praise(of: drill, newBests, best: best),
    ])
    content.announcement = content.standing
  }

  private var tally: WinOrLoseWords {
    .tally(right: drill.rightAnswers, wrong: drill.answers.count - drill.rightAnswers)
  }

  /// Draws the mark of each round as it comes up; `draw` draws a single one.
  func drawMarks(
    at time: Time, in place: (_ index: Int, _ count: Int) -> Rect, into picture: inout Picture,
    draw: (_ index: Int, Rect, inout Picture) -> Void
  ) {
    for index in drill.answers.indices {
      let frame = place(index, drill.answers.count)
      picture.drawGroup(
        scaledBy: marks[WinOrLoseTimelines.marks[index], at: time], about: frame.center
      ) { draw(index, frame, &$0) }
    }
  }
}
