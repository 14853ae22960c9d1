internal import Stage
internal import Synchronization

/// A step of painting a draw command, in real pixels.
enum PaintOperation {
  case fill(PixelRect, ColorModulation)
  case paint(Bitmap, Affine, ColorModulation, clip: PixelRect)
  /// A filled rectangle; the bitmap is its upper left corner, mirrored for the others.
  case round(PixelRect, Bitmap, ColorModulation, clip: PixelRect)
  case copy(Sprite)

  var bounds: PixelRect {
    switch self {
    case .fill(let rect, _): rect
    case .paint(let bitmap, let place, _, let clip): place.reach(of: bitmap).intersection(clip)
    case .round(let rect, _, _, let clip): rect.intersection(clip)
    case .copy(let sprite): sprite.frame
    }
  }

  func paint(_ rect: PixelRect, on raster: Raster) {
    switch self {
    case .fill(let area, let modulation):
      let seen = area.intersection(rect)
      if !seen.isEmpty { raster.fill(seen, modulation) }
    case .paint(let bitmap, let place, let modulation, let clip):
      let seen = clip.intersection(rect)
      if !seen.isEmpty { raster.paint(bitmap, place, modulation, clip: seen) }
    case .round(let area, let corner, let modulation, let clip):
      raster.fill(area, roundedBy: corner, modulation, clip: clip.intersection(rect))
    case .copy(let sprite): raster.paint(sprite, clip: rect)
    }
  }

  /// The rectangle in which everything below is hidden.
  var opaqueArea: PixelRect {
    switch self {
    case .fill(let rect, let modulation): modulation.isOpaque ? rect : .none
    case .paint(let bitmap, let place, let modulation, let clip):
      bitmap.isOpaque && modulation.isPlain && place.shift != nil
        ? place.reach(of: bitmap).intersection(clip) : .none
    case .round(let rect, let corner, let modulation, let clip):
      modulation.isOpaque
        ? PixelRect(
          x: rect.x, y: rect.y + corner.height, width: rect.width,
          height: rect.height - 2 * corner.height
        ).intersection(clip) : .none
    case .copy: .none
    }
  }
}

extension PaintOperation {
  /// Whether each of its pixels is mixed from several pixels of the bitmap.
  fileprivate var isSampled: Bool {
    guard case .paint(let bitmap, let place, _, _) = self else { return false }
    return place.shift == nil && !bitmap.isOpaque
  }
}

extension Affine {
  /// The pixels of the window that `bitmap` can change at this place.
  func reach(of bitmap: Bitmap) -> PixelRect {
    guard !bitmap.visibleBounds.isEmpty else { return .none }
    if shift != nil { return bounds(of: bitmap.visibleBounds) }
    // A sample also depends on its neighbours, at half size on the second ones too.
    return bounds(of: bitmap.visibleBounds.grown(2).intersection(bitmap.frame)).grown(1)
  }
}

/// A draw command with its operations; most are reused from picture to picture.
final class PreparedCommand: Sendable {
  let command: DrawCommand
  let operations: [PaintOperation]
  let bounds: PixelRect
  /// The parts of the window that it changes: a border leaves its middle alone.
  let touched: [PixelRect]
  let opaqueArea: PixelRect
  let isSampled: Bool
  /// The number of pixels sampled so far, and the painted sprite once it is worth keeping.
  private let sampled = Mutex<(pixels: Int, sprite: Sprite?)>((0, nil))

  /// The number of times that the whole command is sampled before its pixels are kept.
  private static let samplings = 2

  init(_ command: DrawCommand, _ operations: [PaintOperation]) {
    (self.command, self.operations) = (command, operations)
    let parts = operations.map(\.bounds)
    let bounds = parts.reduce(PixelRect.none) { $0.union($1) }
    self.bounds = bounds
    touched = parts.reduce(0) { $0 + $1.area } * 2 < bounds.area ? parts : [bounds]
    opaqueArea = operations.map(\.opaqueArea).max { $0.area < $1.area } ?? .none
    isSampled = operations.count == 1 && operations[0].isSampled
  }

  /// Paints the part of the command that lies in `rect`.
  func paint(_ rect: PixelRect, on raster: Raster) {
    if isSampled, let sprite = sprite(sampling: bounds.intersection(rect).area) {
      raster.paint(sprite, clip: rect)
    } else {
      for operation in operations { operation.paint(rect, on: raster) }
    }
  }

  /// The sprite to copy instead of sampling `pixels` more pixels; nil while sampling is cheaper.
  func sprite(sampling pixels: Int) -> Sprite? {
    sampled.withLockIfAvailable { sampled in
      guard sampled.sprite == nil else { return sampled.sprite }
      sampled.pixels += pixels
      if sampled.pixels > Self.samplings * bounds.area {
        sampled.sprite = Sprite(bounds) { operations[0].paint(bounds, on: $0) }
      }
      return sampled.sprite
    } ?? nil
  }
}
