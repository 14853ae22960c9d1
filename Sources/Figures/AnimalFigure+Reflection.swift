internal import Animation
public import Stage

/// An animal that looks at itself in the water.
extension AnimalFigure {
  private static let head: Set<Joint> = [
    .head, .mane, .earNear, .earFar, .crown, .jaw, .nose, .pupilNear, .pupilFar, .browNear,
    .browFar,
  ]
  /// How far above its feet the water is that shows its head, and how flat that head is.
  private static let (rise, flatness) = (34.0, 0.98)

  private static let dim = Color(0xDCEAFF)

  /// Where a wink sparkles, from its far eye, in drawing units.
  private static let sparkle = Point(x: -110, y: -40)

  /// Draws its head upside down in the water before it, the clearer the greater `share` is.
  public func drawReflection(_ share: Double, into picture: inout Picture) {
    guard share > 0 else { return }
    var flat = self
    flat.scale.y *= Self.flatness
    let rig = Rig.of(animal)
    let posed = flat.posed(rig)
    let skeleton = Skeleton(rig, posed)
    let line = feet.y - Self.rise
    picture.drawFigure(at: feet) {
      for (index, part) in rig.parts.enumerated()
      where Self.head.contains(part.joint) && part.isSeen(in: posed, of: side, isSore: false) {
        guard var mirrored = flat.command(index, rig, skeleton, posed.face) else { continue }
        let above = feet.y - mirrored.at.y - (Self.rise + wading) * Self.flatness
        mirrored.at.y = line + above
        mirrored.anchor.x = 1 - mirrored.anchor.x
        mirrored.turn = 180 - mirrored.turn
        mirrored.floor = Board.region.maxY - 8
        $0.draw(mirrored.flipped().tinted(Self.dim).opacity(share))
      }
      guard let middle = flat.place(of: .mane) else { return }
      let veil = Rect(x: middle.x - 84, y: line, width: 168, height: Board.region.maxY - 8 - line)
      $0.draw(.rounded(veil, radius: 20, tint: .river).opacity(0.12 * share))
      for (down, aside, width) in [(14.0, -44.0, 44.0), (46, 38, 56), (84, -24, 48)] {
        let sway = 7 * Portable.sin((clock ?? 0) / 400 * 9 + down)
        let streak = Rect(x: middle.x + aside + sway, y: line + down, width: width, height: 3)
        $0.draw(.rounded(streak, radius: 1.5, tint: Self.foam).opacity(0.7 * share))
      }
      guard posed.face.eyes == .wink, let eye = place(of: .pupilFar, away: Self.sparkle) else {
        return
      }
      $0.draw(.image(SharedAssets.star, at: eye).moved(0, wading))
    }
  }
}
