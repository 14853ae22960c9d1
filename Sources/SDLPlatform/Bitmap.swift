internal import Synchronization

/// A picture in memory: premultiplied ARGB with a border of one transparent pixel, so that sampling between
/// pixels needs no edge cases and edges come out smooth.
final class Bitmap: Sendable {
  let width: Int
  let height: Int
  /// `(width + 2) × (height + 2)` pixels.
  let pixels: [UInt32]
  let isOpaque: Bool
  /// The smallest rectangle around every pixel that can be seen.
  let inked: PixelRect
  private let smaller = Mutex<Bitmap?>(nil)

  /// A picture from `pixels` with the border already around them.
  init(width: Int, height: Int, pixels: [UInt32], isOpaque: Bool = false) {
    precondition(pixels.count == (width + 2) * (height + 2), "the border is missing")
    self.width = width
    self.height = height
    self.pixels = pixels
    self.isOpaque = isOpaque
    let frame = PixelRect(x: 0, y: 0, width: width, height: height)
    inked = isOpaque ? frame : Self.inked(pixels, in: frame)
  }

  private static func inked(_ pixels: [UInt32], in frame: PixelRect) -> PixelRect {
    (0..<frame.height).reduce(into: .none) { area, y in
      let start = (y + 1) * (frame.width + 2) + 1
      let row = pixels[start..<start + frame.width]
      guard let first = row.firstIndex(where: { $0 != 0 }),
        let last = row.lastIndex(where: { $0 != 0 })
      else { return }
      area = area.union(PixelRect(x: first - start, y: y, width: last - first + 1, height: 1))
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

  var stride: Int { width + 2 }
  var frame: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
  var byteCount: Int { pixels.count * 4 }

  subscript(x: Int, y: Int) -> UInt32 { pixels[(y + 1) * stride + x + 1] }

  /// The picture at half its size; made once, for drawing much smaller than it is.
  var half: Bitmap {
    smaller.withLock { kept in
      if let kept { return kept }
      let made = halved()
      kept = made
      return made
    }
  }

  private func halved() -> Bitmap {
    let (wide, high) = ((width + 1) / 2, (height + 1) / 2)
    let isEven = width % 2 == 0 && height % 2 == 0
    return Bitmap(width: wide, height: high, isOpaque: isOpaque && isEven) { x, y in
      // The border answers for the odd last row and column.
      let here = (2 * y + 1) * stride + 2 * x + 1
      let sum =
        spread(pixels[here]) + spread(pixels[here + 1]) + spread(pixels[here + stride])
        + spread(pixels[here + stride + 1])
      return packed((sum &+ 0x0002_0002_0002_0002) >> 2)
    }
  }

  /// The picture stretched to `width` by `height`; averages where it shrinks by more than half.
  func resized(width newWidth: Int, height newHeight: Int) -> Bitmap {
    if newWidth == width, newHeight == height { return self }
    if newWidth * 2 < width, newHeight * 2 < height {
      return half.resized(width: newWidth, height: newHeight)
    }
    var pixels = [UInt32](repeating: 0, count: (newWidth + 2) * (newHeight + 2))
    let (stepX, stepY) = (
      Double(width) / Double(newWidth), Double(height) / Double(newHeight)
    )
    // Held inside the picture, so that an opaque one keeps opaque edges.
    let columns = (0..<newWidth).map { column -> (Int, UInt64) in
      let u = min(max((Double(column) + 0.5) * stepX - 0.5, 0), Double(width - 1))
      return (Int(u), UInt64((u - u.rounded(.down)) * 256))
    }
    self.pixels.withUnsafeBufferPointer { source in
      for row in 0..<newHeight {
        let v = min(max((Double(row) + 0.5) * stepY - 0.5, 0), Double(height - 1))
        let line = (Int(v) + 1) * stride
        let weight = UInt64((v - v.rounded(.down)) * 256)
        for (column, (left, share)) in columns.enumerated() {
          let here = line + left + 1
          let mixed = mix(
            mix(spread(source[here]), spread(source[here + 1]), share),
            mix(spread(source[here + stride]), spread(source[here + stride + 1]), share), weight)
          pixels[(row + 1) * (newWidth + 2) + column + 1] = packed(mixed)
        }
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: pixels, isOpaque: isOpaque)
  }
}

/// The four channels of a pixel, each in 16 bits of its own.
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

/// The pixel of four channels that stand in the order of its bytes, each in 16 bits, as rows mixed byte by byte
/// have them.
@inline(__always)
func narrowed(_ channels: UInt64) -> UInt32 {
  let pairs = (channels | channels &>> 8) & 0x0000_FFFF_0000_FFFF
  return UInt32(truncatingIfNeeded: pairs | pairs &>> 16)
}
