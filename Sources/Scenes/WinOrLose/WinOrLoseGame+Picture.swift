internal import Animation
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

extension CardPicture {
  /// The right hand, left of the words, and right of them the star that is won, or only its shadow.
  static func verdict(_ answer: Drill.Answer, points: Int) -> CardPicture {
    CardPicture(height: 0, side: 76) {
      let (hand, star) = (Point(x: -200, y: 38), Point(x: 196, y: 20))
      $0.draw(.image(HandAssets.picture(of: answer.question.rightThrow), at: hand).scaled(0.4))
      $0.draw(.image(WidgetAssets.iconCheck, at: hand + Point(x: 26, y: -34)))
      let picture = DrawCommand.image(WidgetAssets.star, at: star).scaled(1.4)
      $0.draw(answer.isRight ? picture : picture.tinted(.ink).opacity(0.2))
      $0.draw(
        answer.isRight ? "+\(points)" : "-\(points)", TextStyle(.body, bold: true, fit: 72),
        at: star + Point(x: 0, y: 44), tint: .ink)
    }
  }
}

/// The middle of the screen: both hands, and the sign that tells who is to win.
extension WinOrLoseGame {
  /// Draws the jungle's hand and the place of the player's, a crown over the one that is to win and
  /// a flower beside the other; then the answer as it is played out.
  func drawStage(_ question: Drill.Question, _ view: View, into picture: inout Picture) {
    let isWin = question.task == .win
    let (jungle, guest) = (WinOrLoseLayout.hand, WinOrLoseLayout.guest)
    let droop = played(WinOrLoseTimelines.droop, view)
    OutcomeMarks.drawRays(behind: droop < 0 ? guest : jungle, abs(droop), into: &picture)
    drawOwners(view.language, into: &picture)
    let awaited = 1 - played(WinOrLoseTimelines.guestOpacity, view)
    let slot = WinOrLoseLayout.slot
    picture.draw(.rounded(slot, radius: 34, tint: .night).opacity(0.12 * awaited))
    picture.draw(.rim(slot, radius: 34, width: 6, tint: .white).opacity(0.7 * awaited))
    // All three, as any one would look like the answer.
    for (index, hand) in Throw.allCases.enumerated() {
      picture.draw(
        .image(HandAssets.picture(of: hand), at: guest + Point(x: 60 * Double(index - 1), y: 0))
          .scaled(0.3).tinted(.ink).opacity(0.2 * awaited))
    }
    drawJungle(question.jungle, view, into: &picture)
    drawGuest(view, into: &picture)
    let wish = asked(WinOrLoseTimelines.signOpacity, view) * awaited
    let (first, second) = isWin ? (guest, jungle) : (jungle, guest)
    OutcomeMarks.drawCrown(on: first - Self.overHead, wish, isCalm: view.isCalm, into: &picture)
    picture.draw(
      .image(WidgetAssets.flower, at: second + Point(x: 88, y: 104), anchor: .bottom)
        .opacity(wish).named("flower"))
    if droop != 0 {
      let (winner, loser) = droop < 0 ? (guest, jungle) : (jungle, guest)
      OutcomeMarks.drawCrown(
        on: winner - Self.overHead, abs(droop), isCalm: view.isCalm, into: &picture)
      OutcomeMarks.drawHarm(
        at: loser + Point(x: 0, y: 24), abs(droop), isCalm: view.isCalm, into: &picture)
    }
    drawSign(question.task, view, into: &picture)
  }

  private static let overHead = Point(x: 0, y: 122)

  /// A value of the answer that is played out; its rest before.
  func played(_ channel: Channel<Double>, _ view: View) -> Double {
    playingOut?[channel, at: view.time] ?? 0
  }

  /// A value of the question's entrance.
  private func asked(_ channel: Channel<Double>, _ view: View) -> Double {
    prompt[channel, at: view.time]
  }

  /// Draws whose hand is whose.
  private func drawOwners(_ language: Language, into picture: inout Picture) {
    func name(_ words: Phrase, at x: Double) -> DrawCommand {
      .text(
        language(words), TextStyle(.body, bold: true, halo: .night, fit: 190, height: 46),
        at: Point(x: x, y: WinOrLoseLayout.hand.y + WinOrLoseLayout.owner))
    }
    let jungle = WinOrLoseLayout.hand
    picture.draw(
      .image(WidgetAssets.jungle, at: jungle + Point(x: -86, y: WinOrLoseLayout.owner - 4)))
    picture.draw(name(.common(.theJungle), at: jungle.x + 44))
    picture.draw(name(.common(.you), at: WinOrLoseLayout.guest.x))
  }

  private func drawJungle(_ hand: Throw, _ view: View, into picture: inout Picture) {
    let grip = prompt[WinOrLoseTimelines.handGrip, at: view.time]
    let push = max(0, played(WinOrLoseTimelines.push, view))
    let sunk = view.isCalm ? 0 : max(0, -played(WinOrLoseTimelines.droop, view))
    picture.draw(
      .image(
        HandAssets.picture(of: hand, HandAssets.Grip(rawValue: grip) ?? .open),
        at: WinOrLoseLayout.hand
          + Point(x: push, y: 22 * sunk - played(WinOrLoseTimelines.lift, view))
      )
      .flipped().turned(-14 * sunk)
      .scaled(
        WinOrLoseLayout.handScale * asked(WinOrLoseTimelines.handScale, view) * (1 - 0.16 * sunk)
      )
      .opacity(asked(WinOrLoseTimelines.handOpacity, view)).named("jungle"))
  }

  /// Draws the player's hand, once there is an answer, facing the jungle's.
  private func drawGuest(_ view: View, into picture: inout Picture) {
    guard let shown, let playingOut else { return }
    let grip = playingOut[WinOrLoseTimelines.grip, at: view.time]
    let push = min(0, played(WinOrLoseTimelines.push, view))
    let sunk = view.isCalm ? 0 : max(0, played(WinOrLoseTimelines.droop, view))
    picture.draw(
      .image(
        HandAssets.picture(of: shown.player, HandAssets.Grip(rawValue: grip) ?? .fist),
        at: WinOrLoseLayout.guest
          + Point(
            x: played(WinOrLoseTimelines.guestAway, view) + push,
            y: 22 * sunk - played(WinOrLoseTimelines.lift, view))
      )
      .turned(14 * sunk).scaled(WinOrLoseLayout.handScale * (1 - 0.16 * sunk))
      .opacity(played(WinOrLoseTimelines.guestOpacity, view)).named("guest"))
  }

  /// Draws the sign, which gives the task in a picture, words and place.
  private func drawSign(_ task: Drill.Task, _ view: View, into picture: inout Picture) {
    let isWin = task == .win
    let scale = WinOrLoseLayout.signScale
    let bob = asked(WinOrLoseTimelines.signBob, view) * (isWin ? -18 : 18)
    let sign = WinOrLoseLayout.sign.offsetBy(0, bob).center
    let turn = asked(WinOrLoseTimelines.signTurn, view)
    let opacity = asked(WinOrLoseTimelines.signOpacity, view)
    picture.draw(
      .image(isWin ? WinOrLoseAssets.signWin : WinOrLoseAssets.signLose, at: sign)
        .scaled(turn * scale, scale).opacity(opacity).named("sign"))
    picture.draw(
      .text(
        view.language(.winOrLose(.task(task))),
        TextStyle(.heading, bold: true, halo: .ink, fit: 232),
        at: Point(x: sign.x, y: sign.y + 54 * scale), tint: isWin ? .sun : .cream
      ).scaled(turn * scale, scale).opacity(opacity).named("task"))
  }
}
