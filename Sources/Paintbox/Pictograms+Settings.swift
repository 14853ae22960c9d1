/// The pictograms of choices on the settings pages and among a game's options.
var choicePictograms: [Icon] { hearing + seeing + playing }

private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [PathPoint] {
  [at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height)]
}

private var hearing: [Icon] {
  let horn = rounded(
    [at(7, 18), at(14, 18), at(24, 9), at(24, 39), at(14, 30), at(7, 30)], radius: 2)
  /// The strokes and cones of a loudspeaker in its box.
  func speaker(at x: Double) -> (strokes: [(path: Path, width: Double)], cones: [Path]) {
    let (left, right) = (x - 7, x + 7)
    let rim = bent(at(left, 8), at(right, 8), at(right, 40), at(left, 40), at(left, 8))
    return ([(rim, 4)], [ellipse(x, 29, 3.6, 3.6), ellipse(x, 18, 2.4, 2.4)])
  }
  let bubble = rounded(
    [at(4, 9), at(28, 9), at(28, 31), at(18, 31), at(8.4, 41), at(9.4, 31), at(4, 31)], radius: 4)
  let (first, second, single) = (speaker(at: 14), speaker(at: 34), speaker(at: 24))
  return [
    pictogram(
      "sound",
      strokes: [
        (line(at(30, 18), at(33, 24), at(30, 30)), 4.4),
        (line(at(36, 12), at(41.5, 24), at(36, 36)), 4.4),
      ], shapes: [horn]),
    pictogram(
      "ear",
      strokes: [
        (
          line(
            at(13, 19), at(16, 10), at(25, 6), at(35, 11), at(36, 21), at(31, 29), at(28, 35.5),
            at(21, 39.5), at(15, 34)), 4.8
        ), (line(at(21, 20), at(25, 15), at(29, 19), at(26, 25), at(22, 29)), 4),
      ]),
    pictogram("muted", strokes: crossing(at(29, 15.5), at(41.5, 32.5), 6), shapes: [horn]),
    pictogram(
      "louder",
      shapes: (0..<4).map {
        let height = 9 + 8 * Double($0)
        return rounded(box(6 + 9.6 * Double($0), 41 - height, 7, height), radius: 2)
      }),
    pictogram(
      "captions",
      strokes: [
        (bent(at(6, 9), at(42, 9), at(42, 39), at(6, 39), at(6, 9)), 4),
        (line(at(14, 19), at(34, 19)), 3.6), (line(at(14, 29.5), at(28, 29.5)), 3.6),
      ]),
    pictogram(
      "speech",
      strokes: [
        (line(at(33, 15), at(35.4, 20), at(33, 25)), 3.6),
        (line(at(39.4, 9.6), at(42.6, 20), at(39.4, 30.4)), 3.6),
      ],
      shapes: [bubble]),
    pictogram("hushed", strokes: crossing(at(33, 14), at(42.2, 26), 4.4), shapes: [bubble]),
    pictogram(
      "twoEars", strokes: first.strokes + second.strokes, shapes: first.cones + second.cones),
    pictogram("oneEar", strokes: single.strokes, shapes: single.cones),
    pictogram(
      "globe",
      strokes: [
        (ellipse(24, 24, 17, 17), 4), (ellipse(24, 24, 7.5, 17), 3),
        (line(at(8, 24), at(40, 24)), 3),
      ]),
    pictogram(
      "keys", strokes: [(bent(at(8, 10), at(40, 10), at(40, 38), at(8, 38), at(8, 10)), 5)],
      shapes: [rounded(box(17, 19, 14, 10), radius: 3)]),
  ]
}

private var seeing: [Icon] {
  let half = (0...12).map { PathPoint.polar(17, 90 + Double($0) * 15) + at(24, 24) }
  func words(_ count: Int, _ width: Double) -> [(path: Path, width: Double)] {
    (0..<count).map {
      let y = 24 + (Double($0) - Double(count - 1) / 2) * (width + 6)
      return (line(at(8, y), at(40, y)), width)
    }
  }
  func screen(_ frame: [PathPoint]) -> [(path: Path, width: Double)] {
    [(line((frame + [frame[0]]).map { corner($0.x, $0.y) }), 5)]
  }
  return [
    pictogram(
      "sight",
      strokes: [
        (line(at(5, 25), at(14, 14), at(24, 11), at(34, 14), at(43, 25)), 4.6),
        (line(at(5, 25), at(14, 34), at(24, 37), at(34, 34), at(43, 25)), 4.6),
      ], shapes: [ellipse(24, 24, 6.5, 6.5)]),
    pictogram("contrast", strokes: [(ellipse(24, 24, 17, 17), 4.6)], shapes: [blob(half)]),
    pictogram("plain", strokes: [(ellipse(24, 24, 17, 17), 4.6)]),
    pictogram("small", strokes: words(4, 3.4)),
    pictogram("middle", strokes: words(3, 6)),
    pictogram("large", strokes: words(2, 10)),
    pictogram("window", strokes: screen(box(13, 16, 22, 16))),
    pictogram("screen", strokes: screen(box(6, 9, 36, 30))),
    pictogram(
      "lively",
      strokes: [
        (line(at(6, 34), at(13, 16), at(21, 33), at(29, 12), at(36, 31), at(42, 15)), 5)
      ]),
    pictogram(
      "calm", strokes: [(line(at(6, 25), at(15, 22), at(24, 25), at(33, 28), at(42, 25)), 5)]),
  ]
}

private var playing: [Icon] {
  let loop = (0...24).map { step -> PathPoint in
    let turn = PathPoint.polar(1, Double(step) * 15)
    return at(
      24 + 18 * turn.x / (1 + turn.y * turn.y), 24 + 26 * turn.x * turn.y / (1 + turn.y * turn.y))
  }
  let pips = [at(16, 16), at(32, 16), at(24, 24), at(16, 32), at(32, 32)]
  func arrow(_ sign: Double) -> [(path: Path, width: Double)] {
    [
      (bent(at(12, 24 - 2 * sign), at(24, 24 - 14 * sign), at(36, 24 - 2 * sign)), 6),
      (line(at(24, 24 + 14 * sign), at(24, 24 - 12 * sign)), 6),
    ]
  }
  return [
    pictogram(
      "dice", strokes: [(bent(at(7, 7), at(41, 7), at(41, 41), at(7, 41), at(7, 7)), 4.4)],
      shapes: pips.map { ellipse($0.x, $0.y, 3.2, 3.2) }),
    pictogram(
      "copy",
      strokes: [(bent(at(16, 8), at(40, 8), at(40, 30)), 4.8)],
      shapes: [rounded(box(8, 16, 24, 24), radius: 4)]),
    pictogram(
      "clock",
      strokes: [(ellipse(24, 24, 17, 17), 4.4), (bent(at(24, 13), at(24, 25), at(32, 29)), 4.4)]),
    pictogram("endless", strokes: [(line(loop), 5)]),
    pictogram(
      "whole", strokes: [(ellipse(24, 22.8, 17, 17), 4)], shapes: [ellipse(24, 22.8, 9.4, 9.4)]),
    pictogram(
      "half", strokes: [(ellipse(19, 24, 14, 14), 4)], shapes: [ellipse(33, 24, 10, 10)]),
    pictogram("up", strokes: arrow(1)),
    pictogram("down", strokes: arrow(-1)),
  ]
}
