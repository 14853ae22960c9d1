internal import Animation
internal import Figures
internal import Rules
public import Stage
internal import Widgets

extension OpeningScene {
  public func picture(_ view: View) -> Picture {
    let moment = playhead.moment(view)
    func value(_ channel: Channel<Double>, _ rest: Double) -> Double {
      playhead.timeline.value(of: channel, at: moment, otherwise: rest)
    }
    let launch = value(OpeningTimelines.launchOpacity, 1)
    var picture = Picture()
    if launch < 0.5 {
      Board.draw(flow: view.isCalm ? .zero : view.time, into: &picture)
      for animal in Animal.allCases {
        AnimalFigure(animal, feet: Board.home(of: animal))
          .draw(named: animal.rawValue, into: &picture)
      }
      picture.drawGroup(opacity: value(OpeningTimelines.scoresOpacity, 0)) {
        ScorePlaques.draw(player: 0, jungle: 0, view, into: &$0)
      }
    }
    picture.draw(
      .image(OpeningAssets.title, at: OpeningLayout.title)
        .scaled(value(OpeningTimelines.titleScale, 0.04))
        .opacity(value(OpeningTimelines.titleOpacity, 0)).named("title"))
    for burst in bursts { burst.draw(at: view.time, into: &picture) }
    if launch >= 0.5 {
      picture.draw(.backdrop(OpeningAssets.launch).named("launch"))
      if !view.isCalm { Daybreak.draw(at: moment, into: &picture) }
    }
    // The launch picture darkens before the board appears, so that they never overlap.
    picture.draw(.flood(.deepLeaf).opacity(1 - abs(2 * launch - 1)))
    return picture
  }
}
