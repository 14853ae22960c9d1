public import Animation
internal import Rules
public import Stage

/// A playing finale: the cast comes down on a swing in the evening, acts, and fades out.
public struct FinaleAnimation: Hashable, Sendable {
  private let finale: Finale
  private var playhead: Playhead

  /// Begins `finale`; with calm motion the cast does not move.
  public init(_ finale: Finale, _ preferences: Preferences) {
    self.finale = finale
    playhead = Playhead(FinaleTimelines.timeline(finale).adapted(to: preferences))
  }

  /// Advances by one tick and returns the sounds that begin with it; nil once the finale is over.
  public mutating func tick() -> [SoundName]? {
    guard !playhead.isFinished else { return nil }
    return playhead.advance(by: .frames(1)).compactMap { $0.marker(as: SoundName.self) }
  }

  /// Whether a press of the pointer is still meant for the game before the finale.
  public var hasJustBegun: Bool { playhead.time < .seconds(1 + FinaleTimelines.closing) }

  /// Whether the leaves close at the end, behind which the scene may go on.
  public var isLeaving: Bool {
    playhead.time >= playhead.timeline.duration
      - .seconds(2 * FinaleTimelines.closing + FinaleTimelines.closed)
  }

  /// Returns the share of the screen that leaves cover, 0…1, as the finale comes and goes.
  public func cover(ahead: Time) -> Double {
    playhead.timeline[FinaleTimelines.cover, at: playhead.time + ahead]
  }

  private func isSeen(at moment: Time) -> Bool {
    playhead.timeline[FinaleTimelines.presence, at: moment] == 1
  }

  /// Draws the evening backdrop over the whole scene.
  public func drawBackground(ahead: Time = .zero, into picture: inout Picture) {
    guard isSeen(at: playhead.time + ahead) else { return }
    picture.draw(.backdrop(SharedAssets.evening))
  }

  /// Draws the cast and its props as of `ahead` after the last tick.
  public func draw(ahead: Time = .zero, into picture: inout Picture) {
    let moment = playhead.time + ahead
    let timeline = playhead.timeline
    func value<Value>(_ channel: Channel<Value>) -> Value { timeline[channel, at: moment] }
    guard isSeen(at: moment) else { return }
    let drop = value(FinaleTimelines.drop)
    if case .drums(let solo) = finale { drawCount(solo, at: moment, into: &picture) }
    // The light is drawn behind the plank, the ropes and the faces.
    picture.draw(
      .image(SharedAssets.rays, at: light).scaled(1.7).moved(value(FinaleTimelines.march), 0)
        .opacity(value(FinaleTimelines.glory)).named("show.glory"))
    if !isOnGround { Self.drawSwing(drop, into: &picture) }
    if finale.hasPetals { drawPetals(value(FinaleTimelines.flight), into: &picture) }
    for actor in finale.actors { draw(actor, at: moment, into: &picture) }
    if finale.hasAudience { drawAudience(at: moment, into: &picture) }
    if case .drums(let solo) = finale {
      drawDrums(solo.pads, value(FinaleTimelines.beat), drop, into: &picture)
    }
  }

  /// Draws one of the actors. Who is celebrated also wears a crown, throws a hand or gets gifts.
  private func draw(
    _ actor: FinaleSeat, at moment: Time, into picture: inout Picture
  ) {
    func value<Value>(_ channel: Channel<Value>) -> Value {
      playhead.timeline[channel, at: moment]
    }
    let drop = value(FinaleTimelines.drop)
    let player = finale.player(on: actor)
    var figure = AnimalFigure(player.animal, finale.side, feet: .zero)
    if case .parade(_, _, _?) = finale { figure.isTeamed = true }
    let stride = value(FinaleTimelines.stride)
    let bob = stride.truncatingRemainder(dividingBy: 1)
    figure.feet = Point(
      x: value(FinaleTimelines.x(actor)) + value(FinaleTimelines.march),
      y: floor + drop)
    figure.lift =
      value(FinaleTimelines.lift(actor.rawValue)) + 10 * abs(Portable.sin(bob * .pi))
    figure.pose = value(.posture(actor.rawValue)).pose(of: figure.animal)
    figure.facing = actor.facing
    let thrown = actor == .middle ? thrown(by: figure) : nil
    figure.scale = figure.scale * (thrown == nil ? stature : 1.2)
    Thrower.draw(
      figure, named: "show.\(actor)", as: player.mascot, reaching: thrown, into: &picture)
    guard finale.celebrates(actor), let head = figure.place(of: .crown) else { return }
    if let thrown { picture.draw(thrown) }
    if finale.isCrowned {
      let hasMascot = player.mascot != nil
      let above = value(FinaleTimelines.prop) + (hasMascot ? 44 : 22)
      // A small crown has room between a rabbit's ears.
      let wide = figure.animal == .rabbit && !hasMascot ? 1.4 : 2.2
      picture.draw(
        .image(SharedAssets.iconCrown, at: head - Point(x: 0, y: above)).scaled(
          wide * stature / 0.92))
    }
    for gift in FinaleTimelines.Gift.allCases {
      draw(gift, value(gift.channel), above: head, into: &picture)
    }
  }

  /// Draws a gift grown to `share`, 0…1: a plaster on the head, a flower beside the feet, or the
  /// sign to play again above all.
  private func draw(
    _ gift: FinaleTimelines.Gift, _ share: Double, above head: Point, into picture: inout Picture
  ) {
    guard share > 0 else { return }
    let (asset, place, size) =
      switch gift {
      case .plaster: (SharedAssets.plaster, head + Point(x: 0, y: 30), 0.8)
      case .flower: (SharedAssets.flower, Point(x: Design.middle + 128, y: floor - 44), 2.0)
      case .again: (SharedAssets.again, Point(x: Design.middle, y: 168), 2.0)
      }
    if gift == .again {
      for (radius, tint) in [(84.0, Color.ink), (78, .sun), (64, .earth)] {
        let side = 2 * radius * share
        picture.draw(
          .roundedRect(
            Rect(center: place, size: Size(side, side)), radius: radius * share, tint: tint))
      }
    }
    picture.draw(
      .image(asset, at: place).scaled(size * share).turned(gift == .again ? 360 * share : 0)
        .named("show.\(gift)"))
  }

  /// Draws the golden gong that counts the points: a star flies into it from each struck drum.
  private func drawCount(_ solo: DrumSolo, at moment: Time, into picture: inout Picture) {
    func value(_ channel: Channel<Double>) -> Double { playhead.timeline[channel, at: moment] }
    let drop = value(FinaleTimelines.drop)
    let gong = Point(x: Design.middle, y: 122 + min(0, drop))
    let rope = Rect(x: gong.x - 6, y: gong.y - 700, width: 12, height: 640)
    picture.draw(.roundedRect(rope, radius: 6, tint: .ink))
    Gong.draw(
      Int((Double(solo.points) * value(FinaleTimelines.counted)).rounded()), at: gong, radius: 88,
      swell: value(FinaleTimelines.swell), into: &picture)
    let (pads, progress) = (FinaleTimelines.played(solo.pads), value(FinaleTimelines.star))
    let last = Int(value(FinaleTimelines.beat)) - 1
    guard pads.indices.contains(last), 0 < progress, progress < 1 else { return }
    let from = Self.drum(pads[last], drop) - Point(x: 0, y: 100)
    let place = from + (gong - from) * progress - Point(x: 0, y: 60 * Portable.sin(.pi * progress))
    picture.draw(.image(SharedAssets.star, at: place).scaled(1.6).turned(360 * progress))
  }

  /// Draws the beaten side's animals on the ground, who applaud the winner's.
  private func drawAudience(at moment: Time, into picture: inout Picture) {
    for animal in Animal.allCases {
      let name = FinaleTimelines.audience(animal)
      var figure = AnimalFigure(animal, finale.side.other, feet: Self.seat(of: animal))
      figure.pose = playhead.timeline[.posture(name), at: moment].pose(of: animal)
      figure.lift = playhead.timeline[FinaleTimelines.lift(name), at: moment]
      figure.facing = figure.feet.x < Design.middle ? 1 : -1
      figure.scale = figure.scale * 0.8
      figure.draw(named: "show.\(name)", into: &picture)
    }
  }

  private static func seat(of animal: Animal) -> Point {
    switch animal {
    case .lion: Point(x: 300, y: 668)
    case .cobra: Point(x: 130, y: 640)
    case .rabbit: Point(x: 1060, y: 668)
    }
  }

  /// All finales, under their `bungle timeline` names.
  public static var timelines: [NamedTimeline] {
    let finales: [(String, Finale)] = [
      ("parade", .parade(.rabbit, jungle: false)),
      ("parade.lost", .parade(.lion, jungle: true)),
      ("parade.two", .parade(.rabbit, jungle: false, as: .toucan)),
      ("crown", .crown(.rock, on: .lion)),
      ("petals", .petals(10)), ("comfort", .comfort(.lion)),
      ("drums", .drums(DrumSolo(Pad.allCases + Pad.allCases, points: 36, .won))),
      ("drums.lost", .drums(DrumSolo(Pad.allCases, points: 10, .heartened))),
      ("drums.team", .drums(DrumSolo(Pad.allCases, points: 10, .won, by: team))),
      ("drums.record", .drums(DrumSolo(Pad.allCases + Pad.allCases, points: 36, .record))),
    ]
    return finales.flatMap {
      NamedTimeline.both("finale.\($0)", FinaleTimelines.timeline($1))
    }
  }

  private static let team = Mascot.allCases.map { DrumSolo.Player(.lion, as: $0) }

  /// The y of all feet on the swing, in design pixels.
  private static let floor = 500.0
  private var floor: Double { isOnGround ? 620 : Self.floor }
  /// The middle of the light behind the hero; higher in a parade, where the hero is carried.
  private var light: Point {
    Point(x: Design.middle - 10, y: floor - (finale.isParade ? 240 : 150))
  }
  private var stature: Double { isOnGround ? 1.4 : finale.heroes.count > 3 ? 0.78 : 0.92 }
  private var isOnGround: Bool { if case .comfort = finale { true } else { false } }

  /// Draws a plank on two lianas, `drop` design pixels below its place.
  private static func drawSwing(_ drop: Double, into picture: inout Picture) {
    let plank = Rect(x: 250, y: floor - 14 + drop, width: 780, height: 60)
    for x in [plank.minX + 34, plank.maxX - 34] {
      let rope = Rect(x: x - 7, y: -700, width: 14, height: plank.minY + 716)
      picture.draw(.roundedRect(rope, radius: 7, tint: .ink))
      picture.draw(.roundedRect(rope.insetBy(3), radius: 4, tint: .freshLeaf))
      for y in stride(from: plank.minY - 60, to: -60, by: -120) {
        let isLeft = Int(y / 120).isMultiple(of: 2)
        picture.draw(
          .image(SharedAssets.leaves[1], at: Point(x: x + (isLeft ? -12 : 12), y: y))
            .scaled(1.3).flipped(isLeft))
      }
    }
    picture.draw(.panel(SharedAssets.plaque, inset: 26, in: plank))
  }

  /// The winning hand, held up by the crowned animal; nil for finales without a hand.
  private func thrown(by figure: AnimalFigure) -> DrawCommand? {
    guard case .crown(let hand, _, _) = finale else { return nil }
    let wrist = figure.feet + Point(x: 104, y: -136 - figure.lift)
    return .image(HandAssets.picture(of: hand), at: wrist, anchor: .bottom).scaled(0.9).turned(16)
  }

  private func drawDrums(
    _ pads: [Pad], _ beat: Double, _ drop: Double, into picture: inout Picture
  ) {
    let struck = FinaleTimelines.played(pads)
    for pad in Pad.allCases {
      // The whole part of `beat` counts the struck drums; each drum is lit for 0.6 of its beat.
      let isLit =
        Int(beat) > 0 && Int(beat) <= struck.count && struck[Int(beat) - 1] == pad
        && beat.truncatingRemainder(dividingBy: 1) < 0.6
      picture.draw(
        .image(SharedAssets.drum(pad, isLit: isLit), at: Self.drum(pad, drop), anchor: .bottom)
          .scaled(isLit ? 0.62 : 0.58))
    }
  }

  /// The foot of a drum on the swing.
  private static func drum(_ pad: Pad, _ drop: Double) -> Point {
    Point(x: Finale.x(of: pad), y: floor + 44 + drop)
  }

  /// Draws petals that rise from the animals and sink on paths of their own; `time` is in seconds.
  private func drawPetals(_ time: Double, into picture: inout Picture) {
    let count = if case .petals(let count, _) = finale { count } else { 12 }
    for index in 0..<count.clamped(to: 1...20) * 3 {
      let own = Double(index)
      let age = time - 0.05 * own.truncatingRemainder(dividingBy: 24)
      guard age > 0 else { continue }
      let from = Point(x: 430 + 210 * Double(index % 3), y: 330)
      let aside = 300 * Portable.sin(own * 2.4) * (1 - 1 / (1 + age * 1.4))
      let height = (250 + 60 * Portable.sin(own * 5.1)) * age - 130 * age * age
      let place = Point(
        x: from.x + aside + 10 * Portable.sin(age * 5 + own), y: from.y - height)
      picture.draw(
        .image(SharedAssets.petal, at: place).scaled(1.2 + 0.5 * Portable.sin(own * 1.7))
          .turned(age * 200 + own * 40).tinted(Self.petalTints[index % Self.petalTints.count]))
    }
  }

  private static let petalTints: [Color] = [.white, Color(0xFFE08A), Color(0xCFE8FF)]
}

extension Finale {
  fileprivate var side: Side {
    if case .parade(_, jungle: true, _) = self { .jungle } else { .player }
  }
}
