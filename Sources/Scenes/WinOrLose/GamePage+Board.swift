internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The board: the number of the round, a star for each answer, and the score.
extension GamePage {
  /// How many answers in a row, up to the last judged one, were right.
  var run: Int { Self.run(judged) }
  /// How many answers in a row were right before the last judged one.
  private var lastRun: Int { verdict == nil ? run : Self.run(judged.dropLast()) }

  static func run(_ answers: ArraySlice<Drill.Answer>) -> Int {
    answers.reversed().prefix(while: \.isRight).count
  }

  /// How far the frogs, and at the end of the game the player's animal, have come since the
  /// verdict, 0…1.
  private func walkProgress(at time: Time) -> Double {
    verdict?.motion[WinOrLoseTimelines.walk, at: time] ?? 1
  }

  /// Draws what right answers have brought: flowers, frogs, and the last one's guest and stars.
  func drawChoir(at time: Time, into picture: inout Picture) {
    let rights = judged.count(where: \.isRight)
    let growth = verdict != nil && isRightAnswer ? walkProgress(at: time) : 1
    Guest.drawFlowers(Double(rights) - 1 + growth, into: &picture)
    if isRightAnswer, let motion = verdict?.motion {
      Guest(after: rights).draw(motion[WinOrLoseTimelines.visit, at: time], into: &picture)
    }
    FrogChoir.draw(
      run, before: lastRun, walkProgress(at: time),
      jolt: jolt?[WinOrLoseTimelines.jolt, at: time] ?? 0, into: &picture)
    for burst in bursts {
      picture.drawFigure(at: burst.origin) {
        burst.drawFlash(at: time, into: &$0)
        burst.draw(at: time, into: &$0)
      }
    }
  }

  /// Draws the number of the round, the path through all rounds to a crown, and the score, which
  /// may be negative.
  func drawBoard(_ view: View, into picture: inout Picture) {
    let (language, count) = (view.language, drill.options.rounds.rawValue)
    let (round, score) = (WinOrLoseLayout.round, WinOrLoseLayout.score)
    Plaque.drawBoard(in: WinOrLoseLayout.board, into: &picture)
    picture.draw(
      language(.common(.progress(drill.round, of: count))),
      TextStyle(.body, bold: true, fit: WinOrLoseLayout.roundWidth, height: 52), at: round,
      tint: .cream)
    drawWay(of: count, at: view.time, into: &picture)
    picture.draw(
      language(.winOrLose(.score)), TextStyle(.body, fit: WinOrLoseLayout.scoreName, height: 52),
      at: score - Point(x: WinOrLoseLayout.scoreRadius + 9, y: 0), anchor: .right, tint: .cream)
    Score.draw(
      drill.score(of: judged), at: score, radius: WinOrLoseLayout.scoreRadius, into: &picture)
  }

  /// Draws the path to the crown, green up to the player's animal, which stands over it.
  private func drawWay(of count: Int, at time: Time, into picture: inout Picture) {
    // The animal stands at the round that is asked, steps on with the next question, and at last to
    // the crown.
    let place =
      judged.count == count
      ? Double(count) - 1 + walkProgress(at: time)
      : max(0, Double(drill.round) - 2 + question[WinOrLoseTimelines.step, at: time])
    let (last, share) = (Int(place), place - place.rounded(.down))
    let next = min(count, last + 1)
    func between(_ spot: (Int) -> Point) -> Point {
      spot(last) + (spot(next) - spot(last)) * share
    }
    let stops = (0...count).map { WinOrLoseLayout.stop($0, of: count) }
    for index in 0..<count {
      let (from, next) = (stops[index].center, stops[index + 1].center)
      drawPath(from: from, to: next, 18, .night, into: &picture)
      guard Double(index) < place else { continue }
      let end = Double(index + 1) < place ? next : between { stops[$0].center }
      drawPath(from: from, to: end, 10, .leaf, into: &picture)
    }
    drawStops(stops.dropLast(), at: time, into: &picture)
    drawWalker(
      at: between { WinOrLoseLayout.stand($0, of: count) }, hopping: Portable.sin(.pi * share),
      size: stops[last].width / 70, into: &picture)
    // The crown is lifted onto the animal's head once it has come to the end.
    let lift = 3 + 20 * max(0, place + 1 - Double(count))
    picture.draw(
      .image(WidgetAssets.crown, at: stops[count].center - Point(x: 0, y: lift)).scaled(0.56)
        .named("aim"))
  }

  /// Draws a hollow for each round, a star in it once the round is answered, and a golden chain
  /// between stars of right answers in a row.
  private func drawStops(_ stops: ArraySlice<Rect>, at time: Time, into picture: inout Picture) {
    var wasRight = false
    for (index, frame) in stops.enumerated() {
      guard isLanded(index, at: time) else {
        let rim = index == drill.round - 1 ? Color.sun : .cream
        Disc.draw(in: frame, (0, rim), (3, .night), into: &picture)
        continue
      }
      let answer = drill.answers[index]
      if wasRight, answer.isRight {
        let gap = Point(x: 5, y: 0)
        drawPath(
          from: stops[index - 1].point(1, 0.5) - gap, to: frame.point(0, 0.5) + gap, 12, .sun,
          into: &picture)
      }
      answer.draw(in: frame, into: &picture)
      wasRight = answer.isRight
    }
  }

  private func drawPath(
    from: Point, to end: Point, _ width: Double, _ tint: Color, into picture: inout Picture
  ) {
    guard end.x > from.x else { return }
    let path = Rect(x: from.x, y: from.y - width / 2, width: end.x - from.x, height: width)
    picture.draw(.roundedRect(path, radius: width / 2, tint: tint))
  }

  private func drawWalker(
    at place: Point, hopping share: Double, size: Double, into picture: inout Picture
  ) {
    picture.draw(
      .image(
        WidgetAssets.badge(cast.champion.animal), at: place - Point(x: 0, y: 14 * size * share)
      ).scaled(size).named("walker"))
  }

  /// Whether the star of a round is at its place; while the star still flies, the place is empty.
  private func isLanded(_ index: Int, at time: Time) -> Bool {
    index < judged.count - 1
      || index < judged.count
        && (isWrong || verdict.map { $0.motion[WinOrLoseTimelines.flight, at: time] >= 1 } ?? true)
  }

  /// Draws the star of a right answer, which springs up between the hands and flies to its round.
  func drawPrize(at time: Time, into picture: inout Picture) {
    guard let motion = verdict?.motion, !isWrong, !isLanded(judged.count - 1, at: time) else {
      return
    }
    let place = WinOrLoseLayout.stop(judged.count - 1, of: drill.options.rounds.rawValue)
    let (start, flight) = (
      WinOrLoseLayout.prize, motion[WinOrLoseTimelines.flight, at: time]
    )
    let size = motion[WinOrLoseTimelines.prizeSize, at: time]
    picture.draw(
      .image(SharedAssets.star, at: start + (place.center - start) * flight)
        .scaled(size + (place.width / 31 - size) * flight).turned(-360 * flight)
        .named("prize.flying"),
      flyingFrom: start, to: place.center)
  }
}
