internal import Animation
internal import Rules
internal import Stage

/// The stone slab below the hands.
enum Slab {
  /// The layers of the slab's rim: inset in design pixels, corner radius and colour.
  private static let rim: [(inset: Double, radius: Double, tint: Color)] = [
    (-9, 44, Color(0x6B5636)), (-5, 41, Color(0xFBEBBE)), (0, 37, Color(0xD9B877)),
    (12, 28, Color(0x8C6B3E)),
  ]
  /// The moss on the rim: the middle of each patch and its number of tufts.
  private static let moss: [(place: Point, tufts: Int)] = [
    (Point(x: 226, y: 166), 9), (Point(x: 1_068, y: 167), 7), (Point(x: 452, y: 502), 7),
    (Point(x: 846, y: 503), 10),
  ]
  private static let ferns: [(place: Point, size: Double, turn: Double)] = [
    (Point(x: 170, y: 172), 0.3, -42), (Point(x: 1_112, y: 174), 0.3, 42),
    (Point(x: 398, y: 500), 0.24, -14), (Point(x: 918, y: 500), 0.26, 12),
    (Point(x: 148, y: 318), 0.22, -80), (Point(x: 1_132, y: 300), 0.22, 80),
  ]

  /// The flowers on the rim: place, kind (an index into the flowers' pictures) and scale.
  private static let blooms: [(place: Point, kind: Int, size: Double)] = [
    (Point(x: 196, y: 158), 0, 0.6), (Point(x: 262, y: 164), 3, 0.44),
    (Point(x: 1_086, y: 160), 2, 0.6), (Point(x: 486, y: 500), 3, 0.5),
    (Point(x: 428, y: 500), 1, 0.5), (Point(x: 804, y: 500), 0, 0.5),
    (Point(x: 878, y: 500), 2, 0.44),
  ]

  /// The shade of the rim on the ground: lines ever paler, by their inset in design pixels.
  private static let shade: [(inset: Double, opacity: Double)] = [
    (0, 0.3), (5, 0.2), (10, 0.12), (15, 0.06),
  ]

  /// The cracks in dry clay: their middles, turns in degrees and scales. In earth ferns grow there.
  private static let cracks: [(place: Point, turn: Double, size: Double)] = [
    (Point(x: 214, y: 226), 24, 0.36), (Point(x: 520, y: 446), -76, 0.24),
    (Point(x: 776, y: 446), -108, 0.26), (Point(x: 1_060, y: 228), 152, 0.42),
    (Point(x: 1_052, y: 440), 196, 0.4), (Point(x: 222, y: 440), -14, 0.4),
    (Point(x: 344, y: 204), 62, 0.2), (Point(x: 926, y: 206), 118, 0.22),
  ]
  /// What covers the ground towards its rim: moss on stone of any colour, dry clay after a loss,
  /// earth after a tie.
  private enum Cover: String {
    case moss, clay, earth

    /// The colour at the rim, the distance from one layer to the next, and the light at each hand.
    /// Clay reaches far in, so that little of the red is left.
    var look: (rim: Color, step: Double, light: Color, lit: Double) {
      switch self {
      case .moss: (Color(0x4F8A3C), 7, Color(0xFFF3C4), 0.17)
      case .clay: (Color(0xD98A54), 16, .clay, 0.24)
      case .earth: (Color(0x86613C), 10, .clay, 0.24)
      }
    }
  }

  /// Draws the cover, `share` 0…1 of it, paler near the rim, and a light at each hand. Out of each
  /// crack in clay grows a flower, out of earth a fern, and out of stone one or the other.
  private static func draw(
    _ cover: Cover, _ share: Double, over ground: Color, in sunk: Rect, into picture: inout Picture
  ) {
    guard share > 0 else { return }
    let (rim, step, light, lit) = cover.look
    picture.drawGroup(opacity: share) {
      // Each layer covers the middle of the one before, even if the field is stretched.
      for layer in 0...7 {
        let (tint, inset) = (rim.mixed(with: ground, Double(layer) / 7), step * Double(layer))
        $0.draw(
          .roundedRect(sunk.insetBy(inset), radius: 24 + 0.4 * inset, tint: tint)
            .named(cover.rawValue))
      }
      for side in Side.allCases {
        for radius in [132.0, 104, 72] {
          let pool = Rect(center: GameLayout.palm(side), size: Size(2 * radius, 1.6 * radius))
          $0.draw(.roundedRect(pool, radius: 0.8 * radius, tint: light).opacity(lit))
        }
      }
      for (index, (place, turn, size)) in cracks.enumerated() {
        if cover == .clay {
          $0.draw(.image(HandsAssets.crack, at: place).scaled(size).turned(turn).named("crack"))
        }
        guard cover == .clay || cover == .moss && index % 2 == 1 else {
          $0.draw(.image(SharedAssets.fern, at: place).scaled(0.24).turned(0.3 * turn))
          continue
        }
        let bloom = DrawCommand.image(
          SharedAssets.blooms[index % 4], at: place + Point(x: 0, y: 12), anchor: .bottom)
        $0.draw(bloom.scaled(0.62).named(cover == .clay ? "bloom" : "sprout"))
      }
    }
  }

  /// Draws the slab in gray about the middle of a frame; its edge glows, 0…1.
  static func drawSmall(in frame: Rect, glow: Double, into picture: inout Picture) {
    let scale = 0.44
    let pivot = (frame.center - GameLayout.slab.center * scale) * (1 / (1 - scale))
    picture.drawGroup(scaledBy: scale, about: pivot) {
      draw(ground: HandsAssets.gray, into: &$0)
      $0.draw(
        .border(GameLayout.field, radius: 37, width: 20, tint: glow < 1 ? .cream : .sun)
          .opacity(glow))
    }
  }

  /// Draws the slab: its stone rim, the ground in this colour, and the plants; `soil`, -1…1, is the
  /// share of earth below 0, and of dry clay above.
  static func draw(ground: Color, soil: Double = 0, into picture: inout Picture) {
    let field = GameLayout.field
    picture.draw(
      .panel(HandsAssets.slab, inset: 64, in: GameLayout.slab))
    for (inset, radius, tint) in rim {
      picture.draw(.roundedRect(field.insetBy(inset), radius: radius, tint: tint))
    }
    let sunk = field.insetBy(17)
    picture.draw(.roundedRect(sunk, radius: 24, tint: ground).named("ground"))
    draw(.moss, 1 - abs(soil), over: ground, in: sunk, into: &picture)
    draw(soil > 0 ? .clay : .earth, abs(soil), over: ground, in: sunk, into: &picture)
    for (inset, opacity) in shade {
      picture.draw(
        .border(sunk.insetBy(inset), radius: 24 - inset / 2, width: 5, tint: .night).opacity(
          opacity))
    }
    picture.draw(.panel(HandsAssets.carving, inset: 60, in: field))
    for (place, tufts) in moss {
      for (rise, share, tint) in [
        (2.0, 1.0, Color(0x2F6B3A)), (0, 0.86, .freshLeaf), (-3, 0.5, Color(0x93CC63)),
      ] {
        for tuft in 0..<tufts {
          let aside = Double(tuft) - Double(tufts - 1) / 2
          let radius = share * (13 - 14 * abs(aside) / Double(tufts) + Double(tuft % 2) * 3)
          let spot = place + Point(x: 12 * aside, y: rise + Double(tuft % 3))
          let disc = Rect(center: spot, size: Size(2 * radius, 2 * radius))
          picture.draw(.roundedRect(disc, radius: radius, tint: tint))
        }
      }
    }
    for (place, size, turn) in ferns {
      picture.draw(.image(SharedAssets.fern, at: place).scaled(size).turned(turn))
    }
    for (place, kind, size) in blooms {
      picture.draw(
        .image(SharedAssets.blooms[kind], at: place + Point(x: 0, y: 16), anchor: .bottom)
          .scaled(size))
    }
  }
}
