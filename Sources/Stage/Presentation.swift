public import Animation
public import Phrases

/// What a scene shows and tells at a moment, and how it can be used.
///
/// Only `picture`, `isStill` and `layout` are required; the others have defaults.
public protocol Presentation: Sendable {
  /// The picture at `view.time`, any moment since the last tick; calls come in any order.
  func picture(_ view: View) -> Picture

  /// Whether nothing moves, so that no frame is needed before the next event or `wakes`.
  func isStill(_ view: View) -> Bool

  /// The time when a still scene moves by itself; nil for never.
  func wakes(_ view: View) -> Time?

  /// The scene's own speed and drums.
  var rhythm: Rhythm { get }

  /// The sentence on the strip: what the game asks for, or what has happened; nil for none.
  func prompt(_ view: View) -> Phrase?

  /// What the voice can tell of this moment; the `prompt` unless the scene has something better.
  func spokenContent(_ view: View) -> SpokenContent

  /// The topmost card; nil without a card.
  func openCard(_ view: View) -> OpenCard?

  /// The open hand's hint for an idle player; nil while there is nothing to do.
  func hint(_ view: View) -> Hint?

  /// The frame of the text being typed, for input methods to open beside; nil without one.
  func textFocus(_ view: View) -> Rect?

  /// How keys and gamepads arrive.
  var keyReading: KeyReading { get }

  /// The scene's arrangement in a tall window.
  var tall: Arrangement { get }

  /// The places that can be pressed or dragged, by name: for tests, replays and `bungle layout`.
  func layout(_ view: View) -> [Place]

  /// The scene's counters, for tests and for `bungle replay`.
  var counters: [Counter] { get }
}

extension Presentation {
  public func wakes(_ view: View) -> Time? { nil }
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
  /// The frame of a card that blocks the scene; nil without one.
  public func cardFrame(_ view: View) -> Rect? {
    openCard(view).flatMap { $0.isBeside ? nil : $0.frame }
  }

  /// The frame of a card beside the scene, covering nothing of it; nil without one.
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

  /// A rhythm; by default that of a scene without drums.
  public init(isSteady: Bool = false, groove: Int = 0) {
    (self.isSteady, self.groove) = (isSteady, groove)
  }
}

/// How keys and gamepads arrive.
public enum KeyReading: Hashable, Sendable {
  /// By what they mean, as `InputEvent.key`.
  case byMeaning
  /// Of two people at one table, as `InputEvent.pressed`.
  case bySeat
  /// By the name of the next key's position, as `InputEvent.keyNamed`.
  case byPosition
}

/// A card over or beside a scene.
public struct OpenCard: Hashable, Sendable {
  /// The card's frame in design space.
  public let frame: Rect
  /// Whether the card stands beside its subject; other cards block the scene.
  public let isBeside: Bool
  /// When the card's buttons begin to take presses of the pointer, on the scene's clock.
  public let ready: Time
  /// When what it shows moves next by itself; nil for never, or while it moves anyway.
  public let wakes: Time?
  /// What the voice says of the card.
  public let spoken: Phrase

  /// A card of which `spoken` is said.
  public init(in frame: Rect, isBeside: Bool, ready: Time, wakes: Time? = nil, spoken: Phrase) {
    (self.frame, self.isBeside, self.ready, self.spoken) = (frame, isBeside, ready, spoken)
    self.wakes = wakes
  }
}

/// The `rect` of something in design space, and the `name` by which tests and replays find it.
public struct Place: Hashable, Sendable {
  public let name: String
  public let rect: Rect
  /// What right-to-left languages mirror in place with it, such as a button on a stage; nil if they
  /// do not mirror it.
  public let mirrorFrame: Rect?

  /// Names a rectangle, which is mirrored in place by itself if it `isMirrored`.
  public init(_ name: String, _ rect: Rect, isMirrored: Bool = false) {
    self.init(name, rect, mirrorFrame: isMirrored ? rect : nil)
  }

  /// Names a part of what is mirrored in place as a whole, `mirrorFrame`.
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

  /// Pairs a name and its number.
  public init(_ name: String, _ points: Int) { (self.name, self.points) = (name, points) }
}

/// The open hand's gesture for an idle player: a press at a place, or a drag.
public struct Hint: Hashable, Sendable {
  /// What to press or take hold of, in design space.
  public let frame: Rect
  /// The end of the drag, in design space; nil for a press.
  public let target: Point?
  /// The picture that is dragged along, centred on `place` at first; nil for none.
  public let carried: ImageAsset?
  /// Whether the hint answers a mistake, and so does not wait until the player is idle.
  public let isAnswer: Bool

  /// The point to press or take hold of.
  public var place: Point { frame.center }

  /// A press on `frame`.
  public init(on frame: Rect) { (self.frame, target, carried, isAnswer) = (frame, nil, nil, false) }

  /// A press at `place`, or a drag from there to `target`.
  public init(
    at place: Point, dragTo target: Point? = nil, carrying carried: ImageAsset? = nil,
    isAnswer: Bool = false
  ) {
    frame = Rect(center: place, size: Size(0, 0))
    (self.target, self.carried, self.isAnswer) = (target, carried, isAnswer)
  }
}
