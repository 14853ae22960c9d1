internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// A game: the question, its answer, and the card beside them.
struct GamePage: Page {
  enum Action: Hashable {
    case options, tellRing
    case answer(Throw)
    case proceed
    /// `back` and `startOver` ask first if rounds would be lost; the others answer that.
    case back, startOver
    case stay, quit, restart
  }

  enum Card: Hashable {
    /// Tells whether the answer was right.
    case verdict(AlertCard)
    /// Asks whether to lose the rounds so far.
    case losing(Loss, AlertCard)
  }

  /// A wish of the player's that would lose the rounds so far.
  enum Loss: Hashable { case restart, doors }

  private(set) var drill: Drill
  /// The entrance of the question, from which the answer is timed.
  private(set) var question: Running
  /// What the hands play since the answer.
  private(set) var playingOut: Playhead?
  /// What follows the verdict: a star flies to its round, or a wrong hand is crossed out.
  private(set) var sequel: Running?
  /// After a wrong answer, how the right one goes, as the player's animal imagines it.
  private(set) var lesson: Playhead?
  private(set) var card: Card?
  /// The stars that those who listen throw after right answers.
  private(set) var bursts: [Burst] = []
  /// The size of the sign, which makes room for the hands.
  private(set) var signSize = Glide(
    at: WinOrLoseLayout.largeSign, duration: 0.2, easing: .inOutSine)
  /// The ring that tells who beats whom.
  private(set) var ring: Running?
  /// The two throwers and their onlookers.
  var cast: Throwers
  var controls = Controls()
  private(set) var next: (any Page)?

  /// Asks the first question, with the options chosen last.
  init(_ stage: inout StageContext) {
    drill = Drill(DrillOptions(values: stage.preferences.choices), using: &stage.chance)
    question = Self.entrance(stage.view)
    cast = WinOrLoseLayout.throwers(of: stage.champion)
    focus(.answer(.rock))
  }

  private static func entrance(_ view: View) -> Running {
    Running(WinOrLoseTimelines.question, in: view)
  }

  func declare(on screen: inout Screen<Action>) {
    switch card {
    case nil where isAnswered: break
    case nil:
      for hand in Throw.allCases {
        screen.add(
          .answer(hand), Spoken(.common(.hand(hand))), named: "throw.\(hand.rawValue)",
          in: WinOrLoseLayout.throwButton(hand), key: hand.key
        ) { drawThrowButton(hand, $0, $1, into: &$2) }
      }
      // The hands take the verdict's place.
      if drill.round > 1 { screen.appears(at: question.since, within: WinOrLoseLayout.verdict) }
      if let question = drill.question { screen.hint(.answer(question.rightThrow)) }
    case .verdict(let card):
      screen.card(card) {
        $0.button(
          .proceed, .common(.next), .next, named: "alert.continue", width: 252, shines: true)
        // It asks before anything is lost, and stands where no hand was.
        $0.apart(
          .startOver, .common(.restart), .again, named: "alert.restart", isRisky: false,
          in: WinOrLoseLayout.restart)
      }
    case .losing(let loss, let card):
      screen.card(card) {
        $0.button(.stay, .common(.keepPlaying), .play, named: "alert.stay", width: 264)
        switch loss {
        case .restart:
          $0.apart(
            .restart, .common(.restart), .again, named: "alert.restart.now", width: 168,
            isLast: true)
        case .doors:
          $0.apart(
            .quit, .common(.leave), .home, named: "alert.discard", width: 168, isLast: true)
        }
      }
    }
    if !isPlayingOut { screen.beatRing(.tellRing, at: WinOrLoseLayout.ring) }
    screen.corner(.home, .back)
    if card == nil, !isAnswered { screen.corner(.options, .options) }
    screen.corner(.settings)
  }

  mutating func react(to event: InputEvent, _ stage: inout StageContext) {
    if isPlayingOut, event.isDeed { return perform(playingOut?.skip() ?? [], &stage) }
    respond(to: event, &stage)
  }

  mutating func perform(_ action: Action, _ stage: inout StageContext) {
    if case .answer(let hand) = action { return answer(with: hand, &stage) }
    stage.play(.click)
    switch action {
    case .answer: break
    case .tellRing: ring = Running(BeatRing.telling, in: stage.view)
    case .options: next = OptionsPage(stage.preferences, waiting: self)
    case .proceed: proceed(&stage)
    case .back where isAtStake: ask(.doors, at: stage.now)
    case .back, .quit: stage.finish(.back)
    case .startOver: ask(.restart, at: stage.now)
    case .stay: resume(&stage)
    case .restart:
      next = GamePage(&stage)
      stage.play(.page)
    }
  }

  mutating func advance(_ stage: inout StageContext) {
    bursts.removeAll { $0.isOver(at: stage.now) }
    if lesson == nil, isWrong, sequel?.isOver(at: stage.now) == true { teach(stage) }
    perform(playingOut?.advance(by: stage.step) ?? [], &stage)
    learn(lesson?.advance(by: stage.step) ?? [], &stage)
  }

  func running(_ view: View) -> [any Moving] {
    [question, playingOut, sequel, lesson, bursts, signSize, ring, cast]
  }

  /// Answers the question and starts the animation of that.
  private mutating func answer(with hand: Throw, _ stage: inout StageContext) {
    stage.play(.snap)
    ring = nil
    guard drill.answer(hand, after: (stage.now - question.since).seconds) != nil else { return }
    let size = WinOrLoseLayout.smallSign
    if stage.preferences.isCalm {
      signSize.jump(to: size)
    } else {
      signSize.glide(to: size, at: stage.now)
    }
    guard let shown else { return }
    let timeline = WinOrLoseTimelines.playingOut(
      shown, isMeant: isMeant, beats: stage.preferences.isCalm ? 0 : 2)
    playingOut = Playhead(timeline.seen(with: stage.preferences))
    cast.count(2, stage)
  }

  /// Begins the lesson; the hands stay as they were thrown.
  private mutating func teach(_ stage: StageContext) {
    guard let solution else { return }
    lesson = Playhead(WinOrLoseTimelines.lesson(solution).seen(with: stage.preferences))
  }

  /// The player's animals see it coming, and nod: that is how it goes.
  private mutating func learn(_ events: [TimelineEvent], _ stage: inout StageContext) {
    for case .blow? in events.map({ $0.marker(as: HandPlay.Cue.self) }) {
      cast.nod(stage)
      stage.play(solution?.winner?.sound ?? .thump)
    }
  }

  private mutating func perform(_ events: [TimelineEvent], _ stage: inout StageContext) {
    for event in events {
      guard let shown else { return }
      if let cue = event.marker(as: HandPlay.Cue.self) {
        cast.perform(cue, of: shown, isMeant: isMeant, &stage)
      } else if event.kind == .finished {
        judge(&stage)
      }
    }
  }

  /// Judges the answer once its animation is over or skipped.
  private mutating func judge(_ stage: inout StageContext) {
    guard let answer = drill.answer else { return }
    showVerdict(on: answer, at: stage.now)
    sequel = Running(
      answer.isRight ? WinOrLoseTimelines.prize : WinOrLoseTimelines.regret, in: stage.view)
    if answer.isRight { cheer(&stage) } else { cast.all.react(to: .loss, stage) }
    stage.play(answer.isRight ? .win : .uhOh)
    stage.say(.winOrLose(answer.isRight ? .right : .notThatOne))
  }

  /// All dance, the longer the more answers were right in a row, and those who listen throw stars.
  private mutating func cheer(_ stage: inout StageContext) {
    cast.all.dance(rounds: 1 + min(run, Choir.places), stage)
    bursts = Choir.bursts(after: run, &stage)
  }

  private mutating func showVerdict(on answer: Drill.Answer, at now: Time) {
    let scale = drill.options.scale
    card = .verdict(
      AlertCard(
        .winOrLose(answer.isRight ? .right : .notThatOne), "", spoken: .verdict(answer, scale),
        beside: WinOrLoseLayout.verdict,
        picture: .verdict(answer, run: Self.run(drill.answers[...])), since: now))
    focus(.proceed)
  }

  /// Asks before losing the rounds so far.
  mutating func ask(_ loss: Loss, at now: Time) {
    card = .losing(
      loss,
      AlertCard(
        .winOrLose(loss == .restart ? .asksRestart : .asksLeave), .loss(of: drill),
        beside: WinOrLoseLayout.question, picture: .loss(loss == .restart ? .again : .home),
        since: now))
    focus(.stay)
  }

  /// Returns from the options or the card to the verdict, or asks again; the hidden time does not
  /// count.
  mutating func resume(_ stage: inout StageContext) {
    cast.disturb(&stage)
    guard let answer = drill.answer else { return showQuestion(&stage) }
    showVerdict(on: answer, at: stage.now)
  }

  private mutating func showQuestion(_ stage: inout StageContext) {
    (card, playingOut, sequel, lesson) = (nil, nil, nil, nil)
    signSize.jump(to: WinOrLoseLayout.largeSign)
    question = Self.entrance(stage.view)
    focus(.answer(.rock))
    stage.play(.page)
  }

  /// Moves on to the next question, or ends: the cast plays a finale, and new bests are kept.
  private mutating func proceed(_ stage: inout StageContext) {
    drill.proceed(using: &stage.chance)
    guard drill.phase == .finished else { return showQuestion(&stage) }
    var best = DrillBest(of: drill.options, stage.preferences)
    let feats = best.improve(with: drill)
    stage.end(
      .winOrLose, with: finale(stage), keeping: [drill.options.key: best.text])
    next = SummaryPage(drill, feats, best: best.praised, stage)
    stage.play(.card)
  }

  /// The finale: the player's animal is carried after a faultless game, and comforted if little was
  /// right; otherwise petals fly for each right answer.
  private func finale(_ stage: StageContext) -> Finale {
    if drill.isPerfect { return .parade(stage.champion, jungle: false) }
    return drill.isPoor
      ? .comfort(stage.champion) : .petals(drill.rightAnswers, about: stage.champion)
  }

  /// Whether there are rounds to lose.
  var isAtStake: Bool { !drill.answers.isEmpty }

  /// Whether the question has been answered.
  var isAnswered: Bool { drill.answer != nil }

  /// Whether that was wrong.
  var isWrong: Bool { drill.answer?.isRight == false }

  /// Whether the answer is what was asked for.
  var isAsAsked: Bool { drill.answer?.isRight == true }

  /// Whether the player's hand loses on purpose.
  var isMeant: Bool { isAsAsked && shown?.outcome == .loss }

  /// Whether the animation of an answer is running.
  var isPlayingOut: Bool { isAnswered && card == nil }

  /// The judged answers, without one whose animation is running.
  var judged: ArraySlice<Drill.Answer> { drill.answers.dropLast(isPlayingOut ? 1 : 0) }

  /// What the hands play; nil without an answer.
  var shown: Round? { drill.answer?.round }

  /// What they would have played if it had been right.
  var solution: Round? { drill.answer?.question.solution }

  var counters: [Counter] { [Counter("player", drill.score)] }

  var tall: Arrangement {
    card == nil ? WinOrLoseLayout.tallQuestion : WinOrLoseLayout.tall
  }

  var landmarks: [Place] {
    [
      Place("prompt.hand", Rect(center: WinOrLoseLayout.hand, size: HandAssets.rock.size)),
      Place("prompt.sign", WinOrLoseLayout.sign),
      Place("plaque", WinOrLoseLayout.board, isMirrored: true),
    ]
  }
}
