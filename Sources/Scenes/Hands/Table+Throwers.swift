internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// Those who throw, and their hands.
extension Table {
  typealias Actor = HandsTimelines.Actor

  func thrower(_ actor: Actor) -> Cast.Spot { crowd.spots[actor == .jungle ? 0 : 1] }

  private var winner: Actor? {
    switch round?.outcome {
    case .win: .player
    case .loss: .jungle
    case .tie, nil: nil
    }
  }

  /// Draws both throwers with their hands; once they have opened, the stronger one before the other.
  func drawThrowers(
    _ view: View, at moment: Time, pointer: Point?, into picture: inout Picture
  ) {
    let isJungles = act == .shown && winner == .jungle
    for actor in isJungles ? [Actor.player, .jungle] : [.jungle, .player] {
      let spot = thrower(actor)
      // A tall window moves it as a whole.
      picture.drawFigure(at: spot.feet) {
        drawThrower(
          actor, crowd.figure(of: spot, view, pointer: pointer), view, at: moment, into: &$0)
      }
    }
  }

  private func drawThrower(
    _ actor: Actor, _ figure: AnimalFigure, _ view: View, at moment: Time,
    into picture: inout Picture
  ) {
    let hand = hand(actor, view, at: moment)
    picture.draw(
      .image(WidgetAssets.shadow, at: TableLayout.palm(actor) + Point(x: 0, y: 96))
        .scaled(1.15, 0.8))
    Thrower.draw(
      figure, named: "\(figure.side).\(figure.animal)", reaching: hand, into: &picture)
    let isJungles = plan != nil && actor == .jungle
    let glory = actor == winner ? playhead.timeline[HandsTimelines.glory, at: moment] : 0
    // Red is loud enough without a light.
    if actor == winner, !isJungles {
      OutcomeMarks.drawRays(
        behind: TableLayout.palm(actor), glory, scale: TableLayout.raysScale, into: &picture)
    }
    picture.draw(hand)
    guard let winner else { return }
    guard actor == winner else {
      let harm = playhead.timeline[HandsTimelines.droop(actor), at: moment]
      return OutcomeMarks.drawHarm(
        at: TableLayout.palm(actor) + Point(x: 0, y: view.isCalm ? 0 : 26 * harm), harm,
        isCalm: view.isCalm, into: &picture)
    }
    let lift = playhead.timeline[HandsTimelines.lift(actor), at: moment]
    OutcomeMarks.drawCrown(
      isJungles ? WidgetAssets.wreath : WidgetAssets.crown,
      on: TableLayout.palm(actor) - Point(x: 0, y: lift + (isJungles ? 92 : 112)), glory,
      isCalm: view.isCalm, into: &picture)
  }

  /// A hand pointing at the other; the player's mirrors the jungle's.
  private func hand(_ actor: Actor, _ view: View, at moment: Time) -> DrawCommand {
    func value<Value>(_ channel: Channel<Value>) -> Value { playhead.timeline[channel, at: moment] }
    let isPlayer = actor == .player
    let thrown = isPlayer ? round?.player : round?.jungle
    let way = isPlayer ? -1.0 : 1.0
    let wrist = isPlayer ? TableLayout.playerWrist : TableLayout.jungleWrist
    let grip = HandAssets.Grip(rawValue: value(.frame(actor.rawValue))) ?? .fist
    let stretch = value(.stretch(actor.rawValue))
    let size = TableLayout.handScale * value(.scale(actor.rawValue))
    let droop = view.isCalm ? 0 : value(HandsTimelines.droop(actor))
    return .image(
      HandAssets.picture(of: thrown ?? .rock, grip),
      at: Point(
        x: wrist.x + way * value(HandsTimelines.reach(actor)),
        y: wrist.y - value(HandsTimelines.lift(actor)) + 14 * droop),
      anchor: .bottom
    )
    .scaled(size * stretch.x, size * stretch.y)
    .turned(way * (90 + value(HandsTimelines.dip(actor)) + 6 * droop))
    .flipped(isPlayer)
    .named(isPlayer ? "hand.player" : "hand.jungle")
  }
}
