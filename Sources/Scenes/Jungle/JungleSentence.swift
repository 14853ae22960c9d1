internal import Phrases
internal import Rules
internal import Stage

/// What the status line says; how it is done depends on the device.
enum JungleSentence: Hashable {
  case invitation, choosing
  case missed(exact: Bool)
  case newMatch(Match.Goal)
  case carrying(Animal)
  case selected(Animal)
  case story(player: Animal, rival: Animal)

  func words(for device: InputDevice) -> JungleWords {
    switch (self, device) {
    case (.invitation, .pointer), (.invitation, .touch): .drag
    case (.invitation, .keyboard): .pressKey
    case (.invitation, .gamepad): .pressPad
    case (.choosing, _): .choosing
    case (.missed(let exact), _): .missed(whole: exact)
    case (.newMatch(.endless), _): .newEndlessMatch
    case (.newMatch(.firstTo(let points)), _): .newMatchTo(points: points)
    case (.newMatch, _): .newMatch
    case (.carrying(let animal), _): .carrying(animal)
    case (.selected(let animal), .touch): .tapRiver(animal)
    case (.selected(let animal), .pointer): .clickRiver(animal)
    case (.selected(let animal), .keyboard): .enterSends(animal)
    case (.selected(let animal), .gamepad): .padSends(animal)
    case (.story(let player, let rival), _): .story(player: player, rival: rival)
    }
  }
}
