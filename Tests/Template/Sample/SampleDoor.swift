internal import Phrases
internal import Rules
public import Stage
internal import Widgets

extension Door {
  public static let sample = Door(
    .sample, .sample(.door), .sample(.question),
    timelines: SampleTimelines.all, demo: playToTheEnd, films: [reveal, reveal.calm()],
    restingPlaces: places, open: { _ in SampleScene() }
  ) { thumbnail, picture in
    picture.draw(
      .image(HandAssets.rock, at: thumbnail.center).scaled(0.46 + 0.05 * thumbnail.peek)
        .turned(thumbnail.nod))
  }

  private static let playToTheEnd: Walkthrough = { driver in
    for round in 0..<SampleGame.rounds {
      try driver.tap("throw.\(Throw.allCases[round % 3].rawValue)")
      driver.rest()
      if round == 0 { driver.keep("sample-shown") }
      try driver.tap("button.next")
      driver.rest()
    }
    driver.keep("sample-over")
  }

  private static let reveal = FilmScript("sample.reveal", stills: [0.2]) { driver in
    try driver.tap("throw.rock")
    driver.rest()
    return true
  }

  private static let places = [
    RestingPlace("sample.asking", in: .sample),
    RestingPlace("sample.shown", in: .sample) { try $0.tap("throw.rock") },
    RestingPlace("sample.over", in: .sample) { try playToTheEnd(&$0) },
  ]
}
