internal import Rules
internal import Stage

/// The pictures that only the jungle uses; the board and the animals are props.
enum JungleAssets {
  /// The light in which a picked up animal stands.
  static let spotlight = ImageAsset("rays", 320, 320)

  static func footprint(of animal: Animal) -> ImageAsset {
    switch animal {
    case .lion: ImageAsset("footprint-lion", 96, 64)
    case .cobra: ImageAsset("footprint-cobra", 96, 64)
    case .rabbit: ImageAsset("footprint-rabbit", 96, 64)
    }
  }
}
