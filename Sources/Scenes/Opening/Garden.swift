internal import Animation
internal import Figures
internal import Stage

/// The plants and animals in the clearing, one for each finished game.
///
/// Each door has its own kind, up to four; further doors share them. A kind fills its plots one
/// after another, then adds to each until the clearing is full; then its items grow anew.
struct Garden: Hashable, Sendable {
  enum Kind: CaseIterable { case flowers, birds, butterflies, fireflies }

  /// The number of finished games of a kind's doors, and how many of these the player has seen
  /// grow.
  private struct Count: Hashable {
    let all: Int
    let seen: Int
  }

  private let counts: [Kind: Count]
  /// The growth of new items.
  let growing: PlayingTimeline

  init(_ doors: [HubDoor], _ view: View) {
    let preferences = view.preferences
    var counts: [Kind: Count] = [:]
    for (index, door) in doors.enumerated() {
      let kind = Kind.allCases[index % Kind.allCases.count]
      let all = preferences.finishedGames[door.scene] ?? 0
      let seen = min(all, preferences.seenFinishedGames[door.scene] ?? 0)
      let others = counts[kind]
      counts[kind] = Count(
        all: all + (others?.all ?? 0), seen: seen + (others?.seen ?? 0))
    }
    self.counts = counts
    growing = PlayingTimeline(HubTimelines.growing, in: view)
  }

  var hasNews: Bool { counts.values.contains { $0.all > $0.seen } }

  func draw(among doors: [HubDoor], _ view: View, into picture: inout Picture) {
    for kind in Kind.allCases {
      guard let count = counts[kind] else { continue }
      let plots = kind.plots(among: doors)
      // Distant plots are drawn first.
      for plot in plots.indices.sorted(by: { plots[$0].y < plots[$1].y }) {
        let level = Self.level(of: plot, of: plots.count, count: count.all)
        guard level > 0 else { continue }
        let isNew = Self.isNew(plot, of: plots.count, count.seen..<count.all)
        picture.drawFigure(at: plots[plot]) { picture in
          picture.drawGroup(
            scaledBy: isNew ? growing[HubTimelines.growth, at: view.time] : 1, about: plots[plot],
            opacity: isNew ? growing[HubTimelines.growthOpacity, at: view.time] : 1
          ) { kind.draw(plot, level, at: plots[plot], into: &$0) }
        }
      }
    }
  }

  /// The number of games on the plot with index `plot`, if each of `count` games takes the next of
  /// `plots` plots.
  static func level(of plot: Int, of plots: Int, count: Int) -> Int {
    (count - plot + plots - 1) / plots
  }

  /// Whether one of `games`, by number, has taken the plot with index `plot`.
  static func isNew(_ plot: Int, of plots: Int, _ games: Range<Int>) -> Bool {
    games.suffix(plots).contains { $0 % plots == plot }
  }
}

extension Garden.Kind {
  fileprivate func plots(among doors: [HubDoor]) -> [Point] {
    switch self {
    case .flowers: Self.beds
    case .birds: Self.perches.flatMap { x in doors.map { $0.frame.point(x, 0.05) } }
    case .butterflies: Self.air
    case .fireflies: Self.shade
    }
  }

  fileprivate func draw(_ plot: Int, _ level: Int, at place: Point, into picture: inout Picture) {
    let isFlipped = !plot.isMultiple(of: 2)
    switch self {
    case .flowers:
      // Distant flowers are small; further flowers grow around the first.
      let size = place.y < 560 ? 0.5 : 0.66
      let row = [(0.0, 0.0, 1.0), (-21, 3, 0.78), (20, 4, 0.84), (3, 9, 0.62)].prefix(level)
      for (index, (x, y, scale)) in row.enumerated().reversed() {
        picture.draw(
          .image(
            SharedAssets.blooms[(plot + index * 3) % SharedAssets.blooms.count],
            at: place + Point(x: x, y: y) * size, anchor: .bottom
          ).scaled(size * scale).flipped(isFlipped))
      }
    case .birds:
      for index in 0..<min(2, level) {
        picture.draw(
          .image(
            CreatureAssets.birds[(plot + index) % CreatureAssets.birds.count],
            at: place + Point(x: index == 0 ? 0 : isFlipped ? -26 : 26, y: 0), anchor: .bottom
          ).scaled(index == 0 ? 0.72 : 0.54).flipped(isFlipped == (index == 0)))
      }
    case .butterflies:
      picture.draw(
        .image(CreatureAssets.butterflies[plot % CreatureAssets.butterflies.count], at: place)
          .scaled(0.56 + 0.12 * Double(min(3, level))).turned(isFlipped ? 24 : -22))
    case .fireflies:
      picture.draw(
        .image(CreatureAssets.firefly, at: place).scaled(0.7 + 0.15 * Double(min(3, level)))
          .turned(isFlipped ? 16 : -14))
    }
  }

  /// The plots of flowers: on the grass on both sides of the path, clear of doors and animals.
  private static let beds = [
    (190.0, 664.0), (1_098, 666), (478, 650), (800, 652), (340, 506), (940, 508), (1_164, 646),
    (126, 644), (640, 496), (846, 640), (446, 642), (1_040, 646), (242, 648), (740, 656),
    (536, 660), (318, 474), (964, 476), (620, 466), (364, 472), (918, 474), (662, 470), (70, 634),
    (1_216, 628), (152, 682), (1_130, 686),
  ].map { Point(x: $0, y: $1) }

  /// The birds' places along a door's upper edge, as shares of its width.
  private static let perches = [0.72, 0.34]

  private static let air = [
    (500.0, 596.0), (780, 592), (130, 588), (1_150, 584), (456, 556), (832, 552), (62, 546),
    (1_206, 540), (214, 606), (1_066, 604),
  ].map { Point(x: $0, y: $1) }

  private static let shade = [
    (92.0, 172.0), (1_188, 174), (40, 122), (1_244, 146), (28, 604), (1_256, 590), (150, 116),
    (1_132, 140), (26, 206), (1_258, 212), (226, 48), (1_052, 46),
  ].map { Point(x: $0, y: $1) }
}
