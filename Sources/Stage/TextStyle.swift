/// The style of text: the font `size` in design pixels, weight (`isBold`), halo, and the room it
/// has.
public struct TextStyle: Hashable, Sendable {
  /// The game's four font sizes, in design pixels.
  public enum Scale: Double, Hashable, Sendable {
    case display = 96
    case heading = 56
    case label = 36
    case body = 28
  }

  public var size: Double
  public var isBold: Bool
  /// The colour of a halo that keeps the letters readable on any ground; nil for none.
  public var halo: Color?
  /// The width in design pixels above which words are drawn smaller; nil for no limit.
  public var fit: Double?
  /// The height in design pixels in which enlarged words may be wrapped; nil keeps their lines as
  /// they are. Only `Picture.enlargeText` reads it.
  public var height: Double?
  /// The minimum line spacing in em, for many lines in a small place.
  public var leading: Double

  /// Creates a style in one of the game's sizes, otherwise plain and unlimited.
  public init(
    _ scale: Scale, bold: Bool = false, halo: Color? = nil, fit: Double? = nil,
    height: Double? = nil, leading: Double = 1.12
  ) {
    self.size = scale.rawValue
    (self.isBold, self.halo) = (bold, halo)
    (self.fit, self.height, self.leading) = (fit, height, leading)
  }
}

/// The caret and selection of text being edited, counted in characters.
public struct TextEditing: Hashable, Sendable {
  /// The number of characters before the caret.
  public var caret: Int
  /// The selected characters; empty for none.
  public var selection: Range<Int>
  /// The input method's uncommitted characters, which are underlined.
  public var marked: Range<Int>

  public init(caret: Int, selection: Range<Int> = 0..<0, marked: Range<Int> = 0..<0) {
    (self.caret, self.selection, self.marked) = (caret, selection, marked)
  }
}
