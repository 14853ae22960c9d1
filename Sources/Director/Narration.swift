internal import Phrases
internal import Stage

/// The memory of the voice's last sentences, so that only news is spoken.
struct Narration: Hashable, Sendable {
  /// The announcement at the last call of `utterances`.
  private(set) var moment: Phrase?
  private var card: Phrase?
  private var focus: SpokenFocus?
  private var standing: Phrase?
  /// The sentences of the last result, which the scene has said itself.
  private var heardSentences: Set<Phrase> = []
  private var hasEntered = false
  var isQuiet = false
  var isHinted = false

  /// The words that the voice can say at one instant.
  struct Snapshot {
    let place: Phrase?
    let card: Phrase?
    let moment: Phrase?
    let focus: SpokenFocus?
    let standing: Phrase?
    /// Whether the voice says everything visible, not only hints.
    let speaksEverything: Bool
  }

  /// Forgets the focused control, so that it is said again even if it is unchanged.
  mutating func forgetFocus() { focus = nil }

  /// Notes a result that the scene itself has said.
  mutating func hear(_ result: Phrase) { heardSentences.formUnion(result.sentences) }

  /// Returns the sentences that are new in `now`; `isUserAction` tells whether they follow from an
  /// act of the player.
  mutating func utterances(for now: Snapshot, isUserAction: Bool) -> [Utterance] {
    let hasHeard = !heardSentences.isEmpty
    var said: [Utterance] = []
    if now.speaksEverything, hasHeard, let standing = now.standing, standing != self.standing {
      said.append(Utterance(standing, .result))
    }
    // A button disabled by its own use needs no mention.
    let isUsed = isUserAction && now.focus?.kind == .useless && now.moment != moment
    let news =
      now.speaksEverything ? (isUsed ? now.focus?.asButton : now.focus)?.news(since: focus) : nil
    var parts = now.moment == moment ? [] : now.moment.map { $0.sentences } ?? []
    parts.removeAll(where: heardSentences.contains)
    if !hasEntered, let place = now.place { parts.insert(place, at: 0) }
    let isOneSpeech = !hasEntered || now.card != card || !isUserAction
    if let news, isOneSpeech { parts.append(news) }
    if let news, !isOneSpeech { said.append(Utterance(news, .answer)) }
    if !parts.isEmpty { said.append(Utterance(.joined(parts, by: " "), .prompt)) }
    if now.moment != moment { heardSentences = [] }
    (moment, card, standing) = (now.moment, now.card, now.standing)
    (focus, hasEntered) = (now.focus, true)
    return said
  }
}

extension Phrase {
  var sentences: [Phrase] {
    if case .joined(let parts, _) = self { parts.flatMap(\.sentences) } else { [self] }
  }
}
