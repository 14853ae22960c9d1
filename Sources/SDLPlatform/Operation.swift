internal import Stage

/// A draw command's work in real pixels.
enum Operation {
  case fill(PixelRect, Ink)
  case paint(Bitmap, Affine, Ink, clip: PixelRect)
  /// A rectangle with round corners, like the upper left one that is given.
  case round(PixelRect, Bitmap, Ink, clip: PixelRect)

  var bounds: PixelRect {
    switch self {
    case .fill(let rect, _): rect
    case .paint(let bitmap, let place, _, let clip): place.reach(of: bitmap).intersection(clip)
    case .round(let rect, _, _, let clip): rect.intersection(clip)
    }
  }

  /// The rectangle that hides everything below.
  var hides: PixelRect {
    switch self {
    case .fill(let rect, let ink): ink.isOpaque ? rect : .none
    case .paint(let bitmap, let place, let ink, let clip):
      bitmap.isOpaque && ink.isPlain && place.shift != nil
        ? place.reach(of: bitmap).intersection(clip) : .none
    case .round(let rect, let corner, let ink, let clip):
      ink.isOpaque
        ? PixelRect(
          x: rect.x, y: rect.y + corner.height, width: rect.width,
          height: rect.height - 2 * corner.height
        ).intersection(clip) : .none
    }
  }
}

extension Affine {
  /// Every pixel of the window that `bitmap` can touch at this place.
  func reach(of bitmap: Bitmap) -> PixelRect {
    guard !bitmap.inked.isEmpty else { return .none }
    if shift != nil { return bounds(of: bitmap.inked) }
    // Each pixel also affects its neighbours; at half size, the second ones too.
    return bounds(of: bitmap.inked.grown(2).intersection(bitmap.frame)).grown(1)
  }
}

/// A draw command with its operations; most are reused from picture to picture.
final class PreparedCommand: Sendable {
  let command: DrawCommand
  let operations: [Operation]
  let bounds: PixelRect
  let hides: PixelRect

  init(_ command: DrawCommand, _ operations: [Operation]) {
    self.command = command
    self.operations = operations
    bounds = operations.reduce(.none) { $0.union($1.bounds) }
    hides = operations.map(\.hides).max { $0.area < $1.area } ?? .none
  }
}
