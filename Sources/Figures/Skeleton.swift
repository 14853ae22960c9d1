public import Animation

/// The places of the joints in a posed rig, in drawing units.
struct Skeleton {
  struct Place {
    var spot: Point
    /// The turn in degrees, clockwise.
    var turn: Double
    var stretch: Point

    /// The vector from the joint to a point of the drawing that was `away` from the joint as drawn.
    func offset(of away: Point) -> Point {
      Point(x: stretch.x < 0 ? -away.x : away.x, y: away.y).turned(turn)
    }
  }

  private var places: [Place?]
  private let rig: Rig

  init(_ rig: Rig, _ pose: Pose) {
    self.rig = rig
    places = Array(repeating: nil, count: Joint.allCases.count)
    for bone in rig.bones { places[bone.joint.rawValue] = place(of: bone, pose) }
    for limb in rig.limbs { reach(limb, pose) }
  }

  subscript(joint: Joint) -> Place? { places[joint.rawValue] }

  /// The place of a joint, which moves along with its parent.
  private func place(of bone: Rig.Bone, _ pose: Pose) -> Place {
    let bend = pose[bone.joint]
    guard bone.joint != .root, let parent = places[bone.parent.rawValue],
      let origin = rig.pivot(of: bone.parent)
    else { return Place(spot: bone.pivot + bend.shift, turn: bend.turn, stretch: bend.stretch) }
    let arm = bone.pivot - origin
    let stretched = Point(x: arm.x * parent.stretch.x, y: arm.y * parent.stretch.y) + bend.shift
    let along = bone.isOneWithParent ? parent.stretch : Point(x: 1, y: 1)
    return Place(
      spot: parent.spot + stretched.turned(parent.turn), turn: parent.turn + bend.turn,
      stretch: Point(x: along.x * bend.stretch.x, y: along.y * bend.stretch.y))
  }

  /// Places a paw as posed, and bends the two bones above it so that they end there.
  private mutating func reach(_ limb: Rig.Limb, _ pose: Pose) {
    guard let root = places[Joint.root.rawValue], let middle = rig.pivot(of: .root),
      let shoulder = places[limb.upper.rawValue], let shoulderAtRest = rig.pivot(of: limb.upper),
      let elbowAtRest = rig.pivot(of: limb.lower), let pawAtRest = rig.pivot(of: limb.paw)
    else { return }
    let bend = pose[limb.paw]
    let paw = root.spot + (pawAtRest + bend.shift - middle).turned(root.turn)
    let (upper, lower) = (elbowAtRest - shoulderAtRest, pawAtRest - elbowAtRest)
    let toPaw = paw - shoulder.spot
    let distance = max(1, toPaw.length)
    // A leg that is too short to reach the paw stretches, and stays bent as it was drawn.
    let whole = upper.length + lower.length
    let bent = min(0.995, (pawAtRest - shoulderAtRest).length / whole)
    let longer = max(1, distance / (whole * bent))
    let (a, b) = (upper.length * longer, lower.length * longer)
    let along = max(-a, min(a, (a * a + distance * distance - b * b) / (2 * distance)))
    let aside = Portable.sqrt(max(0, a * a - along * along))
    let side = (upper.x * lower.y - upper.y * lower.x) > 0 ? -1.0 : 1.0
    let unit = toPaw * (1 / distance)
    let elbow =
      shoulder.spot + unit * along + Point(x: -unit.y, y: unit.x) * (aside * side)
    place(limb.upper, shoulder.spot, upper.angle(to: elbow - shoulder.spot), longer, 1, pose)
    // The longer the leg, the thinner it is below the elbow or knee.
    let thin = 1 / Portable.sqrt(longer)
    place(limb.lower, elbow, lower.angle(to: paw - elbow), longer, thin, pose)
    places[limb.paw.rawValue] = Place(
      spot: paw, turn: root.turn + bend.turn, stretch: bend.stretch)
  }

  private mutating func place(
    _ joint: Joint, _ spot: Point, _ turn: Double, _ longer: Double, _ wide: Double, _ pose: Pose
  ) {
    let own = pose[joint].stretch
    places[joint.rawValue] = Place(
      spot: spot, turn: turn, stretch: Point(x: own.x * wide, y: own.y * longer))
  }
}

extension Point {
  /// The point rotated clockwise about the origin.
  public func turned(_ degrees: Double) -> Point {
    guard degrees != 0 else { return self }
    let (sine, cosine) = (
      Portable.sin(degrees * .pi / 180), Portable.cos(degrees * .pi / 180)
    )
    return Point(x: x * cosine - y * sine, y: x * sine + y * cosine)
  }

  /// The rotation from this direction to another, in degrees clockwise.
  func angle(to other: Point) -> Double {
    Portable.atan2(x * other.y - y * other.x, x * other.x + y * other.y) * 180 / .pi
  }
}
