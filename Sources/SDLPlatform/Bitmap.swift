internal import Animation
internal import Synchronization

/// A picture in memory: premultiplied ARGB with a border of one transparent pixel, so that sampling
/// between pixels needs no edge cases and edges come out smooth.
final class Bitmap: Sendable {
  let width: Int
  let height: Int
  private let plain: [UInt32]
  /// Replaces the pixels of a picture of few colours: 256 colours, the first transparent, and an
  /// index for each pixel and the border, which is a quarter of the memory to keep and to read.
  let palette: [UInt32]
  let indices: [UInt8]
  /// The palette's colours, each channel in 16 bits, as they are mixed.
  let spreadPalette: [UInt64]
  let isOpaque: Bool
  let hull: Hull
  private let smaller = Mutex<Bitmap?>(nil)

  /// Creates a picture from `pixels`, which include the border.
  init(width: Int, height: Int, pixels: [UInt32], isOpaque: Bool = false) {
    precondition(pixels.count == (width + 2) * (height + 2), "the border is missing")
    (self.width, self.height) = (width, height)
    plain = pixels
    (palette, indices, spreadPalette) = ([], [], [])
    self.isOpaque = isOpaque
    let frame = PixelRect(x: 0, y: 0, width: width, height: height)
    hull = isOpaque ? Hull(of: frame) : Hull(pixels, in: frame)
  }

  /// Creates a picture of few colours; `indices` include the border, which is 0.
  init(width: Int, height: Int, indices: [UInt8], palette: [UInt32], isOpaque: Bool) {
    precondition(indices.count == (width + 2) * (height + 2), "the border is missing")
    precondition(palette.count == 256 && palette[0] == 0, "a colour is missing")
    (self.width, self.height) = (width, height)
    plain = []
    (self.palette, self.indices) = (palette, indices)
    spreadPalette = palette.map(spread)
    self.isOpaque = isOpaque
    let frame = PixelRect(x: 0, y: 0, width: width, height: height)
    hull = isOpaque ? Hull(of: frame) : Hull(indices, in: frame)
  }

  /// `(width + 2) × (height + 2)` pixels; with a palette, computed at each call.
  var pixels: [UInt32] {
    @_optimize(speed) get {
      palette.isEmpty
        ? plain : palette.withUnsafeBufferPointer { colors in indices.map { colors[Int($0)] } }
    }
  }

  /// A picture whose pixel at (x, y) is `color(x, y)`, premultiplied.
  convenience init(
    width: Int, height: Int, isOpaque: Bool = false, _ color: (_ x: Int, _ y: Int) -> UInt32
  ) {
    var pixels = [UInt32](repeating: 0, count: (width + 2) * (height + 2))
    for y in 0..<height {
      for x in 0..<width { pixels[(y + 1) * (width + 2) + x + 1] = color(x, y) }
    }
    self.init(width: width, height: height, pixels: pixels, isOpaque: isOpaque)
  }

  /// The smallest rectangle around every visible pixel.
  var visibleBounds: PixelRect { hull.frame }
  var stride: Int { width + 2 }
  var frame: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
  var byteCount: Int { plain.count * 4 + indices.count }

  subscript(x: Int, y: Int) -> UInt32 {
    let place = (y + 1) * stride + x + 1
    return palette.isEmpty ? plain[place] : palette[Int(indices[place])]
  }

  /// The picture at half its size, made once, for drawing it much smaller.
  var half: Bitmap {
    smaller.withLock { kept in
      if let kept { return kept }
      let made = halved()
      kept = made
      return made
    }
  }

  @_optimize(speed)
  private func halved() -> Bitmap {
    let (wide, high) = ((width + 1) / 2, (height + 1) / 2)
    let isEven = width % 2 == 0 && height % 2 == 0
    let pixels = pixels
    return Bitmap(width: wide, height: high, isOpaque: isOpaque && isEven) { x, y in
      // The border takes the part of the missing neighbour of an odd last row or column.
      let here = (2 * y + 1) * stride + 2 * x + 1
      let sum =
        spread(pixels[here]) + spread(pixels[here + 1]) + spread(pixels[here + stride])
        + spread(pixels[here + stride + 1])
      return packed((sum &+ 0x0002_0002_0002_0002) >> 2)
    }
  }

  /// The picture scaled to `width` by `height`; averages if it shrinks by more than half.
  func resized(width newWidth: Int, height newHeight: Int) -> Bitmap {
    if newWidth == width, newHeight == height { return self }
    if newWidth * 2 < width, newHeight * 2 < height {
      return half.resized(width: newWidth, height: newHeight)
    }
    // Positions are clamped to the picture, so that an opaque picture keeps opaque edges.
    func samples(_ old: Int, _ new: Int) -> [Sample] {
      let step = Double(old) / Double(new)
      return (0..<new).map {
        Sample(((Double($0) + 0.5) * step - 0.5).clamped(to: 0...Double(old - 1)))
      }
    }
    return resampled(
      columns: samples(width, newWidth), rows: samples(height, newHeight), isOpaque: isOpaque)
  }

  /// A position between two neighbouring pixels of a row or column.
  struct Sample {
    let first: Int
    /// The weight of the next pixel, of 256.
    let share: UInt64

    init(_ first: Int, _ share: UInt64) { (self.first, self.share) = (first, share) }

    init(_ place: Double) { self.init(Int(place), UInt64((place - place.rounded(.down)) * 256)) }
  }

  /// The picture sampled at these positions.
  @_optimize(speed)
  func resampled(columns: [Sample], rows: [Sample], isOpaque: Bool) -> Bitmap {
    let pixels =
      palette.isEmpty
      ? sampled(plain, columns, rows, color: { $0 }, channels: { spread($0) })
      : palette.withUnsafeBufferPointer { colors in
        spreadPalette.withUnsafeBufferPointer { channels in
          sampled(
            indices, columns, rows, color: { colors[Int($0)] }, channels: { channels[Int($0)] })
        }
      }
    return Bitmap(width: columns.count, height: rows.count, pixels: pixels, isOpaque: isOpaque)
  }

  @inline(__always)
  private func sampled<Value: Equatable>(
    _ values: [Value], _ columns: [Sample], _ rows: [Sample], color: (Value) -> UInt32,
    channels: (Value) -> UInt64
  ) -> [UInt32] {
    let count = (columns.count + 2) * (rows.count + 2)
    return [UInt32](unsafeUninitializedCapacity: count) { target, filled in
      let edge = columns.count + 2
      target[..<edge].initialize(repeating: 0)
      target[(count - edge)...].initialize(repeating: 0)
      filled = count
      values.withUnsafeBufferPointer { source in
        var place = edge + 1
        for row in rows {
          let above = (row.first + 1) * stride + 1
          (target[place - 1], target[place + columns.count]) = (0, 0)
          for column in columns {
            let here = above + column.first
            let (p, q) = (source[here], source[here + 1])
            let (r, s) = (source[here + stride], source[here + stride + 1])
            // Most of a painted picture is flat, so equal neighbours are common.
            target[place] =
              p == q && p == r && p == s
              ? color(p)
              : packed(
                mix(
                  mix(channels(p), channels(q), column.share),
                  mix(channels(r), channels(s), column.share), row.share))
            place += 1
          }
          place += 2
        }
      }
    }
  }

  /// A rectangle around the middle whose pixels all have the same opaque colour.
  var flatMiddle: PixelRect {
    guard self[width / 2, height / 2] >> 24 == 255 else { return .none }
    return palette.isEmpty ? flatMiddle(of: plain) : flatMiddle(of: indices)
  }

  private func flatMiddle(of values: [some Equatable]) -> PixelRect {
    let (centerX, centerY) = (width / 2, height / 2)
    func row(_ y: Int) -> Int { (y + 1) * stride + 1 }
    let value = values[row(centerY) + centerX]
    var (left, right) = (centerX, centerX + 1)
    while left > 0, values[row(centerY) + left - 1] == value { left -= 1 }
    while right < width, values[row(centerY) + right] == value { right += 1 }
    func isFlat(_ y: Int) -> Bool {
      values[row(y) + left..<row(y) + right].allSatisfy { $0 == value }
    }
    var (top, bottom) = (centerY, centerY + 1)
    while top > 0, isFlat(top - 1) { top -= 1 }
    while bottom < height, isFlat(bottom) { bottom += 1 }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A pixel's four channels, each in 16 bits.
@inline(__always)
func spread(_ pixel: UInt32) -> UInt64 {
  let wide = UInt64(pixel)
  return (wide & 0x00FF_00FF) | ((wide & 0xFF00_FF00) &<< 24)
}

/// The pixel of four spread channels; bits above the eighth are dropped.
@inline(__always)
func packed(_ channels: UInt64) -> UInt32 {
  UInt32(truncatingIfNeeded: (channels & 0x00FF_00FF) | ((channels &>> 24) & 0xFF00_FF00))
}

let channelMask: UInt64 = 0x00FF_00FF_00FF_00FF

/// `from` moved towards `to` by `amount` of 256, channel by channel.
@inline(__always)
func mix(_ from: UInt64, _ to: UInt64, _ amount: UInt64) -> UInt64 {
  ((from &* (256 &- amount) &+ to &* amount) &>> 8) & channelMask
}

/// The pixel of four 16-bit channels in byte order, as rows mixed byte by byte have them.
@inline(__always)
func narrowed(_ channels: UInt64) -> UInt32 {
  let pairs = (channels | channels &>> 8) & 0x0000_FFFF_0000_FFFF
  return UInt32(truncatingIfNeeded: pairs | pairs &>> 16)
}
