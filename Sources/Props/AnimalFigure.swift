public import Animation
public import Rules
public import Stage

/// An animal as it is drawn: its pictures, the parts that move, and how they stand at a moment.
public struct AnimalFigure: Hashable, Sendable {
  public var animal: Animal
  /// The point between its feet, in design pixels.
  public var feet: Point
  /// +1 facing as it was drawn, −1 mirrored; values between are the flip seen from the side.
  public var facing = 1.0
  public var scale = Point(x: 1, y: 1)
  /// How far it is off the ground, in design pixels.
  public var lift = 0.0
  public var opacity = 1.0
  /// Which of the lion's four pictures; others have one.
  public var frame = 0
  /// Where the eyes look, each part −1…1.
  public var gaze = Point(x: 0, y: 0)
  public var hasEyesClosed = false
  /// The lion's mouth open, the cobra's tongue out, the rabbit's ear folded: 0…1.
  public var gesture = 0.0

  public init(_ animal: Animal, feet: Point) {
    self.animal = animal
    self.feet = feet
  }

  /// The animal's size in design pixels; what the drop test measures.
  public static func size(of animal: Animal) -> Size {
    AnimalAssets.body(of: animal, frame: 0).size
  }

  /// The rectangle of an animal whose feet are at `feet`.
  public static func rect(of animal: Animal, feet: Point) -> Rect {
    let size = size(of: animal)
    return Rect(
      x: feet.x - size.width / 2, y: feet.y - size.height, width: size.width, height: size.height)
  }

  /// The commands that draw it, named `name` for tests and replays.
  public func draw(named name: String) -> [DrawCommand] {
    guard facing != 0 else { return [] }
    let isFlipped = facing < 0
    let shadow = DrawCommand.image(AnimalAssets.shadow, at: feet)
      .scaled(max(0.1, (1 - lift / 400) * scale.x * abs(facing)) * width / 200, 0.7)
      .opacity(opacity * max(0.25, 1 - lift / 160))
    let parts = behind + [(AnimalAssets.body(of: animal, frame: frame), Point(x: 0, y: 0))] + before
    return [shadow]
      + parts.map { asset, shift in
        let command = DrawCommand.image(
          asset,
          at: Point(
            x: feet.x + shift.x * (isFlipped ? -1 : 1), y: feet.y - lift + shift.y * scale.y),
          anchor: .bottom
        )
        .scaled(scale.x * abs(facing), scale.y).flipped(isFlipped).opacity(opacity)
        return asset == AnimalAssets.body(of: animal, frame: frame) ? command.named(name) : command
      }
  }

  private var width: Double { Self.size(of: animal).width }

  private var hasLooseParts: Bool { animal != .lion || frame == 0 }

  private var behind: [(ImageAsset, Point)] {
    guard hasLooseParts, animal == .lion else { return [] }
    return [(AnimalAssets.lionTail, Point(x: 0, y: 0))]
  }

  private var before: [(ImageAsset, Point)] {
    guard hasLooseParts else { return [] }
    // Parts are drawn on the mirrored canvas too, so a look to the right is a look to its left.
    let sideways = gaze.x * (facing < 0 ? -1 : 1)
    var parts = [(AnimalAssets.pupils(of: animal), Point(x: sideways * 2.5, y: gaze.y * 2))]
    if hasEyesClosed { parts = [(AnimalAssets.lids(of: animal), Point(x: 0, y: 0))] }
    if gesture > 0.5, let part = AnimalAssets.gesture(of: animal) {
      parts.append((part, Point(x: 0, y: 0)))
    }
    return parts
  }
}

/// The pictures of the animals.
public enum AnimalAssets {
  public static let lion = [
    ImageAsset("lion0", 244, 200), ImageAsset("lion1", 244, 200), ImageAsset("lion2", 244, 200),
    ImageAsset("lion3", 244, 200),
  ]
  public static let lionTail = ImageAsset("lion0-tail", 244, 200)
  public static let cobra = ImageAsset("cobra", 178, 206)
  public static let rabbit = ImageAsset("rabbit", 178, 206)
  public static let shadow = ImageAsset("shadow", 200, 48)

  public static func body(of animal: Animal, frame: Int) -> ImageAsset {
    switch animal {
    case .lion: lion[((frame % lion.count) + lion.count) % lion.count]
    case .cobra: cobra
    case .rabbit: rabbit
    }
  }

  public static func pupils(of animal: Animal) -> ImageAsset { part("pupils", of: animal) }

  public static func lids(of animal: Animal) -> ImageAsset { part("lids", of: animal) }

  public static func gesture(of animal: Animal) -> ImageAsset? {
    switch animal {
    case .lion: part("mouth-open", of: animal)
    case .cobra: part("tongue", of: animal)
    case .rabbit: nil
    }
  }

  private static func part(_ name: String, of animal: Animal) -> ImageAsset {
    let body = body(of: animal, frame: 0)
    return ImageAsset("\(body.name)-\(name)", body.size.width, body.size.height)
  }
}

extension Animal {
  /// Whether its pictures look to the right as they were drawn.
  public var looksRight: Bool { self == .rabbit }
}
