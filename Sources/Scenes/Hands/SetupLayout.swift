internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// The layout of the configuration screen, for drawing and hit tests alike.
enum SetupLayout {
  /// The card with only the essentials, and with the length of the match too.
  static let smallCard = Rect(x: 208, y: 8, width: 864, height: 348)
  static let card = Rect(x: 208, y: 8, width: 864, height: 650)
  /// The part of the card inside its carved rim.
  static let page = Rect(x: 256, y: 48, width: 768, height: 570)
  private static let rowHeight = 64.0

  /// The switch between jungle and friend, below the back button.
  static let rivalSwitch = Rect(
    x: 32, y: 136, width: RivalSwitch.size.width, height: RivalSwitch.size.height)

  /// The essentials come first and are large: the animals, and beside them `Continue` below the
  /// name. A problem replaces the label.
  static let heading = Rect(x: page.minX + 18, y: 48, width: 426, height: 44)
  static let next = Rect(x: 724, y: 182, width: page.maxX - 724, height: 126)
  static let name = Rect(x: next.minX, y: 101, width: next.width, height: rowHeight)
  /// On the baseline of the heading, which is larger.
  static let nameLabel = Point(x: name.minX + 4, y: heading.center.y + 3)
  /// Folds and unfolds the card; beside it what has to be won, and below that the length.
  static let options = Rect(x: page.minX, y: 240, width: 210, height: Button.height)
  static let length = Rect(x: options.maxX + 2, y: 268, width: 254, height: 54)
  static let goal = Rect(
    center: Point(x: length.center.x, y: 249), size: Size(length.width, 44))

  static func badge(_ animal: Animal) -> Rect {
    Rect(center: Point(x: 324 + 154 * Double(animal.index), y: 162), size: Size(136, 136))
  }

  static func lender(_ animal: Animal) -> Cast.Spot {
    Cast.Spot(animal, feet: badge(animal).point(0.5, 0.84), scale: 0.47)
  }

  /// The throwers below the small card, or on either side of the large one.
  static func thrower(_ animal: Animal, _ side: Side, isBeside: Bool) -> Cast.Spot {
    let (x, y, scale) = isBeside ? (548.0, 588.0, 0.56) : (336, 652, 1)
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
