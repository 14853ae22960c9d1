internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The lessons of Simon Says: the drums play, the player repeats them, the sequence grows, and a
/// mistake ends the game.
extension Door {
  static let lessons: [Lesson] = [
    Lesson(.simonSays(.menuStatus), still: 0.5) { moment, picture in
      drawNight(moment, into: &picture)
      drawDrums(moment, lit: beat(moment)?.pad, into: &picture)
    },
    Lesson(.simonSays(.strike(melody.count)), still: 0.5) { moment, picture in
      drawNight(moment, into: &picture)
      let beat = beat(moment)
      drawDrums(moment, lit: beat?.pad, into: &picture)
      let (last, next) = (index(at: moment.seconds - 0.4), index(at: moment.seconds))
      let way = moment.share(first + pace * Double(next) - 0.3, first + pace * Double(next))
      let (from, to) = (spot(melody[last], moment), spot(melody[next], moment))
      moment.drawHand(
        at: from + (to - from) * way, presses: beat == nil ? 0 : 1, into: &picture)
    },
    Lesson(.information(.longer), draw: drawLonger),
    Lesson(.information(.mistake), draw: drawMistake),
  ]

  private static let melody: [Pad] = [.leaf, .sun, .flower]
  /// When the first drum sounds, and the time to the next, in seconds.
  private static let (first, pace) = (0.4, 0.9)

  private static func index(at seconds: Double) -> Int {
    Int(((seconds - first + 0.3) / pace).rounded(.down)).clamped(to: 0...(melody.count - 1))
  }

  private static func beat(_ moment: Lesson.Moment) -> (pad: Pad, index: Int)? {
    for (index, pad) in melody.enumerated() {
      let start = first + pace * Double(index)
      if (start..<start + 0.5).contains(moment.seconds) { return (pad, index) }
    }
    return nil
  }

  /// The middle of a drum's skin.
  private static func spot(_ pad: Pad, _ moment: Lesson.Moment) -> Point {
    moment.place(94 * (Double(pad.index) - 1.5), 8)
  }

  private static func drawNight(_ moment: Lesson.Moment, into picture: inout Picture) {
    moment.drawBackground(NightSky.sky, into: &picture)
    let stars = [(-176.0, -48.0), (-96, -52), (-8, -46), (88, -54), (180, -44)]
    NightSky.drawStars(at: stars.map { moment.place($0, $1) }, into: &picture)
  }

  private static func drawDrums(
    _ moment: Lesson.Moment, _ pads: [Pad] = Pad.allCases, lit: Pad?, into picture: inout Picture
  ) {
    for pad in pads {
      let give = pad == lit ? 0.03 : 0
      picture.draw(
        .image(
          SharedAssets.drum(pad, isLit: pad == lit), at: spot(pad, moment) + Point(x: 0, y: 10)
        ).scaled(0.4 + give, 0.4 - give).named("lesson.\(pad)"))
    }
  }

  /// Draws one drum, then two, then three.
  private static func drawLonger(_ moment: Lesson.Moment, into picture: inout Picture) {
    drawNight(moment, into: &picture)
    for (row, middle) in [-150.0, -38, 118].enumerated() where moment.seconds > 0.9 * Double(row) {
      for index in 0...row {
        let place = moment.place(middle + 46 * (Double(index) - Double(row) / 2), 6)
        let size = moment.share(0.9 * Double(row), 0.9 * Double(row) + 0.2 * Double(index + 1))
        picture.draw(
          .image(SimonSaysAssets.emblem(melody[index]), at: place).scaled(0.46 * size)
            .named("lesson.longer"))
      }
      guard row > 0 else { continue }
      let arrow = moment.place([-108.0, 22][row - 1], 6)
      picture.draw(.image(SharedAssets.next, at: arrow).scaled(0.6))
    }
  }

  private static let sorry = acted(
    .to(.watch, 0.3), .hold(1), .to(.fright, 0.15), .hold(0.4), .to(.sad, 0.3), .hold(1.3))

  /// Draws a mistake: the flower is struck instead of the leaf, and the rabbit is sorry.
  private static func drawMistake(_ moment: Lesson.Moment, into picture: inout Picture) {
    drawNight(moment, into: &picture)
    let isStruck = (1.2..<1.5).contains(moment.seconds)
    drawDrums(
      moment, [.leaf, .flower, .sun],
      lit: isStruck ? .flower : moment.seconds > 1.9 ? .leaf : nil, into: &picture)
    var rabbit = AnimalFigure(.rabbit, feet: moment.place(150, 58))
    rabbit.scale = rabbit.scale * 0.46
    rabbit.facing = Animal.rabbit.facing(-1)
    rabbit.pose = sorry[.posture, at: .seconds(moment.seconds)].pose(of: .rabbit)
    rabbit.draw(named: "lesson.rabbit", into: &picture)
    let struck = spot(.flower, moment)
    if moment.seconds > 1.3 {
      picture.draw(
        .image(WidgetAssets.iconCross, at: struck - Point(x: 0, y: 46)).scaled(0.9)
          .named("lesson.wrong"))
    }
    let tip = struck + Point(x: 40, y: 20) * (1 - moment.share(0.4, 1))
    moment.drawHand(
      at: tip, presses: isStruck ? 1 : 0, opacity: 1 - moment.share(1.6, 2), into: &picture)
  }
}
