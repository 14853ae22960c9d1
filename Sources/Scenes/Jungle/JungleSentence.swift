internal import Phrases
internal import Rules
internal import Stage

/// The strip's sentence, worded for the input device.
enum JungleSentence: Hashable {
  case invitation, choosing, chosen
  case missed(exact: Bool)
  case newMatch(Match.Goal)
  case carrying(Animal)
  case selected(Animal)
  case story(player: Animal, rival: Animal)

  /// Its words; nil while two animals fight, who tell the story.
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
