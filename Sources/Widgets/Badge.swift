public import Animation
public import Phrases
internal import Rules
public import Stage

/// A round button with an animal's head that fills in the animal's name.
public enum Badge {
  /// The size of a badge beside a field, in design pixels.
  public static let size = IconButton.size

  /// Whether a large badge is the selected one of a row.
  public enum Selection: Sendable {
    /// No animal is selected yet; all badges have a bright rim.
    case none
    case selected
    /// Another badge is selected; this one is pale.
    case unselected
    /// The player has typed a name of their own, so that no badge is needed.
    case unneeded

    /// The scale of the badge's picture, and its opacity, 0…1.
    public var look: (size: Double, opacity: Double) {
      switch self {
      case .selected: (1.14, 1)
      case .unselected: (0.8, 0.85)
      case .none, .unneeded: (0.98, 1)
      }
    }
  }

  /// Draws a large badge; `draw` draws its picture about the center that it is given.
  static func drawLarge(
    _ selection: Selection, in frame: Rect, _ state: ControlState, into picture: inout Picture,
    draw: (Point, inout Picture) -> Void
  ) {
    let center = frame.offsetBy(0, state.lift).center
    let (size, opacity) = selection == .unselected ? (0.82, 0.85) : (1, 1)
    FocusRing.draw(around: frame, radius: frame.width / 2, state, into: &picture)
    let ground = state.isHovered ? WidgetAssets.roundButtonHover : WidgetAssets.roundButton
    picture.draw(
      .image(ground, at: center).scaled(size * frame.width / ground.size.width).opacity(opacity))
    if selection == .selected { drawRing(about: center, frame.size, into: &picture) }
    if selection == .none {
      picture.draw(.border(frame.insetBy(-2), radius: frame.width / 2 + 2, width: 5, tint: .sun))
    }
    draw(center, &picture)
    guard selection == .selected else { return }
    let (away, side) = (0.37 * frame.width, min(44, 0.37 * frame.width))
    CheckMark.draw(at: center + Point(x: away, y: away), side: side, into: &picture)
  }

  fileprivate static func drawRing(about center: Point, _ size: Size, into picture: inout Picture) {
    let ring = Rect(center: center, size: size).insetBy(-3)
    picture.draw(
      .border(ring, radius: ring.width / 2, width: 7 * size.width / Self.size.width, tint: .sun))
  }
}

extension Screen {
  /// Adds a large badge for `action`; it looks chosen while `typed` is the avatar's name, or beside
  /// another name while the avatar is `chosen`.
  ///
  /// `draw` draws the avatar about the badge's center; nil for its head.
  public mutating func badge(
    _ action: Action, _ avatar: Avatar, typed: String, chosen: Avatar? = nil,
    named name: String, in frame: Rect,
    draw: ((Badge.Selection, Point, View, inout Picture) -> Void)? = nil
  ) {
    add(action, Spoken(avatar.name), named: name, in: frame) {
      let chosen = Avatar.lending(typed, in: $1.language) ?? (typed.isEmpty ? nil : chosen)
      let selection: Badge.Selection =
        switch chosen {
        case avatar: .selected
        case .some: .unselected
        case nil: typed.isEmpty ? .none : .unneeded
        }
      Badge.drawLarge(selection, in: frame, $0, into: &$2) { [view = $1] center, picture in
        if let draw { return draw(selection, center, view, &picture) }
        let look = selection.look
        picture.draw(
          avatar.picture(at: center, height: 0.9 * frame.width * look.size).opacity(look.opacity))
      }
    }
  }
}

extension Avatar {
  /// Returns the avatar's head, `height` design pixels high.
  public func picture(at center: Point, height: Double) -> DrawCommand {
    .image(head, at: center).scaled(height / head.size.height)
  }

  var head: ImageAsset {
    switch self {
    case .mascot(let mascot): WidgetAssets.mascot(mascot)
    case .animal(let animal): WidgetAssets.badge(animal)
    }
  }
}

extension Screen {
  /// Adds a button that shows the head of a player's animal and gives the player another one.
  ///
  /// `label` tells whose animal it is.
  public mutating func face(
    _ action: Action, _ animal: Avatar, isChosen: Bool, of label: Phrase, named name: String,
    in frame: Rect
  ) {
    add(action, Spoken(animal.name, of: label), named: name, in: frame) { state, _, picture in
      IconButton.draw(in: frame, state, into: &picture) { center, picture in
        if isChosen { Badge.drawRing(about: center, Badge.size, into: &picture) }
        picture.draw(.image(animal.head, at: center))
      }
    }
  }
}
