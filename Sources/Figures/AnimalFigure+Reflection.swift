internal import Animation
public import Stage

/// An animal's reflection in the water, and the hearts of an animal that admires its own.
extension AnimalFigure {
  private static let head: Set<Joint> = [
    .head, .mane, .crown, .jaw, .snout, .nose, .pupilNear, .pupilFar, .browNear,
    .browFar,
  ]
  /// The height of the mirror line above the feet in design pixels, and the reflection's vertical
  /// scale.
  private static let (rise, flatness) = (34.0, 0.94)

  /// The colours of the still water around the reflection and of the ripples across it. Each
  /// ripple's depth and width are shares of the water's height and width.
  private static let (still, ripple) = (Color(0x3F8FDE), Color(0x7FC2F0))
  private static let ripples: [(down: Double, wide: Double)] = [
    (0.2, 0.62), (0.48, 0.9), (0.76, 0.7),
  ]
  /// The colours of a heart and its outline.
  private static let (heart, outlined) = (Color(0xE8425C), Color(0x5B1626))

  /// Draws the head upside down in the water before the animal. With `share`, 0…1, the water grows
  /// still and the reflection appears; hearts rise from an animal that `isInLove`.
  public func drawReflection(
    _ share: Double, isInLove: Bool = true, into picture: inout Picture
  ) {
    guard share > 0 else { return }
    var flat = self
    flat.scale.y *= Self.flatness
    let rig = Rig.of(animal)
    let posed = flat.posed(rig)
    let skeleton = Skeleton(rig, posed)
    let line = feet.y - Self.rise
    picture.drawFigure(at: feet) {
      guard let middle = flat.place(of: .mane) else { return }
      let height = Board.region.maxY - 10 - line
      // The nearer the head is to the water, the wider is the mirror.
      let wide = share * max(150, min(240, 330 - 1.2 * (line - middle.y)))
      let pool = Rect(
        center: Point(x: middle.x, y: line + height / 2), size: Size(height, height))
      $0.draw(
        .roundedRect(pool, radius: height / 2, tint: Self.still).scaled(wide / height, share)
          .opacity(0.7))
      for (index, part) in rig.parts.enumerated()
      where Self.head.contains(part.joint) && part.isSeen(in: posed, of: self) {
        guard var mirrored = flat.command(index, rig, skeleton, posed.face) else { continue }
        let above = feet.y - mirrored.at.y - (Self.rise + wading) * Self.flatness
        mirrored.at.y = line + above
        mirrored.anchor.x = 1 - mirrored.anchor.x
        mirrored.turn = 180 - mirrored.turn
        mirrored.floor = Board.region.maxY - 8
        $0.draw(mirrored.flipped().opacity(0.8 * max(0, 2 * share - 1)))
      }
      for (index, band) in Self.ripples.enumerated() {
        let sway = Portable.sin((effectPhase ?? 0) / 90 + Double(index) * 2)
        let center = Point(x: middle.x + 9 * sway, y: line + height * band.down)
        let size = Size(wide * band.wide * (1 + 0.08 * sway), 5)
        $0.draw(
          .roundedRect(Rect(center: center, size: size), radius: 2.5, tint: Self.ripple)
            .opacity(0.85 * share))
      }
      if isInLove, posed.face.fright < 0.3 { drawHearts(share, into: &$0) }
    }
  }

  /// Draws three hearts that rise before the face one after another; `share`, 0…1, scales them.
  public func drawHearts(_ share: Double, into picture: inout Picture) {
    guard share > 0, let nose = place(of: .nose) else { return }
    for index in 0..<3 {
      let age = ((effectPhase ?? 0) / 260 + Double(index) / 3).truncatingRemainder(dividingBy: 1)
      let aside = 56 + 10 * Portable.sin(age * 7 + Double(index) * 2)
      // Hearts begin above the water, even if the nose is below it.
      let spot = Point(
        x: nose.x - aside * mirror, y: min(nose.y + wading, feet.y - 20) - 10 - 104 * age)
      let size = (7 + 9 * age) * share * min(1, 5 * (1 - age))
      for (tint, half) in [(Self.outlined, size + 2.5), (Self.heart, size)] {
        drawHeart(at: spot, half, tint, into: &picture)
      }
    }
  }

  private func drawHeart(
    at spot: Point, _ size: Double, _ tint: Color, into picture: inout Picture
  ) {
    for side in [-0.52, 0.52] {
      let lobe = Rect(
        center: spot + Point(x: side * size, y: -0.3 * size), size: Size(1.36 * size, 1.36 * size))
      picture.draw(.roundedRect(lobe, radius: 0.68 * size, tint: tint))
    }
    let tip = Rect(center: spot + Point(x: 0, y: 0.1 * size), size: Size(1.5 * size, 1.5 * size))
    picture.draw(.roundedRect(tip, radius: 0.1 * size, tint: tint).turned(45))
  }
}
