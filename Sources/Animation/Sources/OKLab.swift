/// A colour in the OKLab space, in which halfway between two colours looks halfway.
///
/// Mixed in sRGB, red and green meet in a muddy brown; here they do not. The space and its numbers
/// are Björn Ottosson's (bottosson.github.io/posts/oklab, 2020).
@frozen
public struct OKLab: Storable {
  /// The lightness: 0 for black, 1 for white.
  public var lightness: Double

  /// The position from green (below 0) to red, about ±0.4.
  public var a: Double

  /// The position from blue (below 0) to yellow, about ±0.4.
  public var b: Double

  /// The opacity: 0 for transparent, 1 for opaque.
  public var alpha: Double

  public init(lightness: Double, a: Double, b: Double, alpha: Double = 1) {
    (self.lightness, self.a, self.b, self.alpha) = (lightness, a, b, alpha)
  }

  /// A colour from its sRGB components, each 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    let long = Self.cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let medium = Self.cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let short = Self.cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    self.init(
      lightness: 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      a: 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      b: 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short, alpha: alpha)
  }

  /// The colour in sRGB, each component clamped to 0…1.
  public var sRGB: (red: Double, green: Double, blue: Double, alpha: Double) {
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return (
      Self.stored(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
      Self.stored(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
      Self.stored(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short),
      alpha.clamped(to: 0...1)
    )
  }

  private func cube(_ x: Double) -> Double { x * x * x }

  private static func cubeRoot(_ x: Double) -> Double {
    x < 0 ? -Portable.pow(-x, 1.0 / 3) : Portable.pow(x, 1.0 / 3)
  }

  /// The linear light of an sRGB component (IEC 61966-2-1).
  private static func linear(_ stored: Double) -> Double {
    stored <= 0.04045 ? stored / 12.92 : Portable.pow((stored + 0.055) / 1.055, 2.4)
  }

  private static func stored(_ light: Double) -> Double {
    let part = light <= 0.0031308 ? 12.92 * light : 1.055 * Portable.pow(light, 1 / 2.4) - 0.055
    return part.clamped(to: 0...1)
  }
}

extension OKLab: Interpolating {
  @inlinable public static var typeName: String { "OKLab" }
  @inlinable public static var laneCount: Int { 4 }
  @inlinable public func lane(_ index: Int) -> Double {
    index == 0 ? lightness : index == 1 ? a : index == 2 ? b : alpha
  }
  @inlinable public init(lanes lane: (Int) -> Double) {
    self.init(lightness: lane(0), a: lane(1), b: lane(2), alpha: lane(3))
  }
}
