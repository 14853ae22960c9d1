internal import Animation
internal import Stage

/// A press of the pointer, remembered because the second of a double click is not meant for what
/// has only just come under the pointer.
struct LastPress: Hashable, Sendable {
  /// The longest time between the two presses of a double click, in ticks.
  static let span: Int64 = 27
  /// How far apart they can be, in design pixels.
  static let reach = 12.0

  let point: Point
  let tick: Int64
  /// The names of what lies under the pointer.
  let places: Set<String>

  /// A press on one of `layout`'s places; nil if the event is something else, for which no layout
  /// is made.
  init?(_ event: InputEvent, at tick: Int64, on layout: @autoclosure () -> [Place]) {
    guard case .pointerDown(let point) = event else { return nil }
    self.point = point
    self.tick = tick
    places = Set(layout().lazy.filter { $0.rect.contains(point) }.map(\.name))
  }

  /// Whether it belongs to a double click on something that is gone.
  func isStray(after last: LastPress) -> Bool {
    tick - last.tick <= Self.span && (point - last.point).length <= Self.reach
      && places != last.places
  }
}
