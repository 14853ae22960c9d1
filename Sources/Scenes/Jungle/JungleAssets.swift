public import Rules
public import Stage

/// The pictures of the jungle only; board and animals are shared.
public enum JungleAssets {
  public static func footprint(of animal: Animal) -> ImageAsset {
    ImageAsset("footprint-\(animal.rawValue)", 96, 64)
  }
}
