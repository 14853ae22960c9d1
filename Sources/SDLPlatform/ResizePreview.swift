/// A copy of a window's pixels before a resize; of a large window, every second or third pixel.
struct ResizePreview: Sendable {
  let viewport: Viewport
  private let pixels: [UInt32]
  private let step: Int
  private let width: Int

  private static let widest = 1_920

  init(_ raster: Raster, in viewport: Viewport) {
    self.viewport = viewport
    let step = (raster.bounds.width + Self.widest - 1) / Self.widest
    let (wide, high) = (raster.bounds.width / step, raster.bounds.height / step)
    pixels = [UInt32](unsafeUninitializedCapacity: wide * high) { target, filled in
      for y in 0..<high {
        let row = raster.pixels + y * step * raster.stride
        for x in 0..<wide { target[y * wide + x] = row[x * step] }
      }
      filled = wide * high
    }
    (self.step, width) = (step, wide)
  }

  /// Paints the copy over these rows of `raster`, as laid out for `window`. It takes the nearest
  /// pixel, which is fast enough while the window's edge is dragged.
  func stretch(over raster: Raster, in window: Viewport, rows: Range<Int>) {
    let ratio = viewport.scale / window.scale
    func places(_ count: Int, from offset: Double, to first: Double, _ most: Int) -> [Int] {
      (0..<count).map { place in
        let old = (Double(place) + 0.5 - offset) * ratio + first
        return max(0, min(most - 1, Int(old.rounded(.down)) / step))
      }
    }
    let area = raster.bounds
    let columns = places(area.width, from: window.offsetX, to: viewport.offsetX, width)
    let lines = places(
      area.height, from: window.offsetY, to: viewport.offsetY, pixels.count / width)
    pixels.withUnsafeBufferPointer { source in
      for y in rows {
        let row = raster.pixels + y * raster.stride
        if y > rows.lowerBound, lines[y] == lines[y - 1] {
          row.update(from: row - raster.stride, count: area.width)
        } else {
          let line = lines[y] * width
          for x in 0..<area.width { row[x] = source[line + columns[x]] }
        }
      }
    }
  }
}
