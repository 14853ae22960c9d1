import Animation
import Hands
import Rules
import Stage
import StageTesting
import Testing

typealias Game = Harness<HandsScene>

/// What somebody in front of the screen does and sees.
extension Harness where Played == HandsScene {
  /// All words on the screen.
  var texts: [String] { picture.texts }

  func text(named name: String) -> String? { picture.words(named: name) }

  /// What is wrong with the name, in one line.
  var complaint: String? {
    text(named: "problem.name")?.split(separator: "\n").joined(separator: " ")
  }

  func shows(_ place: String) -> Bool { rect(place) != nil }

  var isConfiguring: Bool { shows("field.name") }

  /// The colour of the whole ground, while the game is played.
  var ground: Color? { picture.command(named: "ground")?.tint }

  /// What the player's board says: points of those to reach, or crowns of those to win.
  var score: String? {
    let crowns = picture.commands.filter {
      $0.imageName == "crown" && $0.name != "aim"
        && rect("board.player")?.contains($0.frame) == true
    }
    guard !crowns.isEmpty else { return texts.first { $0.contains(" of ") } }
    return "\(crowns.count { $0.name == "won" }) of \(crowns.count)"
  }

  /// The heading of the alert that is open.
  var alert: String? {
    guard ["alert.again", "alert.accept", "alert.stay"].contains(where: shows) else { return nil }
    // It grows in.
    var copy = self
    copy.tick()
    return copy.text(named: "alert")
  }

  /// Which hand is shown on a side, or which the fist is about to become, whatever its fingers do.
  func hand(_ side: String) -> String? {
    guard case .image(let name) = picture.command(named: "hand.\(side)")?.shape else { return nil }
    return name.split(separator: "-").prefix(2).joined(separator: "-")
  }

  mutating func fill(_ field: String, with words: String) {
    tap(named: field)
    key(.selectAll)
    key(.delete)
    type(words)
  }

  /// Shows the options, if they are not shown.
  mutating func unfold() {
    if !shows("option.rounds") { tap(named: "button.options") }
  }

  /// Chooses points and fills in the three numbers.
  mutating func choosePoints(_ win: String, _ lose: String, _ required: String) {
    unfold()
    tap(named: "option.points")
    fill("field.win", with: win)
    fill("field.lose", with: lose)
    fill("field.required", with: required)
  }

  mutating func chooseRounds(_ wins: Int) {
    unfold()
    tap(named: "option.rounds")
    guard let slider = place("slider") else { return }
    tap(slider.point(0.04 + 0.92 * Double(wins - 1) / 4, 0.5))
  }

  /// What the jungle will answer next, seen in a copy of the game.
  var answer: Throw? {
    var copy = self
    copy.tap(named: "throw.rock")
    copy.advance(by: 2)
    return Throw.allCases.first { copy.hand("jungle") == "hand-\($0.rawValue)" }
  }

  /// Makes the jungle throw `hand` in the next round.
  mutating func jungleThrows(_ hand: Throw) { setNextDraw(UInt64(hand.index)) }

  /// Plays the hand that ends so, and waits until the show is over.
  mutating func play(_ outcome: Rules.Outcome, each: (Self) -> Void = { _ in }) throws {
    let answer = try #require(answer)
    let hand = try #require(Throw.allCases.first { $0.outcome(against: answer) == outcome })
    tap(named: "throw.\(hand.rawValue)")
    advance(by: 3.3, each: each)
  }

  /// The same, and on to the next turn.
  mutating func play(_ outcomes: [Rules.Outcome]) throws {
    for outcome in outcomes {
      try play(outcome)
      tap(named: "button.next-turn")
      advance(by: 0.5)
    }
  }
}

/// A game by rounds or by points that has just begun.
func byRounds(_ wins: Int = 3, name: String = "Ana", seed: UInt64 = 1) -> Game {
  var game = Game(HandsScene(), seed: seed)
  game.fill("field.name", with: name)
  game.chooseRounds(wins)
  game.tap(named: "button.continue")
  game.tick()
  return game
}

func byPoints(
  _ win: Int, _ lose: Int, _ required: Int, name: String = "Ana", seed: UInt64 = 1
) -> Game {
  var game = Game(HandsScene(), seed: seed)
  game.fill("field.name", with: name)
  game.choosePoints("\(win)", "\(lose)", "\(required)")
  game.tap(named: "button.continue")
  game.tick()
  return game
}

/// Two games with the card of a match that is won: against the jungle, and by the right one of two.
func wonMatches() throws -> (one: Game, two: Game) {
  var one = byRounds(1)
  try one.play(.win)
  var two = Game(HandsScene())
  two.tap(named: "switch.rival")
  for _ in 0..<3 {
    two.send(.pressed(.one, at: .left), .pressed(.two, at: .right))
    two.advance(by: 4)
    if two.alert == nil { two.tap(named: "button.next-turn") }
    two.advance(by: 0.5)
  }
  return (one, two)
}

enum Ground {
  static let gray = Color(0x767676)
  static let green = Color(0x0B8048)
  static let red = Color(0xCF1311)
  static let brown = Color(0x402514)

  static func after(_ outcome: Rules.Outcome) -> Color {
    switch outcome {
    case .win: green
    case .loss: red
    case .tie: brown
    }
  }
}
