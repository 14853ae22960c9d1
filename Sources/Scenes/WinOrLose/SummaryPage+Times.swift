internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The back of the final card: how long the answers took, in pebbles, one for each second begun.
extension SummaryPage {
  /// The tints of pebbles over right and over wrong answers.
  private static let tints = (right: Color.sun, wrong: Color(0xB9B3A6))

  private func pebbles(_ seconds: Double, upTo most: Int) -> Int {
    Int(seconds.rounded(.up)).clamped(to: 1...most)
  }

  private func drawPebble(
    at place: Point, size: Double, _ tint: Color, named name: String, into picture: inout Picture
  ) {
    let oval = Rect(center: place, size: Size(34 * size, 20 * size))
    picture.draw(.rounded(oval, radius: oval.height / 2, tint: .ink))
    picture.draw(
      .rounded(oval.insetBy(2.5 * size), radius: 7.5 * size, tint: tint).named(name))
    let light = Rect(center: place + Point(x: -4, y: -4) * size, size: Size(12, 4) * size)
    picture.draw(.rounded(light, radius: 2 * size, tint: .cream).opacity(0.8))
  }

  /// Draws the ground of what belongs together.
  func drawGround(_ frame: Rect, into picture: inout Picture) {
    picture.draw(.rounded(frame, radius: 22, tint: .clay).opacity(0.25))
  }

  /// Draws a heap of pebbles over each answer's star, and a rabbit on the lowest of the right ones.
  func drawTimes(
    at time: Time, _ layout: SummaryLayout, into picture: inout Picture
  ) {
    let answers = drill.answers
    drawGround(layout.chart, into: &picture)
    let fastest = answers.indices.filter { answers[$0].isRight }
      .min { answers[$0].seconds < answers[$1].seconds }
    Pictogram.clock.draw(at: layout.clock, side: 48, onWood: false, into: &picture)
    let (size, most) = layout.heap(of: answers.count)
    drawMarks(at: time, in: layout.timed, into: &picture) { index, frame, picture in
      let answer = answers[index]
      let count = pebbles(answer.seconds, upTo: most)
      for step in 0..<count {
        drawPebble(
          at: Point(
            x: frame.center.x + (step % 2 == 0 ? -1 : 2) * size,
            y: frame.minY - (6 + 17 * Double(step)) * size), size: size,
          answer.isRight ? Self.tints.right : Self.tints.wrong, named: "time.\(index)",
          into: &picture)
      }
      answer.draw(in: frame, into: &picture)
      guard index == fastest else { return }
      let top = frame.minY - (26 + 17 * Double(count)) * size
      picture.draw(
        .image(WidgetAssets.badge(.rabbit), at: Point(x: frame.center.x, y: top - 4))
          .scaled(0.74 * size).named("fastest"))
    }
  }

  /// Draws the usual time of right answers to `aim`, in pebbles and in seconds, beside the sign
  /// with that task; without a right answer, a sleeping star.
  func drawTime(
    for aim: Drill.Aim, _ layout: SummaryLayout, _ language: Language, into picture: inout Picture
  ) {
    let room = layout.figure(for: aim)
    drawGround(layout.usual(aim), into: &picture)
    Sign(aim: aim, champion: hero.animal).draw(
      at: layout.sign(for: aim), scale: layout.signSize, language, into: &picture)
    guard let seconds = drill.medianSeconds(for: aim) else {
      let asset = SharedAssets.sleepingStar
      picture.draw(
        .image(asset, at: room.center).scaled(60 / asset.size.height)
          .named("time.\(aim)"))
      return
    }
    let count = pebbles(seconds, upTo: 4)
    for step in 0..<count {
      let aside = 36 * (Double(step) - Double(count - 1) / 2)
      drawPebble(
        at: room.point(0.5, 0.14) + Point(x: aside, y: 0), size: 1, Self.tints.right,
        named: "usual.\(aim)", into: &picture)
    }
    picture.draw(
      .text(
        language(.seconds(seconds)),
        TextStyle(.label, bold: true, fit: room.width, height: 0.66 * room.height),
        at: room.point(0.5, 0.64), tint: .ink
      ).named("time.\(aim)"))
  }
}
