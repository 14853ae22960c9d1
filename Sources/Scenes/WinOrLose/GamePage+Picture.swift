internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

extension CardPicture {
  /// The verdict's pictures: left of the words the hand that was right, and right of them the star
  /// that the board counts; or else left the hand that was thrown, crossed out, and right the right
  /// one.
  static func verdict(_ answer: Drill.Answer) -> CardPicture {
    CardPicture(height: 0, side: 76) {
      let (left, right) = (Point(x: -222, y: -10), Point(x: 222, y: -10))
      guard answer.isRight else {
        draw(answer.given, marked: WidgetAssets.iconCross, at: left, into: &$0)
        return draw(
          answer.question.rightThrow, marked: WidgetAssets.iconCheck, at: right, into: &$0)
      }
      draw(answer.given, marked: WidgetAssets.iconCheck, at: left, into: &$0)
      $0.draw(.image(SharedAssets.star, at: right).scaled(2.4))
    }
  }

  private static func draw(
    _ hand: Throw, marked mark: ImageAsset, at place: Point, into picture: inout Picture
  ) {
    picture.draw(.image(HandAssets.picture(of: hand), at: place).scaled(0.36))
    picture.draw(.image(mark, at: place + Point(x: 18, y: 24)))
  }

  /// The question's pictures: what the player wants to do, and the stars it would cost.
  static func loss(_ pictogram: Pictogram) -> CardPicture {
    CardPicture(height: 0, side: 76) {
      let (sign, star) = (Point(x: -236, y: -8), Point(x: 234, y: -12))
      Disc.draw(in: Rect(center: sign, size: Size(76, 76)), (0, .ink), (4, .earth), into: &$0)
      $0.draw(.image(pictogram.asset, at: sign))
      $0.draw(.image(SharedAssets.star, at: star).scaled(1.7))
      $0.draw(.image(WidgetAssets.iconCross, at: star + Point(x: 16, y: 16)))
    }
  }
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
    drawBoards(view, into: &picture)
    // Before the blow only the hands tell the outcome.
    let isHit = Side.allCases.contains { played(HandPlay.droop($0), view) > 0 }
    BeatRing.draw(
      at: WinOrLoseLayout.ring, winner: isHit ? shown?.winner : nil,
      isPlayingOut ? ControlState() : BeatRing.state(at: WinOrLoseLayout.ring, controls), ring,
      at: view.time, into: &picture)
    drawStage(question, view, into: &picture)
    drawAnswer(view, into: &picture)
  }

  /// Draws the boards beside the sign: the round and a dot for each; the right answers, and in
  /// small below them the score, which may be negative.
  private func drawBoards(_ view: View, into picture: inout Picture) {
    let language = view.language
    let count = drill.options.rounds.rawValue
    let (round, score) = (WinOrLoseLayout.round, WinOrLoseLayout.score)
    for board in [WinOrLoseLayout.progress, score] { Plaque.drawBoard(in: board, into: &picture) }
    picture.draw(
      language(.common(.progress(drill.round, of: count))),
      TextStyle(.label, bold: true, fit: round.width, height: 44), at: round.center, tint: .cream)
    for index in 0..<count { drawDot(index, of: count, into: &picture) }
    picture.draw(
      .image(SharedAssets.star, at: score.point(0.43, 0.37)).scaled(1.5).named("token"))
    Plaque.drawNumber(
      String(judged.count(where: \.isRight)), fit: 72, height: 68, at: score.point(0.58, 0.38),
      into: &picture)
    let small = TextStyle(.body, fit: 150, height: 34)
    let (left, right) = (score.point(0.49, 0.78), score.point(0.53, 0.78))
    let points = String(drill.score(of: judged))
    picture.draw(language(.winOrLose(.score)), small, at: left, anchor: .right, tint: .cream)
    picture.draw(points, small, at: right, anchor: .left, tint: .cream)
    drawChange(at: view.time, into: &picture)
  }

  /// Draws the points of the last answer, which rise from the score; a loss is not red.
  private func drawChange(at time: Time, into picture: inout Picture) {
    guard let change, let answer = judged.last, change[.opacity("change"), at: time] > 0
    else { return }
    let points = drill.score(of: CollectionOfOne(answer))
    let rise = change[WinOrLoseTimelines.rise, at: time]
    let tag = Rect(
      center: WinOrLoseLayout.score.point(0.68, 0.78 - 0.4 * rise), size: Size(84, 44))
    picture.drawGroup(opacity: change[.opacity("change"), at: time]) {
      $0.draw(.rounded(tag, radius: 22, tint: .ink))
      $0.draw(.rounded(tag.insetBy(4), radius: 18, tint: points > 0 ? .sun : .cream))
      $0.draw(
        points > 0 ? "+\(points)" : "\(points)", TextStyle(.body, bold: true), at: tag.center,
        tint: .ink, named: "change")
    }
  }

  /// Draws a round: pending, current, with a star if answered right, or else a flower.
  private func drawDot(_ index: Int, of count: Int, into picture: inout Picture) {
    let frame = WinOrLoseLayout.dot(index, of: count)
    guard index < judged.count else {
      let isCurrent = index == drill.round - 1
      return Disc.draw(
        in: frame, (0, .night), (4, isCurrent ? .sun : .cream), into: &picture)
    }
    judged[index].draw(in: frame, into: &picture)
  }

  private static func mark(_ isRight: Bool) -> ImageAsset {
    isRight ? WidgetAssets.iconCheck : WidgetAssets.iconCross
  }

  /// Draws the player's hands, shrunk beside a card: the chosen one bright, the right one marked.
  private func drawAnswer(_ view: View, into picture: inout Picture) {
    guard card != nil || isAnswered else { return }
    picture.drawGroup(
      scaledBy: card == nil ? 1 : WinOrLoseLayout.asideScale, about: WinOrLoseLayout.aside
    ) { drawHands(view, into: &$0) }
  }

  private func drawHands(_ view: View, into picture: inout Picture) {
    let answer = drill.answer
    for hand in Throw.allCases {
      let isRight = !isPlayingOut && hand == answer?.question.rightThrow
      let isGiven = hand == answer?.given
      picture.drawGroup(opacity: isGiven ? 1 : isRight ? 0.8 : 0.5) {
        drawThrowButton(hand, ControlState(), hasCap: card == nil, view, into: &$0)
      }
      guard isGiven || isRight else { continue }
      let frame = WinOrLoseLayout.throwButton(hand)
      let tint: Color = isPlayingOut ? .cream : isRight ? .leaf : .berry
      picture.draw(.rim(frame.insetBy(-6), radius: 34, width: 8, tint: tint))
      guard !isPlayingOut else { continue }
      let mark = Rect(center: Point(x: frame.maxX - 14, y: frame.minY + 14), size: Size(52, 52))
      Disc.draw(in: mark, (0, .cream), (4, tint), into: &picture)
      picture.draw(.image(Self.mark(isRight), at: mark.center).scaled(0.8))
    }
  }

  func drawThrowButton(
    _ hand: Throw, _ state: ControlState, hasCap: Bool = true, _ view: View,
    into picture: inout Picture
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
    guard hasCap else { return }
    KeyCap.draw(
      hand.key, view, at: Point(x: frame.minX + 38, y: frame.minY + 38), into: &picture)
  }
}

/// The middle of the screen: both hands, and the sign with the task.
extension GamePage {
  /// Draws the jungle's hand and the player's place, with a crown over the side that is to win and
  /// a flower beside the other; then the animation of the answer.
  func drawStage(_ question: Drill.Question, _ view: View, into picture: inout Picture) {
    let isWin = question.aim == .win
    let (jungle, guest) = (WinOrLoseLayout.hand, WinOrLoseLayout.guest)
    let isGuests = shown?.outcome == .win
    let droop = played(HandPlay.droop(isGuests ? .jungle : .player), view)
    // An answer that wins by mistake gets no light; one that loses as asked gets the winner's.
    let glory = isRight ? played(HandPlay.glory, view) : 0
    let (winner, loser) = isGuests ? (guest, jungle) : (jungle, guest)
    OutcomeMarks.drawRays(behind: guest, glory, into: &picture)
    drawOwners(view.language, into: &picture)
    let awaited = playingOut == nil ? 1 : 1 - played(.opacity("player"), view)
    drawSlot(awaited, into: &picture)
    for actor in shown?.outcome == .loss ? [Side.player, .jungle] : [.jungle, .player] {
      drawThrower(actor, question.jungle, view, into: &picture)
    }
    let wish = asked(WinOrLoseTimelines.signOpacity, view) * awaited
    let (first, second) = isWin ? (guest, jungle) : (jungle, guest)
    OutcomeMarks.drawCrown(on: first - Self.overHead, wish, isCalm: view.isCalm, into: &picture)
    picture.draw(
      .image(SharedAssets.flower, at: second + Point(x: 88, y: 104), anchor: .bottom)
        .opacity(wish).named("flower"))
    OutcomeMarks.drawCrown(on: winner - Self.overHead, glory, isCalm: view.isCalm, into: &picture)
    // No stars as in Hands: here they mean right answers.
    OutcomeMarks.drawHarm(
      at: loser + Point(x: 0, y: 24), min(1, droop / HandPlay.lightly), size: isMeant ? 0.44 : 0.76,
      into: &picture)
    if isMeant {
      picture.draw(
        .image(SharedAssets.star, at: guest - Self.overHead).scaled(2.4 * glory).opacity(glory)
          .named("feat"))
    }
    drawSign(question.aim, view, into: &picture)
  }

  /// Draws the board where the player's hand will be, with all three carved in it, because a single
  /// one would look like the answer.
  private func drawSlot(_ opacity: Double, into picture: inout Picture) {
    let slot = WinOrLoseLayout.slot
    picture.drawGroup(opacity: opacity) {
      Plaque.drawBoard(in: slot, into: &$0)
      $0.draw(.rim(slot.insetBy(14), radius: 30, width: 5, tint: .sun).opacity(0.8))
      for (hand, x, y) in [
        (Throw.rock, 0.5, 0.3), (.paper, 0.31, 0.66), (.scissors, 0.69, 0.66),
      ] {
        for (depth, tint) in [(3.0, Color.ink), (0, Color(0xDDAA70))] {
          $0.draw(
            .image(HandAssets.picture(of: hand), at: slot.point(x, y) - Point(x: 0, y: depth))
              .scaled(0.36).tinted(tint).opacity(0.55))
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

  /// Draws the owners' names on boards below the throwers.
  private func drawOwners(_ language: Language, into picture: inout Picture) {
    func board(_ words: Phrase, below actor: Side, icon: ImageAsset? = nil) {
      let frame = WinOrLoseLayout.owner.offsetBy(cast.spot(of: actor).feet.x, 0)
      picture.draw(.rounded(frame, radius: 22, tint: .ink))
      picture.draw(.rounded(frame.insetBy(4), radius: 18, tint: .earth))
      let room = icon == nil ? 0.0 : 56
      picture.draw(
        language(words), TextStyle(.body, bold: true, fit: frame.width - 44 - room, height: 40),
        at: frame.center + Point(x: room / 2, y: -1), tint: .cream)
      if let icon { picture.draw(.image(icon, at: Point(x: frame.minX + 42, y: frame.center.y))) }
    }
    board(.common(.theJungle), below: .jungle, icon: WidgetAssets.jungle)
    board(.common(.you), below: .player)
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
    let isWin = aim == .win
    let scale = WinOrLoseLayout.signScale
    let bob = asked(WinOrLoseTimelines.signBob, view) * (isWin ? -18 : 18)
    let sign = WinOrLoseLayout.sign.offsetBy(0, bob).center
    let turn = asked(WinOrLoseTimelines.signTurn, view)
    let opacity = asked(WinOrLoseTimelines.signOpacity, view)
    Sign(aim: aim, champion: cast.champion.animal).draw(
      at: sign, scale: scale, width: turn, opacity: opacity, into: &picture)
    picture.draw(
      .text(
        view.language(.winOrLose(.aim(aim))),
        TextStyle(.heading, bold: true, halo: .ink, fit: 232),
        at: Point(x: sign.x, y: sign.y + 54 * scale), tint: isWin ? .sun : .cream
      ).scaled(turn * scale, scale).opacity(opacity).named("task"))
  }
}
