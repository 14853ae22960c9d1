/// Memory for pixels, and the inner loops of software drawing.
///
/// SDL's software renderer places whole pixels only and turns pictures in two passes; here a moving
/// picture is sampled once, between pixels, and only where it is visible.
///
/// Loops over pixels are marked `speed`, as a packed game is compiled for size.
struct Raster {
  let pixels: UnsafeMutablePointer<UInt32>
  let stride: Int
  let bounds: PixelRect

  /// The raster's address, to be passed to other threads, each of which writes its own rows.
  struct Address: Sendable {
    fileprivate let pixels: UInt
    fileprivate let stride: Int
    fileprivate let bounds: PixelRect

    var raster: Raster? {
      UnsafeMutablePointer(bitPattern: pixels).map {
        Raster(pixels: $0, stride: stride, bounds: bounds)
      }
    }
  }

  var address: Address { Address(pixels: UInt(bitPattern: pixels), stride: stride, bounds: bounds) }

  @_optimize(speed)
  func fill(_ rect: PixelRect, _ modulation: ColorModulation) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    let color = modulation.pixel
    for y in area.y..<area.maxY {
      let row = pixels + y * stride + area.x
      if modulation.isOpaque {
        row.update(repeating: color, count: area.width)
      } else {
        for x in 0..<area.width { row[x] = Self.over(row[x], color) }
      }
    }
  }

  func paint(_ bitmap: Bitmap, _ place: Affine, _ modulation: ColorModulation, clip: PixelRect) {
    let area = clip.intersection(bounds).intersection(place.reach(of: bitmap))
    guard !area.isEmpty, modulation.alpha > 0 else { return }
    if bitmap.isOpaque, !bitmap.palette.isEmpty, place.b == 0, place.c == 0,
      let back = place.inverse, abs(back.a - 1) < 0.5
    {
      blitNearest(bitmap, back, modulation, into: area)
    } else if let shift = place.shift {
      if bitmap.palette.isEmpty {
        copy(bitmap, from: shift, modulation, into: area)
      } else {
        blitIndexed(bitmap, from: shift, modulation, into: area)
      }
    } else {
      sample(bitmap, place, modulation, into: area)
    }
  }

  /// Paints a picture pixel on pixel.
  @_optimize(speed)
  private func copy(
    _ bitmap: Bitmap, from origin: (x: Int, y: Int), _ modulation: ColorModulation,
    into area: PixelRect
  ) {
    bitmap.pixels.withUnsafeBufferPointer { buffer in
      guard let source = buffer.baseAddress else { return }
      for y in area.y..<area.maxY {
        let from = source + (y - origin.y + 1) * bitmap.stride + area.x - origin.x + 1
        let row = pixels + y * stride + area.x
        if bitmap.isOpaque, modulation.isPlain {
          row.update(from: from, count: area.width)
        } else if modulation.isPlain {
          for x in 0..<area.width {
            let pixel = from[x]
            if pixel >= 0xFF00_0000 {
              row[x] = pixel
            } else if pixel != 0 {
              row[x] = Self.over(row[x], pixel)
            }
          }
        } else {
          for x in 0..<area.width where from[x] != 0 {
            row[x] = Self.over(row[x], modulation.apply(to: from[x]))
          }
        }
      }
    }
  }

  /// Paints a picture with a palette pixel on pixel.
  @_optimize(speed)
  private func blitIndexed(
    _ bitmap: Bitmap, from origin: (x: Int, y: Int), _ modulation: ColorModulation,
    into area: PixelRect
  ) {
    let colors =
      modulation.isPlain ? bitmap.palette : bitmap.palette.map { modulation.apply(to: $0) }
    colors.withUnsafeBufferPointer { colors in
      bitmap.indices.withUnsafeBufferPointer { indices in
        guard let source = indices.baseAddress else { return }
        for y in area.y..<area.maxY {
          let from = source + (y - origin.y + 1) * bitmap.stride + area.x - origin.x + 1
          let row = pixels + y * stride + area.x
          for x in 0..<area.width where from[x] != 0 {
            let pixel = colors[Int(from[x])]
            row[x] = pixel >= 0xFF00_0000 ? pixel : Self.over(row[x], pixel)
          }
        }
      }
    }
  }

  /// Draws an opaque picture of few colours at about its size by the nearest pixel, which is fast
  /// while the window is resized.
  @_optimize(speed)
  private func blitNearest(
    _ bitmap: Bitmap, _ back: Affine, _ modulation: ColorModulation, into area: PixelRect
  ) {
    let colors =
      modulation.isPlain ? bitmap.palette : bitmap.palette.map { modulation.apply(to: $0) }
    func nearest(_ place: Int, _ step: Double, _ start: Double, _ size: Int) -> Int {
      max(0, min(size - 1, Int(((Double(place) + 0.5) * step + start).rounded(.down))))
    }
    let columns = (area.x..<area.maxX).map { nearest($0, back.a, back.tx, bitmap.width) }
    colors.withUnsafeBufferPointer { colors in
      bitmap.indices.withUnsafeBufferPointer { indices in
        guard let source = indices.baseAddress else { return }
        for y in area.y..<area.maxY {
          let line = nearest(y, back.d, back.ty, bitmap.height) + 1
          let from = source + line * bitmap.stride + 1
          let row = pixels + y * stride + area.x
          if !modulation.isPlain {
            for x in 0..<area.width {
              row[x] = Self.over(row[x], colors[Int(from[columns[x]])])
            }
          } else if back.a == 1 {
            let start = from + columns[0]
            for x in 0..<area.width { row[x] = colors[Int(start[x])] }
          } else {
            for x in 0..<area.width { row[x] = colors[Int(from[columns[x]])] }
          }
        }
      }
    }
  }

  /// Paints a picture between pixels; below half size from its smaller copy, to avoid flicker.
  private func sample(
    _ bitmap: Bitmap, _ place: Affine, _ modulation: ColorModulation, into seen: PixelRect
  ) {
    guard let back = place.inverse else { return }
    if bitmap.width > 3, bitmap.height > 3, back.a * back.a + back.b * back.b > 4.5,
      back.c * back.c + back.d * back.d > 4.5
    {
      let double = Affine(
        a: place.a * 2, b: place.b * 2, c: place.c * 2, d: place.d * 2, tx: place.tx, ty: place.ty)
      sample(bitmap.half, double, modulation, into: seen)
    } else if back.b == 0, back.c == 0, bitmap.palette.isEmpty {
      paintStretched(bitmap, back, modulation, into: seen)
    } else {
      paintTurned(bitmap, back, modulation, into: seen)
    }
  }

  static let precision = 30

  /// The indices n at which `start + step × n` lies in `range`, in fixed point.
  static func columns(_ start: Int, _ step: Int, _ range: Range<Int>, _ count: Int) -> Range<Int> {
    let low = range.lowerBound << precision
    let high = (range.upperBound << precision) - 1
    if step == 0 { return (low...high).contains(start) ? 0..<count : 0..<0 }
    let (near, far) = step > 0 ? (low, high) : (high, low)
    let first = max(0, -flooredQuotient(start - near, step))
    let last = min(count - 1, flooredQuotient(far - start, step))
    return first..<max(first, last + 1)
  }

  /// Blends premultiplied `pixel` over `ground`.
  @inline(__always)
  static func over(_ ground: UInt32, _ pixel: UInt32) -> UInt32 {
    let rest = 255 &- UInt64(pixel >> 24)
    return packed(
      spread(pixel) &+ (((spread(ground) &* (rest &+ (rest &>> 7))) &>> 8) & channelMask))
  }
}

/// The quotient rounded down. It divides as floating point, several times as fast, then corrects.
private func flooredQuotient(_ dividend: Int, _ divisor: Int) -> Int {
  let quotient = Int(Double(dividend) / Double(divisor))
  let rest = dividend &- quotient &* divisor
  return rest != 0 && (rest < 0) != (divisor < 0) ? quotient - 1 : quotient
}
