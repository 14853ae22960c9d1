internal import Animation
internal import Phrases
public import Stage
internal import Widgets

extension Director {
  /// Translates a pointer event of a tall or mirrored window into the scene's own coordinates.
  public mutating func translate(_ event: InputEvent) -> InputEvent {
    switch event {
    case .pointerMoved(let point): return .pointerMoved(origin(of: point, holding: hold))
    case .pointerDown(let point):
      hold = isTall ? holding(at: unmirrored(point)) : nil
      return .pointerDown(origin(of: point, holding: hold))
    case .pointerUp(let point):
      defer { hold = nil }
      return .pointerUp(origin(of: point, holding: hold))
    case .otherFinger(let point): return .otherFinger(origin(of: point, holding: nil))
    case .pointerCancelled: hold = nil
    // In a text field the arrow keys follow the letters and are not exchanged.
    case .key(.left, let modifiers) where isMirrored: return .key(.right, modifiers)
    case .key(.right, let modifiers) where isMirrored: return .key(.left, modifiers)
    default: break
    }
    return event
  }

  private func holding(at point: Point) -> Arrangement.Hold {
    if let pane = loudspeakerPane, isOnLoudspeaker(point) { return .pane(pane) }
    return notice != nil || cardFrame != nil ? .pane(card) : page.tall.hold(at: point)
  }

  private func origin(of point: Point, holding hold: Arrangement.Hold?) -> Point {
    let point = unmirrored(point)
    return isTall ? page.tall.origin(of: point, holding: hold ?? holding(at: point)) : point
  }

  /// Undoes the mirroring of a point, except on a notice, the loudspeaker and a wide window's mute
  /// sign, which are not mirrored.
  private func unmirrored(_ point: Point) -> Point {
    let isOnSign = preferences.isMuted && !isTall && MuteSign.frame.contains(point)
    if notice != nil || isOnSign || isOnLoudspeaker(point) { return point }
    return mirroring?.mirrored(point) ?? point
  }

  private func isOnLoudspeaker(_ point: Point) -> Bool {
    loudspeaker.map(place)?.contains(point) == true
  }

  var writing: TextLocale { TextLocale(language.traits) }

  /// The mirroring of the page in a right-to-left language; nil for other languages.
  var mirroring: Mirroring? { writing == .leftward ? Mirroring(of: page, view) : nil }

  /// Whether the left and right keys are exchanged.
  private var isMirrored: Bool {
    writing == .leftward && notice == nil && page.textFocus(view) == nil
      && (page.tall.isPage || cardFrame != nil || page.cardBeside(view) != nil)
  }

  /// The frame of the card that blocks the page; nil without one.
  var cardFrame: Rect? { page.cardFrame(view) }

  /// The pane of an open card in a tall window.
  var card: Pane { Arrangement.card(notice?.card.frame ?? cardFrame ?? Design.frame) }

  public var layout: [Place] {
    page.layout(view) + (loudspeaker.map { [Place(Loudspeaker.name, $0)] } ?? [])
  }
  public var counters: [Counter] { page.counters }

  /// Returns the frame in which the window shows `place`.
  func seen(_ place: Rect) -> Rect {
    if !isTall, place == loudspeaker { return place }
    let rect = isTall ? arranged(place) : place
    return mirroring?.place(of: rect) ?? rect
  }

  private func arranged(_ place: Rect) -> Rect {
    let isOnCard = cardFrame?.contains(place) == true
    return isOnCard ? card.place(of: place) : page.tall.place(of: place)
  }
}

extension InputEvent {
  /// Whether the event came from the player, not from the window, a cable or the disk.
  var isByPlayer: Bool {
    switch self {
    case .focusLost, .focusGained, .used, .saved, .gamepadLost, .gamepadFound: false
    default: true
    }
  }

  var isMove: Bool { if case .pointerMoved = self { true } else { false } }

  func device(after device: InputDevice) -> InputDevice {
    switch self {
    case .used(let device): device
    case .pointerDown: device == .touch ? .touch : .pointer
    case .key, .pressed: device == .pointer || device == .touch ? .keyboard : device
    default: device
    }
  }

  var endsPress: Bool {
    switch self {
    case .pointerUp, .pointerCancelled, .focusLost: true
    default: false
    }
  }
}

/// A press of the pointer, kept because the second press of a double click is not meant for a
/// control that the first has brought under the pointer.
struct LastPress: Hashable, Sendable {
  /// The longest time between the two presses of a double click, in ticks.
  static let span: Int64 = 27
  /// The longest distance between the two presses, in design pixels.
  static let reach = 12.0

  let point: Point
  let tick: Int64
  let places: Set<String>

  /// Creates a press on `layout`'s places under the pointer; nil if the event is no press, for
  /// which no layout is made.
  init?(_ event: InputEvent, at tick: Int64, on layout: @autoclosure () -> [Place]) {
    guard case .pointerDown(let point) = event else { return nil }
    (self.point, self.tick) = (point, tick)
    places = Set(layout().lazy.filter { $0.rect.contains(point) }.map(\.name))
  }

  /// Returns whether the press is the second of a double click whose first has changed the places
  /// under it.
  func isStrayDoubleClick(after last: LastPress) -> Bool {
    tick - last.tick <= Self.span && (point - last.point).length <= Self.reach
      && places != last.places
  }
}
