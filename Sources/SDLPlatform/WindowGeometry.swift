/// A window's size, place and state, kept from visit to visit, in the desktop's units.
public struct WindowGeometry: Hashable, Sendable {
  /// The content's size while it is neither maximised nor fullscreen.
  public var width: Int
  public var height: Int
  public var isMaximised: Bool
  /// The upper left corner of the window's frame; nil if the desktop doesn't tell.
  public var place: Place?
  /// The name of the window's screen.
  public var screen: String?

  /// A point of the desktop, shared by all screens.
  public struct Place: Hashable, Sendable {
    public var x: Int
    public var y: Int

    public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
  }

  /// The sizes accepted.
  public static let widths = 320...16_384
  public static let heights = 180...16_384
  private static let places = -65_536...65_536

  public init(
    width: Int, height: Int, isMaximised: Bool = false, place: Place? = nil, screen: String? = nil
  ) {
    (self.width, self.height) = (width, height)
    (self.isMaximised, self.place, self.screen) = (isMaximised, place, screen)
  }

  /// The first visit's geometry on the most common screens, of 1920 by 1080.
  public static let usual = WindowGeometry(width: 1_280, height: 720)

  /// Parses `values`; nil if the size is missing or out of range.
  public init?(values: [String: String]) {
    guard let size = Self.numbers(values["window.size"], parted: "x"),
      Self.widths.contains(size.0), Self.heights.contains(size.1)
    else { return nil }
    self.init(
      width: size.0, height: size.1, isMaximised: values["window.maximised"] == "\(true)")
    if let place = Self.numbers(values["window.place"], parted: ","),
      Self.places.contains(place.0), Self.places.contains(place.1)
    {
      self.place = Place(x: place.0, y: place.1)
    }
    if let name = values["window.screen"], !name.isEmpty { screen = name }
  }

  /// The geometry as settings, by name.
  public var values: [String: String] {
    [
      "window.size": "\(width)x\(height)", "window.maximised": "\(isMaximised)",
      "window.place": place.map { "\($0.x),\($0.y)" } ?? "", "window.screen": screen ?? "",
    ]
  }

  private static func numbers(_ words: String?, parted separator: Character) -> (Int, Int)? {
    let numbers = (words ?? "").split(separator: separator, omittingEmptySubsequences: false)
      .map { Int($0) }
    guard numbers.count == 2, let first = numbers[0], let second = numbers[1] else { return nil }
    return (first, second)
  }
}

struct DisplayBounds: Hashable, Sendable {
  let name: String
  /// The area free of panels, in the desktop's units.
  let room: PixelRect
}

extension WindowGeometry {
  /// The first visit's geometry: two thirds of the screen; on a small screen up to 1280×720, at
  /// most nine tenths of it. It is exactly 16 to 9, so that scenes and backdrops have the same
  /// scale.
  static func first(on screen: DisplayBounds) -> WindowGeometry {
    let whole = min(screen.room.width / 16, screen.room.height / 9)
    let part = max(whole * 2 / 3, min(1_280 / 16, whole * 9 / 10))
    return WindowGeometry(width: part * 16, height: part * 9, screen: screen.name)
      .fitted(in: screen.room)
  }

  /// The index of the window's screen: the one with the middle of its upper edge, or the one of
  /// that name, or the first; nil if there is none.
  func index(among screens: [DisplayBounds]) -> Int? {
    let middle = place.map { PixelRect(x: $0.x + width / 2, y: $0.y, width: 1, height: 1) }
    return screens.firstIndex { screen in middle.map(screen.room.intersects) ?? false }
      ?? screens.firstIndex { $0.name == screen } ?? (screens.isEmpty ? nil : 0)
  }

  /// The geometry clamped to `room` in size and place, but never too small to play.
  ///
  /// - Parameter frame: the size that the window's frame adds.
  func fitted(in room: PixelRect, frame: (width: Int, height: Int) = (0, 0)) -> WindowGeometry {
    var geometry = self
    geometry.width = max(Self.widths.lowerBound, min(width, room.width - frame.width))
    geometry.height = max(Self.heights.lowerBound, min(height, room.height - frame.height))
    if let place {
      let right = room.maxX - geometry.width - frame.width
      let bottom = room.maxY - geometry.height - frame.height
      geometry.place = Place(
        x: max(room.x, min(place.x, right)), y: max(room.y, min(place.y, bottom)))
    }
    return geometry
  }
}
