/// Parchment in carved wood: the card of alerts and pages, the status strip, the text field.
var cardPictures: [Picture] { [card, strip, field] }

/// The card. Its corners of 64 design pixels hold the ornaments; only the rest may be stretched.
private let card = drawing("card", 480, 320) { sketch in
  sketch.fill(plank(3, 6, 474, 313, radius: 40), Palette.night, opacity: 0.25)
  sketch.fill(plank(3, 2, 474, 312, radius: 40), Palette.ink)
  sketch.fill(plank(8, 7, 464, 302, radius: 35), Wood.shade)
  sketch.fill(plank(8, 7, 464, 295, radius: 35), Wood.base)
  sketch.fill(plank(13, 9, 454, 60, radius: 32), Wood.light)
  sketch.fill(plank(12, 14, 456, 120, radius: 32), Wood.base)
  sketch.fill(plank(26, 25, 428, 266, radius: 24), Palette.ink)
  sketch.fill(plank(30, 29, 420, 258, radius: 20), Parchment.edge)
  sketch.fill(plank(30, 36, 420, 251, radius: 20), Parchment.shade)
  sketch.fill(plank(36, 38, 408, 243, radius: 16), Parchment.base)
  sketch.sprig(at(38, 34), [(-152, 34), (-206, 30), (-100, 30), (60, 24)], flower: true)
  sketch.sprig(at(440, 286), [(28, 30), (-22, 26), (82, 26)], flower: false)
}

private let strip = drawing("strip", 640, 56) { sketch in
  sketch.fill(plank(2, 2, 636, 53, radius: 25), Palette.ink)
  sketch.fill(plank(6, 6, 628, 45, radius: 21), Parchment.edge)
  sketch.fill(plank(6, 6, 628, 41, radius: 21), Parchment.base)
  for x in [22.0, 618] {
    sketch.fill(ellipse(x, 27, 11, 11), Parchment.shade)
    sketch.fill(ellipse(x, 27, 6, 6), Palette.ink)
    sketch.fill(ellipse(x - 0.5, 26.2, 4.2, 4.2), Wood.light)
  }
}

private let field = drawing("field", 240, 64) { sketch in
  sketch.fill(plank(2, 2, 236, 60, radius: 18), Palette.ink)
  sketch.fill(plank(6, 6, 228, 52, radius: 14), Wood.base)
  sketch.fill(plank(6, 6, 228, 48, radius: 14), Wood.light)
  sketch.fill(plank(10, 9, 220, 46, radius: 12), Parchment.edge)
  sketch.fill(plank(10, 14, 220, 41, radius: 12), Parchment.light)
}

extension Sketch {
  /// Draws a few leaves about a knot or a flower, as an ornament on wood.
  mutating func sprig(_ root: PathPoint, _ leaves: [(turn: Double, length: Double)], flower: Bool) {
    let tone = Green.trim.inked(Palette.ink, 2.5)
    for item in leaves {
      leaf(
        Spine(root.x, root.y, turn: item.turn, length: item.length, bend: 14),
        width: item.length * 0.52, tone)
    }
    guard flower else { return }
    blossom(root.x, root.y, 13, Petal("#F4776B", "#D8524F"), line: 2.2)
  }
}
