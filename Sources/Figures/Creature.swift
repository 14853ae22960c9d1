public import Animation
public import Stage

/// Small animals that show up at the river now and then.
public enum Creature: Int, Hashable, Sendable, CaseIterable {
  case fish, frog, dragonfly

  private static let place = Channel<Point>.position("creature")
  private static let lift = Channel<Double>("creature.lift")
  private static let turn = Channel<Double>.rotation("creature")
  private static let size = Channel<Double>.scale("creature")
  private static let picture = Channel<Int>.frame("creature")
  private static let rings = Channel<Double>("creature.rings")

  /// The number of places at which each creature shows up; `variant` picks one.
  public static let variants = 3

  /// All timelines, under their `bungle timeline` names.
  public static var timelines: [NamedTimeline] {
    allCases.map { NamedTimeline("river.\($0)", $0.timeline) }
  }

  var timeline: Timeline {
    switch self {
    case .fish: Self.leap
    case .frog: Self.visit
    case .dragonfly: Self.flight
    }
  }

  /// The creature's place at a `moment` of its timeline, in design pixels; nil before and after.
  public func place(at moment: Time, variant: Int) -> Point? {
    guard moment >= .zero, moment < timeline.duration else { return nil }
    let (origin, along) = (places[variant % Self.variants], timeline[Self.place, at: moment])
    return Point(
      x: origin.x + (variant % 2 == 1 ? -along.x : along.x),
      y: origin.y + along.y - timeline[Self.lift, at: moment])
  }

  /// Draws the creature at a `moment` of its timeline, in the place of `variant`, mirrored in every
  /// second one.
  public func draw(at moment: Time, variant: Int, into picture: inout Picture) {
    guard moment >= .zero, moment < timeline.duration else { return }
    let origin = places[variant % Self.variants]
    let isFlipped = variant % 2 == 1
    func value<Value>(_ channel: Channel<Value>, _ rest: Value) -> Value {
      timeline.value(of: channel, at: moment, otherwise: rest)
    }
    func here(_ along: Point) -> Point {
      Point(x: origin.x + (isFlipped ? -along.x : along.x), y: origin.y + along.y)
    }
    let surface = here(moment.seconds * 2 < timeline.duration.seconds ? surfaces.in : surfaces.out)
    let spread = value(Self.rings, 0)
    if spread > 0, spread < 1 {
      picture.draw(
        .image(CreatureAssets.ring, at: surface).scaled(0.3 + 0.8 * spread).opacity(1 - spread))
    }
    let size = value(Self.size, 0)
    let turn = value(Self.turn, 0)
    picture.draw(
      .image(asset(value(Self.picture, 0)), at: here(value(Self.place, .zero)))
        .moved(0, -value(Self.lift, 0)).scaled(size).turned(isFlipped ? -turn : turn)
        .flipped(isFlipped))
  }

  /// Draws a dragonfly in the air, whose wings beat.
  public static func drawDragonfly(
    at place: Point, _ size: Double, isFlipped: Bool, moment: Time, into picture: inout Picture
  ) {
    let isDown = Int(moment.seconds * 15).isMultiple(of: 2)
    picture.draw(
      .image(isDown ? CreatureAssets.wingsDown : CreatureAssets.wingsUp, at: place)
        .scaled(size).flipped(isFlipped))
  }

  private func asset(_ frame: Int) -> ImageAsset {
    switch self {
    case .fish: CreatureAssets.fish
    case .frog: frame == 1 ? CreatureAssets.frogLeap : CreatureAssets.frog
    case .dragonfly: frame == 1 ? CreatureAssets.wingsDown : CreatureAssets.wingsUp
    }
  }

  /// The places by variant: open water, lilies and the air above the river, clear of the animals in
  /// a round.
  private var places: [Point] {
    switch self {
    case .fish: [Point(x: 520, y: 300), Point(x: 760, y: 250), Point(x: 450, y: 260)]
    case .frog: [Point(x: 874, y: 372), Point(x: 874, y: 372), Point(x: 386, y: 156)]
    case .dragonfly: [Point(x: 380, y: 240), Point(x: 900, y: 220), Point(x: 400, y: 330)]
    }
  }

  /// The points at which the creature breaks the surface first and last, from its place.
  private var surfaces: (in: Point, out: Point) {
    switch self {
    case .fish: (.zero, Point(x: 130, y: 0))
    case .frog: (Point(x: -70, y: 16), Point(x: 74, y: 24))
    case .dragonfly: (.zero, .zero)
    }
  }

  /// The fish: a leap, with rings at both ends.
  private static let leap = together {
    Series {
      Tween(rings, from: 0.01, to: 1, duration: 0.6, easing: .outQuad)
      Hold(0.36)
      Tween(rings, from: 0.01, to: 1, duration: 0.7, easing: .outQuad)
    }
    Cut(size, to: 0)
    Series(delay: 0.1) {
      Parallel {
        Tween(place, from: Point(x: 0, y: 0), to: Point(x: 130, y: 0), duration: 0.9)
        Tween(turn, from: -58, to: 62, duration: 0.9, easing: .inOutSine)
        Series {
          Tween(lift, from: 6, to: 84, duration: 0.45, easing: .outQuad)
          Tween(lift, to: 0, duration: 0.45, easing: .inQuad)
        }
        Series {
          Tween(size, from: 0.3, to: 0.8, duration: 0.12)
          Hold(0.66)
          Tween(size, to: 0.3, duration: 0.12)
          Cut(size, to: 0)
        }
      }
    }
  }

  /// The frog: a jump onto a leaf, two breaths, and away.
  private static let visit = together {
    Tween(rings, from: 0.01, to: 1, duration: 0.6, easing: .outQuad)
    Series {
      Cut(picture, to: 1)
      Parallel {
        Tween(size, from: 0.3, to: 0.78, duration: 0.16)
        Tween(place, from: Point(x: -70, y: 6), to: .zero, duration: 0.42)
        Tween(turn, from: -30, to: 18, duration: 0.42)
        Series {
          Tween(lift, from: 0, to: 46, duration: 0.22, easing: .outQuad)
          Tween(lift, to: 6, duration: 0.2, easing: .inQuad)
        }
      }
      Cut(picture, to: 0)
      Cut(turn, to: 0)
      for _ in 0..<2 {
        Tween(size, to: 0.84, duration: 0.3, easing: .inOutSine)
        Tween(size, to: 0.78, duration: 0.3, easing: .inOutSine)
      }
      Cut(picture, to: 1)
      Parallel {
        Tween(place, to: Point(x: 74, y: 14), duration: 0.44)
        Tween(turn, from: -24, to: 46, duration: 0.44)
        Series {
          Tween(lift, to: 52, duration: 0.2, easing: .outQuad)
          Tween(lift, to: 0, duration: 0.24, easing: .inQuad)
        }
      }
      Cut(size, to: 0)
      Tween(rings, from: 0.01, to: 1, duration: 0.6, easing: .outQuad)
    }
  }

  /// The dragonfly: a few darts across the river, with rests in the air.
  private static let flight = together {
    Series {
      Tween(size, from: 0, to: 1, duration: 0.2)
      Hold(2.3)
      Tween(size, to: 0, duration: 0.3)
    }
    Series {
      for stop in [(90.0, -46.0), (210, 14), (300, -62), (470, -130)] {
        Tween(
          place, to: Point(x: stop.0, y: stop.1), duration: 0.4, easing: .inOutSine)
        Hold(0.3)
      }
    }
    for beat in 0..<38 { Cut(picture, to: beat % 2, delay: Double(beat) * 0.0667) }
  }
}

/// The pictures of the river's small animals.
public enum CreatureAssets {
  public static let fish = ImageAsset("fish", 94, 56)
  public static let frog = ImageAsset("frog", 72, 60)
  public static let frogLeap = ImageAsset("frog-leap", 84, 60)
  public static let wingsUp = ImageAsset("dragonfly-up", 64, 52)
  public static let wingsDown = ImageAsset("dragonfly-down", 64, 52)
  public static let ring = ImageAsset("ring", 100, 32)
  /// A blue bird and a red one.
  public static let birds = ["blue", "red"].map { ImageAsset("bird-\($0)", 66, 58) }
  /// A butterfly of the day and one of the night.
  public static let butterflies = ["sun", "moon"].map { ImageAsset("butterfly-\($0)", 52, 46) }
  public static let firefly = ImageAsset("firefly", 40, 44)
}
