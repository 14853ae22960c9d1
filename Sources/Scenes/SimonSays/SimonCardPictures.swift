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
  static func simonSaved(_ feast: Feast) -> CardPicture {
    CardPicture(
      height: 236,
      dancing: { beat, picture in
        // The hero stands on it with all paws.
        let top = drawPodium(at: Point(x: 0, y: 118), width: 1.4, into: &picture)
        feast.draw(at: top, scale: 0.62, isCrowned: true, beat: beat, into: &picture)
        let others = Animal.allCases.filter { .animal($0) != feast.hero }
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

  /// Draws the three steps upwards from `foot`, and returns the middle of the highest.
  static func drawPodium(
    at foot: Point, scale: Double = 1, width: Double = 1, into picture: inout Picture
  ) -> Point {
    for (x, height) in [(-76.0, 44.0), (76, 32), (0, 66)] {
      let step = Rect(
        x: foot.x + (x - 41) * scale * width, y: foot.y - height * scale,
        width: 82 * scale * width,
        height: height * scale)
      picture.draw(.rounded(step, radius: 10 * scale, tint: .ink))
      picture.draw(
        .rounded(step.insetBy(4 * scale), radius: 7 * scale, tint: x == 0 ? .sun : .clay))
    }
    return foot - Point(x: 0, y: 66 * scale)
  }

  /// The end of a game: who has played, the points on a gong over the earned drums, and right of
  /// them the mistake, or an animal that waits for an answer.
  static func end(of game: Simon, _ feast: Feast, isRecord: Bool) -> CardPicture {
    CardPicture(
      height: 0,
      dancing: { beat, picture in
        let feet = Point(x: game.team.isEmpty ? -336 : -326, y: 180)
        if isRecord {
          OutcomeMarks.drawRays(behind: feet - Point(x: 0, y: 84), 1, scale: 0.66, into: &picture)
        }
        feast.draw(at: feet, scale: 0.84, isCrowned: isRecord, beat: beat, into: &picture)
        if case .lost(let mistake) = game.phase {
          draw(mistake, in: game, beat, into: &picture)
        } else {
          drawWaiting(feast, beat, into: &picture)
        }
        guard game.points > 0 else { return }
        Gong.draw(
          game.points, at: Point(x: 0, y: 44), radius: 46,
          swell: beat.map { abs(Portable.sin(.pi * $0)) } ?? 0, into: &picture)
        drawWay(of: game, beat, into: &picture)
      })
  }

  /// Draws the way to the end of the round: the drums that were right, through which a wave runs,
  /// those still to come, and the flag behind the last.
  private static func drawWay(
    of game: Simon, _ beat: Double?, into picture: inout Picture
  ) {
    let apart = min(40, 440 / Double(game.target + 1))
    let isLost = if case .lost = game.phase { true } else { false }
    let done = min(game.longest, game.sequence.count - (isLost ? 1 : 0))
    func place(_ index: Int) -> Point {
      Point(x: apart * (Double(index) - Double(game.target) / 2), y: 112)
    }
    for index in 0..<game.target {
      guard index < done else {
        let hole = Rect(center: place(index), size: Size(apart * 0.4, apart * 0.4))
        picture.draw(
          .rounded(hole, radius: hole.width / 2, tint: .clay).opacity(0.5).named("coming"))
        continue
      }
      let hop = beat.map { 8 * max(0, Portable.sin(.pi * ($0 - 0.5 * Double(index)))) } ?? 0
      picture.draw(
        .image(SimonSaysAssets.emblem(game.sequence[index]), at: place(index))
          .moved(0, -hop).scaled(apart / 92).named("earned"))
    }
    Pictogram.goal.draw(at: place(game.target), side: apart, onWood: false, into: &picture)
  }

  private static func drawWaiting(
    _ feast: Feast, _ beat: Double?, into picture: inout Picture
  ) {
    let animal = feast.hero == .animal(.rabbit) ? Animal.lion : .rabbit
    var figure = AnimalFigure(animal, feet: Point(x: 340, y: 178))
    figure.pose = .of(animal, .watch).mixed(
      with: .of(animal, .lookRound), beat.map { 0.5 - 0.5 * Portable.cos($0 * .pi) } ?? 0)
    figure.facing = animal.facing(-1)
    figure.scale = figure.scale * 0.74
    figure.draw(named: "friend.\(animal)", into: &picture)
  }

  /// Draws the drums that would have been right one after the other, up to that which was missed,
  /// and small at its foot the struck one.
  private static func draw(
    _ mistake: Simon.Mistake, in game: Simon, _ beat: Double?, into picture: inout Picture
  ) {
    let (right, wrong) = (Point(x: 316, y: 66), Point(x: 356, y: 162))
    // The last of them falls on the last beat.
    let pads = Array(game.sequence.prefix(game.repeated + 1).suffix(CardPicture.beats))
    let turn = beat.map { Int($0) - CardPicture.beats % pads.count } ?? pads.count - 1
    let pad = turn < 0 ? mistake.right : pads[turn % pads.count]
    let share = beat?.truncatingRemainder(dividingBy: 1)
    let isStruck = turn >= 0 && share.map { $0 < 0.5 } ?? true
    picture.draw(
      .image(SharedAssets.drum(pad, isLit: isStruck), at: right)
        .scaled(share == nil || !isStruck ? 0.62 : 0.65).named("card.right"))
    if turn % pads.count == pads.count - 1 {
      picture.draw(
        .image(WidgetAssets.iconCheck, at: right + Point(x: 54, y: -40)).scaled(1.2))
    }
    picture.draw(
      .image(SharedAssets.drum(mistake.pressed, isLit: false), at: wrong).scaled(0.36)
        .opacity(0.5).named("card.pressed"))
    picture.draw(.image(WidgetAssets.iconCross, at: wrong + Point(x: 0, y: 8)))
  }
}
