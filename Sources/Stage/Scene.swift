public import Animation
public import Phrases

/// One place of the game, e.g. the hub or a minigame: a value that events and ticks change, and
/// that draws itself.
///
/// Times are on the scene's own clock, rectangles in design space.
public protocol Scene: Sendable {
  /// Called at time zero, before the first picture; also on a return to the scene's `remainder`.
  mutating func enter(_ stage: inout StageContext)

  /// Reacts to what the player did.
  mutating func handle(_ event: InputEvent, _ stage: inout StageContext)

  /// The page that is shown and asked instead of this scene, which only handles and ticks; nil for
  /// a scene without pages.
  var openPage: (any Scene)? { get }

  /// The state to re-enter when the player returns; nil to begin anew.
  var remainder: (any Scene)? { get }

  /// Advances by one tick, 60 times a second. A still scene changes nothing before `wakes`.
  mutating func tick(_ stage: inout StageContext)

  /// The picture at `view.time`, any moment since the last tick; calls come in any order.
  func picture(_ view: View) -> Picture

  /// Whether nothing moves, so that no frame is needed before the next event or `wakes`.
  func isStill(_ view: View) -> Bool

  /// The time when a still scene moves by itself; nil for never.
  func wakes(_ view: View) -> Time?

  /// Whether a faster game speed is ignored here; a slower one always applies.
  var keepsItsPace: Bool { get }

  /// The richness of the drums' accompaniment, 0…`Soundscape.richestGroove`.
  var groove: Int { get }

  /// The frame of the text being typed, for input methods to open beside; nil without one.
  var textFocus: Rect? { get }

  /// The open hand's hint for an idle player; nil while there is nothing to do.
  var hint: Hint? { get }

  /// The sentence on the strip: what the game asks for, or what has happened; nil for none.
  func prompt(_ view: View) -> Phrase?

  /// What the voice says of this moment; the `prompt` unless the scene has something better.
  func announcement(_ view: View) -> Phrase?

  /// How the player can continue, where neither the announcement nor the focus says so.
  func invitation(_ view: View) -> Phrase?

  /// The text of the topmost card, for the voice; nil without a card.
  var cardWords: Phrase? { get }

  /// The score as the voice says it; nil where nothing is counted.
  var standing: Phrase? { get }

  /// A description of the screen, for a player who does not see it.
  var surroundings: Phrase? { get }

  /// The focused control, while the focus is shown.
  func spokenFocus(_ view: View) -> SpokenFocus?

  /// Whether the voice has to be silent because the player must listen to something else.
  func isQuiet(_ view: View) -> Bool

  /// Whether the next key arrives by the name of its position, as `InputEvent.keyNamed`.
  var awaitsKey: Bool { get }

  /// Whether two people play at one table, so that their keys come as `InputEvent.pressed`.
  var isForTwo: Bool { get }

  /// The scene's arrangement in a tall window.
  var tall: Arrangement { get }

  /// The frame of the topmost card; nil without a card.
  var cardFrame: Rect? { get }

  /// The frame of a card beside the scene, covering nothing of it; nil without one.
  var cardBeside: Rect? { get }

  /// The places that can be pressed or dragged, by name: for tests, replays and `bungle layout`.
  var layout: [Place] { get }

  /// The scene's counters, for tests and for `bungle replay`.
  var counters: [Counter] { get }
}

/// Defaults, so that a scene declares only what differs.
extension Scene {
  public mutating func enter(_ stage: inout StageContext) {}
  public var openPage: (any Scene)? { nil }
  public var remainder: (any Scene)? { nil }
  public func wakes(_ view: View) -> Time? { nil }
  public var keepsItsPace: Bool { false }
  public var groove: Int { 0 }
  public var textFocus: Rect? { nil }
  public var hint: Hint? { nil }
  public func prompt(_ view: View) -> Phrase? { nil }
  public func announcement(_ view: View) -> Phrase? { prompt(view) }
  public func invitation(_ view: View) -> Phrase? { nil }
  public var cardWords: Phrase? { nil }
  public var standing: Phrase? { nil }
  public var surroundings: Phrase? { nil }
  public func spokenFocus(_ view: View) -> SpokenFocus? { nil }
  public func isQuiet(_ view: View) -> Bool { false }
  public var awaitsKey: Bool { false }
  public var isForTwo: Bool { false }
  public var tall: Arrangement { .shrunk() }
  public var cardFrame: Rect? { nil }
  public var cardBeside: Rect? { nil }
  public var counters: [Counter] { [] }
}

/// The `rect` of something in design space, and the `name` by which tests and replays find it.
public struct Place: Hashable, Sendable {
  public let name: String
  public let rect: Rect
  /// What right-to-left languages mirror in place with it, such as a button on a stage; nil if they
  /// do not mirror it.
  public let turning: Rect?

  /// Names a rectangle, which is mirrored in place by itself if it `turns`.
  public init(_ name: String, _ rect: Rect, turns: Bool = false) {
    self.init(name, rect, turning: turns ? rect : nil)
  }

  /// Names a part of what is mirrored in place as a whole, `turning`.
  public init(_ name: String, _ rect: Rect, turning: Rect?) {
    self.name = name
    self.rect = rect
    self.turning = turning
  }
}

/// A scene's named count, for tests and `bungle replay`.
public struct Counter: Hashable, Sendable {
  /// What or whom it counts for, e.g. `player`.
  public let name: String
  /// The count: points, wins or rounds.
  public let points: Int

  /// Pairs a name and its number.
  public init(_ name: String, _ points: Int) {
    self.name = name
    self.points = points
  }
}

/// The open hand's gesture for an idle player: a press at a place, or a drag.
public struct Hint: Hashable, Sendable {
  /// The point to press or take hold of, in design space.
  public let place: Point
  /// The end of the drag, in design space; nil for a press.
  public let target: Point?
  /// The picture that is dragged along, centred on `place` at first; nil for none.
  public let carried: ImageAsset?

  /// A press at `place`, or a drag from there to `target`.
  public init(at place: Point, dragTo target: Point? = nil, carrying carried: ImageAsset? = nil) {
    self.place = place
    self.target = target
    self.carried = carried
  }
}
