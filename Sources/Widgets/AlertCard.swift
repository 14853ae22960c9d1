public import Animation
public import Phrases
public import Rules
public import Stage

/// A card with a message. The card blocks the scene until one of its buttons is pressed, unless it
/// stands beside its subject.
///
/// The `title` is the heading and the `body` the text, which may be empty if the content tells it.
public struct AlertCard: Hashable, Sendable {
  let title: Phrase
  let body: Phrase
  /// The words that the voice says about the card: its title and text.
  public let spoken: Phrase
  /// The card's frame in design space; a long text raises the upper edge by up to 110 design
  /// pixels.
  public let frame: Rect
  /// Whether the card stands beside its subject, e.g. the hands, and neither dims nor blocks the
  /// scene.
  let isBeside: Bool
  /// Whether leaves cover the scene behind the card; otherwise the scene is dimmed and the card is
  /// of parchment.
  let isCurtain: Bool
  let picture: CardPicture?
  /// The opacity of the dark layer over the scene behind the open card, 0…1.
  let dimming: Double
  /// The time at which the card began to open, on the scene's clock.
  let since: Time
  /// The time at which the card's picture began to dance: the card's opening, or the scene's last
  /// change of the picture.
  public var dancesSince: Time

  /// The time after new controls appear in which a press of the pointer is taken as meant for the
  /// old ones.
  static let grace = Time.seconds(0.6)

  private static let openness = Channel<Double>("openness")
  static let opening = sceneTimeline {
    Tween(openness, from: 0, to: 1, duration: 0.25, easing: .outCubic)
  }

  private static let push = Channel<Double>("nudge")
  fileprivate static let shine = Channel<Double>("nudge.shine")
  /// The answer to a press beside the card: the card bounces, and its buttons shine for 0.75
  /// seconds.
  static let nudge = together {
    Series {
      Cut(shine, to: 1)
      Hold(0.5)
      Tween(shine, to: 0, duration: 0.25)
    }
    FullMotion {
      Tween(push, from: 0, to: 1, duration: 0.09, easing: .outQuad)
      Tween(push, to: 0, duration: 0.4, easing: .outBack(3))
    }
  }

  /// Creates a card in the middle of the window, or above `bottom`, or at `place`.
  ///
  /// - Parameters:
  ///   - spoken: the words of the voice if the body is drawn as content; nil for `body`.
  ///   - size: the card's size in design pixels without the picture; ignored if `place` is given.
  ///   - bottom: the y of the card's lower edge, if the scene below should stay free; nil for the
  ///     middle.
  ///   - place: the card's frame beside its subject, see `isBeside`; nil for the middle.
  ///   - isCurtain: whether leaves cover the scene, see `isCurtain`.
  ///   - picture: the picture above the card's words.
  ///   - dimming: the darkening of the scene, 0…1; less for the result of a game.
  ///   - since: the time at which the card begins to open.
  public init(
    _ title: Phrase, _ body: Phrase, spoken: Phrase? = nil, size: Size = Size(640, 400),
    bottom: Double? = nil, beside place: Rect? = nil, isCurtain: Bool = false,
    picture: CardPicture? = nil, dimming: Double = 0.45, since: Time
  ) {
    (self.title, self.body, self.picture, self.since) = (title, body, picture, since)
    (self.isCurtain, self.dimming, dancesSince) = (isCurtain, dimming, since)
    self.spoken = .joined([title, spoken ?? body].filter { $0 != "" }, by: "\n")
    let grown = Size(size.width, size.height + (picture?.height ?? 0))
    let middle = bottom.map { $0 - grown.height / 2 } ?? Design.frame.center.y
    self.frame = place ?? Rect(center: Point(x: Design.middle, y: middle), size: grown)
    self.isBeside = place != nil
  }

  private static let gap = 16.0
  /// The most by which a long text raises the upper edge, in design pixels.
  private static let growth = 110.0

  /// The distance of title and buttons from the card's edges, in design pixels.
  private var margin: Double { isBeside ? 34 : 48 }

  /// Returns the frames of a row of buttons of these widths, then of a button `apart` on the left,
  /// or on the right if it `isLast`; large words widen them.
  func frames(
    of widths: [Double], apart: Double? = nil, isLast: Bool = false, isLarge: Bool = false
  ) -> [Rect] {
    let y = frame.maxY - margin - Button.height
    let count = widths.count + (apart == nil ? 0 : 1)
    let room = frame.width - 2 * margin - Self.gap * Double(count - 1)
    // A single button keeps its width.
    let wider = isLarge && count > 1 ? max(1, min(1.4, room / widths.reduce(apart ?? 0, +))) : 1
    let (widths, apart) = (widths.map { $0 * wider }, apart.map { $0 * wider })
    let width = widths.reduce(0, +) + Self.gap * Double(widths.count - 1)
    let (left, right) = (frame.minX + margin, frame.maxX - margin)
    var x = apart == nil ? frame.center.x - width / 2 : isLast ? left : right - width
    let row = widths.map { width in
      defer { x += width + Self.gap }
      return Rect(x: x, y: y, width: width, height: Button.height)
    }
    return row
      + (apart.map {
        [Rect(x: isLast ? right - $0 : left, y: y, width: $0, height: Button.height)]
      } ?? [])
  }

  /// The time from which the card's buttons take presses of the pointer. Leaves close at a press,
  /// so they need no grace.
  public var ready: Time { isCurtain ? since : since + Self.grace }

  /// Returns whether the card still opens, takes no press yet, or has a dancing picture.
  func isMoving(_ view: View) -> Bool {
    view.time < ready
      || !view.reducesMotion && picture?.isDancing(after: view.time - dancesSince) == true
  }

  /// Returns the time of the next breath of the card's picture; nil while the picture dances or
  /// dozes.
  func nextChange(_ view: View) -> Time? {
    if view.reducesMotion { return nil }
    return picture?.breath(after: view.time - dancesSince).map { dancesSince + $0 }
  }

  /// Returns the share of the card's opening that has passed, eased, 0…1.
  public func openness(_ view: View) -> Double { opening[Self.openness, at: view.time] }

  private var opening: PlayingTimeline { PlayingTimeline(Self.opening, since: since) }

  /// Draws the card and `content` on it. With calm motion the card fades in without growing.
  func draw(
    _ view: View, _ nudge: PlayingTimeline?, into picture: inout Picture,
    content: (inout Picture) -> Void
  ) {
    let grown = openness(view)
    if isCurtain {
      Curtain.drawLeaves(cover: grown, view, into: &picture)
    } else if !isBeside {
      picture.draw(.fill(.night).opacity(dimming * grown))
    }
    picture.drawGroup(
      scaledBy: view.reducesMotion
        ? 1 : 0.9 + 0.1 * grown + 0.03 * (nudge?[Self.push, at: view.time] ?? 0),
      about: frame.center,
      opacity: isCurtain ? max(0, 4 * grown - 3) : grown
    ) {
      // In a tall window a part above the card's usual upper edge moves together with the card.
      if isBeside {
        $0.drawFigure(at: frame.center) { drawWords(view, into: &$0) }
      } else {
        drawWords(view, into: &$0)
      }
      content(&$0)
    }
  }

  private var above: Double { picture?.height ?? 0 }

  /// The style of the body in a card that has not grown.
  private var room: TextStyle {
    TextStyle(
      .body, fit: frame.width - 2 * (margin + (picture?.side ?? 0)) - 16,
      height: frame.height - 2 * margin - 2 * Button.height - above)
  }

  /// Returns the body's lines and style, and the design pixels by which a long or enlarged body
  /// raises the card's upper edge; the buttons stay in place.
  private func setting(_ view: View) -> (lines: String, style: TextStyle, missing: Double) {
    var style = room
    let lines = view.metrics.lines(of: view.language(body), style)
    guard !lines.isEmpty, let height = style.height else { return (lines, style, 0) }
    let most = min(Self.growth, frame.minY - 8)
    let factor = view.preferences.textSize.factor
    // Enlarged words keep clear of the picture and the buttons.
    let air = factor > 1 ? 16.0 : 0
    style.height = height + most - air
    let (large, size) = LargeText(lines, style, view.metrics).largest(upTo: style.size * factor)
    let wanted = Double(large.count(where: \.isNewline) + 1) * LargeText.leading * size
    let missing = max(0, min(wanted + air - height, most))
    style.height = height + missing - air
    return (lines, style, missing)
  }

  /// Returns the card's frame, whose upper edge is raised by long or large words.
  func place(_ view: View) -> Rect {
    let missing = setting(view).missing
    return Rect(
      x: frame.minX, y: frame.minY - missing, width: frame.width, height: frame.height + missing)
  }

  /// Returns the share, 0…1, by which a round button fades that the open card would cover in part.
  func veil(over button: Rect, _ view: View) -> Double {
    let isHidden =
      !isBeside && button.size == IconButton.size
      && place(view).insetBy(-button.width / 2).contains(button.center)
    return isHidden ? openness(view) : 0
  }

  /// Returns the middle of the card's picture, where the scene may draw figures.
  public func pictureCenter(_ view: View) -> Point {
    Point(x: frame.center.x, y: place(view).minY + margin + Button.height + above / 2)
  }

  private func drawWords(_ view: View, into picture: inout Picture) {
    let (lines, style, missing) = setting(view)
    let place = place(view)
    let top = place.minY
    let tint = isCurtain ? Color.cream : .ink
    let ground =
      isCurtain
      ? DrawCommand.roundedRect(place, radius: 64, tint: .night).opacity(0.7)
      : .panel(WidgetAssets.card, inset: 56, in: place)
    picture.draw(ground)
    picture.draw(
      view.language(title),
      TextStyle(.heading, bold: true, fit: frame.width - min(2 * margin + 16, 88)),
      at: Point(x: frame.center.x, y: top + margin + 36), tint: tint, named: "alert")
    self.picture?.draw(
      at: pictureCenter(view), after: view.time - dancesSince, reducesMotion: view.reducesMotion,
      into: &picture)
    picture.draw(
      lines, style, at: Point(x: frame.center.x, y: frame.center.y - 6 + (above - missing) / 2),
      tint: tint)
  }
}

extension PlayingTimeline {
  /// Draws the light of a nudge around a button of the card.
  func draw(around control: Control, at time: Time, into picture: inout Picture) {
    guard control.kind == .button, control.frame.height == Button.height else { return }
    picture.drawGroup(opacity: self[AlertCard.shine, at: time]) {
      Button.drawShine(around: control.frame, into: &$0)
    }
  }
}

extension AlertCard {
  /// Creates a card that refuses a name, plays a sound and says the reason.
  public static func refused(
    _ problem: NameError, _ title: Phrase, _ context: inout SceneContext
  ) -> AlertCard {
    let words = Phrase.name(.wrong(problem))
    context.play(.uhOh)
    context.say(words)
    return AlertCard(title, words, picture: .name(problem), since: context.now)
  }
}
