internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// An animal that hangs from the pointer, faces its direction of movement, and swings.
struct DraggedAnimal: Hashable, Moving {
  /// The speed, in design pixels a second, that counts as a drag of 1.
  private static let fullSpeed = 1100.0
  /// The distance against the animal's facing, in design pixels, after which it turns round.
  private static let turning = 16.0
  private static let lag = Spring(duration: 0.34, bounce: 0.45)

  let animal: Animal
  /// The offset from the pointer to the point between its feet.
  private let grip: Point
  let since: Time
  var pointer: Point
  /// The feet's position at the last tick.
  private var before: Point?
  private var facesRight: Bool
  private var turnedAt: Time?
  /// The distance, in design pixels, for which the animal has been carried against its facing.
  private var back = 0.0
  private var swing: SpringMotion<Point>?

  init(_ animal: Animal, grip: Point, at pointer: Point, since: Time) {
    (self.animal, self.grip, self.pointer, self.since) = (animal, grip, pointer, since)
    facesRight = animal.looksRight
    swing = try? SpringMotion(Self.lag, from: .zero, to: .zero, start: since)
  }

  var feet: Point { pointer + grip }

  /// The pointer as the waiting animals see it, at the last tick, so that only the carried animal
  /// is painted for a motion between two ticks.
  var watched: Point { (before ?? feet) - grip }

  /// A carried animal is never still.
  func isOver(at time: Time) -> Bool { false }

  /// Returns whether the animal, let go here, would be in the river.
  func isInside(_ preferences: Preferences) -> Bool {
    preferences.wantsExactDrop
      ? Board.region.contains(AnimalFigure.rect(of: animal, feet: feet)) : isHalfInside
  }

  /// Whether the animal's middle is in the river.
  var isHalfInside: Bool {
    Board.region.contains(AnimalFigure.rect(of: animal, feet: feet).center)
  }

  /// The share of the animal's frame over the river, 0…1.
  var immersion: Double {
    let (rect, river) = (AnimalFigure.rect(of: animal, feet: feet), Board.region)
    let wide = min(rect.maxX, river.maxX) - max(rect.minX, river.minX)
    let high = min(rect.maxY, river.maxY) - max(rect.minY, river.minY)
    return max(0, wide) * max(0, high) / (rect.width * rect.height)
  }

  /// Updates drag and facing from the movement within a tick of `step`.
  mutating func follow(at now: Time, step: Time) {
    let moved = feet - (before ?? feet)
    before = feet
    let speed = moved * (1 / max(step.seconds, 0.001) / Self.fullSpeed)
    let felt = Point(x: max(-1.4, min(1.4, speed.x)), y: max(-1.4, min(1.4, speed.y)))
    if felt != swing?.target { swing = (try? swing?.retargeted(to: felt, at: now)) ?? swing }
    let forward = facesRight ? moved.x : -moved.x
    back = max(0, back - forward)
    if back > Self.turning {
      facesRight.toggle()
      turnedAt = now
      back = 0
    }
  }

  /// Lets the animal hang from the hand: lower parts follow later and the head stays upright; held
  /// still, the animal treads the air.
  private func dangle(_ figure: inout AnimalFigure, after duration: Double) {
    let late = figure.drag.x * figure.facing
    let fall = figure.drag.y
    figure.swing = 11 * figure.drag.x
    var pose = figure.pose.bending(.root, JointPose(13 * late)).bending(
      .head, JointPose(-9 * late))
    let tread = (1 - min(1, 2 * figure.drag.length)) * Portable.sin(duration * 6)
    for (foot, side) in [(Joint.ankleNear, 1.0), (.ankleFar, -1)] {
      pose = pose.bending(
        foot,
        JointPose(
          12 * late + 9 * tread * side, x: -34 * late, y: -6 * tread * side - 14 * fall))
    }
    for arm in [Joint.shoulderNear, .shoulderFar] {
      pose = pose.bending(arm, JointPose(22 * late - 18 * fall))
    }
    pose = pose.bending(.tail, JointPose(14 * late + 6 * tread))
    if animal == .cobra {
      // The coils swing behind the neck like a rope's end.
      pose = pose.bending(.coilLow, JointPose(12 * late + 3 * tread, x: -46 * late))
        .bending(.coilHigh, JointPose(-4 * late, x: 16 * late)).bending(
          .foot, JointPose(-6 * late, x: 24 * late))
    }
    figure.pose = pose
  }

  /// Draws the animal lifted and a little larger; the lion runs.
  func draw(at time: Time, reducesMotion: Bool, into picture: inout Picture) {
    var figure = AnimalFigure(animal, feet: feet)
    figure.facing = facesRight == animal.looksRight ? 1 : -1
    // A shadow would make the water look like ground on which it stands.
    figure.castsShadow = !Board.region.contains(feet)
    figure.drag = swing?.value(at: time) ?? .zero
    let duration = (time - since).seconds
    // An animal that has changed its facing unfolds out of the `turn` pose.
    let turn = turnedAt.map { max(0, 1 - (time - $0).seconds / 0.14) } ?? 0
    // A moving rabbit leaps, and a moving cobra slithers.
    let speed = reducesMotion ? 0 : min(1, 2 * figure.drag.length)
    let stride = speed * (0.4 - 0.4 * Portable.cos(duration * 10))
    figure.pose = Pose.stand.mixed(
      with: .of(animal, .carried), Easing.outBack(2.2).value(at: duration / 0.2)
    ).mixed(with: .of(animal, animal == .cobra ? .run : .leap), stride)
      .mixed(with: .of(animal, .turn), turn)
    if !reducesMotion { dangle(&figure, after: duration) }
    let squash = 0.06 * Portable.sin(min(1, duration / 0.24) * 2 * .pi)
    figure.scale = Point(
      x: JungleLayout.carriedScale * (1 + squash - 0.16 * turn),
      y: JungleLayout.carriedScale * (1 - squash + 0.06 * turn))
    if animal == .lion {
      figure.frame = JungleTimelines.carriedRun.value(
        of: .frame(JungleTimelines.Actor.player.rawValue), at: time - since)
    }
    picture.drawHeld { figure.draw(named: animal.rawValue, into: &$0) }
  }
}
