internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// A drum on the ground, moved by its strokes.
struct Drum {
  let pad: Pad
  let place: Point
  private(set) var isLit = false
  /// How far below its place it is drawn, in design pixels.
  var drop = 0.0
  private var swell = 1.0
  /// How far it sags, 0…1, and whether that shows in its shape, too.
  private var sag = 0.0
  var givesWay = true
  private var glow = 0.0

  init(_ pad: Pad, at place: Point) { (self.pad, self.place) = (pad, place) }

  /// Moves it by the values of a timeline's channels.
  mutating func follow(_ value: (Channel<Double>) -> Double) {
    if value(SimonSaysTimelines.light(pad)) > 0.5 { isLit = true }
    drop = max(drop, 6 * value(SimonSaysTimelines.sink(pad))) - value(SimonSaysTimelines.rise(pad))
    swell *= value(SimonSaysTimelines.bounce(pad))
    glow = max(glow, value(SimonSaysTimelines.glow))
    sag += value(SimonSaysTimelines.sag(pad))
  }

  mutating func follow(_ motion: Running?, at time: Time) {
    if let motion { follow { motion[$0, at: time] } }
  }

  /// Draws its light on the ground, in its colour.
  func drawPool(into picture: inout Picture) {
    guard isLit else { return }
    let foot = place + Point(x: 0, y: SharedAssets.drumSize.height / 2 - 16)
    for (index, width) in [420.0, 320, 220].enumerated() {
      let pool = Rect(center: foot, size: Size(width, width * 0.34))
      picture.draw(
        .rounded(pool, radius: width * 0.17, tint: pad.tint).opacity(0.13 + 0.05 * Double(index))
          .named("pool.\(pad.rawValue)"))
    }
  }

  /// Draws it, with `hidden` behind it.
  func draw(into picture: inout Picture, hidden: (inout Picture) -> Void = { _ in }) {
    let foot = place + Point(x: 0, y: SharedAssets.drumSize.height / 2)
    picture.draw(.image(SharedAssets.shadow, at: foot - Point(x: 0, y: 10)).scaled(0.95, 0.9))
    if glow > 0 {
      let halo = Rect(center: place, size: Size(190, 190))
      picture.draw(
        .rounded(halo, radius: 95, tint: .sun).opacity(0.4 * glow).named("halo.\(pad.rawValue)"))
    }
    if isLit { OutcomeMarks.drawRays(behind: place - Point(x: 0, y: 30), 1, into: &picture) }
    hidden(&picture)
    let give = givesWay ? sag : 0
    picture.draw(
      .image(
        SharedAssets.drum(pad, isLit: isLit), at: foot + Point(x: 0, y: drop), anchor: .bottom
      ).scaled(swell * (1 + 0.05 * give), swell * (1 - 0.18 * give))
        .tinted(.white.mixed(with: .night, 0.5 * sag)).named("drum.\(pad.rawValue)"))
  }

  /// Draws the frog that looks out from behind it, as far as `peek` of 0…1; to the side of the two
  /// drums over which the fire burns or the banner hangs.
  func drawFrog(_ peek: Double, into picture: inout Picture) {
    guard peek > 0 else { return }
    let way =
      pad == .drop || pad == .flower
      ? Point(x: 84 + 36 * peek, y: -20 * peek) : Point(x: 0, y: -46 - 62 * peek)
    picture.draw(.image(CreatureAssets.frog, at: place + way).scaled(1.25).named("frog"))
  }
}
