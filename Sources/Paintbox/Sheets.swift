/// The pictures of paper as a throw: half a sheet, with the zigzag that scissors cut, and a rock
/// wrapped in paper. The other half is the same picture turned by 180 degrees.
var sheetPictures: [Picture] { [sheetHalf, parcel] }

private let paper: Color = "#FFF8E4"
private let paperShade: Color = "#E6D3A2"
private let ruled: Color = "#9CC7E4"

private let sheetHalf = drawing("sheet-half", 64, 124) { sketch in
  let teeth = (0...7).map { at(57 + ($0.isMultiple(of: 2) ? 3 : -3), 5 + 114 * Double($0) / 7) }
  let half = polygon([at(5, 119), at(5, 5)] + teeth)
  // The teeth have no line, so that a whole sheet shows no seam.
  sketch.inside(polygon([at(0, 124), at(0, 0), at(60, 0)] + teeth + [at(54, 124)])) {
    $0.edge(plank(5, 5, 80, 114, radius: 3), Palette.ink, 4)
  }
  sketch.fill(half, paper)
  sketch.inside(half) {
    for y in [24.0, 43, 62, 81, 100] { $0.stroke(line(at(0, y), at(64, y)), ruled, 3) }
  }
}

/// A rock wrapped in paper, with a bow.
private let parcel = drawing("parcel", 124, 116) { sketch in
  let bundle = blob(
    at(14, 66), corner(10, 44), at(26, 34), corner(36, 22), at(62, 24), corner(90, 20), at(100, 36),
    corner(116, 48), at(112, 72), corner(110, 94), at(88, 102), corner(62, 111), at(36, 104),
    corner(14, 94))
  sketch.paint(bundle, paper, line: 4, (paperShade, at(-7, -9)))
  sketch.inside(bundle) { inner in
    for y in [44.0, 92] { inner.stroke(line(at(0, y - 6), at(62, y), at(124, y - 8)), ruled, 3) }
    for fold in [
      [at(14, 40), at(34, 54), at(46, 52)], [at(112, 46), at(92, 58), at(82, 54)],
      [at(20, 100), at(36, 86)], [at(104, 98), at(90, 86)],
    ] { inner.stroke(line(fold), "#C9AE74", 3) }
    for (from, to) in [(at(62, 10), at(62, 116)), (at(2, 70), at(122, 70))] {
      inner.stroke(line(from, to), Palette.ink, 19)
    }
    for (from, to) in [(at(62, 10), at(62, 116)), (at(2, 70), at(122, 70))] {
      inner.stroke(line(from, to), "#F6C445", 12)
    }
  }
  for side in [-1.0, 1] {
    let loop = blob(
      at(62, 24), at(62 + 18 * side, 6), at(62 + 38 * side, 8), at(62 + 40 * side, 24),
      at(62 + 22 * side, 32))
    sketch.paint(loop, "#F6C445", line: 4, ("#D9982B", at(-3, -5)))
  }
  sketch.paint(ellipse(62, 25, 10, 9), "#FFDB73", line: 4)
}
