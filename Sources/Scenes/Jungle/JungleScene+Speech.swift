internal import Animation
public import Phrases
internal import Rules
public import Stage
internal import Widgets

/// The sentences of the strip and of the voice.
extension JungleScene {
  public func prompt(_ view: View) -> Phrase? {
    let sentence = told(view)
    guard let pair, motions[.ring, at: view.time] == nil,
      !sentence.isStory || film.slowMotion == nil && pair.status != .choosing
    else {
      return sentence.phrase(for: view.device)
    }
    return round == nil ? .table(pair.status) : nil
  }

  /// Returns the strip's sentence: in slow motion the story being shown, and after all reactions
  /// the invitation. In calm motion the story stays.
  private func told(_ view: View) -> JungleSentence {
    if let winner = RuleRing.toldThrow(motions[.ring], at: view.time) {
      return .story(player: Animal(winner), rival: Animal(winner.beats))
    }
    if film.slowMotion != nil, let last = film.round, let rival = last.rival {
      return .story(player: last.player, rival: rival)
    }
    let isOver = round == nil && !view.reducesMotion && !isMinding(at: view.time)
    return sentence.isStory && isOver ? .invitation : sentence
  }

  /// Fills in what the voice tells: the score, the story, and the invitation while the strip says
  /// something else.
  public func describe(_ view: View, in content: inout SpokenContent) {
    if let pair { return content.standing = pair.standing(of: match) }
    let scores = SpokenWords.Standing.scores(player: match.playerWins, jungle: match.jungleWins)
    content.standing = .joined([.spoken(.standing(scores)), match.goal.title], by: " ")
    guard round == nil, film.slowMotion == nil, motions[.ring, at: view.time] == nil else { return }
    if sentence.isStory { content.announcement = sentence.phrase(for: view.device) }
    guard gesture == .idle, sentence != .invitation else { return }
    content.invitation = JungleSentence.invitation.phrase(for: view.device)
  }
}

extension JungleSentence {
  /// Whether the sentence tells the story of a round.
  fileprivate var isStory: Bool { if case .story = self { true } else { false } }
}

/// The strip's sentence, worded for the input device.
enum JungleSentence: Hashable {
  case invitation, choosing, chosen
  case missed(exact: Bool)
  case newMatch(Match.Goal)
  case carrying(Animal)
  case selected(Animal)
  case story(player: Animal, rival: Animal)

  /// Returns the sentence's words; nil while the two animals in the river tell the story.
  func phrase(for device: InputDevice) -> Phrase? {
    switch (self, device) {
    case (.invitation, .pointer), (.invitation, .touch): .jungle(.drag)
    case (.invitation, .keyboard): .jungle(.pressKey)
    case (.invitation, .gamepad): .jungle(.pressPad)
    case (.choosing, _): .jungle(.choosing)
    case (.chosen, _): nil
    case (.missed(let exact), _): .jungle(.missed(whole: exact))
    case (.newMatch(.endless), _): .jungle(.newEndlessMatch)
    case (.newMatch(.firstTo(let points)), _): .jungle(.newMatchTo(points: points))
    case (.newMatch, _): .jungle(.newMatch)
    case (.carrying(let animal), _): .jungle(.carrying(animal))
    case (.selected(let animal), .touch): .jungle(.tapRiver(animal))
    case (.selected(let animal), .pointer): .jungle(.clickRiver(animal))
    case (.selected(let animal), .keyboard): .jungle(.enterSends(animal))
    case (.selected(let animal), .gamepad): .jungle(.padSends(animal))
    case (.story(let player, let rival), _): .jungle(.story(player: player, rival: rival))
    }
  }
}
