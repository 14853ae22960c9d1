internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

extension GamePage {
  func draw(_ view: View, into picture: inout Picture) {
    let drums = [Pad.flower, .leaf, .sun, .drop].map { drum($0, view) }
    picture.draw(.backdrop(SharedAssets.evening))
    let crowd = Crowd(simon, players)
    crowd.drawNight(into: &picture)
    for drum in drums { drum.drawPool(into: &picture) }
    // An open card would leave halves of all this.
    let rest = 1 - (card?.alert.openness(view) ?? 0)
    if rest > 0 { picture.drawGroup(opacity: rest) { activePlayer.drawLight(view, into: &$0) } }
    drawFire(view, into: &picture)
    if rest > 0 {
      picture.drawGroup(opacity: rest) {
        if !view.isTall {
          crowd.draw(
            swell: motions[.points]?[Plaque.swell, at: view.time] ?? 0,
            arrival: motions[.arrival], at: view.time, into: &$0)
        }
        cast.draw(ambient(view), pointer: gazeTarget(of: drums), into: &$0)
        drawSticks(view, into: &$0)
        drawEar(view, into: &$0)
        for drum in drums { draw(drum, view, into: &$0) }
        activePlayer.draw(ambient(view), into: &$0)
        drawCrown(view, into: &$0)
        // The rays behind the flower drum would cover whose turn it is.
        drawScores(view, into: &$0)
        $0.drawFigure(at: SimonSaysLayout.drum(.flower)) { drawBeads(into: &$0) }
        drawBanner(view, into: &$0)
        drawTeam(view, into: &$0)
        drawVerdict(into: &$0)
      }
    }
    if let burst { picture.drawFigure(at: burst.origin) { burst.draw(at: view.time, into: &$0) } }
  }

  /// The view for the animals, which move at the onlookers' rate while the player thinks.
  private func ambient(_ view: View) -> View {
    guard isWaiting(view) else { return view }
    var slow = view
    slow.time = view.time.onFours
    return slow
  }

  private func draw(_ drum: Drum, _ view: View, into picture: inout Picture) {
    drum.draw(into: &picture)
    guard phase == .listening else { return }
    KeyCap.draw(
      drum.pad.keys.arrow, view, at: drum.place + Point(x: 0, y: 58 + drum.drop), into: &picture)
  }

  /// Draws the sticks in the rabbit's paws while it counts a game in.
  private func drawSticks(_ view: View, into picture: inout Picture) {
    let moment = playhead.time + (card == nil ? view.ahead : .zero)
    guard phase == .showing, playhead.timeline[SimonSaysTimelines.hasSticks, at: moment] > 0
    else { return }
    let figure = cast.figure(of: drummer, view, pointer: nil)
    let swing = playhead.timeline[SimonSaysTimelines.sticks, at: moment]
    for (paw, away, way) in [
      (Joint.shoulderFar, Point(x: 97, y: 53), -1.0), (.shoulderNear, Point(x: 130, y: 70), 1),
    ] {
      guard let place = figure.place(of: paw, away: away) else { continue }
      picture.draw(
        .image(SimonSaysAssets.stick, at: place, anchor: .bottom).turned(way * (8 + 30 * swing))
          .scaled(0.8).named("stick"))
    }
  }

  /// Draws an ear beside the rabbit before a game's first drum: the sign to listen.
  private func drawEar(_ view: View, into picture: inout Picture) {
    let moment = playhead.time + (card == nil ? view.ahead : .zero)
    let size = phase == .showing ? playhead.timeline[SimonSaysTimelines.ear, at: moment] : 0
    guard size > 0 else { return }
    let place = SimonSaysLayout.ear(isTall: view.isTall)
    picture.drawFigure(at: drummer.feet) {
      $0.drawGroup(
        scaledBy: view.reducesMotion ? 1 : size, about: place.center, opacity: min(1, 2 * size)
      ) {
        Disc.draw(in: place, (0, .ink), (5, .sun), (12, .ink), (15, .earth), into: &$0)
        $0.draw(.image(Pictogram.ear.asset, at: place.center).scaled(place.width / 70).named("ear"))
      }
    }
  }

  private func drum(_ pad: Pad, _ view: View) -> Drum {
    var drum = Drum(pad, at: SimonSaysLayout.drum(pad))
    drum.deforms = !view.reducesMotion
    drum.sparks = !isTeaching
    let moment = playhead.time + (card == nil ? view.ahead : .zero)
    drum.apply { playhead.timeline[$0, at: moment] }
    drum.apply(strokes[pad], at: view.time)
    // Halos are large and slow.
    drum.apply(motions[.invitation], at: view.time.onFours)
    if phase == .listening, card == nil { drum.glowReady() }
    let isHovered =
      phase == .listening && card == nil && controls.pointer.flatMap(Self.drum) == pad
    // Hovering lifts the drum without lighting it.
    drum.drop += pressed == pad ? 2 : isHovered ? -4 : 0
    return drum
  }

  /// Returns the place the animals look at: the sounding drum, the last struck, the pointer, or the
  /// player.
  private func gazeTarget(of drums: [Drum]) -> Point? {
    let lit = drums.filter(\.isLit).max {
      (strokes[$0.pad]?.since ?? .zero) < (strokes[$1.pad]?.since ?? .zero)
    }
    let player = phase == .listening ? SimonSaysLayout.seat - Point(x: 0, y: 100) : nil
    return soundingPad.map(SimonSaysLayout.drum) ?? lit?.place ?? controls.pointer ?? player
  }

  private func drawScores(_ view: View, into picture: inout Picture) {
    let swell = motions[.points]?[Plaque.swell, at: view.time] ?? 0
    Plaque.draw(
      view.language(.common(.points)), String(simon.points), of: SharedAssets.star,
      in: SimonSaysLayout.points, swell: swell, into: &picture)
    drawSaved(at: view.time, into: &picture)
    Plaque.draw(
      view.language(.simonSays(.length)),
      view.language(.common(.progress(simon.sequence.count, of: simon.target))),
      of: SharedAssets.drum(.flower, isLit: false), in: SimonSaysLayout.length, into: &picture)
  }

  /// Draws the last game's saved points above the new game's.
  private func drawSaved(at time: Time, into picture: inout Picture) {
    guard let motion = motions[.saved], !motion.isOver(at: time) else { return }
    let frame = SimonSaysLayout.saved
    picture.drawGroup(opacity: motion[.opacity("saved"), at: time]) {
      $0.draw(.roundedRect(frame, radius: 29, tint: .ink))
      $0.draw(.roundedRect(frame.insetBy(4), radius: 25, tint: .leaf))
      $0.draw(.image(Pictogram.scores.asset, at: frame.point(0.2, 0.48)).scaled(0.8))
      $0.draw(
        "\(saved)", TextStyle(.label, bold: true, fit: 64), at: frame.point(0.5, 0.48),
        tint: .cream, named: "saved")
      $0.draw(.image(WidgetAssets.iconCheck, at: frame.point(0.8, 0.48)).scaled(0.9))
    }
  }

  /// Draws whose turn it is; a new turn grows in.
  private func drawBanner(_ view: View, into picture: inout Picture) {
    let frame = SimonSaysLayout.banner
    Plaque.drawBoard(in: frame, into: &picture)
    bannerEntrance.draw(about: frame.center, view, into: &picture) {
      let signs = turnIcons
      $0.draw(
        view.language(.simonSays(banner)),
        TextStyle(
          .label, bold: true, fit: frame.width - 80 - (signs == nil ? 0 : SimonSaysLayout.signs)),
        at: Point(x: frame.center.x, y: frame.center.y - 1), tint: .cream, named: "banner")
      guard let signs else { return }
      let middle = frame.center.y - 2
      for icon in signs.icons {
        $0.draw(icon.moved(frame.minX + SimonSaysLayout.sign, middle).named("turn"))
      }
      let place = Point(x: frame.maxX - SimonSaysLayout.sign, y: middle)
      $0.draw(signs.player.picture(at: place, height: 58).named("doer"))
    }
  }

  /// The pictures at the ends of the banner: ear, eye and rabbit while the drums play, a hand and
  /// the player's animal while they wait.
  private var turnIcons: (icons: [DrawCommand], player: Avatar)? {
    switch phase {
    case .showing, .teaching:
      (
        [(Pictogram.ear, -24.0), (.sight, 24)].map {
          .image($0.asset, at: Point(x: $1, y: 0)).scaled(0.86)
        }, .animal(.rabbit)
      )
    case .listening:
      ([.image(HandAssets.paper, at: .zero).scaled(0.3)], activePlayer.avatar)
    case .resting, .blinking, .winning: nil
    }
  }

  /// Draws a bead for each drum of the sequence: one lights up with each drum that sounds, and
  /// shows the drum once that was struck.
  private func drawBeads(into picture: inout Picture) {
    let pads = simon.sequence
    let heard =
      phase == .showing || phase == .teaching
      ? playhead.timeline.markers.count {
        Pad(rawValue: $0.name) != nil && $0.time <= playhead.time
      }
      : 0
    let path = SimonSaysLayout.beads
    let size = min(30, 0.9 * path.length / Double(pads.count))
    for (index, pad) in pads.enumerated() {
      let share = 0.5 + (Double(index) - Double(pads.count - 1) / 2) * 1.1 * size / path.length
      // After a mistake the bead shows the drum that would have been right, too.
      let isMissed = phase == .blinking && index == simon.done
      let isKnown = isMissed || index < (phase == .teaching ? heard : simon.done)
      let bead = Rect(center: path.point(at: share), size: Size(size, size))
      Disc.draw(
        in: bead, (0, isMissed ? .leaf : .ink),
        (0.1 * size, isKnown ? .cream : index < heard ? .sun : Color(0x6B7A80)), into: &picture)
      picture.mark(.roundedRect(bead, radius: size / 2, tint: .ink).named("bead"))
      guard isKnown else { continue }
      picture.draw(
        .image(SimonSaysAssets.emblem(pad), at: bead.center).scaled(0.8 * size / 96).named("known"))
    }
  }

  /// Draws the button that shows the sequence again: an arrow round a drum that sounds.
  func drawAgain(
    in frame: Rect, _ state: ControlState, _ view: View, into picture: inout Picture
  ) {
    picture.drawGroup(scaledBy: frame.width / IconButton.size.width, about: frame.center) {
      IconButton.draw(in: Rect(center: frame.center, size: IconButton.size), state, into: &$0) {
        $1.draw(
          .image(SharedAssets.drum(.flower, isLit: true), at: $0 - Point(x: 3, y: 5)).scaled(0.25)
            .named("again.drum"))
        Pictogram.again.draw(at: $0 + Point(x: 20, y: 20), side: 34, onWood: false, into: &$1)
      }
    }
    KeyCap.draw(.five, view, at: frame.point(0.5, 1) + Point(x: 0, y: 14), into: &picture)
  }

  private func drawFire(_ view: View, into picture: inout Picture) {
    let flickers = min(view.time, fireRests).ticks / SimonSaysTimelines.flicker.ticks
    let isOdd = !view.reducesMotion && !flickers.isMultiple(of: 2)
    let swell = motions[.points]?[Plaque.swell, at: view.time] ?? 0
    var ring = ProgressStones(of: simon)
    ring.swell = swell
    ring.draw(isBehind: true, into: &picture)
    // The fire flares up for a whole sequence.
    let fire = SimonSaysAssets.fire[isOdd ? 1 : 0]
    picture.draw(
      .image(fire, at: SimonSaysLayout.fire - Point(x: 0, y: 0.15 * swell * fire.size.height))
        .scaled(1 + 0.12 * swell, 1 + 0.3 * swell))
    ring.draw(isBehind: false, into: &picture)
  }

  /// Draws the crown of the longest sequence: on the stone after the record before this game, or,
  /// once the record is broken, on the head of the player who has come farthest.
  private func drawCrown(_ view: View, into picture: inout Picture) {
    let stone = ProgressStones(of: simon).place(of: formerLongest) - Point(x: 0, y: 22)
    guard hasCrown else {
      guard formerLongest < simon.target else { return }
      return picture.draw(
        .image(SharedAssets.iconCrown, at: stone).scaled(0.8).named("crown.waiting"))
    }
    guard simon.team.isEmpty || simon.farthest == simon.turn else { return }
    let way = motions[.crown]?[SimonSaysTimelines.crown, at: view.time] ?? 1
    let head = activePlayer.crown(view)
    let arc = Point(x: 0, y: 120 * Portable.sin(.pi * way))
    let crown = DrawCommand.image(SharedAssets.iconCrown, at: stone + (head - stone) * way - arc)
      .scaled(0.8 + 0.4 * way).turned(360 * way).named("crown")
    guard way == 1 else {
      return picture.draw(crown, flyingFrom: stone, to: SimonSaysLayout.seat - Point(x: 0, y: 150))
    }
    picture.drawFigure(at: SimonSaysLayout.seat) { $0.draw(crown) }
  }
}
