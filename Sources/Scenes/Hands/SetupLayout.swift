internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// The layout of the configuration screen, for drawing and hit tests alike.
struct SetupLayout {
  /// Whether the card also shows the options, below all that it shows at first and then smaller.
  let isUnfolded: Bool

  /// The whole card, and the part of it inside its carved rim.
  static let card = Rect(x: 208, y: 8, width: 864, height: 650)
  static let page = Rect(x: 256, y: 48, width: 768, height: 570)
  private static let rowHeight = 64.0

  var card: Rect {
    isUnfolded ? Self.card : Rect(x: 208, y: 8, width: 864, height: 416)
  }

  /// Over the animals, while there is room.
  static let heading = Rect(x: page.minX, y: 42, width: page.width, height: 44)

  /// The animals come first and are large, and beside them what begins the match.
  func badge(_ animal: Animal) -> Rect {
    let size = isUnfolded ? 140.0 : 172
    return Rect(
      center: Point(x: 346 + 176 * Double(animal.index), y: next.center.y), size: Size(size, size))
  }

  var next: Rect {
    isUnfolded
      ? Rect(x: 792, y: 54, width: 232, height: 132)
      : Rect(x: 792, y: 96, width: 232, height: 168)
  }

  func lender(_ animal: Animal) -> Cast.Spot {
    let badge = badge(animal)
    return Cast.Spot(animal, feet: badge.point(0.5, 0.84), scale: 0.47 * badge.width / 136)
  }

  /// Smaller and below are the name, whose label a problem replaces; what has to be won, and how
  /// long that takes; and what folds and unfolds the card.
  private var row: Double { isUnfolded ? 236 : 312 }
  var name: Rect { Rect(x: Self.page.minX, y: row, width: 268, height: Self.rowHeight) }
  var nameLabel: Point { Point(x: name.minX + 4, y: row - 23) }
  var length: Rect { Rect(x: name.maxX + 4, y: row + 8, width: 260, height: 54) }
  var goal: Rect {
    Rect(center: Point(x: length.center.x, y: row - 16), size: Size(length.width, 44))
  }
  var options: Rect {
    Rect(x: next.minX, y: row - 8, width: next.width, height: Button.height)
  }

  /// The throwers below the small card, or on either side of the large one.
  static func thrower(_ animal: Animal, _ side: Side, isBeside: Bool) -> Cast.Spot {
    let (x, y, scale) = isBeside ? (548.0, 588.0, 0.56) : (336, 656, 0.94)
    return Cast.Spot(
      animal, side, feet: Point(x: Design.middle + (side == .player ? x : -x), y: y), scale: scale,
      isFlipped: animal.looksRight == (side == .player))
  }

  static let tabRow = Rect(x: page.minX, y: 322, width: page.width, height: TabRow.height)
  private static let tabs = Rect(
    x: tabRow.minX + 24, y: tabRow.minY, width: tabRow.width - 48, height: tabRow.height
  ).columns(2)

  static func option(_ option: MatchSetup.Option) -> Rect { tabs[option.index] }

  static let slider = Rect(center: Point(x: Design.middle, y: 556), size: Size(600, Slider.height))
  static let sliderMarks = 603.0

  /// A crown for each round to win, over its mark.
  static func crown(_ mark: Point) -> Rect {
    Rect(center: Point(x: mark.x, y: 452), size: Size(128, 100))
  }

  private static let presets = Rect(
    x: page.minX, y: 388, width: page.width, height: 84
  ).columns(2)

  static func preset(_ preset: MatchSetup.Preset) -> Rect { presets[preset.index] }

  private static let columns = Rect(
    x: page.minX, y: 552, width: page.width, height: rowHeight
  ).columns(3, gap: 24)

  static func field(_ field: NumberField) -> Rect { columns[field.index] }

  /// Its meaning, or what is wrong with it, in the `labelHeight` below the presets.
  static let labelHeight = 78.0
  static func fieldLabel(_ field: NumberField) -> Point {
    Point(x: Self.field(field).minX + 4, y: 513)
  }
}
