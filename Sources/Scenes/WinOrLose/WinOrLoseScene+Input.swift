internal import Animation
internal import Rules
public import Stage
internal import Widgets

extension WinOrLoseScene {
  enum Action: Hashable {
    /// One step back; `leave` goes all the way.
    case back, leave
    case settings, options, start
    case choose(WinOrLoseOption.Setting)
    case answer(Throw)
    case proceed
    /// Asks whether the rounds so far may go, takes that back, or does it.
    case askRestart, stay, restart
  }

  var screen: Screen<Action> {
    var screen = Screen<Action>(back: .back)
    switch phase {
    case .options:
      for option in WinOrLoseOption.rows.joined() {
        screen.radio(
          .choose(option.setting), option.words, isChosen: option.isChosen(in: options),
          named: option.name, in: option.frame)
      }
      screen.button(.start, "Start", named: "button.start", in: WinOrLoseLayout.start)
    case .asking:
      for hand in Throw.allCases {
        screen.add(
          .answer(hand), named: "throw.\(hand.rawValue)", in: WinOrLoseLayout.throwButton(hand),
          key: hand.key
        ) { drawThrowButton(hand, $0, for: $1.device, into: &$2) }
      }
    case .verdict(let card, _):
      screen.card(card) {
        $0.button(.proceed, "Continue", named: "alert.continue", width: 240)
        $0.apart(.askRestart, "Restart", named: "alert.restart", width: 150)
      }
    case .restarting(let card, _):
      screen.card(card) {
        $0.button(.stay, "Keep Playing", named: "alert.stay", width: 240)
        $0.apart(.restart, "Restart", named: "alert.restart.now", width: 150)
      }
    case .summary:
      screen.button(.restart, "Restart", named: "button.restart", in: WinOrLoseLayout.again)
      screen.button(.options, "Options", named: "button.options", in: WinOrLoseLayout.options)
    }
    screen.corners(back: .leave, settings: .settings)
    return screen
  }

  public mutating func handle(_ event: InputEvent, _ stage: inout StageContext) {
    guard let action = controls.handle(event, on: screen) else { return }
    if case .answer(let hand) = action { return answer(with: hand, &stage) }
    stage.play(.click)
    switch action {
    case .back: back(&stage)
    case .leave: stage.finish(.back)
    case .settings: stage.finish(.chose(.settings))
    case .options: openOptions()
    case .choose(let setting): choose(setting, &stage)
    case .start, .restart: begin(&stage)
    case .proceed: proceed(&stage)
    case .askRestart: askRestart(&stage)
    case .stay: showVerdict(&stage)
    case .answer: break
    }
  }

  private mutating func back(_ stage: inout StageContext) {
    switch phase {
    case .options: stage.finish(.back)
    case .asking, .verdict, .restarting, .summary: openOptions()
    }
  }

  private mutating func openOptions() {
    phase = .options
    drill = nil
    controls.moveFocus(to: .start, on: screen)
  }

  private mutating func choose(
    _ setting: WinOrLoseOption.Setting, _ stage: inout StageContext
  ) {
    setting.apply(&options)
    best = DrillBest(values: stage.preferences.choices, options: options)
    let chosen = options
    stage.prefer { $0.choices.merge(chosen.values) { $1 } }
  }

  private mutating func begin(_ stage: inout StageContext) {
    drill = Drill(options, using: &stage.chance)
    ask(&stage)
  }

  private mutating func ask(_ stage: inout StageContext) {
    phase = .asking(since: stage.now)
    controls.moveFocus(to: .answer(.rock), on: screen)
    stage.play(.page)
  }

  private mutating func answer(with hand: Throw, _ stage: inout StageContext) {
    guard case .asking(let since) = phase, var drill,
      let answer = drill.answer(hand, after: (stage.now - since).seconds)
    else { return }
    self.drill = drill
    showVerdict(&stage)
    stage.play(answer.isRight ? .win : .uhOh)
    stage.emit(.caption(WinOrLoseWords.verdict(answer, points: options.scale.rawValue).title))
  }

  private mutating func showVerdict(_ stage: inout StageContext) {
    guard let asked, let answer = drill?.answers.last else { return }
    let words = WinOrLoseWords.verdict(answer, points: options.scale.rawValue)
    phase = .verdict(
      AlertCard(words.title, words.body, beside: WinOrLoseLayout.verdict, since: stage.now),
      since: asked)
    controls.moveFocus(to: .proceed, on: screen)
  }

  /// A restart asks before the rounds so far are lost.
  private mutating func askRestart(_ stage: inout StageContext) {
    guard let asked, let drill else { return }
    let card = AlertCard(
      "Start again?", WinOrLoseWords.restarting(drill), beside: WinOrLoseLayout.verdict,
      since: stage.now)
    phase = .restarting(card, since: asked)
    controls.moveFocus(to: .stay, on: screen)
  }

  /// When the question on the board was asked.
  private var asked: Time? {
    switch phase {
    case .asking(let since), .verdict(_, let since), .restarting(_, let since): since
    case .options, .summary: nil
    }
  }

  private mutating func proceed(_ stage: inout StageContext) {
    drill?.proceed(using: &stage.chance)
    guard let drill, drill.phase == .finished else { return ask(&stage) }
    let feats = best.improve(with: drill)
    if !feats.isEmpty {
      let (key, words) = (options.key, best.words)
      stage.prefer { $0.choices[key] = words }
    }
    phase = .summary(since: stage.now, feats: feats)
    controls.moveFocus(to: .restart, on: screen)
    stage.play(.card)
  }
}

/// One choice on the start panel.
struct WinOrLoseOption: Hashable {
  enum Setting: Hashable {
    case order(DrillOptions.Order)
    case scale(DrillOptions.Scale)
    case rounds(DrillOptions.Rounds)
  }

  let name: String
  let words: String
  let setting: Setting
  let frame: Rect

  static let rows: [[WinOrLoseOption]] = [
    row(
      0,
      [
        ("order.alternate", "In turn", .order(.alternating)),
        ("order.random", "Random", .order(.random)),
      ]),
    row(1, [("scale.ten", "±10", .scale(.ten)), ("scale.one", "±1", .scale(.one))]),
    row(
      2,
      DrillOptions.Rounds.allCases.map {
        ("rounds.\($0.rawValue)", "\($0.rawValue)", .rounds($0))
      }),
  ]

  private static func row(
    _ index: Int, _ choices: [(name: String, words: String, setting: Setting)]
  ) -> [WinOrLoseOption] {
    zip(choices, RadioChoice.frames(choices.count, in: WinOrLoseLayout.row(index))).map {
      WinOrLoseOption(name: $0.name, words: $0.words, setting: $0.setting, frame: $1)
    }
  }

  static let rowWords = ["Win and lose", "Points", "Rounds"]

  func isChosen(in options: DrillOptions) -> Bool { setting.isChosen(in: options) }
}

extension WinOrLoseOption.Setting {
  func isChosen(in options: DrillOptions) -> Bool {
    switch self {
    case .order(let order): options.order == order
    case .scale(let scale): options.scale == scale
    case .rounds(let rounds): options.rounds == rounds
    }
  }

  func apply(_ options: inout DrillOptions) {
    switch self {
    case .order(let order): options.order = order
    case .scale(let scale): options.scale = scale
    case .rounds(let rounds): options.rounds = rounds
    }
  }
}
