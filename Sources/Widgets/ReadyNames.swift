public import Phrases
public import Stage

/// Names for those who have no keys to type one.
public enum ReadyNames {
  /// In `words`, the language of the game.
  public static func all(_ words: Language) -> [String] {
    NameWords.ReadyName.allCases.map { words(.name(.ready($0))) }
  }

  /// The name that follows `name` and is not among `taken`.
  public static func next(
    after name: String, without taken: Set<String>, _ words: Language = .english
  ) -> String {
    let all = all(words)
    let start = all.firstIndex(of: name).map { $0 + 1 } ?? 0
    let turned = all[start...] + all[..<start]
    return turned.first { !taken.contains($0) } ?? turned.first ?? name
  }

  /// What is said where a name is asked for; nil on devices with letters.
  public static func hint(for device: InputDevice) -> Phrase? {
    switch device {
    case .gamepad: .name(.padGivesNames)
    case .touch: .name(.fingerGivesNames)
    case .pointer, .keyboard: nil
    }
  }
}
