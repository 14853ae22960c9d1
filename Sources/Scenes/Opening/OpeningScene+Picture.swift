public import Animation
internal import Props
internal import Rules
public import Stage

extension OpeningScene {
  public func picture(at time: Time) -> Picture {
    let moment = moment(at: time)
    func value(_ channel: Channel<Double>, _ rest: Double) -> Double {
      timeline.value(of: channel, at: moment, otherwise: rest)
    }
    let launch = value(OpeningTimelines.launchOpacity, 1)
    var picture = Picture()
    if launch < 1 {
      picture.draw(Board.draw())
      for animal in Animal.allCases {
        picture.draw(
          AnimalFigure(animal, feet: Board.home(of: animal)).draw(named: animal.rawValue))
      }
      let scores = value(OpeningTimelines.scoresOpacity, 0)
      picture.draw(Board.scores(player: 0, jungle: 0).map { $0.opacity(scores) })
    }
    picture.draw(
      DrawCommand.image(OpeningAssets.title, at: OpeningLayout.title)
        .scaled(value(OpeningTimelines.titleScale, 0.04))
        .opacity(value(OpeningTimelines.titleOpacity, 0)).named("title"))
    for burst in bursts { picture.draw(burst.draw(at: time)) }
    picture.draw(DrawCommand.backdrop(OpeningAssets.launch).opacity(launch).named("launch"))
    return picture
  }
}
