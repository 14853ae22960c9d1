internal import Stage

/// Repeats a gamepad's held arrows: one move at once, and more after a delay.
struct KeyRepeat: Hashable {
  static let delay: Int64 = 400_000_000
  static let interval: Int64 = 140_000_000

  private var held: [Key: Int64] = [:]

  /// The time of the next repeat, in nanoseconds.
  var next: Int64? { held.values.min() }

  /// Holds or releases an arrow; returns it if it was just pressed.
  mutating func set(_ key: Key, isHeld: Bool, at now: Int64) -> Key? {
    guard isHeld else {
      held[key] = nil
      return nil
    }
    guard held[key] == nil else { return nil }
    held[key] = now + Self.delay
    return key
  }

  /// The arrows due to repeat, each once, however late the call is.
  mutating func due(at now: Int64) -> [Key] {
    let due = held.filter { $0.value <= now }.keys.sorted { $0.rawValue < $1.rawValue }
    for key in due { held[key] = now + Self.interval }
    return due
  }

  mutating func releaseAll() { held.removeAll() }
}
