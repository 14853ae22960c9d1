public import Animation
public import Phrases
public import Stage

/// A card that says something and blocks all behind it until one of its buttons is pressed.
public struct AlertCard: Hashable, Sendable {
  public let title: Phrase
  public let body: Phrase
  /// What a voice says of it.
  public let words: Phrase
  public let frame: Rect
  /// It stands beside what it speaks of, which stays lit.
  public let isBeside: Bool
  /// Leaves cover everything, in place of a card of parchment.
  public let isOfLeaves: Bool
  /// When it began to open.
  public let since: Time

  /// How long it takes to open.
  public static let opening = Time.seconds(0.25)

  /// A card in the middle of the window, with `spoken` for a body that others draw, over a dimmed scene, or in `place` beside what it speaks of.
  public init(
    _ title: Phrase, _ body: Phrase, spoken: Phrase? = nil, size: Size = Size(640, 400),
    beside place: Rect? = nil, isOfLeaves: Bool = false, since: Time
  ) {
    self.title = title
    self.body = body
    words = .joined([title, spoken ?? body].filter { $0 != "" }, by: "\n")
    self.frame = place ?? Rect(center: Design.frame.center, size: size)
    self.isBeside = place != nil
    self.isOfLeaves = isOfLeaves
    self.since = since
  }

  private static let gap = 16.0
  /// How much higher it may become for words that are many.
  private static let growth = 110.0

  /// How far title and buttons keep from the card's edges.
  private var margin: Double { isBeside ? 34 : 48 }

  /// The places of buttons of these widths, side by side, and of one that stands apart at the left.
  func frames(of widths: [Double], apart: Double? = nil) -> [Rect] {
    let y = frame.maxY - margin - Button.height
    let width = widths.reduce(0, +) + Self.gap * Double(widths.count - 1)
    var x = apart == nil ? frame.center.x - width / 2 : frame.maxX - margin - width
    let row = widths.map { width in
      defer { x += width + Self.gap }
      return Rect(x: x, y: y, width: width, height: Button.height)
    }
    return row
      + (apart.map { [Rect(x: frame.minX + margin, y: y, width: $0, height: Button.height)] } ?? [])
  }

  public func isOpening(at time: Time) -> Bool { time < since + Self.opening }

  /// The card with `content` on it; where motion is calm it does not grow.
  func draw(_ view: View, into picture: inout Picture, content: (inout Picture) -> Void) {
    let progress = max(0, min(1, (view.time - since).seconds / Self.opening.seconds))
    let grown = 1 - (1 - progress) * (1 - progress) * (1 - progress)
    if isOfLeaves {
      Curtain.drawLeaves(cover: grown, view, into: &picture)
    } else if !isBeside {
      picture.draw(.flood(.night).opacity(0.45 * grown))
    }
    picture.drawGroup(
      scaledBy: view.isCalm ? 1 : 0.9 + 0.1 * grown, about: frame.center,
      opacity: isOfLeaves ? max(0, 4 * grown - 3) : grown
    ) {
      drawWords(view, into: &$0)
      content(&$0)
    }
  }

  /// It grows upwards, so that its buttons stay where they are.
  private func drawWords(_ view: View, into picture: inout Picture) {
    let room = TextStyle(
      .body, fit: frame.width - 2 * margin - 16,
      height: frame.height - 2 * margin - 2 * Button.height)
    let lines = view.metrics.lines(of: view.words(body), room)
    let height = Double(lines.count(where: \.isNewline) + 1) * LargeText.leading * room.size
    let missing = max(0, min(height - (room.height ?? height), Self.growth, frame.minY - 8))
    let top = frame.minY - missing
    let place = Rect(
      x: frame.minX, y: top, width: frame.width, height: frame.height + missing)
    let tint = isOfLeaves ? Color.cream : .ink
    picture.draw(
      isOfLeaves
        ? .rounded(place, radius: 64, tint: .night).opacity(0.7)
        : .panel(WidgetAssets.card, inset: 56, in: place))
    picture.draw(
      .text(
        view.words(title),
        TextStyle(.heading, bold: true, fit: frame.width - min(2 * margin + 16, 88)),
        at: Point(x: frame.center.x, y: top + margin + 36), tint: tint
      ).named("alert"))
    var style = room
    style.height = room.height.map { $0 + missing }
    picture.draw(
      .text(
        lines, style, at: Point(x: frame.center.x, y: frame.center.y - 6 - missing / 2), tint: tint)
    )
  }
}
