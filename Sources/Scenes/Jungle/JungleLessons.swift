internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The lessons of the jungle: an animal is carried into the river, who wins, until when, and play
/// by two.
extension Door {
  static let lessons: [Lesson] = [
    Lesson(.jungle(.drag), still: 1.2, draw: drawDrag),
    Lesson(.information(.stronger), still: 2.2, draw: drawPoint),
    Lesson(.information(.goals), draw: drawGoal),
    .forTwo { hand, place, picture in
      let asset = WidgetAssets.head(Animal(hand))
      picture.draw(.image(asset, at: place).scaled(76 / asset.size.width))
    },
  ]

  private static func drawRiver(
    from left: Double, _ moment: Lesson.Moment, into picture: inout Picture
  ) {
    moment.drawBackground(Color(0xEBD7A3), into: &picture)
    let from = moment.place(left, -30)
    let river = Rect(x: from.x, y: from.y, width: 194 - left, height: 90)
    picture.draw(.roundedRect(river, radius: 16, tint: .river))
    for index in 0..<3 {
      let way = (Double(index) * 0.37 + moment.seconds * 0.2).truncatingRemainder(dividingBy: 1)
      let size = Size(26 * min(1, 4 * way, 4 - 4 * way), 4)
      picture.draw(
        .roundedRect(
          Rect(center: river.point(0.06 + 0.88 * way, 0.2 + 0.3 * Double(index)), size: size),
          radius: 2, tint: .white
        ).opacity(0.7))
    }
  }

  private static let dragged = acted(
    .hold(0.4), .to(.carried, 0.2), .hold(1.1), .to(.land, 0.14), .to(.cheer, 0.3), .hold(1))

  /// Draws a hand that carries the lion over the river and lets it go there.
  private static func drawDrag(_ moment: Lesson.Moment, into picture: inout Picture) {
    drawRiver(from: -36, moment, into: &picture)
    let way = moment.share(0.6, 1.6)
    let fallen = moment.share(1.6, 1.8)
    var lion = AnimalFigure(.lion, feet: moment.place(-118 + 196 * way, 54 - 8 * way))
    lion.scale = lion.scale * 0.46
    lion.facing = Animal.lion.facing(1)
    lion.pose = dragged[.posture, at: .seconds(moment.seconds)].pose(of: .lion)
    lion.lift = 24 * moment.share(0.4, 0.6) * (1 - fallen)
    lion.isInWater = fallen > 0.5
    lion.draw(named: "lesson.lion", into: &picture)
    if fallen == 1, moment.seconds < 2.3 {
      picture.draw(
        .image(SharedAssets.splashCrown, at: lion.feet, anchor: .bottom)
          .scaled(0.5 + 0.3 * moment.share(1.7, 2.1)).opacity(1 - moment.share(2, 2.3)))
    }
    let tip = lion.feet + Point(x: 4, y: -50 - lion.lift)
    moment.drawHand(
      at: tip, presses: moment.share(0.3, 0.5) - fallen, opacity: 1 - moment.share(2, 2.3),
      into: &picture)
  }

  /// Draws the jungle's rabbit, which comes and is caught by the lion, and the lion's point.
  private static func drawPoint(_ moment: Lesson.Moment, into picture: inout Picture) {
    drawRiver(from: -194, moment, into: &picture)
    let foot = moment.place(-50, 52)
    picture.drawGroup(scaledBy: 0.78, about: foot) {
      RuleDemo.drawAnimals(
        .rock, against: .jungle, at: foot, arriving: 150 * (1 - moment.share(0, 0.7)),
        .seconds(max(0, moment.seconds - 0.7)), into: &$0)
    }
    let board = moment.place(142, -22)
    let won = moment.share(1.7, 2)
    picture.draw(.image(SharedAssets.plaque, at: board).scaled(0.42))
    picture.draw(
      .image(won > 0 ? SharedAssets.star : SharedAssets.sleepingStar, at: board)
        .scaled(0.9 + (0 < won && won < 1 ? 0.5 : 0)).named("lesson.point"))
  }

  private static let winning = acted(
    .to(.watch, 0.3), .hold(1.7), .to(.crouch, 0.15), .to(.triumph, 0.3), .hold(0.9))

  /// Draws one crown after another, and then the lion's own.
  private static func drawGoal(_ moment: Lesson.Moment, into picture: inout Picture) {
    moment.drawBackground(Color(0xEBD7A3), into: &picture)
    var lion = AnimalFigure(.lion, feet: moment.place(-118, 58))
    lion.scale = lion.scale * 0.46
    lion.facing = Animal.lion.facing(1)
    lion.pose = winning[.posture, at: .seconds(moment.seconds)].pose(of: .lion)
    lion.draw(named: "lesson.lion", into: &picture)
    OutcomeMarks.drawCrowns(
      Int((moment.seconds + 0.2) / 0.7).clamped(to: 0...3), of: 3, apart: 76,
      at: moment.place(76, 4), into: &picture)
    if moment.seconds > 2.2, let head = lion.place(of: .crown) {
      picture.draw(.image(SharedAssets.iconCrown, at: head - Point(x: 0, y: 6)))
    }
  }
}
