internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// The layout of the configuration screen, for drawing and hit tests alike: the table itself, where
/// everything stands as it will in the match, or a card with all options over it.
struct SetupLayout {
  /// Whether the card with the options is shown.
  let isUnfolded: Bool

  /// The whole card, and the part of it inside its carved rim.
  static let card = Rect(x: 208, y: 8, width: 864, height: 650)
  static let page = Rect(x: 256, y: 48, width: 768, height: 570)
  private static let rowHeight = 64.0

  /// The animals are large, in the places of the hands that are thrown in the match.
  func badge(_ animal: Animal) -> Rect {
    isUnfolded
      ? Rect(
        center: Point(x: 346 + 176 * Double(animal.index), y: next.center.y), size: Size(140, 140))
      : Rect(center: GameLayout.hands[animal.index].center, size: Size(164, 164))
  }

  /// `Continue`, between the fists at the table.
  var next: Rect {
    isUnfolded
      ? Rect(x: 792, y: 54, width: 232, height: 132)
      : Rect(center: Point(x: Design.middle, y: 376), size: Size(232, 148))
  }

  func lender(_ animal: Animal) -> Cast.Member {
    let badge = badge(animal)
    return Cast.Member(animal, feet: badge.point(0.5, 0.84), scale: 0.47 * badge.width / 136)
  }

  /// The name, on the player's board at the table; its label, which a problem replaces.
  var name: Rect {
    isUnfolded
      ? Rect(x: Self.page.minX, y: 236, width: 268, height: Self.rowHeight)
      : Rect(
        center: GameLayout.playerBoard.point(0.4, 0.66), size: Size(352, Self.rowHeight))
  }
  var nameLabel: Point {
    isUnfolded
      ? Point(x: name.minX + 4, y: name.minY - 23) : Point(x: name.center.x, y: name.minY - 19)
  }
  static let face = GameLayout.playerBoard.point(0.86, 0.53)

  /// What has to be won, and below it how long that takes.
  var goal: Rect {
    isUnfolded
      ? Rect(center: Point(x: length.center.x, y: name.minY - 16), size: Size(260, 44))
      : Rect(center: Point(x: Design.middle, y: 207), size: Size(440, 68))
  }
  var length: Rect {
    isUnfolded
      ? Rect(x: name.maxX + 4, y: name.minY + 8, width: 260, height: 54)
      : Rect(center: Point(x: Design.middle, y: 266), size: Size(620, 54))
  }

  var options: Rect {
    isUnfolded
      ? Rect(x: next.minX, y: name.minY - 8, width: next.width, height: Button.height)
      : GameLayout.reset
  }

  /// The throwers at both ends of the table, or on either side of the card.
  func thrower(_ animal: Animal, _ side: Side) -> Cast.Member {
    Cast.Member(
      animal, side,
      feet: isUnfolded
        ? Point(x: Design.middle - 548 * side.toTheOther, y: 588) : GameLayout.feet(of: side),
      scale: isUnfolded ? 0.56 : GameLayout.throwerSize,
      isFlipped: animal.looksRight == (side == .player))
  }

  /// The wrist of a thrower's fist, the turn of its fingers, in degrees, and its size; beside the
  /// card there is only room above the head.
  func fist(_ side: Side) -> (wrist: Point, turn: Double, size: Double) {
    guard isUnfolded else { return (GameLayout.stance(side).wrist, 90, GameLayout.throwerSize) }
    let feet = thrower(.lion, side).feet
    return (feet + Point(x: 58 * side.toTheOther, y: -190), 12, 0.5)
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

extension Side {
  /// 1 where the opponent is to the right, -1 where it is to the left.
  var toTheOther: Double { self == .player ? -1 : 1 }
}
