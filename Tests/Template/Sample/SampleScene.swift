internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The jungle hides a hand, and the player says which, five times.
struct SampleScene: ScreenScene {
  enum Action: Hashable, Sendable { case guess(Throw), next, again }

  enum Phase: Hashable {
    /// The player has to guess.
    case asking
    /// The hand comes out, or has come out.
    case shown(SampleGame.Answer, PlayingTimeline)
    /// All rounds are played.
    case over(AlertCard)
  }

  var controls = Controls()
  private(set) var game = SampleGame()
  private(set) var phase = Phase.asking

  mutating func enter(_ context: inout SceneContext) { begin(&context) }

  func declare(on screen: inout Screen<Action>) {
    switch phase {
    case .asking:
      for hand in Throw.allCases { screen.hand(.guess(hand), hand, in: SampleLayout.hand(hand)) }
      screen.hint(.guess(.rock))
    case .shown:
      screen.button(
        .next, .common(.next), .next, named: "button.next", in: SampleLayout.next, key: .enter)
    case .over(let card):
      screen.card(card) {
        $0.hint = .again
        $0.exit()
        $0.button(.again, .common(.playAgain), .again, named: "alert.again", width: 260)
      }
    }
  }

  mutating func perform(_ action: Action, _ context: inout SceneContext) {
    switch action {
    case .guess(let hand): guess(hand, &context)
    case .next: proceed(&context)
    case .again:
      context.play(.click)
      begin(&context)
    }
  }

  private mutating func begin(_ context: inout SceneContext) {
    game = SampleGame()
    ask(&context)
  }

  private mutating func ask(_ context: inout SceneContext) {
    game.ask(using: &context.rulesRandom)
    phase = .asking
    focus(.guess(.rock))
  }

  private mutating func guess(_ hand: Throw, _ context: inout SceneContext) {
    guard let answer = game.guess(hand) else { return }
    phase = .shown(answer, PlayingTimeline(SampleTimelines.reveal, in: context.view))
    focus(.next)
    context.play(answer.isRight ? .win : .uhOh)
    context.say(answer.verdict)
  }

  private mutating func proceed(_ context: inout SceneContext) {
    context.play(.page)
    guard game.isOver else { return ask(&context) }
    let result = SampleWords.result(game.score, of: SampleGame.rounds)
    phase = .over(AlertCard(.sample(.over), .sample(result), since: context.now))
    focus(.again)
    context.end(.sample, with: game.score > 0 ? .petals(game.score) : nil)
  }

  func draw(_ view: View, into picture: inout Picture) {
    picture.draw(.backdrop(SharedAssets.jungle))
    Plaque.draw(
      view.language(.sample(.round)),
      "\(min(game.answers.count + (phase == .asking ? 1 : 0), SampleGame.rounds))",
      in: SampleLayout.round, into: &picture)
    Plaque.draw(
      view.language(.sample(.score)), "\(game.score)", in: SampleLayout.score, into: &picture)
    picture.draw(.panel(WidgetAssets.card, inset: 56, in: SampleLayout.card))
    drawHidden(view, into: &picture)
  }

  /// Draws a question mark, or the hand as it comes out.
  private func drawHidden(_ view: View, into picture: inout Picture) {
    let middle = SampleLayout.card.center
    guard case .shown(let answer, let reveal) = phase else {
      return picture.draw(
        .text("?", TextStyle(.display, bold: true), at: middle, tint: .earth).named("hidden"))
    }
    picture.draw(
      .image(HandAssets.picture(of: answer.hidden), at: middle)
        .scaled(reveal[SampleTimelines.scale, at: view.time])
        .opacity(reveal[SampleTimelines.opacity, at: view.time]).named("hidden"))
  }

  func running(_ view: View) -> [any Moving] {
    if case .shown(_, let reveal) = phase { [reveal] } else { [] }
  }

  func prompt(_ view: View) -> Phrase? {
    switch phase {
    case .asking: .sample(.question)
    case .shown(let answer, _): answer.verdict
    case .over: nil
    }
  }

  func describe(_ view: View, in content: inout SpokenContent) {
    content.standing = .sample(.result(game.score, of: SampleGame.rounds))
  }

  var counters: [Counter] { [Counter("player", game.score)] }
}

extension SampleGame.Answer {
  /// The sentence on the answer: whether it was right, and which hand was hidden.
  var verdict: Phrase { .sample(isRight ? .right(hidden) : .wrong(hidden)) }
}
