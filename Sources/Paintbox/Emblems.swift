/// The emblem of each pad of Simon Says, which has its own colour, shape, tone and place.
enum Emblem: String, CaseIterable {
  case leaf, flower, sun, drop

  var coat: Coat {
    switch self {
    case .leaf: Coat("#009E73", shade: "#007A5A", light: "#3CC79B")
    case .flower: Coat("#D55E00", shade: "#A84400", light: "#F58A3C")
    case .sun: Coat("#F0E442", shade: "#CDB31E", light: "#FBF6A4")
    case .drop: Coat("#0072B2", shade: "#00558C", light: "#3EA3DE")
    }
  }

  /// The emblem's shape about (0, 0), 80 drawing units high.
  var path: Path {
    switch self {
    case .leaf:
      blob(
        corner(31, -39), at(35, -10), at(22, 20), at(-6, 31), corner(-24, 24), at(-35, 2),
        at(-24, -23), at(3, -35))
        + tube(joint(-20, 20, 4.5), joint(-27, 28, 4.5), joint(-34, 37, 5))
    case .flower:
      petals.reduce(ellipse(0, 0, 14, 14), +)
    case .sun:
      // Short round rays that grow out of the disc.
      (0..<8).reduce(ellipse(0, 0, 26, 26)) { path, index in
        let turn = Double(index) * 45 - 90
        return path
          + tube(
            Joint(spot: .polar(22, turn), radius: 9.5), Joint(spot: .polar(36, turn), radius: 5.5))
      }
    case .drop:
      blob(
        corner(0, -42), at(14, -18), at(28, 8), at(22, 32), at(0, 41), at(-22, 32), at(-28, 8),
        at(-14, -18))
    }
  }

  /// The flower's five petals, whose tips do not touch.
  private var petals: [Path] {
    (0..<5).map { index in
      let turn = Double(index) * 72 - 90
      let direction = PathPoint.polar(24, turn)
      return ellipse(direction.x, direction.y, 18, 14.5, turn: turn)
    }
  }

  /// Draws shades, lines and lights inside the shape.
  private func detail(_ sketch: inout Sketch, _ coat: Coat) {
    let soft = coat.base.mixed(with: coat.shade, 0.6)
    switch self {
    case .leaf: detailLeaf(&sketch, coat, soft)
    case .flower: detailFlower(&sketch, coat, soft)
    case .sun:
      sketch.fill(path, soft)
      let disc = ellipse(0, 0, 23, 23)
      sketch.paint(
        disc, coat.base, line: 3, ink: coat.shade.mixed(with: self.coat.shade, 0.6),
        (soft, at(-4, -5)))
      sketch.fill(ellipse(-7, -8, 9, 8), coat.light)
    case .drop:
      sketch.crescent(path, coat.shade, at(-4, -6))
      sketch.crescent(path, coat.light, at(3, 4))
      sketch.fill(ellipse(-11, 12, 5, 11, turn: 20), coat.light)
    }
  }

  /// Draws a leaf's half away from the light, and its rib.
  private func detailLeaf(_ sketch: inout Sketch, _ coat: Coat, _ soft: Color) {
    let half = blob(
      corner(31, -39), at(35, -10), at(22, 20), at(-6, 31), corner(-24, 24), at(0, -1),
      at(20, -24))
    sketch.paint(half, soft, (coat.shade, at(-5, -6)))
    sketch.stroke(line(at(-27, 2), at(-19, -17), at(2, -28)), coat.light, 5)
    let rib = coat.shade.mixed(with: Palette.ink, 0.25)
    sketch.stroke(line(at(-32, 35), at(-22, 22), at(0, -1), at(22, -27)), rib, 4)
    for (root, ends) in [
      (at(-12, 11), [at(-15, -6), at(6, 16)]), (at(2, -4), [at(-1, -19), at(20, 1)]),
    ] {
      for end in ends { sketch.stroke(line(root, end), rib, 3) }
    }
  }

  /// Draws petals with their veins, and the heart over them.
  private func detailFlower(_ sketch: inout Sketch, _ coat: Coat, _ soft: Color) {
    let tint = coat.shade.mixed(with: self.coat.base, 0.45)
    for (index, petal) in petals.enumerated() {
      let turn = Double(index) * 72 - 90
      sketch.paint(petal, coat.base, (coat.light, at(2.5, 3.5)), (soft, at(-3, -4)))
      let (root, tip) = (PathPoint.polar(13, turn), PathPoint.polar(28, turn))
      sketch.fill(tube(joint(root.x, root.y, 6.5), joint(tip.x, tip.y, 2.5)), tint)
    }
    for index in 0..<5 {
      let turn = Double(index) * 72 - 54
      sketch.stroke(line(.polar(8, turn), .polar(20, turn)), Palette.ink, 3.4)
    }
    sketch.fill(ellipse(0, 0, 13, 13), Palette.ink)
    sketch.fill(ellipse(0, 0, 9.6, 9.6), "#F6C445")
    sketch.fill(ellipse(-2.5, -3, 3.8, 3.8), "#FFF0A8")
  }

  /// The emblem painted in a coat and outlined, about (0, 0).
  func painted(_ coat: Coat, line: Double) -> Sketch {
    var sketch = Sketch()
    sketch.paint(path, coat.base, line: line)
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
