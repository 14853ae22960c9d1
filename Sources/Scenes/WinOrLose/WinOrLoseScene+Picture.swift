internal import Animation
internal import Rules
public import Stage
internal import Widgets

extension WinOrLoseScene {
  public func picture(_ view: View) -> Picture {
    var picture = Picture()
    picture.draw(.backdrop(WinOrLoseAssets.ground))
    switch phase {
    case .options: drawStartPanel(into: &picture)
    case .asking(let since), .verdict(_, let since), .restarting(_, let since):
      drawBoard(view, since: since, into: &picture)
    case .summary(let since, let feats): drawSummary(feats, view, since: since, into: &picture)
    }
    screen.draw(controls, view, into: &picture)
    return picture
  }

  private func drawStartPanel(into picture: inout Picture) {
    let panel = WinOrLoseLayout.panel
    picture.draw(.panel(WidgetAssets.card, inset: 56, in: panel))
    picture.draw(
      .text(
        "Win or Lose", TextStyle(.heading, bold: true), at: Point(x: 640, y: panel.minY + 74),
        tint: .ink))
    for row in WinOrLoseOption.rows.indices {
      picture.draw(
        .text(
          WinOrLoseOption.rowWords[row], TextStyle(.body, bold: true, fit: 170),
          at: Point(x: 240, y: WinOrLoseLayout.row(row).center.y), anchor: .left, tint: .ink))
    }
    let best =
      goodScore.map { "Your best so far: \($0)" } ?? "The best possible: \(options.bestScore)"
    picture.draw(
      .text(
        best, TextStyle(.body), at: Point(x: 240, y: WinOrLoseLayout.start.center.y), anchor: .left,
        tint: .ink))
  }

  private func drawBoard(_ view: View, since: Time, into picture: inout Picture) {
    guard let drill, let question = drill.question else { return }
    let count = options.rounds.rawValue
    Plaque.draw("Round", "\(drill.round) of \(count)", in: WinOrLoseLayout.round, into: &picture)
    Plaque.draw("Score", String(drill.score), in: WinOrLoseLayout.score, into: &picture)
    for index in 0..<count { drawDot(index, of: count, drill, into: &picture) }
    drawPrompt(question, view, since: since, into: &picture)
    drawAnswer(view, into: &picture)
    StatusStrip.draw(WinOrLoseWords.prompt(question), into: &picture)
  }

  /// A round: still to come, the one that is asked, or how it was answered.
  private func drawDot(_ index: Int, of count: Int, _ drill: Drill, into picture: inout Picture) {
    let frame = WinOrLoseLayout.dot(index, of: count)
    picture.draw(.rounded(frame, radius: 16, tint: .night))
    guard index < drill.answers.count else {
      let isCurrent = index == drill.round - 1
      return picture.draw(
        .rounded(frame.insetBy(4), radius: 12, tint: isCurrent ? .sun : .cream))
    }
    let isRight = drill.answers[index].isRight
    picture.draw(.rounded(frame.insetBy(3), radius: 13, tint: isRight ? .leaf : .berry))
    let icon = isRight ? WinOrLoseAssets.check : WinOrLoseAssets.cross
    picture.draw(.image(icon, at: frame.center).scaled(0.62))
  }

  /// The jungle's hand, and a sign that says what to do in words, shape and place.
  private func drawPrompt(
    _ question: Drill.Question, _ view: View, since: Time, into picture: inout Picture
  ) {
    let timeline = WinOrLoseTimelines.question(isCalm: view.isCalm)
    func value(_ channel: Channel<Double>, _ rest: Double) -> Double {
      timeline.value(of: channel, at: view.time - since, otherwise: rest)
    }
    let isWin = question.task == .win
    let bob = value(WinOrLoseTimelines.signBob, 0) * (isWin ? -18 : 18)
    let opacity = value(WinOrLoseTimelines.signOpacity, 0)
    let scale = WinOrLoseLayout.signScale
    let sign = WinOrLoseLayout.sign.offsetBy(0, bob).center
    let turn = value(WinOrLoseTimelines.signTurn, 1)
    picture.draw(
      .image(HandAssets.picture(of: question.jungle), at: WinOrLoseLayout.hand)
        .flipped().scaled(WinOrLoseLayout.handScale * value(WinOrLoseTimelines.handScale, 1))
        .opacity(value(WinOrLoseTimelines.handOpacity, 0)).named("jungle"))
    picture.draw(
      .text(
        "The jungle", TextStyle(.body, bold: true, halo: .night),
        at: Point(x: WinOrLoseLayout.hand.x, y: 162)))
    picture.draw(
      .image(isWin ? WinOrLoseAssets.signWin : WinOrLoseAssets.signLose, at: sign)
        .scaled(turn * scale, scale).opacity(opacity).named("sign"))
    picture.draw(
      .text(
        WinOrLoseWords.task(question.task), TextStyle(.heading, bold: true, halo: .ink),
        at: Point(x: sign.x, y: sign.y + 51 * scale), tint: isWin ? .sun : .cream
      ).scaled(turn * scale, scale).opacity(opacity).named("task"))
  }

  /// The player's hands after the answer: the chosen one stays bright and has a rim.
  private func drawAnswer(_ view: View, into picture: inout Picture) {
    guard !isAsking, let answer = drill?.answers.last else { return }
    for hand in Throw.allCases {
      picture.drawGroup(opacity: answer.given == hand ? 1 : 0.5) {
        drawThrowButton(hand, ControlState(), for: view.device, into: &$0)
      }
    }
    let frame = WinOrLoseLayout.throwButton(answer.given).insetBy(-6)
    picture.draw(.rim(frame, radius: 34, width: 8, tint: answer.isRight ? .leaf : .berry))
  }

  private var isAsking: Bool { if case .asking = phase { true } else { false } }

  func drawThrowButton(
    _ hand: Throw, _ state: ControlState, for device: InputDevice, into picture: inout Picture
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
      hand.key, on: device, at: Point(x: frame.minX + 38, y: frame.minY + 38), into: &picture)
  }

  private func drawSummary(
    _ feats: Set<DrillBest.Feat>, _ view: View, since: Time, into picture: inout Picture
  ) {
    guard let drill else { return }
    let card = WinOrLoseLayout.card
    let count = drill.answers.count
    func line(_ words: String, y: Double, bold: Bool = false) -> DrawCommand {
      .text(
        words, TextStyle(.body, bold: bold, fit: card.width - 140), at: Point(x: 640, y: y),
        tint: .ink)
    }
    picture.draw(.panel(WidgetAssets.card, inset: 56, in: card))
    picture.draw(
      .text(
        "\(drill.score)", TextStyle(.card, bold: true), at: Point(x: 640, y: card.minY + 96),
        tint: drill.score < 0 ? .berry : drill.score == 0 ? .ink : .leaf
      ).named("score"))
    picture.draw(
      line("\(WinOrLoseWords.points(drill.score)) in \(count) rounds", y: 218, bold: true))
    picture.draw(line(summaryLine(of: drill), y: 258))
    picture.draw(line(medians(of: drill), y: 466))
    picture.draw(
      line(WinOrLoseWords.praise(of: drill, feats, best: goodScore), y: 508, bold: true))
    drawBars(of: drill, view, since: since, into: &picture)
  }

  private func summaryLine(of drill: Drill) -> String {
    "\(drill.rightAnswers) right, \(drill.answers.count - drill.rightAnswers) wrong."
  }

  private func medians(of drill: Drill) -> String {
    guard drill.rightAnswers > 0 else { return WinOrLoseWords.advice }
    let win = WinOrLoseWords.seconds(drill.medianSeconds(for: .win))
    let lose = WinOrLoseWords.seconds(drill.medianSeconds(for: .lose))
    return "Half of your right answers came within: win \(win), lose \(lose)"
  }

  /// The best score, where it is one to show around.
  private var goodScore: Int? { best.score.flatMap { $0 > 0 ? $0 : nil } }

  /// A bar for each round: up and green when right, down and red when wrong; a fast one is tall.
  private func drawBars(
    of drill: Drill, _ view: View, since: Time, into picture: inout Picture
  ) {
    let area = WinOrLoseLayout.bars
    let slowest = max(1, drill.answers.map(\.seconds).max() ?? 1)
    let timeline = summaryTimeline(view)
    let step = area.width / Double(max(1, drill.answers.count))
    let width = min(44, step - 8)
    picture.draw(
      .rounded(
        Rect(x: area.minX, y: area.center.y - 2, width: area.width, height: 4), radius: 2,
        tint: .earth))
    for (index, (answer, channel)) in zip(drill.answers, WinOrLoseTimelines.barChannels)
      .enumerated()
    {
      let grown = timeline.value(of: channel, at: view.time - since, otherwise: 0)
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
          size: frame.size, tint: answer.isRight ? .leaf : .berry
        ).scaled(1, grown))
    }
  }
}
