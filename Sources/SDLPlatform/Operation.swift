internal import Stage

/// What a draw command comes down to in real pixels.
enum Operation {
  case fill(PixelRect, Ink)
  case paint(Bitmap, Affine, Ink, clip: PixelRect)

  var bounds: PixelRect {
    switch self {
    case .fill(let rect, _): rect
    case .paint(let bitmap, let place, _, let clip):
      place.bounds(Double(bitmap.width), Double(bitmap.height)).grown(place.shift == nil ? 1 : 0)
        .intersection(clip)
    }
  }

  /// The rectangle in which nothing below can be seen.
  var hides: PixelRect {
    switch self {
    case .fill(let rect, let ink): ink.isOpaque ? rect : .none
    case .paint(let bitmap, let place, let ink, let clip):
      bitmap.isOpaque && ink.isPlain && place.shift != nil
        ? place.bounds(Double(bitmap.width), Double(bitmap.height)).intersection(clip) : .none
    }
  }
}

/// A draw command with what it comes down to.
struct Prepared {
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
