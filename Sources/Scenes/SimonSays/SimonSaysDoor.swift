internal import Animation
internal import Phrases
internal import Rules
public import Stage
internal import Widgets

extension Door {
  public static let simonSays = Door(
    .simonSays, .hub(.door(.simonSays)), .hub(.line(.simonSays)), ambience: .night,
    timelines: SimonSaysTimelines.all, demo: playUntilAMistake, films: films,
    restingPlaces: places, lessons: lessons, open: { _ in SimonSaysScene() }
  ) { thumbnail, picture in
    // The drum is struck five times, and dark again before each next stroke.
    let beat = thumbnail.play.truncatingRemainder(dividingBy: 0.48)
    let isLit = thumbnail.play > 0 && beat < 0.24
    let give = isLit ? 0.05 * (1 - beat / 0.24) : 0
    thumbnail.drawBackground(NightSky.sky, into: &picture)
    let stars = [(-74.0, -40.0), (-30, -46), (34, -44), (76, -30), (-78, -4)]
    NightSky.drawStars(
      at: stars.map { thumbnail.center + Point(x: $0, y: $1) }, into: &picture)
    thumbnail.drawShade(at: thumbnail.center + Point(x: 0, y: 48), width: 130, into: &picture)
    for (side, head) in [(-1.0, WidgetAssets.head(.cobra)), (1, WidgetAssets.head(.rabbit))] {
      picture.draw(
        .image(head, at: thumbnail.center + Point(x: 56 * side, y: -2 - 120 * give))
          .scaled(58 / head.size.width))
    }
    picture.draw(
      .image(SharedAssets.drum(.flower, isLit: isLit), at: thumbnail.center + Point(x: 0, y: 8))
        .scaled(0.44 + give, 0.44 - give))
  }

  /// Plays four right sequences, a wrong drum, and a name for the scoreboard.
  private static let playUntilAMistake: Walkthrough = { driver in
    let before = driver.effects.count
    try driver.tap("menu.single")
    driver.wait(1.9)
    driver.keep("simon-says-light")
    try driver.drum(driver.listen(from: before))
    for _ in 0..<3 { try driver.drum(driver.listen()) }
    driver.rest()
    try driver.drumWrong(since: before)
    driver.keep("simon-says-mistake")
    if driver.has("field.name") {
      driver.type("Ada")
      try driver.tap("alert.save")
      driver.rest()
      driver.keep("simon-says-saved")
    }
  }

  private static func play(rounds: Int) -> Walkthrough {
    { driver in
      driver.wait(0.3)
      try driver.tap("menu.single")
      for _ in 0..<rounds { try driver.drum(driver.listen()) }
    }
  }

  private static let films: [FilmScript] = {
    let playback = FilmScript("simon.playback.4", stills: [1.2], lead: play(rounds: 3)) {
      try $0.drum($0.listen())
      return true
    }
    let first = FilmScript("simon.playback.1") {
      try $0.tap("menu.single")
      $0.rest()
      return true
    }
    let mistake: Walkthrough = {
      try play(rounds: 1)(&$0)
      $0.rest()
    }
    let blink = FilmScript("simon.blink", stills: [1.2], lead: mistake) {
      try $0.drumWrong()
      return true
    }
    return [first, playback, playback.calm(), blink]
  }()

  /// Loses a game with its first drum.
  private static let lose: Walkthrough = {
    try $0.tap("menu.single")
    $0.rest()
    try $0.drumWrong()
  }

  private static let places = [
    RestingPlace("simon.menu", in: .simonSays),
    RestingPlace("simon.turn", in: .simonSays, isPictured: false) { try $0.tap("menu.single") },
    RestingPlace("simon.team", in: .simonSays) {
      try $0.tap("menu.multi")
      for _ in 0..<3 { try $0.tap("stepper.more") }
      try $0.tap("field.player.2")
      $0.type("Ben")
    },
    RestingPlace("simon.lost", in: .simonSays, lose),
    RestingPlace("simon.doubting", in: .simonSays) {
      try play(rounds: 3)(&$0)
      $0.rest()
      try $0.drumWrong()
      $0.key(.escape)
    },
    RestingPlace("simon.saved", in: .simonSays) {
      try lose(&$0)
      $0.type("Ada")
      $0.key(.enter)
    },
    RestingPlace("simon.scores", in: .simonSays) {
      try lose(&$0)
      $0.type("Ada")
      $0.key(.enter)
      $0.rest()
      try $0.tap("alert.scoreboard")
    },
    RestingPlace("simon.empty", in: .simonSays) { try $0.tap("menu.scoreboard") },
  ]
}

extension GameDriver {
  /// Waits until the jungle has drummed, and returns the drums since then, or since effect `count`.
  fileprivate mutating func listen(from count: Int? = nil) -> [Pad] {
    let before = count ?? effects.count
    rest()
    return drums(after: before)
  }

  private func drums(after count: Int) -> [Pad] {
    effects.dropFirst(count).compactMap { effect in
      guard case .play(let sound, _) = effect else { return nil }
      return Pad.allCases.first { $0.sound == sound }
    }
  }

  fileprivate mutating func drum(_ sequence: [Pad]) throws(MissingPlace) {
    for pad in sequence {
      try tap("drum.\(pad)")
      wait(0.2)
    }
  }

  /// Strikes a drum other than the first one heard since effect `count`.
  fileprivate mutating func drumWrong(since count: Int = 0) throws(MissingPlace) {
    let first = drums(after: count).first
    try tap(first == .leaf ? "drum.sun" : "drum.leaf")
    rest()
  }
}
