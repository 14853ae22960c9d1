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

  /// Draws a heap of pebbles over each answer's star, and a rabbit on the lowest heap of a right
  /// answer.
  func drawTimes(
    at time: Time, _ layout: SummaryLayout, into picture: inout Picture
  ) {
    let answers = drill.answers
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
    let place = layout.time(for: aim)
    let room = layout.figure(beside: place)
    Sign(aim: aim, champion: hero.animal).draw(
      at: place, scale: layout.signSize, language, into: &picture)
    guard let seconds = drill.medianSeconds(for: aim) else {
      let asset = SharedAssets.sleepingStar
      picture.draw(
        .image(asset, at: room.point(0.3, 0.5)).scaled(52 / asset.size.height)
          .named("time.\(aim)"))
      return
    }
    for step in 0..<pebbles(seconds, upTo: 4) {
      drawPebble(
        at: room.point(0, 0.1) + Point(x: 18 + 36 * Double(step), y: 0), size: 1,
        Self.tints.right, named: "usual.\(aim)", into: &picture)
    }
    picture.draw(
      .text(
        language(.seconds(seconds)), TextStyle(.label, bold: true, fit: room.width),
        at: room.point(0, 0.74), anchor: .left, tint: .ink
      ).named("time.\(aim)"))
  }
}
