/// A panel stretched to a size; its middle is filled where it has one colour.
struct NineSlice: Sendable {
  private let parts: [(place: PixelRect, bitmap: Bitmap)]
  /// The area of one colour; empty unless it covers most of the panel.
  private let middle: PixelRect
  private let color: UInt32

  /// Stretches `source` to `width` by `height`, its corners to `inset` pixels without distorting
  /// them, at `ratio` source pixels per pixel; if `isWhole`, into one picture.
  init(
    of source: Bitmap, width: Int, height: Int, keeping inset: Int, ratio: Double = 1,
    isWhole: Bool
  ) {
    let columns = Self.samples(from: source.width, to: width, keeping: inset, ratio)
    let rows = Self.samples(from: source.height, to: height, keeping: inset, ratio)
    let frame = PixelRect(x: 0, y: 0, width: width, height: height)
    let flat = isWhole ? .none : source.flatMiddle
    let (across, down) = (
      Self.range(of: columns, in: flat.x..<flat.maxX), Self.range(of: rows, in: flat.y..<flat.maxY)
    )
    let inner = PixelRect(
      x: across.lowerBound, y: down.lowerBound, width: across.count, height: down.count)
    middle = inner.area * 2 > frame.area ? inner : .none
    color = source[source.width / 2, source.height / 2]
    parts = (middle.isEmpty ? [frame][...] : frame.parts(around: middle).dropFirst()).map { place in
      let bitmap = source.resampled(
        columns: Array(columns[place.x..<place.maxX]),
        rows: Array(rows[place.y..<place.maxY]),
        isOpaque: false)
      return (place, bitmap)
    }
  }

  /// The panel as one picture; only valid if created with `isWhole`.
  var whole: Bitmap { parts[0].bitmap }

  /// The operations that paint the panel with its upper left corner at (x, y).
  func operations(x: Int, y: Int, clip: PixelRect) -> [PaintOperation] {
    let pictures = parts.map { place, bitmap in
      PaintOperation.paint(
        bitmap, Affine(tx: Double(x + place.x), ty: Double(y + place.y)), .plain, clip: clip)
    }
    guard !middle.isEmpty else { return pictures }
    let area = PixelRect(
      x: x + middle.x, y: y + middle.y, width: middle.width, height: middle.height)
    return pictures + [.fill(area.intersection(clip), ColorModulation(of: color))]
  }

  /// For each pixel of the new length, the old pixel shown and the next one's weight, of 256.
  private static func samples(from old: Int, to new: Int, keeping inset: Int, _ ratio: Double)
    -> [Bitmap.Sample]
  {
    let kept = min(inset, Int(Double(old / 2) / ratio), new / 2)
    let keptOld = Double(kept) * ratio
    let middle = (Double(old) - 2 * keptOld) / Double(max(1, new - 2 * kept))
    return (0..<new).map { place in
      let center = Double(place) + 0.5
      let exact =
        if place < kept {
          center * ratio
        } else if place >= new - kept {
          Double(old) - (Double(new) - center) * ratio
        } else {
          keptOld + (center - Double(kept)) * middle
        }
      return Bitmap.Sample(max(0, min(exact - 0.5, Double(old - 1))))
    }
  }

  /// The new pixels that show only these old ones.
  private static func range(of samples: [Bitmap.Sample], in old: Range<Int>) -> Range<Int> {
    let first = samples.firstIndex { $0.first >= old.lowerBound } ?? samples.count
    let end = samples.lastIndex { $0.first + 1 < old.upperBound }.map { $0 + 1 } ?? 0
    return first < end ? first..<end : 0..<0
  }
}
