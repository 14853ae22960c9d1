public import Animation

/// A picture file by its name in `Resources/images`, and its size at 1×.
public struct ImageAsset: Hashable, Sendable {
  /// The file's name without its ending, e.g. `lion0`.
  public let name: String
  /// Its size in design pixels.
  public let size: Size

  public init(_ name: String, _ width: Double, _ height: Double) {
    self.name = name
    self.size = Size(width, height)
  }
}

/// How a line of words is set.
public struct TextStyle: Hashable, Sendable {
  /// The four type sizes of the game, in design pixels.
  public enum Scale: Double, Hashable, Sendable {
    case card = 96
    case heading = 56
    case label = 36
    case body = 28
  }

  public var size: Double
  public var isBold: Bool
  /// A halo around the letters, so that they read on any ground; nil for none.
  public var halo: Color?
  /// The width in design pixels that the words are shrunk to fit into; nil for as wide as they are.
  public var fit: Double?
  /// How high the place for the words is, in design pixels, where larger words may take more lines;
  /// nil for a single line. It counts only in `Picture.enlargeText`.
  public var height: Double?
  /// How far apart lines are at least, in em, where they are many for their place.
  public var leading: Double

  public init(
    _ scale: Scale, bold: Bool = false, halo: Color? = nil, fit: Double? = nil,
    height: Double? = nil, leading: Double = 1.12
  ) {
    self.size = scale.rawValue
    self.isBold = bold
    self.halo = halo
    self.fit = fit
    self.height = height
    self.leading = leading
  }
}

/// Where the caret stands in a text that is being edited, and what is selected, in characters.
public struct TextEditing: Hashable, Sendable {
  public var caret: Int
  public var selection: Range<Int>
  /// Characters of an input method that are not yet decided; they are underlined.
  public var marked: Range<Int>

  public init(caret: Int, selection: Range<Int> = 0..<0, marked: Range<Int> = 0..<0) {
    self.caret = caret
    self.selection = selection
    self.marked = marked
  }
}

/// One thing to paint: a shape and where, how large, how turned, how visible it is.
public struct DrawCommand: Hashable, Sendable {
  public enum Shape: Hashable, Sendable {
    /// A picture, drawn at `size`.
    case image(String)
    /// A picture whose corners of `inset` design pixels keep their size while the rest stretches.
    case panel(String, inset: Double)
    /// An opaque picture that covers the whole window, whatever its shape, centred.
    case backdrop(String)
    /// The whole window in the tint, whatever its shape.
    case flood
    /// Words; lines are parted by `\n`.
    case text(String, TextStyle, TextEditing?)
    /// A filled rectangle with round corners of `radius` design pixels.
    case rounded(radius: Double)
    /// A rim of `width` inside a rectangle with round corners.
    case rim(radius: Double, width: Double)
  }

  public var shape: Shape
  /// The point in design space on which the anchor lies.
  public var at: Point
  /// The unit point of the shape that lies on `at`: (0, 0) upper left, (0.5, 0.5) centre. Also the pivot.
  public var anchor: Point
  /// The size before scaling, in design pixels. Words have the size they need.
  public var size: Size
  public var scale: Point
  /// Degrees, clockwise, about the anchor.
  public var turn: Double
  /// Mirrored left to right.
  public var isFlipped: Bool
  public var tint: Color
  /// 0 (not drawn) … 1.
  public var opacity: Double
  /// The unit point of the window from which the place is measured, so that what belongs to an edge stays
  /// at it in a window of any shape: (0, 0) upper left, (1, 0) upper right; nil for design space itself.
  public var pin: Point?
  /// Whether it is a part of the backdrop: placed and sized in a window of any shape as that is.
  public var isOnBackdrop = false
  /// Where the figure stands that it is a part of; where things are moved, that moves as a whole.
  public var feet: Point?
  /// The height in design space below which nothing of an image is seen, where it stands in water; nil for none.
  public var floor: Double?
  /// What the command shows, where tests and replays need to find it again, e.g. `lion`.
  public var name: String?

  public init(
    _ shape: Shape, at: Point, anchor: Point = .center, size: Size = Size(0, 0),
    tint: Color = .white
  ) {
    self.shape = shape
    self.at = at
    self.anchor = anchor
    self.size = size
    self.scale = Point(x: 1, y: 1)
    self.turn = 0
    self.isFlipped = false
    self.tint = tint
    self.opacity = 1
  }

  /// The rectangle that the shape covers when it is not turned.
  public var frame: Rect {
    let width = size.width * scale.x
    let height = size.height * scale.y
    return Rect(
      x: at.x - anchor.x * width, y: at.y - anchor.y * height, width: width, height: height)
  }
}

extension Point {
  /// The unit point in the middle.
  public static let center = Point(x: 0.5, y: 0.5)
  /// The unit point at the upper left.
  public static let topLeft = Point(x: 0, y: 0)
  /// The unit point at the upper right.
  public static let topRight = Point(x: 1, y: 0)
  /// The unit point in the middle of the left edge.
  public static let left = Point(x: 0, y: 0.5)
  /// The unit point in the middle of the right edge.
  public static let right = Point(x: 1, y: 0.5)
  /// The unit point in the middle of the upper edge.
  public static let top = Point(x: 0.5, y: 0)
  /// The unit point in the middle of the lower edge.
  public static let bottom = Point(x: 0.5, y: 1)
}

/// Modifiers, to be read from left to right at the call: `.image(lion, at: p).flipped().opacity(0.5)`.
extension DrawCommand {
  /// A picture with its anchor on `point`.
  public static func image(_ asset: ImageAsset, at point: Point, anchor: Point = .center) -> Self {
    DrawCommand(.image(asset.name), at: point, anchor: anchor, size: asset.size)
  }

  /// A picture stretched into `rect`, its corners of `inset` design pixels kept.
  public static func panel(_ asset: ImageAsset, inset: Double, in rect: Rect) -> Self {
    DrawCommand(
      .panel(asset.name, inset: inset), at: rect.center, size: rect.size)
  }

  /// An opaque picture behind everything, over the whole window.
  public static func backdrop(_ asset: ImageAsset) -> Self {
    DrawCommand(.backdrop(asset.name), at: Design.frame.center, size: asset.size)
  }

  /// The whole window in one colour.
  public static func flood(_ color: Color) -> Self {
    DrawCommand(.flood, at: Design.frame.center, size: Design.size, tint: color)
  }

  /// Words with their anchor on `point`.
  public static func text(
    _ words: String, _ style: TextStyle, at point: Point, anchor: Point = .center,
    tint: Color = .cream, editing: TextEditing? = nil
  ) -> Self {
    DrawCommand(.text(words, style, editing), at: point, anchor: anchor, tint: tint)
  }

  /// A filled rectangle with round corners.
  public static func rounded(_ rect: Rect, radius: Double, tint: Color) -> Self {
    DrawCommand(.rounded(radius: radius), at: rect.center, size: rect.size, tint: tint)
  }

  /// A rim inside a rectangle with round corners.
  public static func rim(_ rect: Rect, radius: Double, width: Double, tint: Color) -> Self {
    DrawCommand(.rim(radius: radius, width: width), at: rect.center, size: rect.size, tint: tint)
  }

  public consuming func opacity(_ opacity: Double) -> Self {
    self.opacity *= max(0, min(1, opacity))
    return self
  }
  public consuming func scaled(_ factor: Double) -> Self { scaled(factor, factor) }
  public consuming func scaled(_ x: Double, _ y: Double) -> Self {
    scale.x *= x
    scale.y *= y
    return self
  }
  public consuming func turned(_ degrees: Double) -> Self {
    turn += degrees
    return self
  }
  public consuming func flipped(_ isFlipped: Bool = true) -> Self {
    self.isFlipped = self.isFlipped != isFlipped
    return self
  }
  public consuming func tinted(_ tint: Color) -> Self {
    self.tint = tint
    return self
  }
  public consuming func moved(_ dx: Double, _ dy: Double) -> Self {
    at.x += dx
    at.y += dy
    return self
  }
  public consuming func pinned(to pin: Point) -> Self {
    self.pin = pin
    return self
  }
  public consuming func onBackdrop() -> Self {
    isOnBackdrop = true
    return self
  }
  public consuming func named(_ name: String) -> Self {
    self.name = name
    return self
  }
}

extension DrawCommand {
  /// The picture file that is drawn; nil for words and plain shapes.
  public var imageName: String? {
    switch shape {
    case .image(let name), .panel(let name, _), .backdrop(let name): name
    case .flood, .text, .rounded, .rim: nil
    }
  }
}
