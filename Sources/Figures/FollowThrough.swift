public import Animation
public import Rules
internal import Stage

/// Secondary motion: loose parts lag behind the pose, and a waiting animal fidgets.
extension Pose {
  /// The ages, in seconds, of the earlier poses that loose parts still follow.
  public static let echoes = [0.04, 0.08, 0.13]
  /// The weights of these poses in a loose part's own pose: it lags, overshoots, then settles.
  private static let weights = [0.5, 0.8, -0.3]
  /// The looseness above which a part lags.
  private static let loose = 8.0

  /// The pose with its loose parts where a spring would have them.
  ///
  /// `past` holds the pose at each of the `echoes`.
  public func trailing(_ past: [Pose], of animal: Animal) -> Pose {
    var pose = self
    for bone in Rig.of(animal).bones where bone.looseness >= Self.loose {
      var bend = JointPose(wide: 0, tall: 0, layer: pose[bone.joint].layer)
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

  /// The pose of an animal that waits for what comes, more and more with `amount`, its tension of
  /// 0…1: still but for its breath.
  public func heeding(
    _ amount: Double, _ animal: Animal, ready pose: Name, at time: Time
  ) -> Pose {
    let ready = Pose.of(animal, .watch).mixed(with: .of(animal, pose), 0.4)
    return mixed(with: ready.breathing(animal, at: time.held(20)).blinking(at: time), amount)
  }

  /// The pose of an excited animal, with quick breath and moving tail and ears.
  public func stirring(_ animal: Animal, at time: Time) -> Pose {
    func wave(_ speed: Double, late: Double = 0) -> Double {
      Portable.sin(time.seconds * speed - late)
    }
    /// The flick of an ear, 0…1, at `often` flicks a second with the phase `late`.
    func flick(_ often: Double, late: Double) -> Double {
      let share = (time.seconds * often + late).truncatingRemainder(dividingBy: 1) * 7
      return share < 1 ? Portable.sin(.pi * share) : 0
    }
    let breath = wave(8)
    switch animal {
    case .lion:
      return bending(
        .body,
        // Its weight goes from the front paws to the hind paws and back.
        JointPose(
          1.6 * wave(3.4), x: 6 * wave(3.4), y: -3 * breath, wide: 1 - 0.008 * breath,
          tall: 1 + 0.024 * breath)
      )
      .bending(.head, JointPose(2.4 * wave(5.4), y: -2.4 * wave(8, late: 0.6)))
      .bending(.mane, JointPose(3.4 * wave(5.4, late: 1)))
      .bending(.tail, JointPose(11 * wave(6))).bending(
        .tailTip, JointPose(19 * wave(6, late: 0.9))
      )
      .bending(.tuft, JointPose(28 * wave(6, late: 1.8)))
      .bending(.earNear, JointPose(4 * wave(11) + 26 * flick(1.1, late: 0)))
      .bending(.earFar, JointPose(4 * wave(9) - 26 * flick(0.9, late: 0.5)))
      .blinking(at: time)
    case .cobra:
      return bending(.foot, JointPose(2 * wave(5))).bending(
        .neckLow, JointPose(1.6 * wave(5, late: 0.5))
      )
      .bending(.hood, JointPose(2 * wave(5, late: 1), wide: 1 + 0.03 * breath))
      .bending(.head, JointPose(-3.4 * wave(5, late: 1.6))).bending(
        .tail, JointPose(15 * wave(9))
      )
      .bending(.knot, JointPose(2 * wave(5), wide: 1 + 0.03 * breath, tall: 1 - 0.03 * breath))
    case .rabbit:
      return bending(
        .body, JointPose(1.4 * wave(3.1), wide: 1 - 0.01 * breath, tall: 1 + 0.026 * breath)
      )
      .bending(.head, JointPose(2.4 * wave(5), y: -3 * wave(8, late: 0.6)))
      .bending(.shoulderNear, JointPose(4 * wave(8, late: 1)))
      .bending(.shoulderFar, JointPose(4 * wave(8, late: 1.5)))
      .bending(.nose, JointPose(y: -4 * max(0, wave(19))))
      .bending(.earNear, JointPose(6 * wave(7) - 24 * flick(1.2, late: 0.3)))
      .bending(.earFar, JointPose(8 * wave(6, late: 1) + 28 * flick(0.9, late: 0.8)))
      .bending(.tail, JointPose(x: 3 * wave(13))).blinking(at: time + .seconds(0.7))
    }
  }
}

extension Pose {
  /// The pose with the body sunk onto its feet by `sunk`, 1 for a deep crouch and below 0 for up on
  /// its toes, and leaning over them to the right as drawn by `lean`, −1…1.
  public func bearing(_ sunk: Double, leaning lean: Double, _ animal: Animal) -> Pose {
    switch animal {
    case .lion:
      bending(
        .body,
        JointPose(
          6 * lean, x: 26 * lean, y: 36 * sunk, wide: 1 + 0.06 * sunk, tall: 1 - 0.08 * sunk)
      )
      .bending(.head, JointPose(-5 * lean - 4 * sunk, x: 8 * lean, y: 16 * sunk))
      .bending(.mane, JointPose(3 * lean, wide: 1 + 0.06 * sunk))
      .bending(.tail, JointPose(-22 * sunk + 12 * lean))
      .bending(.earNear, JointPose(14 * sunk)).bending(.earFar, JointPose(-14 * sunk))
    case .cobra:
      bending(.coilLow, JointPose(wide: 1 + 0.07 * sunk, tall: 1 - 0.12 * sunk))
        .bending(.coilHigh, JointPose(y: 10 * sunk, wide: 1 + 0.05 * sunk))
        .bending(.foot, JointPose(8 * lean, y: 8 * sunk))
        .bending(.hood, JointPose(5 * lean, y: 30 * sunk, wide: 1 + 0.1 * sunk))
        .bending(.head, JointPose(-9 * lean, y: 12 * sunk)).bending(.tail, JointPose(-18 * sunk))
    case .rabbit:
      bending(.body, JointPose(8 * lean, x: 6 * lean, wide: 1 + 0.08 * sunk, tall: 1 - 0.16 * sunk))
        .bending(.head, JointPose(-6 * lean + 5 * sunk, y: 8 * sunk))
        .bending(.earNear, JointPose(-24 * sunk)).bending(.earFar, JointPose(-24 * sunk))
        .bending(.shoulderNear, JointPose(-12 * sunk)).bending(.shoulderFar, JointPose(-9 * sunk))
    }
  }

  /// The moments around a pose, in seconds from it, and their weights: a change of pose begins with a
  /// little move away from it, takes its time, goes too far, and settles.
  public static let flow: [(later: Double, weight: Double)] = [
    (0.12, -0.06), (0.08, -0.04), (0.04, 0.2), (0, 0.4), (-0.04, 0.4),
    (-0.08, 0.24), (-0.12, -0.14),
  ]

  /// The pose moved by what `poses`, one at each of the moments of `flow`, differ from `middle`, or
  /// by a `share` of it; a moment without a pose counts as `middle`. Loose parts stay, as they trail
  /// by themselves.
  public func flowing(
    through poses: [Pose?], around middle: Pose, of animal: Animal, by share: Double = 1
  ) -> Pose {
    var pose = self
    for bone in Rig.of(animal).bones where bone.looseness < Self.loose {
      let (joint, now) = (bone.joint, middle[bone.joint])
      for (other, moment) in zip(poses, Self.flow) {
        guard let then = other?[joint], then != now else { continue }
        let weight = moment.weight * share
        pose[joint].turn += (then.turn - now.turn) * weight
        pose[joint].shift = pose[joint].shift + (then.shift - now.shift) * weight
        if then.stretch.x * now.stretch.x > 0 {
          pose[joint].stretch = pose[joint].stretch + (then.stretch - now.stretch) * weight
        }
      }
    }
    return pose
  }

  /// The pose with paws that trail behind the way on which they have come since `past`.
  public func trailingPaws(_ past: Pose) -> Pose {
    var pose = self
    for paw in [Joint.wristNear, .wristFar, .ankleNear, .ankleFar] {
      let way = pose[paw].shift - past[paw].shift
      let across = way.turned(-pose[paw].turn).x
      pose[paw].turn += max(-34, min(34, 0.3 * across))
    }
    return pose
  }

  /// The pose with open eyes that blink now and then, or with wide eyes that tremble with fear.
  fileprivate func blinking(at time: Time) -> Pose {
    var pose = self
    switch face.eyes {
    case .open where time.seconds.truncatingRemainder(dividingBy: 1.4) > 1.33:
      pose.face.eyes = .shut
    case .wide: pose.face.gaze.x += 0.16 * face.fright * Portable.sin(time.seconds * 41)
    default: break
    }
    return pose
  }
}

extension AnimalFigure {
  /// The pose with the face's brows, and with loose parts that lag behind the motion.
  func posed(_ rig: Rig) -> Pose {
    var pose = self.pose
    let inward = animal == .rabbit ? -1.0 : 1.0
    let (brow, lift) = (pose.face.brow * 16 * inward, pose.face.lift * -9)
    pose[.browNear] = pose[.browNear] + JointPose(-brow, y: lift)
    pose[.browFar] = pose[.browFar] + JointPose(brow, y: lift)
    let (near, tip) = (trails.first ?? drag, trails.last ?? drag)
    guard near != .zero || tip != .zero else { return pose }
    for bone in rig.bones where bone.looseness != 0 {
      let drag = bone.joint.isTip ? tip : near
      // While the animal moves right, ears and tail that point up swing left.
      let swing = -drag.x * mirror - drag.y * 0.6
      pose[bone.joint].turn += bone.looseness * swing
    }
    return pose
  }

  /// Lets everything loose hang as it is posed.
  public mutating func hangLoose() { (drag, trails) = (.zero, []) }

  /// The whole picture, rotated by `swing` about the scruff of the neck, where a hand holds the
  /// animal.
  var swung: DrawCommand {
    guard swing != 0 else { return hull }
    let hand = Point(x: feet.x, y: feet.y - lift - 0.7 * Self.size(of: animal).height * scale.y)
    var picture = hull.turned(swing)
    picture.at = hand + (picture.at - hand).turned(swing)
    return picture
  }
}

extension Pose {
  /// The pose with one breath every 3.5 s, for each animal in another phase.
  public func breathing(_ animal: Animal, at time: Time) -> Pose {
    let offset = animal == .lion ? 0.0 : animal == .cobra ? 1.1 : 2.3
    // Rounded to invisibly small steps, so that seldom more than one part changes from frame to
    // frame.
    let breath = (Portable.sin((time.seconds + offset) * 1.8) * 2).rounded() / 2
    switch animal {
    case .lion:
      return bending(.body, JointPose(y: -breath, tall: 1 + 0.012 * breath))
        .bending(.head, JointPose(0.5 * breath, y: -0.8 * breath))
        .bending(.tailTip, JointPose(3 * breath)).bending(.tuft, JointPose(4 * breath))
    case .cobra:
      return bending(
        .hood, JointPose(0.8 * breath, y: -1.6 * breath, wide: 1 + 0.014 * breath)
      )
      .bending(.head, JointPose(-0.8 * breath)).bending(.tail, JointPose(2.5 * breath))
    case .rabbit:
      return bending(.body, JointPose(tall: 1 + 0.01 * breath)).bending(
        .head, JointPose(y: -1.4 * breath)
      )
      .bending(.nose, JointPose(y: -1.5 * max(0, breath))).bending(
        .earFar, JointPose(1.5 * breath))
    }
  }
}
