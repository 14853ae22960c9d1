internal import Animation
internal import Rules
public import Stage
internal import Widgets

/// A trainer: the jungle shows a hand and asks you to win, or to lose.
public struct WinOrLoseScene: Scene {
  enum Phase: Hashable {
    /// Choosing how to play.
    case options
    /// A question stands since then; the time of the answer counts from there.
    case asking(since: Time)
    /// A card says whether the answer was right.
    case verdict(AlertCard, since: Time)
    /// A card asks whether the rounds so far may go.
    case restarting(AlertCard, since: Time)
    /// All is done; what was better than ever before.
    case summary(since: Time, feats: Set<DrillBest.Feat>)
  }

  var phase = Phase.options
  var options: DrillOptions
  var drill: Drill?
  var best: DrillBest
  var controls = Controls()

  public init(preferences: Preferences = Preferences()) {
    options = DrillOptions(values: preferences.choices)
    best = DrillBest(values: preferences.choices, options: options)
    controls.moveFocus(to: .start, on: screen)
  }

  public mutating func tick(_ stage: inout StageContext) {}

  public func isStill(_ view: View) -> Bool {
    switch phase {
    case .options: true
    case .asking(let since):
      view.time - since >= WinOrLoseTimelines.question(isCalm: view.isCalm).duration
    case .verdict, .restarting: !screen.isOpening(at: view.time)
    case .summary(let since, _): view.time - since >= summaryTimeline(view).duration
    }
  }

  func summaryTimeline(_ view: View) -> Timeline {
    WinOrLoseTimelines.summary(rounds: options.rounds, isCalm: view.isCalm)
  }

  public var layout: [Place] {
    screen.layout
      + (drill == nil
        ? []
        : [
          Place("prompt.hand", Rect(center: WinOrLoseLayout.hand, size: HandAssets.rock.size)),
          Place("prompt.sign", WinOrLoseLayout.sign),
        ])
  }
}

extension DrillOptions {
  /// The options as the player left them.
  init(values: [String: String]) {
    self.init(
      order: values["drill.order"].flatMap { Order(rawValue: $0) } ?? .alternating,
      scale: values["drill.scale"].flatMap { Int($0) }.flatMap { Scale(rawValue: $0) } ?? .ten,
      rounds: values["drill.rounds"].flatMap { Int($0) }.flatMap { Rounds(rawValue: $0) } ?? .ten)
  }

  var values: [String: String] {
    [
      "drill.order": order.rawValue, "drill.scale": "\(scale.rawValue)",
      "drill.rounds": "\(rounds.rawValue)",
    ]
  }

  /// Bests of different options are not compared.
  var key: String { "drill.best.\(order.rawValue).\(scale.rawValue).\(rounds.rawValue)" }
}

extension DrillBest {
  /// The best of these options as it was stored: score and medians, `-` for none.
  init(values: [String: String], options: DrillOptions) {
    let words = (values[options.key] ?? "").split(separator: " ").map(String.init)
    guard words.count == 3 else {
      self.init()
      return
    }
    self.init(
      score: Int(words[0]), winSeconds: Double(words[1]), loseSeconds: Double(words[2]))
  }

  var words: String {
    [score.map { "\($0)" }, winSeconds.map { "\($0)" }, loseSeconds.map { "\($0)" }]
      .map { $0 ?? "-" }.joined(separator: " ")
  }
}
