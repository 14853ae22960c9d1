/// The pictograms beside the words of buttons; a child who can't read goes by these alone.
var pictograms: [Icon] { navigationPictograms + actionPictograms + matchPictograms }

/// The pictograms of ways through the game: on, back, again, home and out.
private var navigationPictograms: [Icon] {
  // The arrow is three quarters of a circle with a head.
  let round = line((0...9).map { PathPoint.polar(13, -20 + Double($0) * 30) + at(24, 25) })
  let end = PathPoint.polar(13, 250) + at(24, 25)
  return [
    pictogram("play", shapes: [rounded([at(14, 8), at(40, 24), at(14, 40)], radius: 5)]),
    pictogram(
      "next",
      strokes: [
        (bent(at(26, 12), at(38, 24), at(26, 36)), 6), (line(at(10, 24), at(36, 24)), 6),
      ]),
    pictogram(
      "return",
      strokes: [
        (bent(at(22, 12), at(10, 24), at(22, 36)), 6), (line(at(12, 24), at(38, 24)), 6),
      ]),
    pictogram(
      "again", strokes: [(round, 6)],
      shapes: [rounded([end + at(-3, -9), end + at(12, 0.5), end + at(-1, 10)], radius: 2)]),
    pictogram(
      "home",
      shapes: [
        rounded(
          [
            at(24, 6), at(43, 23), at(37.5, 25), at(37.5, 41), at(29, 41), at(29, 29), at(19, 29),
            at(19, 41), at(10.5, 41), at(10.5, 25), at(5, 23),
          ], radius: 2)
      ]),
    pictogram(
      "leave",
      strokes: [
        (bent(at(24, 8.5), at(10.5, 8.5), at(10.5, 39.5), at(24, 39.5)), 5),
        (bent(at(31, 15), at(40, 24), at(31, 33)), 5), (line(at(20, 24), at(38, 24)), 5),
      ]),
  ]
}

/// The pictograms of actions: accept, refuse, keep, clear and set.
private var actionPictograms: [Icon] {
  let star = (0..<10).map {
    PathPoint.polar($0 % 2 == 0 ? 19 : 8.6, Double($0) * 36 - 90) + at(24, 25)
  }
  let rows = [(13.0, 31.0), (24, 16), (35, 29)]
  return [
    pictogram("yes", strokes: [(bent(at(10, 25), at(20, 35), at(38, 13)), 7)]),
    pictogram("no", strokes: crossing(at(12, 12), at(36, 36), 7)),
    pictogram("cheer", shapes: [rounded(star, radius: 2.5)]),
    pictogram(
      "save",
      strokes: [
        (bent(at(20, 10), at(7, 10), at(7, 41), at(41, 41), at(41, 26)), 4.6),
        (line(at(14, 32.5), at(25, 32.5)), 4),
      ],
      shapes: [
        rounded([at(18, 26), at(20.5, 18.5), at(35, 4), at(41.5, 10.5), at(26, 24)], radius: 1.5)
      ]),
    pictogram(
      "clear",
      strokes: [
        (line(at(9.5, 14), at(38.5, 14)), 4.6),
        (bent(at(19.5, 13), at(19.5, 8), at(28.5, 8), at(28.5, 13)), 3.6),
      ],
      shapes: [rounded([at(12, 20), at(36, 20), at(33, 42), at(15, 42)], radius: 3)]),
    pictogram(
      "options", strokes: rows.map { (line(at(8.5, $0.0), at(39.5, $0.0)), 3.8) },
      shapes: rows.map { ellipse($0.1, $0.0, 5, 5) }),
  ]
}

/// The pictograms of the scoreboard and of a match's goal.
private var matchPictograms: [Icon] {
  [
    pictogram(
      "scores",
      shapes: [
        rounded([at(6, 26), at(17, 26), at(17, 41), at(6, 41)], radius: 1.5),
        rounded([at(18.5, 10), at(29.5, 10), at(29.5, 41), at(18.5, 41)], radius: 1.5),
        rounded([at(31, 31), at(42, 31), at(42, 41), at(31, 41)], radius: 1.5),
      ]),
    pictogram(
      "goal", strokes: [(line(at(12, 8), at(12, 40.5)), 4.6)],
      shapes: [rounded([at(15, 7), at(41, 16), at(15, 26)], radius: 2)]),
  ]
}
