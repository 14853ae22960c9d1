internal import Animation
internal import Phrases
internal import Rules
internal import Stage

extension Phrase {
  /// The problem of the first of the `wrong` names.
  static func teamStatus(_ wrong: [Int: NameError], for device: InputDevice) -> Phrase {
    wrong.min { $0.key < $1.key }.map { .name(.wrongOf(player: $0.key + 1, $0.value)) }
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
    case .resting, .winning: .rightNow
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
    case .winning: return .inARow(length)
    case .teaching: return .watch(length)
    case .blinking:
      return simon.mistake?.sentence
    }
  }
}

extension GamePage {
  func prompt(_ view: View) -> Phrase? { status(for: view.device).map(Phrase.simonSays) }

  func describe(_ view: View, in content: inout SpokenContent) {
    (content.announcement, content.standing) = (announcement(view), standing)
    (content.surroundings, content.isQuiet) = (.spoken(.drumPlaces), isQuiet)
  }

  /// A word before the drums, which wait for no voice. The player's turn has time for the strip's
  /// sentence, for a team whose turn it is, and for whoever hears everything the points and at
  /// first which drum is where.
  private func announcement(_ view: View) -> Phrase? {
    let status = status(for: view.device).map(Phrase.simonSays)
    let isTeam = !simon.team.isEmpty
    switch phase {
    case .resting, .teaching: return .simonSays(banner)
    case .showing: return isTeam || simon.sequence.count > 1 ? .simonSays(banner) : status
    case .blinking, .winning: return status
    case .listening:
      let isWhole = view.preferences.narration == .everything
      let more: Phrase? =
        !isWhole || simon.phase != .listening(done: 0)
        ? nil : simon.points > 0 ? points : .spoken(.drumPlaces)
      let words = [isTeam ? .simonSays(banner) : nil, status, more]
      return .joined(words.compactMap(\.self), by: " ")
    }
  }

  private var points: Phrase {
    .spoken(.standing(simon.team.isEmpty ? .points(simon.points) : .teamPoints(simon.points)))
  }

  private var standing: Phrase? {
    let drums = SpokenWords.Standing.drums(simon.sequence.count, of: simon.target)
    let whose = simon.team.isEmpty ? [] : [Phrase.simonSays(banner)]
    return .joined([points, .spoken(.standing(drums))] + whose, by: " ")
  }

  /// Whether drums sound or are struck, so that the voice must be silent.
  private var isQuiet: Bool {
    guard card == nil else { return false }
    return switch phase {
    case .showing, .teaching: playhead.time >= firstDrumTime
    case .listening: simon.phase != .listening(done: 0)
    case .resting, .blinking, .winning: false
    }
  }
}

extension Simon.Mistake {
  var sentence: SimonSaysWords { .mistake(right: right, pressed: pressed) }
}
