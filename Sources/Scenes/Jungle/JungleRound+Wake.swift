internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The wakes in the water: rings behind a running rabbit or a beaten animal under water, and two
/// diverging lines behind a gliding cobra.
extension JungleRound {
  /// The seconds between two marks of a wake, and the number of the marks.
  private static let (apart, marks) = (0.044, 13)
  /// The least distance between two marks, in design pixels, that leaves a ring.
  private static let fast = 32.0

  func drawWakes(into picture: inout Picture, at moment: Time) {
    let timeline = playhead.timeline
    let met = timeline.time(ofLabel: JungleTimelines.Part.met) ?? timeline.duration
    for (animal, actor) in [(player, JungleTimelines.Actor.player), (rival, .rival)] {
      if animal == .rabbit, let contact = timeline.time(of: .contact), moment < contact {
        drawWake(of: actor, -10..<30, at: moment, into: &picture)
      } else if animal == .cobra, moment < met {
        drawWedge(of: actor, at: moment, into: &picture)
      }
    }
    drawWake(of: .beaten, JungleTimelines.deepest..<(-60), at: moment, into: &picture)
    if isTie { drawBubbles(into: &picture, at: moment) }
  }

  /// The number of bubbles over an animal's way under the water, the seconds after the fade at which
  /// the first comes up, those until the last does, and those for which each is seen.
  private static let (bubbles, first, until, seen) = (7, 0.32, 0.32, 0.26)

  /// Draws two lines of bubbles that part where two of a kind went under: to the bank, and to the
  /// brook.
  private func drawBubbles(into picture: inout Picture, at moment: Time) {
    guard let fade = playhead.timeline.time(ofLabel: JungleTimelines.Part.fade) else { return }
    let start = JungleTimelines.spot(.player, player)
    let ways = [
      (start, JungleTimelines.bank(player, from: start)),
      (JungleTimelines.spot(.rival, player), JungleTimelines.brook),
    ]
    for (start, end) in ways {
      for bubble in 0..<Self.bubbles {
        let share = Double(bubble) / Double(Self.bubbles - 1)
        let age = ((moment - fade).seconds - Self.first - share * Self.until) / Self.seen
        let aside = bubble.isMultiple(of: 2) ? 7.0 : -7
        let place = start + (end - start) * share + Point(x: aside, y: aside - 8 * age)
        guard 0..<1 ~= age, Board.region.insetBy(12).contains(place) else { continue }
        let size = (bubble.isMultiple(of: 2) ? 27.0 : 17) * Easing.outBack(3).value(at: age)
        picture.drawBubble(at: place, size, opacity: 1 - age * age)
      }
    }
  }

  /// Draws the way of a fast rabbit through the air, in two lines that bend as the way did.
  func drawTrail(
    of actor: JungleTimelines.Actor, at moment: Time, into picture: inout Picture
  ) {
    let timeline = playhead.timeline
    func spot(_ mark: Int) -> Point {
      let then = max(.zero, moment - .seconds(Double(mark) * 0.022))
      let lift = timeline[JungleTimelines.lift(actor), at: then]
      return timeline[JungleTimelines.position(actor), at: then] - Point(x: 0, y: lift)
    }
    for (rise, marks) in [(46.0, 2..<4), (104, 2..<3)] {
      for mark in marks {
        let (near, far) = (spot(mark), spot(mark + 1))
        guard abs(near.x - far.x) > max(8, abs(near.y - far.y)) else { continue }
        let up = Point(x: 0, y: -rise)
        picture.drawLine(from: far + up, to: near + up, opacity: 0.9 - 0.17 * Double(mark))
      }
    }
  }

  /// Draws on the water the shadow of a cobra that comes down from out of sight, larger and larger.
  func drawShadow(falling cobra: AnimalFigure, into picture: inout Picture) {
    guard cobra.animal == .cobra, outcome == .win, cobra.lift > 50, cobra.drag.x < -0.3 else {
      return
    }
    let near = max(0, 1 - cobra.lift / 150)
    let wide = 100 + 280 * near
    let shade = SharedAssets.shadow
    picture.draw(
      .image(shade, at: cobra.feet).scaled(wide / shade.size.width, 0.2 * wide / shade.size.height)
        .opacity(0.5 + 0.4 * near).named("shade"))
  }

  /// Draws the wake of a gliding cobra: five lines to either side, which part more and more.
  private func drawWedge(
    of actor: JungleTimelines.Actor, at moment: Time, into picture: inout Picture
  ) {
    func spot(_ mark: Int) -> Point? {
      let then = max(.zero, moment - .seconds(Double(mark) * 0.045))
      return playhead.timeline.value(of: JungleTimelines.position(actor), at: then)
    }
    for mark in 0..<5 {
      guard let near = spot(mark), let far = spot(mark + 1), near.distance(to: far) > 5,
        Board.region.insetBy(8).contains(far)
      else { continue }
      for side in [Point(x: 0, y: -10), Point(x: 0, y: 10)] {
        picture.drawLine(
          from: far + side * Double(mark + 1), to: near + side * Double(mark),
          opacity: 0.85 - 0.15 * Double(mark))
      }
    }
  }

  private func drawWake(
    of actor: JungleTimelines.Actor, _ lifts: Range<Double>, at moment: Time,
    into picture: inout Picture
  ) {
    let timeline = playhead.timeline
    func spot(_ mark: Int) -> Point? {
      let then = moment - .seconds(Double(mark) * Self.apart)
      guard then >= .zero, lifts ~= timeline[JungleTimelines.lift(actor), at: then]
      else { return nil }
      return timeline.value(of: JungleTimelines.position(actor), at: then)
    }
    for mark in 1...Self.marks {
      guard let place = spot(mark), let last = spot(mark + 1),
        place.distance(to: last) > Self.fast, Board.region.insetBy(10).contains(place)
      else { continue }
      let age = Double(mark) / Double(Self.marks + 1)
      picture.draw(
        .image(CreatureAssets.ring, at: place).scaled(0.3 + 0.4 * age)
          .opacity(0.95 * (1 - age * age)))
    }
  }
}

extension Picture {
  /// Draws a stroke of white water.
  fileprivate mutating func drawLine(from start: Point, to end: Point, opacity: Double) {
    let way = MotionPath(through: [start, end])
    let line = Rect(center: way.point(at: 0.5), size: Size(way.length + 4, 6))
    draw(
      .roundedRect(line, radius: 3, tint: .white).turned(way.heading(at: 0.5)).opacity(opacity))
  }

  fileprivate mutating func drawBubble(at place: Point, _ size: Double, opacity: Double = 1) {
    let disc = Rect(center: place, size: Size(size, size))
    draw(.roundedRect(disc, radius: size / 2, tint: Color(0xDDF3FA)).opacity(0.6 * opacity))
    draw(.border(disc, radius: size / 2, width: 3, tint: .white).opacity(opacity))
  }
}

extension AnimalFigure {
  static let bubble = Color(0xDDF3FA)

  /// Draws a bubble that has risen to the animal's nose, or by a `share`, 0…1, of that way.
  func drawBubble(_ share: Double, into picture: inout Picture) {
    guard share > 0, let nose = place(of: .nose) else { return }
    let rise = (feet.y - nose.y - wading) * share
    picture.drawBubble(at: Point(x: nose.x, y: feet.y - rise), 40 * share)
  }
}
