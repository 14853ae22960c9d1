internal import Animation
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// A game: the question, its answer, and the card over it.
struct WinOrLoseGame: Hashable {
  enum Card: Hashable {
    /// Tells whether the answer was right.
    case verdict(AlertCard)
    /// Asks whether to lose the rounds so far.
    case losing(Loss, AlertCard)
  }

  /// The ways to lose the rounds so far.
  enum Loss: Hashable { case restart, doors }

  private(set) var drill: Drill
  /// The entrance of the question, from which the answer is timed.
  private(set) var prompt: Running
  /// The playing out of the answer, before its verdict.
  private(set) var playingOut: Running?
  private(set) var card: Card?

  init(_ options: DrillOptions, _ stage: inout StageContext) {
    drill = Drill(options, using: &stage.chance)
    prompt = Self.prompt(stage.view)
  }

  private static func prompt(_ view: View) -> Running {
    Running(WinOrLoseTimelines.question, in: view)
  }

  func declare(on screen: inout Screen<WinOrLoseScene.Action>) {
    switch card {
    case nil where isAnswered: break
    case nil:
      for hand in Throw.allCases {
        screen.add(
          .answer(hand), Spoken(.common(.hand(hand))), named: "throw.\(hand.rawValue)",
          in: WinOrLoseLayout.throwButton(hand), key: hand.key
        ) { drawThrowButton(hand, $0, $1, into: &$2) }
      }
      if let question = drill.question { screen.hint(.answer(question.rightThrow)) }
      screen.button(
        .options, .common(.options), .options, named: "button.options", in: WinOrLoseLayout.choices)
    case .verdict(let card):
      screen.card(card) {
        $0.button(.proceed, .common(.next), .next, named: "alert.continue", width: 252)
        $0.apart(.askRestart, .common(.restart), .again, named: "alert.restart", width: 168)
      }
    case .losing(let loss, let card):
      screen.card(card) {
        $0.button(.stay, .common(.keepPlaying), .play, named: "alert.stay", width: 280)
        switch loss {
        case .restart:
          $0.apart(.restart, .common(.restart), .again, named: "alert.restart.now", width: 168)
        case .doors: $0.apart(.quit, .common(.leave), .home, named: "alert.discard", width: 168)
        }
      }
    }
  }

  /// Whether there are rounds to lose.
  var isAtStake: Bool { !drill.answers.isEmpty }

  /// Whether the question has been answered.
  var isAnswered: Bool { if case .answered = drill.phase { true } else { false } }

  /// Answers the question and plays that out; false if none is open.
  mutating func answer(with hand: Throw, _ view: View) -> Bool {
    let question = drill.question
    guard let question, drill.answer(hand, after: (view.time - prompt.since).seconds) != nil
    else { return false }
    let outcome = hand.outcome(against: question.jungle)
    playingOut = Running(WinOrLoseTimelines.playingOut(outcome), in: view)
    return true
  }

  /// Whether an answer is being played out.
  var isPlayingOut: Bool { isAnswered && card == nil }

  /// Whether the answer has been played out but not judged.
  func awaitsVerdict(at now: Time) -> Bool {
    isPlayingOut && playingOut.isOver(at: now)
  }

  /// Shows the verdict of an answer; otherwise the question alone.
  mutating func showVerdict(at now: Time) {
    card = nil
    guard case .answered(let answer) = drill.phase else { return }
    let scale = drill.options.scale
    // The strip tells what the hands did.
    card = .verdict(
      AlertCard(
        .winOrLose(answer.isRight ? .right : .notThatOne),
        .winOrLose(answer.isRight ? .earned(scale) : .correction(answer.question)),
        spoken: .verdict(answer, scale), beside: WinOrLoseLayout.verdict,
        picture: .verdict(answer), since: now))
  }

  /// Asks before losing the rounds so far.
  mutating func ask(_ loss: Loss, at now: Time) {
    card = .losing(
      loss,
      AlertCard(
        .winOrLose(loss == .restart ? .asksRestart : .asksLeave), .loss(of: drill),
        beside: WinOrLoseLayout.verdict, since: now))
  }

  /// Asks the question again; the time it was hidden does not count.
  mutating func askAgain(_ view: View) {
    card = nil
    prompt = Self.prompt(view)
  }

  /// Moves on to the next question, if any.
  mutating func proceed(_ stage: inout StageContext) {
    drill.proceed(using: &stage.chance)
    (card, playingOut) = (nil, nil)
    prompt = Self.prompt(stage.view)
  }

  /// The judged answers, without one still being played out.
  var judged: ArraySlice<Drill.Answer> { drill.answers.dropLast(isPlayingOut ? 1 : 0) }

  var judgedScore: Int {
    let right = judged.count(where: \.isRight)
    return (2 * right - judged.count) * drill.options.scale.rawValue
  }

  var standing: Phrase {
    let counts: [SpokenWords.Standing] = [
      .round(drill.round, of: drill.options.rounds.rawValue),
      .rightAnswers(judged.count(where: \.isRight)),
    ]
    return .joined(counts.map { .spoken(.standing($0)) }, by: " ")
  }

  /// What is asked, and once that is judged, what the hands did.
  var sentence: Phrase? {
    if let shown, !isPlayingOut { return .hands(shown.story) }
    return drill.question.map { .winOrLose(.prompt($0)) }
  }

  /// The hands of the current answer; nil without one.
  var shown: Round? {
    guard case .answered(let answer) = drill.phase else { return nil }
    return Round(player: answer.given, jungle: answer.question.jungle)
  }
}
