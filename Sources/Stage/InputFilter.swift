internal import Animation

/// Turns whatever a device, a replay or a fuzzer sends into events that make sense.
///
/// A press has one end; a second press while one lasts is dropped; a lost focus ends the press first;
/// places that are no numbers are dropped.
public struct InputFilter: Hashable, Sendable {
  private var isPressed = false

  public init() {}

  /// The events that `event` amounts to, in order.
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
