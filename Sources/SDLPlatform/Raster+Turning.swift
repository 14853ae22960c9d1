extension Raster {
  /// Paints a turned picture: mixes four of its pixels for each pixel of the window.
  @_optimize(speed)
  func paintTurned(
    _ bitmap: Bitmap, _ back: Affine, _ modulation: ColorModulation, into seen: PixelRect
  ) {
    if bitmap.palette.isEmpty {
      bitmap.pixels.withUnsafeBytes { source in
        eachRow(of: bitmap, back, seen) { paintTurned(bitmap, source, modulation, $0) }
      }
    } else {
      let colors =
        modulation.isPlain ? bitmap.palette : bitmap.palette.map { modulation.apply(to: $0) }
      colors.withUnsafeBufferPointer { colors in
        bitmap.spreadPalette.withUnsafeBufferPointer { spread in
          bitmap.indices.withUnsafeBytes { source in
            if abs(back.b) < Self.smallSlope {
              eachRow(of: bitmap, back, seen) {
                paintTurned(bitmap, source, spread, colors, modulation, $0, isOnlyMissing: true)
              }
            } else {
              eachRow(of: bitmap, back, seen) {
                paintTurned(bitmap, source, spread, colors, modulation, $0, isOnlyMissing: false)
              }
            }
          }
        }
      }
    }
  }

  /// The slope below which many pixels in a row lie between the same two rows of the picture.
  private static let smallSlope = 0.125

  /// How soon steps of one length, in fixed point, cover a distance.
  private struct Pace {
    /// 2⁶⁴ / length, rounded down, so that the quotient is at most one too small.
    private let share: UInt64

    init(of step: Int) { share = UInt64.max / UInt64(max(1, abs(step))) }

    /// The number of whole steps that fit into the distance.
    @inline(__always)
    func steps(over distance: Int) -> Int {
      let distance = UInt64(truncatingIfNeeded: distance)
      return Int(truncatingIfNeeded: distance.multipliedFullWidth(by: share).high)
    }
  }

  /// A row of the window's pixels on which the picture lies. `u` and `v` are the position in the
  /// picture, `du` and `dv` the step to the next pixel, all in fixed point.
  private struct Row {
    let pixels: UnsafeMutablePointer<UInt32>
    let count: Int
    var u: Int
    var v: Int
    let du: Int
    let dv: Int

    @inline(__always)
    mutating func step(by steps: Int = 1) {
      u &+= du &* steps
      v &+= dv &* steps
    }

    /// The index of the picture's pixel to the upper left of the position.
    @inline(__always)
    func place(stride: Int) -> Int {
      ((v &>> Raster.precision) &+ 1) &* stride &+ (u &>> Raster.precision) &+ 1
    }

    /// The number of steps to the picture's next row, at least 1.
    @inline(__always)
    func stepsToNextRow(_ pace: Pace) -> Int {
      let (unit, depth) = (1 << Raster.precision, v & ((1 << Raster.precision) &- 1))
      return 1 &+ pace.steps(over: dv < 0 ? depth : unit &- 1 &- depth)
    }

    /// The number of steps that surely stay where the two rows of the picture at `upper`, `line`
    /// bytes each, are all `index`, as they are at the position. Eight pixels are read at a time.
    @inline(__always)
    func flatSteps(_ index: UInt8, in upper: UnsafeRawPointer, _ line: Int, _ pace: Pace) -> Int {
      let eight = UInt64(index) &* 0x0101_0101_0101_0101
      func isFlat(_ column: Int) -> Bool {
        (upper + column).loadUnaligned(as: UInt64.self) == eight
          && (upper + line + column).loadUnaligned(as: UInt64.self) == eight
      }
      let here = u &>> Raster.precision &+ 1
      if du > 0 {
        var next = here &+ 2
        while next &+ 8 <= line, isFlat(next) { next &+= 8 }
        return next == here &+ 2 ? 0 : pace.steps(over: (next &- 2) << Raster.precision &- 1 &- u)
      }
      var first = here
      while first >= 8, isFlat(first &- 8) { first &-= 8 }
      return first == here ? 0 : pace.steps(over: u &- (first &- 1) << Raster.precision)
    }
  }

  @inline(__always)
  private func eachRow(
    of bitmap: Bitmap, _ back: Affine, _ seen: PixelRect, _ body: (Row) -> Void
  ) {
    let unit = Double(1 << Self.precision)
    let (du, dv) = (Int(back.a * unit), Int(back.b * unit))
    for y in seen.y..<seen.maxY {
      // Counted from the window's edge, positions do not depend on the part that is painted.
      let edge = back.apply(0.5, Double(y) + 0.5)
      let u = Int((edge.x - 0.5) * unit) &+ du &* seen.x
      let v = Int((edge.y - 0.5) * unit) &+ dv &* seen.x
      let inside = bitmap.hull.steps(u, v, du, dv, seen.width)
      guard !inside.isEmpty else { continue }
      var row = Row(
        pixels: pixels + y * stride + seen.x + inside.lowerBound, count: inside.count, u: u, v: v,
        du: du, dv: dv)
      row.step(by: inside.lowerBound)
      body(row)
    }
  }

  @inline(__always)
  private func paintTurned(
    _ bitmap: Bitmap, _ source: UnsafeRawBufferPointer, _ modulation: ColorModulation, _ row: Row
  ) {
    guard let source = source.baseAddress else { return }
    let (line, isPlain) = (bitmap.stride, modulation.isPlain)
    var row = row
    for x in 0..<row.count {
      // One load reads two pixels, the left one in the lower half.
      let place = source + row.place(stride: line) &* 4
      let above = place.loadUnaligned(as: UInt64.self)
      let below = (place + line &* 4).loadUnaligned(as: UInt64.self)
      let (left, lower) = (UInt32(truncatingIfNeeded: above), UInt32(truncatingIfNeeded: below))
      // Most of a painted picture is flat, so equal neighbours are common.
      var pixel =
        above == below && above == UInt64(left) &* 0x1_0000_0001
        ? left
        : Self.interpolated(
          spread(left), spread(UInt32(truncatingIfNeeded: above &>> 32)),
          spread(lower), spread(UInt32(truncatingIfNeeded: below &>> 32)), row.u, row.v)
      if !isPlain { pixel = modulation.apply(to: pixel) }
      blend(pixel, on: row.pixels + x)
      row.step()
    }
  }

  /// Paints a picture with a palette. Runs of one colour are filled at once, as most of a drawing
  /// lies within an outline.
  @inline(__always)
  private func paintTurned(
    _ bitmap: Bitmap, _ source: UnsafeRawBufferPointer, _ spread: UnsafeBufferPointer<UInt64>,
    _ colors: UnsafeBufferPointer<UInt32>, _ modulation: ColorModulation, _ row: Row,
    isOnlyMissing: Bool
  ) {
    guard let source = source.baseAddress, let spread = spread.baseAddress,
      let colors = colors.baseAddress
    else { return }
    let (line, isPlain) = (bitmap.stride, modulation.isPlain)
    let (pace, downPace) = (Pace(of: row.du), Pace(of: row.dv))
    var (row, x) = (row, 0)
    while x < row.count {
      let end = isOnlyMissing ? min(row.count, x &+ row.stepsToNextRow(downPace)) : row.count
      // Counted with the border, as the position is.
      let upper = source + (row.place(stride: line) &- row.u &>> Self.precision &- 1)
      /// The palette indices of the four pixels around the position, two in each number.
      func neighbours() -> (above: UInt16, below: UInt16) {
        let place =
          isOnlyMissing ? upper + (row.u &>> Self.precision &+ 1) : source + row.place(stride: line)
        return (
          place.loadUnaligned(as: UInt16.self), (place + line).loadUnaligned(as: UInt16.self)
        )
      }
      while x < end {
        let (above, below) = neighbours()
        let (left, first) = (Int(above & 255), x)
        if above == below, left == Int(above &>> 8) {
          if isOnlyMissing {
            let flat = min(row.flatSteps(UInt8(left), in: upper, line, pace), end &- 1 &- x)
            x &+= flat
            row.step(by: flat)
          }
          repeat {
            x &+= 1
            row.step()
          } while x < end && neighbours() == (above, above)
          blend(colors[left], on: row.pixels + first, count: x &- first)
        } else {
          let pixel = Self.interpolated(
            spread[left], spread[Int(above &>> 8)], spread[Int(below & 255)],
            spread[Int(below &>> 8)], row.u, row.v)
          blend(isPlain ? pixel : modulation.apply(to: pixel), on: row.pixels + x)
          x &+= 1
          row.step()
        }
      }
    }
  }

  @inline(__always)
  private func blend(_ pixel: UInt32, on row: UnsafeMutablePointer<UInt32>, count: Int) {
    if pixel >= 0xFF00_0000 {
      row.update(repeating: pixel, count: count)
    } else if pixel != 0 {
      for x in 0..<count { row[x] = Self.over(row[x], pixel) }
    }
  }

  @inline(__always)
  private func blend(_ pixel: UInt32, on ground: UnsafeMutablePointer<UInt32>) {
    if pixel >= 0xFF00_0000 {
      ground.pointee = pixel
    } else if pixel != 0 {
      ground.pointee = Self.over(ground.pointee, pixel)
    }
  }

  /// The colour at (`u`, `v`) between four pixels, each channel in 16 bits. Their weights, 256 in
  /// all, are the areas that they share with a pixel around that point.
  @inline(__always)
  private static func interpolated(
    _ left: UInt64, _ right: UInt64, _ lowerLeft: UInt64, _ lowerRight: UInt64, _ u: Int, _ v: Int
  ) -> UInt32 {
    let shareX = UInt64(truncatingIfNeeded: (u &>> (precision - 8)) & 255)
    let shareY = UInt64(truncatingIfNeeded: (v &>> (precision - 8)) & 255)
    let both = (shareX &* shareY &+ 128) &>> 8
    let sum =
      left &* (256 &- shareX &- shareY &+ both) &+ right &* (shareX &- both)
      &+ lowerLeft &* (shareY &- both) &+ lowerRight &* both
    return packed((sum &>> 8) & channelMask)
  }
}
