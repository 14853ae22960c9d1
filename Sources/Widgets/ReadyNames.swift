public import Phrases
internal import Rules
public import Stage

/// Names for players who have no keyboard to type one.
public enum ReadyNames {
  /// All names in `language`, in the order offered.
  public static func all(_ language: Language) -> [String] {
    NameWords.ReadyName.allCases.map { language(.name(.ready($0))) }
  }

  /// The name after `name`, skipping those `taken`; the first one after any other text.
  public static func next(
    after name: String, without taken: Set<String>, _ language: Language = .english
  ) -> String {
    all(language).next(after: name, without: taken) ?? name
  }

  /// The hint where a name is asked for; nil for devices with letters.
  public static func hint(for device: InputDevice) -> Phrase? {
    switch device {
    case .gamepad: .name(.padGivesNames)
    case .touch: .name(.fingerGivesNames)
    case .pointer, .keyboard: nil
    }
  }
}
