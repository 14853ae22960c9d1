internal import Animation
internal import Stage

/// The river's water: bands of current at different speeds, waves along the banks, and lilies.
///
/// Drawn by code, it fills the rectangle to its edges.
enum River {
  static let region = Board.region

  /// Draws the water at `time`; `glow` brightens its edges, 0…1.
  static func draw(at time: Time, glow: Double, into picture: inout Picture) {
    picture.draw(.rounded(region, radius: 0, tint: .river))
    for (width, tint) in shallows {
      picture.draw(.rim(region, radius: 0, width: width, tint: tint))
    }
    for (index, band) in bands.enumerated() {
      band.draw(at: time, into: &picture)
      lap(laps[index], at: time.held(slowRate), into: &picture)
      picture.draw(.rounded(glints[index], radius: 2.5, tint: glint))
    }
    // Golden only when an animal may be dropped here.
    picture.draw(
      .rim(region, radius: 40, width: 14, tint: glow < 1 ? .cream : .sun).opacity(0.9 * glow)
        .named("glow"))
    drawLilies(at: time.held(slowRate), into: &picture)
  }

  /// One band of the current: soft shadows, and light crests that overtake them.
  private struct Band {
    let y: Double
    /// Design pixels per second; nearer water seems faster.
    let speed: Double
    let shadows: [(x: Double, width: Double)]
    let crests: [(x: Double, y: Double, width: Double)]

    func draw(at time: Time, into picture: inout Picture) {
      let slowly = time.held(River.slowRate)
      for (x, width) in shadows {
        // Two broad strokes, the lower one a little behind.
        for (back, down, share) in [(0.0, 0.0, 1.0), (0.3, 13, 0.56)] {
          draw(
            Rect(x: x - back * width, y: y + down, width: width * share, height: 15), speed, deep,
            at: slowly, into: &picture)
        }
      }
      for crest in crests {
        draw(
          Rect(x: crest.x, y: y + crest.y, width: crest.width, height: 5), speed * 1.5, glint,
          at: time, into: &picture)
      }
    }

    /// Draws a streak that wraps from right to left, clipped at the edges.
    private func draw(
      _ rest: Rect, _ speed: Double, _ tint: Color, at time: Time, into picture: inout Picture
    ) {
      let round = region.width + 300
      let way = (rest.x + speed * time.seconds).truncatingRemainder(dividingBy: round)
      let left = max(region.minX, region.minX + way - rest.width)
      let right = min(region.maxX, region.minX + way)
      guard right - left >= 8 else { return }
      let seen = Rect(
        x: left, y: region.minY + rest.y, width: right - left, height: rest.height)
      picture.draw(.rounded(seen, radius: rest.height / 2, tint: tint))
    }
  }

  /// Pictures per second of everything but the crests, which move the most.
  private static let slowRate = 5.0

  private static let deep = Color.river.mixed(with: Color(0x143F7A), 0.2)
  private static let glint = Color.river.mixed(with: .white, 0.42)
  /// The water grows lighter towards the banks: how far in, from the widest to the narrowest.
  private static let shallows = [(34.0, 0.06), (24, 0.12), (15, 0.18), (7, 0.26)].map {
    (width: $0, tint: Color.river.mixed(with: Color(0x8FD3EE), $1))
  }
  private static let foam = Color(0xDDF3FA)

  private static let bands = [
    Band(
      y: 36, speed: 9, shadows: [(330, 190), (700, 140)],
      crests: [(120, -8, 64), (210, 4, 22), (470, -4, 44), (620, 12, 70)]),
    Band(
      y: 124, speed: 15, shadows: [(160, 150), (560, 250)],
      crests: [(60, 4, 40), (300, -6, 84), (406, 2, 20), (640, 18, 56)]),
    Band(
      y: 218, speed: 23, shadows: [(420, 230), (850, 170)],
      crests: [(30, 10, 52), (230, 24, 96), (350, 30, 18), (520, -4, 48)]),
  ]

  /// Static reflections.
  private static let glints = [(418.0, 22.0, 30.0), (250, 104, 24), (140, 276, 34)].map {
    Rect(x: region.minX + $0, y: region.minY + $1, width: $2, height: 5)
  }

  /// A wave at an edge: its offset along it, length and depth.
  private struct Wave {
    enum Edge { case top, left, right, bottom }
    let edge: Edge
    let at: Double
    let length: Double
    var depth = 7.0

    /// Its frame, reaching `swell` times as far in as usual.
    func frame(_ swell: Double) -> Rect {
      switch edge {
      case .top:
        Rect(x: region.minX + at, y: region.minY, width: length, height: depth * swell)
      case .bottom:
        Rect(
          x: region.minX + at, y: region.maxY - depth * swell, width: length,
          height: depth * swell)
      case .left: Rect(x: region.minX, y: region.minY + at, width: length * swell, height: depth)
      case .right:
        Rect(
          x: region.maxX - length * swell, y: region.minY + at, width: length * swell,
          height: depth)
      }
    }
  }

  private static let laps: [[Wave]] = [
    [
      Wave(edge: .top, at: 0, length: 64), Wave(edge: .top, at: 104, length: 36, depth: 5),
      Wave(edge: .top, at: 262, length: 88), Wave(edge: .top, at: 380, length: 28, depth: 5),
      Wave(edge: .top, at: 524, length: 60), Wave(edge: .top, at: 604, length: 36),
      Wave(edge: .left, at: 9, length: 22, depth: 6),
      Wave(edge: .right, at: 11, length: 24, depth: 6),
    ],
    [
      Wave(edge: .left, at: 62, length: 9, depth: 6),
      Wave(edge: .left, at: 126, length: 10, depth: 6),
      Wave(edge: .left, at: 196, length: 12, depth: 6),
      Wave(edge: .right, at: 70, length: 10, depth: 6),
      Wave(edge: .right, at: 136, length: 12, depth: 6),
      Wave(edge: .right, at: 204, length: 10, depth: 6),
    ],
    [
      Wave(edge: .left, at: 282, length: 24, depth: 6),
      Wave(edge: .right, at: 284, length: 28, depth: 6),
      Wave(edge: .bottom, at: 0, length: 52, depth: 8),
      Wave(edge: .bottom, at: 84, length: 30, depth: 6),
      Wave(edge: .bottom, at: 232, length: 104, depth: 6),
      Wave(edge: .bottom, at: 362, length: 24, depth: 5),
      Wave(edge: .bottom, at: 540, length: 42, depth: 7),
      Wave(edge: .bottom, at: 596, length: 44, depth: 8),
    ],
  ]

  private static func lap(_ waves: [Wave], at time: Time, into picture: inout Picture) {
    for wave in waves {
      let swell = 1 + 0.28 * Portable.sin(time.seconds * 1.3 + wave.at * 0.05)
      picture.draw(.rounded(wave.frame(swell), radius: wave.depth / 2, tint: foam))
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
