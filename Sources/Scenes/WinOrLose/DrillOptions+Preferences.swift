internal import Rules
internal import Stage

/// Options and best results as preferences.
extension DrillOptions {
  /// The options the player used last.
  init(values: [String: String]) {
    self.init(
      order: values["drill.order"].flatMap { Order(rawValue: $0) } ?? .alternating,
      scale: values["drill.scale"].flatMap { Int($0) }.flatMap { Scale(rawValue: $0) } ?? .ten,
      rounds: values["drill.rounds"].flatMap { Int($0) }.flatMap { Rounds(rawValue: $0) } ?? .ten)
  }

  var values: [String: String] {
    [
      "drill.order": order.rawValue, "drill.scale": "\(scale.rawValue)",
      "drill.rounds": "\(rounds.rawValue)",
    ]
  }

  /// The preference key of the best result with these options.
  var key: String { "drill.best.\(order.rawValue).\(scale.rawValue).\(rounds.rawValue)" }
}

extension DrillBest {
  /// The stored best result with these options: score and medians, `-` for none.
  init(of options: DrillOptions, _ preferences: Preferences) {
    let words = (preferences.choices[options.key] ?? "").split(separator: " ").map(String.init)
    guard words.count == 3 else {
      self.init()
      return
    }
    self.init(score: Int(words[0]), winSeconds: Double(words[1]), loseSeconds: Double(words[2]))
  }

  /// The best score; nil if it is not worth praise.
  var praised: Int? { score.flatMap { $0 > 0 ? $0 : nil } }

  var text: String {
    [score.map { "\($0)" }, winSeconds.map { "\($0)" }, loseSeconds.map { "\($0)" }]
      .map { $0 ?? "-" }.joined(separator: " ")
  }
}
