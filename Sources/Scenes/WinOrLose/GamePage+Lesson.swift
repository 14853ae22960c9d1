internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// What a task means, and what follows a wrong answer: the lesson on the right one.
extension GamePage {
  /// Lets both throwers show what a task means, the first time that it is asked and once they are
  /// free.
  mutating func demonstrateTask(_ context: SceneContext) {
    guard case .asking = phase, warning == nil, let aim = drill.question?.aim,
      question.isOver(at: context.now), cast.isOver(at: context.now),
      shownTasks.insert(aim).inserted
    else { return }
    for side in Side.allCases {
      cast.all.act(cast.spot(of: side), Reactions.demonstration(aim, by: side), context)
    }
  }

  /// Begins the lesson on the card; the large hands stay as they were thrown.
  mutating func teach(_ context: SceneContext) {
    guard let answer = drill.answer, let verdict, let solution else { return }
    self.verdict?.lesson = Playhead(
      WinOrLoseTimelines.lesson(solution).adapted(to: context.preferences))
    var card = card(on: answer, at: verdict.motion.since)
    card.dancesSince = context.now
    self.verdict?.card = card
  }

  /// Lets the player's animals nod as the lesson's hand strikes.
  mutating func learn(_ events: [TimelineEvent], _ context: inout SceneContext) {
    for case .blow? in events.map({ $0.marker(as: HandTimelines.Cue.self) }) {
      cast.nod(context)
      context.play(solution?.winner?.sound ?? .thump)
    }
  }
}

extension CardPicture {
  /// The pictures on a wrong answer: what the large hands have done, a sleeping star over its
  /// points, and on a tab above the card how both hands would have been right; the tab's hands
  /// play that if it `isTaught`.
  static func lesson(
    _ answer: Drill.Answer, _ scale: DrillOptions.Scale, champion: Animal, isTaught: Bool
  ) -> CardPicture {
    func draw(_ beat: Double?, _ picture: inout Picture) {
      let done = Rect(center: Point(x: -236, y: 34), size: Size(92, 92))
      let head = answer.round.outcome.winner.map {
        $0 == .player ? WidgetAssets.badge(champion) : WidgetAssets.jungle
      }
      OutcomeSign.draw(answer.round, winner: head, in: done, into: &picture)
      let star = Point(x: 236, y: -2)
      Score.draw(
        scale.points(of: answer), at: star + Point(x: 0, y: 60), radius: 27, into: &picture)
      picture.draw(.image(SharedAssets.sleepingStar, at: star).scaled(1.6))
      drawTab(answer.question.solution, champion, beat, into: &picture)
    }
    return isTaught
      ? CardPicture(height: 0, side: 76, dancing: draw)
      : CardPicture(height: 0, side: 76) { draw(nil, &$0) }
  }

  /// Draws the tab with the right throws: at a `beat` of the dance as they are played, else as they
  /// end.
  private static func drawTab(
    _ solution: Round, _ champion: Animal, _ beat: Double?, into picture: inout Picture
  ) {
    let tab = WinOrLoseLayout.tab
    for (edge, tint) in [(4.0, Color.ink), (0, .cream)] {
      picture.draw(
        .roundedRect(tab.insetBy(-edge), radius: 30 + edge, tint: tint).named("lesson"))
    }
    let timeline = WinOrLoseTimelines.lesson(solution)
    let moment = beat.map { Time.seconds($0 / 2) } ?? timeline.duration
    picture.drawGroup(scaledBy: 0.37, about: tab.center) {
      for actor in solution.outcome == .loss ? [Side.player, .jungle] : [.jungle, .player] {
        let aside = Point(x: actor == .player ? 1 : -1, y: 0)
        let stance = HandTimelines.Stance(
          wrist: tab.center + aside * 332 - Point(x: 0, y: 10), leaning: 90, size: 1.5)
        $0.draw(
          HandTimelines.hand(
            actor == .player ? solution.player : solution.jungle, of: actor, stance,
            in: timeline, at: moment, reducesMotion: false
          ).named("lesson.\(actor)"))
        OutcomeMarks.drawHarm(
          at: tab.center + aside * 180 + Point(x: 0, y: 10),
          min(1, timeline[HandTimelines.droop(actor), at: moment] / HandTimelines.lightly),
          size: 0.7,
          into: &$0)
      }
    }
    for (face, x) in [(WidgetAssets.jungle, 0.1), (WidgetAssets.badge(champion), 0.9)] {
      picture.draw(.image(face, at: tab.point(x, 0.8)).scaled(0.6).named("lesson.face"))
    }
    CheckMark.draw(at: tab.point(0.94, 0.08), side: 46, into: &picture)
  }
}
