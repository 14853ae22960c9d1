public import Animation
public import Stage

/// A card that says something and blocks all behind it until one of its buttons is pressed.
public struct AlertCard: Hashable, Sendable {
  public let title: String
  public let body: String
  /// The buttons from left to right; the first is the one that Enter and Esc accept.
  public let buttons: [AlertButton]
  public let size: Size
  /// When it began to open.
  public let since: Time

  /// How long it takes to open.
  public static let opening = Time.seconds(0.25)

  public init(
    _ title: String, _ body: String, buttons: [AlertButton], size: Size = Size(640, 400),
    since: Time
  ) {
    self.title = title
    self.body = body
    self.buttons = buttons
    self.size = size
    self.since = since
  }

  public var frame: Rect { Rect(center: Design.frame.center, size: size) }

  /// The card's buttons as controls; the only ones a scene may list while the card is open.
  public var controls: [Control] {
    let gap = 16.0
    let width = buttons.map(\.width).reduce(0, +) + gap * Double(buttons.count - 1)
    var x = frame.center.x - width / 2
    return buttons.map { button in
      defer { x += button.width + gap }
      return Control(
        button.id,
        Rect(x: x, y: frame.maxY - 48 - Button.height, width: button.width, height: Button.height))
    }
  }

  /// The button that `event` presses: by a click, or by Enter, Space and Esc, also while the focus
  /// is not shown. Esc presses the first.
  public func answer(to event: InputEvent, _ controls: inout Controls) -> ControlID? {
    let showedFocus = controls.showsFocus
    switch controls.handle(event, among: self.controls) {
    case .activated(let id): return id
    case .back: return buttons.first?.id
    case .adjusted, .dragged: return nil
    case nil:
      guard !showedFocus, case .key(let key, _) = event, key == .enter || key == .space else {
        return nil
      }
      return controls.focus
    }
  }

  public func isOpening(at time: Time) -> Bool { time < since + Self.opening }

  /// The card at `time`, with `content` of the scene's own on it.
  public func draw(
    at time: Time, _ controls: Controls, content: [DrawCommand] = []
  ) -> [DrawCommand] {
    let progress = max(0, min(1, (time - since).seconds / Self.opening.seconds))
    let grown = 1 - (1 - progress) * (1 - progress) * (1 - progress)
    let scale = 0.9 + 0.1 * grown
    var commands: [DrawCommand] = [DrawCommand.flood(.night).opacity(0.45 * grown)]
    var card: [DrawCommand] = [
      .panel(PropAssets.card, inset: 56, in: frame),
      .text(
        title, TextStyle(.heading, bold: true, fit: size.width - 112),
        at: Point(x: frame.center.x, y: frame.minY + 84), tint: .ink
      ).named("alert"),
      .text(
        body, TextStyle(.body, fit: size.width - 112),
        at: Point(x: frame.center.x, y: (frame.minY + 124 + frame.maxY - 136) / 2), tint: .ink),
    ]
    for (button, control) in zip(buttons, self.controls) {
      card += Button.draw(
        button.words, in: control.frame, controls.state(of: control.id, among: self.controls))
    }
    card += content
    commands += card.map { $0.grown(by: scale, about: frame.center).opacity(grown) }
    return commands
  }
}

/// A button of an alert card.
public struct AlertButton: Hashable, Sendable {
  public let id: ControlID
  public let words: String
  public let width: Double

  public init(_ id: ControlID, _ words: String, width: Double = Button.minimumWidth) {
    self.id = id
    self.words = words
    self.width = width
  }
}

extension DrawCommand {
  /// The command as it looks when the whole scene around `pivot` is `factor` times as large.
  public func grown(by factor: Double, about pivot: Point) -> DrawCommand {
    guard factor != 1 else { return self }
    return moved((at.x - pivot.x) * (factor - 1), (at.y - pivot.y) * (factor - 1)).scaled(factor)
  }
}
