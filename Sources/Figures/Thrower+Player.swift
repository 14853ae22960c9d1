internal import Animation
internal import Rules
internal import Stage

/// A player at a table for two: a mascot's head on a small body of the player's own.
extension AnimalFigure {
  /// Half the widths of an arm at shoulder and wrist, and how far the neck is above the ground.
  private static let (shoulder, wrist, neck) = (17.0, 13.0, 92.0)
  /// The head's scale, and its height on the line from the lion's neck to its crown.
  private static let (headSize, headHeight) = (0.84, 0.66)

  /// Draws a `mascot` in the figure's pose; one arm reaches to `hand`, the other rises in a leap.
  mutating func drawPlayer(
    _ mascot: Mascot, named name: String, reaching hand: DrawCommand?, into picture: inout Picture
  ) {
    let coat = mascot.coat
    picture.draw(.image(SharedAssets.shadow, at: feet).scaled(scale.x * 0.8, 0.7))
    func middle(_ figure: AnimalFigure) -> Point? {
      figure.place(of: .head).map { $0 + Point(x: 0, y: 26 * figure.scale.y) }
    }
    let arm = hand.flatMap { reach(to: $0, from: middle) }
    guard let neck = place(of: .head), let top = place(of: .crown), let middle = middle(self)
    else { return }
    let (size, face) = (scale.y, neck + (top - neck) * Self.headHeight)
    let ground = Point(x: 0.6 * neck.x + 0.4 * (feet.x + aside), y: feet.y - lift)
    let trunk = neck - ground
    picture.draw(
      .image(Thrower.body(of: mascot), at: ground, anchor: .bottom).flipped(isFlipped)
        .scaled(scale.x, max(0.5, trunk.length / Self.neck))
        .turned(Point(x: 0, y: -1).angle(to: trunk)))
    for direction in [-1.0, 1]
    where hand == nil || (direction < 0) != (hand.map { $0.at.x < middle.x } ?? false) {
      let reach =
        clap.map { Point(x: (46 - 38 * $0) * direction, y: 30 - 10 * $0) }
        ?? Point(x: 58 * direction, y: 34 - min(78, 1.4 * lift))
      let end = middle + reach * size
      drawRope(
        along: MotionPath(through: [middle + Point(x: 24 * direction * size, y: 0), end]),
        from: Self.shoulder, to: Self.wrist, isOnBody: true, coat: coat, into: &picture)
    }
    if let arm {
      var limb = self
      limb.opacity *= arm.opacity
      limb.drawRope(
        along: arm.path, from: Self.shoulder + 4, to: Self.wrist + 4, isOnBody: true, coat: coat,
        into: &picture)
    }
    let tilt = 0.6 * Point(x: -40 * mirror, y: -166).angle(to: top - neck)
    picture.draw(
      .image(Thrower.head(of: mascot, isHurt: pose.face.isSad), at: face).flipped(isFlipped)
        .scaled(Self.headSize * scale.x).turned(tilt).named(name))
    drawGarland(on: face, turned: tilt, size: Self.headSize * scale.x, into: &picture)
  }
}

extension Mascot {
  fileprivate var coat: AnimalFigure.Coat {
    switch self {
    case .frog: (Color(0x6CC24A), Color(0xA6E070))
    case .toucan: (Color(0x2B3A55), Color(0x56698C))
    case .monkey: (Color(0x9A5B34), Color(0xC4834F))
    case .owl: (Color(0x8E79B8), Color(0xB7A5DC))
    }
  }
}
