internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

extension CardPicture {
  /// The verdict's pictures: the hand that was thrown with a check, and a star; or else that hand,
  /// crossed out, and right of the words the one that would have been right.
  static func verdict(_ answer: Drill.Answer) -> CardPicture {
    CardPicture(height: 0, side: 76) {
      let (left, right) = (Point(x: -236, y: 30), Point(x: 236, y: 30))
      let isRight = answer.isRight
      draw(answer.given, isRight: isRight, named: "given", at: left, into: &$0)
      guard !isRight else {
        return $0.draw(.image(SharedAssets.star, at: right).scaled(2.6))
      }
      draw(answer.question.rightThrow, isRight: true, named: "right", at: right, into: &$0)
    }
  }

  private static func draw(
    _ hand: Throw, isRight: Bool, named name: String, at place: Point, into picture: inout Picture
  ) {
    let mark = Rect(center: place + Point(x: 34, y: 34), size: Size(54, 54))
    picture.draw(.image(HandAssets.picture(of: hand), at: place).scaled(0.5).named(name))
    Disc.draw(in: mark, (0, .cream), (4, isRight ? .leaf : .berry), into: &picture)
    picture.draw(
      .image(isRight ? WidgetAssets.iconCheck : WidgetAssets.iconCross, at: mark.center).scaled(0.8)
    )
  }

  /// The question's pictures: what the player wants to do, and the stars it would cost.
  static func loss(_ pictogram: Pictogram) -> CardPicture {
    CardPicture(height: 0, side: 64) {
      let (sign, star) = (Point(x: -200, y: 12), Point(x: 200, y: 10))
      Disc.draw(in: Rect(center: sign, size: Size(76, 76)), (0, .ink), (4, .earth), into: &$0)
      $0.draw(.image(pictogram.asset, at: sign))
      $0.draw(.image(SharedAssets.star, at: star).scaled(1.7))
      $0.draw(.image(WidgetAssets.iconCross, at: star + Point(x: 16, y: 16)))
    }
  }
}

extension Drill.Question {
  /// What does as asked.
  var solution: Round { Round(player: rightThrow, jungle: jungle) }
}

extension Drill.Answer {
  var round: Round { Round(player: given, jungle: question.jungle) }

  /// Draws a star if it was right, or else a flower.
  func draw(in frame: Rect, into picture: inout Picture) {
    Disc.draw(in: frame, (0, .night), (frame.width / 10, .deepLeaf), into: &picture)
    picture.draw(
      isRight
        ? .image(SharedAssets.star, at: frame.center).scaled(frame.width / 29).named("prize")
        : .image(SharedAssets.flower, at: frame.center).scaled(frame.width / 70))
  }
}

extension GamePage {
  func draw(_ view: View, into picture: inout Picture) {
    picture.draw(.backdrop(SharedAssets.jungle))
    for friend in cast.onlookers {
      cast.all.draw(friend, view, pointer: controls.pointer, into: &picture)
    }
    guard let question = drill.question else { return }
    // Before the blow only the hands tell the outcome.
    let isHit = Side.allCases.contains { played(HandPlay.droop($0), view) > 0 }
    BeatRing.draw(
      at: WinOrLoseLayout.ring, winner: isHit ? shown?.winner : nil,
      isPlayingOut ? ControlState() : BeatRing.state(at: WinOrLoseLayout.ring, controls), ring,
      at: view.time, into: &picture)
    drawBoards(view, into: &picture)
    drawStage(question, view, into: &picture)
    if isPlayingOut { drawAnswer(view, into: &picture) }
    drawPrize(at: view.time, into: &picture)
  }

  /// Draws the boards on both sides of the sign, each with half of the rounds: the round, and the
  /// score, which may be negative.
  private func drawBoards(_ view: View, into picture: inout Picture) {
    let language = view.language
    let count = drill.options.rounds.rawValue
    let (round, score) = (WinOrLoseLayout.round, WinOrLoseLayout.score)
    for board in [round, score] { Plaque.drawBoard(in: board, into: &picture) }
    picture.draw(
      language(.common(.progress(drill.round, of: count))),
      TextStyle(.body, bold: true, fit: round.width - 56, height: 40), at: round.point(0.5, 0.3),
      tint: .cream)
    for index in 0..<count { drawDot(index, of: count, at: view.time, into: &picture) }
    let small = TextStyle(.body, fit: 112, height: 40)
    let (left, right) = (score.point(0.58, 0.3), score.point(0.62, 0.3))
    let points = String(drill.score(of: judged))
    picture.draw(language(.winOrLose(.score)), small, at: left, anchor: .right, tint: .cream)
    picture.draw(points, small, at: right, anchor: .left, tint: .cream)
  }

  /// Draws a round: pending, current, with a star if answered right, or else a flower.
  private func drawDot(_ index: Int, of count: Int, at time: Time, into picture: inout Picture) {
    let frame = WinOrLoseLayout.dot(index, of: count)
    // A star that still flies leaves its place empty.
    let isFlying = index == judged.count - 1 && prize?.isOver(at: time) == false
    guard index < judged.count, !isFlying else {
      let isCurrent = index == drill.round - 1
      return Disc.draw(
        in: frame, (0, .night), (4, isCurrent ? .sun : .cream), into: &picture)
    }
    judged[index].draw(in: frame, into: &picture)
  }

  /// Draws the star of a right answer, which flies from the player's hand to its round.
  private func drawPrize(at time: Time, into picture: inout Picture) {
    guard let prize, !prize.isOver(at: time) else { return }
    let place = WinOrLoseLayout.dot(judged.count - 1, of: drill.options.rounds.rawValue)
    let (start, flight) = (WinOrLoseLayout.guest, prize[WinOrLoseTimelines.flight, at: time])
    let size = prize[WinOrLoseTimelines.prizeSize, at: time]
    picture.draw(
      .image(SharedAssets.star, at: start + (place.center - start) * flight)
        .scaled(size + (place.width / 29 - size) * flight).turned(-360 * flight)
        .named("prize.flying"))
  }

  /// Draws the player's hands while the answer is played out, the chosen one bright.
  private func drawAnswer(_ view: View, into picture: inout Picture) {
    for hand in Throw.allCases {
      let isGiven = hand == drill.answer?.given
      picture.drawGroup(opacity: isGiven ? 1 : 0.4) {
        drawThrowButton(hand, ControlState(), view, into: &$0)
      }
      guard isGiven else { continue }
      let frame = WinOrLoseLayout.throwButton(hand)
      picture.draw(.rim(frame.insetBy(-6), radius: 34, width: 8, tint: .sun))
    }
  }

  func drawThrowButton(
    _ hand: Throw, _ state: ControlState, _ view: View, into picture: inout Picture
  ) {
    let lift = state.isPressed ? 3.0 : state.isHovered ? -4 : 0
    let frame = WinOrLoseLayout.throwButton(hand).offsetBy(0, lift)
    FocusRing.draw(around: frame, radius: 28, state, into: &picture)
    picture.draw(
      .panel(state.isHovered ? WidgetAssets.buttonHover : WidgetAssets.button, inset: 28, in: frame)
    )
    picture.draw(
      .image(HandAssets.picture(of: hand), at: frame.center).scaled(0.76)
        .named("player.\(hand.rawValue)"))
    KeyCap.draw(
      hand.key, view, at: Point(x: frame.minX + 38, y: frame.minY + 38), into: &picture)
  }
}

/// What is said.
extension GamePage {
  /// What is asked until it is answered; then what the hands did, or have to do.
  func prompt(_ view: View) -> Phrase? {
    if let winner = BeatRing.told(ring, at: view.time) {
      return .hands(Round(player: winner, jungle: winner.beats).story)
    }
    if let answer = drill.answer {
      guard !isPlayingOut else { return nil }
      return .hands(answer.question.solution.story)
    }
    return drill.question.map { .winOrLose(.prompt($0)) }
  }

  func describe(_ view: View, in content: inout SpokenContent) {
    content.invitation = isAnswered ? nil : view.device.throwHint
    let counts: [SpokenWords.Standing] = [
      .round(drill.round, of: drill.options.rounds.rawValue),
      .rightAnswers(judged.count(where: \.isRight)),
    ]
    // As on the boards; less than nothing is not said.
    let points = drill.score(of: judged)
    let all = counts + (points < 0 ? [] : [.points(points)])
    content.standing = .joined(all.map { .spoken(.standing($0)) }, by: " ")
  }
}

/// The middle of the screen: both hands, and the sign with the task.
extension GamePage {
  /// Draws the jungle's hand and the player's place, with a crown over the side that is to win; then
  /// the animation of the answer.
  func drawStage(_ question: Drill.Question, _ view: View, into picture: inout Picture) {
    let (jungle, guest) = (WinOrLoseLayout.hand, WinOrLoseLayout.guest)
    let isGuests = shown?.outcome == .win
    let droop = played(HandPlay.droop(isGuests ? .jungle : .player), view)
    // An answer that wins by mistake gets no light; one that loses as asked gets the winner's.
    let glory = isAsAsked ? played(HandPlay.glory, view) : 0
    let (winner, loser) = isGuests ? (guest, jungle) : (jungle, guest)
    OutcomeMarks.drawRays(behind: guest, glory, into: &picture)
    drawSign(question.aim, view, into: &picture)
    let awaited = isAnswered ? 1 - played(.opacity("player"), view) : 1
    if act == .answer { drawSlot(awaited, into: &picture) }
    for actor in shown?.outcome == .loss ? [Side.player, .jungle] : [.jungle, .player] {
      drawThrower(actor, question.jungle, view, into: &picture)
    }
    let wish = act == .answer ? asked(WinOrLoseTimelines.signOpacity, view) * awaited : 0
    OutcomeMarks.drawCrown(
      on: (question.aim == .win ? guest : jungle) - Self.overHead, wish, isCalm: view.isCalm,
      into: &picture)
    OutcomeMarks.drawCrown(on: winner - Self.overHead, glory, isCalm: view.isCalm, into: &picture)
    // No stars as in Hands: here they mean right answers.
    OutcomeMarks.drawHarm(
      at: loser + Point(x: 0, y: 24), min(1, droop / HandPlay.lightly), size: isMeant ? 0.44 : 0.76,
      into: &picture)
  }

  /// Draws the place where the player's hand will be, with all three carved in it, because a single
  /// one would look like the answer.
  private func drawSlot(_ opacity: Double, into picture: inout Picture) {
    let slot = WinOrLoseLayout.slot
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

  private static let overHead = Point(x: 0, y: 122)

  /// A value of the answer's animation; the channel's rest before.
  func played<Value>(_ channel: Channel<Value>, _ view: View) -> Value {
    playingOut.map { $0.timeline[channel, at: $0.moment(view)] } ?? channel.rest
  }

  /// A value of the question's entrance.
  private func asked(_ channel: Channel<Double>, _ view: View) -> Double {
    question[channel, at: view.time]
  }

  /// Draws a thrower; its hand, if shown, is at the end of an arm.
  private func drawThrower(
    _ actor: Side, _ jungle: Throw, _ view: View, into picture: inout Picture
  ) {
    let spot = cast.spot(of: actor)
    let pointer = isPlayingOut ? WinOrLoseLayout.guest : controls.pointer
    let (timeline, moment) =
      playingOut.map { ($0.timeline, $0.moment(view)) }
      ?? (question.timeline, view.time - question.since)
    let hand = (actor == .jungle ? jungle : shown?.player).map {
      HandPlay.hand(
        $0, of: actor, WinOrLoseLayout.stance(actor), in: timeline, at: moment, isCalm: view.isCalm
      ).named(actor == .jungle ? "jungle" : "guest")
    }
    Thrower.draw(
      cast.all.figure(of: spot, view, pointer: pointer), named: "\(spot.side).\(spot.animal)",
      reaching: hand, into: &picture)
    if let hand { picture.draw(hand) }
  }

  /// Draws the sign, which gives the task in a picture, words and place.
  private func drawSign(_ aim: Drill.Aim, _ view: View, into picture: inout Picture) {
    let bob = asked(WinOrLoseTimelines.signBob, view) * (aim == .win ? -18 : 18)
    Sign(aim: aim, champion: cast.champion.animal).draw(
      at: WinOrLoseLayout.sign.offsetBy(0, bob).center,
      scale: asked(WinOrLoseTimelines.signSize, view),
      opacity: asked(WinOrLoseTimelines.signOpacity, view),
      isPraised: card != nil && drill.answer?.isRight == true, view.language, into: &picture)
  }
}
