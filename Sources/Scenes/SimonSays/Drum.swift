internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// A drum on the ground as it looks at one moment of its strokes.
struct Drum {
  let pad: Pad
  let place: Point
  private(set) var isLit = false
  /// The distance of the drum below its place, in design pixels.
  var drop = 0.0
  /// The share by which the drum is wider than at rest, and nearly as much flatter.
  private var spring = 0.0
  /// The share by which the drum sags, 0…1, and whether that changes its shape, not only its
  /// colour.
  private var sag = 0.0
  var deforms = true
  private var glow = 0.0
  private var leap = 0.0
  var sparks = true

  init(_ pad: Pad, at place: Point) { (self.pad, self.place) = (pad, place) }

  /// Adds the values of a timeline's channels to its looks.
  mutating func apply(_ value: (Channel<Double>) -> Double) {
    if value(SimonSaysTimelines.light(pad)) > 0.5 { isLit = true }
    drop = max(drop, 6 * value(SimonSaysTimelines.sink(pad)))
    spring += value(SimonSaysTimelines.bounce(pad)) - 1
    glow = max(glow, value(SimonSaysTimelines.glow))
    sag += value(SimonSaysTimelines.sag(pad))
    leap += value(SimonSaysTimelines.leap)
  }

  /// Makes the drum glow a little, as while it may be struck.
  mutating func glowReady() { glow = max(glow, SimonSaysTimelines.waiting) }

  mutating func apply(_ motion: PlayingTimeline?, at time: Time) {
    if let motion { apply { motion[$0, at: time] } }
  }

  /// Draws the emblems of all drums in a row about `middle`.
  static func drawEmblems(about middle: Point, into picture: inout Picture) {
    for pad in Pad.allCases {
      let place = middle + Point(x: 72 * (Double(pad.index) - 1.5), y: 0)
      picture.draw(.image(SimonSaysAssets.emblem(pad), at: place).scaled(0.62))
    }
  }

  /// Draws the drum's light on the ground, in its colour.
  func drawPool(into picture: inout Picture) {
    guard isLit else { return }
    let foot = place + Point(x: 0, y: SharedAssets.drumSize.height / 2 - 16)
    picture.draw(
      .light(pad.tint, in: Rect(center: foot, size: Size(420, 142)), 0.5).named("pool.\(pad)"))
  }

  func draw(into picture: inout Picture) {
    let foot = place + Point(x: 0, y: SharedAssets.drumSize.height / 2)
    picture.draw(.image(SharedAssets.shadow, at: foot - Point(x: 0, y: 10)).scaled(0.95, 0.9))
    let round = Rect(center: place - Point(x: 0, y: 24), size: Size(250, 250))
    if glow > 0 { picture.draw(.light(.sun, in: round, 0.7 * glow).named("halo.\(pad)")) }
    drawRing(about: foot, into: &picture)
    if isLit {
      picture.draw(.light(.cream, in: round, 0.8).named("light.\(pad)"))
    } else if 0 < leap, leap < 1 {
      // The glow lasts as long as the sound.
      picture.draw(.light(pad.tint, in: round, 1 - leap).named("echo.\(pad)"))
    }
    let give = deforms ? sag : 0
    picture.draw(
      .image(
        SharedAssets.drum(pad, isLit: isLit), at: foot + Point(x: 0, y: drop), anchor: .bottom
      ).scaled((1 + spring) * (1 + 0.05 * give), (1 - 0.8 * spring) * (1 - 0.18 * give))
        .tinted(.white.mixed(with: .night, 0.5 * sag)).named("drum.\(pad.rawValue)"))
    drawSparks(into: &picture)
  }

  /// Draws the wave that a stroke sends over the ground.
  private func drawRing(about foot: Point, into picture: inout Picture) {
    guard sparks, 0 < leap, leap < 1 else { return }
    picture.draw(
      .image(CreatureAssets.ring, at: foot - Point(x: 0, y: 20)).scaled(1.8 + 1.8 * leap)
        .tinted(pad.tint.mixed(with: .white, 0.4)).opacity(1 - leap).named("ring.\(pad)"))
  }

  /// Draws its emblems that leap off the skin.
  private func drawSparks(into picture: inout Picture) {
    guard sparks, leap > 0, leap < 1 else { return }
    for way in [-1.0, -0.35, 0.35, 1] {
      let rise = (150 - 40 * abs(way)) * leap - 80 * leap * leap
      picture.draw(
        .image(
          SimonSaysAssets.emblem(pad), at: place + Point(x: 88 * way * leap, y: -44 - rise)
        ).scaled(0.34 * (1 - leap * leap)).turned(70 * way * leap).named("spark.\(pad.rawValue)"))
    }
  }
}
