public import Animation

/// An opaque sRGB colour; `red`, `green` and `blue` are 0…255.
public struct Color: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  /// Creates a colour from its hexadecimal notation, e.g. `Color(0x2D7DD2)`.
  public init(_ hex: UInt32) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
  }

  /// The colour as `#rrggbb`, in lower case.
  public var hex: String {
    let digits = Array("0123456789abcdef")
    return "#"
      + [red, green, blue].map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined()
  }

  /// Returns this colour moved towards `other`: 0 leaves it, 1 gives `other`. Channels stay within
  /// 0…255.
  public func mixed(with other: Color, _ amount: Double) -> Color {
    mixed(with: other, weight: amount)
  }
}

extension Color: Interpolating {
  public static var typeName: String { "Color" }
  public static var laneCount: Int { 3 }
  public func lane(_ index: Int) -> Double { Double(index == 0 ? red : index == 1 ? green : blue) }
  public init(lanes lane: (Int) -> Double) {
    func channel(_ index: Int) -> UInt8 { UInt8(lane(index).rounded().clamped(to: 0...255)) }
    (red, green, blue) = (channel(0), channel(1), channel(2))
  }
}

/// The game's palette.
extension Color {
  public static let white = Color(0xFFFFFF)
  public static let ink = Color(0x3A2417)
  public static let night = Color(0x14231C)
  public static let cream = Color(0xFFF3D6)
  public static let deepLeaf = Color(0x0F3D2E)
  public static let leaf = Color(0x1F6B3F)
  public static let freshLeaf = Color(0x59A84B)
  public static let sun = Color(0xF6C445)
  public static let earth = Color(0x7A4B2A)
  public static let clay = Color(0xC8743C)
  public static let berry = Color(0xB8324F)
  public static let river = Color(0x2D7DD2)
}
