internal import Animation
internal import Figures
internal import Phrases
internal import Rules
public import Stage

extension Door {
  public static let jungle = Door(
    .jungle, .hub(.door(.jungle)), .hub(.line(.jungle)),
    timelines: JungleTimelines.all, demo: playRounds, films: glides + pairs + calmPairs,
    restingPlaces: places, lessons: lessons, open: { JungleScene(preferences: $0) }
  ) { thumbnail, picture in
    thumbnail.drawBackground(Color(0xEBD7A3), into: &picture)
    let frame = thumbnail.frame
    let river = Rect(x: frame.minX, y: frame.maxY - 52, width: frame.width, height: 52)
    picture.draw(.roundedRect(river, radius: Door.Thumbnail.radius, tint: .river))
    // The river is deeper towards the front, with a bright edge at the bank.
    for (rise, tint, opacity) in [(52.0, Color.white, 0.3), (48, .river, 1), (26, .night, 0.2)] {
      let band = Rect(x: frame.minX, y: frame.maxY - rise, width: frame.width, height: rise)
      picture.draw(.roundedRect(band, radius: Door.Thumbnail.radius, tint: tint).opacity(opacity))
    }
    thumbnail.drawShade(at: thumbnail.center + Point(x: -10, y: 40), width: 112, into: &picture)
    // The river flows under the lion that a hand carries over it.
    for index in 0..<3 {
      let drift = (Double(index) * 50 + thumbnail.play * 90).truncatingRemainder(dividingBy: 150)
      // Ripples are short where they come and go, and so stay within the frame.
      let size = Size(min(26, 8 + drift, 158 - drift), 4)
      let place = Point(x: frame.minX + 13 + drift, y: river.minY + 18 + 13 * Double(index % 2))
      picture.draw(
        .roundedRect(Rect(center: place, size: size), radius: 2, tint: .white).opacity(0.7)
          .named("ripple"))
    }
    let sway = Point(
      x: -3 * thumbnail.peek, y: -8 + 4 * Portable.sin(thumbnail.play / 1.2 * 2 * .pi))
    picture.draw(
      .image(AnimalAssets.whole(.lion, frame: 1 + Int(thumbnail.play * 10)), at: thumbnail.center)
        .scaled(0.4 + 0.04 * thumbnail.peek).moved(sway.x - 6, sway.y))
    picture.draw(
      .image(HandAssets.guide, at: thumbnail.center + Point(x: 30, y: 8) + sway).scaled(0.3)
        .named("hand"))
  }

  /// The demo: a missed drop, then a round with each of the three animals by a hand, a click and a
  /// key.
  private static let playRounds: Walkthrough = { driver in
    try driver.drag("home.rabbit", to: "score.player")
    driver.wait(0.25)
    driver.keep("jungle-miss")
    driver.rest()
    try driver.drag("home.lion", to: "region")
    driver.wait(1.35)
    driver.keep("jungle-round")
    driver.rest()
    try driver.tap("home.cobra")
    try driver.tap("region")
    driver.wait(1.8)
    driver.keep("jungle-second-round")
    driver.rest()
    driver.key(.three)
    driver.rest()
    driver.keep("jungle-after")
  }

  private static let glides = Animal.allCases.map { animal in
    FilmScript(
      "jungle.glide-home.\(animal)", stills: animal == .lion ? [0.9] : [], lead: { $0.wait(0.2) }
    ) { driver in
      try driver.drag("home.\(animal)", to: Point(x: 1_090, y: 90))
      driver.rest()
      return true
    }
  }

  private static let stills = [
    "jungle.win.lion-rabbit": [1.3, 2.2], "jungle.loss.lion-cobra": [2.2],
    "jungle.tie.rabbit-rabbit": [2.2],
  ]

  /// The films of all nine pairs, from before the drop until the last reaction; for each rival the
  /// animal is let go in another third of the river, and comes to its place in another way.
  private static let pairs = Animal.allCases.flatMap { animal in
    Animal.allCases.map { rival in
      let name = "jungle.\(animal.outcome(against: rival)).\(animal)-\(rival)"
      return FilmScript(name, stills: stills[name] ?? [], lead: { $0.wait(0.2) }) { driver in
        var answer: String?
        let river = try driver.place("region")
        let end = river.point([0.28, 0.5, 0.72][rival.index], 0.5)
        try driver.drag("home.\(animal)", to: end, near: "region")
        for _ in 0..<900 where !driver.layout.contains(where: { $0.name == "button.show-again" }) {
          driver.step()
          answer = answer ?? driver.picture().command(named: "rival")?.imageName
        }
        return answer?.hasPrefix("\(rival)") == true
      }
    }
  }

  private static let calmPairs = pairs.map {
    $0.calm(stills: $0.name == "jungle.win.cobra-lion" ? [2.2] : [])
  }

  private static let places = [
    RestingPlace("jungle", in: .jungle),
    RestingPlace("jungle.carrying", in: .jungle) {
      $0.send(.pointerDown(try $0.place("home.rabbit").center))
      $0.send(.pointerMoved(Point(x: 700, y: 300)))
    },
    RestingPlace("jungle.picked-up", in: .jungle, isPictured: false) {
      $0.key(.tab)
      $0.key(.enter)
    },
    RestingPlace("jungle.after-a-round", in: .jungle, isPictured: false) { $0.key(.one) },
    RestingPlace("jungle.two", in: .jungle) {
      try $0.tap("switch.rival")
      $0.send(.pressed(.one, at: .left))
    },
    RestingPlace("jungle.two.curtain", in: .jungle) {
      try $0.tap("switch.rival")
      for seat in Seat.allCases { try $0.tap("mascot.\(seat.rawValue)") }
      try $0.tap("right.paper")
    },
  ]
}
