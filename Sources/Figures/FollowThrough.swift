public import Animation
public import Rules
internal import Stage

/// Secondary motion: loose parts lag behind the pose, and a waiting animal fidgets.
extension Pose {
  /// How long ago the poses were that loose parts follow, in seconds.
  public static let echoes = [0.04, 0.08, 0.13]
  /// Makes parts lag, overshoot, then settle.
  private static let weights = [0.5, 0.8, -0.3]
  /// The looseness above which a part lags.
  private static let loose = 8.0

  /// The pose with its loose parts where a spring would have them.
  ///
  /// `past` holds the pose at each of the `echoes`.
  public func trailing(_ past: [Pose], of animal: Animal) -> Pose {
    var pose = self
    for bone in Rig.of(animal).bones where bone.looseness >= Self.loose {
      var bend = Bend(wide: 0, tall: 0, layer: pose[bone.joint].layer)
      for (old, weight) in zip(past, Self.weights) {
        let then = old[bone.joint]
        bend.turn += then.turn * weight
        bend.shift = bend.shift + then.shift * weight
        bend.stretch = bend.stretch + then.stretch * weight
      }
      pose[bone.joint] = bend
    }
    return pose
  }

  /// The pose of an attentive, fidgeting animal; `amount`, 0…1, is its tension.
  public func heeding(
    _ amount: Double, _ animal: Animal, ready pose: Name, at time: Time
  ) -> Pose {
    let moment = time.held(20)
    // A different phase for each animal.
    let own = animal == .lion ? 0.0 : animal == .cobra ? 1.9 : 3.3
    let beat = 0.5 - 0.5 * Portable.cos(moment.seconds * 8 + own)
    let ready = Pose.of(animal, .watch).mixed(with: .of(animal, pose), 0.8 * beat)
      .bending(.tail, Bend(16 * beat)).stirring(animal, at: moment)
    return mixed(with: ready, amount)
  }

  /// The pose with quick breath and moving tail and ears, from excitement.
  public func stirring(_ animal: Animal, at time: Time) -> Pose {
    func wave(_ speed: Double, late: Double = 0) -> Double {
      Portable.sin(time.seconds * speed - late)
    }
    let breath = wave(8)
    switch animal {
    case .lion:
      return bending(.body, Bend(y: -1.6 * breath, tall: 1 + 0.014 * breath))
        .bending(.head, Bend(1.2 * wave(5.4), y: -1.4 * wave(8, late: 0.6)))
        .bending(.mane, Bend(1.6 * wave(5.4, late: 1)))
        .bending(.tail, Bend(4 * wave(6))).bending(.tailTip, Bend(7 * wave(6, late: 0.9)))
        .bending(.tuft, Bend(10 * wave(6, late: 1.8)))
        .bending(.earNear, Bend(4 * wave(11))).bending(.earFar, Bend(4 * wave(9)))
    case .cobra:
      return bending(.foot, Bend(1.4 * wave(5))).bending(.neckLow, Bend(1.2 * wave(5, late: 0.5)))
        .bending(.hood, Bend(1.6 * wave(5, late: 1), wide: 1 + 0.02 * breath))
        .bending(.head, Bend(-3 * wave(5, late: 1.4))).bending(.tail, Bend(9 * wave(9)))
        .bending(.knot, Bend(2 * wave(5), wide: 1 + 0.03 * breath, tall: 1 - 0.03 * breath))
    case .rabbit:
      return bending(.body, Bend(tall: 1 + 0.016 * breath))
        .bending(.head, Bend(1.4 * wave(5), y: -2 * wave(8, late: 0.6)))
        .bending(.nose, Bend(y: -3 * max(0, wave(19))))
        .bending(.earNear, Bend(4 * wave(7))).bending(.earFar, Bend(6 * wave(6, late: 1)))
        .bending(.tail, Bend(x: 2 * wave(13)))
    }
  }
}

extension AnimalFigure {
  /// The whole picture, rotated about the scruff of the neck.
  var swung: DrawCommand {
    guard swing != 0 else { return hull }
    let hand = Point(x: feet.x, y: feet.y - lift - 0.7 * Self.size(of: animal).height * scale.y)
    var picture = hull.turned(swing)
    picture.at = hand + (picture.at - hand).turned(swing)
    return picture
  }
}
