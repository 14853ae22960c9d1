/// The four pads of Simon Says: colour, shape, tone and place belong together.
enum Emblem: String, CaseIterable {
  case leaf, flower, sun, drop

  var coat: Coat {
    switch self {
    case .leaf: Coat("#009E73", shade: "#007A5A", light: "#3CC79B")
    case .flower: Coat("#D55E00", shade: "#A84400", light: "#F58A3C")
    case .sun: Coat("#F0E442", shade: "#C9B31E", light: "#FFF89A")
    case .drop: Coat("#0072B2", shade: "#00558C", light: "#3EA3DE")
    }
  }

  /// The shape about (0, 0), 80 units high.
  var path: Path {
    switch self {
    case .leaf:
      blob(
        corner(30, -38), at(34, -8), at(20, 22), at(-10, 30), corner(-26, 24), at(-34, 4),
        at(-22, -22), at(4, -34))
        + tube(joint(-20, 18, 5), joint(-28, 28, 5), joint(-33, 35, 5.5))
    case .flower:
      (0..<5).reduce(ellipse(0, 0, 18, 18)) { path, index in
        let way = Spot.polar(22, Double(index) * 72 - 90)
        return path + ellipse(way.x, way.y, 18, 16.5, turn: Double(index) * 72 - 90)
      }
    case .sun:
      (0..<8).reduce(ellipse(0, 0, 22, 22)) { path, index in
        let turn = Double(index) * 45 - 90
        let (a, b) = (Spot.polar(27, turn - 16), Spot.polar(27, turn + 16))
        let tip = Spot.polar(42, turn)
        return path + blob(corner(a.x, a.y), corner(tip.x, tip.y), corner(b.x, b.y))
      }
    case .drop:
      blob(
        corner(0, -42), at(14, -18), at(28, 8), at(22, 32), at(0, 41), at(-22, 32), at(-28, 8),
        at(-14, -18))
    }
  }

  /// The lines and lights inside the shape.
  func detail(_ sketch: inout Sketch, _ coat: Coat) {
    switch self {
    case .leaf:
      sketch.stroke(line(at(-22, 22), at(0, -2), at(20, -26)), coat.shade, 4)
      sketch.stroke(line(at(-3, 2), at(-8, -14)), coat.shade, 3)
      sketch.stroke(line(at(-1, 0), at(15, 6)), coat.shade, 3)
    case .flower:
      sketch.fill(ellipse(0, 0, 12, 12), Palette.ink)
      sketch.fill(ellipse(0, 0, 9, 9), "#F6C445")
      sketch.fill(ellipse(-2.5, -3, 3.5, 3.5), "#FFF0A8")
    case .sun:
      sketch.stroke(ellipse(0, 0, 22, 22), coat.shade, 3)
    case .drop:
      sketch.fill(ellipse(-11, 12, 5, 11, turn: 20), coat.light)
    }
  }

  /// Painted in a coat and outlined, ready to be placed.
  func painted(_ coat: Coat, line: Double) -> Sketch {
    var sketch = Sketch()
    sketch.edge(path, Palette.ink, line)
    sketch.fill(path, coat.base)
    sketch.add(.crescent(path, coat.shade, shift: at(-4, -6), opacity: 1))
    sketch.add(.crescent(path, coat.light, shift: at(3, 4), opacity: 1))
    detail(&sketch, coat)
    return sketch
  }
}

var emblemPictures: [Picture] {
  Emblem.allCases.map { emblem in
    var sketch = Sketch()
    sketch.group("emblem", Placement(move: at(48, 48)), emblem.painted(emblem.coat, line: 4))
    return sketch.picture("emblem-\(emblem.rawValue)", 96, 96)
  }
}
