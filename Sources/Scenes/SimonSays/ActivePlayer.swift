internal import Animation
internal import Figures
internal import Phrases
internal import Stage
internal import Widgets

/// The animal of the player whose turn it is, in front of the drums.
struct ActivePlayer: Hashable, Moving {
  let avatar: Avatar
  private var act: PlayingTimeline
  /// The animal of the previous player, which hops away; nil at the start and alone.
  private let gone: Avatar?

  static let hop = Channel<Double>("player.hop")
  /// The share by which it is pressed flat; negative where it is drawn out.
  static let squash = Channel<Double>("player.squash")
  /// How far it lunges to its left or right, in design pixels.
  static let lunge = Channel<Double>("player.lunge")
  /// The distances to the right of the place, in design pixels: of this animal and of the one that
  /// hops away.
  private static let aside = Channel<Double>("player.aside")
  private static let away = Channel<Double>("player.away")
  /// The strength of the animal's colour over the clearing, 0…1.
  private static let wash = Channel<Double>("player.wash")

  /// Lets `avatar` hop up, while the animal before it hops away.
  init(_ avatar: Avatar, after gone: Avatar? = nil, _ view: View) {
    (self.avatar, self.gone) = (avatar, gone)
    act = PlayingTimeline(Self.entering, in: view)
  }

  var gestures: DrumGestures { DrumGestures(of: avatar) }

  func isOver(at time: Time) -> Bool { act.isOver(at: time) }

  mutating func perform(_ timeline: Timeline, _ view: View) {
    act = PlayingTimeline(timeline, in: view)
  }

  /// Draws its colour, which washes over the ground as it comes and stays under its feet.
  func drawLight(_ view: View, into picture: inout Picture) {
    let wash = act[Self.wash, at: view.time]
    for (place, size, strength) in [
      (SimonSaysLayout.seat - Point(x: 0, y: 20), Size(300, 130), 0.7),
      (SimonSaysLayout.fire, Size(1_000, 620), 0.75 * wash),
    ] where strength > 0 {
      picture.draw(.light(avatar.tint, in: Rect(center: place, size: size), strength))
    }
  }

  func draw(_ view: View, into picture: inout Picture) {
    let (figure, time) = (figure(view), view.time)
    picture.drawFigure(at: SimonSaysLayout.seat) {
      let away = act[Self.away, at: time]
      if let gone, 0 < away, away < Self.width {
        var figure = gone.figure(at: SimonSaysLayout.seat, scale: SimonSaysLayout.seated)
        (figure.aside, figure.lift) = (away, 26 * abs(Portable.sin(.pi * away / 110)))
        figure.opacity = 1 - away / Self.width
        gone.draw(figure, named: "gone", into: &$0)
      }
      avatar.draw(figure, named: "performer", into: &$0)
    }
  }

  func crown(_ view: View) -> Point { avatar.crown(on: figure(view)) }

  private func figure(_ view: View) -> AnimalFigure {
    var figure = avatar.figure(at: SimonSaysLayout.seat, scale: SimonSaysLayout.seated)
    figure.pose = act[Channel<PoseBlend>.posture, at: view.time].pose(of: figure.animal)
    figure.aside = act[Self.aside, at: view.time] + act[Self.lunge, at: view.time]
    figure.lift = act[Self.hop, at: view.time]
    let squash = act[Self.squash, at: view.time]
    figure.scale = Point(x: figure.scale.x * (1 + 0.6 * squash), y: figure.scale.y * (1 - squash))
    return figure
  }

  /// The distance from which an animal comes and to which it goes, in design pixels.
  private static let width = 330.0
}

extension ActivePlayer {
  /// Comes in by two hops, and bows to the drums.
  private static let entering = sceneTimeline {
    FullMotion {
      Parallel {
        Tween(away, from: 0, to: width, duration: 0.6)
        Tween(aside, from: width, to: 0, duration: 0.6, easing: .outQuad)
        Tween(wash, from: 1, to: 0, duration: 1.3, easing: .inQuad)
        DrumGestures.hops([46, 30, 16], each: 0.24)
        KeyPoses("", .to(.cheer, 0.2), .hold(0.16), .to(.crouch, 0.12), .to(.watch, 0.2))
      }
    } else: {
      KeyPoses("", .to(.watch, 0.01))
    }
  }

  /// The acts of a player who thinks: it taps a foot, or scratches its head.
  static let thinking = [
    DrumGestures.acting([.to(.danceLeft, 0.2), .hold(0.4), .to(.watch, 0.2)], hops: [9, 9, 9]),
    DrumGestures.acting([
      .to(.swayLeft, 0.24), .hold(0.3), .to(.rub, 0.26), .live(0.7), .to(.watch, 0.3),
    ]),
  ]

  static var timelines: [NamedTimeline] {
    NamedTimeline.both("player.entering", entering)
      + Avatar.allCases.flatMap(DrumGestures.timelines)
      + thinking.enumerated().map { NamedTimeline("player.thinking.\($0.offset)", $0.element) }
  }
}
