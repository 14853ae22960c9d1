internal import Animation
internal import Figures
internal import Rules
internal import Stage

extension AnimalFigure {
  /// Applies the channels of `actor` at `moment`; anything else stays as it is.
  mutating func apply(_ timeline: Timeline, of actor: JungleTimelines.Actor, at moment: Time) {
    func value<Value>(_ channel: Channel<Value>, _ rest: Value) -> Value {
      timeline.value(of: channel, at: moment, otherwise: rest)
    }
    feet = value(JungleTimelines.position(actor), feet)
    aside = value(JungleTimelines.aside(actor), aside)
    facing = value(JungleTimelines.facing(actor), facing)
    wade()
    lift = value(JungleTimelines.lift(actor), lift)
    opacity = value(.opacity(actor.rawValue), opacity)
    frame = timeline.value(of: .frame(actor.rawValue), at: moment).flatMap { $0 < 0 ? nil : $0 }
    pose = timeline.pose(actor.rawValue, of: animal, at: moment)
    let spin = timeline[JungleTimelines.spin(actor), at: moment]
    if spin != 0 { pose = pose.bending(.root, JointPose(spin)) }
    drag = timeline.drag(of: actor, at: moment)
    sore = value(JungleTimelines.sore(actor), sore)
    let stretch = value(.stretch(actor.rawValue), Point(x: 1, y: 1))
    let size = value(.scale(actor.rawValue), 1)
    scale = Point(x: stretch.x * size, y: stretch.y * size)
  }
}

extension AnimalFigure {
  /// Makes the animal smaller the further back in the river it stands.
  mutating func recede() {
    let away = max(0, JungleLayout.playerPlace.y - feet.y)
    scale = scale * (1 - 0.0011 * away)
  }

  /// Moves the animal so that its mouth holds the nose of `other`, or by a `share`, 0…1, of that
  /// way.
  mutating func hang(on other: AnimalFigure, by share: Double) {
    guard let hold = other.place(of: .nose), let gap else { return }
    feet.x += (hold.x - gap.x) * share
    lift -= (hold.y - gap.y) * share
  }

  /// Draws the rabbit's ear out into the fist of `other`, or by a `share`, 0…1, of that way.
  mutating func stretchEar(to other: AnimalFigure, by share: Double) {
    guard let paw = other.place(of: .wristFar, away: Point(x: -30, y: 0)) else { return }
    hangLoose()
    // The tip of the ear is seen beyond the fist that is closed round it.
    drawOut(.earNear, Self.ear, to: paw + Point(x: 0, y: other.wading - wading - 22), by: share)
  }

  /// The way of a rabbit's ear from where it grows to its tip, in drawing units.
  private static let ear = Point(x: -112, y: -120)

  /// The place at which a rabbit's paws, or a lion's teeth, hold something before the animal.
  var grip: Point? {
    animal == .lion
      ? place(of: .jaw, away: Point(x: -24, y: 4))
      : place(of: .shoulderNear, away: Point(x: 170, y: 24))
  }

  /// Makes the figure of the jungle's animal that has come up in the brook. With calm motion
  /// `headProp` is nil, and loose parts do not trail.
  init(beaten animal: Animal, _ timeline: Timeline, at moment: Time, _ headProp: HeadProp?) {
    self.init(animal, .jungle, feet: JungleTimelines.brook)
    opacity = 0
    apply(timeline, of: .beaten, at: moment)
    if headProp != nil { addSecondaryMotion(timeline, of: .beaten, at: moment) }
    self.headProp = headProp
  }

  /// Adds trailing loose parts and circling stars; the idle stir pauses during the hit stop. Who
  /// looks on only breathes.
  mutating func addSecondaryMotion(
    _ timeline: Timeline, of actor: JungleTimelines.Actor, at moment: Time
  ) {
    let past = Pose.echoes.map {
      timeline.pose(actor.rawValue, of: animal, at: max(.zero, moment - .seconds($0)))
    }
    let (trailing, time) = (pose.trailing(past, of: animal), timeline.withoutHit(moment))
    pose =
      JungleTimelines.onlookers.contains(actor)
      ? trailing.breathing(animal, at: time) : trailing.stirring(animal, at: time)
    effectPhase = moment.seconds * 400
    soak(timeline, of: actor, at: moment)
  }

  /// Bobs the animal where it came down or up, and lets it drip if it was under water just before.
  private mutating func soak(
    _ timeline: Timeline, of actor: JungleTimelines.Actor, at moment: Time
  ) {
    func height(_ ago: Double) -> Double {
      timeline[JungleTimelines.lift(actor), at: max(.zero, moment - .seconds(ago))]
    }
    if abs(lift) < 2 {
      bobbing = zip([0.1, 0.24, 0.38], [0.14, -0.09, 0.05]).map {
        height($0).clamped(to: -80...80) * $1
      }.reduce(0, +)
    }
    guard lift > -90, let ago = [0.1, 0.2, 0.3, 0.4, 0.5].first(where: { height($0) < -100 })
    else { return }
    dripping = min(1, 1.4 - 2 * ago)
  }

  mutating func look(on timeline: Timeline, as actor: JungleTimelines.Actor, at moment: Time) {
    // A hop bends the root, so that the figure itself stays on its patch.
    let hop = timeline[JungleTimelines.lift(actor), at: moment]
    pose = timeline.pose(actor.rawValue, of: animal, at: moment)
      .bending(.root, JointPose(y: -hop * Rig.unitsPerPixel))
    sore = timeline[JungleTimelines.sore(actor), at: moment]
    isMarked = actor == .waiting
    aside = timeline[JungleTimelines.aside(actor), at: moment]
    facing = timeline[JungleTimelines.facing(actor), at: moment]
  }
}

extension Pose {
  /// Returns a cobra's pose with its neck drawn out by at most `longest` drawing units.
  func drawingIn(to longest: Double) -> Pose {
    let necks = [Joint.neckLow, .neckMiddle, .neckHigh, .hood]
    let long = -necks.reduce(0) { $0 + self[$1].shift.y }
    guard long > longest else { return self }
    var pose = self
    for neck in necks { pose[neck].shift.y *= longest / long }
    return pose
  }
}

extension Timeline {
  /// Returns the time played up to a moment, without the hit stop.
  func withoutHit(_ moment: Time) -> Time {
    guard let hit = time(of: .contact), moment > hit else { return moment }
    return moment - min(moment - hit, .seconds(JungleTimelines.hitStop / JungleTimelines.tempo))
  }

  func time(of cue: JungleTimelines.Cue) -> Time? {
    markers.first { $0.name == cue.rawValue }?.time
  }

  /// Returns the pose of `actor` at a moment, as `animal` takes it.
  func pose(_ actor: String, of animal: Animal, at moment: Time) -> Pose {
    self[.posture(actor), at: moment].pose(of: animal)
  }
}

extension JungleRound {
  /// Returns how far an animal ashore starts at the splash with which another has been let go, 0…1,
  /// each later than the one of a quicker temper.
  func startled(_ onlooker: Animal, _ view: View) -> Double {
    let timeline = playhead.timeline
    guard rival == nil, timeline[JungleTimelines.lift(.player), at: .zero] > 0 else { return 0 }
    let since = playhead.moment(view).seconds - 0.05 - JungleTimelines.temper(of: onlooker)
    return 0..<0.4 ~= since ? min(1, 1.5 * Portable.sin(.pi * since / 0.4)) : 0
  }

  /// Returns both animals as they act on each other at a moment; the jungle's is nil before it is
  /// chosen.
  func actors(_ reducesMotion: Bool, at moment: Time) -> (own: AnimalFigure, rivals: AnimalFigure?)
  {
    let timeline = playhead.timeline
    var own = AnimalFigure(player, feet: JungleLayout.playerPlace)
    own.isTeamed = isOfTwo
    own.apply(timeline, of: .player, at: moment)
    if !reducesMotion { own.addSecondaryMotion(timeline, of: .player, at: moment) }
    guard let rival else { return (own, nil) }
    var other = figure(of: rival)
    other.apply(timeline, of: .rival, at: moment)
    if !reducesMotion {
      other.addSecondaryMotion(timeline, of: .rival, at: moment)
      if !isTie || player == .lion, isActing(at: moment) {
        own.weigh(timeline, of: .player, at: moment)
        other.weigh(timeline, of: .rival, at: moment)
      }
      own.recede()
      other.recede()
      exchangeGlances(&own, &other, at: moment)
    }
    let cling = timeline[JungleTimelines.cling, at: moment]
    if cling > 0 {
      if outcome == .win { own.hang(on: other, by: cling) } else { other.hang(on: own, by: cling) }
    }
    own.headProp = !reducesMotion && hasSurfaced(by: moment) ? headProp : nil
    own.headPropSize = headPropSize(headProp, .surfaced, moment)
    // An animal on another one casts no shadow on the water.
    if own.feet.distance(to: other.feet) < 100, min(own.opacity, other.opacity) > 0.2 {
      (own.castsShadow, other.castsShadow) = (outcome == .loss, outcome == .win)
    }
    let grasp = timeline[JungleTimelines.grasp, at: moment]
    if grasp > 0 { own.stretchEar(to: other, by: grasp) }
    press(&own, &other, at: moment)
    return (own, other)
  }

  /// Turns both heads to each other as the animals meet, and after a loss as the victor looks back
  /// from beside the reeds at the beaten animal in the water.
  private func exchangeGlances(
    _ own: inout AnimalFigure, _ other: inout AnimalFigure, at moment: Time
  ) {
    func isIn(_ part: JungleTimelines.Part, _ times: ClosedRange<Double>) -> Bool {
      playhead.timeline.time(ofLabel: part).map { times ~= (moment - $0).seconds } ?? false
    }
    guard
      isIn(.met, JungleTimelines.meetingEyes)
        || outcome == .loss && isIn(.home, JungleTimelines.lookingBack),
      let here = own.place(of: .head), let there = other.place(of: .head)
    else { return }
    own.glance(at: there)
    other.glance(at: here)
  }
}

extension AnimalFigure {
  /// Turns the animal's eyes and head to a place.
  mutating func glance(at place: Point) {
    guard let gaze = look(at: place) else { return }
    pose = pose.bending(.head, JointPose(x: 12 * gaze.x, y: 8 * gaze.y))
  }
}

extension JungleRound {
  /// The way of a head within a tick, in design pixels, beyond which the animals are drawn on ones.
  private static let fast = 16.0

  /// Returns the moment of the drawing that is shown: on twos while the animals act and neither
  /// head is fast.
  func drawnMoment(_ view: View) -> Time {
    let (moment, timeline) = (playhead.moment(view), playhead.timeline)
    guard moment.onTwos < moment, let rival, isActing(at: moment),
      timeline[JungleTimelines.drawnOut, at: moment] == 0
    else { return moment }
    let speed = max(
      speed(of: AnimalFigure(player, feet: JungleLayout.playerPlace), as: .player, at: moment),
      speed(of: figure(of: rival), as: .rival, at: moment))
    return speed > Self.fast ? moment : moment.onTwos
  }

  /// Returns whether both have met, and nobody is on the way home.
  private func isActing(at moment: Time) -> Bool {
    guard let met = playhead.timeline.time(ofLabel: JungleTimelines.Part.met),
      let home = playhead.timeline.time(ofLabel: JungleTimelines.Part.home)
    else { return false }
    return met < moment && moment < home
  }

  /// Returns the way of a figure's head within the tick before `moment`, in design pixels.
  private func speed(
    of figure: AnimalFigure, as actor: JungleTimelines.Actor, at moment: Time
  ) -> Double {
    func head(_ time: Time) -> Point? {
      var figure = figure
      figure.apply(playhead.timeline, of: actor, at: time)
      return figure.place(of: .head)
    }
    guard let now = head(moment), let before = head(moment - .frames(1)) else { return 0 }
    return now.distance(to: before)
  }
}
