internal import Animation
internal import Rules
public import Stage
internal import Widgets

extension WinOrLoseScene {
  public mutating func handle(_ event: InputEvent, _ stage: inout StageContext) {
    device = stage.device
    if case .verdict(let card, let since) = phase {
      if let button = card.answer(to: event, &controls, beside: Self.corners) {
        answer(button, since, &stage)
      }
      return
    }
    let action = controls.handle(event, among: activeControls)
    if let action {
      act(on: action, &stage)
    } else if case .key(let key, _) = event {
      answer(with: key, &stage)
    }
  }

  var activeControls: [Control] {
    switch phase {
    case .options: Self.optionControls
    case .asking: Self.throwControls
    case .verdict(let card, _): card.controls + Self.corners
    case .summary: Self.summaryControls
    }
  }

  private static let corners = [
    Control(.back, IconButton.topLeft), Control(.settings, IconButton.topRight),
  ]

  private static let optionControls =
    WinOrLoseOption.rows.joined().map { Control($0.id, $0.frame) }
    + [Control(.start, WinOrLoseLayout.start)] + corners

  private static let throwControls =
    Throw.allCases.map { Control(.throwing($0), WinOrLoseLayout.throwButton($0)) } + corners

  private static let summaryControls =
    [Control(.restart, WinOrLoseLayout.again), Control(.options, WinOrLoseLayout.options)] + corners

  private mutating func act(on action: ControlAction, _ stage: inout StageContext) {
    switch action {
    case .activated(let id): activate(id, &stage)
    case .back: back(&stage)
    case .adjusted, .dragged: break
    }
  }

  private mutating func activate(_ id: ControlID, _ stage: inout StageContext) {
    if let hand = Throw.allCases.first(where: { .throwing($0) == id }) {
      return answer(with: hand, &stage)
    }
    stage.play(.click)
    if let option = WinOrLoseOption.rows.joined().first(where: { $0.id == id }) {
      return choose(option, &stage)
    }
    switch id {
    case .back: stage.finish(.back)
    case .settings: stage.finish(.chose(.settings))
    case .start, .restart: begin(&stage)
    case .options:
      phase = .options
      drill = nil
      controls.moveFocus(to: .start)
    default: break
    }
  }

  /// One step back; while a card is open, Esc accepts it instead.
  private mutating func back(_ stage: inout StageContext) {
    switch phase {
    case .options: stage.finish(.back)
    case .asking, .verdict, .summary: activate(.options, &stage)
    }
  }

  private mutating func choose(_ option: WinOrLoseOption, _ stage: inout StageContext) {
    option.apply(&options)
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
    controls.moveFocus(to: .throwing(.rock))
    stage.play(.page)
  }

  private mutating func answer(with key: Key, _ stage: inout StageContext) {
    guard let hand = Throw(key) else { return }
    answer(with: hand, &stage)
  }

  private mutating func answer(with hand: Throw, _ stage: inout StageContext) {
    guard case .asking(let since) = phase, var drill,
      let answer = drill.answer(hand, after: (stage.now - since).seconds)
    else { return }
    self.drill = drill
    let card = verdict(on: answer, since: stage.now)
    phase = .verdict(card, since: since)
    controls.moveFocus(to: .proceed)
    stage.play(answer.isRight ? .win : .uhOh)
    stage.emit(.caption(card.title))
  }

  private func verdict(on answer: Drill.Answer, since: Time) -> AlertCard {
    let words = WinOrLoseWords.verdict(answer, points: options.scale.rawValue)
    return AlertCard(
      words.title, words.body,
      buttons: [AlertButton(.proceed, "Continue", width: 240)],
      apart: AlertButton(.restartEarly, "Restart", width: 150), beside: WinOrLoseLayout.verdict,
      since: since)
  }

  /// Takes what was pressed on the verdict; a restart asks before the rounds so far are lost.
  private mutating func answer(
    _ button: ControlID, _ asked: Time, _ stage: inout StageContext
  ) {
    guard let drill, let answer = drill.answers.last else { return }
    if Self.corners.contains(where: { $0.id == button }) { return activate(button, &stage) }
    stage.play(.click)
    switch button {
    case .proceed: proceed(&stage)
    case .restartEarly:
      let card = AlertCard(
        "Start again?", WinOrLoseWords.restarting(drill),
        buttons: [AlertButton(.stay, "Keep Playing", width: 240)],
        apart: AlertButton(.restartNow, "Restart", width: 150), beside: WinOrLoseLayout.verdict,
        since: stage.now)
      phase = .verdict(card, since: asked)
      controls.moveFocus(to: .stay)
    case .restartNow: begin(&stage)
    default:
      phase = .verdict(verdict(on: answer, since: stage.now), since: asked)
      controls.moveFocus(to: .proceed)
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
    controls.moveFocus(to: .restart)
    stage.play(.card)
  }
}

extension ControlID {
  static let back: ControlID = "button.back"
  static let settings: ControlID = "button.settings"
  static let start: ControlID = "button.start"
  static let options: ControlID = "button.options"
  static let restart: ControlID = "button.restart"
  static let proceed: ControlID = "alert.continue"
  /// On the card after an answer.
  static let restartEarly: ControlID = "alert.restart"
  /// On the card that asks whether the rounds so far may go.
  static let restartNow: ControlID = "alert.restart.now"
  static let stay: ControlID = "alert.stay"

  static func throwing(_ hand: Throw) -> ControlID {
    switch hand {
    case .rock: "throw.rock"
    case .paper: "throw.paper"
    case .scissors: "throw.scissors"
    }
  }
}

extension Throw {
  /// Keys 1 2 3 throw.
  init?(_ key: Key) {
    guard let hand = Throw.allCases.first(where: { $0.key == key }) else { return nil }
    self = hand
  }
}

/// One choice on the start panel.
struct WinOrLoseOption: Hashable {
  enum Setting: Hashable {
    case order(DrillOptions.Order)
    case scale(DrillOptions.Scale)
    case rounds(DrillOptions.Rounds)
  }

  let id: ControlID
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
        (ControlID("rounds.\($0.rawValue)"), "\($0.rawValue)", .rounds($0))
      }),
  ]

  private static func row(
    _ index: Int, _ choices: [(id: ControlID, words: String, setting: Setting)]
  ) -> [WinOrLoseOption] {
    zip(choices, RadioChoice.frames(choices.count, in: WinOrLoseLayout.row(index))).map {
      WinOrLoseOption(id: $0.id, words: $0.words, setting: $0.setting, frame: $1)
    }
  }

  static let rowWords = ["Win and lose", "Points", "Rounds"]

  func isChosen(in options: DrillOptions) -> Bool {
    switch setting {
    case .order(let order): options.order == order
    case .scale(let scale): options.scale == scale
    case .rounds(let rounds): options.rounds == rounds
    }
  }

  func apply(_ options: inout DrillOptions) {
    switch setting {
    case .order(let order): options.order = order
    case .scale(let scale): options.scale = scale
    case .rounds(let rounds): options.rounds = rounds
    }
  }
}
