public import Animation
internal import Rules
public import Stage

/// A burst of small pictures that fly, fall and fade. Positions depend on the time alone.
///
/// The splash of an animal that falls into water: a crown of water rises about its body and throws
/// a few unequal drops.
public struct Burst: Hashable, Sendable, Moving {
  /// The kind of burst: a surge is a heavy splash, a dab a finger's splash, a bump the stars of a
  /// collision; scraps are paper in tones of a colour.
  public enum Kind: Hashable, Sendable {
    case dust, leaves, stars, dab, splash, surge, bump
    case scraps(Color)
  }

  private struct Particle: Hashable {
    let asset: ImageAsset
    /// The particle's start, from the burst's origin.
    let start: Point
    /// Design pixels per second.
    let velocity: Point
    /// The angle at the start, in degrees; drops point along their flight instead.
    let turn: Double
    /// The change of the angle, in degrees per second.
    let spin: Double
    let scale: Double
    let life: Double
  }

  /// The time at which the burst began, on the scene's effectPhase.
  public let since: Time
  /// The point from which the particles fly, in design space.
  public let origin: Point
  private let kind: Kind
  private let gravity: Double
  private let particles: [Particle]
  /// The size of the crown of water, 0.55…1; 0 for none.
  private let crown: Double
  /// The velocity of the animal that fell in, in design pixels a second; the crown leans along it.
  private let entry: Point

  /// Creates a burst of `count` particles, random by `decorationRandom`. A burst of 0 particles of water
  /// makes waves only.
  public init(
    _ kind: Kind, count: Int, at origin: Point, entering entry: Point = .zero, since: Time,
    using decorationRandom: inout SplitMix64
  ) {
    (self.since, self.origin, self.kind, self.entry) = (since, origin, kind, entry)
    self.gravity = Self.gravity(of: kind)
    // On land water makes only drops, and a finger makes no crown.
    let hasCrown =
      Self.isWater(kind) && count > 0 && kind != .dab && Board.immersion(at: origin) > 0
    self.crown = hasCrown ? min(1, 0.5 + 0.05 * Double(count)) : 0
    let count = hasCrown ? 4 + count / 5 : count
    self.particles = (0..<count).map { index in
      let direction = Self.direction(of: index, in: count, kind, using: &decorationRandom)
      let side = Portable.cos(direction)
      let speed = decorationRandom.number(in: kind == .dust ? 60...170 : 120...330)
      // Drops thrown sideways rise less.
      let life =
        decorationRandom.number(in: Self.life(of: kind))
        * (Self.isWater(kind) ? 1 - 0.4 * abs(side) : 1)
      let rise =
        switch kind {
        case .dust: Portable.sin(direction) * speed * 0.35
        case .leaves, .stars, .bump, .scraps: Portable.sin(direction) * speed
        // The speed with which drops are back at the surface at the end of their life.
        case .dab, .splash, .surge: -Self.gravity(of: kind) * life / 2
        }
      let assets = Self.assets(of: kind)
      let asset = assets[decorationRandom.index(below: assets.count)]
      return Particle(
        asset: asset, start: Self.start(kind, direction),
        velocity: Point(
          x: side * speed * (Self.isWater(kind) ? 0.8 : 1)
            + (hasCrown ? 0.2 * entry.x.clamped(to: -600...600) : 0), y: rise),
        turn: decorationRandom.number(in: 0...360), spin: decorationRandom.number(in: -240...240),
        scale: decorationRandom.number(in: Self.scale(of: kind))
          * (hasCrown && index.isMultiple(of: 2) ? 0.5 : 1), life: life)
    }
  }

  /// The direction in which a particle flies, in radians; a splash spreads its drops evenly.
  private static func direction(
    of index: Int, in count: Int, _ kind: Kind, using decorationRandom: inout SplitMix64
  ) -> Double {
    switch kind {
    case .dab, .splash, .surge:
      -.pi * (Double(index) + decorationRandom.number(in: 0.2...0.8)) / Double(count)
    case .bump: decorationRandom.number(in: -0.84 * Double.pi ... -0.16 * Double.pi)
    case .dust, .leaves, .stars, .scraps: decorationRandom.number(in: -Double.pi...0)
    }
  }

  /// The point a particle flies from: water beside the falling body, a bump's stars clear of faces.
  private static func start(_ kind: Kind, _ direction: Double) -> Point {
    let side = Portable.cos(direction)
    return switch kind {
    case .dab: Point(x: 12 * side, y: -2)
    case .splash: Point(x: (side < 0 ? -50 : 50) + 40 * side, y: -2)
    case .surge: Point(x: (side < 0 ? -90 : 90) + 56 * side, y: -2)
    case .bump: Point(x: 60 * side, y: 84 * Portable.sin(direction))
    case .dust, .leaves, .stars, .scraps: .zero
    }
  }

  /// The time at which every particle is gone.
  public var ends: Time { since + .seconds(0.9) }

  public func isOver(at time: Time) -> Bool { time >= ends }

  /// Draws the crown and the particles as of `time`; nothing before the burst began.
  public func draw(at time: Time, into picture: inout Picture) {
    let age = (time - since).seconds
    guard age >= 0 else { return }
    drawCrown(at: age, into: &picture)
    for particle in particles where age < particle.life {
      let progress = age / particle.life
      let isDrop = Self.isWater(kind)
      // Seconds of flight at full speed: air slows leaves and stars, so that they approach a limit.
      let travel = isDrop ? age : particle.life * (1 - (1 - progress) * (1 - progress)) / 2
      let flight = particle.velocity + Point(x: 0, y: gravity * age)
      // Stars shrink until they are gone, like sparks, instead of getting transparent.
      let isSpark = kind == .bump || kind == .stars
      let growth =
        isDrop
        ? min(1, 0.5 + 4 * progress, 4 - 4 * progress) : isSpark ? 1 - progress * progress : 1
      let size = particle.scale * (0.7 + 0.5 * progress) * growth
      // The faster a drop is, the longer it is; a slow drop is round.
      let long = 0.85 + min(0.4, flight.length / 700)
      let place = Point(
        x: origin.x + particle.start.x + particle.velocity.x * travel,
        y: origin.y + particle.start.y + particle.velocity.y * travel + gravity * age * age / 2)
      var drawn = DrawCommand.image(particle.asset, at: place)
      if case .scraps(let tint) = kind {
        drawn = .roundedRect(
          Rect(center: place, size: Size(27, 16)), radius: 4,
          tint: tint.mixed(with: .white, particle.spin > 0 ? 0.8 : 0.5)
        ).named("scrap")
      }
      picture.draw(
        drawn.scaled(size, isDrop ? long * size : size)
          .turned(
            isDrop ? Point(x: 0, y: 1).angle(to: flight) : particle.turn + particle.spin * age
          )
          .opacity(isSpark || isDrop ? 1 : 1 - progress * progress))
    }
  }

  private static let peak = 0.07

  /// Draws the crown of water: half up at once, slow at the top, and wider the lower it has sunk.
  private func drawCrown(at age: Double, into picture: inout Picture) {
    let life = kind == .surge ? 0.46 : 0.38
    guard crown > 0, age < life else { return }
    let descent =
      age < Self.peak ? 0.5 * (1 - age / Self.peak) : (age - Self.peak) / (life - Self.peak)
    // A fall from higher up throws the crown higher, and wider than the animal that fell.
    let fall = min(1, max(0, entry.y) / 900)
    let (wide, high) = kind == .surge ? (1.9, 1.33 + 0.27 * fall) : (1.6, 0.9 + 0.3 * fall)
    var water = DrawCommand.image(
      SharedAssets.splashCrown, at: origin, anchor: Point(x: 0.5, y: 0.98)
    )
    .scaled(
      crown * wide * (1 + 0.4 * fall) * (0.8 + 0.5 * age / life),
      crown * high * (1 - 0.94 * descent * descent)
    )
    .flipped(entry.x == 0 ? particles.first.map { $0.spin > 0 } ?? false : entry.x < 0)
    .turned((entry.x / 60).clamped(to: -9...9))
    water.floor = origin.y
    picture.draw(water)
  }

  /// Whether the particles are drawn behind the animals, so that water covers no faces.
  public var isBehind: Bool { Self.isWater(kind) }

  /// Draws the parts behind the animals: a bump's strokes, or a splash's waves.
  public func drawFlash(at time: Time, into picture: inout Picture) {
    let age = (time - since).seconds
    if Self.isWater(kind) { return drawWaves(at: time, into: &picture) }
    let progress = age / 0.2
    guard kind == .bump, 0..<1 ~= progress else { return }
    // Strokes fly off to all sides, by turns longer and shorter, and vanish from within.
    for ray in 0..<11 {
      let turn = 360.0 / 11 * Double(ray) + 8 * Double(ray % 3)
      let reach = 78 + (ray.isMultiple(of: 2) ? 74 : 40) * progress
      let long = (ray.isMultiple(of: 2) ? 52 : 32) * (1 - 0.7 * progress)
      let stroke = Rect(
        center: origin + Point(x: reach, y: 0).turned(turn), size: Size(long, 9 - 5 * progress))
      picture.draw(.roundedRect(stroke, radius: stroke.size.height / 2, tint: .sun).turned(turn))
    }
  }

  /// The seconds by which the second ring follows the first.
  private static let nextRing = 0.2

  private func drawWaves(at time: Time, into picture: inout Picture) {
    let age = (time - since).onTwos.seconds
    let (river, ring) = (Board.region, CreatureAssets.ring)
    let flat = ring.size.height / ring.size.width
    let reach = min(
      origin.x - river.minX, river.maxX - origin.x, (river.maxY - origin.y) / flat,
      kind == .dab ? 54 : 170)
    for late in [0, Self.nextRing] where reach > 0 && 0..<1 ~= (age - late) / 0.6 {
      let rest = 1 - (age - late) / 0.6
      picture.draw(
        .image(ring, at: origin).scaled(2 * reach * (1 - 0.8 * rest * rest) / ring.size.width)
          .opacity(rest))
    }
  }

  /// The acceleration downwards in design pixels per second squared; negative for dust, which
  /// rises.
  private static func gravity(of kind: Kind) -> Double {
    switch kind {
    case .dust: -30
    case .leaves, .scraps: 240
    case .stars, .bump: 420
    case .dab: 1900
    case .splash, .surge: 2300
    }
  }

  private static func isWater(_ kind: Kind) -> Bool {
    kind == .dab || kind == .splash || kind == .surge
  }

  private static func scale(of kind: Kind) -> ClosedRange<Double> {
    switch kind {
    case .dust, .leaves, .stars, .bump, .scraps: 0.6...1.2
    case .dab: 0.4...0.9
    case .splash: 0.35...0.9
    case .surge: 0.45...1.3
    }
  }

  private static func life(of kind: Kind) -> ClosedRange<Double> {
    switch kind {
    case .dust, .leaves, .stars, .scraps: 0.45...0.9
    case .dab: 0.2...0.4
    case .splash: 0.28...0.46
    case .surge: 0.36...0.49
    case .bump: 0.3...0.5
    }
  }

  private static func assets(of kind: Kind) -> [ImageAsset] {
    switch kind {
    case .dust: [SharedAssets.dust]
    case .leaves: SharedAssets.leaves
    case .stars, .bump: [SharedAssets.star, SharedAssets.star, SharedAssets.petal]
    case .dab, .splash, .surge: [SharedAssets.drop]
    case .scraps: [SharedAssets.petal]
    }
  }
}

extension [Burst] {
  /// Adds a burst of `count` particles that begins in `delay` seconds; in calm motion none.
  public mutating func add(
    _ kind: Burst.Kind, _ count: Int, at origin: Point, entering entry: Point = .zero,
    after delay: Double = 0, _ context: inout SceneContext
  ) {
    guard !context.preferences.reducesMotion else { return }
    append(
      Burst(
        kind, count: count, at: origin, entering: entry, since: context.now + .seconds(delay),
        using: &context.decorationRandom))
  }
}
