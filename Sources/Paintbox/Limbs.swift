/// A piece of a limb that merges into the piece painted below it: it has no line at `end`.
///
/// `back` leads from there into the piece.
func limb(
  _ name: String, _ path: Path, openAt end: Spot, back: Spot, _ skin: Skin, inside: [Node] = []
) -> Node {
  let (way, side) = (back.unit, back.unit.turnedRight)
  let half = polygon(
    end + side * 400, end + side * 400 + way * 800, end - side * 400 + way * 800, end - side * 400)
  return group(
    name,
    [
      clip(half, skin.outline(of: path)), fill(path, skin.coat.base),
      clip(half, skin.tones(of: path)), clip(path, inside),
    ])
}

/// A piece that merges into the body it lies on; its line is painted below the body.
func melted(_ name: String, _ path: Path, _ skin: Skin, inside: [Node] = []) -> Node {
  group(name, [fill(path, skin.coat.base)] + skin.tones(of: path) + [clip(path, inside)])
}

/// The line of a melted piece.
func under(_ path: Path, _ skin: Skin) -> Node { group("line", skin.outline(of: path)) }

/// A closed or laughing eye: nothing but one line.
func eyeLine(_ spot: Spot, _ rx: Double, _ ry: Double, bend: Double, width: Double = 8) -> Node {
  ink(
    line(
      at(spot.x - rx, spot.y - bend * ry * 0.4), at(spot.x - rx * 0.5, spot.y + bend * ry * 0.24),
      at(spot.x, spot.y + bend * ry * 0.46), at(spot.x + rx * 0.5, spot.y + bend * ry * 0.24),
      at(spot.x + rx, spot.y - bend * ry * 0.4)), width: width)
}

/// A line that winds into the middle of an eye.
func spiral(_ spot: Spot, _ rx: Double, _ ry: Double, width: Double = 5.5) -> Node {
  ink(
    line(
      (0...14).map { step in
        let way = Spot.polar(1 - Double(step) / 15, Double(step) * 62 - 40)
        return spot + at(way.x * rx * 0.82, way.y * ry * 0.82)
      }), width: width)
}
