/// A rounded rectangle, filled or as a rim, split into four corners and straight bands.
struct RoundedShape {
  let rect: PixelRect
  let corner: Bitmap
  let rim: Int?

  func operations(_ ink: Ink, clip: PixelRect) -> [Operation] {
    let side = corner.width
    // Overlapping corners share the space.
    let (across, down) = (min(side, rect.width / 2), min(side, rect.height / 2))
    let (left, top) = (Double(rect.x), Double(rect.y))
    let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    func cell(_ x: Int, _ y: Int) -> PixelRect {
      PixelRect(x: x, y: y, width: across, height: down).intersection(clip)
    }
    let corners: [Operation] =
      side > 1
      ? [
        .paint(corner, Affine(tx: left, ty: top), ink, clip: cell(rect.x, rect.y)),
        .paint(
          corner, Affine(a: -1, tx: right, ty: top), ink, clip: cell(rect.maxX - across, rect.y)),
        .paint(
          corner, Affine(d: -1, tx: left, ty: bottom), ink, clip: cell(rect.x, rect.maxY - down)),
        .paint(
          corner, Affine(a: -1, d: -1, tx: right, ty: bottom), ink,
          clip: cell(rect.maxX - across, rect.maxY - down)),
      ] : []
    return corners
      + bands(side > 1 ? across : 0, side > 1 ? down : 0)
      .map { Operation.fill($0.intersection(clip), ink) }
  }

  private func bands(_ across: Int, _ down: Int) -> [PixelRect] {
    let wide = rect.width - 2 * across
    let high = rect.height - 2 * down
    guard let rim else {
      return [
        PixelRect(x: rect.x, y: rect.y + down, width: rect.width, height: high),
        PixelRect(x: rect.x + across, y: rect.y, width: wide, height: down),
        PixelRect(x: rect.x + across, y: rect.maxY - down, width: wide, height: down),
      ]
    }
    let (thin, flat) = (min(rim, rect.width / 2), min(rim, rect.height / 2))
    return [
      PixelRect(x: rect.x + across, y: rect.y, width: wide, height: flat),
      PixelRect(x: rect.x + across, y: rect.maxY - flat, width: wide, height: flat),
      PixelRect(x: rect.x, y: rect.y + down, width: thin, height: high),
      PixelRect(x: rect.maxX - thin, y: rect.y + down, width: thin, height: high),
    ]
  }
}
