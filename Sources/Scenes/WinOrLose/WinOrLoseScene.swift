public import Animation
internal import Figures
public import Phrases
public import Rules
public import Stage
public import Widgets

/// Win or Lose: the jungle shows a hand and asks you to win, or to lose.
public struct WinOrLoseScene: ScreenScene {
  public enum Action: Hashable, Sendable {
    /// `back` goes one step, and asks if rounds would be lost; `quit` leaves at once.
    case back, quit
    case options, start
    /// Turns the final card over: rounds, or figures and times.
    case turnCard
    case choose(DrillOptions)
    case answer(Throw)
    case proceed
    /// Asks whether to lose the rounds so far; the two answers.
    case askRestart, stay, restart
  }

  enum Phase: Hashable {
    /// Choosing how to play, while a running game waits.
    case options(WinOrLoseGame?)
    case playing(WinOrLoseGame)
    /// All rounds done.
    case finished(WinOrLoseSummary)
  }

  var phase = Phase.options(nil)
  var options: DrillOptions
  public var controls = Controls()
  /// The onlookers, or the animals on the final card.
  var crowd = Cast(WinOrLoseLayout.crowd)
  /// The ground of the options.
  private var ground = PageGround()

  public init(preferences: Preferences = Preferences()) {
    options = DrillOptions(values: preferences.choices)
  }

  /// Asks the first question at once, with the options used last.
  public mutating func enter(_ stage: inout StageContext) {
    phase = .playing(WinOrLoseGame(options, &stage))
    focus(.answer(.rock))
  }

  var game: WinOrLoseGame? {
    get { if case .playing(let game) = phase { game } else { nil } }
    set { if let newValue { phase = .playing(newValue) } }
  }

  public func declare(on screen: inout Screen<Action>) {
    screen.key(.escape, .back)
    switch phase {
    case .options: options.declare(on: &screen)
    case .playing(let game): game.declare(on: &screen)
    case .finished(let summary):
      let entrance = Entrance(since: summary.since)
      screen.button(
        .restart, .common(.restart), .again, entering: entrance, named: "button.restart",
        in: WinOrLoseLayout.again)
      screen.hint(.restart)
      summary.declare(on: &screen)
      screen.button(
        .options, .common(.options), .options, entering: entrance, named: "button.options",
        in: WinOrLoseLayout.options)
    }
    screen.corners(back: .back, goesHome: backGoesHome)
    screen.exits(back: false)
  }

  /// Whether one step back leaves the door.
  var backGoesHome: Bool {
    switch phase {
    case .options(let waiting): waiting == nil
    case .finished(let summary): !summary.showsFigures
    case .playing: true
    }
  }

  public mutating func handle(_ event: InputEvent, _ stage: inout StageContext) {
    crowd.disturb(&stage)
    ground.disturb(&stage)
    if game?.isPlayingOut == true, event.isDeed { return judge(&stage) }
    respond(to: event, &stage)
  }

  public mutating func tick(_ stage: inout StageContext) {
    if game?.awaitsVerdict(at: stage.now) == true { judge(&stage) }
    if case .options = phase { ground.tick(&stage) } else { crowd.tick(&stage) }
  }

  public func wakes(_ view: View) -> Time? {
    if case .options = phase { ground.wakes(view) } else { crowd.wakes(after: view.time) }
  }

  public func draw(_ view: View, into picture: inout Picture) {
    switch phase {
    case .options:
      ground.draw(watching: controls.pointer, view, into: &picture)
      options.draw(view, into: &picture)
    case .playing(let game):
      picture.draw(.backdrop(WinOrLoseAssets.ground))
      let sight = game.isPlayingOut ? WinOrLoseLayout.guest : controls.pointer
      crowd.draw(view, pointer: sight, into: &picture)
      game.draw(view, into: &picture)
    case .finished(let summary):
      PageGround.drawEmpty(view, into: &picture)
      picture.drawGroup(opacity: summary.opacity(at: view.time)) {
        summary.draw(view.language, at: view.time, into: &$0)
        if !summary.showsFigures { crowd.draw(view, pointer: controls.pointer, into: &$0) }
      }
    }
  }

  public var tall: Arrangement {
    switch phase {
    case .options: .page(WinOrLoseLayout.panel)
    case .playing: cardBeside == nil ? WinOrLoseLayout.tallQuestion : WinOrLoseLayout.tall
    case .finished: .page(WinOrLoseLayout.card)
    }
  }

  public func prompt(_ view: View) -> Phrase? { game?.sentence }

  public func announcement(_ view: View) -> Phrase? {
    if case .finished(let summary) = phase { summary.words } else { prompt(view) }
  }

  public func invitation(_ view: View) -> Phrase? {
    game?.isAnswered == false ? Phrase.keys(for: view.device) : nil
  }

  public var standing: Phrase? {
    if case .finished(let summary) = phase { summary.words } else { game?.standing }
  }

  public func running(_ view: View) -> [any Moving] {
    switch phase {
    case .options: []
    case .playing(let game): [game.prompt, game.playingOut, crowd]
    case .finished(let summary): summary.showsFigures ? [summary.bars] : [summary.bars, crowd]
    }
  }

  public var counters: [Counter] {
    switch phase {
    case .options: []
    case .playing(let game): [Counter("player", game.drill.score)]
    case .finished(let summary): [Counter("player", summary.drill.score)]
    }
  }

  public var landmarks: [Place] {
    if case .options = phase { return [] }
    return [
      Place("prompt.hand", Rect(center: WinOrLoseLayout.hand, size: HandAssets.rock.size)),
      Place("prompt.sign", WinOrLoseLayout.sign),
      Place("plaque.round", WinOrLoseLayout.round, turns: true),
      Place("plaque.score", WinOrLoseLayout.score, turns: true),
      Place("dots", WinOrLoseLayout.dots, turns: true),
    ]
  }
}
