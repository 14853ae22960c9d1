internal import Animation

/// Turns what a device, a replay or a fuzzer sends into consistent events.
///
/// A press has one end. A second press during the first is dropped, a lost focus ends the press
/// first, and points that are not finite are dropped.
public struct InputFilter: Hashable, Sendable {
  private var isPressed = false

  /// A filter through which nothing is pressed yet.
  public init() {}

  /// The events to pass on for `event`, in order; none to drop it.
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
