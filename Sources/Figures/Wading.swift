internal import Animation
internal import Rules
internal import Stage

/// An animal in the river, hidden below the surface, with foam around it.
extension AnimalFigure {
  /// The depth at which an animal stands in the river, so that no foot shows, in design pixels.
  private static let knees = 27.0
  /// The amplitude of the bobbing, in design pixels.
  private static let bob = 2.4
  /// The speed of the bobbing, in radians for each 400 of `effectPhase`.
  private static let pace = 3.6
  /// The depth by which weight that fully squashes an animal sinks it further, in design pixels.
  private static let give = 44.0
  /// The depth, in design pixels, from which an animal's breath makes bubbles.
  static let breathing = 76.0

  /// Sets `immersion` and `isInWater` from the place of the feet on the board.
  public mutating func wade() {
    immersion = Board.immersion(at: feet)
    isInWater = immersion > 0
  }

  /// The depth by which the animal has sunk in, in design pixels.
  private var sunken: Double { (Self.knees + press * Self.give + rocking + bobbing) * immersion }

  /// The distance below its place at which the animal is drawn, in design pixels.
  public var wading: Double { isInWater ? sunken : 0 }

  /// The squash of the animal by its own or another's weight, 0…1.
  private var press: Double { ((scale.x - scale.y) / 2).clamped(to: 0...1) }

  /// The bobbing below the average depth; 0 in calm motion.
  private var rocking: Double {
    guard let effectPhase, lift <= 0 else { return 0 }
    return Self.bob * Portable.sin(effectPhase / 400 * Self.pace + feet.x / 90)
  }

  /// The height of the part of the animal under water, in design pixels.
  var depth: Double { isInWater ? max(0, sunken - lift) : 0 }

  /// The share of the animal's height that is above ground or water, 0.01…1.
  var share: Double {
    lift < 0 ? max(0.01, 1 + lift / (Self.size(of: animal).height * scale.y)) : 1
  }

  /// A part lowered by the wading depth, clipped at the surface, and pressed in by who is on it.
  func wet(_ part: consuming DrawCommand) -> DrawCommand {
    guard isInWater else { return part }
    part.at.y += sunken
    part.floor = feet.y
    guard let dent else { return part }
    if part.imageName == nil { part.at = dent.moved(part.at) } else { part.dent = dent }
    return part
  }

  /// The y at which a thing floats on the water with its center `rise` above it; `spot` if that is
  /// higher.
  func floating(_ spot: Double, _ rise: Double) -> Double {
    isInWater && lift < 0 ? min(spot, feet.y - sunken + rise - 16) : spot
  }

  /// The joints of parts that lie on the water, around which there is no collar.
  static let trailing: Set<Joint> = [.tail, .tailTip, .earNear, .earFar, .tongue]

  /// Draws the collar of water around the animal: higher on the side to which it moves, and about
  /// an animal that is pressed into the water.
  func drawCollar(along cut: ClosedRange<Double>?, into picture: inout Picture) {
    guard let cut, depth > 0 else { return }
    let collar = AnimalAssets.collar
    // In calm motion the collar is as wide as its animal, and lies still.
    var (middle, wide, tall, lean) = (feet.x, 0.7 * Self.size(of: animal).width, 0.8, 0.0)
    if effectPhase != nil {
      // The collar ends at the river's edges, as the water does.
      let edges = Board.region.insetBy(4)
      let isInRiver = edges.contains(feet)
      let left = max(cut.lowerBound - 8, isInRiver ? edges.minX : -.infinity)
      let right = min(cut.upperBound + 8, isInRiver ? edges.maxX : .infinity)
      (middle, wide, lean) = ((left + right) / 2, max(0, right - left), drag.x)
      // An animal that wades with all its weight pushes a wave before it.
      tall += 1.2 * press + (animal == .lion ? 1 : 0.4) * min(1, drag.length)
    }
    picture.draw(
      .image(collar, at: Point(x: middle + 4 * lean, y: feet.y), anchor: Point(x: 0.5, y: 0.7))
        .scaled(wide / collar.size.width, tall).turned(-5 * lean)
        .opacity(opacity * min(1, 2 * immersion)))
  }

  /// Draws the drops that fall from the head of an animal that has come up.
  func drawDrips(into picture: inout Picture) {
    guard dripping > 0, let effectPhase, let head = place(of: .head) else { return }
    for (index, aside) in [-66.0, 60, 76].enumerated() {
      let age = (effectPhase / 220 + Double(index) * 0.37).truncatingRemainder(dividingBy: 1)
      let size = (0.75 - 0.15 * Double(index)) * dripping * min(1, 4 - 4 * age)
      picture.draw(
        wet(
          .image(
            SharedAssets.drop, at: head + Point(x: aside * scale.x, y: 20 + 110 * age * age)
          ).scaled(0.8 * size, size)))
    }
  }

  func drawBubbles(into picture: inout Picture) {
    let width = Self.size(of: animal).width * scale.x
    for index in 0..<6 {
      let own = Double(index)
      let age = ((effectPhase ?? 0) / 240 + own * 0.37).truncatingRemainder(dividingBy: 1)
      let size = (11 + 4 * own.truncatingRemainder(dividingBy: 3)) * (0.5 + 0.5 * age)
      let place = Point(
        x: feet.x + 0.42 * width * Portable.sin(own * 2.4) + 4 * Portable.sin(age * 9),
        y: feet.y - 30 * age)
      let bubble = Rect(center: place, size: Size(size, size))
      picture.draw(
        .roundedRect(bubble, radius: size / 2, tint: Self.foam).opacity(0.8 * (1 - age * age)))
    }
  }

  static let foam = Color(0xDDF3FA)
}

extension DrawCommand {
  /// The range of x in which the surface cuts through this part or through `other`; nil for
  /// neither.
  func cut(joining other: ClosedRange<Double>?) -> ClosedRange<Double>? {
    guard let floor else { return other }
    let frame = frame
    let corners = [
      Point(x: frame.minX, y: frame.minY), Point(x: frame.maxX, y: frame.minY),
      Point(x: frame.maxX, y: frame.maxY), Point(x: frame.minX, y: frame.maxY),
    ].map { at + ($0 - at).turned(turn) }
    let sides = zip(corners, corners.dropFirst() + corners.prefix(1))
    let places = sides.compactMap { from, to in
      (from.y < floor) == (to.y < floor)
        ? nil : from.x + (to.x - from.x) * (floor - from.y) / (to.y - from.y)
    }
    guard let left = places.min(), let right = places.max() else { return other }
    // A part's picture is a little wider than the part drawn in it.
    let edge = 0.08 * (right - left)
    let own = left + edge...right - edge
    return other.map { min($0.lowerBound, own.lowerBound)...max($0.upperBound, own.upperBound) }
      ?? own
  }
}
