internal import Animation
public import Stage

/// A thing on the head of an animal that came up under it.
public enum HeadProp: Hashable, Sendable, CaseIterable {
  case lily, flower, fish, frog

  fileprivate var isAlive: Bool { self == .fish }

  /// The head prop's picture, its scale, and the height of its center above the head.
  fileprivate var look: (asset: ImageAsset, size: Double, rise: Double) {
    switch self {
    case .lily: (BoardAssets.lily, 0.58, 16)
    case .flower: (BoardAssets.hibiscus, 0.62, 22)
    case .fish: (CreatureAssets.fish, 0.78, 18)
    case .frog: (CreatureAssets.frog, 0.9, 30)
    }
  }

  /// The picture of the head prop.
  public var asset: ImageAsset { look.asset }

  /// The head prop's own motion: a fish flaps, a frog breathes. An angle in degrees, and a vertical
  /// scale.
  fileprivate func stir(at seconds: Double) -> (turn: Double, tall: Double) {
    switch self {
    case .lily, .flower: (-8, 1)
    case .fish: (18 * Portable.sin(seconds * 22), 1)
    case .frog: (0, 1 + 0.07 * Portable.sin(seconds * 9))
    }
  }
}

extension AnimalFigure {
  /// Draws a prop on the head, or flying off it; a fish leaps onto the head out of the water.
  func draw(
    _ headProp: HeadProp, on spot: Point, turned turn: Double, into picture: inout Picture
  ) {
    guard headPropFlight == 0 || !headProp.isAlive else {
      return drawHomeward(headProp, from: spot, after: headPropFlight, into: &picture)
    }
    let (flight, look) = (headPropFlight, headProp.look)
    guard flight < Self.flightEnds else { return }
    let stir = headProp.stir(at: (effectPhase ?? 0) / 400)
    // A head prop that flies off falls to the ground, lies there and fades.
    let fall = min(1, flight / Self.falling)
    let ground = feet.y - spot.y - 8
    let isFish = headProp == .fish
    // Head props other than a fish float until the head comes up under them.
    let rest = headProp == .fish ? spot.y : floating(spot.y, look.rise)
    // A head prop that comes from another animal's head turns over in the air.
    let coming = isFish ? max(0, 1 - headPropSize) : headPropAway
    let beside = isFish ? Point(x: 130 * mirror, y: 0) : headPropOrigin - spot
    let away =
      beside * coming
      + Point(x: -90 * fall * mirror, y: ((ground + 220) * fall - 220) * fall)
    let size = look.size * (isFish ? min(1, 4 * headPropSize) : headPropSize)
    let arc = isFish ? 560 * coming * (0.82 - coming) : 300 * coming * (1 - coming)
    let rise = look.rise * (1 - fall) + arc + drawStowaway(on: spot, into: &picture)
    picture.draw(
      wet(
        .image(look.asset, at: Point(x: spot.x, y: rest) + away).moved(0, -rise * scale.y)
          .scaled(size * scale.x, size * stir.tall * scale.y)
          .turned(((turn + stir.turn) * (1 - fall) - 360 * fall - 300 * coming) * mirror).flipped(
            isFlipped
          )
          .opacity(opacity * min(1, (Self.flightEnds - flight) / 0.4))))
  }

  private static let (falling, flightEnds) = (0.45, 0.9)

  /// Draws a frog that lifts the head prop to look out, sits there, and leaps off. Returns how high
  /// it lifts the head prop, in design pixels.
  private func drawStowaway(on spot: Point, into picture: inout Picture) -> Double {
    guard stowaway > 0 else { return 0 }
    let leap = stowaway - Self.leaving
    guard leap < 0 else {
      drawHomeward(.frog, from: spot, after: leap, into: &picture)
      return Self.lifted * max(0, 1 - leap / 0.1)
    }
    let tall = 0.5 * min(1, stowaway / 0.12) + 0.5 * ((stowaway - 0.34) / 0.12).clamped(to: 0...1)
    picture.draw(
      wet(
        .image(CreatureAssets.frog, at: spot).moved(0, (8 - 32 * tall) * scale.y)
          .scaled(0.9 * scale.x, 0.9 * tall * scale.y).flipped(isFlipped).opacity(opacity)))
    return Self.lifted * tall
  }

  private static let (leaving, lifted) = (0.86, 40.0)

  /// Draws a fish or a frog that returns to the river in one leap.
  private func drawHomeward(
    _ headProp: HeadProp, from spot: Point, after seconds: Double, into picture: inout Picture
  ) {
    let head = spot - Point(x: 0, y: headProp.look.rise)
    let water = Point(
      x: (feet.x - 130 * mirror).clamped(
        to: Board.region.minX + 70...Board.region.maxX - 70),
      y: Board.region.maxY - 16)
    let progress = seconds / 0.6
    guard progress < 1 else { return drawRing(at: water, seconds - 0.6, into: &picture) }
    let arc = Point(x: 0, y: -520 * progress * (1 - progress))
    picture.draw(
      .image(headProp.look.asset, at: head + (water - head) * progress + arc)
        .scaled(headProp.look.size).flipped(!isFlipped).turned(380 * progress * mirror)
        .opacity(opacity))
  }

  /// Draws the ring of a splash of that `age` in seconds, which widens for 0.18 s.
  private func drawRing(at place: Point, _ age: Double, into picture: inout Picture) {
    let spread = age / 0.18
    guard spread < 1 else { return }
    picture.draw(
      .image(CreatureAssets.ring, at: place).scaled(0.3 + 0.8 * spread).opacity(1 - spread))
  }
}
