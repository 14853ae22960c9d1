public import Animation
public import Rules
public import Stage

/// An animal as drawn in one frame: its `pose`, `scale`, `opacity` and position.
///
/// `animal` and `side` select the pictures. Lengths are in design pixels unless noted.
public struct AnimalFigure: Hashable, Sendable {
  public var animal: Animal
  /// The side that owns the animal; the jungle's animals look different from the player's.
  public var side: Side
  public var pose = Pose.stand
  /// The point between the feet.
  public var feet: Point
  /// The direction it faces: above 0 as drawn, below 0 flipped.
  public var facing = 1.0
  public var scale = Point(x: 1, y: 1)
  /// The whole picture to draw, such as one of the lion's run; nil for the jointed figure.
  public var frame: Int?
  /// The height above the ground; if negative, the depth in the water.
  public var lift = 0.0
  public var opacity = 1.0
  /// The offset of all parts to the right of `feet`; the frame that tests find stays at `feet`.
  public var aside = 0.0
  /// The velocity to the right and down, each −1…1; loose parts lag behind it.
  public var drag = Point.zero
  /// The velocities that loose parts, and then their tips, lag behind instead of `drag`, if any.
  public var trails: [Point] = []
  /// The swing, in degrees, of a whole picture about the hand that holds it.
  public var swing = 0.0
  /// The swelling of the place of the last hit, 0…1.
  public var sore = 0.0
  /// The turn of the stars about a dizzy head, in degrees, which drives bubbles and bobbing too.
  public var effectPhase: Double?
  /// The share of water that still drips from the animal after it came up out of the river, 0…1.
  public var dripping = 0.0
  /// The extra depth of the animal in the water, in design pixels.
  public var bobbing = 0.0
  /// Whether it stands in water, so that rings are drawn around it instead of a shadow.
  public var isInWater = false
  /// The share of its depth that the animal has waded in: 0 at the water's edge, 1 at most.
  var immersion = 1.0
  /// The thing on the animal's head after it came up under it; nil for nothing.
  public var headProp: HeadProp?
  /// The head prop's scale: it pops up from 0 to 1, overshooting a little.
  public var headPropSize = 1.0
  /// The head from which the prop comes, and the share of the way from there that is left, 1…0.
  public var headPropOrigin = Point.zero, headPropAway = 0.0
  /// The seconds since the head prop flew off, and since a frog came out from under it.
  public var headPropFlight = 0.0, stowaway = 0.0
  /// Whether drops and stars are drawn about its head, as onlookers' are not.
  public var isMarked = true
  /// The place where another animal presses on it; nil for none.
  public var dent: Dent?
  /// Whether a shadow or rings are drawn; not for an animal on another's back.
  public var castsShadow = true
  /// Whether two play at one table, where the animal wears the garland of its side.
  public var isTeamed = false
  /// The nearness of a clapping player's hands, 0…1; nil for a player that does not clap.
  var clap: Double?
  /// The limb drawn instead of the rig's own throwing limb; nil for the rig's.
  var reach: Reach?

  public init(_ animal: Animal, _ side: Side = .player, feet: Point) {
    (self.animal, self.side, self.feet) = (animal, side, feet)
  }

  /// Draws the animal. Tests and replays find its whole frame as `name`.
  public func draw(named name: String, into picture: inout Picture) {
    guard opacity > 0 else { return }
    picture.drawFigure(at: feet) { drawParts(named: name, into: &$0) }
  }

  private func drawParts(named name: String, into picture: inout Picture) {
    if castsShadow {
      for isWet in [true, false] { drawShadow(isWet: isWet, into: &picture) }
    }
    picture.mark(hull.scaled(1, share).moved(0, min(0, lift)).named(name))
    guard share > 0.01 else { return drawBubbles(into: &picture) }
    var cut: ClosedRange<Double>?
    defer {
      drawCollar(along: cut, into: &picture)
      drawDrips(into: &picture)
      if depth > Self.breathing, effectPhase != nil { drawBubbles(into: &picture) }
    }
    if frame != nil {
      let whole = wet(swung)
      cut = whole.cut(joining: nil)
      return picture.draw(whole)
    }
    let rig = Rig.of(animal)
    let posed = self.posed(rig)
    let skeleton = Skeleton(rig, posed)
    if pose.isKnotted { drawNape(into: &picture) }
    let layers = rig.parts.map { posed[$0.joint].layer }
    let visible = rig.parts.indices.filter { rig.parts[$0].isSeen(in: posed, of: self) }
    let armed = reach.flatMap { _ in rig.parts.lastIndex { $0.joint == limb[0] } }
    for index in visible.sorted(by: { (layers[$0], $0) < (layers[$1], $1) }) {
      if let reach, limb.contains(rig.parts[index].joint) {
        if index == armed { draw(reach, into: &picture) }
        continue
      }
      drawArm(before: rig.parts[index], into: &picture)
      guard let command = command(index, rig, skeleton, posed.face) else { continue }
      let part = wet(command)
      if !Self.trailing.contains(rig.parts[index].joint) { cut = part.cut(joining: cut) }
      picture.draw(part)
    }
    drawMarks(of: posed, into: &picture)
    drawAroundHead(posed, rig, skeleton, into: &picture)
  }

  private func drawAroundHead(
    _ posed: Pose, _ rig: Rig, _ skeleton: Skeleton, into picture: inout Picture
  ) {
    // A swelling in the water shows alone, without stars.
    let isDazed = posed.face.eyes == .dizzy || sore > 0.5 && !isInWater
    if isMarked, let effectPhase, isDazed, let crown = skeleton[.crown] {
      drawStars(about: place(of: crown.spot, rig), turned: effectPhase, into: &picture)
    }
    if let headProp, let crown = skeleton[.crown] {
      draw(headProp, on: place(of: crown.spot, rig), turned: crown.turn, into: &picture)
    }
    if isMarked, posed.face.fright > 0.3, let crown = skeleton[.crown] {
      drawSweat(about: place(of: crown.spot, rig), posed.face.fright, into: &picture)
    }
  }

  private func drawSweat(about spot: Point, _ fright: Double, into picture: inout Picture) {
    for (index, turn) in [-62.0, -20, 24].enumerated() {
      let place = spot + Point(x: 0, y: -1).turned(turn * mirror) * (30 + 16 * fright)
      picture.draw(
        wet(
          .image(SharedAssets.drop, at: place).flipped(isFlipped).turned((turn + 180) * mirror)
            .scaled((index == 1 ? 1.3 : 1) * min(1.2, scale.x)).opacity(opacity * min(1, fright))))
    }
  }

  /// Draws three stars that circle above a dizzy head; those behind the head are smaller.
  private func drawStars(about spot: Point, turned turn: Double, into picture: inout Picture) {
    for index in 0..<3 {
      let spoke = Point(x: 1, y: 0).turned(turn + Double(index) * 120)
      picture.draw(
        wet(
          .image(
            SharedAssets.star, at: Point(x: spot.x + 46 * spoke.x, y: spot.y - 24 + 13 * spoke.y)
          )
          .scaled((0.72 + 0.2 * spoke.y) * min(1.2, scale.x)).opacity(opacity)))
    }
  }

  /// The place of a joint in design space, or of the point `away` from it in drawing units.
  public func place(of joint: Joint, away: Point = .zero) -> Point? {
    let rig = Rig.of(animal)
    return Skeleton(rig, posed(rig))[joint].map {
      place(of: $0.spot + away.turned($0.turn), rig)
    }
  }

  /// The place of a point of the drawing, in design space.
  private func place(of spot: Point, _ rig: Rig) -> Point {
    let away = (spot - rig.ground) * (1 / Rig.unitsPerPixel)
    return Point(
      x: feet.x + aside + away.x * mirror * scale.x, y: feet.y - lift + away.y * scale.y)
  }

  /// The size of an animal's frame in design pixels, which decides whether a drop is inside.
  public static func size(of animal: Animal) -> Size { AnimalAssets.whole(animal).size }

  /// The frame of an animal whose feet are at `feet`.
  public static func rect(of animal: Animal, feet: Point) -> Rect {
    let size = size(of: animal)
    return Rect(
      x: feet.x - size.width / 2, y: feet.y - size.height, width: size.width, height: size.height)
  }

  /// The whole animal as one picture: one of the lion's run, or the frame of the jointed figure.
  var hull: DrawCommand {
    let asset = AnimalAssets.whole(animal, frame: frame ?? 0)
    return DrawCommand.image(asset, at: Point(x: feet.x, y: feet.y - lift), anchor: .bottom)
      .scaled(scale.x, scale.y).flipped(isFlipped).opacity(opacity)
  }

  var isFlipped: Bool { facing < 0 }
  var mirror: Double { isFlipped ? -1 : 1 }

  /// Draws a shadow on land, rings in water, and both at its edge, also under a jumping animal.
  private func drawShadow(isWet: Bool, into picture: inout Picture) {
    let share = isInWater ? immersion : 0
    guard isWet ? share > 0 : share < 1 else { return }
    let asset = isWet ? AnimalAssets.ripple : SharedAssets.shadow
    let width = Self.size(of: animal).width * (isWet ? 1.06 : 1) / asset.size.width
    picture.draw(
      .image(asset, at: Point(x: feet.x + aside, y: feet.y - (isWet ? 4 : 0)))
        .scaled(max(0.1, (1 - abs(lift) / 400) * scale.x) * width, 0.7)
        .opacity(
          (isWet ? share : 1 - share)
            * (isWet && lift < 0 ? 1 : opacity * max(0.25, 1 - lift / 160))))
  }

  func command(_ index: Int, _ rig: Rig, _ skeleton: Skeleton, _ face: Face) -> DrawCommand? {
    let part = rig.parts[index]
    guard let place = skeleton[part.joint], var pivot = rig.pivot(of: part.joint) else {
      return nil
    }
    var stretch = place.stretch
    var spot = place.spot
    switch part.role {
    // Wide eyes grow about their own center instead of the head's joint.
    case .eyes(.wide):
      spot = spot + place.offset(of: part.frame.center - pivot)
      pivot = part.frame.center
      stretch = stretch * (1 + 0.3 * max(0, face.fright))
    case .sore:
      spot = spot + place.offset(of: part.frame.center - pivot)
      pivot = part.frame.center
      stretch = stretch * sore
    case .jaw: stretch.y *= face.mouth
    case .pupil(let reach):
      let cross = part.joint == .pupilNear ? -face.squint : face.squint
      let aside = animal == .rabbit ? -cross : cross
      let look = Point(
        x: (face.gaze.x + aside).clamped(to: -1...1) * reach.x, y: face.gaze.y * reach.y)
      spot = spot + look.turned(place.turn)
      stretch = stretch * (1 - 0.45 * face.fright)
    default: break
    }
    let (asset, frame, share) = look(of: index, rig)
    stretch = stretch * share
    let anchor = Point(
      x: (pivot.x - frame.x) / frame.width, y: (pivot.y - frame.y) / frame.height)
    let (size, turn) = place.turn.squeezed(by: scale)
    let isMirrored = isFlipped != (stretch.x < 0)
    return .image(
      asset, at: self.place(of: spot, rig),
      anchor: Point(x: isMirrored ? 1 - anchor.x : anchor.x, y: anchor.y)
    )
    .scaled(abs(stretch.x) * size.x, stretch.y * size.y).flipped(isMirrored).turned(turn * mirror)
    .opacity(opacity)
  }

  /// The prefix of an animal's picture file names.
  public static func prefix(_ animal: Animal, _ side: Side) -> String {
    side == .player ? animal.rawValue : "jungle-\(animal.rawValue)"
  }
}

extension Double {
  /// The size and angle that a part at this angle, in degrees, has after a `stretch` of the whole.
  fileprivate func squeezed(by stretch: Point) -> (size: Point, turn: Double) {
    guard stretch.x != stretch.y else { return (stretch, self) }
    let along = Point(x: 1, y: 0).turned(self)
    let x = Point(x: along.x * stretch.x, y: along.y * stretch.y)
    let y = Point(x: -along.y * stretch.x, y: along.x * stretch.y)
    return (Point(x: x.length, y: y.length), Point(x: 1, y: 0).angle(to: x))
  }
}

/// The animals' whole pictures. A `Rig` names those of its parts.
public enum AnimalAssets {
  /// The pictures of the lion's run, in order.
  public static let lion = [
    ImageAsset("lion0", 244, 200), ImageAsset("lion1", 244, 200), ImageAsset("lion2", 244, 200),
    ImageAsset("lion3", 244, 200),
  ]
  static let cobra = ImageAsset("cobra", 178, 206)
  static let rabbit = ImageAsset("rabbit", 178, 206)
  public static let ripple = ImageAsset("ripple", 240, 60)
  static let collar = ImageAsset("collar", 200, 32)

  /// An animal's whole picture. Only the lion has several; `frame` wraps around.
  public static func whole(_ animal: Animal, frame: Int = 0) -> ImageAsset {
    switch animal {
    case .lion: lion[((frame % lion.count) + lion.count) % lion.count]
    case .cobra: cobra
    case .rabbit: rabbit
    }
  }
}

extension Animal {
  /// Whether the animal faces right as drawn: only the rabbit does.
  public var looksRight: Bool { self == .rabbit }

  /// The `facing` of a figure that looks right if `direction` is above 0, or else left.
  public func facing(_ direction: Double) -> Double { (direction > 0) == looksRight ? 1 : -1 }
}
