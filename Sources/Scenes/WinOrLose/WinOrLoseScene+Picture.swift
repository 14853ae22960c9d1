public import Animation
internal import Props
internal import Rules
public import Stage

extension WinOrLoseScene {
  public func picture(at time: Time) -> Picture {
    var picture = Picture()
    picture.draw(.backdrop(WinOrLoseAssets.ground))
    switch phase {
    case .options:
      picture.draw(startPanel)
    case .asking(let since):
      picture.draw(board(at: time, since: since))
    case .verdict(let card, let since):
      picture.draw(board(at: time, since: since))
      picture.draw(corners)
      picture.draw(card.draw(at: time, controls))
      return picture
    case .summary(let since, let feats):
      picture.draw(summary(at: time - since, feats: feats))
    }
    picture.draw(corners)
    return picture
  }

  private func state(_ id: ControlID) -> ControlState {
    controls.state(of: id, among: activeControls)
  }

  private var corners: [DrawCommand] {
    IconButton.draw(PropAssets.iconBack, in: IconButton.topLeft, state(.back))
      + IconButton.draw(PropAssets.iconSettings, in: IconButton.topRight, state(.settings))
  }

  private var startPanel: [DrawCommand] {
    let panel = WinOrLoseLayout.panel
    var commands: [DrawCommand] = [
      .panel(PropAssets.card, inset: 56, in: panel),
      .text(
        "Win or Lose", TextStyle(.heading, bold: true), at: Point(x: 640, y: panel.minY + 74),
        tint: .ink),
    ]
    for (row, choices) in WinOrLoseOption.rows.enumerated() {
      let frame = WinOrLoseLayout.row(row)
      commands.append(
        .text(
          WinOrLoseOption.rowWords[row], TextStyle(.body, bold: true, fit: 170),
          at: Point(x: 240, y: frame.center.y), anchor: .left, tint: .ink))
      for (choice, place) in zip(choices, RadioChoice.frames(choices.count, in: frame)) {
        commands += RadioChoice.draw(
          choice.words, isChosen: choice.isChosen(in: options), in: place, state(choice.id))
      }
    }
    let best =
      goodScore.map { "Your best so far: \($0)" } ?? "The best possible: \(options.bestScore)"
    commands.append(
      .text(
        best, TextStyle(.body), at: Point(x: 240, y: WinOrLoseLayout.start.center.y), anchor: .left,
        tint: .ink))
    return commands + Button.draw("Start", in: WinOrLoseLayout.start, state(.start))
  }

  private func board(at time: Time, since: Time) -> [DrawCommand] {
    guard let drill, let question = drill.question else { return [] }
    return counters(of: drill) + prompt(question, at: time - since)
      + Throw.allCases.flatMap { throwButton($0) }
      + StatusStrip.draw(WinOrLoseWords.prompt(question))
  }

  private func counters(of drill: Drill) -> [DrawCommand] {
    let count = options.rounds.rawValue
    let dots = (0..<count).flatMap { index -> [DrawCommand] in
      let frame = WinOrLoseLayout.dot(index, of: count)
      guard index < drill.answers.count else {
        let isCurrent = index == drill.round - 1
        return [
          .rounded(frame, radius: 16, tint: .night),
          .rounded(frame.insetBy(4), radius: 12, tint: isCurrent ? .sun : .cream),
        ]
      }
      let icon =
        drill.answers[index].isRight ? WinOrLoseAssets.check : WinOrLoseAssets.cross
      return [
        .rounded(frame, radius: 16, tint: .night),
        .rounded(
          frame.insetBy(3), radius: 13, tint: drill.answers[index].isRight ? .leaf : .berry),
        DrawCommand.image(icon, at: frame.center).scaled(0.62),
      ]
    }
    return Plaque.draw("Round", "\(drill.round) of \(count)", in: WinOrLoseLayout.round)
      + Plaque.draw("Score", "\(drill.score)", in: WinOrLoseLayout.score) + dots
  }

  /// The jungle's hand, and a sign that says what to do in words, shape and place.
  private func prompt(_ question: Drill.Question, at moment: Time) -> [DrawCommand] {
    func value(_ channel: Channel<Double>, _ rest: Double) -> Double {
      questionTimeline.value(of: channel, at: moment, otherwise: rest)
    }
    let isWin = question.task == .win
    let bob = value(WinOrLoseTimelines.signBob, 0) * (isWin ? -18 : 18)
    let opacity = value(WinOrLoseTimelines.signOpacity, 0)
    let sign = Point(x: WinOrLoseLayout.sign.x, y: WinOrLoseLayout.sign.y + bob)
    let turn = value(WinOrLoseTimelines.signTurn, 1)
    return [
      DrawCommand.image(
        HandAssets.picture(of: question.jungle), at: WinOrLoseLayout.hand
      )
      .flipped().scaled(WinOrLoseLayout.handScale * value(WinOrLoseTimelines.handScale, 1))
      .opacity(value(WinOrLoseTimelines.handOpacity, 0)).named("jungle"),
      DrawCommand.text(
        "The jungle", TextStyle(.body, bold: true, halo: .night),
        at: Point(x: WinOrLoseLayout.hand.x, y: 158)),
      DrawCommand.image(isWin ? WinOrLoseAssets.signWin : WinOrLoseAssets.signLose, at: sign)
        .scaled(turn, 1).opacity(opacity),
      DrawCommand.text(
        WinOrLoseWords.task(question.task), TextStyle(.heading, bold: true, halo: .ink),
        at: Point(x: sign.x, y: sign.y + 51), tint: isWin ? .sun : .cream
      ).scaled(turn, 1).opacity(opacity).named("task"),
    ]
  }

  private func throwButton(_ hand: Throw) -> [DrawCommand] {
    let state = state(.throwing(hand))
    let lift = state.isPressed ? 3.0 : state.isHovered ? -4 : 0
    let frame = WinOrLoseLayout.throwButton(hand).offsetBy(0, lift)
    return FocusRing.draw(around: frame, radius: 28, state) + [
      .panel(state.isHovered ? PropAssets.buttonHover : PropAssets.button, inset: 28, in: frame),
      DrawCommand.image(
        HandAssets.picture(of: hand), at: Point(x: frame.center.x, y: frame.center.y)
      )
      .scaled(0.76),
    ] + KeyCap.draw(hand.key, on: device, at: Point(x: frame.minX + 38, y: frame.minY + 38))
  }

  private func summary(at moment: Time, feats: Set<DrillBest.Feat>) -> [DrawCommand] {
    guard let drill else { return [] }
    let card = WinOrLoseLayout.card
    let count = drill.answers.count
    func line(_ words: String, y: Double, bold: Bool = false) -> DrawCommand {
      .text(
        words, TextStyle(.body, bold: bold, fit: card.width - 140), at: Point(x: 640, y: y),
        tint: .ink)
    }
    return [
      .panel(PropAssets.card, inset: 56, in: card),
      DrawCommand.text(
        "\(drill.score)", TextStyle(.card, bold: true), at: Point(x: 640, y: card.minY + 96),
        tint: drill.score < 0 ? .berry : drill.score == 0 ? .ink : .leaf
      ).named("score"),
      line("\(WinOrLoseWords.points(drill.score)) in \(count) rounds", y: 218, bold: true),
      line(summaryLine(of: drill), y: 258),
      line(medians(of: drill), y: 466),
      line(
        WinOrLoseWords.praise(of: drill, feats, best: goodScore), y: 508, bold: true),
    ]
      + bars(of: drill, at: moment)
      + Button.draw("Options", in: WinOrLoseLayout.options, state(.options))
      + Button.draw("Restart", in: WinOrLoseLayout.again, state(.restart))
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
  private func bars(of drill: Drill, at moment: Time) -> [DrawCommand] {
    let area = WinOrLoseLayout.bars
    let slowest = max(1, drill.answers.map(\.seconds).max() ?? 1)
    let timeline = summaryTimeline
    let step = area.width / Double(max(1, drill.answers.count))
    let width = min(44, step - 8)
    return [
      DrawCommand.rounded(
        Rect(x: area.minX, y: area.center.y - 2, width: area.width, height: 4), radius: 2,
        tint: .earth)
    ]
      + zip(drill.answers, WinOrLoseTimelines.barChannels).enumerated().map { index, pair in
        let (answer, channel) = pair
        let grown = timeline.value(of: channel, at: moment, otherwise: 0)
        let speed = 1 - 0.75 * answer.seconds / slowest
        let height = max(10, (area.height / 2 - 6) * speed)
        let x = area.minX + step * (Double(index) + 0.5)
        let frame = Rect(
          x: x - width / 2, y: answer.isRight ? area.center.y - 4 - height : area.center.y + 4,
          width: width, height: height)
        return DrawCommand(
          .rounded(radius: 8),
          at: frame.point(0.5, answer.isRight ? 1 : 0), anchor: answer.isRight ? .bottom : .top,
          size: frame.size, tint: answer.isRight ? .leaf : .berry
        ).scaled(1, grown)
      }
  }
}
