public import Stage

/// What a button does, drawn beside its word for whoever reads none.
public enum Pictogram: String, CaseIterable, Sendable {
  case play, next, `return`, again, home, leave
  case yes, no, cheer, save, clear, options
  case alone, team, scores, goal, short, long

  public var asset: ImageAsset { ImageAsset("icon-to-\(rawValue)", 48, 48) }
}
