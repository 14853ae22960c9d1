internal import Animation
public import Rules
public import Stage

/// The joints of an `animal` and the parts on them, in drawing units.
///
/// The standing pose leaves every part as drawn. `ground` is the point between the feet.
public struct Rig: Hashable, Sendable {
  struct Bone: Hashable, Sendable {
    let joint: Joint
    /// The parent joint; the root has no other.
    let parent: Joint
    /// The point about which the joint turns, as drawn.
    let pivot: Point
    /// The lag of a loose part at the animal's full speed, in degrees.
    let looseness: Double
    /// Whether the joint's part stretches along with its parent's.
    var isOneWithParent = false
  }

  /// Two bones that reach for a paw; the paw's place decides how the knee or elbow bends.
  struct Limb: Hashable, Sendable {
    let upper: Joint
    let lower: Joint
    let paw: Joint
  }

  enum Role: Hashable, Sendable {
    case always
    case eyes(Face.Eyes)
    /// Lids over the upper half of the open eyes.
    case lids
    /// A pupil and its horizontal and vertical reach, in drawing units.
    case pupil(Point)
    /// The shut mouth, with its corners down or up; nil for both.
    case shutMouth(isSad: Bool?)
    /// The inside of the mouth, shown while the mouth is open.
    case openMouth
    /// The lower jaw, which grows downwards as the mouth opens.
    case jaw
    /// The jungle's crown of leaves, or the garland of an animal at a table for two.
    case crown
    /// A part that is hidden until its joint is shifted.
    case unfolded
    /// A knot or a turn of the neck, hidden until its layer is above 0.
    case wound
    /// The swelling from a hit, scaled by `AnimalFigure.sore`.
    case sore
  }

  /// A picture on a joint.
  public struct Part: Hashable, Sendable {
    /// The picture's name without the animal's.
    public let name: String
    /// The frame in which the part was drawn, in drawing units.
    public let frame: Rect
    let joint: Joint
    let role: Role
  }

  /// The size of the whole drawing, in drawing units.
  public let canvas: Size
  let bones: [Bone]
  let limbs: [Limb]
  /// The parts, in paint order.
  public let parts: [Part]
  /// The picture of each part, for the player's animal and the jungle's.
  private let assets: [[ImageAsset]]
  /// The pivot of each joint, by the joint's number.
  private let pivots: [Point?]

  init(animal: Animal, canvas: Size, bones: [Bone], limbs: [Limb], parts: [Part]) {
    (self.canvas, self.bones, self.limbs, self.parts) = (canvas, bones, limbs, parts)
    assets = Side.allCases.map { side in
      parts.map {
        ImageAsset(
          "\(AnimalFigure.prefix(animal, side))-\($0.name)", $0.frame.width / Self.unitsPerPixel,
          $0.frame.height / Self.unitsPerPixel)
      }
    }
    var pivots = [Point?](repeating: nil, count: Joint.allCases.count)
    for bone in bones { pivots[bone.joint.rawValue] = bone.pivot }
    self.pivots = pivots
  }

  func pivot(of joint: Joint) -> Point? { pivots[joint.rawValue] }

  func asset(_ part: Int, of side: Side) -> ImageAsset { assets[side == .player ? 0 : 1][part] }

  /// The number of drawing units per design pixel.
  public static let unitsPerPixel = 2.5

  var ground: Point { Point(x: canvas.width / 2, y: canvas.height) }

  /// The rig of an animal.
  public static func of(_ animal: Animal) -> Rig {
    switch animal {
    case .lion: lion
    case .cobra: cobra
    case .rabbit: rabbit
    }
  }
}

/// A bone with its pivot at `x` and `y`, short for the tables of a rig.
func bone(
  _ joint: Joint, on parent: Joint = .root, _ x: Double, _ y: Double, loose: Double = 0,
  isOneWithParent: Bool = false
) -> Rig.Bone {
  Rig.Bone(
    joint: joint, parent: parent, pivot: Point(x: x, y: y), looseness: loose,
    isOneWithParent: isOneWithParent)
}

func part(
  _ name: String, on joint: Joint, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ role: Rig.Role = .always
) -> Rig.Part {
  Rig.Part(
    name: name, frame: Rect(x: x, y: y, width: width, height: height), joint: joint, role: role)
}

/// The eyes: one part for each drawing.
func eyes(
  _ frames: [(eyes: Face.Eyes, x: Double, y: Double, width: Double, height: Double)]
) -> [Rig.Part] {
  frames.map {
    part("eyes-\($0.eyes.rawValue)", on: .head, $0.x, $0.y, $0.width, $0.height, .eyes($0.eyes))
  }
}

extension Rig.Part {
  func isSeen(in pose: Pose, of figure: AnimalFigure) -> Bool {
    let face = pose.face
    switch role {
    case .always: return !pose.isRope(joint)
    case .eyes(let eyes): return eyes == face.eyes.drawn
    case .lids: return face.eyes == .half
    case .pupil: return face.eyes == .open || face.eyes == .wide || face.eyes == .half
    case .shutMouth(let isSad):
      return face.mouth < Face.parted && (isSad == nil || isSad == face.isSad)
    case .openMouth, .jaw: return face.mouth >= Face.parted
    case .crown: return figure.side == .jungle || figure.isTeamed
    case .sore: return figure.sore > 0
    case .unfolded: return pose[joint].shift != .zero
    case .wound: return pose[joint].layer > 0
    }
  }
}

extension Face {
  /// The least value of `mouth` at which the mouth is drawn open.
  static let parted = 0.12
}
