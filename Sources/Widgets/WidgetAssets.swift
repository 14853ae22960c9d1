public import Rules
public import Stage

/// The pictures of controls, players and results.
public enum WidgetAssets {
  public static let button = ImageAsset("button", 240, 72)
  public static let buttonHover = ImageAsset("button-hover", 240, 72)
  static let buttonPressed = ImageAsset("button-pressed", 240, 72)
  static let buttonDisabled = ImageAsset("button-disabled", 240, 72)
  public static let roundButton = ImageAsset("round-button", 72, 72)
  static let roundButtonHover = ImageAsset("round-button-hover", 72, 72)
  static let roundButtonPressed = ImageAsset("round-button-pressed", 72, 72)
  public static let card = ImageAsset("card", 480, 320)
  public static let strip = ImageAsset("strip", 640, 56)
  public static let field = ImageAsset("field", 240, 64)
  public static let tabOn = ImageAsset("tab-on", 220, 64)
  public static let tabOff = ImageAsset("tab-off", 220, 64)
  static let sliderTrack = ImageAsset("slider-track", 320, 20)
  static let sliderKnob = ImageAsset("slider-knob", 48, 48)
  /// The names of the bright wood pictures.
  public static let wood = Set(
    [
      button, buttonHover, buttonPressed, roundButton, roundButtonHover, roundButtonPressed,
      SharedAssets.plaque,
      tabOff, ruleRing,
    ].map(\.name))

  public static let iconBack = ImageAsset("icon-back", 72, 72)
  public static let iconSettings = ImageAsset("icon-settings", 72, 72)
  public static let iconInfo = ImageAsset("icon-info", 72, 72)
  static let iconMuted = ImageAsset("icon-muted", 72, 72)
  public static let iconCheck = ImageAsset("icon-check", 48, 48)
  public static let iconCross = ImageAsset("icon-cross", 48, 48)

  /// The winner's crown, see `OutcomeMarks`.
  public static let crown = ImageAsset("crown", 96, 96)
  /// The crown that the jungle's animals wear.
  public static let wreath = ImageAsset("wreath", 96, 48)
  public static let ruleRing = ImageAsset("beat-ring", 150, 138)
  public static let beatArrow = ImageAsset("beat-arrow", 48, 48)

  /// The head of the jungle's lion.
  public static let jungle = ImageAsset("badge-jungle", 64, 64)

  /// Returns the head of a mascot, 64×64 design pixels.
  public static func mascot(_ mascot: Mascot) -> ImageAsset {
    ImageAsset("mascot-\(mascot.rawValue)", 64, 64)
  }

  /// Returns the head of a mascot, 160×160 design pixels.
  static func largeMascot(_ mascot: Mascot) -> ImageAsset {
    ImageAsset("mascot-\(mascot.rawValue)-large", 160, 160)
  }

  /// Returns the head of an animal, 64×64 design pixels.
  public static func badge(_ animal: Animal) -> ImageAsset {
    ImageAsset("badge-\(animal.rawValue)", 64, 64)
  }

  /// Returns the head of an animal for a large badge, 112×112 design pixels.
  public static func head(_ animal: Animal) -> ImageAsset {
    ImageAsset("head-\(animal.rawValue)", 112, 112)
  }
}
