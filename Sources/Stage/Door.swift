public import Animation
public import Phrases

/// A game behind a door of the clearing: one row, written in the game's own folder.
///
/// The hub's sign and key, what follows the scene, its timelines, demo and films, and what every test
/// goes through follow from the list of these rows.
public struct Door: Sendable, CustomStringConvertible {
  public let scene: SceneID
  /// What is written on the door.
  public let words: Phrase
  /// One line about what happens behind it.
  public let line: Phrase
  /// What is heard around the scene.
  public let ambience: Ambience
  /// Every timeline of the scene by its name; made when it is asked for.
  public let timelines: @Sendable () -> [NamedTimeline]
  /// Plays the game from the moment it is entered until it is over, and keeps pictures.
  public let demo: Script
  public let films: [FilmScript]
  public let restingPlaces: [RestingPlace]
  /// Makes the scene anew.
  public let open: @Sendable (Preferences) -> any Scene
  /// Draws what the door shows of what lies behind it.
  public let draw: @Sendable (Glimpse, inout Picture) -> Void

  public init(
    _ scene: SceneID, _ words: Phrase, _ line: Phrase, ambience: Ambience = .day,
    timelines: @escaping @autoclosure @Sendable () -> [NamedTimeline], demo: @escaping Script,
    films: [FilmScript], restingPlaces: [RestingPlace],
    open: @escaping @Sendable (Preferences) -> any Scene,
    draw: @escaping @Sendable (Glimpse, inout Picture) -> Void
  ) {
    self.scene = scene
    self.words = words
    self.line = line
    self.ambience = ambience
    self.timelines = timelines
    self.demo = demo
    self.films = films
    self.restingPlaces = restingPlaces
    self.open = open
    self.draw = draw
  }

  /// How a door looks at something: still, or awake because the pointer or the focus is on it.
  public struct Glimpse: Hashable, Sendable {
    /// The middle of the place for a picture of about 150 by 130 design pixels.
    public let center: Point
    /// How far what is behind the door looks out, from 0 to about 1.
    public let peek: Double
    /// How far it is turned just now, in degrees up to 9 either way.
    public let nod: Double
    /// For how many seconds what is on it has been playing, up to `playing`; 0 while it is still.
    public let play: Double

    /// How many seconds what is on a door plays before it is still again.
    public static let playing = 2.4

    public init(center: Point, peek: Double = 0, nod: Double = 0, play: Double = 0) {
      self.center = center
      self.peek = peek
      self.nod = nod
      self.play = play < Self.playing ? play : 0
    }
  }

  public var description: String { scene.rawValue }
}
