internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// The throwers and their hands.
extension GamePage {
  private var winner: Side? { round?.outcome.winner }

  /// Draws both throwers with their hands; once the hands are open, the round's winner is in front.
  func drawThrowers(
    _ view: View, at moment: Time, pointer: Point?, into picture: inout Picture
  ) {
    let grip = playhead.timeline[.frame(Side.jungle.rawValue), at: moment]
    let isJungles = winner == .jungle && grip != HandAssets.Shape.fist.rawValue
    for actor in isJungles ? [Side.player, .jungle] : [.jungle, .player] {
      let spot = cast.spot(of: actor)
      // In a tall window the arrangement moves a thrower as a whole.
      picture.drawFigure(at: spot.feet) {
        var figure = cast.all.figure(of: spot, view, pointer: pointer)
        figure.feet.x += shake(of: Seat(actor), at: view.time) + GameLayout.nearer(actor, view)
        figure.isTeamed = pair != nil
        drawThrower(actor, figure, view, at: moment, into: &$0)
      }
    }
  }

  private func drawThrower(
    _ actor: Side, _ figure: AnimalFigure, _ view: View, at moment: Time,
    into picture: inout Picture
  ) {
    let (palm, timeline) = (GameLayout.palm(actor), playhead.timeline)
    let thrown = (actor == .player ? round?.player : round?.jungle) ?? .rock
    let hand = HandTimelines.hand(
      thrown, of: actor, GameLayout.stance(actor), in: timeline, at: moment,
      reducesMotion: view.reducesMotion
    ).named("hand.\(actor)")
    picture.draw(.image(SharedAssets.shadow, at: palm + Point(x: 0, y: 96)).scaled(1.15, 0.8))
    Thrower.draw(
      figure, named: pair == nil ? "\(figure.side).\(figure.animal)" : "thrower.\(actor)",
      as: pair?.mascot(actor), reaching: hand, into: &picture)
    let isJungles = pair == nil && actor == .jungle
    let glory = actor == winner ? timeline[HandTimelines.glory, at: moment] : 0
    // The jungle's win already shows in the red ground, so its hand gets no rays.
    if actor == winner, !isJungles {
      OutcomeMarks.drawRays(behind: palm, glory, scale: GameLayout.raysScale, into: &picture)
    }
    HandTimelines.draw(
      hand, of: actor, in: timeline, at: moment, reducesMotion: view.reducesMotion, into: &picture)
    if isJungles { OutcomeMarks.drawLeaves(on: hand, into: &picture) }
    guard let winner else { return }
    guard actor == winner else {
      let harm = timeline[HandTimelines.droop(actor), at: moment]
      return OutcomeMarks.drawHarm(
        at: palm + Point(x: 0, y: view.reducesMotion ? 0 : 26 * harm), harm, size: 0.6,
        into: &picture)
    }
    // The hand of the scissors is lower than the others, so its crown is too.
    let height = (isJungles ? 92.0 : 112) - (thrown == .scissors ? 14 : 0)
    OutcomeMarks.drawCrown(
      isJungles ? WidgetAssets.wreath : WidgetAssets.crown,
      on: palm - Point(x: 0, y: timeline[HandTimelines.lift(actor), at: moment] + height), glory,
      reducesMotion: view.reducesMotion, into: &picture)
  }

  /// Draws the sand below the victory card: the winner's hand pats the loser's, among fallen stars
  /// and leaves.
  func drawPeace(_ view: View, opacity: Double, into picture: inout Picture) {
    guard let round, let winner else { return }
    let isStill = view.reducesMotion || cast.nextChange(view) == nil
    let beat = isStill ? 0 : view.time.held(10).seconds * 1.4
    picture.drawGroup(opacity: opacity) {
      // In calm motion no stars and leaves have flown, so none lie there.
      for index in 0..<(view.reducesMotion ? 0 : 22) {
        let place = GameLayout.sand.point(
          (0.618 * Double(index)).truncatingRemainder(dividingBy: 1),
          (0.37 * Double(index * index)).truncatingRemainder(dividingBy: 1))
        let scrap = index % 3 == 0 ? SharedAssets.star : SharedAssets.leaves[index % 3]
        $0.draw(
          .image(scrap, at: place)
            .scaled(0.7, 0.5).turned(67 * Double(index)).named("scrap"))
      }
      for side in Side.allCases {
        let pat = side == winner ? max(0, Portable.sin(beat * .pi)) : 0
        let at = GameLayout.resting(side) + Point(x: 20 * side.toTheOther * pat, y: -10 * pat)
        let hand = side == .player ? round.player : round.jungle
        $0.draw(
          .image(SharedAssets.shadow, at: at + Point(x: 40 * side.toTheOther, y: 34)).scaled(
            0.8, 0.5))
        $0.draw(
          .image(
            HandAssets.picture(of: hand, side == winner ? .open : .beaten), at: at, anchor: .bottom
          )
          .scaled(0.56).turned(side.toTheOther * (90 - 16 * pat)).flipped(side == .player)
          .named("resting.\(side)"))
      }
    }
  }
}
