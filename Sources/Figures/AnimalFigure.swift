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
  /// The lion's mouth open, the cobra's tongue out, the rabbit's nose up: shown from 0.5 on, 0…1.
  public var gesture = 0.0
  /// Whether it stands in water, which draws rings about it instead of a shadow.
  public var isInWater = false
  /// How far tail or ear are swung, in degrees; up to 8 looks natural.
  public var swing = 0.0

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

  /// Draws it, named `name` for tests and replays.
  public func draw(named name: String, into picture: inout Picture) {
    guard facing != 0 else { return }
    picture.draw(shadow)
    if let swinging { picture.draw(part(swinging.asset, turned: swing, about: swinging.root)) }
    picture.draw(part(AnimalAssets.body(of: animal, frame: frame)).named(name))
    if hasLooseParts { drawFace(into: &picture) }
  }

  private var isMirrored: Bool { facing < 0 }

  /// What lies on the ground stays there while the animal leaves it.
  private var shadow: DrawCommand {
    let asset = isInWater ? AnimalAssets.ripple : AnimalAssets.shadow
    let width = Self.size(of: animal).width * (isInWater ? 1.06 : 1) / asset.size.width
    return DrawCommand.image(asset, at: Point(x: feet.x, y: feet.y - (isInWater ? 4 : 0)))
      .scaled(max(0.1, (1 - lift / 400) * scale.x * abs(facing)) * width, 0.7)
      .opacity(opacity * max(0.25, 1 - lift / 160))
  }

  /// A picture on the animal's canvas, shifted and turned about `pivot` of the canvas as drawn.
  private func part(
    _ asset: ImageAsset, shifted shift: Point = .zero, turned degrees: Double = 0,
    about pivot: Point? = nil
  ) -> DrawCommand {
    let size = asset.size
    let pivot = pivot ?? Point(x: size.width / 2, y: size.height)
    let sideways = (pivot.x - size.width / 2 + shift.x) * facing
    return DrawCommand.image(
      asset,
      at: Point(
        x: feet.x + sideways * scale.x,
        y: feet.y - lift + (pivot.y - size.height + shift.y) * scale.y),
      anchor: Point(
        x: isMirrored ? 1 - pivot.x / size.width : pivot.x / size.width, y: pivot.y / size.height)
    )
    .scaled(scale.x * abs(facing), scale.y).flipped(isMirrored)
    .turned(isMirrored ? -degrees : degrees).opacity(opacity)
  }

  /// A running lion is drawn in one piece.
  private var hasLooseParts: Bool { animal != .lion || frame == 0 }

  /// Tail or ear, behind the body.
  private var swinging: (asset: ImageAsset, root: Point)? {
    guard hasLooseParts else { return nil }
    switch animal {
    case .lion: return (AnimalAssets.lionTail, AnimalAssets.lionTailRoot)
    case .cobra: return nil
    case .rabbit: return (AnimalAssets.rabbitEar, AnimalAssets.rabbitEarRoot)
    }
  }

  private func drawFace(into picture: inout Picture) {
    // The canvas is mirrored with the animal, so a look to the right is a look to its left.
    let look = Point(x: gaze.x * (isMirrored ? -1 : 1) * 2.5, y: gaze.y * 2)
    picture.draw(
      hasEyesClosed
        ? part(AnimalAssets.lids(of: animal)) : part(AnimalAssets.pupils(of: animal), shifted: look)
    )
    guard gesture >= 0.5 else { return }
    for asset in AnimalAssets.gesture(of: animal) { picture.draw(part(asset)) }
  }
}

/// The pictures of the animals.
public enum AnimalAssets {
  public static let lion = [
    ImageAsset("lion0", 244, 200), ImageAsset("lion1", 244, 200), ImageAsset("lion2", 244, 200),
    ImageAsset("lion3", 244, 200),
  ]
  public static let lionTail = ImageAsset("lion0-tail", 244, 200)
  static let lionTailRoot = Point(x: 186, y: 106)
  static let rabbitEar = ImageAsset("rabbit-ear", 178, 206)
  static let rabbitEarRoot = Point(x: 106, y: 58)
  public static let cobra = ImageAsset("cobra", 178, 206)
  public static let rabbit = ImageAsset("rabbit", 178, 206)
  public static let shadow = ImageAsset("shadow", 200, 48)
  static let ripple = ImageAsset("ripple", 240, 60)

  public static func body(of animal: Animal, frame: Int) -> ImageAsset {
    switch animal {
    case .lion: lion[((frame % lion.count) + lion.count) % lion.count]
    case .cobra: cobra
    case .rabbit: rabbit
    }
  }

  public static func pupils(of animal: Animal) -> ImageAsset {
    switch animal {
    case .lion: lionPupils
    case .cobra: cobraPupils
    case .rabbit: rabbitPupils
    }
  }

  public static func lids(of animal: Animal) -> ImageAsset {
    switch animal {
    case .lion: lionLids
    case .cobra: cobraLids
    case .rabbit: rabbitLids
    }
  }

  /// What shows when it makes itself heard.
  public static func gesture(of animal: Animal) -> [ImageAsset] {
    switch animal {
    case .lion: lionGesture
    case .cobra: cobraGesture
    case .rabbit: rabbitGesture
    }
  }

  private static let lionPupils = ImageAsset("lion0-pupils", 244, 200)
  private static let lionLids = ImageAsset("lion0-lids", 244, 200)
  private static let lionGesture = [
    ImageAsset("lion0-mouth-open", 244, 200), ImageAsset("lion0-brow", 244, 200),
  ]
  private static let cobraPupils = ImageAsset("cobra-pupils", 178, 206)
  private static let cobraLids = ImageAsset("cobra-lids", 178, 206)
  private static let cobraGesture = [ImageAsset("cobra-tongue", 178, 206)]
  private static let rabbitPupils = ImageAsset("rabbit-pupils", 178, 206)
  private static let rabbitLids = ImageAsset("rabbit-lids", 178, 206)
  private static let rabbitGesture = [ImageAsset("rabbit-nose", 178, 206)]
}

extension Animal {
  /// Whether its pictures look to the right as they were drawn.
  public var looksRight: Bool { self == .rabbit }
}
