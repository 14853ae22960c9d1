internal import Rules
internal import Stage
internal import Widgets

/// What Simon Says says.
enum SimonSaysWords {
  static let title = "Simon Says"
  typealias MenuItem = (
    action: SimonSaysScene.Action, words: String, pictogram: Pictogram, name: String
  )
  static let menu: [MenuItem] = [
    (.single, "Single-player", .alone, "menu.single"),
    (.multi, "Multi-player", .team, "menu.multi"),
    (.scoreboard, "Scoreboard", .scores, "menu.scoreboard"),
  ]
  static let menuStatus = "Listen to the drums, then play what they played."

  static let teamHeading = "Add players"
  static let teamQuestion = "How many play?"
  static let teamNote = "You play together,\nin turns: whoever is\nnamed repeats the drums."
  static let usualTeamStatus = "Type the players' names in the order of their turns."

  /// What is wrong with the first name that can't stay; an empty one can still be typed.
  static func teamStatus(_ problems: [Int: NameError], for device: InputDevice) -> String {
    let wrong = problems.filter { $0.value != .missing }.min { $0.key < $1.key }
    return wrong.map { "Player \($0.key + 1): \($0.value.message)" }
      ?? ReadyNames.hint(for: device) ?? usualTeamStatus
  }

  static let boardHeading = "High Scores"
  static let boardEmpty = "No scores yet. The first one could be yours."
  static func refusal(_ problem: NameError) -> String {
    problem == .missing ? "A name is missing" : "Not this name"
  }

  static func boardStatus(_ count: Int) -> String {
    count > SimonBoardLayout.rowCount
      ? "\(count) scores. Scroll with the wheel, the arrows or by dragging."
      : "Best first; of equal scores the earlier one first."
  }

  static func name(_ pad: Pad) -> String { pad.rawValue }

  static func points(_ number: Int) -> String { number == 1 ? "1 point" : "\(number) points" }

  static func kind(_ kind: Standings.Entry.Kind) -> String {
    switch kind {
    case .single: "alone"
    case .team: "team"
    }
  }

  static func mistake(_ mistake: Simon.Mistake) -> String {
    "The \(name(mistake.right)) was next, not the \(name(mistake.pressed))."
  }

  static func tally(_ game: Simon) -> String {
    guard game.longest > 0 else { return "The next game brings the first points." }
    return "\(points(game.points)), the longest sequence: \(game.longest)."
  }

  static func banner(_ game: SimonGame) -> String {
    switch game.act {
    case .showing: game.simon.player.map { "\($0), listen…" } ?? "Listen…"
    case .listening: game.simon.player.map { "\($0) plays" } ?? "Your turn"
    case .resting, .winning, .won: "Right!"
    case .blinking: "Nearly!"
    case .teaching: "It goes like this"
    }
  }

  static func status(_ game: SimonGame, device: InputDevice) -> String {
    let length = game.simon.sequence.count
    switch game.act {
    case .showing:
      return length == 1 ? "One drum to begin with." : "Watch and listen: \(length) drums."
    case .listening:
      guard case .listening(let done) = game.simon.phase else { return "" }
      if done > 0 { return "\(done) of \(length) are right." }
      let drums = length == 1 ? "1 drum" : "\(length) drums"
      return switch device {
      case .pointer, .touch: "Now strike the same \(length == 1 ? "drum" : drums)."
      case .keyboard: "Now you, \(drums): the arrows, or 1 2 3 4."
      case .gamepad: "Now you, \(drums): the pad, or X Y RB LB."
      }
    case .resting: return "Right! That is \(points(length))."
    case .winning, .won: return "\(length) drums in a row!"
    case .teaching: return "All \(length) drums, once more to listen to."
    case .blinking:
      guard case .lost(let mistake) = game.simon.phase else { return "" }
      return Self.mistake(mistake)
    }
  }

  static func won(_ game: Simon) -> (title: String, body: String) {
    let length = game.sequence.count
    let who = game.team.isEmpty ? "You" : "Your team"
    let next = length + Simon.targetStep
    return (
      "You have won!",
      "\(who) repeated all \(length) drums.\nThe next round grows to \(next)."
    )
  }

  /// `21 Nov 2026`, by the Gregorian calendar in UTC; empty for the beginning of 1970.
  ///
  /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
  static func date(_ seconds: Int) -> String {
    guard seconds > 0 else { return "" }
    let days = seconds / 86_400 + 719_468
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
    return "\(day) \(months[(month + 2) % 12]) \(year)"
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
