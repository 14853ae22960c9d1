internal import Rules

/// One choice on the start panel: its place's name, its words, and the options once it is taken.
typealias DrillChoice = (name: String, words: String, options: DrillOptions)

extension DrillOptions {
  /// The rows of the start panel.
  var rows: [(words: String, choices: [DrillChoice])] {
    func with(_ change: (inout DrillOptions) -> Void) -> DrillOptions {
      var options = self
      change(&options)
      return options
    }
    let rounds = Rounds.allCases.map { rounds in
      ("rounds.\(rounds.rawValue)", "\(rounds.rawValue)", with { $0.rounds = rounds })
    }
    return [
      (
        "Win and lose",
        [
          ("order.alternate", "In turn", with { $0.order = .alternating }),
          ("order.random", "Random", with { $0.order = .random }),
        ]
      ),
      (
        "Points",
        [
          ("scale.ten", "±10", with { $0.scale = .ten }),
          ("scale.one", "±1", with { $0.scale = .one }),
        ]
      ),
      ("Rounds", rounds),
    ]
  }
}

extension DrillOptions {
  /// The options as the player left them.
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

  /// Bests of different options are not compared.
  var key: String { "drill.best.\(order.rawValue).\(scale.rawValue).\(rounds.rawValue)" }
}

extension DrillBest {
  /// The best of these options as it was stored: score and medians, `-` for none.
  init(values: [String: String], options: DrillOptions) {
    let words = (values[options.key] ?? "").split(separator: " ").map(String.init)
    guard words.count == 3 else {
      self.init()
      return
    }
    self.init(
      score: Int(words[0]), winSeconds: Double(words[1]), loseSeconds: Double(words[2]))
  }

  /// The best score, where it is one to show around.
  var praised: Int? { score.flatMap { $0 > 0 ? $0 : nil } }

  var words: String {
    [score.map { "\($0)" }, winSeconds.map { "\($0)" }, loseSeconds.map { "\($0)" }]
      .map { $0 ?? "-" }.joined(separator: " ")
  }
}
