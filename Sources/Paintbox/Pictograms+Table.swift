/// The pictograms of opponents, and of hints for two players at one table.
var tablePictograms: [Icon] {
  // The palm stands on a hill.
  let fronds =
    [-1.0, 1].flatMap { side in
      [
        tube(
          joint(24, 17, 3), joint(24 + 11 * side, 10, 4.2), joint(24 + 19 * side, 20, 1.4)),
        tube(
          joint(24, 17, 3), joint(24 + 8 * side, 18, 3.8), joint(24 + 12 * side, 29, 1.4)),
      ]
    } + [tube(joint(24, 17, 3), joint(25, 9, 3.6), joint(31, 4, 1.4))]
  func face(_ x: Double) -> [Path] {
    [
      ellipse(x, 14.5, 7, 7),
      blob(
        corner(x - 10, 34), at(x - 8.4, 27), at(x, 23), at(x + 8.4, 27), corner(x + 10, 34)),
    ]
  }
  return [
    pictogram(
      "jungle",
      strokes: [
        (line(at(24, 18), at(22, 29), at(24, 40)), 4.6), (line(at(10, 41), at(39, 41)), 5),
      ],
      shapes: fronds),
    pictogram(
      "friend", strokes: [(line(at(6, 39.5), at(42, 39.5)), 5)],
      shapes: face(13.5) + face(34.5)),
    pictogram(
      "gamepad",
      strokes: [(line(at(24, 15), at(24, 8), at(31, 6)), 3.6)],
      shapes: [
        blob(
          at(12, 15), at(24, 17), at(36, 15), at(43, 27), at(42, 39), at(35, 37), at(30, 31),
          at(18, 31), at(13, 37), at(6, 39), at(5, 27))
      ]),
  ]
}
