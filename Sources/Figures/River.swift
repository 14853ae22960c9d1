internal import Animation
internal import Stage

/// The river's water: waves that drift in bands at different speeds, waves that lap at the near
/// bank, and lilies.
///
/// The water is drawn by code and fills the rectangle to its edges; a picture adds depth and
/// shallows.
enum River {
  static let region = Board.region

  /// Draws the water at `time`; `glow` brightens its edges, 0…1.
  static func draw(at time: Time, glow: Double, into picture: inout Picture) {
    picture.draw(.roundedRect(region, radius: 0, tint: .river))
    picture.draw(.image(BoardAssets.pond, at: region.center))
    let moment = time.held(rate)
    for band in bands { band.draw(at: moment, into: &picture) }
    drawLaps(at: time.held(slowRate), into: &picture)
    // The edges are golden only while an animal may be dropped here.
    picture.draw(
      .border(region, radius: 40, width: 14, tint: glow < 1 ? .cream : .sun).opacity(0.9 * glow)
        .named("glow"))
    drawLilies(at: time.held(slowRate), into: &picture)
  }

  /// Pictures per second of the drifting waves.
  private static let rate = 20.0
  /// Pictures per second of lapping waves and lilies.
  private static let slowRate = 5.0

  private struct Band {
    let y: Double
    /// The speed in design pixels per second; nearer water seems faster.
    let speed: Double
    let crests: [(x: Double, y: Double, scale: Double)]

    /// Draws the band's waves, which rise near the left edge and sink near the right one.
    func draw(at time: Time, into picture: inout Picture) {
      for (index, crest) in crests.enumerated() {
        let margin = crest.scale * BoardAssets.crest.size.width / 2 + 24
        let round = region.width - 2 * margin
        let along = (crest.x + speed * time.seconds).truncatingRemainder(dividingBy: round)
        let rise = min(1, along / 60, (round - along) / 60)
        picture.draw(
          .image(
            BoardAssets.crest,
            at: Point(x: (region.minX + margin + along).rounded(), y: region.minY + y + crest.y)
          )
          .scaled(crest.scale, crest.scale * rise).flipped(index.isMultiple(of: 2))
          .opacity(rise))
      }
    }
  }

  private static let bands = [
    Band(y: 62, speed: 13, crests: [(60, -8, 0.6), (330, 10, 0.72)]),
    Band(y: 146, speed: 20, crests: [(10, -14, 0.84), (210, 20, 0.7), (420, -4, 0.9)]),
    Band(y: 228, speed: 30, crests: [(120, -6, 1), (360, 14, 0.86)]),
  ]

  /// Draws the waves at the near bank, which swell and sink where they are.
  private static func drawLaps(at time: Time, into picture: inout Picture) {
    for x in stride(from: 96.0, to: region.width, by: 148) {
      let swell = 0.6 + 0.3 * Portable.sin(time.seconds * 1.3 + x * 0.05)
      picture.draw(
        .image(BoardAssets.crest, at: Point(x: region.minX + x, y: region.maxY - 16))
          .scaled(swell, 0.8).opacity(swell))
    }
  }

  private static let lilies: [(place: Point, scale: Double, isFlipped: Bool)] = [
    (Point(x: 392, y: 176), 0.86, false), (Point(x: 884, y: 392), 0.74, true),
    (Point(x: 376, y: 398), 0.5, true),
  ]

  private static func drawLilies(at time: Time, into picture: inout Picture) {
    for (index, lily) in lilies.enumerated() {
      let beat = time.seconds * 1.1 + Double(index) * 2
      picture.draw(
        .image(BoardAssets.lily, at: lily.place)
          .moved(2.4 * Portable.sin(beat * 0.6), 1.8 * Portable.sin(beat))
          .scaled(lily.scale).turned(1.6 * Portable.cos(beat)).flipped(lily.isFlipped))
    }
  }
}
