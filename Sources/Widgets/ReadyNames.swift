public import Stage

/// Names for those who have no keys to type one.
public enum ReadyNames {
  public static let all = [
    "Toucan", "Jaguar", "Parrot", "Tapir", "Gecko", "Sloth", "Iguana", "Ocelot",
  ]

  /// The name that follows `name` and is not among `taken`.
  public static func next(after name: String, without taken: Set<String>) -> String {
    let start = all.firstIndex(of: name).map { $0 + 1 } ?? 0
    let turned = all[start...] + all[..<start]
    return turned.first { !taken.contains($0) } ?? turned.first ?? name
  }

  /// What is said where a name is asked for; nil on devices with letters.
  public static func hint(for device: InputDevice) -> String? {
    switch device {
    case .gamepad: "A gives a name, X another one."
    case .touch: "Tap the field for a name, and again for another one."
    case .pointer, .keyboard: nil
    }
  }
}
