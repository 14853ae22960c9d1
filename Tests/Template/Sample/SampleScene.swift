internal import Animation
public import Phrases
public import Rules
public import Stage
public import Widgets

/// The jungle hides a hand, and the player says which, five times.
public struct SampleScene: ScreenScene {
  public enum Action: Hashable, Sendable {
    case guess(Throw)
    case next, again, leave, settings
  }

  enum Phase: Hashable {
    /// The player is to guess.
    case asking
    /// The hand comes out, or has come out.
    case shown(SampleGame.Answer, Running)
    /// All rounds are played.
    case over(AlertCard)
  }

  public var controls = Controls()
  private(set) var game = SampleGame()
  private(set) var phase = Phase.asking

  public init() {}

  public mutating func enter(_ stage: inout StageContext) { begin(&stage) }

  public var screen: Screen<Action> {
    var screen = Screen<Action>(back: .leave)
    switch phase {
    case .asking:
      for hand in Throw.allCases {
        screen.hand(
          .guess(hand), hand, isEnabled: true, named: "throw.\(hand.rawValue)",
          in: SampleLayout.hand(hand))
      }
      screen.hint(.guess(.rock))
    case .shown:
      screen.button(
        .next, .common(.next), .next, named: "button.next", in: SampleLayout.next, key: .enter)
    case .over(let card):
      screen.card(card) {
        $0.button(.leave, .common(.leave), .home, named: "alert.leave")
        $0.button(.again, .common(.playAgain), .again, named: "alert.again", width: 260)
      }
    }
    screen.corners(back: .leave, settings: .settings)
    return screen
  }

  public mutating func perform(_ action: Action, _ stage: inout StageContext) {
    switch action {
    case .guess(let hand): guess(hand, &stage)
    case .next: proceed(&stage)
    case .again:
      stage.play(.click)
      begin(&stage)
    case .leave:
      stage.play(.click)
      stage.finish(.back)
    case .settings:
      stage.play(.click)
      stage.finish(.chose(.settings))
    }
  }

  public func running(_ view: View) -> [any Moving] {
    if case .shown(_, let reveal) = phase { [reveal] } else { [] }
  }

  public var counters: [Counter] { [Counter("player", game.score)] }

  public var standing: Phrase? { .sample(.result(game.score, of: SampleGame.rounds)) }

  private mutating func begin(_ stage: inout StageContext) {
    game = SampleGame()
    ask(&stage)
  }

  private mutating func ask(_ stage: inout StageContext) {
    game.ask(using: &stage.chance)
    phase = .asking
    focus(.guess(.rock))
  }

  private mutating func guess(_ hand: Throw, _ stage: inout StageContext) {
    guard let answer = game.guess(hand) else { return }
    phase = .shown(
      answer, Running(SampleTimelines.reveal.seen(with: stage.preferences), since: stage.now))
    focus(.next)
    stage.play(answer.isRight ? .win : .uhOh)
    stage.say(answer.verdict)
  }

  private mutating func proceed(_ stage: inout StageContext) {
    stage.play(.page)
    guard game.isOver else { return ask(&stage) }
    let result = SampleWords.result(game.score, of: SampleGame.rounds)
    phase = .over(AlertCard(.sample(.over), .sample(result), since: stage.now))
    focus(.again)
    stage.end(.sample, with: game.score > 0 ? .petals(game.score) : nil)
  }
}

extension SampleGame.Answer {
  /// Whether it was right, and what was hidden.
  var verdict: Phrase { .sample(isRight ? .right(hidden) : .wrong(hidden)) }
}
