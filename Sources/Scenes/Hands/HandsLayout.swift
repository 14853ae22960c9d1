internal import Animation
internal import Props
internal import Rules
internal import Stage

/// Where things are on the configuration screen; used for drawing and for hit tests alike.
enum SetupLayout {
  static let card = Rect(x: 196, y: 20, width: 888, height: 628)
  /// What is written on lies inside the card's carved rim.
  static let page = Rect(x: 252, y: 60, width: 776, height: 548)

  static let heading = Point(x: 640, y: 92)
  static let nameLabel = Point(x: page.minX, y: 160)
  static let name = Rect(
    x: 420, y: 128, width: page.maxX - 420, height: TextField.height)
  static let nameProblem = Point(x: 424, y: 212)

  static let tabRow = Rect(x: page.minX, y: 232, width: page.width, height: TabRow.height)
  private static let tabs = RadioChoice.frames(
    2,
    in: Rect(x: tabRow.minX + 24, y: tabRow.minY, width: tabRow.width - 48, height: tabRow.height))

  static func option(_ option: MatchSetup.Option) -> Rect {
    switch option {
    case .rounds: tabs[0]
    case .points: tabs[1]
    }
  }

  static let sliderLabel = Point(x: 640, y: 350)
  static let slider = Rect(
    center: Point(x: 640, y: 412), size: Size(600, Slider.height))
  static let sliderMarks = 464.0

  private static let columns = RadioChoice.frames(
    3, in: Rect(x: page.minX, y: 340, width: page.width, height: TextField.height), gap: 24)

  static func field(_ field: NumberField) -> Rect {
    switch field {
    case .win: columns[0]
    case .lose: columns[1]
    case .required: columns[2]
    }
  }

  static func fieldLabel(_ field: NumberField) -> Point {
    Point(x: Self.field(field).minX + 4, y: 320)
  }

  static func fieldProblem(_ field: NumberField) -> Point {
    Point(x: Self.field(field).minX + 4, y: 442)
  }

  private static let presets = RadioChoice.frames(
    2, in: Rect(x: page.minX, y: 480, width: page.width, height: 56))

  static func preset(_ preset: MatchSetup.Preset) -> Rect {
    switch preset {
    case .short: presets[0]
    case .classic: presets[1]
    }
  }

  static let next = Rect(x: page.maxX - 240, y: 544, width: 240, height: Button.height)
  static let length = Point(x: page.minX + 4, y: next.center.y)
}

/// Where things are while the game is played.
enum TableLayout {
  static let plaque = Rect(center: Point(x: 640, y: 88), size: Size(280, 128))
  static let sentence = Point(x: 640, y: 196)
  /// The middle of the sign for the outcome, between the two hands.
  static let sign = Point(x: 640, y: 348)

  /// The wrists: the jungle's hand comes from the left, the player's from the right.
  static let jungleWrist = Point(x: 322, y: 348)
  static let playerWrist = Point(x: 958, y: 348)
  static let handScale = 1.15

  static let jungleTag = Rect(center: Point(x: 168, y: 348), size: Size(248, 104))
  static let playerTag = Rect(center: Point(x: 1112, y: 348), size: Size(248, 104))

  static func hand(_ hand: Throw) -> Rect {
    let frames = RadioChoice.frames(
      3, in: Rect(center: Point(x: 640, y: 566), size: Size(608, HandButton.size.height)), gap: 40)
    return switch hand {
    case .rock: frames[0]
    case .paper: frames[1]
    case .scissors: frames[2]
    }
  }

  /// `Next Turn` and `Play Again` take the place of the hands.
  static let next = Rect(center: Point(x: 640, y: 566), size: Size(280, Button.height))
  static let reset = Rect(x: Design.margin, y: 564, width: 232, height: Button.height)
}
