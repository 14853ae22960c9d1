public import Animation
internal import Rules
public import Stage

/// Limbs drawn as one long piece: a cobra's neck or tail, or an arm.
extension AnimalFigure {
  private static let (outline, rim) = (Color(0x382010), 3.0)
  /// The highlight's width, as a share of the rope's.
  private static let gleam = 0.42
  /// The highlight's height above the middle, as a share of half the rope's width.
  private static let up = 0.34

  /// The colours of a skin, and of the light on it.
  public typealias Coat = (skin: Color, light: Color)

  private var coat: Coat {
    switch (animal, side) {
    case (.lion, .player): (Color(0xF5B74A), Color(0xFFCD70))
    case (.lion, .jungle): (Color(0xE6CFA6), Color(0xF3E1C0))
    case (.cobra, .player): (Color(0xB8C838), Color(0xD2DC64))
    case (.cobra, .jungle): (Color(0xC86840), Color(0xDC8A58))
    case (.rabbit, _): (Color(0xD2BCAA), Color(0xE3D2C4))
    }
  }

  /// The belly's colour, which differs between the player's cobra and the jungle's.
  private var belly: Color { side == .player ? Color(0xE9EA9C) : Color(0xF0BC90) }
  /// The belly's width, and its shift to the front, as shares of half the rope's width.
  private static let (bellyWidth, front) = (0.5, 0.3)
  private static let (lineEvery, lineHeight, lineTint) = (4, 2.4, Color(0xC8A868))
  /// The colour of the spots on the back; every eighth place of the rope has one.
  private var mark: Color { side == .player ? Color(0x6B7E22) : Color(0x742B26) }
  private static let spotEvery = 8

  /// Draws a rope through `places`, each with half the rope's width there, in `coat` or else in the
  /// animal's own colours. The first `joined` places lie on the body and have no outline, nor have
  /// the last `on` places.
  public func drawRope(
    through places: [(at: Point, radius: Double)], onBody joined: Int = 0, leading on: Int = 0,
    showsBelly: Bool = false, coat: Coat? = nil, into picture: inout Picture
  ) {
    let coat = coat ?? self.coat
    let layers = [
      (Self.outline, 1, 0, Self.rim, joined, on), (coat.skin, 1, 0, 0, 0, 0),
      (coat.light, Self.gleam, Self.up, 0, joined, on),
    ]
    for (tint, size, rise, more, first, last) in layers.prefix(coat.light == coat.skin ? 2 : 3) {
      for place in places.dropFirst(first).dropLast(last) {
        // A full outline would cover the rope of a small figure.
        let radius = place.radius * size + more * min(1, 2 * scale.y)
        let spot = Point(x: place.at.x, y: place.at.y - rise * place.radius)
        let disc = Rect(center: spot, size: Size(2 * radius, 2 * radius))
        picture.draw(wet(.roundedRect(disc, radius: radius, tint: tint).opacity(opacity)))
      }
    }
    if showsBelly { drawBelly(along: places, into: &picture) }
  }

  /// Draws a rope along `path`; `root` and `tip` are half its width at the beginning and at the
  /// end. If the path begins on the body, the rope joins the body without an outline.
  func drawRope(
    along path: MotionPath, from root: Double, to tip: Double, every step: Double = 7,
    isOnBody: Bool = false, coat: Coat? = nil, into picture: inout Picture
  ) {
    let pieces = max(16, Int(path.length / step))
    let joined = isOnBody ? Int(root * scale.y * Double(pieces) / max(1, path.length)) : 0
    drawRope(
      through: (0...pieces).map {
        let part = Double($0) / Double(pieces)
        return (path.point(at: part), (root + (tip - root) * part) * scale.y)
      }, onBody: min(joined, pieces), coat: coat, into: &picture)
  }

  /// Draws the light scales of the belly with lines between them, and the spots on the back.
  private func drawBelly(
    along places: [(at: Point, radius: Double)], into picture: inout Picture
  ) {
    for (index, place) in places.enumerated() {
      let step = places[min(index + 1, places.count - 1)].at - places[max(index - 1, 0)].at
      let front = Point(x: step.y, y: -step.x) * (mirror * place.radius / max(1, step.length))
      func draw(_ size: Size, _ away: Double, _ tint: Color, turned turn: Double = 0) {
        let disc = Rect(center: place.at + front * away, size: size)
        picture.draw(
          wet(
            .roundedRect(disc, radius: size.height / 2, tint: tint).turned(turn).opacity(opacity)))
      }
      let wide = 2 * Self.bellyWidth * place.radius
      draw(Size(wide, wide), Self.front, belly)
      if index.isMultiple(of: Self.lineEvery) {
        let turn = Point(x: 0, y: -1).angle(to: step)
        draw(Size(0.85 * wide, Self.lineHeight), Self.front, Self.lineTint, turned: turn)
      }
      if index % Self.spotEvery == 3 {
        draw(Size(0.5 * place.radius, 0.5 * place.radius), -0.5, mark)
      }
    }
  }

  /// Draws a cobra's coils and tail, which `draw` then leaves out.
  public mutating func drawCoils(into picture: inout Picture) {
    let rig = Rig.of(animal)
    let posed = self.posed(rig)
    let skeleton = Skeleton(rig, posed)
    let below: [Joint] = [.tail, .coilLow, .coilHigh, .foot]
    picture.drawFigure(at: feet) {
      for index in rig.parts.indices
      where below.contains(rig.parts[index].joint) && rig.parts[index].role == .always {
        guard let command = command(index, rig, skeleton, posed.face) else { continue }
        $0.draw(wet(command))
      }
    }
    leaveOut(below)
  }

  /// Half the widths of a lion's long arm from shoulder to wrist: full at the elbow's both sides.
  private static let thickness = [27.0, 25, 20, 21, 17, 13]
  /// The share of the arm above the elbow, and how far that is aside of the straight way.
  private static let (upper, bend) = (0.5, 0.3)

  /// Draws an arm that reaches far before the part that lies on it: the far one over the mane and
  /// under the face, the near one under its paw.
  func drawArm(before part: Rig.Part, into picture: inout Picture) {
    if pose.isReachingFar, part.name == "hair" {
      drawArm(.shoulderFar, .wristFar, into: &picture)
    } else if pose.isReachingNear, part.name == "front-near-paw" {
      drawArm(.shoulderNear, .wristNear, into: &picture)
    }
  }

  /// Draws an arm in a curve from its shoulder to its paw.
  func drawArm(_ shoulder: Joint, _ wrist: Joint, into picture: inout Picture) {
    guard let root = place(of: shoulder), let paw = place(of: wrist) else { return }
    let arm = paw - root
    // The elbow hangs below the straight way from shoulder to paw.
    let down = Point(x: -arm.y, y: arm.x) * (arm.x < 0 ? -Self.bend : Self.bend)
    let elbow = root + arm * Self.upper + down
    let path = MotionPath(bezier: [root, elbow, elbow, paw])
    let pieces = max(24, Int(path.length / 3))
    drawRope(
      through: (0...pieces).map {
        let part = Double($0) / Double(pieces)
        let place = part * Double(Self.thickness.count - 1)
        let index = min(Int(place), Self.thickness.count - 2)
        let (one, next) = (Self.thickness[index], Self.thickness[index + 1])
        let half = one + (next - one) * (place - Double(index))
        return (path.point(at: part), half * scale.y)
      }, onBody: pieces / 10, coat: (coat.skin, coat.skin), into: &picture)
  }

  /// Draws a cobra's neck from the knot in it to its head.
  func drawNape(into picture: inout Picture) {
    guard let knot = place(of: .knot, away: Point(x: -50, y: -40)), let head = place(of: .head)
    else { return }
    let path = MotionPath(bezier: [
      knot, knot + Point(x: -4 * mirror, y: -34) * scale.y,
      head + Point(x: 20 * mirror, y: 14) * scale.y, head,
    ])
    drawRope(along: path, from: 18, to: 15, every: 4, into: &picture)
  }

  /// Draws the tail with its tip moved towards `place`: 0 leaves the tip where it is, 1 puts it
  /// there.
  public mutating func drawTail(to place: Point, by share: Double, into picture: inout Picture) {
    let isTuft = animal == .rabbit
    guard let root = self.place(of: .tail),
      let tip = self.place(of: .tail, away: isTuft ? Self.tuftTip : Self.tailTip)
    else { return }
    leaveOut([.tail])
    let end = tip + (place - tip) * share
    // A cobra's tail begins above the water, so that all of it shows.
    let start = isTuft ? root : root + Point(x: 16 * facing, y: -24)
    let tail = end - start
    let across = Point(x: -tail.y, y: tail.x) * (1 / max(1, tail.length))
    // A held tail trembles and gets thinner as it gets longer; a free tail lashes about.
    let (swing, beat) = (share < 0.5 ? (isTuft ? 20.0 : 34) : 4, (effectPhase ?? 0) / 12)
    let thin = isTuft ? 1 : max(0.45, min(1, 120 / max(1, tail.length)))
    let pieces = max(16, Int(tail.length / 4))
    // The held end goes straight on behind the paws, and then up above them.
    let held = (1...10).map { Double($0) / 10 }.map { part in
      (
        at: end + tail * (30 * part * scale.y / max(1, tail.length))
          - Point(x: 0, y: 50 * part * part * scale.y), radius: (8 - 3 * part) * scale.y
      )
    }
    drawRope(
      through: (0...pieces).map { piece in
        let part = Double(piece) / Double(pieces)
        let wave = swing * Portable.sin(beat - 9 * part) * Portable.sin(.pi * part)
        // A rabbit's tuft gets thin between its two ends.
        let radius = isTuft ? 15 - 30 * part * (1 - part) : 15 - 9 * part
        return (at: start + tail * part + across * wave, radius: radius * thin * scale.y)
      } + (share < 0.9 || isTuft ? [] : held), coat: isTuft ? Self.tuft : nil, into: &picture)
  }

  /// The tips of a cobra's and of a rabbit's tail, from the tail's joint, in drawing units.
  private static let (tailTip, tuftTip) = (Point(x: 104, y: -64), Point(x: -52, y: 0))
  private static let tuft: Coat = (Color(0xF4EEE6), .white)

  mutating func leaveOut(_ joints: [Joint]) {
    for joint in joints { pose[joint].stretch = Point(x: 0.02, y: 0.02) }
  }

  /// Leaves out the cobra's neck, which is then drawn as a rope to `spot`, and moves the head to
  /// `spot`, turned as the neck had turned it.
  public mutating func endNeck(at spot: Point) {
    for joint in [Joint.neckLow, .neckMiddle, .neckHigh] {
      pose[.hood].turn += pose[joint].turn
      pose[joint] = .none
    }
    guard let head = place(of: .hood) else { return }
    let offset = Point(x: (spot.x - head.x) * mirror / scale.x, y: (spot.y - head.y) / scale.y)
    let turn = [Joint.root, .coilLow, .coilHigh, .foot].map { pose[$0].turn }.reduce(0, +)
    pose[.hood].shift = pose[.hood].shift + offset.turned(-turn) * Rig.unitsPerPixel
  }

  /// The length that a drawn-out part, such as the lion's snout, reaches behind its joint, in
  /// drawing units.
  private static let stub = 44.0

  /// Rotates and stretches a part towards `place` in design space: 0 leaves it as posed, 1 lets it
  /// end there. As drawn, the part reaches from its joint by `tip`.
  public mutating func drawOut(_ joint: Joint, _ tip: Point, to place: Point, by share: Double) {
    let rig = Rig.of(animal)
    guard let root = Skeleton(rig, posed(rig))[joint], let from = self.place(of: joint) else {
      return
    }
    let offset = place - from
    var drawn = Point(x: offset.x * mirror / scale.x, y: offset.y / scale.y) * Rig.unitsPerPixel
    // The end behind the joint stretches too; it would stick out of the head otherwise.
    let inset = drawn * (Self.stub * (1 / tip.length - 1 / drawn.length) * share)
    drawn = drawn - inset
    pose[joint].shift = pose[joint].shift + inset.turned(pose[joint].turn - root.turn)
    // The longer the part gets, the thinner it is.
    let long = 1 + (drawn.length / tip.length - 1) * share
    let flat = Point(x: tip.x, y: tip.y / (long * long))
    let size = long * tip.length / flat.length
    pose[joint].turn += flat.turned(root.turn).angle(to: drawn) * share
    pose[joint].stretch = Point(x: size, y: size / (long * long))
  }
}
