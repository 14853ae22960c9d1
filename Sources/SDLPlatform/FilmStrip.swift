internal import Stage

/// A sheet of pictures in rows.
@MainActor
public struct FilmStrip {
  private let columns: Int
  private let frameWidth: Int
  private var frames: [Bitmap] = []

  private static let gap = 4

  public init(columns: Int, frameWidth: Int) {
    self.columns = max(1, columns)
    self.frameWidth = frameWidth
  }

  /// Adds the last picture of `renderer`.
  public mutating func add(_ renderer: Renderer) {
    guard let frame = renderer.snapshot() else { return }
    frames.append(
      frame.resized(width: frameWidth, height: frame.height * frameWidth / max(1, frame.width)))
  }

  public func savePNG(to path: String) throws(PlatformError) {
    let frameHeight = frames.map(\.height).max() ?? 1
    let rows = (frames.count + columns - 1) / columns
    let canvas = try Canvas(
      width: columns * (frameWidth + Self.gap) + Self.gap,
      height: max(1, rows) * (frameHeight + Self.gap) + Self.gap)
    let sheet = PixelRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
    canvas.fill(sheet, ColorModulation(tint: .night, opacity: 1))
    for (index, frame) in frames.enumerated() {
      let x = Self.gap + index % columns * (frameWidth + Self.gap)
      let y = Self.gap + index / columns * (frameHeight + Self.gap)
      canvas.paint(frame, Affine(tx: Double(x), ty: Double(y)), .plain, clip: sheet)
    }
    guard let picture = canvas.snapshot() else { throw PlatformError("Cannot draw \(path).") }
    try picture.savePNG(to: path)
  }
}
