/// The heads of the mascots of two people at one table, as portraits and as those who throw, who
/// may be hurt.
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
  /// A shape with its line, shaded away from the light.
  fileprivate mutating func part(_ path: Path, _ coat: Coat, line: Double = 2.1) {
    paint(path, coat.base, line: line, (coat.shade, at(-2, -3.4)), (coat.light, at(1.4, 2)))
  }

  /// An eye that looks at the viewer; in pain it is shut tight, with its point towards `nose`.
  fileprivate mutating func eye(
    _ x: Double, _ y: Double, _ size: Double, iris: Color? = nil, isHurt: Bool, nose: Double
  ) {
    guard !isHurt else {
      let way = x < nose ? size : -size
      let point = at(x + way * 0.9, y)
      return stroke(
        line(at(x - way, y - size * 0.75), point) + line(point, at(x - way, y + size * 0.75)),
        Palette.ink, 2.6)
    }
    fill(ellipse(x, y, size, size * 1.12), Palette.ink)
    if let iris {
      fill(ellipse(x, y, size * 0.84, size * 0.96), iris)
      fill(ellipse(x, y - size * 0.16, size * 0.66, size * 0.74), Palette.ink)
      fill(ellipse(x + size * 0.36, y + size * 0.5, size * 0.17, size * 0.17), Palette.white)
    }
    fill(ellipse(x - size * 0.32, y - size * 0.42, size * 0.36, size * 0.38), Palette.white)
  }

  /// A patch of another colour, with a shade along its upper edge.
  fileprivate mutating func patch(_ path: Path, _ base: Color, _ shade: Color) {
    fill(path, base)
    crescent(path, shade, at(1.2, 2.6))
  }
}

private func frog(isHurt: Bool) -> Picture {
  drawing("mascot-frog", 64, 64) { sketch in
    let skin = Coat("#6CC24A", shade: "#459A3B", light: "#A6E070")
    let face = blob(
      at(5, 38), at(14, 22), at(32, 18), at(50, 22), at(59, 38), at(48, 54), at(16, 54))
    sketch.part(face + ellipse(17, 17, 11.5, 11.5) + ellipse(47, 17, 11.5, 11.5), skin)
    sketch.inside(face) {
      $0.patch(ellipse(32, 61, 24, 14), "#F2F6C4", "#CFDF8C")
      for (x, y, size) in [
        (31.0, 24.6, 2.4), (36.4, 27, 1.5), (54.4, 34, 2.2),
      ] { $0.fill(ellipse(x, y, size, size * 0.76), skin.shade, opacity: 0.8) }
    }
    for x in [17.0, 47] {
      sketch.paint(ellipse(x, 17, 8, 8), isHurt ? skin.light : Palette.white, line: 1.4)
      sketch.eye(x, 17.6, 5, iris: "#C8881C", isHurt: isHurt, nose: 32)
    }
    for x in [11.4, 52.6] { sketch.fill(ellipse(x, 41, 4.2, 3), "#F2A08C", opacity: 0.85) }
    for x in [28.5, 35.5] { sketch.fill(ellipse(x, 32, 1.3, 1.7), "#2F6B2B") }
    guard !isHurt else {
      return sketch.stroke(
        line(at(19, 48), at(25, 42), at(32, 40), at(39, 42), at(45, 48)), Palette.ink, 2.4)
    }
    let smile = blob(
      corner(16.5, 38.5), at(24, 42.4), at(32, 43.4), at(40, 42.4), corner(47.5, 38.5),
      at(41, 48.6),
      at(32, 51.4), at(23, 48.6))
    sketch.paint(smile, "#7E2638", line: 1.7)
    sketch.inside(smile) { $0.patch(ellipse(33, 52.5, 9, 5.4), "#F58A88", "#D9666E") }
  }
}

private func toucan(isHurt: Bool) -> Picture {
  drawing("mascot-toucan", 64, 64) { sketch in
    let head = blob(
      at(59, 43), at(54, 17), at(40, 7), at(25, 14), at(22, 32), at(30, 53), at(47, 59))
    sketch.part(head, Coat("#2B3A55", shade: "#1B263B", light: "#56698C"))
    sketch.inside(head) {
      $0.patch(
        blob(at(20, 36), at(36, 33), at(47, 44), at(42, 66), at(18, 62)), "#FFF3D6", "#E8CF9C")
    }
    let beak = Coat("#F6A13A", shade: "#DB7A22", light: "#FFD27A")
    // The beak gapes with pain.
    let tip = isHurt ? at(10, 56) : at(8, 46)
    let lower = blob(
      corner(33, 36), at(22, isHurt ? 43 : 39), corner(tip.x, tip.y), at(20, isHurt ? 55 : 49),
      at(34, isHurt ? 46 : 43))
    sketch.part(lower, Coat("#E4572E", shade: "#B53D1E", light: "#FF8A5C"))
    let upper = blob(
      corner(35, 22), at(24, 16), at(9, 24), corner(3, 43), at(14, 38), corner(35, 38))
    sketch.part(upper, beak)
    sketch.inside(upper) {
      $0.fill(blob(at(31, 14), at(40, 14), at(40, 42), at(31, 42), at(33, 28)), "#FFE08A")
      $0.stroke(line(at(10, 27), at(17, 20.6), at(26, 19.2)), "#FFF0C4", 2.2)
    }
    sketch.fill(blob(corner(3.6, 42), at(6, 31), at(11, 32), at(11, 38)), Palette.ink)
    sketch.fill(ellipse(7.6, 34, 1, 1.8), "#7A6A62")
    sketch.fill(ellipse(29, 25, 1.6, 1), "#8A4410")
    sketch.paint(ellipse(43, 23, 8, 8), "#59B7E8", (Color("#2F86BC"), at(-1.2, -2)))
    sketch.paint(ellipse(43, 23, 5.8, 5.8), isHurt ? "#9AD3F0" : Palette.white, line: 0.9)
    sketch.eye(42.4, 23.2, 4, iris: "#7A4A22", isHurt: isHurt, nose: 20)
  }
}

private func monkey(isHurt: Bool) -> Picture {
  drawing("mascot-monkey", 64, 64) { sketch in
    let fur = Coat("#9A5B34", shade: "#743F22", light: "#C4834F")
    let skin = Coat("#F3C998", shade: "#DDA56E", light: "#FFE3BE")
    for x in [11.0, 53] {
      sketch.part(ellipse(x, 34, 7.4, 8.6), fur)
      sketch.fill(ellipse(x, 34.5, 4, 5.2), skin.base)
    }
    let tuft = lock(at(32, 14), at(37.5, 4.5), width: 5, bend: 2)
    sketch.part(ellipse(32, 33.5, 22.5, 23.5) + tuft, fur)
    let face = ellipse(23, 29, 10, 11) + ellipse(41, 29, 10, 11) + ellipse(32, 44, 16.5, 12)
    sketch.fill(face, skin.base)
    sketch.crescent(ellipse(32, 44, 16.5, 12), skin.shade, at(-1, -2.6))
    for x in [24.0, 40] { sketch.eye(x, 28, 4.4, isHurt: isHurt, nose: 32) }
    for x in [29.4, 34.6] { sketch.fill(ellipse(x, 37.5, 1.3, 1.7), Palette.ink) }
    sketch.stroke(
      isHurt
        ? line(at(23, 50), at(27, 45.6), at(32, 44), at(37, 45.6), at(41, 50))
        : line(at(22, 43), at(27, 48), at(32, 49.4), at(37, 48), at(42, 43)), Palette.ink, 2.6)
  }
}

private func owl(isHurt: Bool) -> Picture {
  drawing("mascot-owl", 64, 64) { sketch in
    let plumage = Coat("#8E79B8", shade: "#67548F", light: "#B7A5DC")
    let head = blob(
      corner(7, 5), at(20, 11), at(32, 12), at(44, 11), corner(57, 5), at(60, 30), at(52, 54),
      at(32, 61), at(12, 54), at(4, 30))
    sketch.part(head, plumage)
    for (x, y) in [(25.0, 55.0), (32, 57.5), (39, 55)] {
      sketch.stroke(line(at(x - 3, y - 2), at(x, y), at(x + 3, y - 2)), plumage.shade, 2)
    }
    for x in [19.5, 44.5] {
      sketch.paint(ellipse(x, 31, 14, 14.6), "#FFF1CF", line: 2)
      if !isHurt { sketch.fill(ellipse(x, 31.5, 8.8, 9.4), "#F6B23A") }
      sketch.eye(x, 31.6, isHurt ? 7 : 5.6, isHurt: isHurt, nose: 32)
    }
    let beak = rounded([at(25.5, 35), at(38.5, 35), at(32, 49)], radius: 3)
    sketch.part(beak, Coat("#F08A3C", shade: "#C8621F", light: "#FFBE7A"), line: 2)
  }
}
