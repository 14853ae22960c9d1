internal import Stage

/// The operations of a picture from back to front; parts of it can be painted independently,
/// several at the same time.
struct Layers: Sendable {
  private let items: [PreparedCommand]
  /// Beside the items, as most are only asked whether they lie in a part.
  private let bounds: [PixelRect]
  /// The items that hide something, from front to back.
  private let hiding: [(index: Int, area: PixelRect)]

  init(_ items: [PreparedCommand]) {
    self.items = items
    bounds = items.map(\.bounds)
    hiding = items.indices.reversed().map { ($0, items[$0].hides) }.filter { !$1.isEmpty }
  }

  @_optimize(speed)
  func paint(_ rect: PixelRect, on raster: Raster) {
    // Skip what lies under something opaque.
    var ground: Int?
    for (index, area) in hiding {
      if area.contains(rect) {
        ground = index
        break
      }
      if area.covers(much: rect) {
        for part in rect.parts(around: area) { paint(part, on: raster) }
        return
      }
    }
    if ground == nil { raster.fill(rect, Ink(tint: Color(0), opacity: 1)) }
    for index in (ground ?? 0)..<items.count where bounds[index].intersects(rect) {
      items[index].paint(rect, on: raster)
    }
  }
}
