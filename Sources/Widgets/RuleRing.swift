public import Animation
internal import Phrases
public import Rules
public import Stage

/// The ring of the rules: three throws on a slice of wood, each with an arrow to the throw that it
/// beats.
public enum RuleRing {
  /// The ring's size in design pixels.
  public static let size = WidgetAssets.ruleRing.size
  /// The ring's middle in the clearing, right of the river.
  public static let besideRiver = Point(x: 1178, y: 406)
  private static let radius = 43.0
  private static let side = 57.0

  /// Returns the ring's pane in a tall window, between the scores.
  public static func tall(at center: Point) -> Pane {
    Pane(Rect(center: center, size: size), Design.middle, Arrangement.topRow + 136)
  }

  private static let toldStep = Channel<Int>.frame("ring.told")
  private static let swell = Channel<Double>("ring.swell")
  /// The throws in the order of their arrows.
  private static let order: [Throw] = [.rock, .scissors, .paper]

  /// The explanation of the three throws in turn, 1.7 seconds each: the throw swells, and the one
  /// that it beats shrinks.
  public static let telling = sceneTimeline {
    for step in 1...order.count {
      Cut(toldStep, to: step)
      Parallel {
        Hold(1.7)
        FullMotion {
          Tween(swell, from: 0, to: 1, duration: 0.24, easing: .outBack(2))
          Hold(1.1)
          Tween(swell, to: 0, duration: 0.24, easing: .inQuad)
        }
      }
    }
    Cut(toldStep, to: 0)
  }

  /// Returns the throw that the ring explains at `time`; nil unless `telling` runs.
  public static func toldThrow(_ telling: PlayingTimeline?, at time: Time) -> Throw? {
    let step = telling?[toldStep, at: time] ?? 0
    return order.indices.contains(step - 1) ? order[step - 1] : nil
  }

  /// Returns whether the ring is under the pointer, pressed or focused.
  public static func state(at center: Point, _ controls: Controls) -> ControlState {
    controls.states(among: [control(at: center)])[name]
  }

  private static let name = "ring"

  fileprivate static func control(at center: Point) -> Control {
    Control(name, Rect(center: center, size: size))
  }

  /// Draws the ring about `center`. The arrow of the throw that it explains is lit, otherwise that
  /// of `winner`; `asset` gives the throws' pictures.
  public static func draw(
    at center: Point, winner: Throw?, _ state: ControlState = ControlState(),
    _ telling: PlayingTimeline? = nil, at time: Time = .zero, into picture: inout Picture,
    asset: (Throw) -> ImageAsset = HandAssets.picture(of:)
  ) {
    let toldThrow = toldThrow(telling, at: time)
    let frame = Rect(center: center, size: size)
    picture.drawGroup(scaledBy: state.isPressed ? 0.94 : state.isHovered ? 1.06 : 1, about: center)
    {
      FocusRing.draw(around: frame.insetBy(8), radius: 58, state, into: &$0)
      if state.isHovered || toldThrow != nil {
        $0.draw(.border(frame.insetBy(-3), radius: 66, width: 7, tint: .sun).named("ring.shine"))
      }
      let swell = toldThrow == nil ? 0 : telling?[swell, at: time] ?? 0
      draw(at: center, winner: toldThrow ?? winner, swell: swell, into: &$0, asset: asset)
    }
  }

  private static func draw(
    at center: Point, winner: Throw?, swell: Double, into picture: inout Picture,
    asset: (Throw) -> ImageAsset
  ) {
    picture.draw(.image(WidgetAssets.ruleRing, at: center))
    // The pictures need more room above the arrows than below them.
    let middle = center + Point(x: 0, y: 9)
    for hand in Throw.allCases {
      let asset = asset(hand)
      let size = hand == winner ? 1 + 0.3 * swell : hand == winner?.beats ? 1 - 0.2 * swell : 1
      picture.draw(
        .image(asset, at: middle + .polar(radius, degrees: angle(hand)))
          .scaled(size * side / asset.size.width))
    }
    for hand in Throw.allCases {
      let isLit = hand == winner
      picture.draw(
        .image(WidgetAssets.beatArrow, at: middle + .polar(37, degrees: angle(hand) + 60))
          .turned(angle(hand) + 150).scaled(isLit ? 0.84 : 0.6).tinted(isLit ? .sun : .carved)
          .named("beats.\(hand.rawValue)"))
    }
  }

  /// Returns the throw's place on the ring in degrees, clockwise from the right; the next throw is
  /// the one that it beats.
  private static func angle(_ hand: Throw) -> Double {
    switch hand {
    case .rock: -90
    case .scissors: 30
    case .paper: 150
    }
  }
}

extension Screen {
  /// Adds the ring as a button that explains which throw beats which; the scene draws the ring
  /// itself, behind the animals.
  public mutating func ruleRing(_ action: Action, at center: Point) {
    let control = RuleRing.control(at: center)
    add(action, Spoken(.spoken(.ruleRing)), named: control.name, in: control.frame) { _, _, _ in }
  }
}

extension Point {
  fileprivate static func polar(_ length: Double, degrees: Double) -> Point {
    let angle = degrees * .pi / 180
    return Point(x: length * Portable.cos(angle), y: length * Portable.sin(angle))
  }
}

extension Color {
  /// The colour of pale wood.
  fileprivate static let carved = Color(0xDDAA70)
}
