internal import Animation
internal import Figures
internal import Rules
internal import Stage

extension Bout {
  /// How far a head gets in a tick, in design pixels, to be drawn on ones.
  private static let fast = 16.0

  /// The moment of the drawing that is shown: while they act, and nobody is fast, on twos.
  func drawnMoment(_ view: View) -> Time {
    let (moment, timeline) = (playhead.moment(view), playhead.timeline)
    guard moment.onTwos < moment, let rival,
      let met = timeline.time(ofLabel: JungleTimelines.Part.met),
      let home = timeline.time(ofLabel: JungleTimelines.Part.home), met < moment, moment < home,
      timeline[JungleTimelines.drawnOut, at: moment] == 0
    else { return moment }
    let speed = max(
      speed(of: AnimalFigure(player, feet: JungleLayout.playerPlace), as: .player, at: moment),
      speed(of: figure(of: rival), as: .rival, at: moment))
    return speed > Self.fast ? moment : moment.onTwos
  }

  /// How far the head of a figure gets in the tick before `moment`.
  private func speed(
    of figure: AnimalFigure, as actor: JungleTimelines.Actor, at moment: Time
  ) -> Double {
    func head(_ time: Time) -> Point? {
      var figure = figure
      figure.apply(playhead.timeline, of: actor, at: time)
      return figure.place(of: .head)
    }
    guard let now = head(moment), let before = head(moment - .frames(1)) else { return 0 }
    return now.distance(to: before)
  }
}
