/// A rounded rectangle, filled or as a border.
struct RoundedRect {
  let rect: PixelRect
  /// The upper left corner; the others are its mirror images.
  let corner: Bitmap
  let border: Int?

  func operations(_ modulation: ColorModulation, clip: PixelRect) -> [PaintOperation] {
    let side = corner.width
    guard let border else {
      return [
        side > 1
          ? .round(rect, corner, modulation, clip: clip)
          : .fill(rect.intersection(clip), modulation)
      ]
    }
    // Corners that would overlap are made smaller.
    let (across, down) = (min(side, rect.width / 2), min(side, rect.height / 2))
    let (left, top) = (Double(rect.x), Double(rect.y))
    let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    func cell(_ x: Int, _ y: Int) -> PixelRect {
      PixelRect(x: x, y: y, width: across, height: down).intersection(clip)
    }
    let corners: [PaintOperation] =
      side > 1
      ? [
        .paint(corner, Affine(tx: left, ty: top), modulation, clip: cell(rect.x, rect.y)),
        .paint(
          corner, Affine(a: -1, tx: right, ty: top), modulation,
          clip: cell(rect.maxX - across, rect.y)),
        .paint(
          corner, Affine(d: -1, tx: left, ty: bottom), modulation,
          clip: cell(rect.x, rect.maxY - down)),
        .paint(
          corner, Affine(a: -1, d: -1, tx: right, ty: bottom), modulation,
          clip: cell(rect.maxX - across, rect.maxY - down)),
      ] : []
    return corners
      + bands(border, side > 1 ? across : 0, side > 1 ? down : 0)
      .map { PaintOperation.fill($0.intersection(clip), modulation) }
  }

  private func bands(_ border: Int, _ across: Int, _ down: Int) -> [PixelRect] {
    let wide = rect.width - 2 * across
    let high = rect.height - 2 * down
    let (thin, flat) = (min(border, rect.width / 2), min(border, rect.height / 2))
    return [
      PixelRect(x: rect.x + across, y: rect.y, width: wide, height: flat),
      PixelRect(x: rect.x + across, y: rect.maxY - flat, width: wide, height: flat),
      PixelRect(x: rect.x, y: rect.y + down, width: thin, height: high),
      PixelRect(x: rect.maxX - thin, y: rect.y + down, width: thin, height: high),
    ]
  }
}

extension Raster {
  /// Fills a rectangle whose corners are mirror images of `corner`, the upper left one.
  @_optimize(speed)
  func fill(
    _ rect: PixelRect, roundedBy corner: Bitmap, _ modulation: ColorModulation, clip: PixelRect
  ) {
    let area = rect.intersection(clip).intersection(bounds)
    guard !area.isEmpty, modulation.alpha > 0 else { return }
    let across = min(corner.width, rect.width / 2)
    let down = min(corner.height, rect.height / 2)
    corner.pixels.withUnsafeBufferPointer { buffer in
      guard let source = buffer.baseAddress else { return }
      for y in area.y..<area.maxY {
        let row = pixels + y * stride
        let line = min(y - rect.y, rect.maxY - 1 - y)
        var inset = 0
        if line < down {
          let edge = source + (line + 1) * corner.stride + 1
          while inset < across, edge[inset] == 0 { inset += 1 }
          while inset < across, edge[inset] != .max {
            let pixel = modulation.apply(to: edge[inset])
            let (left, right) = (rect.x + inset, rect.maxX - 1 - inset)
            if area.x <= left, left < area.maxX { row[left] = Self.over(row[left], pixel) }
            if area.x <= right, right < area.maxX { row[right] = Self.over(row[right], pixel) }
            inset += 1
          }
        }
        let (left, right) = (max(area.x, rect.x + inset), min(area.maxX, rect.maxX - inset))
        fill(PixelRect(x: left, y: y, width: right - left, height: 1), modulation)
      }
    }
  }
}
