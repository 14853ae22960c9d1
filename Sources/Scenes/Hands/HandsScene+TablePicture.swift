internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

extension HandsScene {
  /// The table: score, sentence, and two hands.
  func drawTable(_ table: Table, at time: Time, into picture: inout Picture) {
    let moment = table.playhead.time + (time - now)
    let score = HandsWords.score(table.match)
    Plaque.draw(
      score.word, score.number, in: TableLayout.plaque, swell: jump(of: table, at: time),
      into: &picture)
    let shown = table.act == .shown ? table.round : nil
    drawTag("The jungle", shown?.jungle, in: TableLayout.jungleTag, into: &picture)
    drawTag(table.plan.name.text, shown?.player, in: TableLayout.playerTag, into: &picture)
    for burst in bursts { burst.draw(at: time, into: &picture) }
    let timeline = table.playhead.timeline
    drawHand(.jungle, table.round?.jungle, timeline, at: moment, into: &picture)
    drawHand(.player, table.round?.player, timeline, at: moment, into: &picture)
    drawCount(timeline, at: moment, into: &picture)
    drawSign(table, at: moment, into: &picture)
    drawSentence(table, into: &picture)
  }

  private func jump(of table: Table, at time: Time) -> Double {
    guard let scored = table.scored, !preferences.isCalm else { return 0 }
    let progress = (time - scored).seconds / HandsTimelines.jump.seconds
    return progress < 0 || progress > 1 ? 0 : Portable.sin(progress * .pi)
  }

  /// What is asked or what happened, always with the player's name; the count has the stage to itself.
  private func drawSentence(_ table: Table, into picture: inout Picture) {
    let name = table.plan.name
    let words =
      switch table.act {
      case .waiting: HandsWords.invitation(name)
      case .shaking: ""
      case .shown where table.match.winner != nil: HandsWords.matchLabel(name)
      case .shown: table.round.map { HandsWords.label($0.outcome, name) } ?? ""
      }
    guard !words.isEmpty else { return }
    picture.draw(
      .text(
        words, TextStyle(.heading, bold: true, fit: 1_000), at: TableLayout.sentence, tint: .white
      ).named("sentence"))
  }

  /// One, two, three, between the fists.
  private func drawCount(_ timeline: Timeline, at moment: Time, into picture: inout Picture) {
    let beat = timeline.value(of: HandsTimelines.count, at: moment, otherwise: 0)
    guard HandsWords.counting.indices.contains(beat - 1) else { return }
    picture.draw(
      .text(
        HandsWords.counting[beat - 1], TextStyle(.heading, bold: true, fit: 220),
        at: TableLayout.sign, tint: .white
      )
      .scaled(timeline.value(of: HandsTimelines.countScale, at: moment, otherwise: 1))
      .named("count"))
  }

  /// Whose hand it is, and what it shows.
  private func drawTag(
    _ name: String, _ shown: Throw?, in frame: Rect, into picture: inout Picture
  ) {
    picture.draw(.rounded(frame, radius: 24, tint: .night).opacity(0.55))
    picture.draw(
      .text(
        name, TextStyle(.body, bold: true, fit: frame.width - 32),
        at: frame.point(0.5, shown == nil ? 0.5 : 0.3), tint: .white))
    guard let shown else { return }
    picture.draw(
      .text(
        shown.words, TextStyle(.body, fit: frame.width - 32), at: frame.point(0.5, 0.7), tint: .sun
      ))
  }

  /// A hand with its fingers towards the other; the player's is the mirror image of the jungle's.
  private func drawHand(
    _ actor: HandsTimelines.Actor, _ thrown: Throw?, _ timeline: Timeline, at moment: Time,
    into picture: inout Picture
  ) {
    func value<Value>(_ channel: Channel<Value>, _ rest: Value) -> Value {
      timeline.value(of: channel, at: moment, otherwise: rest)
    }
    let isPlayer = actor == .player
    let way = isPlayer ? -1.0 : 1.0
    let wrist = isPlayer ? TableLayout.playerWrist : TableLayout.jungleWrist
    let isOpen = value(.frame(actor.rawValue), 0) == 1
    let stretch = value(.stretch(actor.rawValue), Point(x: 1, y: 1))
    let size = TableLayout.handScale * value(.scale(actor.rawValue), 1)
    picture.draw(
      .image(
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
      .named(isPlayer ? "hand.player" : "hand.jungle"))
  }

  /// A sign between the hands, so that the colour never speaks alone.
  private func drawSign(_ table: Table, at moment: Time, into picture: inout Picture) {
    guard let round = table.round else { return }
    let timeline = table.playhead.timeline
    let opacity = timeline.value(of: HandsTimelines.signOpacity, at: moment, otherwise: 0)
    let scale = timeline.value(of: HandsTimelines.signScale, at: moment, otherwise: 1)
    let place = Rect(center: TableLayout.sign, size: TableLayout.signSize)
    picture.drawGroup(scaledBy: scale, about: place.center, opacity: opacity) {
      OutcomeSign.draw(
        round.outcome, isVictory: table.match.winner != nil, in: place, into: &$0)
    }
  }

  /// What can be done now.
  func drawChoices(
    at table: Table, _ states: ControlStates, at time: Time, into picture: inout Picture
  ) {
    Button.draw("Reset Game", in: TableLayout.reset, states[.reset], into: &picture)
    let place = TableLayout.next
    if table.match.awaitsThrow {
      for hand in Throw.allCases {
        var state = states[.hand(hand)]
        state.isEnabled = table.act == .waiting
        HandButton.draw(hand, in: TableLayout.hand(hand), state, for: device, into: &picture)
      }
    } else if table.match.winner == nil {
      drawOffered("Next Turn", in: place, states[.nextTurn], at: time, into: &picture)
    } else if canPlayAgain(at: table) {
      drawOffered("Play Again", in: place, states[.playAgain], at: time, into: &picture)
    }
  }
}
