/// Something to paint on, in real pixels: memory, or a graphics card.
@MainActor
protocol Canvas: AnyObject {
  var width: Int { get }
  var height: Int { get }
  /// Whether what is painted stays until it is painted over, so that only changes need painting.
  var keepsPixels: Bool { get }

  /// Gets ready for a picture; false when there is nothing to paint on now.
  func begin() -> Bool
  /// Covers `rect` in `ink`.
  func fill(_ rect: PixelRect, _ ink: Ink)
  /// Paints `bitmap`, laid out by `place`, inside `clip`.
  func paint(_ bitmap: Bitmap, _ place: Affine, _ ink: Ink, clip: PixelRect)
  /// Shows what was painted inside `rects`.
  func present(_ rects: [PixelRect])
}
