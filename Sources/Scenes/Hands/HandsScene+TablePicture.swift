internal import Animation
internal import Props
internal import Rules
internal import Stage

extension HandsScene {
  /// The table: score, sentence, two hands, and what can be done.
  func tableScreen(_ table: Table, at time: Time) -> [DrawCommand] {
    let moment = table.playhead.time + (time - now)
    return plaque(table, at: time)
      + tag("The jungle", table, \.jungle, in: TableLayout.jungleTag)
      + tag(table.plan.name.text, table, \.player, in: TableLayout.playerTag)
      + bursts.flatMap { $0.draw(at: time) } + hands(table, at: moment)
      + count(table, at: moment) + sign(table, at: moment)
      + sentence(table) + choices(table, at: time)
  }

  private func plaque(_ table: Table, at time: Time) -> [DrawCommand] {
    let score = HandsWords.score(table.match)
    return Plaque.draw(
      score.word, score.number, in: TableLayout.plaque, swell: jump(of: table, at: time))
  }

  private func jump(of table: Table, at time: Time) -> Double {
    guard let scored = table.scored, !preferences.isCalm else { return 0 }
    let progress = (time - scored).seconds / HandsTimelines.jump.seconds
    return progress < 0 || progress > 1 ? 0 : Portable.sin(progress * .pi)
  }

  /// What is asked or what happened, always with the player's name; the count has the stage to itself.
  private func sentence(_ table: Table) -> [DrawCommand] {
    let name = table.plan.name
    let words =
      switch table.act {
      case .waiting: HandsWords.invitation(name)
      case .shaking: ""
      case .shown where table.match.winner != nil: HandsWords.matchLabel(name)
      case .shown: table.round.map { HandsWords.label($0.outcome, name) } ?? ""
      }
    guard !words.isEmpty else { return [] }
    return [
      .text(
        words, TextStyle(.heading, bold: true, fit: 1_000), at: TableLayout.sentence, tint: .white
      ).named("sentence")
    ]
  }

  /// One, two, three, between the fists.
  private func count(_ table: Table, at moment: Time) -> [DrawCommand] {
    let timeline = table.playhead.timeline
    let beat = timeline.value(of: HandsTimelines.count, at: moment, otherwise: 0)
    guard HandsWords.counting.indices.contains(beat - 1) else { return [] }
    return [
      DrawCommand.text(
        HandsWords.counting[beat - 1], TextStyle(.heading, bold: true, fit: 220),
        at: TableLayout.sign, tint: .white
      )
      .scaled(timeline.value(of: HandsTimelines.countScale, at: moment, otherwise: 1))
      .named("count")
    ]
  }

  /// Whose hand it is, and what it shows.
  private func tag(
    _ name: String, _ table: Table, _ side: KeyPath<Round, Throw>, in frame: Rect
  ) -> [DrawCommand] {
    let shown = table.act == .shown ? table.round?[keyPath: side].words : nil
    let style = TextStyle(.body, bold: true, fit: frame.width - 32)
    return [
      DrawCommand.rounded(frame, radius: 24, tint: .night).opacity(0.55),
      .text(name, style, at: frame.point(0.5, shown == nil ? 0.5 : 0.3), tint: .white),
    ]
      + (shown.map { words in
        [
          .text(
            words, TextStyle(.body, fit: frame.width - 32), at: frame.point(0.5, 0.7), tint: .sun)
        ]
      } ?? [])
  }

  private func hands(_ table: Table, at moment: Time) -> [DrawCommand] {
    let timeline = table.playhead.timeline
    return [
      hand(.jungle, table.round?.jungle, timeline, at: moment),
      hand(.player, table.round?.player, timeline, at: moment),
    ]
  }

  /// A hand with its fingers towards the other; the player's is the mirror image of the jungle's.
  private func hand(
    _ actor: HandsTimelines.Actor, _ thrown: Throw?, _ timeline: Timeline, at moment: Time
  ) -> DrawCommand {
    func value<Value>(_ channel: Channel<Value>, _ rest: Value) -> Value {
      timeline.value(of: channel, at: moment, otherwise: rest)
    }
    let isPlayer = actor == .player
    let way = isPlayer ? -1.0 : 1.0
    let wrist = isPlayer ? TableLayout.playerWrist : TableLayout.jungleWrist
    let isOpen = value(.frame(actor.rawValue), 0) == 1
    let stretch = value(.stretch(actor.rawValue), Point(x: 1, y: 1))
    let size = TableLayout.handScale * value(.scale(actor.rawValue), 1)
    return DrawCommand.image(
      HandAssets.picture(of: isOpen ? thrown ?? .rock : .rock),
      at: Point(
        x: wrist.x + way * value(HandsTimelines.reach(actor), 0),
        y: wrist.y - value(HandsTimelines.lift(actor), 0)),
      anchor: .bottom
    )
    .scaled(size * stretch.x, size * stretch.y)
    .turned(way * (90 + value(HandsTimelines.dip(actor), 0)))
    .flipped(isPlayer)
    .tinted(.white.mixed(with: .earth, 0.45 * value(HandsTimelines.shade(actor), 0)))
    .named("hand.\(actor.rawValue)")
  }

  /// A sign between the hands, so that the colour never speaks alone.
  private func sign(_ table: Table, at moment: Time) -> [DrawCommand] {
    guard let round = table.round else { return [] }
    let timeline = table.playhead.timeline
    let opacity = timeline.value(of: HandsTimelines.signOpacity, at: moment, otherwise: 0)
    let scale = timeline.value(of: HandsTimelines.signScale, at: moment, otherwise: 1)
    let place = Rect(center: TableLayout.sign, size: TableLayout.signSize)
    let sign = OutcomeSign.draw(
      round.outcome, isVictory: table.match.winner != nil, in: place)
    return sign.map { $0.grown(by: scale, about: place.center).opacity(opacity) }
  }

  private func choices(_ table: Table, at time: Time) -> [DrawCommand] {
    let list = tableControls(table)
    var commands = Button.draw(
      "Reset Game", in: TableLayout.reset, controls.state(of: .reset, among: list))
    for control in list {
      switch control.id {
      case .nextTurn:
        commands += offered(
          "Next Turn", .nextTurn, in: control.frame, among: list, at: time)
      case .playAgain:
        commands += offered(
          "Play Again", .playAgain, in: control.frame, among: list, at: time)
      default:
        guard let hand = Throw.allCases.first(where: { .hand($0) == control.id }) else { continue }
        var state = controls.state(of: control.id, among: list)
        state.isEnabled = table.act == .waiting
        commands += HandButton.draw(hand, in: control.frame, state, for: device)
      }
    }
    return commands
  }
}
