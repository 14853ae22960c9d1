extension Bitmap {
  /// The picture stretched to `width` by `height` while its corners of `inset` pixels stay as they are.
  func stretched(width newWidth: Int, height newHeight: Int, keeping inset: Int) -> Bitmap {
    let columns = Self.places(from: width, to: newWidth, keeping: inset)
    let rows = Self.places(from: height, to: newHeight, keeping: inset)
    return Bitmap(width: newWidth, height: newHeight) { x, y in
      let (column, row) = (columns[x], rows[y])
      let here = (row.first + 1) * stride + column.first + 1
      return packed(
        mix(
          mix(spread(pixels[here]), spread(pixels[here + 1]), column.share),
          mix(spread(pixels[here + stride]), spread(pixels[here + stride + 1]), column.share),
          row.share))
    }
  }

  /// For every pixel of the new length the one of the old length that it shows, and how much of the next, of 256.
  private static func places(from old: Int, to new: Int, keeping inset: Int)
    -> [(first: Int, share: UInt64)]
  {
    let kept = min(inset, old / 2, new / 2)
    let (oldMiddle, newMiddle) = (old - 2 * kept, new - 2 * kept)
    return (0..<new).map { place in
      if place < kept { return (place, 0) }
      if place >= new - kept { return (old - (new - place), 0) }
      guard oldMiddle > 0, newMiddle > 0 else { return (min(place, old - 1), 0) }
      let exact =
        (Double(place - kept) + 0.5) * Double(oldMiddle) / Double(newMiddle) - 0.5 + Double(kept)
      let held = max(0, min(exact, Double(old - 1)))
      return (Int(held), UInt64((held - held.rounded(.down)) * 256))
    }
  }
}
