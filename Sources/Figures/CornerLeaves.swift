public import Animation
public import Stage

/// The big corner leaves, which sway when the ground shakes.
public struct CornerLeaves: Hashable, Sendable, Moving {
  private static let turn = Channel<Double>.rotation("leaves")

  /// A swing that dies away within 1.6 s; angles in degrees.
  static let sway = sceneTimeline {
    Tween(turn, from: 0, to: 3.2, duration: 0.22, easing: .outSine)
    Tween(turn, to: -2.2, duration: 0.42, easing: .inOutSine)
    Tween(turn, to: 1.2, duration: 0.46, easing: .inOutSine)
    Tween(turn, to: 0, duration: 0.5, easing: .inOutSine)
  }

  private var swing: PlayingTimeline?

  public init() {}

  /// Sways the leaves from `now` on.
  public mutating func blow(at now: Time) { swing = PlayingTimeline(Self.sway, since: now) }

  public func isOver(at time: Time) -> Bool { swing?.isOver(at: time) != false }

  /// The lianas' swing as a multiple of the leaves', in the opposite direction.
  private static let ropes = -1.6

  /// Draws the leaves and lianas, hung from points outside the picture so that no cut edge shows.
  public func draw(at time: Time, into picture: inout Picture) {
    let angle = swing?[Self.turn, at: time.onTwos] ?? 0
    picture.draw(
      .image(LianaAssets.left, at: Point(x: 264, y: -104), anchor: .top)
        .turned(angle * Self.ropes).pinned(to: .top))
    picture.draw(
      .image(LianaAssets.right, at: Point(x: 888, y: -186), anchor: .top)
        .turned(angle * Self.ropes).pinned(to: .top))
    picture.draw(
      .image(SharedAssets.leavesLeft, at: Point(x: -74, y: -58), anchor: .topLeft)
        .turned(angle).pinned(to: .topLeft))
    picture.draw(
      .image(
        SharedAssets.leavesRight, at: Point(x: Design.size.width + 74, y: -58), anchor: .topRight
      ).turned(-angle).pinned(to: .topRight))
  }
}

/// The pictures of lianas beside the corners' leaves.
public enum LianaAssets {
  public static let left = ImageAsset("liana-left", 90, 260)
  public static let right = ImageAsset("liana-right", 90, 260)
}
