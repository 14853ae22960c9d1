internal import Phrases
internal import Stage
internal import Widgets

/// The sentences of the voice and their moments; the platform speaks them.
extension Director {
  private var placeName: Phrase? {
    switch sceneID {
    case .opening: nil
    case .hub: .spoken(.clearing)
    case .settings: .spoken(.settings)
    case .information: .spoken(.information)
    default: Door.to(sceneID)?.name
    }
  }

  private var place: Phrase? { placeName.map { .spoken(.place(language($0))) } }

  private var cardWords: Phrase? { notice?.card.spoken ?? page.openCard(view)?.spoken }

  /// The words that the voice can say now. A card has its own words, and hides the page under it.
  private var content: SpokenContent {
    var content = page.spokenContent(view)
    if let cardWords {
      (content.announcement, content.invitation, content.surroundings) = (cardWords, nil, nil)
    }
    return content
  }

  private func snapshot(_ content: SpokenContent) -> Narration.Snapshot {
    let speaksEverything = preferences.narration == .everything
    return Narration.Snapshot(
      place: speaksEverything ? place : nil, card: cardWords, moment: content.announcement,
      focus: speaksEverything ? content.focus : nil, standing: content.standing,
      speaksEverything: speaksEverything)
  }

  /// Whether the voice may speak: no transition or finale runs, and the game is awake.
  private var isListenedTo: Bool { upcoming == nil && finale == nil && !isOver && !isAsleep }

  /// Says the news since the last call; `isUserAction` tells whether they follow from an act of the
  /// player.
  mutating func narrate(isUserAction: Bool) {
    guard preferences.narration != .off else {
      if narration != nil { effects.append(.hush(.answer)) }
      return narration = nil
    }
    guard isListenedTo else { return }
    var narration = self.narration ?? Narration()
    defer { self.narration = narration }
    let (wasQuiet, wasHinted) = (narration.isQuiet, narration.isHinted)
    let content = content
    narration.isQuiet = content.isQuiet
    narration.isHinted = hintHand.isSeenIdle(at: ticks)
    if narration.isQuiet, !wasQuiet { effects.append(.hush(.answer)) }
    guard !narration.isQuiet else { return }
    let snapshot = snapshot(content)
    let news = narration.utterances(for: snapshot, isUserAction: isUserAction)
    effects += news.map(Effect.say)
    if news.isEmpty, narration.isHinted, !wasHinted {
      let hint = [snapshot.moment, content.invitation, snapshot.focus?.sentence].compactMap(\.self)
      if !hint.isEmpty { effects.append(.say(Utterance(.joined(hint, by: " "), .hint))) }
    }
  }

  /// Repeats the focused control after an arrow key that leads nowhere, as silence would tell the
  /// player nothing.
  mutating func answerStep(_ event: InputEvent) {
    guard event.isStep, isListenedTo, page.textFocus(view) == nil else { return }
    let content = content
    guard !content.isQuiet, let focus = snapshot(content).focus else { return }
    effects.append(.say(Utterance(focus.sentence, .answer)))
  }

  // MARK: - Questions to the voice

  /// Answers one of the voice's keys or the loudspeaker; false for other events.
  mutating func handleVoiceKey(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key, _):
      guard event.isForVoice, preferences.narration != .off, isListenedTo,
        let words = answer(to: key)
      else { return false }
      effects.append(.say(Utterance(words, .answer)))
      if key == .sayAgain { showSaying() }
      return true
    default: return handleLoudspeaker(event)
    }
  }

  /// Returns the answer to one of the voice's keys; nil while the drums sound.
  private func answer(to key: Key) -> Phrase? {
    let content = content
    guard let place, !content.isQuiet else { return nil }
    switch key {
    case .sayAgain: return again(content)
    case .sayScores: return content.standing ?? .spoken(.standing(.nothing))
    case .sayPlace:
      let moment = content.announcement
      // The surroundings are left out if the moment's sentence describes them already.
      let around = content.surroundings.flatMap {
        moment?.sentences.contains($0) == true ? nil : $0
      }
      let parts = [place, around, moment, content.invitation, content.focus?.sentence]
      return .joined(parts.compactMap(\.self), by: " ")
    default: return nil
    }
  }

  /// Returns the sentence for the key R: the moment's sentence, the whole result that contains it,
  /// or the surroundings.
  private func again(_ content: SpokenContent) -> Phrase? {
    guard let moment = content.announcement else { return result ?? content.surroundings }
    guard let result, Set(moment.sentences).isSubset(of: result.sentences) else { return moment }
    return result
  }

  /// Says the sentence again, and turns the voice on if it was off.
  mutating func sayAgain() {
    showSaying()
    if preferences.narration == .off {
      changePreferences {
        $0.narration = .hints
        $0.hasChosenNarration = true
      }
    }
    var narration = self.narration ?? Narration()
    let content = content
    _ = narration.utterances(for: snapshot(content), isUserAction: true)
    self.narration = narration
    if let again = again(content) { effects.append(.say(Utterance(again, .answer))) }
  }
}

extension InputEvent {
  /// Whether the event moves the focus.
  fileprivate var isStep: Bool {
    switch self {
    case .key(.up, _), .key(.down, _), .key(.left, _), .key(.right, _): true
    default: false
    }
  }

  /// Whether the event is one of the voice's own keys.
  var isForVoice: Bool {
    switch self {
    case .key(.sayAgain, _), .key(.sayScores, _), .key(.sayPlace, _): true
    default: false
    }
  }
}
