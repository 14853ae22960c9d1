internal import Animation
internal import Stage

/// A framed picture of the night: stars over a strip of grass.
enum NightSky {
  static func draw(in frame: Rect, into picture: inout Picture) {
    picture.draw(.roundedRect(frame, radius: 22, tint: .ink).named("night"))
    picture.draw(.roundedRect(frame.insetBy(4), radius: 18, tint: sky))
    let grass = Rect(x: frame.minX + 4, y: frame.maxY - 22, width: frame.width - 8, height: 18)
    picture.draw(.roundedRect(grass, radius: 9, tint: Color(0x2B6B4A)))
    let stars = [(0.04, 0.2), (0.13, 0.42), (0.22, 0.14), (0.47, 0.12), (0.63, 0.1), (0.95, 0.14)]
    drawStars(at: stars.map { frame.point($0, $1) }, into: &picture)
  }

  static func drawStars(at places: [Point], into picture: inout Picture) {
    for place in places {
      let star = Rect(center: place, size: Size(4, 4))
      picture.draw(.roundedRect(star, radius: 2, tint: moonlight))
    }
  }

  /// The colours of the sky, and of moon and stars.
  static let (sky, moonlight) = (Color(0x2E4A5C), Color(0xFFE9BE))
}
