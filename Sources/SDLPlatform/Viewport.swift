public import Animation
internal import Stage

/// The mapping of design space to a window: as large as fits, centred.
public struct Viewport: Hashable, Sendable {
  /// The window's size in real pixels.
  public let width: Int
  public let height: Int
  /// Real pixels per design pixel.
  public let scale: Double
  /// Whether the window is tall, and shows `Design.tall`.
  public let isTall: Bool
  let offsetX: Double
  let offsetY: Double

  public init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    isTall = Double(self.width) < 0.8 * Double(self.height)
    let frame = isTall ? Design.tall : Design.frame
    let fit = min(Double(self.width) / frame.width, Double(self.height) / frame.height)
    scale = fit
    // Whole pixels keep edges sharp that are sharp in design space.
    offsetX = ((Double(self.width) - frame.width * fit) / 2 - frame.x * fit).rounded(.down)
    offsetY = ((Double(self.height) - frame.height * fit) / 2 - frame.y * fit).rounded(.down)
  }

  /// The design point at a window position in real pixels.
  public func design(x: Double, y: Double) -> Point {
    Point(x: (x - offsetX) / scale, y: (y - offsetY) / scale)
  }

  /// The window position, in real pixels, of a design point.
  public func pixels(_ point: Point) -> (x: Double, y: Double) {
    (point.x * scale + offsetX, point.y * scale + offsetY)
  }

  /// The window position of a point that keeps its distance from a unit point of the window.
  func pixels(_ point: Point, pinnedTo pin: Point?) -> (x: Double, y: Double) {
    let place = pixels(point)
    guard let pin else { return place }
    let held = pixels(Point(x: pin.x * Design.size.width, y: pin.y * Design.size.height))
    return (
      place.x + (pin.x * Double(width) - held.x).rounded(),
      place.y + (pin.y * Double(height) - held.y).rounded()
    )
  }

  func pixels(onBackdrop point: Point) -> (x: Double, y: Double) {
    let cover = coverScale()
    return (
      Double(width) / 2 + (point.x - Design.frame.center.x) * cover,
      Double(height) / 2 + (point.y - Design.frame.center.y) * cover
    )
  }

  /// Real pixels per design pixel of the drawings that images are sampled from: the smallest large
  /// enough. On very large screens they are stretched.
  var imageScale: Double {
    min(ResourceFolder.ImageSet.zoom(near: scale * 0.995 ... .infinity) ?? 2, 2)
  }

  /// Real pixels per design pixel of a picture of `size` that covers the window; a very wide window
  /// is covered in height only and continued on both sides.
  func coverScale(of size: Size = Design.size) -> Double {
    let (wide, high) = (Double(width) / size.width, Double(height) / size.height)
    let cover = wide > Self.mostZoom * high ? high : max(wide, high)
    return ResourceFolder.ImageSet.zoom(near: cover...cover * 1.005) ?? cover
  }

  /// The most that a backdrop is enlarged; more would cut off too much above and below.
  private static let mostZoom = 1.15

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The whole pixels nearest to a design rectangle.
  func pixels(_ rect: Rect) -> PixelRect {
    let upper = pixels(Point(x: min(rect.minX, rect.maxX), y: min(rect.minY, rect.maxY)))
    let lower = pixels(Point(x: max(rect.minX, rect.maxX), y: max(rect.minY, rect.maxY)))
    return PixelRect(nearest: upper.x, upper.y, lower.x, lower.y)
  }
}
