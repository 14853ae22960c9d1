public import Animation
public import Phrases

/// The presentation of a scene at a moment: its picture, its words for the voice, and its controls.
///
/// Only `picture`, `isStill` and `layout` are required; the others have defaults.
public protocol Presentation: Sendable {
  /// Returns the picture at `view.time`, any moment since the last tick; calls come in any order.
  func picture(_ view: View) -> Picture

  /// Returns whether nothing moves, so that no frame is needed before the next event or
  /// `nextChange`.
  func isStill(_ view: View) -> Bool

  /// Returns the time at which a still scene next moves by itself; nil for never.
  func nextChange(_ view: View) -> Time?

  /// The scene's own speed and drums.
  var rhythm: Rhythm { get }

  /// Returns the sentence on the strip, e.g. the game's request or the result; nil for none.
  func prompt(_ view: View) -> Phrase?

  /// Returns the words of the voice at this moment: the `prompt`, unless the scene has better ones.
  func spokenContent(_ view: View) -> SpokenContent

  /// Returns the topmost card; nil without a card.
  func openCard(_ view: View) -> OpenCard?

  /// Returns the gesture of the hint's hand for an idle player; nil while the player has nothing to
  /// do.
  func hint(_ view: View) -> Hint?

  /// Returns the frame of the text being typed, beside which input methods open; nil without one.
  func textFocus(_ view: View) -> Rect?

  /// The delivery of keys and gamepad buttons.
  var keyReading: KeyReading { get }

  /// The scene's arrangement in a tall window.
  var tall: Arrangement { get }

  /// Returns the places that can be pressed or dragged, by name: for tests, replays and `bungle
  /// layout`.
  func layout(_ view: View) -> [Place]

  /// The scene's counters, for tests and for `bungle replay`.
  var counters: [Counter] { get }
}

extension Presentation {
  public func nextChange(_ view: View) -> Time? { nil }
  public var rhythm: Rhythm { Rhythm() }
  public func prompt(_ view: View) -> Phrase? { nil }
  public func spokenContent(_ view: View) -> SpokenContent { SpokenContent(prompt(view)) }
  public func openCard(_ view: View) -> OpenCard? { nil }
  public func hint(_ view: View) -> Hint? { nil }
  public func textFocus(_ view: View) -> Rect? { nil }
  public var keyReading: KeyReading { .byMeaning }
  public var tall: Arrangement { .shrunk() }
  public var counters: [Counter] { [] }
}

extension Presentation {
  /// Returns the frame of a card that blocks the scene; nil without one.
  public func cardFrame(_ view: View) -> Rect? {
    openCard(view).flatMap { $0.isBeside ? nil : $0.frame }
  }

  /// Returns the frame of a card beside the scene, which covers nothing of it; nil without one.
  public func cardBeside(_ view: View) -> Rect? {
    openCard(view).flatMap { $0.isBeside ? $0.frame : nil }
  }
}

/// A scene's speed and drums, where they are its own.
public struct Rhythm: Hashable, Sendable {
  /// Whether a faster game speed is ignored; a slower one always applies.
  public var isSteady: Bool
  /// The richness of the drums' accompaniment, 0…`Soundscape.richestGroove`.
  public var groove: Int

  public init(isSteady: Bool = false, groove: Int = 0) {
    (self.isSteady, self.groove) = (isSteady, groove)
  }
}

/// The delivery of keys and gamepad buttons.
public enum KeyReading: Hashable, Sendable {
  /// By their meaning, as `InputEvent.key`.
  case byMeaning
  /// By the seat of one of two players, as `InputEvent.pressed`.
  case bySeat
  /// By the name of the pressed key's position, as `InputEvent.keyNamed`.
  case byPosition
}

/// A card over or beside a scene.
public struct OpenCard: Hashable, Sendable {
  /// The card's frame in design space.
  public let frame: Rect
  /// Whether the card stands beside its subject; other cards block the scene.
  public let isBeside: Bool
  /// The time from which the card's buttons take presses of the pointer, on the scene's clock.
  public let ready: Time
  /// The time at which the card's picture next moves by itself; nil for never, or while it moves
  /// anyway.
  public let nextChange: Time?
  /// The words of the voice about the card.
  public let spoken: Phrase

  /// Creates a card; the voice says `spoken`.
  public init(
    in frame: Rect, isBeside: Bool, ready: Time, nextChange: Time? = nil, spoken: Phrase
  ) {
    (self.frame, self.isBeside, self.ready, self.spoken) = (frame, isBeside, ready, spoken)
    self.nextChange = nextChange
  }
}

/// A named rectangle of the scene, in design space, by which tests and replays find a control or
/// figure.
public struct Place: Hashable, Sendable {
  /// The name by which tests and recordings find the place.
  public let name: String
  /// The place's rectangle in design pixels.
  public let rect: Rect
  /// The frame that right-to-left languages mirror in place with the rectangle, such as a button on
  /// a stage; nil for none.
  public let mirrorFrame: Rect?

  /// Creates a place, which is mirrored in place by itself if it `isMirrored`.
  public init(_ name: String, _ rect: Rect, isMirrored: Bool = false) {
    self.init(name, rect, mirrorFrame: isMirrored ? rect : nil)
  }

  /// Creates a place within `mirrorFrame`, which is mirrored in place as a whole.
  public init(_ name: String, _ rect: Rect, mirrorFrame: Rect?) {
    (self.name, self.rect, self.mirrorFrame) = (name, rect, mirrorFrame)
  }
}

/// A scene's named count, for tests and `bungle replay`.
public struct Counter: Hashable, Sendable {
  /// The side whose points these are, e.g. `player`.
  public let name: String
  /// The count: points, wins or rounds.
  public let points: Int

  public init(_ name: String, _ points: Int) { (self.name, self.points) = (name, points) }
}

/// The open hand's gesture for an idle player: a press at a place, or a drag.
public struct Hint: Hashable, Sendable {
  /// The frame to press or to drag from, in design space.
  public let frame: Rect
  /// The end of the drag, in design space; nil for a press.
  public let target: Point?
  /// The picture that the hand drags along, centred on `place` at first; nil for none.
  public let carried: ImageAsset?
  /// Whether the hint answers a mistake, and so does not wait until the player is idle.
  public let isAnswer: Bool

  /// The point to press or take hold of.
  public var place: Point { frame.center }

  /// Creates a hint at a press on `frame`.
  public init(on frame: Rect) { (self.frame, target, carried, isAnswer) = (frame, nil, nil, false) }

  /// Creates a hint at a press at `place`, or at a drag from there to `target`.
  public init(
    at place: Point, dragTo target: Point? = nil, carrying carried: ImageAsset? = nil,
    isAnswer: Bool = false
  ) {
    frame = Rect(center: place, size: Size(0, 0))
    (self.target, self.carried, self.isAnswer) = (target, carried, isAnswer)
  }
}
