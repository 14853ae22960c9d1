extension Bitmap {
  /// The picture stretched to `width` by `height` while its corners, which become `inset` pixels wide, keep their
  /// shape; `ratio` of its pixels are shown by one of theirs.
  func stretched(width newWidth: Int, height newHeight: Int, keeping inset: Int, ratio: Double = 1)
    -> Bitmap
  {
    let columns = Self.places(from: width, to: newWidth, keeping: inset, ratio)
    let rows = Self.places(from: height, to: newHeight, keeping: inset, ratio)
    return resampled(columns: columns, rows: rows, isOpaque: false)
  }

  /// For every pixel of the new length the one of the old length that it shows, and how much of the next, of 256.
  private static func places(from old: Int, to new: Int, keeping inset: Int, _ ratio: Double)
    -> [Sample]
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
      return Sample(max(0, min(exact - 0.5, Double(old - 1))))
    }
  }
}
