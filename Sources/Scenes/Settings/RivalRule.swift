internal import Animation
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The rule by which a rival plays, in words and hands.
extension Rival.Kind {
  var rule: SettingsWords {
    switch self {
    case .dice: .diceRule
    case .copycat: .copycatRule
    case .oldLion: .oldLionRule
    }
  }

  /// The player's throws so far, and the throws that the rival may choose after them.
  private var example: (before: [Throw], then: [Throw]) {
    switch self {
    case .dice: ([], Throw.allCases)
    case .copycat: ([.rock], [.paper])
    case .oldLion: ([.rock, .rock, .rock], [.paper])
    }
  }

  /// Draws the rule, its words no larger than `size`.
  func drawRule(ofSize size: Double, _ view: View, into picture: inout Picture) {
    var place = SettingsLayout.ruleHands
    func add(_ picture: inout Picture, _ asset: ImageAsset, _ width: Double) {
      picture.draw(
        .image(asset, at: place, anchor: .left).scaled(width / asset.size.width).named("rule"))
      place.x += width + 10
    }
    let (before, then) = example
    for hand in before { add(&picture, HandAssets.picture(of: hand), 50) }
    add(&picture, (before.isEmpty ? Pictogram.dice : .next).asset, 44)
    for hand in then { add(&picture, HandAssets.picture(of: hand), 66) }
    let (room, words) = (SettingsLayout.rule, view.language(.settings(rule)))
    var style = TextStyle(.body, fit: room.width, height: room.height)
    style.size = min(style.size, size)
    picture.draw(
      view.metrics.lines(of: words, style), style, at: room.point(0, 0.5), anchor: .left,
      tint: .ink)
  }
}
