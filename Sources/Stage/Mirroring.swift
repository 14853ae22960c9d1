public import Animation

/// The parts of a screen that right-to-left languages mirror: pages, cards, corners and buttons,
/// but not the stage.
public struct Mirroring: Hashable, Sendable {
  private let isPage: Bool
  private let card: Rect?
  private let corners: [Rect]
  private let buttons: [Rect]

  /// - Parameters:
  ///   - isPage: whether the whole scene is a page to read, and so mirrored.
  ///   - card: the frame of the topmost card.
  ///   - corners: places that swap sides; their counterparts need not be given.
  ///   - buttons: places mirrored about their own middle.
  public init(isPage: Bool, card: Rect?, corners: [Rect], buttons: [Rect]) {
    (self.isPage, self.card) = (isPage, card)
    self.corners = corners + corners.map { $0.mirrored(about: Design.middle) }
    self.buttons = buttons
  }

  /// Maps a point from the screen to the scene or back: the mirroring is its own inverse.
  public func mirrored(_ point: Point) -> Point {
    axis(of: point, onCard: card?.contains(point) ?? false).map(point.mirrored) ?? point
  }

  /// Returns the frame in which the screen shows `rect`.
  public func place(of rect: Rect) -> Rect { Rect(center: mirrored(rect.center), size: rect.size) }

  /// Returns the x about which the scene is mirrored at `point`; nil where it is not mirrored.
  private func axis(of point: Point, onCard isOnCard: Bool) -> Double? {
    if isOnCard { return card?.center.x }
    if isPage || corners.contains(where: { $0.contains(point) }) { return Design.middle }
    return buttons.first { $0.contains(point) }?.center.x
  }

  fileprivate func mirror(_ command: inout DrawCommand, onCard isOnCard: Bool) {
    switch command.shape {
    case .backdrop, .fill: return
    default: break
    }
    // A figure on a stage is not mirrored; a figure on a page is mirrored with the page.
    guard command.feet == nil || isPage, command.pin == nil, !command.isOnBackdrop,
      let axis = axis(of: command.at, onCard: isOnCard)
    else { return }
    command.at = command.at.mirrored(about: axis)
    command.anchor.x = 1 - command.anchor.x
    command.turn = -command.turn
    if case .image(let name) = command.shape, !Self.unmirrored.contains(name) {
      command.isFlipped.toggle()
    }
  }

  /// The names of pictures that are never mirrored: those with letters, and signs that point the
  /// same way in every language.
  private static let unmirrored: Set<String> = [
    "icon-info", "icon-check", "icon-to-yes", "icon-to-play", "icon-to-again", "title",
  ]
}

extension Picture {
  /// Applies `mirroring` to every command.
  public mutating func mirror(_ mirroring: Mirroring) {
    let foreground = self.foreground ?? commands.endIndex..<commands.endIndex
    var index = 0
    changeAll { command in
      // A command drawn over the card, such as the hand of a hint, belongs to the card.
      let isOnCard =
        foreground.contains(index)
        || index >= foreground.upperBound && mirroring.isCard(at: command.at)
      mirroring.mirror(&command, onCard: isOnCard)
      index += 1
    }
  }
}

extension Mirroring {
  fileprivate func isCard(at point: Point) -> Bool { card?.contains(point) ?? false }
}

extension Point {
  fileprivate func mirrored(about x: Double) -> Point { Point(x: 2 * x - self.x, y: y) }
}

extension Rect {
  fileprivate func mirrored(about x: Double) -> Rect {
    Rect(center: center.mirrored(about: x), size: size)
  }
}
