/// The mascots' heads: as portraits, and as large heads of players who throw, glad or sad.
var mascotPictures: [Picture] {
  [frog, toucan, monkey, owl].flatMap { head in
    [head(false), enlarged(head(false), "large", by: 2.5), enlarged(head(true), "hurt", by: 2.5)]
  }
}

private func enlarged(_ picture: Picture, _ kind: String, by factor: Double) -> Picture {
  Picture(
    name: "\(picture.name)-\(kind)", width: picture.width * factor, height: picture.height * factor,
    origin: picture.origin, unitsPerPixel: picture.unitsPerPixel / factor, nodes: picture.nodes)
}

extension Sketch {
  /// Draws a shape with its line, shaded on the side away from the light.
  fileprivate mutating func part(_ path: Path, _ coat: Coat, line: Double = 1.4) {
    paint(path, coat.base, line: line, (coat.shade, at(-2, -3.4)), (coat.light, at(1.2, 1.7)))
  }

  /// Draws an eye that looks at the viewer from under its lid; the outer end of a sad eye's lid
  /// hangs.
  fileprivate mutating func eye(
    _ x: Double, _ y: Double, _ size: Double, iris: Color, lid: Coat, isSad: Bool, nose: Double
  ) {
    let sign = x < nose ? 1.0 : -1
    let ball = ellipse(x, y, size, size * 1.08)
    func spot(_ dx: Double, _ dy: Double, _ radius: Double) -> Path {
      let look = at(0.1 * sign, isSad ? 0.2 : 0.08)
      return ellipse(
        x + (look.x + dx) * size, y + (look.y + dy) * size, radius * size, radius * size * 1.08)
    }
    paint(ball, Palette.white, line: 1.1, ("#D8CDBD", at(0, size * 0.34)))
    inside(ball) {
      $0.fill(spot(0, 0, 0.76), Palette.ink)
      $0.fill(spot(0, 0.14, 0.6), iris)
      $0.fill(spot(0, -0.06, 0.5), Palette.ink)
      $0.fill(spot(-0.26, -0.34, 0.25), Palette.white)
      $0.fill(spot(0.28, 0.36, 0.13), Palette.white)
      let (outer, inner) = isSad ? (-0.05, -1.1) : (-0.7, -0.74)
      let edge = [
        at(x - 1.3 * sign * size, y + outer * size + 1),
        at(x, y + (outer + inner) / 2 * size - 0.8),
        at(x + 1.3 * sign * size, y + inner * size),
      ]
      $0.fill(
        polygon(
          edge + [at(x + 2 * sign * size, y - 2 * size), at(x - 2 * sign * size, y - 2 * size)]),
        lid.base)
      $0.stroke(line(edge), Palette.ink, 1.4)
    }
    guard isSad, sign < 0 else { return }
    let tear = blob(
      corner(x + size * 0.7, y + size * 0.7), at(x + size * 1.15, y + size * 1.5),
      at(x + size * 0.75, y + size * 1.9), at(x + size * 0.35, y + size * 1.5))
    paint(tear, "#8FD3F7", line: 0.9, ("#5AA9DC", at(-0.8, -1.2)))
    fill(ellipse(x + size * 0.62, y + size * 1.45, 0.7, 1), Palette.white)
  }

  /// Draws a patch of another colour, with a shade along its upper edge.
  fileprivate mutating func patch(_ path: Path, _ base: Color, _ shade: Color) {
    fill(path, base)
    crescent(path, shade, at(1.2, 2.6))
  }

  /// Draws a brow; a sad one rises towards `nose`.
  fileprivate mutating func brow(
    _ x: Double, _ y: Double, _ half: Double, _ color: Color, isSad: Bool, nose: Double
  ) {
    let slant = (x < nose ? 1.0 : -1) * (isSad ? 2.6 : -0.4)
    stroke(
      line(at(x - half, y + slant), at(x, y - 1.4), at(x + half, y - slant)), color, 2.4)
  }

  /// Draws the open mouth of a glad mascot, with a tongue.
  fileprivate mutating func laugh(_ mouth: Path, tongue: Path) {
    paint(mouth, "#6E1F32", line: 1.2)
    inside(mouth) { $0.patch(tongue, "#F58A88", "#D9666E") }
  }
}

private func frog(isSad: Bool) -> Picture {
  drawing("mascot-frog", 64, 64) { sketch in
    let skin = Coat("#6CC24A", shade: "#459A3B", light: "#A6E070")
    let face = blob(
      at(5, 39), at(13, 24), at(32, 19), at(51, 24), at(59, 39), at(49, 54.5), at(32, 59),
      at(15, 54.5))
    sketch.part(face + ellipse(17, 17, 11.5, 11.5) + ellipse(47, 17, 11.5, 11.5), skin)
    sketch.inside(face) {
      $0.patch(ellipse(32, 63, 25, 14), "#F2F6C4", "#CFDF8C")
      $0.crescent(ellipse(32, 33, 22, 17), skin.shade, at(0, -2.4), opacity: 0.45)
      for (x, y, size) in [
        (32.0, 24, 2.6), (37, 27, 1.5), (27.6, 26.4, 1.2), (55, 35, 2.4), (51.4, 31, 1.3),
        (9, 36, 1.7),
      ] { $0.fill(ellipse(x, y, size, size * 0.76), skin.shade, opacity: 0.8) }
    }
    for x in [17.0, 47] {
      sketch.crescent(ellipse(x, 17, 9.8, 9.8), skin.shade, at(-1.2, -1.6), opacity: 0.7)
      sketch.eye(x, 17.4, 7.6, iris: "#D8962A", lid: skin, isSad: isSad, nose: 32)
    }
    for x in [11.8, 52.2] { sketch.fill(ellipse(x, 43.4, 4.4, 3), "#F2A08C", opacity: 0.8) }
    for x in [28.8, 35.2] { sketch.fill(ellipse(x, 32, 1.2, 1.6), "#2F6B2B") }
    guard !isSad else {
      return sketch.stroke(
        line(at(17, 49), at(22, 44.4), at(29, 43), at(35, 44.6), at(41, 43), at(47, 48)),
        Palette.ink, 1.9)
    }
    sketch.stroke(
      line(at(11, 37), at(16, 40.4), at(32, 42.6), at(48, 40.4), at(53, 37)), Palette.ink, 1.7)
    sketch.laugh(
      blob(
        corner(17, 40.8), at(24, 42), at(32, 42.6), at(40, 42), corner(47, 40.8), at(41, 49.6),
        at(32, 52.4), at(23, 49.6)), tongue: ellipse(33, 53, 9, 5.6))
  }
}

private func toucan(isSad: Bool) -> Picture {
  drawing("mascot-toucan", 64, 64) { sketch in
    let plumage = Coat("#2B3A55", shade: "#1B263B", light: "#56698C")
    let tuft =
      lock(at(47, 12), at(59, 5), width: 6, bend: -2)
      + lock(at(50, 15), at(62.5, 13), width: 5, bend: -2)
    let head = blob(
      at(59.5, 43), at(55, 18), at(41, 8), at(26, 14), at(22, 32), at(30, 53), at(47, 60))
    sketch.part(tuft + head, plumage)
    sketch.inside(head) {
      $0.patch(
        blob(at(20, 36), at(36, 33.5), at(47, 44), at(43, 68), at(16, 64)), "#FFF3D6", "#E8CF9C")
      for (x, y) in [(33.0, 47.0), (39, 50), (34, 54)] {
        $0.stroke(line(at(x - 2, y - 1.4), at(x, y), at(x + 2, y - 1.4)), "#DDBE84", 1.2)
      }
      for (x, y) in [(53.0, 33.0), (55, 41), (52, 48)] {
        $0.stroke(line(at(x - 2.4, y - 1.6), at(x, y), at(x + 2.4, y - 1.6)), plumage.light, 1.3)
      }
    }
    let lower =
      isSad
      ? blob(corner(34, 39), at(22, 42), corner(9, 47), at(20, 47.6), at(34, 46))
      : blob(corner(33, 36), at(22, 41), corner(8, 48), at(20, 52), at(34, 45.6))
    sketch.part(lower, Coat("#E4572E", shade: "#B53D1E", light: "#FF8A5C"))
    let upper = blob(
      corner(35.5, 21), at(24, 14.6), at(9, 23), corner(2.6, 44), at(14, 38.4), corner(35.5, 39))
    sketch.part(upper, Coat("#F6A13A", shade: "#D9731E", light: "#FFD27A"))
    sketch.inside(upper) {
      $0.fill(blob(at(31, 12), at(40, 12), at(40, 42), at(31, 42), at(33, 28)), "#FFE08A")
      $0.fill(blob(at(2, 46), at(0, 30), at(8.6, 27.6), at(10.4, 40)), Palette.ink)
      $0.stroke(line(at(30, 35.4), at(19, 34), at(9.6, 37.4)), "#C9621A", 1.1)
      for x in [15.0, 20, 25] {
        $0.stroke(line(at(x, 30.6), at(x + 1, 33.4)), "#D9731E", 1.6)
      }
      $0.stroke(line(at(10.4, 26), at(17, 19), at(26.6, 17.6)), "#FFF0C4", 2)
    }
    sketch.fill(ellipse(29.4, 24.6, 1.7, 1), "#8A4410")
    sketch.paint(ellipse(43.4, 23, 8.6, 8.6), "#59B7E8", line: 0.9, ("#2F86BC", at(-1.2, -2)))
    sketch.eye(
      43, 23.2, 6, iris: "#8A5428", lid: Coat("#7CCBF2", shade: "#2F86BC", light: "#B6E6FF"),
      isSad: isSad, nose: 20)
  }
}

private func monkey(isSad: Bool) -> Picture {
  drawing("mascot-monkey", 64, 64) { sketch in
    let fur = Coat("#9A5B34", shade: "#743F22", light: "#C4834F")
    let skin = Coat("#F3C998", shade: "#DDA56E", light: "#FFE3BE")
    for x in [10.4, 53.6] {
      sketch.part(ellipse(x, 34, 7.8, 9), fur)
      sketch.paint(
        ellipse(x, 34.6, 4.6, 5.8), skin.base, ("#D98E66", at(x < 32 ? 1.6 : -1.6, 1)))
    }
    let tuft =
      lock(at(31, 13), at(38, 3.6), width: 5, bend: 2)
      + lock(at(28, 14), at(27.6, 4.6), width: 4.6, bend: -1.6)
    let head = ellipse(32, 33.5, 22.5, 23.5)
    sketch.part(head + tuft, fur)
    sketch.inside(head) {
      for (x, y, sign) in [(12.6, 27.0, 1.0), (13, 44, 1), (51.4, 27, -1), (51, 44, -1)] {
        $0.stroke(
          line(at(x, y), at(x + 2.4 * sign, y + 2.6), at(x + 2.8 * sign, y + 5.6)), fur.shade, 1.3)
      }
    }
    let face = ellipse(23, 29, 10, 11) + ellipse(41, 29, 10, 11) + ellipse(32, 44, 16.5, 12.4)
    sketch.fill(face, skin.base)
    sketch.crescent(ellipse(32, 44, 16.5, 12.4), skin.shade, at(-1, -2.6))
    sketch.crescent(ellipse(32, 41.6, 13, 8), skin.light, at(0.6, 2))
    for x in [23.4, 40.6] {
      sketch.eye(x, 29, 5.6, iris: "#8A5428", lid: skin, isSad: isSad, nose: 32)
      sketch.brow(x, 20.4, 4, fur.shade, isSad: isSad, nose: 32)
    }
    for x in [19.4, 44.6] { sketch.fill(ellipse(x, 40.6, 3.4, 2.2), "#EE9A82", opacity: 0.7) }
    for x in [29.6, 34.4] { sketch.fill(ellipse(x, 38.4, 1.2, 1.6), Palette.ink) }
    guard !isSad else {
      return sketch.stroke(
        line(at(22.5, 50.4), at(27, 46.6), at(32, 45.6), at(37, 46.8), at(41.5, 50)), Palette.ink,
        1.9)
    }
    sketch.stroke(
      line(at(20.4, 42.4), at(22.4, 44.4), at(32, 46), at(41.6, 44.4), at(43.6, 42.4)), Palette.ink,
      1.6)
    sketch.laugh(
      blob(
        corner(22.4, 44.4), at(32, 46), corner(41.6, 44.4), at(38, 51.2), at(32, 53), at(26, 51.2)),
      tongue: ellipse(32.6, 53, 5.6, 3.4))
  }
}

private func owl(isSad: Bool) -> Picture {
  drawing("mascot-owl", 64, 64) { sketch in
    let plumage = Coat("#8E79B8", shade: "#67548F", light: "#B7A5DC")
    let head = blob(
      corner(7, 4), at(20, 11), at(32, 12.4), at(44, 11), corner(57, 4), at(60, 30), at(52, 54),
      at(32, 61.6), at(12, 54), at(4, 30))
    sketch.part(head, plumage)
    sketch.inside(head) {
      for sign in [-1.0, 1] {
        $0.fill(
          blob(
            corner(32 + 25 * sign, 6), at(32 + 15 * sign, 14.6), at(32 + 5 * sign, 22),
            at(32 + 16 * sign, 19), at(32 + 24.4 * sign, 15)), plumage.light)
      }
      for (row, y) in [48.6, 53, 57.4].enumerated() {
        for x in stride(from: row == 1 ? 19.0 : 22, through: 45, by: 6.4) {
          $0.stroke(line(at(x - 2.6, y - 1.8), at(x, y), at(x + 2.6, y - 1.8)), plumage.shade, 1.5)
        }
      }
    }
    let rim = Coat("#E9CF9C", shade: "#C8A468", light: "#FFF1CF")
    for x in [19.5, 44.5] {
      sketch.paint(ellipse(x, 31, 13.6, 14.2), "#FFF1CF", line: 1.3, ("#E9CF9C", at(-1.4, -2.2)))
      for turn in stride(from: 0.0, to: 360, by: 30) {
        let (from, to) = (PathPoint.polar(10.4, turn), PathPoint.polar(12.4, turn))
        sketch.stroke(line(at(x, 31) + from, at(x, 31) + to), rim.shade, 1)
      }
      sketch.eye(x, 31.4, 8.6, iris: "#F2A52E", lid: plumage, isSad: isSad, nose: 32)
    }
    let beak = rounded([at(26, 36), at(38, 36), at(32, isSad ? 47 : 49)], radius: 3)
    sketch.part(beak, Coat("#F08A3C", shade: "#C8621F", light: "#FFBE7A"))
    sketch.stroke(line(at(29.4, 38.4), at(30, 40.4)), "#8A4410", 1)
    sketch.stroke(line(at(34.6, 38.4), at(34, 40.4)), "#8A4410", 1)
  }
}
