internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// A game: the question, its answer, and the card about the answer.
struct GamePage: Page {
  enum Action: Hashable {
    case options, tellRing
    case answer(Throw)
    case proceed
    /// `back` and `startOver` ask before rounds are lost; `stay`, `quit` and `restart` answer that.
    case back, startOver
    case stay, quit, restart
  }

  /// The state of the question.
  enum Phase {
    /// The question waits for an answer.
    case asking
    /// Both hands play the answer out.
    case playingOut
    /// A card tells whether the answer was right.
    case judged(Verdict)
  }

  struct Verdict {
    var card: AlertCard
    /// The sign is sealed; the star of a right answer flies to its round.
    let motion: PlayingTimeline
    /// After a right answer, the time until the game goes on by itself.
    var onward: PlayingTimeline?
    /// After a wrong answer, the playing of the right one on the card.
    var lesson: Playhead?
  }

  /// An exit that would lose the rounds so far.
  enum Loss: Hashable { case restart, doors }

  var drill: Drill
  /// The entrance of the question, from which the answer is timed.
  private(set) var question: PlayingTimeline
  var phase = Phase.asking
  /// The motion of the hands since the answer.
  var hands: Playhead?
  /// The card that asks, over any phase, whether to lose the rounds so far.
  private(set) var warning: (loss: Loss, card: AlertCard)?
  /// The stars that the hand and the frogs throw after right answers.
  var bursts: [Burst] = []
  /// The tune of the task, or the song of the frogs after right answers.
  var tune: Playhead?
  /// The darkness, from 0 by day to 1 by night, when the player has to lose.
  private(set) var night: AnimatedValue<Double>
  /// The tasks that the animals have shown in this game.
  var shownTasks: Set<Drill.Aim> = []
  /// The shake of the last blow.
  var jolt: PlayingTimeline?
  /// The size of the sign, which shrinks to make room for the hands.
  var signSize = AnimatedValue(
    at: WinOrLoseLayout.largeSign, duration: 0.2, easing: .inOutSine)
  /// How the player's animals take a verdict, by the number of one of the `Reactions`.
  var reaction = 0
  /// The ring that tells who beats whom.
  var ring: PlayingTimeline?
  /// The two throwers and their onlookers.
  var cast: Throwers
  var controls = Controls()
  private(set) var next: (any Page)?

  /// Asks the first question, with the options chosen last.
  init(_ context: inout SceneContext) {
    drill = Drill(DrillOptions(values: context.preferences.choices), using: &context.rulesRandom)
    question = Self.entrance(context.view)
    night = AnimatedValue(at: 0, duration: 0.5, easing: .inOutSine)
    cast = WinOrLoseLayout.throwers(of: context.champion)
    announce(&context)
  }

  private static func entrance(_ view: View) -> PlayingTimeline {
    PlayingTimeline(WinOrLoseTimelines.question, in: view)
  }

  func declare(on screen: inout Screen<Action>) {
    switch phase {
    case _ where warning != nil: declareWarning(on: &screen)
    case .asking:
      for hand in Throw.allCases {
        screen.add(
          .answer(hand), Spoken(.common(.hand(hand))), named: "throw.\(hand.rawValue)",
          in: WinOrLoseLayout.throwButton(hand), key: hand.key
        ) { drawThrowButton(hand, $0, $1, into: &$2) }
      }
      // The three hands appear at the place of the verdict, whose buttons may be pressed once more.
      if drill.round > 1 { screen.appears(at: question.since, within: WinOrLoseLayout.verdict) }
      if let question = drill.question { screen.hint(.answer(question.rightThrow)) }
    case .playingOut: break
    case .judged(let verdict):
      screen.card(verdict.card) {
        $0.button(
          .proceed, .common(.next), .next, named: "alert.continue", width: 336, shines: true)
        // Restart asks before anything is lost, and stands where no hand was.
        $0.secondary(
          .startOver, .common(.restart), .again, named: "alert.restart", isRisky: false,
          in: WinOrLoseLayout.restart)
      }
    }
    if !isPlayingOut { screen.ruleRing(.tellRing, at: WinOrLoseLayout.ring) }
    screen.corner(.home, .back)
    if warning == nil, !isAnswered { screen.corner(.options, .options) }
    screen.corner(.information)
    screen.corner(.settings)
  }

  private func declareWarning(on screen: inout Screen<Action>) {
    guard let warning else { return }
    screen.card(warning.card) {
      switch warning.loss {
      case .restart:
        $0.confirm(
          .stay, losing: .restart, .common(.restart), .again, named: "alert.restart.now",
          widths: (280, 204))
      case .doors:
        $0.confirm(
          .stay, losing: .quit, .common(.home), .home, named: "alert.discard",
          widths: (276, 244))
      }
    }
  }

  mutating func react(to event: InputEvent, _ context: inout SceneContext) {
    if isPlayingOut, event.isUserAction { return follow(hands?.skip() ?? [], &context) }
    guard !respond(to: event, &context) else { return }
    if goesOn(by: event, context) { return perform(.proceed, &context) }
    guard case .pointerDown(let place) = event, case .asking = phase, warning == nil,
      !controls.isPressed, let spot = WinOrLoseLayout.thrower(at: place, of: cast)
    else { return }
    cast.all.tickle(spot, &context)
  }

  /// Whether `event` is a press beside a ready verdict, which goes on as the verdict's button does.
  private func goesOn(by event: InputEvent, _ context: SceneContext) -> Bool {
    guard warning == nil, let verdict, case .pointerDown(let place) = event else { return false }
    return !controls.isPressed && context.now >= verdict.card.ready
      && WinOrLoseLayout.scene.contains(place)
  }

  mutating func perform(_ action: Action, _ context: inout SceneContext) {
    if case .answer(let hand) = action { return answer(with: hand, &context) }
    context.play(.click)
    switch action {
    case .answer: break
    case .tellRing: ring = PlayingTimeline(RuleRing.telling, in: context.view)
    case .options: next = OptionsPage(context.preferences, waiting: self)
    case .proceed: proceed(&context)
    case .back where isAtStake: ask(.doors, at: context.now)
    case .back, .quit: context.finish(.back)
    case .startOver: ask(.restart, at: context.now)
    case .stay: resume(&context)
    case .restart:
      next = GamePage(&context)
      context.play(.page)
    }
  }

  mutating func advance(_ context: inout SceneContext) {
    bursts.removeAll { $0.isOver(at: context.now) }
    demonstrateTask(context)
    if lesson == nil, isWrong, verdict?.motion.isOver(at: context.now) == true { teach(context) }
    follow(hands?.advance(by: context.step) ?? [], &context)
    learn(verdict?.lesson?.advance(by: context.step) ?? [], &context)
    for event in tune?.advance(by: context.step) ?? [] {
      if let note = event.marker(as: SoundName.self) { context.play(note) }
    }
    // The game does not go on by itself while the player presses or has moved the focus.
    if verdict?.onward?.isOver(at: context.now) == true, !controls.isPressed, focused == .proceed {
      proceed(&context)
    }
  }

  func running(_ view: View) -> [any Moving] {
    [
      question, hands, verdict?.motion, verdict?.onward, lesson, bursts, jolt, tune, night,
      signSize, ring, cast,
    ]
  }

  /// Asks whether to lose the rounds so far.
  mutating func ask(_ loss: Loss, at now: Time) {
    verdict?.onward = nil
    warning = (
      loss,
      AlertCard(
        .winOrLose(loss == .restart ? .asksRestart : .asksLeave), .loss(of: drill),
        beside: WinOrLoseLayout.verdict, picture: .loss(loss == .restart ? .again : .home),
        since: now)
    )
    focus(.stay)
  }

  /// Returns from the options or the warning: to the verdict, or to the question, which is asked
  /// anew so that the hidden time does not count.
  mutating func resume(_ context: inout SceneContext) {
    cast.noteActivity(&context)
    warning = nil
    guard let answer = drill.answer else { return showQuestion(&context) }
    let again = card(on: answer, at: context.now)
    verdict?.card = again
    focus(.proceed)
  }

  private mutating func showQuestion(_ context: inout SceneContext) {
    (phase, hands) = (.asking, nil)
    signSize.jump(to: WinOrLoseLayout.largeSign)
    question = Self.entrance(context.view)
    announce(&context)
    context.play(.page)
  }

  /// Tells the task by the light and by a tune.
  private mutating func announce(_ context: inout SceneContext) {
    focus(.answer(.rock))
    guard let aim = drill.question?.aim else { return }
    tune = Playhead(WinOrLoseTimelines.call(to: aim))
    night.glide(to: aim == .lose ? 1 : 0, at: context.now)
  }

  /// Asks the next question, or ends the game: the cast plays a finale, and new bests are kept.
  private mutating func proceed(_ context: inout SceneContext) {
    drill.proceed(using: &context.rulesRandom)
    guard drill.phase == .finished else { return showQuestion(&context) }
    var best = DrillBest(of: drill.options, context.preferences)
    let newBests = best.improve(with: drill)
    context.end(
      .winOrLose, with: finale(context), keeping: [drill.options.key: best.text])
    next = SummaryPage(drill, newBests, best: best.praised, context)
    context.play(.card)
  }

  /// The finale. The player's animal is carried after a faultless game, and comforted if little was
  /// right; otherwise petals fly for each right answer.
  private func finale(_ context: SceneContext) -> Finale {
    if drill.isPerfect { return .parade(context.champion, jungle: false) }
    return drill.isPoor
      ? .comfort(context.champion) : .petals(drill.rightAnswers, about: context.champion)
  }

  /// Whether there are rounds to lose.
  var isAtStake: Bool { !drill.answers.isEmpty }

  /// Whether the question has been answered.
  var isAnswered: Bool { drill.answer != nil }

  /// Whether the question has been answered wrongly.
  var isWrong: Bool { drill.answer?.isRight == false }

  /// Whether the question has been answered rightly.
  var isRightAnswer: Bool { drill.answer?.isRight == true }

  /// Whether the player's hand loses and was to lose.
  var losesOnPurpose: Bool { isRightAnswer && playedRound?.outcome == .loss }

  /// Whether the animation of an answer is running.
  var isPlayingOut: Bool { if case .playingOut = phase { true } else { false } }

  /// The verdict on the answer; nil until the answer is judged.
  var verdict: Verdict? {
    get { if case .judged(let verdict) = phase { verdict } else { nil } }
    set { if let newValue { phase = .judged(newValue) } }
  }

  var lesson: Playhead? { verdict?.lesson }

  /// The judged answers, without one whose animation is running.
  var judged: ArraySlice<Drill.Answer> { drill.answers.dropLast(isPlayingOut ? 1 : 0) }

  /// The throws that the hands play; nil without an answer.
  var playedRound: Round? { drill.answer?.round }

  /// The throws of the right answer; nil without an answer.
  var solution: Round? { drill.answer?.question.solution }

  var counters: [Counter] { [Counter("player", drill.score)] }

  var tall: Arrangement {
    warning == nil && verdict == nil ? WinOrLoseLayout.tallQuestion : WinOrLoseLayout.tall
  }

  var landmarks: [Place] {
    [
      Place("prompt.hand", Rect(center: WinOrLoseLayout.jungleHand, size: HandAssets.rock.size)),
      Place("prompt.sign", WinOrLoseLayout.sign),
      Place("plaque", WinOrLoseLayout.board, isMirrored: true),
    ]
  }
}
