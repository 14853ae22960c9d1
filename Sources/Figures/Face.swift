public import Animation

/// An animal's expression. Brows, pupils and mouth move; the eyes switch between drawings.
public struct Face: Hashable, Sendable {
  /// The drawings of the eyes. `half` is the open eyes under lids, `spell` the wide eyes under
  /// rings, and `wink` the shut eyes with the near one open.
  public enum Eyes: String, Hashable, Sendable, CaseIterable {
    case open, wide, half, shut, glee, dizzy, spell, wink

    var drawn: Eyes {
      switch self {
      case .half: .open
      case .wink: .shut
      case .spell: .wide
      default: self
      }
    }
  }

  /// The drawing of the eyes.
  public var eyes: Eyes
  /// The gaze to the right and down as drawn, each −1…1.
  public var gaze: Point
  /// The turn of both pupils towards the nose, 0…1.
  public var squint: Double
  /// The slant of the brows: −1 inner ends high (worried) … 1 inner ends low (stern).
  public var brow: Double
  /// The height of the brows, 0…1.
  public var lift: Double
  /// The size of the pupils: 0 as drawn, 1 a dot, below 0 larger.
  public var fright: Double
  /// The opening of the mouth, 0…1.
  public var mouth: Double
  /// Whether the corners of the shut mouth hang.
  public var isSad: Bool

  public init(
    _ eyes: Eyes = .open, gaze: Point = .zero, squint: Double = 0, brow: Double = 0.2,
    lift: Double = 0, fright: Double = 0, mouth: Double = 0, isSad: Bool = false
  ) {
    (self.eyes, self.gaze, self.squint, self.brow) = (eyes, gaze, squint, brow)
    (self.lift, self.fright, self.mouth, self.isSad) = (lift, fright, mouth, isSad)
  }

  /// Mixes this face (0) with `other` (1), or beyond; the drawing of the eyes and `isSad` switch at
  /// a half.
  func mixed(with other: Face, _ amount: Double) -> Face {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
    let nearer = amount < 0.5 ? self : other
    return Face(
      nearer.eyes,
      gaze: Point(x: mix(gaze.x, other.gaze.x), y: mix(gaze.y, other.gaze.y)),
      squint: mix(squint, other.squint), brow: mix(brow, other.brow), lift: mix(lift, other.lift),
      fright: mix(fright, other.fright), mouth: max(0, mix(mouth, other.mouth)),
      isSad: nearer.isSad)
  }
}

extension Face {
  public static let calm = Face()
  public static let glee = Face(.glee, brow: -0.2, lift: 0.7, mouth: 0.75)
  public static let fright = Face(.wide, brow: -1, lift: 1, fright: 1, mouth: 0.45, isSad: true)
  public static let dizzy = Face(.dizzy, brow: -0.6, lift: 0.4, mouth: 0.3, isSad: true)
  public static let proud = Face(.shut, brow: -0.1, lift: 1)
  public static let sad = Face(
    gaze: Point(x: 0, y: 1), brow: -1, lift: 0.6, fright: -0.2, isSad: true)
  /// A self-satisfied face: its half-open eyes look up, which tells it from a sleepy one.
  static let smug = Face(.half, gaze: Point(x: 0, y: -0.3), brow: 0.1, lift: 0.6)
  /// A stern face, for an advance.
  static let bold = Face(brow: 1)
  /// A face with the mouth wide open, for a roar or a bite.
  static let roar = Face(brow: 1, mouth: 1)
  public static let asleep = Face(.shut, brow: -0.1)

  /// The six faces that every animal must have (R111), by name.
  public static let all: [(name: String, face: Face)] = [
    ("calm", calm), ("glee", glee), ("fright", fright), ("dizzy", dizzy), ("proud", proud),
    ("sad", sad),
  ]
}
