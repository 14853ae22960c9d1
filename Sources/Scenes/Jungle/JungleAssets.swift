internal import Rules
internal import Stage

/// The pictures that only the jungle uses; the board and the animals are props.
enum JungleAssets {
  static func footprint(of animal: Animal) -> ImageAsset {
    ImageAsset("footprint-\(animal.rawValue)", 96, 64)
  }
}
