/// How the player left the window, for the next time. Where it stands is the window manager's business.
public struct WindowShape: Hashable, Sendable {
  /// The size of the window's inside in the units of the desktop, while it is neither maximised nor full.
  public var width: Int
  public var height: Int
  public var isMaximised: Bool

  /// The sizes that make sense, in the units of the desktop.
  public static let widths = 320...16_384
  public static let heights = 180...16_384

  public init(width: Int, height: Int, isMaximised: Bool = false) {
    self.width = width
    self.height = height
    self.isMaximised = isMaximised
  }

  /// Reads what `values` gives; nil where that is missing or makes no sense.
  public init?(values: [String: String]) {
    let numbers = (values["window.size"] ?? "").split(separator: "x").map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      Self.widths.contains(width), Self.heights.contains(height)
    else { return nil }
    self.init(
      width: width, height: height, isMaximised: values["window.maximised"] == "\(true)")
  }

  /// The shape as words, for the settings file.
  public var values: [String: String] {
    ["window.size": "\(width)x\(height)", "window.maximised": "\(isMaximised)"]
  }

  /// The shape on a screen with so much room: never larger than that, and never too small to play.
  public func fitted(width room: Int, height roomBelow: Int) -> WindowShape {
    var shape = self
    shape.width = max(Self.widths.lowerBound, min(width, room))
    shape.height = max(Self.heights.lowerBound, min(height, roomBelow))
    return shape
  }
}
