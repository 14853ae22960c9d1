internal import Stage

/// The operations of a picture from back to front; parts of it can be painted independently,
/// several at the same time.
struct Layers: Sendable {
  let items: [Prepared]

  @_optimize(speed)
  func paint(_ rect: PixelRect, on raster: Raster) {
    // Skip what lies under something opaque.
    var first = items.count - 1
    while first >= 0, !items[first].hides.contains(rect) {
      if items[first].hides.covers(much: rect) {
        for part in rect.parts(around: items[first].hides) { paint(part, on: raster) }
        return
      }
      first -= 1
    }
    if first < 0 { raster.fill(rect, Ink(tint: Color(0), opacity: 1)) }
    for item in items[max(0, first)...] where item.bounds.intersects(rect) {
      for operation in item.operations {
        switch operation {
        case .fill(let area, let ink):
          let seen = area.intersection(rect)
          if !seen.isEmpty { raster.fill(seen, ink) }
        case .paint(let bitmap, let place, let ink, let clip):
          let seen = clip.intersection(rect)
          if !seen.isEmpty { raster.paint(bitmap, place, ink, clip: seen) }
        }
      }
    }
  }
}
