internal import Stage

/// The prepared commands of a picture from back to front. Different rectangles can be painted at
/// the same time.
struct DisplayList: Sendable {
  private let items: [PreparedCommand]
  /// The items' bounds, in an array of their own, as most items are only asked for these.
  private let bounds: [PixelRect]
  /// The items that hide an area, from front to back.
  private let opaqueAreas: [(index: Int, area: PixelRect)]

  init(_ items: [PreparedCommand]) {
    self.items = items
    bounds = items.map(\.bounds)
    opaqueAreas = items.indices.reversed().map { ($0, items[$0].opaqueArea) }.filter { !$1.isEmpty }
  }

  @_optimize(speed)
  func paint(_ rect: PixelRect, on raster: Raster) {
    // Items below an opaque one that covers `rect` are skipped.
    var ground: Int?
    for (index, area) in opaqueAreas {
      if area.contains(rect) {
        ground = index
        break
      }
      if area.covers(much: rect) {
        for part in rect.parts(around: area) { paint(part, on: raster) }
        return
      }
    }
    if ground == nil { raster.fill(rect, ColorModulation(tint: Color(0), opacity: 1)) }
    for index in (ground ?? 0)..<items.count where bounds[index].intersects(rect) {
      items[index].paint(rect, on: raster)
    }
  }
}
