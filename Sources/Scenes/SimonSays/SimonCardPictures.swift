internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The pictures on the cards of Simon Says.
extension CardPicture {
  /// The animals' joy over a won round.
  static let simonWon = CardPicture(
    height: CardFigures.height,
    dancing: { beat, picture in
      CardFigures.drawFriends(into: &picture) { friend in
        friend.dance(beat.map { friend.animal == .cobra ? $0 + 2 : $0 })
      }
      CardFigures.drawPetals(beat, into: &picture)
    })

  /// The podium with the crowned `hero` of a saved score, cheered by the others.
  static func simonSaved(_ hero: NameLender) -> CardPicture {
    CardPicture(
      height: 216,
      dancing: { beat, picture in
        let top = drawPodium(at: Point(x: 0, y: 100), into: &picture)
        let crown: Point
        switch hero {
        case .animal(let animal):
          var figure = AnimalFigure(animal, feet: top)
          figure.scale = figure.scale * 0.54
          figure.dance(beat ?? 1)
          figure.draw(named: "hero", into: &picture)
          crown = figure.place(of: .crown) ?? top
        case .mascot:
          let head = top - Point(x: 0, y: 48)
          picture.draw(hero.picture(at: head, height: 92).named("hero"))
          crown = head - Point(x: 0, y: 50)
        }
        picture.draw(.image(SharedAssets.iconCrown, at: crown - Point(x: 0, y: 12)).scaled(1.2))
        let others = Animal.allCases.filter { .animal($0) != hero }
        for (animal, x) in zip([others[0], others[others.count - 1]], [220.0, -220]) {
          var figure = AnimalFigure(animal, feet: Point(x: x, y: 100))
          figure.facing = animal.facing(-x)
          figure.scale = figure.scale * 0.5
          figure.dance(beat ?? 1)
          figure.draw(named: "friend.\(animal)", into: &picture)
        }
      })
  }

  /// The podium between two sad animals, crossed out.
  static let simonUnsaved = CardPicture(height: 160) { picture in
    let top = drawPodium(at: Point(x: 0, y: 72), into: &picture)
    picture.draw(.image(WidgetAssets.iconCross, at: top - Point(x: 0, y: 30)).scaled(1.3))
    for (animal, x) in [(Animal.rabbit, -190.0), (.lion, 200)] {
      var figure = AnimalFigure(animal, feet: Point(x: x, y: 72))
      figure.pose = .of(animal, .sad)
      figure.scale = figure.scale * 0.56
      figure.draw(named: "friend.\(animal)", into: &picture)
    }
  }

  /// Draws the three steps upwards from `foot`, and returns the middle of the highest.
  static func drawPodium(
    at foot: Point, scale: Double = 1, into picture: inout Picture
  ) -> Point {
    for (x, height) in [(-76.0, 44.0), (76, 32), (0, 66)] {
      let step = Rect(
        x: foot.x + (x - 41) * scale, y: foot.y - height * scale, width: 82 * scale,
        height: height * scale)
      picture.draw(.rounded(step, radius: 10 * scale, tint: .ink))
      picture.draw(
        .rounded(step.insetBy(4 * scale), radius: 7 * scale, tint: x == 0 ? .sun : .clay))
    }
    return foot - Point(x: 0, y: 66 * scale)
  }

  /// The end of a game: the earned drums below the words, and at both sides the mistake, or animals
  /// that wait for an answer.
  static func end(of game: Simon) -> CardPicture {
    let earned = game.sequence.prefix(game.longest)
    return CardPicture(
      height: 0,
      dancing: { beat, picture in
        if case .lost(let mistake) = game.phase {
          draw(mistake, beat, into: &picture)
        } else {
          drawWaiting(beat, into: &picture)
        }
        drawEarned(earned, beat, into: &picture)
      })
  }

  /// Draws the emblems of drums in a row, through which a wave runs.
  private static func drawEarned(
    _ pads: ArraySlice<Pad>, _ beat: Double?, into picture: inout Picture
  ) {
    let apart = min(52, 460 / Double(max(1, pads.count)))
    for (index, pad) in pads.enumerated() {
      let hop = beat.map { 10 * max(0, Portable.sin(.pi * ($0 - 0.5 * Double(index)))) } ?? 0
      let x = apart * (Double(index) - Double(pads.count - 1) / 2)
      picture.draw(
        .image(SimonSaysAssets.emblem(pad), at: Point(x: x, y: 122 - hop))
          .scaled(min(0.46, apart / 92)).named("earned"))
    }
  }

  private static func drawWaiting(_ beat: Double?, into picture: inout Picture) {
    let nod = beat.map { 0.5 - 0.5 * Portable.cos($0 * .pi) } ?? 0
    for (animal, x) in [(Animal.rabbit, -350.0), (.lion, 350)] {
      var figure = AnimalFigure(animal, feet: Point(x: x, y: 140))
      figure.pose = .of(animal, .watch).mixed(with: .of(animal, .lookRound), nod)
      figure.scale = figure.scale * 0.68
      figure.draw(named: "friend.\(animal)", into: &picture)
    }
  }

  /// Draws the right drum, beaten by the rabbit, left of the words, and the struck drum with the
  /// frog it woke right of them.
  private static func draw(
    _ mistake: Simon.Mistake, _ beat: Double?, into picture: inout Picture
  ) {
    // Below the title, which is long in some languages.
    let (right, wrong) = (Point(x: -352, y: 84), Point(x: 352, y: 80))
    let share = beat?.truncatingRemainder(dividingBy: 1)
    let isStruck = share.map { $0 < 0.5 } ?? true
    var rabbit = AnimalFigure(.rabbit, feet: right + Point(x: -8, y: -36))
    rabbit.pose = .of(.rabbit, isStruck ? .pat : .cheer)
    rabbit.scale = rabbit.scale * 0.5
    rabbit.draw(named: "friend.rabbit", into: &picture)
    picture.draw(.image(SharedAssets.shadow, at: right + Point(x: 0, y: 66)).scaled(0.74))
    picture.draw(
      .image(SharedAssets.drum(mistake.right, isLit: isStruck), at: right)
        .scaled(share == nil || !isStruck ? 0.8 : 0.84).named("card.right"))
    picture.draw(
      .image(WidgetAssets.iconCheck, at: right + Point(x: 66, y: -44)).scaled(1.6))
    let peek = beat.map { 0.5 - 0.5 * Portable.cos($0 * .pi / 2) } ?? 1
    Drum.drawFrog(behind: wrong + Point(x: 0, y: 10), 0.45 + 0.3 * peek, into: &picture)
    picture.draw(
      .image(SharedAssets.drum(mistake.pressed, isLit: false), at: wrong).scaled(0.56)
        .opacity(0.45).named("card.pressed"))
    picture.draw(
      .image(WidgetAssets.iconCross, at: wrong + Point(x: 0, y: 20)).scaled(1.4))
  }
}
