public import Animation
public import Phrases
public import Rules
public import Stage

/// A wooden button with a pictogram and text.
public enum Button {
  /// The height of a button in design pixels.
  public static let height = 72.0
  /// The minimum width of buttons on cards, in design pixels.
  public static let minimumWidth = 240.0

  /// The tint of a button that deletes something.
  private static let risky = Color(0xF0A08C)

  /// Draws a button. Its text is shrunk or wrapped to fit, in a font of at most `size` design
  /// pixels; `isRisky` tints the wood red.
  public static func draw(
    _ words: String, _ pictogram: Pictogram, scale: TextStyle.Scale = .label, size: Double? = nil,
    isRisky: Bool = false, in frame: Rect, _ state: ControlState, _ view: View,
    into picture: inout Picture
  ) {
    let (asset, lift) = look(of: state)
    let raised = frame.offsetBy(0, lift)
    let (edge, side) = margins(of: frame, scale)
    let room = Rect(
      x: raised.minX + edge + side + 6, y: raised.minY,
      width: width(ofTextIn: frame, scale), height: raised.height)
    var style = TextStyle(
      scale, bold: true, fit: room.width,
      // Two lines keep clear of the rims.
      height: room.height - 18, leading: scale == .label ? 1 : 1.16)
    if let size { style.size = size }
    FocusRing.draw(around: raised, radius: 28, state, into: &picture)
    picture.draw(.panel(asset, inset: 28, in: raised).tinted(isRisky ? risky : .white))
    picture.draw(
      .image(
        pictogram.asset,
        at: Point(
          x: raised.minX + edge + side / 2 + spare(words, style, view) / 2, y: raised.center.y - 1)
      )
      .scaled(side / 48).opacity(state.isEnabled ? 1 : 0.6))
    picture.draw(
      .text(
        words, style, at: Point(x: room.center.x, y: raised.center.y - 2),
        tint: state.isEnabled ? .cream : .ink))
  }

  /// Returns the width that the words leave free, in design pixels. The pictogram moves towards
  /// them by half of it, so that both together are centred.
  private static func spare(_ words: String, _ style: TextStyle, _ view: View) -> Double {
    guard view.metrics.isMeasured else { return 0 }
    let (lines, size) = LargeText(words, style, view.metrics)
      .largest(upTo: style.size * view.preferences.textSize.factor)
    return max(0, (style.fit ?? 0) - view.metrics.boldWidth(of: lines, size: size))
  }

  /// Returns the font size at which all texts of a `row` of buttons look alike.
  static func size(
    ofRow row: [(words: Phrase, frame: Rect)], scale: TextStyle.Scale = .label, _ view: View
  ) -> Double {
    view.metrics.evenSize(
      of: row.map { (view.language($0.words), width(ofTextIn: $0.frame, scale)) },
      upTo: scale.rawValue)
  }

  /// Returns the width of the wood beside the pictogram, and the width of the pictogram, in design
  /// pixels.
  private static func margins(of frame: Rect, _ scale: TextStyle.Scale) -> (Double, Double) {
    scale == .label ? (26, frame.height / 2) : (22, 30)
  }

  private static func width(ofTextIn frame: Rect, _ scale: TextStyle.Scale) -> Double {
    let (edge, side) = margins(of: frame, scale)
    return frame.width - 2 * edge - side - 2
  }

  /// Draws the light round a button that confirms what was chosen.
  public static func drawShine(around frame: Rect, into picture: inout Picture) {
    picture.draw(.border(frame.insetBy(-8), radius: 34, width: 6, tint: .sun))
  }

  /// Returns the button's picture for a state, and how far it sinks, in design pixels; below 0 it
  /// rises.
  static func look(of state: ControlState) -> (ImageAsset, Double) {
    if !state.isEnabled { return (WidgetAssets.buttonDisabled, 0) }
    if state.isPressed { return (WidgetAssets.buttonPressed, 2) }
    if state.isHovered { return (WidgetAssets.buttonHover, -3) }
    return (WidgetAssets.button, 0)
  }
}

/// A wooden button with a large picture over its words.
public enum PictureButton {
  /// Draws the button; `draw` draws its picture about the middle that it is given.
  ///
  /// `rows` are the heights at which picture and words have their middles, as shares 0…1 of the
  /// button's.
  public static func draw(
    _ words: String, size: Double = TextStyle.Scale.body.rawValue,
    rows: (picture: Double, words: Double) = (0.4, 0.8), in frame: Rect,
    _ state: ControlState, into picture: inout Picture, draw: (Point, inout Picture) -> Void
  ) {
    let (asset, lift) = Button.look(of: state)
    let raised = frame.offsetBy(0, lift)
    FocusRing.draw(around: raised, radius: 28, state, into: &picture)
    picture.draw(.panel(asset, inset: 28, in: raised))
    let middle = raised.point(0.5, rows.picture)
    // The more room the words need, the smaller is the picture.
    let scale = (state.isPressed ? 0.9 : state.isHovered ? 1.06 : 1) * min(1, rows.picture / 0.34)
    picture.drawGroup(scaledBy: scale, about: middle) { draw(middle, &$0) }
    let below = 2 * (1 - rows.words) * frame.height
    var style = TextStyle(
      .body, bold: true, fit: frame.width - margin, height: max(50, below - 33))
    style.size = size
    picture.draw(
      .text(
        words, style, at: raised.point(0.5, rows.words), tint: state.isEnabled ? .cream : .ink))
  }

  /// Returns the font size at which the texts of buttons of one `width` look alike.
  public static func size(ofRow row: [Phrase], width: Double, _ view: View) -> Double {
    view.metrics.evenSize(
      of: row.map { (view.language($0), width - margin) }, upTo: TextStyle.Scale.body.rawValue)
  }

  private static let margin = 40.0
}

/// A round wooden button with a picture.
public enum IconButton {
  /// The size of a round button in design pixels.
  public static let size = Size(72, 72)

  /// Draws a button with `icon` in its middle.
  public static func draw(
    _ icon: ImageAsset, in frame: Rect, _ state: ControlState, into picture: inout Picture
  ) {
    draw(in: frame, state, into: &picture) { $1.draw(.image(icon, at: $0)) }
  }

  /// Draws a button; `icon` draws its picture about the middle that it is given.
  public static func draw(
    in frame: Rect, _ state: ControlState, into picture: inout Picture,
    icon: (Point, inout Picture) -> Void
  ) {
    guard state.isEnabled else {
      // A disabled button is flat: it neither rises nor sinks.
      FocusRing.draw(around: frame, radius: 36, state, into: &picture)
      picture.draw(.roundedRect(frame.insetBy(4), radius: 32, tint: Color(0x8F8067)))
      return icon(frame.center, &picture)
    }
    let raised = frame.offsetBy(0, state.lift)
    let ground =
      state.isPressed
      ? WidgetAssets.roundButtonPressed
      : state.isHovered ? WidgetAssets.roundButtonHover : WidgetAssets.roundButton
    FocusRing.draw(around: raised, radius: 36, state, into: &picture)
    picture.draw(.image(ground, at: raised.center))
    icon(raised.center, &picture)
  }

  /// The back button's frame, in the upper left corner of every screen.
  public static let topLeft = Rect(
    x: Design.margin, y: Design.margin, width: size.width, height: size.height)
  /// The options button's frame, right of the upper left corner.
  public static let besideTopLeft = topLeft.offsetBy(size.width + 16, 0)
  /// The settings button's frame, in the upper right corner.
  public static let topRight = Rect(
    x: Design.size.width - Design.margin - size.width, y: Design.margin,
    width: size.width, height: size.height)
  /// The loudspeaker's frame, in the lower left corner.
  static let bottomLeft = Rect(
    x: Design.margin, y: Design.size.height - Design.margin - size.height,
    width: size.width, height: size.height)
  /// The information button's frame, left of the upper right corner.
  public static let besideTopRight = topRight.offsetBy(-size.width - 16, 0)
}

/// A two-coloured ring around the focused control: one of its colours contrasts with any ground.
public enum FocusRing {
  /// Draws the ring if `state` is focused, 10 design pixels outside `frame`; `radius` is the
  /// frame's own corner radius.
  public static func draw(
    around frame: Rect, radius: Double, _ state: ControlState, into picture: inout Picture
  ) {
    guard state.isFocused else { return }
    picture.draw(.border(frame.insetBy(-10), radius: radius + 10, width: 6, tint: .night))
    picture.draw(.border(frame.insetBy(-8), radius: radius + 8, width: 4, tint: .sun))
  }
}

/// A wooden button for a throw, with the hand, its name, and a cap with its key.
public enum HandButton {
  /// The size of a throw's button in design pixels.
  public static let size = Size(200, 150)

  /// Draws the button; its key cap is left out while it is disabled.
  public static func draw(
    _ hand: Throw, in frame: Rect, _ state: ControlState, _ view: View, into picture: inout Picture
  ) {
    PictureButton.draw(
      view.language(.common(.hand(hand))), rows: (0.34, 0.75), in: frame, state, into: &picture
    ) {
      $1.draw(
        .image(HandAssets.picture(of: hand), at: $0).scaled(0.44)
          .turned(state.isHovered ? sway(view) : 0).opacity(state.isEnabled ? 1 : 0.6))
    }
    guard state.isEnabled else { return }
    let corner = frame.offsetBy(0, Button.look(of: state).1)
    KeyCap.draw(hand.key, view, at: Point(x: corner.minX + 36, y: corner.minY + 36), into: &picture)
  }
}

extension HandButton {
  /// Draws a golden rim around the button of the throw that was chosen.
  public static func drawChosen(in frame: Rect, into picture: inout Picture) {
    picture.draw(.border(frame.insetBy(-6), radius: 34, width: 8, tint: .sun).named("chosen"))
  }

  /// The rate, in pictures per second, of the hand that waves on the button under the pointer.
  public static let pictures = 6.0

  /// Returns the turn of the waving hand in degrees.
  private static func sway(_ view: View) -> Double {
    view.reducesMotion
      ? 0 : 10 * Portable.sin((view.time.seconds * pictures).rounded(.down) / pictures * 2 * .pi)
  }
}

extension Throw {
  /// The key that chooses this throw.
  public var key: Key { Key.digits[index] }
}

/// The target of a round button in a corner of the screen.
public enum Corner: Sendable {
  /// The clearing, shown by a house, or the page before, shown by an arrow.
  case home, back
  /// The options of a game, from a button beside the way back.
  case options
  case information, settings

  /// The ending to which the button leads by itself; nil for options, which the game has to show.
  var ending: Ending? {
    switch self {
    case .home, .back: .back
    case .options: nil
    case .information: .chose(.information)
    case .settings: .chose(.settings)
    }
  }

  var look: (words: Phrase, icon: ImageAsset, name: String, frame: Rect) {
    switch self {
    case .home: (.common(.home), Pictogram.home.asset, "back", IconButton.topLeft)
    case .back: (.common(.back), WidgetAssets.iconBack, "back", IconButton.topLeft)
    case .options:
      (.common(.options), Pictogram.options.asset, "options", IconButton.besideTopLeft)
    case .information:
      (.spoken(.information), WidgetAssets.iconInfo, "information", IconButton.besideTopRight)
    case .settings:
      (.spoken(.settings), WidgetAssets.iconSettings, "settings", IconButton.topRight)
    }
  }
}
