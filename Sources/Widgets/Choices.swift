internal import Animation
internal import Phrases
public import Stage

/// The look of one of several choices side by side.
public protocol ChoiceLook {
  /// The usual font size of the words.
  static var scale: TextStyle.Scale { get }
  /// The width that is left free of words and pictogram, in design pixels.
  static var margins: Double { get }
  /// The width that a pictogram takes, in design pixels.
  static var pictogramRoom: Double { get }
  /// Draws a choice in `frame`, with its words at the font size `size`.
  static func draw(
    _ words: String, _ pictogram: Pictogram?, size: Double, isChosen: Bool, in frame: Rect,
    _ state: ControlState, into picture: inout Picture)
}

extension ChoiceLook {
  public static var pictogramRoom: Double { Pictogram.room }

  /// Returns the font size at which all words of a `row` look alike, in choices of equal `width`
  /// with or without a pictogram.
  static func size(
    ofRow row: [Phrase], width: Double, beside pictogram: Pictogram?, _ view: View
  ) -> Double {
    let room = width - margins - (pictogram == nil ? 0 : pictogramRoom)
    return view.metrics.evenSize(
      of: row.map { (view.language($0), room) }, upTo: scale.rawValue)
  }
}

/// The look of a choice in a row of segments; the chosen one is green and bold.
public enum SegmentRow: ChoiceLook {
  public static let scale = TextStyle.Scale.body
  public static let margins = 32.0

  public static func draw(
    _ words: String, _ pictogram: Pictogram? = nil, size: Double = scale.rawValue, isChosen: Bool,
    in frame: Rect, _ state: ControlState, into picture: inout Picture
  ) {
    let raised = frame.offsetBy(0, state.lift)
    FocusRing.draw(around: raised, radius: 22, state, into: &picture)
    if isChosen {
      picture.draw(.roundedRect(raised, radius: 20, tint: .ink))
      picture.draw(.roundedRect(raised.insetBy(4), radius: 16, tint: .leaf))
      picture.draw(.border(raised.insetBy(4), radius: 16, width: 3, tint: .freshLeaf))
    } else {
      picture.draw(.panel(WidgetAssets.field, inset: 22, in: raised))
    }
    // Words that would be small beside the pictogram get the whole width below it.
    let isStacked =
      pictogram != nil && size < 0.9 * scale.rawValue && frame.height >= Button.height
    let room =
      isStacked
      ? Rect(
        x: raised.minX + 12, y: raised.maxY - 8 - (raised.height - 40), width: raised.width - 24,
        height: raised.height - 40)
      : Pictogram.draw(pictogram, in: raised.insetBy(14), onWood: isChosen, into: &picture)
    if isStacked {
      pictogram?.draw(
        at: Point(x: raised.center.x, y: raised.minY + 20), side: 26, onWood: isChosen,
        into: &picture)
    }
    var style = TextStyle(
      scale, bold: isChosen, fit: room.width, height: isStacked ? room.height : frame.height - 12,
      leading: 1.04)
    if !isStacked { style.size = size }
    picture.draw(
      words, style,
      at: Point(x: room.center.x, y: isStacked ? room.center.y : raised.center.y - 1),
      tint: isChosen ? .cream : .ink)
  }
}

/// The look of a choice in a row of tabs on a line; the chosen tab is open at the bottom.
public enum TabRow: ChoiceLook {
  /// The height of a row of tabs in design pixels.
  public static let height = 64.0
  public static let scale = TextStyle.Scale.body
  public static let margins = 48.0

  /// The height of the line below the tabs in design pixels.
  private static let line = 8.0

  /// Draws the line below the tabs, which ends in the card's rim; call this before the tabs are
  /// drawn, as the chosen one covers it.
  public static func drawLine(under row: Rect, into picture: inout Picture) {
    let line = Rect(
      x: row.minX - 6, y: row.maxY - line, width: row.width + 12, height: line)
    picture.draw(.roundedRect(line, radius: 1, tint: .ink))
    picture.draw(.roundedRect(line.insetBy(2), radius: 2, tint: .clay))
  }

  public static func draw(
    _ words: String, _ pictogram: Pictogram? = nil, size: Double = scale.rawValue, isChosen: Bool,
    in frame: Rect, _ state: ControlState, into picture: inout Picture
  ) {
    let ground = drawBackground(isChosen: isChosen, in: frame, state, into: &picture)
    let place = Rect(
      x: ground.minX + 24, y: ground.minY + (isChosen ? 2 : 5), width: ground.width - 48,
      height: ground.height)
    let room = Pictogram.draw(pictogram, in: place, onWood: !isChosen, into: &picture)
    var style = TextStyle(scale, bold: isChosen, fit: room.width, height: frame.height - 12)
    style.size = size
    picture.draw(
      words, style, at: Point(x: room.center.x, y: ground.center.y + 4),
      tint: isChosen ? .ink : .cream)
    FocusRing.draw(around: frame.insetBy(10), radius: 16, state, into: &picture)
  }

  /// Draws a tab without its words, and returns the frame that it fills.
  public static func drawBackground(
    isChosen: Bool, in frame: Rect, _ state: ControlState, into picture: inout Picture
  ) -> Rect {
    // An unchosen tab sits lower and rises under the pointer.
    let drop = isChosen ? 0.0 : state.isPressed ? 10 : state.isHovered ? 3 : 7
    let ground = Rect(
      x: frame.minX, y: frame.minY + drop, width: frame.width,
      height: frame.height - drop - (isChosen ? 0 : line - 2))
    picture.draw(.panel(isChosen ? WidgetAssets.tabOn : WidgetAssets.tabOff, inset: 26, in: ground))
    return ground
  }
}

/// The look of a tab with a large pictogram over the words, which have the whole width.
public enum PictureTabRow: ChoiceLook {
  /// The height of a row of tabs with large pictograms, in design pixels.
  public static let height = 96.0
  public static let scale = TextStyle.Scale.body
  public static let margins = 32.0
  public static let pictogramRoom = 0.0

  public static func draw(
    _ words: String, _ pictogram: Pictogram?, size: Double, isChosen: Bool, in frame: Rect,
    _ state: ControlState, into picture: inout Picture
  ) {
    let tab = TabRow.drawBackground(isChosen: isChosen, in: frame, state, into: &picture)
    pictogram?.draw(
      at: Point(x: tab.center.x, y: tab.minY + (isChosen ? 34 : 31)), side: isChosen ? 36 : 34,
      onWood: !isChosen, into: &picture)
    var style = TextStyle(scale, bold: isChosen, fit: frame.width - margins, height: 52)
    style.size = size
    picture.draw(
      words, style, at: Point(x: tab.center.x, y: frame.maxY - (isChosen ? 25 : 29)),
      tint: isChosen ? .ink : .cream)
    FocusRing.draw(around: frame.insetBy(10), radius: 16, state, into: &picture)
  }
}
