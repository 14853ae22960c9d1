internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// The layout of the configuration screen, for drawing and hit tests alike.
enum SetupLayout {
  /// The card with only the essentials, and with the length of the match too.
  static let smallCard = Rect(x: 208, y: 8, width: 864, height: 424)
  static let card = Rect(x: 208, y: 8, width: 864, height: 648)
  /// The part of the card inside its carved rim.
  static let page = Rect(x: 256, y: 48, width: 768, height: 568)
  private static let rowHeight = 64.0

  /// The switch between jungle and friend, below the back button.
  static let rivalSwitch = Rect(
    x: 32, y: 136, width: RivalSwitch.size.width, height: RivalSwitch.size.height)

  /// The essentials come first and are large: the animals, and beside them `Continue` below the
  /// name. A problem replaces the label.
  static let heading = Rect(x: page.minX + 24, y: 36, width: 412, height: 44)
  static let next = Rect(x: 716, y: 174, width: page.maxX - 716, height: 128)
  static let name = Rect(x: next.minX, y: 86, width: next.width, height: rowHeight)
  static let nameLabel = Point(x: name.minX + 4, y: 60)
  static let length = Rect(center: Point(x: 480, y: 286), size: Size(440, 44))
  /// Unfolds the card.
  static let options = Rect(center: Point(x: Design.middle, y: 354), size: Size(280, Button.height))

  static func badge(_ animal: Animal) -> Rect {
    Rect(center: Point(x: 332 + 148 * Double(animal.index), y: 182), size: Size(144, 144))
  }

  static func lender(_ animal: Animal) -> Cast.Spot {
    Cast.Spot(animal, feet: badge(animal).point(0.5, 0.96), scale: 0.66)
  }

  /// The throwers below the small card, or on either side of the large one.
  static func thrower(_ animal: Animal, _ side: Side, isBeside: Bool) -> Cast.Spot {
    let (x, y, scale) = isBeside ? (548.0, 588.0, 0.56) : (290, 648, 0.84)
    return Cast.Spot(
      animal, side, feet: Point(x: Design.middle + (side == .player ? x : -x), y: y), scale: scale,
      isFlipped: animal.looksRight == (side == .player))
  }

  static let tabRow = Rect(x: page.minX, y: 314, width: page.width, height: TabRow.height)
  private static let tabs = Rect(
    x: tabRow.minX + 24, y: tabRow.minY, width: tabRow.width - 48, height: tabRow.height
  ).columns(2)

  static func option(_ option: MatchSetup.Option) -> Rect { tabs[option.index] }

  static let sliderLabel = Point(x: Design.middle, y: 403)
  static let slider = Rect(center: Point(x: Design.middle, y: 550), size: Size(600, Slider.height))
  static let sliderMarks = 598.0

  /// A crown for each round to win, over its mark.
  static func crown(_ mark: Point) -> Rect {
    Rect(center: Point(x: mark.x, y: 470), size: Size(128, 88))
  }

  private static let columns = Rect(
    x: page.minX, y: 417, width: page.width, height: rowHeight
  ).columns(3, gap: 24)

  static func field(_ field: NumberField) -> Rect { columns[field.index] }

  static func fieldLabel(_ field: NumberField) -> Point {
    Point(x: Self.field(field).minX + 4, y: 391)
  }

  static func fieldProblem(_ field: NumberField) -> Point {
    Point(x: Self.field(field).minX + 4, y: 523)
  }

  private static let presets = Rect(
    x: page.minX, y: 552, width: page.width, height: rowHeight
  ).columns(2)

  static func preset(_ preset: MatchSetup.Preset) -> Rect { presets[preset.index] }
}
