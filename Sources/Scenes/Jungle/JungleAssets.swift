public import Rules
public import Stage

/// The pictures that only the jungle uses; the board and the animals are props.
public enum JungleAssets {
  public static func footprint(of animal: Animal) -> ImageAsset {
    ImageAsset("footprint-\(animal.rawValue)", 96, 64)
  }
}
