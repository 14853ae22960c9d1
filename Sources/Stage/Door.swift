public import Animation
public import Phrases

/// A game behind a door of the hub, described in one value in the game's own folder: its `scene`,
/// its `name`, and what follows.
///
/// `Door.all` lists all doors. The hub's signs and keys, the scene order, the catalogue of
/// timelines and films, and the lists for tests derive from it.
public struct Door: Sendable, CustomStringConvertible {
  public let scene: SceneID
  public let name: Phrase
  /// One line about the game, shown below its name.
  public let line: Phrase
  /// The scene's background sound.
  public let ambience: Ambience
  /// The named timelines of the scene, made anew on each call.
  public let timelines: @Sendable () -> [NamedTimeline]
  /// The walkthrough of one whole game from its first moment, which keeps pictures on the way.
  public let demo: Walkthrough
  /// Scripts that reach and film each motion of the scene.
  public let films: [FilmScript]
  /// States in which the player may idle, for stillness tests and snapshots.
  public let restingPlaces: [RestingPlace]
  /// Creates the scene of a first visit, with the player's preferences.
  public let open: @Sendable (Preferences) -> any Scene
  /// The steps of the game's instructions; without any, the door's picture stands for them.
  public let lessons: [Lesson]
  /// Draws the animated picture on the door.
  public let draw: @Sendable (Thumbnail, inout Picture) -> Void

  /// Describes a game; `timelines` is evaluated on every call.
  public init(
    _ scene: SceneID, _ name: Phrase, _ line: Phrase, ambience: Ambience = .day,
    timelines: @escaping @autoclosure @Sendable () -> [NamedTimeline], demo: @escaping Walkthrough,
    films: [FilmScript], restingPlaces: [RestingPlace], lessons: [Lesson] = [],
    open: @escaping @Sendable (Preferences) -> any Scene,
    draw: @escaping @Sendable (Thumbnail, inout Picture) -> Void
  ) {
    (self.scene, self.name, self.line) = (scene, name, line)
    (self.ambience, self.timelines, self.demo) = (ambience, timelines, demo)
    (self.films, self.restingPlaces, self.lessons) = (films, restingPlaces, lessons)
    (self.open, self.draw) = (open, draw)
  }

  /// The state of the picture on a door: at rest, or awake under the pointer or the focus.
  public struct Thumbnail: Hashable, Sendable {
    /// The middle of the picture, about 150×130 design pixels at most.
    public let center: Point
    /// The share of the door's figure that peeks out, 0 (hidden) … 1 (out); springs overshoot
    /// briefly.
    public let peek: Double
    /// The sign's present turn in degrees, −9…9.
    public let nod: Double
    /// The playing time, in seconds below `playing`; 0 at rest.
    public let play: Double

    /// The frame of the picture, which has its own ground on every door.
    public var frame: Rect { Rect(center: center - Point(x: 0, y: 3), size: Size(176, 110)) }

    /// Draws the ground of the picture: light from the upper left, dark hills in front, and the
    /// shade of the frame.
    public func drawBackground(_ tint: Color, into picture: inout Picture) {
      picture.draw(.roundedRect(frame, radius: Self.radius, tint: tint))
      picture.draw(.image(SharedAssets.rays, at: frame.point(0.42, 0.46)).scaled(0.33))
      let near = tint.mixed(with: .night, 0.2)
      for (share, rise) in [(0.28, 44.0), (0.7, 36)] {
        let hill = Rect(
          x: frame.point(share, 0).x - 49, y: frame.maxY - rise, width: 98, height: rise)
        picture.draw(.roundedRect(hill, radius: 22, tint: near))
      }
      picture.draw(
        .roundedRect(
          Rect(x: frame.minX, y: frame.maxY - 24, width: frame.width, height: 24),
          radius: Self.radius, tint: near))
      picture.draw(
        .border(frame, radius: Self.radius, width: 4, tint: .night).opacity(0.22))
    }

    /// Draws the shadow below a figure that stands or floats over `place`, `width` design pixels
    /// wide.
    public func drawShade(
      at place: Point, width: Double, into picture: inout Picture
    ) {
      picture.draw(
        .image(SharedAssets.shadow, at: place).scaled(width / SharedAssets.shadow.size.width))
    }

    /// The corner radius of the picture, in design pixels.
    public static let radius = 11.0

    /// The time for which a picture plays before it rests again, in seconds.
    public static let playing = 2.4

    /// Creates a thumbnail; a `play` of `playing` seconds or more counts as 0.
    public init(center: Point, peek: Double = 0, nod: Double = 0, play: Double = 0) {
      (self.center, self.peek, self.nod) = (center, peek, nod)
      self.play = play < Self.playing ? play : 0
    }
  }

  public var description: String { scene.rawValue }
}
