/// A picture by its file's name in `Resources/images`, and its size.
public struct ImageAsset: Hashable, Sendable {
  /// The file's name without resolution and ending, e.g. `lion0`.
  public let name: String
  /// The size in design pixels, at which the file at 1× is drawn unscaled.
  public let size: Size

  /// A picture of `width` by `height` design pixels.
  public init(_ name: String, _ width: Double, _ height: Double) {
    self.name = name
    self.size = Size(width, height)
  }
}
