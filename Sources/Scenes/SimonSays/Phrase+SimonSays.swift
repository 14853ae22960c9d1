internal import Animation
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The texts of Simon Says.
extension Phrase {
  /// The problem of the first invalid name; an empty one can still be typed.
  static func teamStatus(_ problems: [Int: NameError], for device: InputDevice) -> Phrase {
    let wrong = problems.filter { $0.value != .missing }.min { $0.key < $1.key }
    return wrong.map { .name(.wrongOf(player: $0.key + 1, $0.value)) }
      ?? device.nameHint ?? .simonSays(.teamStatus)
  }

  static func tally(_ game: Simon) -> Phrase {
    .simonSays(game.longest > 0 ? .tally(points: game.points, longest: game.longest) : .firstPoints)
  }

  /// `21 Nov 2026`; empty for a score without a date.
  static func date(_ seconds: Int) -> Phrase {
    let day = CalendarDay(of: seconds)
    return day.map { .simonSays(.date(day: $0.day, month: $0.month, year: $0.year)) } ?? ""
  }
}

extension GamePage {
  var banner: SimonSaysWords {
    switch phase {
    case .showing: .listens(simon.player)
    case .listening: .plays(simon.player)
    case .resting, .winning, .won: .rightNow
    case .blinking: .nearly
    case .teaching: .goesLikeThis
    }
  }

  private func status(for device: InputDevice) -> SimonSaysWords? {
    let length = simon.sequence.count
    switch phase {
    case .showing: return length == 1 ? .firstDrum : .watch(length)
    case .listening:
      guard case .listening(let done) = simon.phase else { return nil }
      if done > 0 { return .soFar(done, of: length) }
      return switch device {
      case .pointer, .touch: length == 1 ? .strikeOne : .strike(length)
      case .keyboard: .keys(length)
      case .gamepad: .pad(length)
      }
    case .resting: return .earned(length)
    case .winning, .won: return .inARow(length)
    case .teaching: return .watch(length)
    case .blinking:
      guard case .lost(let mistake) = simon.phase else { return nil }
      return mistake.sentence
    }
  }
}

extension GamePage {
  func prompt(_ view: View) -> Phrase? { status(for: view.device).map(Phrase.simonSays) }

  func describe(_ view: View, in content: inout SpokenContent) {
    (content.announcement, content.standing) = (announcement(view), standing)
    (content.surroundings, content.isQuiet) = (.spoken(.drumPlaces), isQuiet)
  }

  /// The strip's sentence; for a team also whose turn it is, and at first which drum is where.
  private func announcement(_ view: View) -> Phrase? {
    let status = status(for: view.device)
    let isTurn = (phase == .showing || phase == .listening) && !simon.team.isEmpty
    let words = [isTurn ? banner : nil, status].compactMap { $0.map(Phrase.simonSays) }
    let isFirst = phase == .listening && simon.sequence.count == 1
    let places: [Phrase] =
      isFirst && view.preferences.narration == .everything ? [.spoken(.drumPlaces)] : []
    return .joined(words + places, by: " ")
  }

  private var standing: Phrase? {
    let isTeam = !simon.team.isEmpty
    let counts: [SpokenWords.Standing] = [
      isTeam ? .teamPoints(simon.points) : .points(simon.points),
      .drums(simon.sequence.count, of: simon.target),
    ]
    let turn = isTeam ? [Phrase.simonSays(banner)] : []
    return .joined(counts.map { .spoken(.standing($0)) } + turn, by: " ")
  }

  /// Whether drums sound or are struck, so that the voice must be silent.
  private var isQuiet: Bool {
    guard !hasCard else { return false }
    return switch phase {
    case .showing, .teaching, .blinking: playhead.time >= quietFrom
    case .listening: simon.phase != .listening(done: 0)
    case .resting, .winning, .won: false
    }
  }
}

extension Simon.Mistake {
  var sentence: SimonSaysWords { .mistake(right: right, pressed: pressed) }
}
