/// How the player left the window, for the next time; in the units of the desktop.
public struct WindowShape: Hashable, Sendable {
  /// The size of the window's inside, while it is neither maximised nor full.
  public var width: Int
  public var height: Int
  public var isMaximised: Bool
  /// The upper left corner of the window with its frame; nil where a desktop doesn't tell.
  public var place: Place?
  /// The name of the screen that it stands on.
  public var screen: String?

  /// A point of the desktop, which all screens share.
  public struct Place: Hashable, Sendable {
    public var x: Int
    public var y: Int

    public init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// The sizes that make sense.
  public static let widths = 320...16_384
  public static let heights = 180...16_384
  private static let places = -65_536...65_536

  public init(
    width: Int, height: Int, isMaximised: Bool = false, place: Place? = nil, screen: String? = nil
  ) {
    self.width = width
    self.height = height
    self.isMaximised = isMaximised
    self.place = place
    self.screen = screen
  }

  /// What a first visit gets on most screens, those of 1920 by 1080.
  public static let usual = WindowShape(width: 1_280, height: 720)

  /// Reads what `values` gives; nil where the size is missing or makes no sense.
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

  /// The shape as words, for the settings file.
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

/// A screen of the desktop.
struct Screen: Hashable, Sendable {
  let name: String
  /// What its panels leave free, in the units of the desktop.
  let room: PixelRect
}

extension WindowShape {
  /// The shape of a first visit: two thirds of the screen, and exactly 16 to 9, so that scenes and backdrops are
  /// scaled alike.
  static func first(on screen: Screen) -> WindowShape {
    let part = min(screen.room.width / 16, screen.room.height / 9) * 2 / 3
    return WindowShape(width: part * 16, height: part * 9, screen: screen.name)
      .fitted(in: screen.room)
  }

  /// Which of `screens` the window belongs to: the one that its upper edge is on, or the one of that name, or the
  /// first; nil without any.
  func index(among screens: [Screen]) -> Int? {
    let middle = place.map { PixelRect(x: $0.x + width / 2, y: $0.y, width: 1, height: 1) }
    return screens.firstIndex { screen in middle.map(screen.room.intersects) ?? false }
      ?? screens.firstIndex { $0.name == screen } ?? (screens.isEmpty ? nil : 0)
  }

  /// The shape in so much room: never larger than that, nor beyond its edges, and never too small to play.
  ///
  /// - Parameter frame: how much the window's frame adds to its inside.
  func fitted(in room: PixelRect, frame: (width: Int, height: Int) = (0, 0)) -> WindowShape {
    var shape = self
    shape.width = max(Self.widths.lowerBound, min(width, room.width - frame.width))
    shape.height = max(Self.heights.lowerBound, min(height, room.height - frame.height))
    if let place {
      let right = room.maxX - shape.width - frame.width
      let bottom = room.maxY - shape.height - frame.height
      shape.place = Place(
        x: max(room.x, min(place.x, right)), y: max(room.y, min(place.y, bottom)))
    }
    return shape
  }
}
