internal import Animation
internal import Figures
internal import Phrases
internal import Rules
public import Stage
internal import Widgets

extension Door {
  public static let hands = Door(
    .hands, .hub(.door(.hands)), .hub(.line(.hands)), timelines: timelines,
    demo: playAMatch, films: films, restingPlaces: places, lessons: lessons,
    open: { HandsScene(preferences: $0) }
  ) { thumbnail, picture in
    thumbnail.drawBackground(Color(0xB9C4B1), into: &picture)
    let throwing: [Throw] = [.scissors, .rock, .paper]
    let winner = throwing[Int(thumbnail.play / 0.8) % throwing.count]
    let hop = 9 * abs(Portable.sin(thumbnail.play / 0.8 * .pi))
    for (side, hand, head) in [
      (-1.0, winner.beats, WidgetAssets.jungle), (1, winner, WidgetAssets.head(.lion)),
    ] {
      let middle = thumbnail.frame.center
      thumbnail.drawShade(at: middle + Point(x: 60 * side, y: 48), width: 68, into: &picture)
      thumbnail.drawShade(at: middle + Point(x: 27 * side, y: 40), width: 52 - hop, into: &picture)
      picture.draw(
        .image(head, at: middle + Point(x: 58 * side, y: 20)).scaled(56 / head.size.width))
      picture.draw(
        .image(HandAssets.picture(of: hand), at: middle)
          .scaled(0.31 + 0.03 * thumbnail.peek).turned(-70 * side).flipped(side > 0)
          .moved(27 * side, -16 - hop))
    }
  }

  private static let timelines: [NamedTimeline] =
    Outcome.allCases.flatMap { outcome in
      Throw.allCases.flatMap { hand in
        let round = GamePage.timeline(outcome, by: hand)
        let name = "\(outcome)\(hand == .rock ? "" : ".\(hand)")"
        return NamedTimeline.both("hands.round.\(name)", round)
          + NamedTimeline.both("hands.regroup.\(name)", HandTimelines.regroup(after: round))
      }
    } + NamedTimeline.both("hands.hiding", SeatPlate.rustle)
    + NamedTimeline.both("hands.pick", GamePage.picked)
    + [
      NamedTimeline("hands.turn", SeatPlate.arriving),
      NamedTimeline("hands.thump", GamePage.thumped),
      NamedTimeline("hands.knock", SetupPage.knocking),
    ]

  /// Types a name on the setup page and continues to the table.
  private static let sitDown: Walkthrough = { driver in
    driver.wait(0.2)
    try driver.tap("field.name")
    driver.type("Ada")
    driver.wait(0.3)
    try driver.tap("button.continue")
    driver.rest()
  }

  /// Plays a match by rounds until either side has won.
  private static let playAMatch: Walkthrough = { driver in
    try sitDown(&driver)
    driver.keep("hands-table")
    for round in 0..<40 {
      try driver.tap("throw.\(Throw.allCases[round % 3].rawValue)")
      driver.wait(1.6)
      if round == 0 { driver.keep("hands-round") }
      driver.rest()
      guard driver.has("button.next-turn") else { break }
      try driver.tap("button.next-turn")
      driver.rest()
    }
    driver.keep("hands-end")
    driver.key(.escape)
    driver.rest()
  }

  private static let films: [FilmScript] = Outcome.allCases.flatMap { outcome in
    let round = FilmScript(
      "hands.round.\(outcome)", stills: outcome == .win ? [0.5, 2] : [], lead: sitDown
    ) { driver in
      try driver.tap("throw.rock")
      driver.rest()
      // The film keeps only a round whose sound tells that it had this outcome.
      let isWanted = driver.effects.contains {
        if case .play(outcome.sound, _) = $0 { true } else { false }
      }
      try driver.tap("button.next-turn")
      driver.rest()
      return isWanted
    }
    return [round, round.calm()]
  }

  private static let places = [
    RestingPlace("hands.rounds", in: .hands) { $0.type("Ada") },
    RestingPlace("hands.table", in: .hands) {
      $0.type("Ada")
      try $0.tap("button.continue")
      $0.rest()
    },
    RestingPlace("hands.badge", in: .hands) { try $0.tap("badge.cobra") },
    RestingPlace("hands.length", in: .hands) { try $0.tap("button.options") },
    RestingPlace("hands.points", in: .hands) {
      try $0.tap("button.options")
      try $0.tap("option.points")
      try $0.tap("field.win")
      $0.type("x")
    },
    RestingPlace("hands.two", in: .hands) {
      try $0.tap("switch.rival")
      $0.send(.pressed(.one, at: .right))
    },
    RestingPlace("hands.refused", in: .hands) {
      $0.type("a:b")
      $0.key(.enter)
    },
  ]
}
