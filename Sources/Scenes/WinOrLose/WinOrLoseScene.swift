internal import Animation
internal import Rules
public import Stage
internal import Widgets

/// A trainer: the jungle shows a hand and asks you to win, or to lose.
public struct WinOrLoseScene: Scene {
  enum Phase: Hashable {
    /// Choosing how to play, while the game that was under way waits.
    case options(WinOrLoseGame?)
    case playing(WinOrLoseGame)
    /// All is done.
    case finished(WinOrLoseSummary)
  }

  var phase = Phase.options(nil)
  var options: DrillOptions
  var best: DrillBest
  var controls = Controls()

  public init(preferences: Preferences = Preferences()) {
    options = DrillOptions(values: preferences.choices)
    best = DrillBest(values: preferences.choices, options: options)
  }

  /// The first question is asked at once, by the options that were chosen last.
  public mutating func enter(_ stage: inout StageContext) {
    phase = .playing(WinOrLoseGame(options, &stage))
    controls.moveFocus(to: .answer(.rock), on: screen)
  }

  var game: WinOrLoseGame? {
    get { if case .playing(let game) = phase { game } else { nil } }
    set { if let newValue { phase = .playing(newValue) } }
  }

  public mutating func tick(_ stage: inout StageContext) {}

  public func picture(_ view: View) -> Picture {
    var picture = Picture()
    picture.draw(.backdrop(WinOrLoseAssets.ground))
    switch phase {
    case .options: drawStartPanel(into: &picture)
    case .playing(let game): game.draw(view, into: &picture)
    case .finished(let summary): summary.draw(at: view.time, into: &picture)
    }
    screen.draw(controls, view, into: &picture)
    return picture
  }

  public func isStill(_ view: View) -> Bool {
    switch phase {
    case .options: true
    case .playing(let game): game.prompt.isOver(at: view.time) && !screen.isOpening(at: view.time)
    case .finished(let summary): summary.bars.isOver(at: view.time)
    }
  }

  public var counters: [Counter] {
    switch phase {
    case .options: []
    case .playing(let game): [Counter("player", game.drill.score)]
    case .finished(let summary): [Counter("player", summary.drill.score)]
    }
  }

  public var layout: [Place] {
    if case .options = phase { return screen.layout }
    return screen.layout + [
      Place("prompt.hand", Rect(center: WinOrLoseLayout.hand, size: HandAssets.rock.size)),
      Place("prompt.sign", WinOrLoseLayout.sign),
    ]
  }

  private func drawStartPanel(into picture: inout Picture) {
    let panel = WinOrLoseLayout.panel
    picture.draw(.panel(WidgetAssets.card, inset: 56, in: panel))
    picture.draw(
      .text(
        "Win or Lose", TextStyle(.heading, bold: true), at: Point(x: 640, y: panel.minY + 74),
        tint: .ink))
    for (index, row) in options.rows.enumerated() {
      picture.draw(
        .text(
          row.words, TextStyle(.body, bold: true, fit: 170),
          at: Point(x: 240, y: WinOrLoseLayout.row(index).center.y), anchor: .left, tint: .ink))
    }
    let best =
      best.praised.map { "Your best so far: \($0)" }
      ?? "The best possible: \(options.bestScore)"
    picture.draw(
      .text(
        best, TextStyle(.body), at: Point(x: 240, y: WinOrLoseLayout.start.center.y), anchor: .left,
        tint: .ink))
  }
}
