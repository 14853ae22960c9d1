internal import Animation
internal import Rules
internal import Stage
internal import Widgets

/// A round sign for an outcome: a tick, a cross, two bars, a crown, or the winning mascot of two.
enum OutcomeSign {
  /// A bar of the sign: its middle relative to the sign's, its size and its turn.
  private struct Bar {
    let x: Double
    let y: Double
    let size: Size
    let turn: Double
  }

  static func draw(
    _ outcome: Outcome, isVictory: Bool, mascot: Mascot? = nil, in frame: Rect,
    into picture: inout Picture
  ) {
    Disc.draw(in: frame, (0, .ink), (5, .clay), (12, .ink), (15, .earth), into: &picture)
    if let mascot {
      return picture.draw(
        .image(WidgetAssets.mascot(mascot), at: frame.center).scaled(1.2).named("sign.mascot"))
    }
    guard !isVictory else {
      return picture.draw(
        .image(SharedAssets.iconCrown, at: frame.center).scaled(1.5).named("sign.crown"))
    }
    let bars = bars(of: outcome)
    for bar in bars { picture.draw(face(of: bar, grownBy: 4, tint: .ink, at: frame.center)) }
    let (tint, name) = (color(of: outcome), "sign.\(outcome.rawValue)")
    for bar in bars {
      picture.draw(face(of: bar, grownBy: 0, tint: tint, at: frame.center).named(name))
    }
  }

  private static func face(of bar: Bar, grownBy edge: Double, tint: Color, at center: Point)
    -> DrawCommand
  {
    let rect = Rect(center: Point(x: center.x + bar.x, y: center.y + bar.y), size: bar.size)
      .insetBy(-edge)
    return .rounded(rect, radius: rect.height / 2, tint: tint).turned(bar.turn)
  }

  private static func bars(of outcome: Outcome) -> [Bar] {
    switch outcome {
    case .win:
      [
        Bar(x: -17, y: 8, size: Size(36, 13), turn: 45),
        Bar(x: 10, y: -1, size: Size(62, 13), turn: -50),
      ]
    case .loss:
      [
        Bar(x: 0, y: 0, size: Size(62, 13), turn: 45),
        Bar(x: 0, y: 0, size: Size(62, 13), turn: -45),
      ]
    case .tie:
      [
        Bar(x: 0, y: -13, size: Size(54, 13), turn: 0),
        Bar(x: 0, y: 13, size: Size(54, 13), turn: 0),
      ]
    }
  }

  private static func color(of outcome: Outcome) -> Color {
    switch outcome {
    case .win: Color(0xB7E08A)
    case .loss: Color(0xFFB09A)
    case .tie: .cream
    }
  }
}
