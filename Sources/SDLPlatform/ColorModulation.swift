internal import Animation
internal import Stage

/// The tint and opacity in which a picture's pixels are painted.
struct ColorModulation: Hashable, Sendable {
  static let plain = ColorModulation(tint: .white, opacity: 1)

  /// Factors of 256 for red, green, blue and alpha of premultiplied pixels.
  let red: UInt32
  let green: UInt32
  let blue: UInt32
  let alpha: UInt32

  init(tint: Color, opacity: Double) {
    let share = opacity.clamped(to: 0...1)
    func factor(_ channel: UInt8) -> UInt32 {
      UInt32((Double(channel) / 255 * share * 256).rounded())
    }
    red = factor(tint.red)
    green = factor(tint.green)
    blue = factor(tint.blue)
    alpha = UInt32((share * 256).rounded())
  }

  /// A modulation that paints white in the opaque colour `pixel`.
  init(of pixel: UInt32) { self.init(tint: Color(pixel & 0xFF_FFFF), opacity: 1) }

  var isPlain: Bool { red == 256 && green == 256 && blue == 256 && alpha == 256 }
  /// Whether it fades without tinting.
  var isGray: Bool { red == alpha && green == alpha && blue == alpha }
  var isOpaque: Bool { alpha == 256 }

  /// The premultiplied pixel that opaque white becomes.
  var pixel: UInt32 { apply(to: 0xFFFF_FFFF) }

  @inline(__always)
  func apply(to pixel: UInt32) -> UInt32 {
    if isPlain { return pixel }
    if isGray {
      return packed(((spread(pixel) &* UInt64(alpha) &+ 0x0080_0080_0080_0080) &>> 8) & channelMask)
    }
    let a = ((pixel >> 24) * alpha + 128) >> 8
    let r = ((pixel >> 16 & 255) * red + 128) >> 8
    let g = ((pixel >> 8 & 255) * green + 128) >> 8
    let b = ((pixel & 255) * blue + 128) >> 8
    return a << 24 | r << 16 | g << 8 | b
  }
}
