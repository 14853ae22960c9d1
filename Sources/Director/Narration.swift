internal import Phrases
internal import Stage

/// Remembers what was said, so that only what is new is said.
struct Narration: Hashable, Sendable {
  /// What was there when something was last said.
  private(set) var moment: Phrase?
  private var card: Phrase?
  private var focus: SpokenFocus?
  private var standing: Phrase?
  /// The sentences of the last result, which need not be said a second time.
  private var heard: Set<Phrase> = []
  private var hasEntered = false
  var isQuiet = false
  var isHinted = false

  /// What there is to tell at one instant.
  struct Instant {
    let place: Phrase?
    let card: Phrase?
    let moment: Phrase?
    let focus: SpokenFocus?
    let standing: Phrase?
    /// Whether all that is seen has words.
    let isWhole: Bool
  }

  /// The focus moves on: it is said again even if it stays the same.
  mutating func forgetFocus() { focus = nil }

  /// The scene itself has said what happened.
  mutating func hear(_ result: Phrase) { heard.formUnion(result.sentences) }

  /// What is new in `now`, and comes of what the player did if `isDeed`.
  mutating func news(_ now: Instant, isDeed: Bool) -> [Utterance] {
    let hasHeard = !heard.isEmpty
    var said: [Utterance] = []
    if now.isWhole, hasHeard, let standing = now.standing, standing != self.standing {
      said.append(Utterance(standing, .result))
    }
    // That a button just used is useless now need not be said.
    let isUsed = isDeed && now.focus?.kind == .useless && now.moment != moment
    let news = now.isWhole ? (isUsed ? now.focus?.asButton : now.focus)?.news(since: focus) : nil
    var parts = now.moment == moment ? [] : now.moment.map { $0.sentences } ?? []
    parts.removeAll(where: heard.contains)
    if !hasEntered, let place = now.place { parts.insert(place, at: 0) }
    let isOneSpeech = !hasEntered || now.card != card || !isDeed
    if let news, isOneSpeech { parts.append(news) }
    if let news, !isOneSpeech { said.append(Utterance(news, .answer)) }
    if !parts.isEmpty { said.append(Utterance(.joined(parts, by: " "), .prompt)) }
    if now.moment != moment { heard = [] }
    (moment, card, standing) = (now.moment, now.card, now.standing)
    (focus, hasEntered) = (now.focus, true)
    return said
  }
}

extension Phrase {
  /// The sentences that it is made of.
  var sentences: [Phrase] {
    if case .joined(let parts, _) = self { parts.flatMap(\.sentences) } else { [self] }
  }
}
