internal import Animation
internal import Figures
internal import Rules
public import Stage
internal import Widgets

extension JungleScene {
  public func draw(_ view: View, into picture: inout Picture) {
    guard let slowMotion = film.slowMotion else { return drawBoard(view, into: &picture) }
    var (scene, view) = (self, view)
    scene.round = slowMotion.round(at: view.time)
    // The film depends on `view.time` alone.
    view.ahead = .zero
    scene.drawBoard(view, into: &picture)
    slowMotion.drawEdges(view, into: &picture)
  }

  /// Draws the layers from back to front.
  private func drawBoard(_ view: View, into picture: inout Picture) {
    let beaten = round == nil ? motions[.beaten, at: view.time] : nil
    // Bursts that were thrown up before calm motion was chosen are gone.
    let bursts = view.reducesMotion ? [] : bursts
    drawRiver(hasReeds: round?.rival == nil && beaten == nil, view, into: &picture)
    drawBackground(view, into: &picture)
    drawRound(beaten, among: bursts, view, into: &picture)
    drawScores(view, into: &picture)
    drawBank(view, into: &picture)
    drawNear(bursts, view, into: &picture)
  }

  /// The river, the creatures in it, and what hangs over it.
  private func drawRiver(hasReeds: Bool, _ view: View, into picture: inout Picture) {
    Board.draw(
      flow: idle.flow(at: view.time), glow: glow(view), hasReeds: hasReeds, into: &picture)
    idle.drawCreature(at: view.time, into: &picture)
    if let (creature, moment, variant) = passing(view) {
      creature.draw(at: moment, variant: variant, into: &picture)
    }
    breeze.draw(at: view.time, into: &picture)
  }

  /// What lies flat under the animals.
  private func drawBackground(_ view: View, into picture: inout Picture) {
    missedDrop?.draw(at: view.time, into: &picture)
    drawRing(view, into: &picture)
    for animal in Animal.allCases where !isHome(animal, at: view.time) {
      picture.draw(footprint(of: animal))
    }
  }

  /// The animals that meet, or the beaten one afterwards, before the bursts behind them.
  private func drawRound(
    _ beaten: PlayingTimeline?, among bursts: [Burst], _ view: View, into picture: inout Picture
  ) {
    for burst in bursts {
      burst.drawFlash(at: view.time, into: &picture)
      if burst.isBehind { burst.draw(at: view.time, into: &picture) }
    }
    drawPlayers(view, into: &picture)
    round?.draw(view, into: &picture)
    if let beaten { drawBeaten(beaten, view, into: &picture) }
  }

  /// The scores, over the beaten animal, which must not hide one.
  private func drawScores(_ view: View, into picture: inout Picture) {
    ScorePlaques.draw(isNamed: pair == nil, view, into: &picture, wins: match.wins) {
      motions[.score($0), at: view.time]?[Plaque.swell, at: view.time] ?? 0
    }
    drawGoalForTwo(view, into: &picture)
  }

  /// The waiting animals: the bank is nearer than the river and its reeds.
  private func drawBank(_ view: View, into picture: inout Picture) {
    // The card at a match's end shows both animals, and would cover halves of those on the bank.
    let opacity = match.winner == nil ? 1 : 1 - (alert?.openness(view) ?? 0)
    picture.drawGroup(opacity: opacity) {
      for animal in waiting(at: view.time) where !isBusy(animal) {
        drawWaiting(animal, view, into: &$0)
      }
    }
  }

  /// What is in front of all animals that stand: spray, a carried animal, a gift, words.
  private func drawNear(_ bursts: [Burst], _ view: View, into picture: inout Picture) {
    for burst in bursts where !burst.isBehind { burst.draw(at: view.time, into: &picture) }
    if case .dragging(let carry) = gesture {
      carry.draw(at: view.time, reducesMotion: view.reducesMotion, into: &picture)
    }
    motions[.gift].map { FlowerReward.draw($0, at: view.time, into: &picture) }
    round?.drawLabel(view, into: &picture)
    drawCount(view, into: &picture)
  }

  private func drawRing(_ view: View, into picture: inout Picture) {
    let isFree = round == nil && alert == nil
    RuleRing.draw(
      at: JungleLayout.ring, winner: round?.winner(view)?.hand,
      isFree ? RuleRing.state(at: JungleLayout.ring, controls) : ControlState(), motions[.ring],
      at: view.time, into: &picture
    ) { WidgetAssets.badge(Animal($0)) }
  }

  /// Draws the jungle's animal in the brook, still acting with the player's animal on the bank.
  private func drawBeaten(_ beaten: PlayingTimeline, _ view: View, into picture: inout Picture) {
    guard let last = film.round, let animal = last.rival else { return }
    var figure = AnimalFigure(
      beaten: animal, beaten.timeline, at: (view.time - beaten.since).onTwos,
      view.reducesMotion ? nil : last.rivalHeadProp)
    figure.isTeamed = last.isOfTwo
    if !view.reducesMotion { figure.look(at: Board.homeRect(of: last.player).center) }
    if view.isTall { figure.feet.x = max(figure.feet.x, JungleLayout.leftmostInTall) }
    Board.drawReeds(into: &picture)
    figure.draw(named: "beaten", into: &picture)
  }

  /// Returns the creature that comes by while the animals react to the round, its moment, and its
  /// variant: another creature, or elsewhere, after each round.
  private func passing(_ view: View) -> (creature: Creature, moment: Time, variant: Int)? {
    guard round == nil, !view.reducesMotion, let last = film.round, !last.isTie,
      let mood = motions[.mood(last.player)]
    else { return nil }
    let late = 0.1 + 0.15 * Double(last.player.index)
    // After a loss the creature comes by at another place.
    let variant = last.player.index + (last.outcome == .win ? 0 : Creature.variants + 1)
    return (last.passer, view.time - mood.since - .seconds(late), variant)
  }

  /// Returns the place of the creature that comes by, if `animal` is the one that sees it.
  private func passing(seenBy animal: Animal, _ view: View) -> Point? {
    guard animal == Animal.allCases.first(where: { $0 != film.round?.player }) else { return nil }
    return passing(view).flatMap { $0.creature.place(at: $0.moment, variant: $0.variant) }
  }

  /// Returns the waiting animals from back to front; visitors are in front of the one they pat.
  func waiting(at time: Time) -> [Animal] {
    guard let hero = film.round?.player, motions[.mood(hero), at: time] != nil else {
      return Animal.allCases
    }
    return [hero] + Animal.allCases.filter { $0 != hero }
  }

  /// Returns the brightness of the river's edge, 0…1: full where the animal can be let go, half
  /// while only a part of it is over the water.
  private func glow(_ view: View) -> Double {
    switch gesture {
    case .dragging(let carry): carry.isInside(view.preferences) ? 1 : 0.5 * carry.immersion
    case .selected: 1
    case .idle, .pressing, .skipping: missedDrop?.glow(at: view.time) ?? 0
    }
  }

  private func isHome(_ animal: Animal, at time: Time) -> Bool {
    !isBusy(animal) && motions[.glide(animal), at: time] == nil
  }

  /// Returns whether the animal is carried or in a round, and so drawn elsewhere.
  private func isBusy(_ animal: Animal) -> Bool {
    if case .dragging(let carry) = gesture, carry.animal == animal { return true }
    return round?.player == animal
  }

  private func footprint(of animal: Animal) -> DrawCommand {
    let home = Board.home(of: animal)
    return .image(JungleAssets.footprint(of: animal), at: Point(x: home.x, y: home.y - 12))
      .opacity(0.6)
  }

  /// Draws an animal at home or on its way there.
  private func drawWaiting(_ animal: Animal, _ view: View, into picture: inout Picture) {
    var figure = AnimalFigure(animal, feet: feet(of: animal, at: view.time))
    figure.pose = idle.pose(of: animal, at: view.time)
    let mood = motions[.mood(animal), at: view.time]
    // On the bank only the animal that has come home is a player's own.
    figure.isTeamed = pair != nil && mood != nil && animal == film.round?.player
    if let mood {
      let passed = view.time - mood.since
      let moment = animal == film.round?.player ? passed.onTwos : passed.onFours
      figure.look(on: mood.timeline, as: .waiting, at: moment)
      figure.addSecondaryMotion(mood.timeline, of: .waiting, at: moment)
      if let last = film.round {
        putHeadProp(of: last, on: &figure, since: moment.seconds, at: view.time)
      }
    }
    if let answer = motions[.answer(animal)].flatMap({ animal.answer(after: view.time - $0.since) })
    {
      figure.pose = answer
    }
    prickUpEars(of: &figure, view)
    round?.act(onlooker: &figure, view)
    follow(&figure, view)
    // A pressed animal sinks as a button does, even while a round plays.
    if pressed(at: view.time) == animal { figure.scale = JungleLayout.pressedScale }
    motions[.stopped(animal), at: view.time].map { MissedDrop.stop(&figure, $0, at: view.time) }
    if case .selected(animal, let since) = gesture {
      let sways = gesture.motion(view)?.isOver(at: view.time) == false
      figure.lift = 26 + (sways ? 8 * Portable.sin((view.time - since).seconds * 5) : 0)
      drawSpotlight(at: figure.feet, into: &picture)
    }
    if let glide = motions[.glide(animal), at: view.time] {
      figure.apply(glide.timeline, of: .player, at: view.time - glide.since)
      if animal == .lion { figure.frame = 0 }
    }
    figure.draw(named: animal.rawValue, into: &picture)
  }

  /// Draws the light on the ground under an animal that has been picked up.
  private func drawSpotlight(at feet: Point, into picture: inout Picture) {
    picture.drawFigure(at: feet) {
      let place = feet - Point(x: 0, y: 6)
      let glow = Rect(center: place, size: Size(236, 236))
      for (size, opacity) in [(1.0, 0.5), (0.76, 0.55), (0.5, 0.6)] {
        $0.draw(
          .roundedRect(glow, radius: 118, tint: .sun).scaled(size, 0.3 * size).opacity(opacity))
      }
      $0.draw(.image(SharedAssets.rays, at: place).scaled(1.2, 0.4).named("spot"))
    }
  }

  /// Pricks up the ears of a waiting animal while another is away.
  private func prickUpEars(of figure: inout AnimalFigure, _ view: View) {
    let attention = attention(of: figure.animal, view)
    guard attention > 0, motions[.glide(figure.animal), at: view.time] == nil else { return }
    let away = Animal.allCases.first { !isHome($0, at: view.time) }
    // Before the lion the rabbit ducks, and the cobra has plans; the others crane their necks after
    // the cobra, and cheer the rabbit on.
    let ready: Pose.Name =
      switch away {
      case .lion, nil: figure.animal == .cobra ? .plot : .crouch
      case .cobra: figure.animal == .lion ? .peer : .swayLeft
      case .rabbit: .cheer
      }
    let startled = round?.startled(figure.animal, view) ?? 0
    figure.pose = figure.pose.heeding(attention, figure.animal, ready: ready, at: view.time)
      .mixed(with: .of(figure.animal, .cower), 0.6 * startled)
    figure.isMarked = false
  }

  /// Returns how far a waiting animal attends to the animal that is away, 0…1, each later than the
  /// one of a quicker temper.
  private func attention(of animal: Animal, _ view: View) -> Double {
    func elapsed(_ since: Time) -> Double {
      ((view.time - since).seconds - JungleTimelines.temper(of: animal)) / 0.2
    }
    guard !view.reducesMotion else { return 0 }
    if let round { return round.rival == nil ? elapsed(round.begun).clamped(to: 0...1) : 0 }
    if awaited != nil { return idle.nextChange(after: view.time) == nil ? 0 : 1 }
    if case .dragging(let carry) = gesture { return elapsed(carry.since).clamped(to: 0...1) }
    let glides = Animal.allCases.compactMap { motions[.glide($0), at: view.time] }
    return glides.map { (1 - elapsed($0.since) / 2).clamped(to: 0...1) }.max() ?? 0
  }

  /// Turns a waiting animal's eyes and head to the round, else to a creature, the returned animal
  /// or the pointer.
  private func follow(_ figure: inout AnimalFigure, _ view: View) {
    let guest =
      round == nil ? idle.creature(at: view.time) ?? passing(seenBy: figure.animal, view) : nil
    guard let aim = round?.focus(view) ?? guest ?? aim(of: figure.animal, view),
      let gaze = figure.look(at: aim)
    else { return }
    let reach = round?.rival != nil || guest != nil ? 1 : attention(of: figure.animal, view)
    guard reach > 0 else { return }
    figure.pose = figure.pose.bending(
      .head, JointPose(x: 10 * gaze.x * reach, y: 6 * gaze.y * reach))
  }

  /// The place at which the animals look once a player has chosen: first the other player, then the
  /// count.
  private var awaited: Point? {
    let chosen = Seat.allCases.filter { pair?.hasChosen($0) == true }
    guard let first = chosen.first else { return nil }
    return chosen.count == 1 ? JungleLayout.plate(first.other).center : Board.region.center
  }

  /// Returns the place at which an animal looks between rounds: after a round at the animal that
  /// has played it, which itself looks at the rival.
  private func aim(of animal: Animal, _ view: View) -> Point? {
    guard motions[.mood(animal), at: view.time] != nil, let hero = film.round?.player else {
      if case .dragging(let carry) = gesture { return carry.watched }
      // Eyes that follow the pointer would give a secret throw away.
      return pair == nil ? controls.pointer : awaited
    }
    guard animal == hero else { return Board.homeRect(of: hero).center }
    return motions[.beaten].map { _ in JungleTimelines.brook }
  }
}
