internal import Animation
public import Stage
internal import Widgets

extension Director {
  /// What the platform says of a tall window, as the scene would have it in a wide one.
  public mutating func received(_ event: InputEvent) -> InputEvent {
    func origin(of point: Point, pressing: Bool = false) -> Point {
      guard isTall else { return point }
      let found = notice != nil || scene.card != nil ? .pane(card) : scene.tall.hold(at: point)
      if pressing { hold = found }
      return scene.tall.origin(of: point, holding: hold ?? found)
    }
    switch event {
    case .pointerMoved(let point): return .pointerMoved(origin(of: point))
    case .pointerDown(let point): return .pointerDown(origin(of: point, pressing: true))
    case .pointerUp(let point):
      defer { hold = nil }
      return .pointerUp(origin(of: point))
    case .pointerCancelled: hold = nil
    default: break
    }
    return event
  }

  /// How an open card is seen in a tall window.
  var card: Arrangement.Pane {
    Arrangement.card(notice?.card.frame ?? scene.card ?? Design.frame)
  }

  /// Where the scene's places are seen in this window.
  public var seenLayout: [Place] {
    guard isTall else { return layout }
    return layout.map { place in
      let isOnCard = scene.card?.contains(place.rect) == true
      return Place(
        place.name, isOnCard ? card.place(of: place.rect) : scene.tall.place(of: place.rect))
    }
  }
}

extension InputEvent {
  /// Done by the player's hands, and not by the window or the disk.
  var isPlayers: Bool {
    switch self {
    case .focusLost, .focusGained, .used, .saved: false
    default: true
    }
  }

  /// The device in use after this event: as it says itself, or as it shows.
  func device(after device: InputDevice) -> InputDevice {
    switch self {
    case .used(let device): device
    case .pointerDown: device == .touch ? .touch : .pointer
    case .key: device == .pointer || device == .touch ? .keyboard : device
    default: device
    }
  }

  var isText: Bool { if case .text = self { true } else { false } }

  var endsPress: Bool {
    switch self {
    case .pointerUp, .pointerCancelled, .focusLost: true
    default: false
    }
  }
}
