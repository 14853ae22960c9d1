internal import Rules
internal import Stage

/// The match set up last, as preferences.
extension MatchSetup {
  /// The choice that keeps its goal, e.g. `rounds 3` or `points 10 5 50`.
  static let goalKey = "hands.goal"

  init(_ preferences: Preferences) {
    self.init()
    name = preferences.lastName
    let words = (preferences.choices[Self.goalKey] ?? "").split(separator: " ").map(String.init)
    guard let option = words.first.flatMap(Option.init(rawValue:)) else { return }
    var kept = self
    kept.option = option
    switch option {
    case .rounds: kept.rounds = words.last.flatMap { Int($0) } ?? rounds
    case .points:
      for (field, word) in zip(NumberField.allCases, words.dropFirst()) { kept[field] = word }
    }
    if kept.goal != nil { self = kept }
  }

  /// The text that keeps its goal; nil for none.
  var goalText: String? {
    goal.map {
      switch $0 {
      case .points(let scale): "points \(scale.win) \(scale.lose) \(scale.required)"
      default: "rounds \(rounds)"
      }
    }
  }
}
