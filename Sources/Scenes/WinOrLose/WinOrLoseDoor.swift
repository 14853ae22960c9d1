internal import Animation
internal import Phrases
internal import Rules
public import Stage
internal import Widgets

extension Door {
  public static let winOrLose = Door(
    .winOrLose, .hub(.door(.winOrLose)), .hub(.line(.winOrLose)),
    timelines: WinOrLoseTimelines.all, demo: playToTheEnd, films: films, restingPlaces: places,
    lessons: lessons,
    open: { WinOrLoseScene(preferences: $0) }
  ) { thumbnail, picture in
    // By day the player's lion on the right wins, by night the jungle's on the left.
    let daylight = Portable.cos(thumbnail.play / Door.Thumbnail.playing * 2 * Double.pi)
    thumbnail.drawBackground(Color(daylight >= 0 ? 0xBFE3F2 : 0x3B3F7A), into: &picture)
    drawPodium(at: thumbnail.frame.center, isDay: daylight >= 0, into: &picture)
  }

  /// Draws a small podium as on the game's signs: the winner has a crown, the loser a flower.
  private static func drawPodium(at center: Point, isDay: Bool, into picture: inout Picture) {
    if !isDay {
      for (x, y) in [(-76.0, -34.0), (4, -40), (30, -20), (74, -42), (-10, 6)] {
        let star = Rect(center: center + Point(x: x, y: y), size: Size(4, 4))
        picture.draw(.roundedRect(star, radius: 2, tint: Color(0xFFE9BE)))
      }
    }
    for (x, head) in [(-43.0, WidgetAssets.jungle), (43, WidgetAssets.head(.lion))] {
      let wins = (x > 0) == isDay
      let top = wins ? 24.0 : 40
      let step = Rect(x: center.x + x - 37, y: center.y + top, width: 74, height: 52 - top)
      picture.draw(.roundedRect(step.insetBy(-2.5), radius: 5, tint: .ink))
      picture.draw(.roundedRect(step, radius: 3, tint: wins ? .sun : Color(0xC98A55)))
      // A lit top, and a front in the shade.
      let front = Rect(x: step.minX, y: step.minY + 7, width: 74, height: step.height - 7)
      picture.draw(.roundedRect(front, radius: 3, tint: .earth).opacity(0.3))
      let side = wins ? 56.0 : 46
      let place = center + Point(x: x, y: top - side / 2 + 2)
      picture.draw(.image(head, at: place).scaled(side / head.size.width))
      if wins {
        picture.draw(
          .image(SharedAssets.iconCrown, at: place - Point(x: 0, y: 34)).scaled(0.62)
            .named("crown"))
      } else {
        picture.draw(
          .image(SharedAssets.flower, at: center + Point(x: x + 36, y: 52), anchor: .bottom)
            .scaled(0.5).named("flower"))
      }
    }
  }

  /// Presses the verdict's button, unless the game has gone on by itself.
  private static let goOn: Walkthrough = { driver in
    guard driver.has("alert.continue") else { return }
    try driver.tap("alert.continue")
    driver.rest()
  }

  private static let playToTheEnd: Walkthrough = { driver in
    driver.keep("win-or-lose-question")
    for round in 0..<10 {
      try driver.tap(hand(round))
      driver.rest()
      if round == 0 { driver.keep("win-or-lose-answer") }
      try goOn(&driver)
    }
    driver.keep("win-or-lose-summary")
  }

  private static func hand(_ round: Int) -> String { "throw.\(Throw.allCases[round % 3].rawValue)" }

  private static let films: [FilmScript] = {
    let question = FilmScript("win-or-lose.question", stills: [0.4], lead: { _ in }) { driver in
      driver.rest()
      try driver.tap("throw.rock")
      driver.rest()
      return true
    }
    let lead: Walkthrough = { driver in
      for round in 0..<10 {
        try goOn(&driver)
        driver.rest()
        try driver.tap(hand(round))
        // Waits until the last verdict stands and takes presses.
        for _ in 0..<50 where !driver.has("alert.continue") { driver.wait(0.1) }
        driver.wait(0.7)
      }
    }
    let summary = FilmScript("win-or-lose.summary.10", stills: [1.2], lead: lead) { driver in
      try driver.tap("alert.continue")
      driver.rest()
      return true
    }
    return [question, question.calm(), summary, summary.calm()]
  }()

  private static let places = [
    RestingPlace("win-or-lose.start", in: .winOrLose) { try $0.tap("button.options") },
    RestingPlace("win-or-lose.question", in: .winOrLose, isPictured: false),
    RestingPlace("win-or-lose.leaving", in: .winOrLose) {
      try $0.tap("throw.rock")
      $0.rest()
      try $0.tap("button.back")
    },
    RestingPlace("win-or-lose.answer", in: .winOrLose) {
      $0.rest()
      try $0.tap("throw.rock")
    },
    RestingPlace("win-or-lose.dots", in: .winOrLose) {
      for _ in 0..<6 {
        $0.rest()
        try $0.tap("throw.paper")
        $0.rest()
        try goOn(&$0)
      }
    },
  ]
}
