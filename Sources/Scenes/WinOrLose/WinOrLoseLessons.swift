internal import Animation
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// What the sign asks for by day and by night, and what an answer is worth.
extension Door {
  static let lessons: [Lesson] = [
    Lesson(.winOrLose(.advice), still: 0) { moment, picture in
      moment.drawBackground(Color(0xEBD7A3), into: &picture)
      drawAsker(-112, moment, into: &picture)
      let play = moment.seconds * Door.Thumbnail.playing / Lesson.playing
      winOrLose.draw(Thumbnail(center: moment.place(84, 3), play: play), &picture)
    },
    question(.win), question(.lose),
    Lesson(.information(.worth), still: 1.7, draw: drawWorth),
  ]

  /// Draws the jungle's lion, which waves its rock.
  private static func drawAsker(
    _ x: Double, _ moment: Lesson.Moment, into picture: inout Picture
  ) {
    let place = moment.place(x, 6)
    let hop = 7 * max(0, Portable.sin(moment.seconds / 1.2 * 2 * .pi))
    picture.draw(.image(WidgetAssets.jungle, at: place - Point(x: 28, y: 4)).scaled(0.85))
    picture.draw(
      .image(HandAssets.rock, at: place + Point(x: 32, y: 2 - hop)).scaled(0.34).turned(70))
  }

  /// Shows the right answer to a rock: it is pressed and praised.
  private static func question(_ aim: Drill.Aim) -> Lesson {
    let question = Drill.Question(jungle: .rock, aim: aim)
    return Lesson(.winOrLose(.prompt(question))) { moment, picture in
      moment.drawBackground(Color(0xEBD7A3), into: &picture)
      drawAsker(-138, moment, into: &picture)
      let sign = moment.place(-20, 0)
      picture.drawGroup(scaledBy: 0.66, about: sign) {
        let play = aim == .win ? 0 : Door.Thumbnail.playing / 2
        winOrLose.draw(Thumbnail(center: sign + Point(x: 0, y: 3), play: play), &$0)
      }
      for (index, hand) in Throw.allCases.enumerated() {
        let isRight = hand == question.rightThrow
        let praised = isRight ? moment.share(1.4, 1.7) : 0
        let place = moment.place(70 + 48 * Double(index), -2 - 4 * praised)
        picture.draw(
          .image(HandAssets.picture(of: hand), at: place).scaled(0.25 + 0.06 * praised))
        guard isRight else { continue }
        let tip = place + Point(x: 20, y: 24) * (1 - moment.share(0.5, 1.1)) + Point(x: 4, y: 10)
        if praised > 0 {
          picture.draw(
            .image(WidgetAssets.iconCheck, at: place - Point(x: 0, y: 40)).scaled(praised)
              .named("lesson.right"))
        }
        moment.drawHand(
          at: tip, presses: moment.share(1.1, 1.3) - moment.share(1.4, 1.6), into: &picture)
      }
    }
  }

  /// Draws one star more for a right answer, and one less for a wrong one.
  private static func drawWorth(_ moment: Lesson.Moment, into picture: inout Picture) {
    moment.drawBackground(Color(0xBFE3F2), into: &picture)
    let answers = [true, true, true, false, true, true]
    let given = answers.prefix(Int(moment.seconds / 0.55) + 1)
    let sign = given.last == true ? WidgetAssets.iconCheck : WidgetAssets.iconCross
    picture.draw(.image(sign, at: moment.place(-134, 0)).scaled(1.5))
    let stars = given.reduce(0) { $0 + ($1 ? 1 : -1) }
    for index in 0..<4 {
      picture.draw(
        .image(
          index < stars ? SharedAssets.star : SharedAssets.sleepingStar,
          at: moment.place(-40 + 64 * Double(index), 0)
        ).scaled(1.4).named("lesson.star"))
    }
  }
}
