import Animation
import Rules
import Stage
import StageTesting
import Testing

@testable import Widgets
@testable import WinOrLose

/// Plays as a hand would, with eyes only.
extension Harness<WinOrLoseScene> {
  /// The seconds until a question has come in and can be read.
  static var entrance: Double { WinOrLoseTimelines.question.duration.seconds }

  /// A game whose first question can be read.
  static func asking(
    seed: UInt64 = 1, _ change: (inout Preferences) -> Void = { _ in }
  ) -> Harness {
    var preferences = Preferences()
    change(&preferences)
    var game = Harness(
      WinOrLoseScene(preferences: preferences), seed: seed, preferences: preferences)
    game.letQuestionIn()
    return game
  }

  /// The game after its last question, so many of which were answered rightly.
  static func finished(right: Int, of rounds: Int = 10, seed: UInt64 = 1) -> Harness {
    var game = asking(seed: seed) { $0.choices["drill.rounds"] = "\(rounds)" }
    game.playOn(rounds) { $0 < right }
    return game
  }

  /// What the prompt shows: the jungle's hand and the task, read from the picture.
  var question: Drill.Question? {
    guard case .image(let name) = picture.command(named: "jungle")?.shape,
      let hand = Throw.allCases.first(where: { name == "hand-\($0.rawValue)" }),
      let words = picture.words(named: "task")
    else { return nil }
    return Drill.Question(jungle: hand, aim: words == "WIN" ? .win : .lose)
  }

  var alert: String? { picture.words(named: "alert") }

  func shows(_ part: String) -> Bool { picture.shows(part) }

  /// The tones of all drums so far, in hertz.
  var notes: [Double] {
    let tones: [SoundName: Double] = [
      .drumLeaf: 196, .drumFlower: 261.6, .drumSun: 329.6, .drumDrop: 392,
    ]
    return effects.compactMap { if case .play(let sound, _) = $0 { tones[sound] } else { nil } }
  }

  mutating func letQuestionIn() { advance(by: Self.entrance) }

  /// Answers the question, rightly or with a throw that is wrong, and waits for the verdict.
  mutating func answer(rightly: Bool) {
    guard let question else {
      Issue.record("There is no question to answer.")
      return
    }
    let wrong = Throw.allCases.first { $0 != question.rightThrow } ?? .rock
    answer(with: rightly ? question.rightThrow : wrong)
  }

  /// Throws a hand and waits until the verdict's card is open.
  mutating func answer(with hand: Throw) {
    tap(named: "throw.\(hand)")
    wait(for: "alert.continue")
    advance(by: AlertCard.opening.duration.seconds)
  }

  /// Presses Restart once it takes presses.
  mutating func askForRestart() {
    wait(for: "alert.restart")
    advance(by: 0.7)
    tap(named: "alert.restart")
  }

  /// Continues from the verdict to the next question, or to the final card.
  mutating func proceed() {
    wait(for: "alert.continue")
    key(.enter)
    letQuestionIn()
  }

  /// Answers so many questions, the ones that `isRight` names rightly, and continues from each.
  mutating func playOn(_ rounds: Int, isRight: (Int) -> Bool = { _ in true }) {
    for round in 0..<rounds {
      answer(rightly: isRight(round))
      proceed()
    }
  }

  /// Lets time pass until a place is there; fails after ten seconds.
  mutating func wait(for place: String) {
    // From afar it is looked for now and then, at last at every tick.
    for _ in 0..<75 where rect(place) == nil {
      var ahead = self
      for _ in 0..<8 { ahead.tick() }
      guard ahead.rect(place) == nil else { break }
      self = ahead
    }
    for _ in 0..<8 where rect(place) == nil { tick() }
    if rect(place) == nil { Issue.record("There is no \(place) after ten seconds.") }
  }

  /// Everything of R61 is in the picture, and nothing lies over it.
  func expectAllIsSeen(round: Int) {
    let commands = picture.commands
    let wanted =
      ["jungle", "sign", "task"]
      + (alert == nil
        ? Throw.allCases.map { "player.\($0.rawValue)" }
        : rect("alert.continue") == nil
          ? [] : ["guest"])
    for name in wanted {
      guard let index = commands.firstIndex(where: { $0.name == name }) else {
        Issue.record("\(name) is missing in round \(round)")
        continue
      }
      #expect(commands[index].hidden(by: commands[(index + 1)...]).isEmpty, "\(name) is covered")
    }
    for words in ["\(round) of 10", "Score"] {
      guard let index = commands.firstIndex(where: { $0.words?.contains(words) == true }) else {
        Issue.record("\(words) is missing in round \(round)")
        continue
      }
      #expect(commands[index].hidden(by: commands[(index + 1)...]).isEmpty, "\(words) is covered")
    }
  }
}

extension DrawCommand {
  /// The panels and fills among `later` that lie over it.
  fileprivate func hidden(by later: ArraySlice<DrawCommand>) -> [DrawCommand] {
    // The frame does not turn with what it holds.
    let own =
      words == nil
      ? frame.insetBy(turn == 0 ? 0 : 0.25 * frame.width) : Rect(center: at, size: Size(1, 1))
    return later.filter { command in
      switch command.shape {
      case .fill, .backdrop: true
      case .panel: command.frame.overlaps(own)
      case .image, .text, .roundedRect, .border: false
      }
    }
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
