/// An octagon around a picture's visible pixels: two upright, two level and four diagonal sides.
struct Hull: Hashable {
  private(set) var frame = PixelRect.none
  /// The range of x + y over the visible pixels.
  private var rising = 0...0
  /// The range of x − y over the visible pixels.
  private var falling = 0...0

  /// The hull of a picture whose corners are visible.
  init(of frame: PixelRect) {
    self.frame = frame
    rising = frame.x + frame.y...max(frame.x + frame.y, frame.maxX + frame.maxY - 2)
    falling = frame.x - frame.maxY + 1...max(frame.x - frame.maxY + 1, frame.maxX - 1 - frame.y)
  }

  /// The hull of the pixels that are not 0; a border of one pixel lies around `frame`.
  init(_ pixels: [some FixedWidthInteger], in frame: PixelRect) {
    for y in 0..<frame.height {
      let start = (y + 1) * (frame.width + 2) + 1
      let row = pixels[start..<start + frame.width]
      guard let first = row.firstIndex(where: { $0 != 0 }),
        let last = row.lastIndex(where: { $0 != 0 })
      else { continue }
      add(from: first - start, to: last - start, in: y)
    }
  }

  private mutating func add(from left: Int, to right: Int, in y: Int) {
    let (sums, differences) = (left + y...right + y, left - y...right - y)
    rising = frame.isEmpty ? sums : rising.joined(with: sums)
    falling = frame.isEmpty ? differences : falling.joined(with: differences)
    frame = frame.union(PixelRect(x: left, y: y, width: right - left + 1, height: 1))
  }

  /// The steps of a straight walk over the picture at which a sample or its right and lower
  /// neighbours can be visible; positions and step in fixed point.
  func steps(_ u: Int, _ v: Int, _ du: Int, _ dv: Int, _ count: Int) -> Range<Int> {
    let (up, down) = (rising, falling)
    return Raster.columns(u, du, frame.x - 1..<frame.maxX, count)
      .common(with: Raster.columns(v, dv, frame.y - 1..<frame.maxY, count))
      .common(
        with: Raster.columns(u &+ v, du &+ dv, up.lowerBound - 2..<up.upperBound + 2, count)
      )
      .common(
        with: Raster.columns(u &- v, du &- dv, down.lowerBound - 2..<down.upperBound + 2, count))
  }
}

extension ClosedRange<Int> {
  fileprivate func joined(with other: Self) -> Self {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}

extension Range<Int> {
  fileprivate func common(with other: Self) -> Self {
    let first = Swift.max(lowerBound, other.lowerBound)
    return first..<Swift.max(first, Swift.min(upperBound, other.upperBound))
  }
}
