internal import Animation
internal import Rules
public import Stage

/// Details drawn over an animal's parts: pads and claws of a paw, and rings in the eyes of the
/// spellbinder and the spellbound.
extension AnimalFigure {
  /// The radius of an eye full of rings, in design pixels.
  private static let bewitched = 12.5
  /// The number of rings that fly at once from the spellbinder's eyes to the other's.
  private static let gazes = 5

  func drawMarks(of pose: Pose, into picture: inout Picture) {
    if pose.face.eyes == .spell { drawSpell(into: &picture) }
    if pose.face.eyes == .wink { drawWink(into: &picture) }
    if pose[.wristNear].layer == Pose.palm { drawPalm(into: &picture) }
  }

  /// Draws rings over both eyes, smaller with fright; the rings grow outwards as `effectPhase` runs.
  private func drawSpell(into picture: inout Picture) {
    let radius = Self.bewitched * (1 - 0.45 * pose.face.fright)
    for (joint, late) in [(Joint.pupilFar, 0.5), (.pupilNear, 0)] {
      guard let spot = place(of: joint) else { continue }
      disc(spot, radius + 1.6, Self.rim, into: &picture)
      disc(spot, radius, Self.glow, into: &picture)
      let phase = ((effectPhase ?? 0) / 150 + late).truncatingRemainder(dividingBy: 1)
      // Each ring lies to another side than the ring inside it, so that the rings swirl.
      let swirl = Point(x: 0, y: -0.2 * radius).turned(phase * 360)
      for (ring, shift) in [(phase + 1, 0.5), (phase, -0.5)] {
        let (size, middle) = (ring / 2 * radius, spot + swirl * (shift * (2 - ring)))
        disc(middle, size, Self.haze, into: &picture)
        disc(middle, size - 3.2, Self.glow, into: &picture)
      }
    }
  }

  /// Draws widening rings from the spellbinder's eyes to those of the `other`.
  public func drawGaze(at other: AnimalFigure, into picture: inout Picture) {
    guard pose.face.eyes == .spell,
      let from = place(of: .pupilFar), let to = other.place(of: .pupilFar)
    else { return }
    for index in 0..<Self.gazes {
      let part = ((effectPhase ?? 0) / 160 + Double(index) / Double(Self.gazes))
        .truncatingRemainder(dividingBy: 1)
      // A ring flies up to the other's face, and vanishes before it would go round it.
      let spot = from + (to - from) * (0.12 + 0.64 * part) + Point(x: 0, y: wading)
      let radius = 16 + 24 * part
      for (tint, width, size) in [(Self.haze, 10.0, radius), (Self.glow, 4, radius - 3)] {
        // The rings tremble as they fly.
        let tremble = 1.6 * Portable.sin((effectPhase ?? 0) / 20 + 2 * Double(index))
        let ring = Rect(center: spot, size: Size(1.6 * size + tremble, 2 * size - tremble))
        picture.draw(
          .border(ring, radius: 0.8 * size, width: width, tint: tint)
            .opacity(min(1, 4 * part, 4 * (1 - part))))
      }
    }
  }

  /// Draws the near eye open over both shut eyes, for a wink.
  private func drawWink(into picture: inout Picture) {
    guard let spot = place(of: .pupilNear) else { return }
    let ahead = Point(x: (animal.looksRight ? 2.5 : -2.5) * mirror, y: 1.5)
    disc(spot, 12, Self.rim, into: &picture)
    disc(spot, 9.6, .white, into: &picture)
    disc(spot + ahead, 6.2, Self.rim, into: &picture)
    disc(spot + ahead - Point(x: 2 * mirror, y: 2.4), 2, .white, into: &picture)
  }

  /// The pads of a raised paw, from its wrist in drawing units, and their radii in design pixels.
  private static let pads = [
    (Point(x: -14, y: 8), 9.0), (Point(x: -50, y: -24), 4.6), (Point(x: -64, y: 6), 5),
    (Point(x: -52, y: 36), 4.6),
  ]
  private static let claws = [Point(x: -74, y: -38), Point(x: -92, y: 6), Point(x: -76, y: 48)]

  private func drawPalm(into picture: inout Picture) {
    for claw in Self.claws {
      for (share, size) in [(0.86, 4.6), (1, 3.4)] {
        guard let spot = place(of: .wristNear, away: claw * share) else { continue }
        disc(spot, size, Self.rim, into: &picture)
        disc(spot, size - 1.4, .white, into: &picture)
      }
    }
    for (pad, size) in Self.pads {
      guard let spot = place(of: .wristNear, away: pad) else { continue }
      disc(spot, size, Self.pad, into: &picture)
    }
  }

  private func disc(
    _ spot: Point, _ radius: Double, _ tint: Color, into picture: inout Picture
  ) {
    guard radius > 0 else { return }
    let frame = Rect(center: spot, size: Size(2 * radius * scale.x, 2 * radius * scale.y))
    picture.draw(
      wet(
        .roundedRect(frame, radius: min(frame.width, frame.height) / 2, tint: tint)
          .flipped(isFlipped).opacity(opacity)))
  }

  private static let pad = Color(0x8A4B3C)
  private static let (rim, glow, haze) = (Color(0x2A1B3D), Color(0xFFF3B0), Color(0x7A2FB5))
}
