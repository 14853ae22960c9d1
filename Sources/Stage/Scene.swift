public import Animation
public import Phrases

/// One place of the game: a value that events and ticks change, and that a picture is computed from.
public protocol Scene: Sendable {
  /// Called each time the scene is come to, at time zero and before anything of it is seen; a remainder too.
  mutating func enter(_ stage: inout StageContext)

  mutating func handle(_ event: InputEvent, _ stage: inout StageContext)

  /// What stays when the player leaves, to be found again on coming back; nil for nothing.
  var remainder: (any Scene)? { get }

  /// Called 60 times a second. While `isStill` and before `wakes`, it changes nothing.
  mutating func tick(_ stage: inout StageContext)

  /// What is seen at `view.time`; any moment from the last tick on, in any order.
  func picture(_ view: View) -> Picture

  /// Nothing moves: nobody needs to draw until the next event, or until `wakes`.
  func isStill(_ view: View) -> Bool

  /// When a still scene wants to move by itself; nil for never.
  func wakes(_ view: View) -> Time?

  /// The player's choice of a faster game does not count here.
  var keepsItsPace: Bool { get }

  /// How rich the accompaniment of the player's drums is, 0…`Soundscape.richestGroove`.
  var groove: Int { get }

  /// Where words are being typed, in design space, so that an input method can stand beside it.
  var textFocus: Rect? { get }

  /// What an open hand shows to whoever does nothing for a while; nil while there is nothing to do.
  var hint: Hint? { get }

  /// The sentence on the strip: what the game asks for, or what has happened; nil where there is none.
  func prompt(_ view: View) -> Phrase?

  /// What a voice says of the moment, where that is not what the strip says.
  func announcement(_ view: View) -> Phrase?

  /// How one can go on, where neither the moment nor what has the focus says it.
  func invitation(_ view: View) -> Phrase?

  /// The words of the card that lies over everything else.
  var cardWords: Phrase? { get }

  /// How the game stands; nil where nothing is counted.
  var standing: Phrase? { get }

  /// What is where, for whoever does not see it.
  var surroundings: Phrase? { get }

  /// What has the focus, once that is shown.
  func spokenFocus(_ view: View) -> SpokenFocus?

  /// There is something else to listen to.
  func isQuiet(_ view: View) -> Bool

  /// Asks for any key of the keyboard, to put something on it.
  var awaitsKey: Bool { get }

  /// Two people play at one table: digits, number pad and gamepads come as `InputEvent.pressed`.
  var isForTwo: Bool { get }

  /// Where its things are in a tall window.
  var tall: Arrangement { get }

  /// The place of the card that lies over everything else.
  var card: Rect? { get }

  /// The place of a card that stands beside what it speaks of, and hides nothing.
  var cardBeside: Rect? { get }

  /// The scene's places by name, for tests and for `bungle layout`.
  var layout: [Place] { get }

  /// What the scene counts, for tests and for `bungle replay`.
  var counters: [Counter] { get }
}

extension Scene {
  public mutating func enter(_ stage: inout StageContext) {}
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
  public var card: Rect? { nil }
  public var cardBeside: Rect? { nil }
  public var counters: [Counter] { [] }
}

/// A named rectangle in design space.
public struct Place: Hashable, Sendable {
  public let name: String
  public let rect: Rect

  public init(_ name: String, _ rect: Rect) {
    self.name = name
    self.rect = rect
  }
}
