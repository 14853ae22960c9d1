extension Raster {
  /// Paints a picture scaled but not turned. For each row of the window the picture's two rows next
  /// to it are mixed first, many bytes at a time, which leaves two pixels to mix instead of four.
  @_optimize(speed)
  func paintStretched(
    _ bitmap: Bitmap, _ back: Affine, _ modulation: ColorModulation, into seen: PixelRect
  ) {
    let unit = Double(1 << Self.precision)
    let step = Int(back.a * unit)
    let edge = Int((back.apply(0.5, 0).x - 0.5) * unit) &+ step &* seen.x
    let inside = Self.columns(edge, step, -1..<bitmap.width, seen.width)
    guard let last = inside.last else { return }
    let start = edge &+ step &* inside.lowerBound
    let ends = (start &>> Self.precision, (edge &+ step &* last) &>> Self.precision)
    let first = min(ends.0, ends.1)
    let count = abs(ends.1 - ends.0) + 2
    bitmap.pixels.withUnsafeBytes { buffer in
      withUnsafeTemporaryAllocation(byteCount: count * 8, alignment: 8) { mixture in
        guard let bytes = buffer.baseAddress, let between = mixture.baseAddress else { return }
        for y in seen.y..<seen.maxY {
          let v = Int((back.apply(0, Double(y) + 0.5).y - 0.5) * unit)
          let line = v &>> Self.precision
          guard line >= -1, line < bitmap.height else { continue }
          let above = bytes + ((line + 1) * bitmap.stride + first + 1) * 4
          mixRows(above, above + bitmap.stride * 4, share(v), into: between, count: count)
          let row = pixels + y * stride + seen.x + inside.lowerBound
          blend(
            UnsafeRawPointer(between), from: start &- first << Self.precision, step: step,
            modulation,
            onto: row,
            count: inside.count)
        }
      }
    }
  }

  /// The distance of `place` from the pixel before it, of 256.
  @inline(__always)
  private func share(_ place: Int) -> UInt16 {
    UInt16(truncatingIfNeeded: (place &>> (Self.precision - 8)) & 255)
  }

  @inline(__always)
  private func mixRows(
    _ above: UnsafeRawPointer, _ below: UnsafeRawPointer, _ share: UInt16,
    into between: UnsafeMutableRawPointer, count: Int
  ) {
    // The loop is over bytes, so that the compiler vectorises it by sixteen.
    let upper = above.assumingMemoryBound(to: UInt8.self)
    let lower = below.assumingMemoryBound(to: UInt8.self)
    let channels = between.bindMemory(to: UInt16.self, capacity: count * 4)
    for index in 0..<count * 4 {
      channels[index] =
        (UInt16(upper[index]) &* (256 &- share) &+ UInt16(lower[index]) &* share) &>> 8
    }
  }

  @inline(__always)
  private func blend(
    _ between: UnsafeRawPointer, from start: Int, step: Int, _ modulation: ColorModulation,
    onto row: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let isPlain = modulation.isPlain
    var u = start
    for x in 0..<count {
      let here = between + (u &>> Self.precision) * 8
      let (left, right) = (here.load(as: UInt64.self), (here + 8).load(as: UInt64.self))
      if left | right != 0 {
        // Most of a painted picture is flat, so equal neighbours are common.
        var pixel = narrowed(left == right ? left : mix(left, right, UInt64(share(u))))
        if !isPlain { pixel = modulation.apply(to: pixel) }
        row[x] = pixel >= 0xFF00_0000 ? pixel : Self.over(row[x], pixel)
      }
      u &+= step
    }
  }
}
