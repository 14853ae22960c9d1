internal import Phrases
internal import Rules
public import Stage
internal import Widgets

extension Door {
  public static let sample = Door(
    .sample, .sample(.door), .sample(.question),
    timelines: SampleTimelines.all, demo: playToTheEnd, films: [reveal, reveal.calm()],
    restingPlaces: places, open: { _ in SampleScene() }
  ) { glimpse, picture in
    picture.draw(
      .image(HandAssets.rock, at: glimpse.center).scaled(0.46 + 0.05 * glimpse.peek)
        .turned(glimpse.nod))
  }

  private static let playToTheEnd: Walkthrough = { visitor in
    for round in 0..<SampleGame.rounds {
      try visitor.tap("throw.\(Throw.allCases[round % 3].rawValue)")
      visitor.rest()
      if round == 0 { visitor.keep("sample-shown") }
      try visitor.tap("button.next")
      visitor.rest()
    }
    visitor.keep("sample-over")
  }

  private static let reveal = FilmScript("sample.reveal", stills: [0.2]) { visitor in
    try visitor.tap("throw.rock")
    visitor.rest()
    return true
  }

  private static let places = [
    RestingPlace("sample.asking", in: .sample),
    RestingPlace("sample.shown", in: .sample) { try $0.tap("throw.rock") },
    RestingPlace("sample.over", in: .sample) { try playToTheEnd(&$0) },
  ]
}
