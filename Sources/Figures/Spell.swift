internal import Animation
internal import Stage

/// The rings that turn in the eyes of who casts a spell, and of who is under it.
extension AnimalFigure {
  /// The radius of an eye full of rings, in design pixels.
  private static let bewitched = 12.5

  /// Draws rings over both eyes; they grow outwards as `stars` turn.
  func drawSpell(into picture: inout Picture) {
    for (joint, late) in [(Joint.pupilFar, 0.5), (.pupilNear, 0)] {
      guard let spot = place(of: joint) else { continue }
      disc(spot, Self.bewitched + 1.6, Self.rim, into: &picture)
      disc(spot, Self.bewitched, Self.glow, into: &picture)
      let phase = ((stars ?? 0) / 150 + late).truncatingRemainder(dividingBy: 1)
      for ring in [phase + 1, phase].map({ $0 / 2 * Self.bewitched }) {
        disc(spot, ring, Self.haze, into: &picture)
        disc(spot, ring - 3.2, Self.glow, into: &picture)
      }
    }
  }

  /// Draws the near eye open over the shut one, on somebody in front.
  func drawWink(into picture: inout Picture) {
    guard let spot = place(of: .pupilNear) else { return }
    let ahead = Point(x: (animal.looksRight ? 2.5 : -2.5) * mirror, y: 1.5)
    disc(spot, 12, Self.rim, into: &picture)
    disc(spot, 9.6, .white, into: &picture)
    disc(spot + ahead, 6.2, Self.rim, into: &picture)
    disc(spot + ahead - Point(x: 2 * mirror, y: 2.4), 2, .white, into: &picture)
  }

  private func disc(
    _ spot: Point, _ radius: Double, _ tint: Color, into picture: inout Picture
  ) {
    guard radius > 0 else { return }
    let frame = Rect(center: spot, size: Size(2 * radius * scale.x, 2 * radius * scale.y))
    picture.draw(
      wet(
        .rounded(frame, radius: min(frame.width, frame.height) / 2, tint: tint)
          .flipped(isFlipped).opacity(opacity)))
  }

  private static let (rim, glow, haze) = (Color(0x2A1B3D), Color(0xFFF3B0), Color(0x7A2FB5))
}
