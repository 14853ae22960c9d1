internal import Animation
internal import Figures
internal import Stage
internal import Widgets

/// The light of a night, in which the player has to lose: the moon in the river, fireflies, and a
/// warm glow about both hands.
enum NightLights {
  /// The rate at which fireflies drift, in pictures per second.
  static let pictures = 8.0
  private static let (darkness, moon) = (Color(0x0B2F80), Color(0xFFE9BE))

  /// The fireflies' places, at the edges of the scene and over the sand.
  private static let flies = [
    (300.0, 168.0), (232, 262), (92, 214), (486, 404), (318, 436), (806, 402), (986, 428),
    (1_012, 184), (1_076, 262), (1_186, 206), (500, 150), (786, 168), (60, 560), (1_222, 560),
  ].map { Point(x: $0, y: $1) }

  /// Draws the night over the backdrop, from 0 by day to 1; at `drift` seconds of the fireflies'
  /// flight.
  static func draw(_ night: Double, drift: Double, into picture: inout Picture) {
    picture.draw(.fill(darkness).opacity(0.62 * night).named("night"))
    picture.drawGroup(opacity: night) {
      drawMoon(drift, into: &$0)
      for hand in [WinOrLoseLayout.jungleHand, WinOrLoseLayout.playerHand] {
        for radius in [188.0, 144, 100] {
          let light = Rect(center: hand + Point(x: 0, y: 16), size: Size(2 * radius, 1.7 * radius))
          $0.draw(.roundedRect(light, radius: 0.85 * radius, tint: Color(0xFFB94D)).opacity(0.17))
        }
      }
      for (index, home) in flies.enumerated() {
        let turn = drift * 0.9 + 2.4 * Double(index)
        let place = home + Point(x: 20 * Portable.sin(turn), y: 13 * Portable.cos(1.3 * turn))
        let glow = 0.3 + 0.12 * Portable.sin(2 * turn)
        // In a tall window a firefly moves as a whole.
        $0.drawFigure(at: home) {
          for radius in [34.0, 21] {
            let light = Rect(center: place, size: Size(2 * radius, 2 * radius))
            $0.draw(.roundedRect(light, radius: radius, tint: .sun).opacity(0.7 * glow))
          }
          $0.draw(.image(CreatureAssets.firefly, at: place).scaled(0.9).named("firefly"))
        }
      }
    }
  }

  /// Draws the moon's image in the river, in strips that sway.
  private static func drawMoon(_ drift: Double, into picture: inout Picture) {
    for (row, width) in [64.0, 116, 140, 120, 76].enumerated() {
      let sway = 7 * Portable.sin(drift * 1.2 + 1.7 * Double(row))
      let strip = Rect(
        center: Point(x: Design.middle + sway, y: 352 + 11 * Double(row)), size: Size(width, 8))
      picture.draw(
        .roundedRect(strip, radius: 4, tint: moon).opacity(0.72).onBackdrop().named("moon"))
    }
  }
}
