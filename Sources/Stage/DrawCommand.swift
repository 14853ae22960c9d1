public import Animation

/// One shape to paint, with its place, size, turn, tint and opacity.
public struct DrawCommand: Hashable, Sendable {
  /// The kind of shape, with the values that only this kind needs.
  public enum Shape: Hashable, Sendable {
    /// A picture, drawn at `size`.
    case image(String)
    /// A picture whose corners of `inset` design pixels keep their size while the rest stretches.
    case panel(String, inset: Double)
    /// An opaque picture, centred, that covers a window of any shape.
    case backdrop(String)
    /// The whole window, of any shape, filled with the tint.
    case fill
    /// Words; `\n` begins a new line.
    case text(String, TextStyle, TextEditing?)
    /// A filled rectangle with round corners of `radius` design pixels.
    case roundedRect(radius: Double)
    /// The outline of a rectangle with round corners: `width` design pixels wide, inside its edge.
    case border(radius: Double, width: Double)
  }

  /// The kind of thing that is painted.
  public var shape: Shape
  /// The anchor's position, in design space.
  public var at: Point
  /// The unit point of the shape that lies on `at`: (0, 0) upper left, (1, 1) lower right. The
  /// shape turns and scales about it.
  public var anchor: Point
  /// The size before scaling, in design pixels; words ignore it.
  public var size: Size
  /// The factors by which width and height are multiplied.
  public var scale = Point(x: 1, y: 1)
  /// The turn about the anchor in degrees, clockwise.
  public var turn = 0.0
  /// Whether the shape is mirrored left to right.
  public var isFlipped = false
  /// The colour of words and plain shapes; pictures are multiplied by it, white changes nothing.
  public var tint: Color
  /// The opacity, 0 (not drawn) … 1 (opaque).
  public var opacity = 1.0
  /// The unit point of the window, e.g. (0, 0) for the upper left, from which `at` is measured, so
  /// that a sign stays at the edge of any window; nil measures in design space.
  public var pin: Point?
  /// Whether the command is placed and scaled with the backdrop, in a window of any shape.
  public var isOnBackdrop = false
  /// The feet of the figure to which this part belongs; nil for other commands. An `Arrangement`
  /// moves parts with the same feet together.
  public var feet: Point?
  /// The y of the water's surface, in design pixels, below which an image or a shape is cut off;
  /// nil for none.
  public var floor: Double?
  /// The place where something presses on an image; nil for none.
  public var dent: Dent?
  /// The name by which tests and replays find the command, e.g. `lion`.
  public var name: String?

  public init(
    _ shape: Shape, at: Point, anchor: Point = .center, size: Size = Size(0, 0),
    tint: Color = .white
  ) {
    (self.shape, self.at, self.anchor, self.size, self.tint) = (shape, at, anchor, size, tint)
  }

  /// The rectangle that the shape covers, scaled and not turned; empty for words.
  public var frame: Rect {
    let width = size.width * scale.x
    let height = size.height * scale.y
    return Rect(
      x: at.x - anchor.x * width, y: at.y - anchor.y * height, width: width, height: height)
  }
}

/// Unit points: places in a rectangle, from (0, 0) at the upper left to (1, 1) at the lower right.
extension Point {
  public static let center = Point(x: 0.5, y: 0.5)
  public static let topLeft = Point(x: 0, y: 0)
  public static let topRight = Point(x: 1, y: 0)
  public static let left = Point(x: 0, y: 0.5)
  public static let right = Point(x: 1, y: 0.5)
  public static let top = Point(x: 0.5, y: 0)
  public static let bottom = Point(x: 0.5, y: 1)
}

/// Factories and chainable modifiers: `.image(lion, at: p).flipped().opacity(0.5)`.
extension DrawCommand {
  /// Returns a picture whose anchor lies on `point`.
  public static func image(_ asset: ImageAsset, at point: Point, anchor: Point = .center) -> Self {
    DrawCommand(.image(asset.name), at: point, anchor: anchor, size: asset.size)
  }

  /// Returns a picture stretched into `rect`, except for its corners of `inset` design pixels.
  public static func panel(_ asset: ImageAsset, inset: Double, in rect: Rect) -> Self {
    DrawCommand(
      .panel(asset.name, inset: inset), at: rect.center, size: rect.size)
  }

  /// Returns an opaque picture over the whole window.
  public static func backdrop(_ asset: ImageAsset) -> Self {
    DrawCommand(.backdrop(asset.name), at: Design.frame.center, size: asset.size)
  }

  /// Returns a fill of the whole window with one colour.
  public static func fill(_ color: Color) -> Self {
    DrawCommand(.fill, at: Design.frame.center, size: Design.size, tint: color)
  }

  /// Returns words whose anchor lies on `point`.
  public static func text(
    _ words: String, _ style: TextStyle, at point: Point, anchor: Point = .center,
    tint: Color = .cream, editing: TextEditing? = nil
  ) -> Self {
    DrawCommand(.text(words, style, editing), at: point, anchor: anchor, tint: tint)
  }

  /// Returns a filled rectangle with round corners of `radius` design pixels.
  public static func roundedRect(_ rect: Rect, radius: Double, tint: Color) -> Self {
    DrawCommand(.roundedRect(radius: radius), at: rect.center, size: rect.size, tint: tint)
  }

  /// Returns an outline inside a rectangle with round corners; `radius` and `width` in design
  /// pixels.
  public static func border(_ rect: Rect, radius: Double, width: Double, tint: Color) -> Self {
    DrawCommand(.border(radius: radius, width: width), at: rect.center, size: rect.size, tint: tint)
  }

  /// Multiplies the opacity by a factor, limited to 0…1.
  public consuming func opacity(_ opacity: Double) -> Self {
    self.opacity *= max(0, min(1, opacity))
    return self
  }
  /// Multiplies the scale by a factor.
  public consuming func scaled(_ factor: Double) -> Self { scaled(factor, factor) }
  /// Multiplies the scale by one factor for each axis.
  public consuming func scaled(_ x: Double, _ y: Double) -> Self {
    scale.x *= x
    scale.y *= y
    return self
  }
  /// Adds to the turn, in degrees clockwise.
  public consuming func turned(_ degrees: Double) -> Self {
    turn += degrees
    return self
  }
  /// Mirrors left to right; a second flip undoes the first.
  public consuming func flipped(_ isFlipped: Bool = true) -> Self {
    self.isFlipped = self.isFlipped != isFlipped
    return self
  }
  /// Replaces the tint; it is not multiplied with the former one.
  public consuming func tinted(_ tint: Color) -> Self {
    self.tint = tint
    return self
  }
  /// Moves the command by `dx` and `dy` design pixels.
  public consuming func moved(_ dx: Double, _ dy: Double) -> Self {
    at.x += dx
    at.y += dy
    return self
  }
  /// Measures the place from a unit point of the window, see `pin`.
  public consuming func pinned(to pin: Point) -> Self {
    self.pin = pin
    return self
  }
  /// Makes the command a part of the backdrop, see `isOnBackdrop`.
  public consuming func onBackdrop() -> Self {
    isOnBackdrop = true
    return self
  }
  /// Names the command, so that tests and replays find it.
  public consuming func named(_ name: String) -> Self {
    self.name = name
    return self
  }
}

extension DrawCommand {
  /// The name of the picture file; nil for words and plain shapes.
  public var imageName: String? {
    switch shape {
    case .image(let name), .panel(let name, _), .backdrop(let name): name
    case .fill, .text, .roundedRect, .border: nil
    }
  }
}
