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
  /// The last wrong answer, of which a lesson is drawn.
  private var missedAnswer: Drill.Answer? { drill.answers.last { !$0.isRight } }
  private var encores = 0
  var controls = Controls()
  private(set) var next: (any Page)?

  /// Creates the card of a finished `drill` with its new `newBests`, and with the `best` score if that
  /// is worth praise.
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
    let (before, count) = (counted(at: context.now - context.step), counted(at: context.now))
    guard !showsTimes, count > before else { return }
    context.play(.snap)
    let rights = drill.answers.indices.filter { drill.answers[$0].isRight }
    let layout = SummaryLayout(isTall: context.view.isTall)
    let star = layout.mark(rights[count - 1], of: drill.answers.count).center
    bursts.add(.stars, 7, at: star, &context)
    guard count == rights.count else { return }
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
    PageGround.drawEmpty(view, into: &picture)
    picture.drawGroup(opacity: (view.time - since).seconds / 0.2) {
      $0.draw(.panel(WidgetAssets.card, inset: 56, in: layout.card))
      if !showsTimes { drawCast(view, into: &$0) }
      drawCard(view, layout, into: &$0)
      for burst in bursts { burst.draw(at: view.time, into: &$0) }
    }
  }

  /// Draws the animals. After a faultless game the player's wears a crown in its light; after other
  /// games the crown over it is an empty outline.
  private func drawCast(_ view: View, into picture: inout Picture) {
    let figure = cast.figure(of: hero, view, pointer: nil)
    if drill.isPerfect {
      OutcomeMarks.drawRays(
        behind: figure.feet - Point(x: 0, y: 84), 1, scale: 0.8, into: &picture)
    }
    cast.draw(view, pointer: controls.pointer, into: &picture)
    guard drill.isPerfect, let head = figure.place(of: .crown) else {
      // In a tall window the lesson hangs there.
      guard !view.isTall else { return }
      let place = hero.feet - Point(x: 0, y: 176)
      return picture.draw(
        .image(WidgetAssets.crown, at: place).scaled(0.56).tinted(.ink).opacity(0.16)
          .named("hero.wish"))
    }
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
      drawMarks(at: time, in: layout.mark, into: &picture) {
        drill.answers[$0].draw(in: $1, into: &$2)
      }
      drawAnswers(at: time, layout, into: &picture)
      drawLesson(language, at: time, in: layout.lesson, into: &picture)
      picture.draw(
        line(
          .praise(of: drill, newBests, best: best) ?? "", at: layout.praise,
          height: layout.praiseHeight))
      return drawScore(view, layout, into: &picture)
    }
    drawTimes(at: time, layout, into: &picture)
    guard drill.rightAnswers > 0 else {
      let ground = layout.usual(.win).union(layout.usual(.lose))
      drawGround(ground, into: &picture)
      return picture.draw(
        line(.winOrLose(.advice), at: ground.center, bold: false, height: ground.height - 24))
    }
    for aim in Drill.Aim.allCases {
      drawTime(for: aim, layout, language, into: &picture)
    }
  }

  /// Draws what would have been right the last time, or a heap of stars if nothing was wrong.
  private func drawLesson(
    _ language: Language, at time: Time, in frame: Rect, into picture: inout Picture
  ) {
    guard let missedAnswer else {
      return OutcomeMarks.drawStars(
        min(10, counted(at: time)), at: frame.center, size: 1.8, into: &picture)
    }
    missedAnswer.question.drawLesson(
      in: frame, champion: hero.animal, language, into: &picture)
  }

  private var score: Phrase {
    .winOrLose(.summary(points: drill.score, rounds: drill.options.rounds))
  }

  /// How many stars of right answers, or of wrong ones, have come up.
  private func counted(isRight: Bool = true, at time: Time) -> Int {
    zip(drill.answers, WinOrLoseTimelines.marks)
      .count { $0.isRight == isRight && marks[$1, at: time] > 0.5 }
  }

  /// Draws the number of right answers between a star and the points that they bring, and below it
  /// the same of wrong ones.
  private func drawAnswers(at time: Time, _ layout: SummaryLayout, into picture: inout Picture) {
    for isRight in drill.isPerfect ? [true] : [true, false] {
      let count = counted(isRight: isRight, at: time)
      let star = layout.star(isRight: isRight, alone: drill.isPerfect)
      picture.drawGroup(scaledBy: layout.starSize, about: star) {
        $0.draw(
          .image(isRight ? SharedAssets.star : SharedAssets.sleepingStar, at: star)
            .scaled(isRight ? 1.8 : 1.5).named(isRight ? "mark" : "missed"))
        $0.draw(
          .text("\(count)", TextStyle(.display, bold: true), at: star + Point(x: 80, y: 2))
            .scaled(0.66).tinted(isRight ? .leaf : .earth).named(isRight ? "right" : "wrong"))
        $0.draw(
          .image(SharedAssets.next, at: star + Point(x: 126, y: 0)).scaled(0.5).tinted(.earth))
        Score.draw(
          (isRight ? count : -count) * drill.options.scale.rawValue,
          at: star + Point(x: 172, y: 0), radius: 32, into: &$0)
      }
    }
  }

  /// Draws the score, which may be negative, and the number of rounds in words, the score before
  /// them as on the board.
  private func drawScore(_ view: View, _ layout: SummaryLayout, into picture: inout Picture) {
    let (words, place) = (view.language(score), layout.points)
    let style = TextStyle(.body, fit: place.width, height: place.height)
    let width = min(place.width, view.metrics.width(of: words, size: style.size))
    let radius = place.height / 2
    let token = place.center - Point(x: width / 2 + 8, y: 0)
    Score.draw(drill.score, at: token, radius: radius, into: &picture)
    picture.draw(
      words, style, at: token + Point(x: 1.2 * radius + 12, y: 0), anchor: .left, tint: .ink)
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
