internal import Animation
internal import Stage

/// An animal in the river, hidden below the surface, with foam around it.
extension AnimalFigure {
  /// How deep it stands in the river, so that no foot is seen, in design pixels.
  private static let knees = 27.0
  /// The amplitude of its bobbing in design pixels, and its frequency.
  private static let (bob, bobbing) = (2.4, 3.6)
  /// The extra depth for each share of its height by which weight squashes it.
  private static let give = 44.0
  /// The depth from which bubbles rise, in design pixels.
  static let breathing = 76.0

  /// Sets `immersion` and `isInWater` from its place on the board.
  public mutating func wade() {
    immersion = Board.immersion(at: feet)
    isInWater = immersion > 0
  }

  /// How far it has sunk in, in design pixels.
  private var sunken: Double { (Self.knees + press * Self.give + rocking) * immersion }

  /// How far below its place it is drawn, in design pixels.
  public var wading: Double { isInWater ? sunken : 0 }

  /// How much it is squashed by its own or somebody's weight, 0…1.
  private var press: Double { ((scale.x - scale.y) / 2).clamped(to: 0...1) }

  /// The bobbing below the average depth; 0 in calm motion.
  private var rocking: Double {
    guard let clock, lift <= 0 else { return 0 }
    return Self.bob * Portable.sin(clock / 400 * Self.bobbing + feet.x / 90)
  }

  /// How much of it is under water, in design pixels.
  var depth: Double { isInWater ? max(0, sunken - lift) : 0 }

  /// The share of its height above ground or water, 0.01…1.
  var share: Double {
    lift < 0 ? max(0.01, 1 + lift / (Self.size(of: animal).height * scale.y)) : 1
  }

  /// A part lowered by the wading depth and clipped at the surface.
  func wet(_ part: consuming DrawCommand) -> DrawCommand {
    guard isInWater else { return part }
    part.at.y += sunken
    part.floor = feet.y
    return part
  }

  /// The lowest y of a floating thing `rise` above it; `spot`'s if that is higher.
  func floating(_ spot: Double, _ rise: Double) -> Double {
    isInWater && lift < 0 ? min(spot, feet.y - sunken + rise - 16) : spot
  }

  /// Draws light streaks at the waterline, a lip of foam about who is pressed into it.
  func drawFoam(into picture: inout Picture) {
    let width = Self.size(of: animal).width * scale.x * (depth > 40 ? 0.5 : 0.62)
    let thick = 5 + 16 * press
    // Weight dents the water, which stands up at either side.
    for (aside, down, part) in [
      (0.0, 10 * press, 0.72), (-0.42, 4 - 26 * press, 0.34), (0.4, 5 - 26 * press, 0.3),
    ] {
      let place = Point(x: feet.x + aside * width, y: feet.y + down)
      picture.draw(
        .rounded(
          Rect(center: place, size: Size(part * width, thick)), radius: thick / 2, tint: Self.foam
        )
        .opacity(0.85 * opacity * immersion))
    }
  }

  /// Draws the bubbles of an animal that is under water.
  func drawBubbles(into picture: inout Picture) {
    let width = Self.size(of: animal).width * scale.x
    for index in 0..<6 {
      let own = Double(index)
      let age = ((clock ?? 0) / 240 + own * 0.37).truncatingRemainder(dividingBy: 1)
      let size = (11 + 4 * own.truncatingRemainder(dividingBy: 3)) * (0.5 + 0.5 * age)
      let place = Point(
        x: feet.x + 0.42 * width * Portable.sin(own * 2.4) + 4 * Portable.sin(age * 9),
        y: feet.y - 30 * age)
      let bubble = Rect(center: place, size: Size(size, size))
      picture.draw(
        .rounded(bubble, radius: size / 2, tint: Self.foam).opacity(0.8 * (1 - age * age)))
    }
  }

  static let foam = Color(0xDDF3FA)
}
