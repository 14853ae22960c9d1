internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// The answer to a drop that does not count: the river's edge lights up, and if a part of the animal
/// was over the river, for a moment its image shows where it would have counted.
struct MissedDrop: Hashable, Moving {
  let animal: Animal
  private let isNear: Bool
  /// The middle of the animal where it was let go, and at the nearest place where it would count.
  private let from, target: Point
  private let running: PlayingTimeline

  init(_ carry: DraggedAnimal, _ view: View) {
    animal = carry.animal
    isNear = carry.immersion > 0
    let (rect, river) = (AnimalFigure.rect(of: animal, feet: carry.feet), Board.region)
    func inside(_ middle: Double, _ size: Double, _ low: Double, _ high: Double) -> Double {
      max(low + size / 2, min(high - size / 2, middle))
    }
    from = rect.center
    target = Point(
      x: inside(from.x, rect.width, river.minX, river.maxX),
      y: inside(from.y, rect.height, river.minY, river.maxY))
    running = PlayingTimeline(Self.timeline, in: view)
  }

  private static let opacity = Channel<Double>.opacity("missedDrop")
  private static let beat = Channel<Double>("missedDrop.beat")

  static let timeline = sceneTimeline {
    Parallel {
      Series {
        Tween(opacity, from: 0, to: 1, duration: 0.25, easing: .outQuad)
        Hold(1.5)
        Tween(opacity, to: 0, duration: 0.4, easing: .inQuad)
      }
      FullMotion {
        Repeat(3) {
          Tween(beat, from: 0, to: 1, duration: 0.35, easing: .inOutSine)
          Tween(beat, to: 0, duration: 0.35, easing: .inOutSine)
        }
      }
    }
  }

  private static let no = Channel<Double>("stopped.no")
  private static let sunk = Channel<Double>("stopped.sunk")

  /// The motion of an animal that cannot be picked up yet: it ducks and shakes its head.
  static let stopped = sceneTimeline {
    Parallel {
      Series {
        Cut(sunk, to: 1)
        Hold(0.2)
        Tween(sunk, to: 0, duration: 0.2, easing: .outQuad)
      }
      FullMotion {
        Repeat(2) {
          Tween(no, from: 0, to: 1, duration: 0.05, easing: .outSine)
          Tween(no, to: -1, duration: 0.1, easing: .inOutSine)
          Tween(no, to: 0, duration: 0.05, easing: .inSine)
        }
      }
    }
  }

  /// Lowers a figure and shakes its head as `stopped` says.
  static func stop(_ figure: inout AnimalFigure, _ stopped: PlayingTimeline, at time: Time) {
    let (no, sunk) = (stopped[no, at: time], stopped[sunk, at: time])
    figure.swing += 7 * no
    figure.pose = figure.pose.bending(.head, JointPose(10 * no, x: 6 * no))
    let low = JungleLayout.pressedScale
    figure.scale = Point(x: 1 + (low.x - 1) * sunk, y: 1 + (low.y - 1) * sunk)
  }

  func isOver(at time: Time) -> Bool { running.isOver(at: time) }

  /// Returns the brightness of the river's edge, always below that of a valid drop.
  func glow(at time: Time) -> Double {
    running[Self.opacity, at: time] * (0.6 + 0.35 * running[Self.beat, at: time])
  }

  /// Draws the image in the river, with an arrow that leads there.
  func draw(at time: Time, into picture: inout Picture) {
    guard isNear, !isOver(at: time) else { return }
    let (opacity, beat) = (running[Self.opacity, at: time], running[Self.beat, at: time])
    let height = AnimalFigure.size(of: animal).height
    picture.draw(
      .image(AnimalAssets.ripple, at: target + Point(x: 0, y: height / 2 - 8))
        .scaled(1 + 0.2 * beat).opacity(opacity))
    picture.draw(
      .image(AnimalAssets.whole(animal), at: target).opacity(0.5 * opacity).named("missedDrop"))
    let offset = target - from
    let angle = Portable.atan2(offset.y, offset.x) * 180 / .pi
    picture.draw(
      .image(Pictogram.next.asset, at: from + offset * (0.3 + 0.25 * beat)).scaled(1.7).turned(
        angle
      )
      .opacity(opacity))
  }
}
