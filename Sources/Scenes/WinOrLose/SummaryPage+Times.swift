internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The back of the final card: how the score came about, and the times.
extension SummaryPage {
  /// Draws how the stars that shine and those that sleep make the score.
  func drawSum(y: Double, into picture: inout Picture) {
    let (right, points) = (drill.rightAnswers, drill.options.scale.rawValue)
    let parts: [(x: Double, width: Double, words: String, token: ImageAsset?)] = [
      (-167, 132, "\(right) × \(points)", SharedAssets.star), (-79, 24, "−", nil),
      (73, 132, "\(drill.answers.count - right) × \(points)", SharedAssets.sleepingStar),
      (217, 136, "= \(drill.score)", nil),
    ]
    for part in parts {
      let place = Point(x: Design.middle + part.x, y: y)
      picture.draw(
        part.words, TextStyle(.label, bold: true, fit: part.width), at: place, tint: .ink,
        named: "sum")
      guard let token = part.token else { continue }
      let size = 52 / token.size.height
      picture.draw(.image(token, at: place - Point(x: 94, y: 2)).scaled(size).named("sum.token"))
    }
  }

  /// Draws how long each answer took: a bar over its star, pale for a wrong one, and a rabbit on the
  /// shortest of the right ones.
  func drawTimes(
    at time: Time, _ layout: SummaryLayout, into picture: inout Picture
  ) {
    let answers = drill.answers
    let fastest = answers.indices.filter { answers[$0].isRight }
      .min { answers[$0].seconds < answers[$1].seconds }
    // Less than three seconds is fast, whoever was slower.
    let slowest = max(3, answers.map(\.seconds).max() ?? 0)
    Pictogram.clock.draw(at: layout.clock, side: 48, onWood: false, into: &picture)
    drawMarks(at: time, in: layout.timed, into: &picture) { index, frame, picture in
      let answer = answers[index]
      let length = layout.bar(answer.seconds / slowest, of: answers.count)
      let bar = Rect(x: frame.center.x - 14, y: frame.minY - 4 - length, width: 28, height: length)
      picture.draw(.rounded(bar, radius: 8, tint: .ink))
      picture.draw(
        .rounded(bar.insetBy(3), radius: 5, tint: answer.isRight ? .sun : .cream).named("time"))
      answer.draw(in: frame, into: &picture)
      guard index == fastest else { return }
      picture.draw(
        .image(WidgetAssets.badge(.rabbit), at: bar.point(0.5, 0) - Point(x: 0, y: 20)).scaled(0.62)
          .named("fastest"))
    }
  }

  /// Draws the usual time of a right answer beside the sign that asked for it.
  func drawTime(
    for aim: Drill.Aim, _ layout: SummaryLayout, _ language: Language, into picture: inout Picture
  ) {
    let place = layout.time(for: aim)
    let room = layout.figure(beside: place)
    Sign(aim: aim, champion: hero.animal).draw(
      at: place, scale: layout.signSize, language, into: &picture)
    let time = drill.medianSeconds(for: aim).map(Phrase.seconds) ?? "–"
    picture.draw(
      .text(
        language(time), TextStyle(.label, bold: true, fit: room.width), at: room.point(0, 0.5),
        anchor: .left, tint: .ink
      ).named("time.\(aim)"))
  }
}
