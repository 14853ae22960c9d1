public import Animation

/// What stands the other way round where words run to the left; the stage itself does not.
public struct Mirroring: Hashable, Sendable {
  private let isPage: Bool
  private let card: Rect?
  private let corners: [Rect]
  private let buttons: [Rect]

  /// - Parameters:
  ///   - isPage: all of it is there to be read.
  ///   - card: the place of the card that lies over everything else.
  ///   - corners: places that change sides; those where they come to are found by themselves.
  ///   - buttons: what turns where it is.
  public init(isPage: Bool, card: Rect?, corners: [Rect], buttons: [Rect]) {
    self.isPage = isPage
    self.card = card
    self.corners = corners + corners.map { $0.mirrored(about: Self.middle) }
    self.buttons = buttons
  }

  private static let middle = Design.size.width / 2

  /// What is seen at `point`, where the scene has it; and the other way round.
  public func turned(_ point: Point) -> Point {
    axis(of: point, onCard: card?.contains(point) ?? false).map(point.mirrored) ?? point
  }

  /// Where a place of the scene is seen.
  public func place(of rect: Rect) -> Rect {
    Rect(center: turned(rect.center), size: rect.size)
  }

  /// About which line the scene is mirrored at `point`.
  private func axis(of point: Point, onCard isOnCard: Bool) -> Double? {
    if isOnCard { return card?.center.x }
    if isPage || corners.contains(where: { $0.contains(point) }) { return Self.middle }
    return buttons.first { $0.contains(point) }?.center.x
  }

  fileprivate func turn(_ command: inout DrawCommand, onCard isOnCard: Bool) {
    switch command.shape {
    case .backdrop, .flood: return
    default: break
    }
    // Who stands on a stage stays there; one who is only shown on a page turns with it.
    guard command.feet == nil || isPage, command.pin == nil, !command.isOnBackdrop,
      let axis = axis(of: command.at, onCard: isOnCard)
    else { return }
    command.at = command.at.mirrored(about: axis)
    command.anchor.x = 1 - command.anchor.x
    command.turn = -command.turn
    if case .image(let name) = command.shape, !Self.unturned.contains(name) {
      command.isFlipped.toggle()
    }
  }

  /// Pictures that are read, and signs of what plays and repeats, which turn nowhere.
  private static let unturned: Set<String> = [
    "icon-info", "icon-check", "icon-to-yes", "icon-to-play", "icon-to-again",
  ]
}

extension Picture {
  /// Turns what is to be read to those who read from right to left.
  public mutating func mirror(_ mirroring: Mirroring) {
    let foreground = self.foreground ?? commands.endIndex..<commands.endIndex
    var index = 0
    changeAll { command in
      // What lies over the card, as the hand that shows what to do, belongs to it.
      let isOnCard =
        foreground.contains(index)
        || index >= foreground.upperBound && mirroring.isCard(at: command.at)
      mirroring.turn(&command, onCard: isOnCard)
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
