internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

extension CardPicture {
  /// The pictures on a right answer: its hand with a check, and on the other side, over its points,
  /// a heap of bright stars, one for each right answer in a `run`.
  static func praise(
    _ answer: Drill.Answer, _ scale: DrillOptions.Scale, run: Int
  ) -> CardPicture {
    CardPicture(height: 0, side: 76) {
      let (left, right) = (Point(x: -236, y: 30), Point(x: 236, y: -2))
      let hand = HandAssets.picture(of: answer.question.rightThrow)
      $0.draw(.image(hand, at: left).scaled(0.5).named("right"))
      CheckMark.draw(at: left + Point(x: 34, y: 34), side: 54, into: &$0)
      Score.draw(scale.points(of: answer), at: right + Point(x: 0, y: 60), radius: 27, into: &$0)
      // A heap lies on the gong, not behind it.
      let heap = min(run, 10)
      OutcomeMarks.drawStars(
        heap, at: right - Point(x: 0, y: heap > 1 ? 10 : 0),
        size: 1.9 - 0.2 * Double(min(heap, 5)), into: &$0)
    }
  }

  /// The warning's pictures: what the player wants to do, and the stars that it would cost.
  static func loss(_ pictogram: Pictogram) -> CardPicture {
    CardPicture(height: 0, side: 64) {
      let (sign, star) = (Point(x: -252, y: 28), Point(x: 252, y: 26))
      Disc.draw(in: Rect(center: sign, size: Size(76, 76)), (0, .ink), (4, .earth), into: &$0)
      $0.draw(.image(pictogram.asset, at: sign))
      $0.draw(.image(SharedAssets.star, at: star).scaled(1.7))
      $0.draw(.image(WidgetAssets.iconCross, at: star + Point(x: 16, y: 16)))
    }
  }
}

extension Drill.Answer {
  /// Draws the answer's star by day or night, as the task was; it shines if the answer was right,
  /// and else sleeps. On a large frame more of the sky is seen.
  func draw(in frame: Rect, into picture: inout Picture) {
    Disc.draw(
      in: frame, (0, .night), (frame.width / 14, Sign.sky(isDay: question.aim == .win)),
      into: &picture)
    let star = isRight ? SharedAssets.star : SharedAssets.sleepingStar
    picture.draw(
      .image(star, at: frame.center).scaled(
        frame.width / (frame.width > 60 ? 46 : isRight ? 31 : 36)
      )
      .named(isRight ? "prize" : "asleep"))
  }
}

extension GamePage {
  func draw(_ view: View, into picture: inout Picture) {
    picture.draw(.backdrop(SharedAssets.jungle))
    let night = night[view.time]
    if night > 0 {
      let drift = cast.nextChange(view) == nil ? 0 : view.time.held(NightLights.pictures).seconds
      NightLights.draw(night, drift: drift, into: &picture)
    }
    for friend in cast.onlookers {
      let pointer = lesson == nil ? controls.pointer : WinOrLoseLayout.lesson
      cast.all.draw(friend, view, pointer: pointer, into: &picture)
    }
    guard let question = drill.question else { return }
    // The ring lights up after the blow: until then only the hands tell the outcome.
    let isHit = Side.allCases.contains { played(HandTimelines.droop($0), view) > 0 }
    RuleRing.draw(
      at: WinOrLoseLayout.ring, winner: isHit ? playedRound?.winner : nil,
      isPlayingOut ? ControlState() : RuleRing.state(at: WinOrLoseLayout.ring, controls), ring,
      at: view.time, into: &picture)
    drawStage(question, view, into: &picture)
    // Whatever flies through the scene passes behind the sign.
    drawSign(question.aim, view, into: &picture)
    drawBoard(view, into: &picture)
    if isPlayingOut { drawAnswer(view, into: &picture) }
    drawPrize(at: view.time, into: &picture)
  }

  func nextChange(_ view: View) -> Time? {
    let living = cast.nextChange(view)
    return living == nil || night.target == 0 ? living : view.time.next(NightLights.pictures)
  }

  /// Draws the player's hands while the answer is played out, the chosen one bright.
  private func drawAnswer(_ view: View, into picture: inout Picture) {
    for hand in Throw.allCases {
      let isGiven = hand == drill.answer?.given
      picture.drawGroup(opacity: isGiven ? 1 : 0.4) {
        drawThrowButton(hand, ControlState(), view, into: &$0)
      }
      if isGiven { HandButton.drawChosen(in: WinOrLoseLayout.throwButton(hand), into: &picture) }
    }
  }

  func drawThrowButton(
    _ hand: Throw, _ state: ControlState, _ view: View, into picture: inout Picture
  ) {
    let lift = state.isPressed ? 3.0 : state.isHovered ? -4 : 0
    let frame = WinOrLoseLayout.throwButton(hand).offsetBy(0, lift)
    let size = entering(WinOrLoseTimelines.throwSize(hand), view)
    picture.drawGroup(scaledBy: size, about: frame.center) {
      FocusRing.draw(around: frame, radius: 28, state, into: &$0)
      let wood = state.isHovered ? WidgetAssets.buttonHover : WidgetAssets.button
      $0.draw(.panel(wood, inset: 28, in: frame))
      $0.draw(
        .image(HandAssets.picture(of: hand), at: frame.center).scaled(0.76)
          .named("player.\(hand.rawValue)"))
      KeyCap.draw(
        hand.key, view, at: Point(x: frame.minX + 38, y: frame.minY + 38), into: &$0)
    }
  }
}

/// The words of strip and voice.
extension GamePage {
  /// The strip's sentence: the task, then after the answer what the large hands have done, and in a
  /// lesson what would have been right.
  func prompt(_ view: View) -> Phrase? {
    if let winner = RuleRing.toldThrow(ring, at: view.time) {
      return .hands(Round(player: winner, jungle: winner.beats).story)
    }
    if isPlayingOut { return nil }
    if lesson != nil { return drill.question.map { .winOrLose(.correction($0)) } }
    if isAnswered { return playedRound.map { .hands($0.story) } }
    return drill.question.map { .winOrLose(.prompt($0)) }
  }

  func describe(_ view: View, in content: inout SpokenContent) {
    content.invitation = isAnswered ? nil : view.device.throwHint
    let counts: [SpokenWords.Standing] = [
      .round(drill.round, of: drill.options.rounds.rawValue),
      .rightAnswers(judged.count(where: \.isRight)),
    ]
    // A score as on the boards; one below 0 is not said.
    let points = drill.score(of: judged)
    let all = counts + (points < 0 ? [] : [.points(points)])
    content.standing = .joined(all.map { .spoken(.standing($0)) }, by: " ")
  }
}

/// The middle of the screen: both hands, and the sign with the task.
extension GamePage {
  /// Draws the jungle's hand and the player's place, with a crown over the side that is to win;
  /// after the answer, both hands as they play.
  func drawStage(_ question: Drill.Question, _ view: View, into picture: inout Picture) {
    let (jungleHand, playerHand) = (WinOrLoseLayout.jungleHand, WinOrLoseLayout.playerHand)
    let playerWins = playedRound?.outcome == .win
    let droop = played(HandTimelines.droop(playerWins ? .jungle : .player), view)
    // The player's hand gets the light of victory for a right answer: for losing as asked, too, but
    // not for winning by mistake.
    let glory = isRightAnswer ? played(HandTimelines.glory, view) : 0
    let (winner, loser) = playerWins ? (playerHand, jungleHand) : (jungleHand, playerHand)
    OutcomeMarks.drawRays(behind: playerHand, glory, into: &picture)
    drawChoir(at: view.time, into: &picture)
    let awaited = isAnswered ? 1 - played(.opacity("player"), view) : 1
    let slot = WinOrLoseLayout.slot.offsetBy(
      0, WinOrLoseLayout.sunk(to: question.aim) * entering(WinOrLoseTimelines.sinking, view))
    drawSlot(in: slot, awaited, into: &picture)
    for actor in playedRound?.outcome == .loss ? [Side.player, .jungle] : [.jungle, .player] {
      picture.drawFigure(at: cast.spot(of: actor).feet) {
        drawThrower(actor, question.jungle, view, into: &$0)
      }
      // The plaster lies under the hand that strikes. There are no stars as in Hands: here they
      // mean right answers.
      guard playedRound?.outcome.winner == actor.other else { continue }
      OutcomeMarks.drawHarm(
        at: loser + Point(x: 0, y: 24), min(1, droop / HandTimelines.lightly),
        size: losesOnPurpose ? 0.44 : 0.76, into: &picture)
    }
    let wish = entering(WinOrLoseTimelines.signOpacity, view) * awaited
    let (own, isToWin) = (slot.center, question.aim == .win)
    OutcomeMarks.drawCrown(
      on: (isToWin ? own : jungleHand) - WinOrLoseLayout.overHead, wish,
      reducesMotion: view.reducesMotion, into: &picture)
    drawArrow(
      over: isToWin ? jungleHand : own, wish, entering(WinOrLoseTimelines.signBob, view),
      into: &picture)
    OutcomeMarks.drawCrown(
      on: winner - WinOrLoseLayout.overHead, glory, reducesMotion: view.reducesMotion,
      into: &picture)
  }

  /// Draws an arrow that points down at the hand that is to be beaten.
  private func drawArrow(
    over hand: Point, _ opacity: Double, _ bob: Double, into picture: inout Picture
  ) {
    let place = hand - WinOrLoseLayout.overHead + Point(x: 0, y: 14 * bob)
    let disc = Rect(center: place, size: Size(72, 72))
    picture.drawGroup(opacity: opacity) {
      Disc.draw(in: disc, (0, .ink), (4, .sun), (9, .earth), into: &$0)
      $0.draw(.image(Pictogram.down.asset, at: place).scaled(1.16).named("arrow"))
    }
  }

  /// Draws the place where the player's hand will be. All three throws are carved in it, because a
  /// single one would look like the answer.
  private func drawSlot(in slot: Rect, _ opacity: Double, into picture: inout Picture) {
    picture.drawGroup(opacity: opacity) {
      Disc.draw(in: slot, (0, .ink), (5, .sun), (11, .ink), (14, .earth), into: &$0)
      for (hand, x, y) in [
        (Throw.rock, 0.5, 0.29), (.paper, 0.31, 0.63), (.scissors, 0.69, 0.63),
      ] {
        for (depth, tint) in [(3.0, Color.ink), (0, Color(0xDDAA70))] {
          $0.draw(
            .image(HandAssets.picture(of: hand), at: slot.point(x, y) - Point(x: 0, y: depth))
              .scaled(0.32).tinted(tint).opacity(0.55))
        }
      }
    }
  }

  /// A value of the hands' animation since the answer; the channel's rest value before.
  func played<Value>(_ channel: Channel<Value>, _ view: View) -> Value {
    hands.map { $0.timeline[channel, at: $0.moment(view)] } ?? channel.rest
  }

  /// A value of the animation with which the question enters.
  private func entering(_ channel: Channel<Double>, _ view: View) -> Double {
    question[channel, at: view.time]
  }

  /// Draws a throwing animal; its hand, if any, is at the end of its arm.
  private func drawThrower(
    _ actor: Side, _ jungle: Throw, _ view: View, into picture: inout Picture
  ) {
    let spot = cast.spot(of: actor)
    let pointer =
      lesson != nil
      ? WinOrLoseLayout.lesson : isPlayingOut ? WinOrLoseLayout.playerHand : controls.pointer
    let (timeline, moment) =
      hands.map { ($0.timeline, $0.moment(view)) }
      ?? (question.timeline, view.time - question.since)
    let hand = (actor == .jungle ? jungle : playedRound?.player).map {
      HandTimelines.hand(
        $0, of: actor, WinOrLoseLayout.stance(actor), in: timeline, at: moment,
        reducesMotion: view.reducesMotion
      ).named(actor == .jungle ? "jungle" : "guest")
    }
    var figure = cast.all.figure(of: spot, view, pointer: pointer)
    figure.feet.x += WinOrLoseLayout.nearer(actor, view)
    Thrower.draw(
      figure, named: "\(spot.side).\(spot.animal)",
      reaching: hand, into: &picture)
    guard let hand else { return }
    picture.draw(hand)
    if actor == .jungle { OutcomeMarks.drawLeaves(on: hand, into: &picture) }
  }

  /// Draws the sign, which gives the task by a picture, by words and by its place.
  private func drawSign(_ aim: Drill.Aim, _ view: View, into picture: inout Picture) {
    let bob =
      entering(WinOrLoseTimelines.signBob, view) * (aim == .win ? -18 : 18)
      + 10 * (jolt?[WinOrLoseTimelines.jolt, at: view.time] ?? 0)
    let (sign, size) = (WinOrLoseLayout.sign, signSize[view.time])
    Sign(aim: aim, champion: cast.champion.animal).draw(
      at: Point(x: sign.center.x, y: sign.minY + size * sign.height / 2 + bob),
      scale: size * entering(WinOrLoseTimelines.signSize, view),
      opacity: entering(WinOrLoseTimelines.signOpacity, view),
      isPraised: verdict != nil && isRightAnswer, view.language, into: &picture)
    // At the sign's side, where it covers no letter of the task.
    drawSeal(
      at: Point(x: sign.center.x + size * 176, y: sign.minY + size * 118),
      view.time, into: &picture)
  }

  /// Draws the verdict's seal on the sign: a check if what it asks for is done, a cross if not. The
  /// marks on the hands tell only which one is stronger.
  private func drawSeal(at place: Point, _ time: Time, into picture: inout Picture) {
    guard let motion = verdict?.motion else { return }
    let place = place + Point(x: motion[WinOrLoseTimelines.shake, at: time], y: 0)
    picture.drawGroup(scaledBy: motion[WinOrLoseTimelines.seal, at: time], about: place) {
      guard isWrong else { return CheckMark.draw(at: place, side: 60, into: &$0) }
      let disc = Rect(center: place, size: Size(54, 54))
      Disc.draw(in: disc, (0, .cream), (4, .berry), into: &$0)
      $0.draw(.image(WidgetAssets.iconCross, at: place).scaled(0.8).named("cross"))
    }
  }
}
