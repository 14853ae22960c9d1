internal import Rules
internal import Stage

/// The conversion of the last match's setup from and to the preferences.
extension MatchSetup {
  /// The key of the preference that keeps the goal, e.g. `rounds 3` or `points 10 5 50`.
  static let goalKey = "hands.goal"

  init(_ preferences: Preferences) {
    self.init()
    name = preferences.lastName
    let words = (preferences.choices[Self.goalKey] ?? "").split(separator: " ").map(String.init)
    guard let option = words.first.flatMap(Option.init(rawValue:)) else { return }
    var kept = self
    kept.option = option
    if option == .rounds { kept.rounds = words.last.flatMap { Int($0) } ?? rounds }
    for (field, word) in zip(option.fields, words.dropFirst()) { kept[field] = word }
    if kept.goal != nil { self = kept }
  }

  /// The text of the goal for the preferences; nil if the goal is invalid.
  var goalText: String? {
    guard goal != nil else { return nil }
    let numbers = option == .rounds ? [String(rounds)] : option.fields.map { self[$0] }
    return ([option.rawValue] + numbers).joined(separator: " ")
  }
}
