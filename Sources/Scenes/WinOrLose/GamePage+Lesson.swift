internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// What follows a wrong answer: the hand is crossed out, and the player's animal imagines the right
/// answer.
extension GamePage {
  /// Lets both throwers show what a task means, the first time that it is asked and once they are
  /// free.
  mutating func rehearse(_ context: SceneContext) {
    guard case .asking = phase, warning == nil, let aim = drill.question?.aim,
      question.isOver(at: context.now), cast.isOver(at: context.now), rehearsed.insert(aim).inserted
    else { return }
    for side in Side.allCases {
      cast.all.act(cast.spot(of: side), Reactions.rehearsal(aim, by: side), context)
    }
  }

  /// Draws the cross on the arm that has thrown the wrong hand.
  func drawCross(at time: Time, into picture: inout Picture) {
    guard let motion = verdict?.motion, isWrong else { return }
    let frame = WinOrLoseLayout.cross.offsetBy(motion[WinOrLoseTimelines.shake, at: time], 0)
    picture.drawGroup(
      scaledBy: motion[WinOrLoseTimelines.flight, at: time], about: frame.center
    ) {
      Disc.draw(in: frame, (0, .cream), (4, .berry), into: &$0)
      $0.draw(.image(WidgetAssets.iconCross, at: frame.center).scaled(0.8).named("cross"))
    }
  }

  /// The discs of the cloud, from its middle, in design pixels.
  private static let cloud: [(at: Point, radius: Double)] = [
    (Point(x: -98, y: 4), 46), (Point(x: -64, y: -36), 44), (Point(x: 0, y: -32), 52),
    (Point(x: 64, y: -34), 46), (Point(x: 100, y: 2), 44), (Point(x: -52, y: 38), 44),
    (Point(x: 12, y: 34), 50), (Point(x: 68, y: 36), 42),
  ]
  /// The size of the hands in the cloud, which are laid out like those on the table of Hands.
  private static let small = 0.385

  /// Draws a cloud over the player's animal in which both hands play the right answer.
  func drawLesson(_ view: View, into picture: inout Picture) {
    guard let lesson, let solution else { return }
    let (timeline, moment) = (lesson.timeline, lesson.moment(view))
    let middle = WinOrLoseLayout.thought
    let opacity = timeline[WinOrLoseTimelines.thought, at: moment]
    let size =
      WinOrLoseLayout.thoughtSize * timeline[WinOrLoseTimelines.thoughtSize, at: moment]
    for (place, size) in WinOrLoseLayout.thoughts {
      let dot = Rect(center: place, size: Size(size, size))
      picture.drawGroup(opacity: opacity) { Disc.draw(in: dot, (0, .ink), (3, .cream), into: &$0) }
    }
    picture.drawGroup(scaledBy: size, about: middle, opacity: opacity) { picture in
      for (edge, tint) in [(4.0, Color.ink), (0, .cream)] {
        for (place, radius) in Self.cloud {
          let disc = Rect(center: middle + place, size: Size(2 * radius, 2 * radius))
          picture.draw(
            .roundedRect(disc.insetBy(-edge), radius: radius + edge, tint: tint).named("thought"))
        }
      }
      picture.drawGroup(scaledBy: Self.small, about: middle) {
        drawHands(solution, lesson, view, into: &$0)
      }
      for (face, direction) in [
        (WidgetAssets.jungle, -1.0), (WidgetAssets.badge(cast.champion.animal), 1),
      ] {
        picture.draw(
          .image(face, at: middle + Point(x: 110 * direction, y: 46)).scaled(0.8)
            .named("lesson.face"))
      }
      CheckMark.draw(at: middle + Point(x: 114, y: -58), side: 50, into: &picture)
    }
  }

  /// Draws both hands of the lesson, the stronger one in front.
  private func drawHands(
    _ solution: Round, _ lesson: Playhead, _ view: View, into picture: inout Picture
  ) {
    let middle = WinOrLoseLayout.thought
    for actor in solution.outcome == .loss ? [Side.player, .jungle] : [.jungle, .player] {
      let direction = actor == .player ? 1.0 : -1
      let stance = HandPlay.Stance(
        wrist: middle + Point(x: 332 * direction, y: -10), leaning: 90, size: 1.5)
      picture.draw(
        HandPlay.hand(
          actor == .player ? solution.player : solution.jungle, of: actor, stance,
          in: lesson.timeline, at: lesson.moment(view), reducesMotion: view.reducesMotion
        ).named("lesson.\(actor)"))
      let harm = lesson.timeline[HandPlay.droop(actor), at: lesson.moment(view)]
      OutcomeMarks.drawHarm(
        at: middle + Point(x: 180 * direction, y: 10), min(1, harm / HandPlay.lightly), size: 0.7,
        into: &picture)
    }
  }
}

extension Drill.Question {
  /// Draws the right answer to the question: the jungle's hand, the task, and the hand that does
  /// it.
  func drawLesson(
    in frame: Rect, champion: Animal, _ language: Language, into picture: inout Picture
  ) {
    for (inset, tint) in [(-3.0, Color.ink), (0, Color(0xF1DDAE))] {
      picture.draw(
        .roundedRect(frame.insetBy(inset), radius: 26 - inset, tint: tint).named("lesson.frame"))
    }
    let (left, right) = (frame.point(0.18, 0.46), frame.point(0.82, 0.46))
    picture.draw(
      .image(HandAssets.picture(of: jungle), at: left).scaled(0.4).flipped(true)
        .named("lesson.jungle"))
    picture.draw(.image(WidgetAssets.jungle, at: left + Point(x: -22, y: 30)).scaled(0.5))
    Sign(aim: aim, champion: champion).draw(
      at: frame.point(0.5, 0.5), scale: 0.31, language, into: &picture)
    picture.draw(
      .image(HandAssets.picture(of: rightThrow), at: right).scaled(0.4).named("lesson.player"))
    CheckMark.draw(at: right + Point(x: 20, y: 26), side: 38, into: &picture)
  }
}
