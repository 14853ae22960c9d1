internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The board: which round it is, how each was answered, and the score.
extension GamePage {
  /// How many answers in a row were right up to the last one that is judged.
  var run: Int { Self.run(judged) }
  /// The same before that one.
  private var lastRun: Int { sequel == nil ? run : Self.run(judged.dropLast()) }

  static func run(_ answers: ArraySlice<Drill.Answer>) -> Int {
    answers.reversed().prefix(while: \.isRight).count
  }

  /// How far the player's animal has walked since the verdict, 0…1.
  private func walked(at time: Time) -> Double { sequel?[WinOrLoseTimelines.walk, at: time] ?? 1 }

  func drawChoir(at time: Time, into picture: inout Picture) {
    Choir.draw(run, before: lastRun, walked(at: time), into: &picture)
    for burst in bursts {
      picture.drawFigure(at: burst.origin) { burst.draw(at: time, into: &$0) }
    }
  }

  /// Draws the round in words, all of them as a way to a crown, and the score, which may be negative.
  func drawBoard(_ view: View, into picture: inout Picture) {
    let (language, count) = (view.language, drill.options.rounds.rawValue)
    let (round, score) = (WinOrLoseLayout.round, WinOrLoseLayout.score)
    Plaque.drawBoard(in: WinOrLoseLayout.board, into: &picture)
    picture.draw(
      language(.common(.progress(drill.round, of: count))),
      TextStyle(.body, bold: true, fit: 100, height: 48), at: round, tint: .cream)
    drawWay(of: count, at: view.time, into: &picture)
    let small = TextStyle(.body, fit: 92, height: 48)
    let points = String(drill.score(of: judged))
    picture.draw(
      language(.winOrLose(.score)), small, at: score - Point(x: 7, y: 0), anchor: .right,
      tint: .cream)
    picture.draw(points, small, at: score + Point(x: 7, y: 0), anchor: .left, tint: .cream)
  }

  /// Draws a hollow for each round, a star in it if it was answered right, or else a flower, a
  /// golden chain between stars in a row, and the player's animal on its way to the crown.
  private func drawWay(of count: Int, at time: Time, into picture: inout Picture) {
    func stop(_ index: Int) -> Rect { WinOrLoseLayout.stop(index, of: count) }
    let (start, end) = (stop(0).center, stop(count).center)
    let apart = (end.x - start.x) / Double(count)
    let place = Double(judged.count) - 1 + (judged.isEmpty ? 1 : walked(at: time))
    func drawPath(to x: Double, from: Double, _ width: Double, _ tint: Color) {
      let path = Rect(x: from, y: start.y - width / 2, width: x - from, height: width)
      picture.draw(.rounded(path, radius: width / 2, tint: tint))
    }
    drawPath(to: end.x, from: start.x, 18, .night)
    drawPath(to: start.x + place * apart, from: start.x, 10, .leaf)
    var wasRight = false
    for index in 0..<count {
      let frame = stop(index)
      guard isLanded(index, at: time) else {
        let rim = index == drill.round - 1 ? Color.sun : .cream
        Disc.draw(in: frame, (0, rim), (3, .night), into: &picture)
        continue
      }
      let answer = drill.answers[index]
      // A chain joins the stars in a row.
      if wasRight, answer.isRight {
        drawPath(to: frame.minX + 5, from: frame.maxX - apart - 5, 12, .sun)
      }
      answer.draw(in: frame, into: &picture)
      wasRight = answer.isRight
    }
    let hop = Point(x: 0, y: 4 + 16 * Portable.sin(.pi * (place - place.rounded(.down))))
    picture.draw(
      .image(
        WidgetAssets.badge(cast.champion.animal), at: start + Point(x: place * apart, y: 0) - hop
      ).scaled(count > 10 ? 0.62 : 0.8).named("walker"))
    // Whoever has come to the end wears it.
    let lift = 3 + 20 * max(0, place + 1 - Double(count))
    picture.draw(
      .image(WidgetAssets.crown, at: end - Point(x: 0, y: lift))
        .scaled(count > 10 ? 0.42 : 0.56).named("aim"))
  }

  /// Whether a round has its star or flower; the place of a star that still flies is empty.
  private func isLanded(_ index: Int, at time: Time) -> Bool {
    index < judged.count - 1
      || index < judged.count
        && (isWrong || sequel.map { $0[WinOrLoseTimelines.flight, at: time] >= 1 } ?? true)
  }

  /// Draws the star of a right answer, which flies from the player's hand to its round.
  func drawPrize(at time: Time, into picture: inout Picture) {
    guard let sequel, !isWrong, !isLanded(judged.count - 1, at: time) else { return }
    let place = WinOrLoseLayout.stop(judged.count - 1, of: drill.options.rounds.rawValue)
    let (start, flight) = (WinOrLoseLayout.guest, sequel[WinOrLoseTimelines.flight, at: time])
    let size = sequel[WinOrLoseTimelines.prizeSize, at: time]
    picture.draw(
      .image(SharedAssets.star, at: start + (place.center - start) * flight)
        .scaled(size + (place.width / 29 - size) * flight).turned(-360 * flight)
        .named("prize.flying"))
  }

  /// Draws the hand of a wrong answer, which the player's animal keeps in mind while the hands show
  /// what would have been right.
  func drawMemory(at time: Time, into picture: inout Picture) {
    guard let sequel, let answer = drill.answer, isWrong, !isPlayingOut else { return }
    let way = sequel[WinOrLoseTimelines.flight, at: time]
    let frame = WinOrLoseLayout.memory
    let from = WinOrLoseLayout.guest - frame.center
    let aside = Point(x: sequel[WinOrLoseTimelines.shake, at: time], y: 0)
    for (place, size) in WinOrLoseLayout.thoughts {
      let dot = Rect(center: place, size: Size(size, size))
      picture.drawGroup(opacity: way) { Disc.draw(in: dot, (0, .ink), (3, .cream), into: &$0) }
    }
    let center = frame.center + from * (1 - way) + aside
    picture.drawGroup(scaledBy: 0.4 + 0.6 * way, about: center) {
      let bubble = Rect(center: center, size: frame.size)
      Disc.draw(in: bubble, (0, .ink), (4, .cream), into: &$0)
      $0.draw(
        .image(HandAssets.picture(of: answer.given), at: center).scaled(0.52).named("given"))
      $0.draw(
        .image(WidgetAssets.badge(cast.champion.animal), at: bubble.point(0.12, 0.84))
          .named("given.owner"))
      let mark = Rect(center: bubble.point(0.88, 0.16), size: Size(50, 50))
      Disc.draw(in: mark, (0, .cream), (4, .berry), into: &$0)
      $0.draw(.image(WidgetAssets.iconCross, at: mark.center).scaled(0.76))
    }
  }
}
