internal import Animation
public import Rules
public import Stage

/// The picture above a card's words, which tells the card's story without them.
///
/// The picture stands still, or dances for a while. It is mirrored and arranged with the card, and
/// rises with the title when a long text makes the card grow.
public struct CardPicture: Hashable, Sendable {
  /// The beats of a dance, after which it begins anew.
  public static let beats = 4
  /// The numbers of pictures in a beat and in a second of a dance.
  private static let (perBeat, perSecond) = (6, 12)
  /// The number of dances before the picture only breathes.
  private static let rounds = 10
  /// The duration of all dances, in seconds.
  private static let dances = Double(beats * perBeat * rounds) / Double(perSecond)
  /// The rate of a breathing picture, in pictures per second.
  private static let slow = 4
  /// The time, in seconds after the card began to open, from which the picture is still.
  private static let dozes = 60.0

  /// The height that the picture adds to the card, in design pixels; 0 if it has room beside the
  /// words.
  let height: Double
  /// The width that the picture takes from the words on either side, in design pixels.
  let side: Double
  /// The picture at rest, then the pictures of a dance.
  private let pictures: [Picture]

  /// Creates a still picture; `draw` draws it about the origin, the middle of its room.
  public init(height: Double, side: Double = 0, _ draw: (inout Picture) -> Void = { _ in }) {
    self.init(height: height, side: side, beats: [nil]) { draw(&$1) }
  }

  /// Creates a dancing picture; `draw` draws it about the origin at a beat from 0 up to `beats`,
  /// and without a beat as it comes to rest.
  public init(
    height: Double, side: Double = 0, dancing draw: (_ beat: Double?, inout Picture) -> Void
  ) {
    let dance = (0..<Self.beats * Self.perBeat).map { Double($0) / Double(Self.perBeat) }
    self.init(height: height, side: side, beats: [nil] + dance, draw)
  }

  private init(
    height: Double, side: Double, beats: [Double?],
    _ draw: (_ beat: Double?, inout Picture) -> Void
  ) {
    (self.height, self.side) = (height, side)
    pictures = beats.map {
      var picture = Picture()
      draw($0, &picture)
      picture.changeAll { $0.feet = nil }
      return picture
    }
  }

  /// Returns whether the picture still dances `time` after the card began to open.
  func isDancing(after time: Time) -> Bool {
    Self.index(after: time) < (pictures.count - 1) * Self.rounds
  }

  private static func index(after time: Time) -> Int {
    let (seconds, rest) = (min(time.seconds, dances), max(0, time.seconds - dances))
    return max(0, Int(seconds * Double(perSecond) + 1e-6))
      + Int(rest * Double(slow) + 1e-6)
  }

  /// Returns the time of the next breath. Both times count from the opening of the card; nil while
  /// the picture dances or dozes.
  func breath(after time: Time) -> Time? {
    guard pictures.count > 1, time.seconds < Self.dozes, !isDancing(after: time) else { return nil }
    let steps = Int((time.seconds - Self.dances) * Double(Self.slow) + 1e-6) + 1
    return .seconds(Self.dances + Double(steps) / Double(Self.slow))
  }

  /// Draws the picture as of `time` after the card began to open; with calm motion it does not
  /// dance.
  func draw(at center: Point, after time: Time, reducesMotion: Bool, into picture: inout Picture) {
    let isAwake = !reducesMotion && pictures.count > 1 && time.seconds < Self.dozes - 1e-6
    var moved = pictures[isAwake ? 1 + Self.index(after: time) % (pictures.count - 1) : 0]
    moved.changeAll { $0.at = $0.at + center }
    picture.draw(moved)
  }
}

extension CardPicture {
  /// Creates a picture of a large pictogram, which is crossed out if its action has failed.
  public static func sign(_ pictogram: Pictogram, isCrossed: Bool = false) -> CardPicture {
    CardPicture(height: 112) {
      let middle = Point(x: 0, y: 8)
      $0.draw(.image(WidgetAssets.roundButton, at: middle).scaled(1.4))
      $0.draw(.image(pictogram.asset, at: middle).scaled(1.3))
      if isCrossed { $0.draw(cross(at: middle + Point(x: 44, y: -32))) }
    }
  }

  /// Creates a picture of a text field with a cross, and a sample of what is wrong with a name.
  public static func name(_ problem: NameError) -> CardPicture {
    CardPicture(height: 100) { picture in
      let field = Rect(center: Point(x: 0, y: 12), size: Size(300, 72))
      picture.draw(.panel(WidgetAssets.field, inset: 24, in: field))
      let sample =
        switch problem {
        case .reserved: ":    /"
        case .tooLong: ". . . . . . . . . ."
        case .missing, .control, .unseen, .stacked: ""
        }
      picture.draw(
        sample, TextStyle(.label, bold: true), at: field.center, tint: .berry, named: "wrong")
      picture.draw(cross(at: field.point(0.98, 0.12)))
    }
  }

  private static func cross(at place: Point) -> DrawCommand {
    .image(WidgetAssets.iconCross, at: place).scaled(1.1)
  }
}
