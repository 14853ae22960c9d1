internal import Animation
internal import Stage

/// How one scene gives way to the next: leaves close over the old one and open on the new one.
struct Wipe: Hashable {
  static let closing = Time.seconds(0.32)
  private static let opening = Time.seconds(0.36)

  /// 0 open … 1 closed.
  private static let cover = Channel<Double>("cover")
  /// 1 where leaves are what covers: calm motion has none.
  private static let leaves = Channel<Int>.frame("leaves")

  private static let timeline = staged {
    Lively { Cut(leaves, to: 1) }
    Tween(cover, from: 0, to: 1, duration: closing.seconds, easing: .outQuad)
    Hold(Time.frames(2).seconds)
    Tween(cover, to: 0, duration: opening.seconds, easing: .inQuad)
  }

  private let motion: Running

  init(since: Time, _ preferences: Preferences) {
    motion = Running(Self.timeline.seen(with: preferences), since: since)
  }

  /// The moment of full cover, when the scenes are exchanged; the cover stays for two ticks.
  var covers: Time { motion.since + Self.closing }
  var ends: Time { motion.since + motion.timeline.duration }

  /// `frame` is what is seen of design space.
  func draw(at time: Time, over frame: Rect, into picture: inout Picture) {
    let cover = motion[Self.cover, at: time]
    if motion[Self.leaves, at: time] == 0 || cover >= 1 {
      return picture.draw(.flood(.deepLeaf).opacity(cover))
    }
    // They meet in the middle, the later ones a little behind.
    for (index, tint) in Self.bands.enumerated() {
      let delay = Double(index % 3) * 0.1
      let reach = max(0, min(1, (cover - delay) / (1 - 0.2)))
      let height = frame.height / Double(Self.bands.count) * 1.9
      let y = frame.y + frame.height * (Double(index) + 0.5) / Double(Self.bands.count)
      let isLeft = index.isMultiple(of: 2)
      let x = isLeft ? -900 + 2_300 * reach : 2_180 - 2_300 * reach
      drawLeaf(tip: Point(x: x, y: y), height, pointsRight: isLeft, tint, into: &picture)
    }
  }

  /// A long leaf that comes from far beyond the window: two halves, a rib, and a pointed end.
  private func drawLeaf(
    tip: Point, _ height: Double, pointsRight: Bool, _ tint: Color, into picture: inout Picture
  ) {
    let way = pointsRight ? 1.0 : -1.0
    let end = Self.leafTip.size.width * height / Self.leafTip.size.height
    let middle = tip.x - way * (end - 1 + Self.length / 2)
    func strip(_ from: Double, _ to: Double, _ tint: Color) -> DrawCommand {
      .rounded(
        Rect(
          x: middle - Self.length / 2, y: tip.y + from * height, width: Self.length,
          height: (to - from) * height), radius: 0, tint: tint)
    }
    picture.draw(strip(-0.5, 0.5, .ink))
    picture.draw(strip(-0.47, 0, tint))
    picture.draw(strip(0, 0.47, tint.mixed(with: .night, 0.2)))
    picture.draw(
      .image(Self.leafTip, at: tip, anchor: pointsRight ? .right : .left)
        .scaled(height / Self.leafTip.size.height).flipped(!pointsRight).tinted(tint))
    // The rib runs on into the pointed end.
    let rib = strip(-0.02, 0.02, tint.mixed(with: .cream, 0.3)).moved(way * end * 0.72, 0)
    picture.draw(rib)
  }

  /// How far a leaf reaches back, in design pixels: beyond the edge of every window.
  private static let length = 3_000.0
  private static let leafTip = ImageAsset("leaf-tip", 260, 200)

  private static let bands: [Color] = [
    .deepLeaf, .leaf, .freshLeaf, .leaf, .deepLeaf, .leaf, .freshLeaf,
  ]
}
