internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// The layout of the setup page, in design pixels: the table as it will be in the match, or a card
/// with the options over the clearing.
struct SetupLayout {
  /// Whether the card with the options is shown.
  let isUnfolded: Bool

  /// The whole card of options, and the part of it inside its carved rim.
  static let card = Rect(x: 208, y: 8, width: 864, height: 650)
  static let page = Rect(x: 256, y: 48, width: 768, height: 570)
  private static let rowHeight = 64.0

  /// Returns an animal's badge; at the table it has the place of a hand's button in the match.
  func badge(_ animal: Animal) -> Rect {
    isUnfolded
      ? Rect(
        center: Point(x: 346 + 176 * Double(animal.index), y: next.center.y), size: Size(140, 140))
      : Rect(center: GameLayout.hands[animal.index].center, size: Size(164, 164))
  }

  /// The button `Continue`, which stands between the fists at the table.
  var next: Rect {
    isUnfolded
      ? Rect(x: 792, y: 54, width: 232, height: 132)
      : Rect(center: Point(x: Design.middle, y: 386), size: Size(232, 148))
  }

  func avatar(_ animal: Animal) -> Cast.Member {
    let badge = badge(animal)
    return Cast.Member(animal, feet: badge.point(0.5, 0.84), scale: 0.47 * badge.width / 136)
  }

  /// The field of the name, which is on the player's board at the table.
  var name: Rect {
    isUnfolded
      ? Rect(x: Self.page.minX, y: 236, width: 268, height: Self.rowHeight)
      : Rect(
        center: GameLayout.place(0.62, 0.69, on: .player), size: Size(262, Self.rowHeight))
  }
  var nameLabel: Point {
    isUnfolded
      ? Point(x: name.minX + 4, y: name.minY - 23) : Point(x: name.center.x, y: name.minY - 25)
  }

  /// The places of the goal (crowns or points), on the card of the hands, and, below it, of the number
  /// of throws it may take.
  var goal: Rect {
    isUnfolded
      ? Rect(center: Point(x: length.center.x, y: name.minY - 14), size: Size(260, 52))
      : Rect(center: Point(x: Design.middle, y: 207), size: Size(384, 68))
  }
  var length: Rect {
    isUnfolded
      ? Rect(x: name.maxX + 4, y: name.minY + 8, width: 260, height: 54)
      : Rect(center: Point(x: Design.middle, y: 282), size: Size(620, 40))
  }

  var options: Rect {
    isUnfolded
      ? Rect(x: next.minX, y: name.minY - 4, width: next.width, height: Button.height)
      : GameLayout.reset
  }

  /// Returns a thrower at its end of the table, or beside the card.
  func thrower(_ animal: Animal, _ side: Side) -> Cast.Member {
    Cast.Member(
      animal, side,
      feet: isUnfolded
        ? Point(x: Design.middle - 548 * side.toTheOther, y: 588) : GameLayout.feet(of: side),
      scale: isUnfolded ? 0.56 : GameLayout.throwerSize,
      isFlipped: animal.looksRight == (side == .player))
  }

  /// Returns the wrist of a thrower's fist, the turn of its fingers in degrees, and its scale;
  /// beside the card the fist is above the head.
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

  /// Returns the frame of the crown over a mark of the slider for the rounds.
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

  /// The height of a number's label, in design pixels; it shows the number's meaning or its
  /// problem.
  static let labelHeight = 78.0
  static func fieldLabel(_ field: NumberField) -> Point {
    Point(x: Self.field(field).minX + 4, y: 513)
  }
}

extension Side {
  /// The horizontal direction to the opponent: 1 for right, -1 for left.
  var toTheOther: Double { self == .player ? -1 : 1 }
}
