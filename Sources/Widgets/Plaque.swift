public import Animation
internal import Phrases
public import Rules
public import Stage

/// A wooden plaque with a word and a number, for scores.
public enum Plaque {
  /// The usual size in design pixels.
  public static let size = Size(200, 120)

  /// The number's enlargement, from 0 at rest to 1; `jump` animates it when the number changes.
  public static let swell = Channel<Double>("swell")
  /// The jump of a changed number: it grows and shrinks back within 0.45 seconds.
  public static let jump = sceneTimeline {
    FullMotion {
      Tween(swell, from: 0, to: 1, duration: 0.225, easing: .outSine)
      Tween(swell, to: 0, duration: 0.225, easing: .inSine)
    }
  }

  /// A tint that is bright enough to be read on wood.
  private static let numberTint = Color.sun.mixed(with: .cream, 0.5)

  /// Draws a plaque in `frame`. `swell`, 0…1, enlarges the number by up to 30 %, and `token` shows
  /// the thing that is counted.
  public static func draw(
    _ word: String, _ number: String, of token: ImageAsset? = nil, in frame: Rect,
    swell: Double = 0, into picture: inout Picture
  ) {
    let isLow = frame.height < size.height
    let isSmall = isLow || number.utf8.count > 4
    let room = frame.width - 64
    drawBoard(in: frame, into: &picture)
    picture.draw(
      .text(
        word, TextStyle(.body, bold: true, fit: frame.width - 48, height: 0.4 * frame.height),
        at: frame.point(0.5, isLow ? 0.33 : 0.29), tint: .cream
      ).scaled(isLow ? 0.84 : 1))
    let place = frame.point(0.5, isLow ? 0.65 : 0.68) + Point(x: token == nil ? 0 : 22, y: 0)
    drawNumber(
      number, isSmall: isSmall, fit: token == nil ? room : room - 32, height: 0.5 * frame.height,
      at: place, swell: swell, scale: isLow ? 0.84 : 1, into: &picture)
    guard let token else { return }
    picture.draw(
      .image(token, at: place - Point(x: reach(of: number, isSmall: isSmall), y: 3))
        .scaled(0.36 * frame.height / token.size.height).named("token"))
  }

  /// Returns the distance of the token from the number's middle, to the left, in design pixels.
  private static func reach(of number: String, isSmall: Bool) -> Double {
    let size = (isSmall ? TextStyle.Scale.label : .heading).rawValue
    return min(84, 34 + 0.26 * size * Double(number.count))
  }

  /// Draws the number alone, at most `fit` design pixels wide; `swell` as for a plaque.
  public static func drawNumber(
    _ number: String, isSmall: Bool = false, fit: Double = 96, height: Double = 72,
    at center: Point, swell: Double = 0, scale: Double = 1, into picture: inout Picture
  ) {
    picture.draw(
      .text(
        number, TextStyle(isSmall ? .label : .heading, bold: true, fit: fit, height: height),
        at: center, tint: numberTint
      ).scaled(scale * (1 + 0.3 * swell)))
  }

  /// Draws the bare board; the twig in its corner keeps its shape.
  public static func drawBoard(in frame: Rect, into picture: inout Picture) {
    let inset = min(54, frame.height / 2 - 4)
    picture.draw(.panel(SharedAssets.plaque, inset: inset, in: frame))
  }
}

/// The scores of player and jungle, on plaques left and right of the river.
public enum ScorePlaques {
  private static let size = Size(228, Plaque.size.height)
  /// The player's plaque, in design space.
  public static let player = Rect(center: Point(x: 1112, y: 218), size: size)
  /// The jungle's plaque, in design space.
  public static let jungle = Rect(center: Point(x: 168, y: 218), size: size)

  /// The panes of both plaques in a tall window, above the river.
  public static let tall = [(jungle, 412.0), (player, 868)].map {
    Pane($0.insetBy(-4), $1, Arrangement.topRow + 136)
  }

  /// Returns the frame of a side's plaque, in design space.
  public static func frame(of side: Side) -> Rect { side == .player ? player : jungle }

  /// Draws both plaques, with the sides' names if `isNamed`; otherwise mascots show the sides.
  /// `swell` enlarges a side's number, from 0 at rest to 1.
  public static func draw(
    isNamed: Bool = true, _ view: View, into picture: inout Picture, wins: (Side) -> Int,
    swell: (Side) -> Double = { _ in 0 }
  ) {
    for (side, name) in [(Side.jungle, CommonWords.theJungle), (.player, .you)] {
      let (frame, number) = (frame(of: side), String(wins(side)))
      if isNamed {
        Plaque.draw(
          view.language(.common(name)), number, in: frame, swell: swell(side), into: &picture)
      } else {
        Plaque.drawBoard(in: frame, into: &picture)
        let x = side == .jungle ? 0.68 : 0.32
        Plaque.drawNumber(
          number, height: 56, at: frame.point(x, 0.38), swell: swell(side), into: &picture)
      }
    }
  }
}

/// The sign of what is right or chosen: a check on a green disc with a light rim.
public enum CheckMark {
  /// Draws the sign about `center`, `side` design pixels wide.
  public static func draw(
    at center: Point, side: Double, named name: String? = nil, into picture: inout Picture
  ) {
    let frame = Rect(center: center, size: Size(side, side))
    Disc.draw(in: frame, (0, .cream), (0.08 * side, .leaf), into: &picture)
    let check = DrawCommand.image(WidgetAssets.iconCheck, at: center).scaled(side / 64)
    picture.draw(name.map { check.named($0) } ?? check)
  }
}

/// A round ground for marks and numbers.
public enum Disc {
  /// Draws discs one over the other, each `inset` design pixels within the square `frame`.
  public static func draw(
    in frame: Rect, _ discs: (inset: Double, tint: Color)..., into picture: inout Picture
  ) {
    for (inset, tint) in discs {
      picture.draw(.roundedRect(frame.insetBy(inset), radius: frame.width / 2 - inset, tint: tint))
    }
  }
}
