internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

extension CardPicture {
  /// The animals' joy over a won round.
  static let simonWon = CardPicture(
    height: 236,
    dancing: { beat, picture in
      CardFigures.drawFriends(
        at: Point(x: 0, y: 22), apart: 194, scale: 0.82, into: &picture
      ) { friend in
        friend.dance(beat.map { friend.animal == .cobra ? $0 + 2 : $0 })
      }
      CardFigures.drawPetals(beat, across: 300, floor: 110, into: &picture)
    })

  /// The podium with the crowned hero of a saved score, or with a team, cheered by the others.
  static func simonSaved(_ participants: Participants) -> CardPicture {
    CardPicture(
      height: 236,
      dancing: { beat, picture in
        // The hero stands on it with all paws.
        let top = drawPodium(at: Point(x: 0, y: 118), width: 1.4, into: &picture)
        participants.draw(at: top, beat: beat, into: &picture)
        let others = Animal.allCases.filter { .animal($0) != participants.hero }
        for (animal, x) in zip([others[0], others[others.count - 1]], [250.0, -250]) {
          var figure = AnimalFigure(animal, feet: Point(x: x, y: 110))
          figure.facing = animal.facing(-x)
          figure.scale = figure.scale * 0.66
          figure.dance(beat)
          // At rest they are awake.
          if beat == nil { figure.pose = .of(animal, .watch) }
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

  /// The colours of the first three places.
  static let medals = [Color.sun, Color(0xD5DADF), Color(0xDE9C63)]

  /// Draws the three steps upwards from `foot`, and returns the middle of the highest.
  static func drawPodium(
    at foot: Point, scale: Double = 1, width: Double = 1, into picture: inout Picture
  ) -> Point {
    for (rank, x, height) in [(2, -76.0, 44.0), (3, 76, 32), (1, 0, 66)] {
      let step = Rect(
        x: foot.x + (x - 41) * scale * width, y: foot.y - height * scale,
        width: 82 * scale * width,
        height: height * scale)
      picture.draw(.roundedRect(step, radius: 10 * scale, tint: .ink))
      picture.draw(
        .roundedRect(step.insetBy(4 * scale), radius: 7 * scale, tint: medals[rank - 1]))
      picture.draw(
        .text("\(rank)", TextStyle(.label, bold: true), at: step.center, tint: .ink)
          .scaled(0.6 * scale))
    }
    return foot - Point(x: 0, y: 66 * scale)
  }

  /// The end of a game: its stairs, the points on a gong over them, and right of them the mistake,
  /// or an animal that waits for an answer. The others look on.
  static func end(of game: Simon, _ participants: Participants) -> CardPicture {
    CardPicture(
      height: 0,
      dancing: { beat, picture in
        let origin = Point(x: Design.middle, y: 160)
        let stairs = Stairs(of: game)
        stairs.draw(beat, about: origin, into: &picture)
        let floor = NameCardLayout.night.maxY - origin.y - 10
        let others = Animal.allCases.filter {
          !participants.players.contains(.animal($0)) && .animal($0) != participants.hero
        }
        for (animal, x) in zip(others.reversed(), [-376.0, 262]) {
          drawFriend(
            animal, at: Point(x: x, y: floor), hopeful: game.points > 0, beat, into: &picture)
        }
        if case .lost(let mistake) = game.phase { draw(mistake, in: game, beat, into: &picture) }
        guard game.points > 0 else { return }
        Gong.draw(
          // In the half of the sky into which nobody climbs.
          game.points, at: Point(x: stairs.earned * 2 > stairs.count ? -130 : 90, y: 46),
          radius: 38,
          swell: beat.map { abs(Portable.sin(.pi * $0)) } ?? 0, into: &picture)
      })
  }

  /// Draws a friend that claps for whoever has come some way, or consoles.
  private static func drawFriend(
    _ animal: Animal, at feet: Point, hopeful: Bool, _ beat: Double?, into picture: inout Picture
  ) {
    var figure = AnimalFigure(animal, feet: feet)
    let sway = beat.map { 0.5 - 0.5 * Portable.cos($0 * .pi) } ?? 0
    figure.pose = .of(animal, .watch).mixed(
      with: .of(animal, hopeful ? CardFigures.joy(of: animal) : .comfort), sway)
    figure.facing = animal.facing(-feet.x)
    figure.scale = figure.scale * (feet.x < 0 ? 0.56 : 0.46)
    figure.draw(named: "friend.\(animal)", into: &picture)
  }

  /// Draws the drums that would have been right one after the other, up to that which was missed,
  /// and small at its foot the struck one.
  private static func draw(
    _ mistake: Simon.Mistake, in game: Simon, _ beat: Double?, into picture: inout Picture
  ) {
    let (right, wrong) = (Point(x: 352, y: 64), Point(x: 380, y: 146))
    // The last of them falls on the last beat.
    let pads = Array(game.sequence.prefix(game.repeated + 1).suffix(CardPicture.beats))
    let turn = beat.map { Int($0) - CardPicture.beats % pads.count } ?? pads.count - 1
    let pad = turn < 0 ? mistake.right : pads[turn % pads.count]
    let share = beat?.truncatingRemainder(dividingBy: 1)
    let isStruck = turn >= 0 && share.map { $0 < 0.5 } ?? true
    picture.draw(
      .image(SharedAssets.drum(pad, isLit: isStruck), at: right)
        .scaled(share == nil || !isStruck ? 0.56 : 0.59).named("card.right"))
    if turn % pads.count == pads.count - 1 {
      CheckMark.draw(at: right + Point(x: 48, y: -36), side: 48, into: &picture)
    }
    picture.draw(
      .image(SharedAssets.drum(mistake.pressed, isLit: false), at: wrong).scaled(0.3)
        .opacity(0.5).named("card.pressed"))
    picture.draw(.image(WidgetAssets.iconCross, at: wrong + Point(x: 0, y: 8)))
  }
}
