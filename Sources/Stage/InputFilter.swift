internal import Animation

/// A filter that turns the events of a device, a replay or a fuzzer into consistent ones.
///
/// Each press has one end. A second press during the first is dropped, a lost focus ends the press
/// first, and points that are not finite are dropped.
public struct InputFilter: Hashable, Sendable {
  private var isPressed = false

  public init() {}

  /// Returns the events to pass on for `event`, in order; none if it is dropped.
  public mutating func pass(_ event: InputEvent) -> [InputEvent] {
    switch event {
    case .pointerMoved(let point), .otherFinger(let point):
      return point.x.isFinite && point.y.isFinite ? [event] : []
    case .pointerDown(let point):
      guard !isPressed, point.x.isFinite, point.y.isFinite else { return [] }
      isPressed = true
      return [event]
    case .pointerUp(let point):
      guard isPressed else { return [] }
      isPressed = false
      return [point.x.isFinite && point.y.isFinite ? event : .pointerCancelled]
    case .pointerCancelled:
      guard isPressed else { return [] }
      isPressed = false
      return [event]
    case .focusLost:
      guard isPressed else { return [event] }
      isPressed = false
      return [.pointerCancelled, event]
    default:
      return [event]
    }
  }
}
