internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The bursts and sounds of a round.
extension JungleScene {
  /// Performs a cue of the round: its bursts and sounds, and the score at the result.
  mutating func perform(
    _ cue: JungleTimelines.Cue, of bout: Bout, _ stage: inout StageContext
  ) {
    if cue == .landed {
      splash(.player, of: bout, at: cue, &stage)
      stage.play(bout.player.splash, x: JungleLayout.playerPlace.x)
    }
    guard let rival = bout.rival else { return }
    let hasWon = bout.player.outcome(against: rival) == .win
    let (here, there) = (JungleLayout.playerPlace, JungleLayout.junglePlace)
    switch cue {
    case .landed, .plunged: break
    case .entered: splash(.rival, of: bout, at: cue, &stage)
    case .reveal:
      burst(.leaves, count: 9, at: JungleTimelines.reeds + Point(x: 10, y: -50), &stage)
      stage.play(rival.splash, x: there.x)
      if rival != .lion { stage.play(rival.voice, x: there.x) }
    case .leap:
      stage.play(.pounce, x: hasWon ? here.x : there.x)
    case .contact: strike(bout.player, against: rival, hasWon: hasWon, &stage)
    case .drenched: splash(.player, of: bout, at: cue, &stage)
    case .jerked:
      guard let duel = Duel(player: bout.player, rival: rival) else {
        return burst(.stars, count: 7, at: Point(x: Design.middle, y: 130), after: 0.06, &stage)
      }
      burst(.splash, count: 7, at: duel.loserPlace, &stage)
    case .bump: bump(bout.player, against: rival, &stage)
    case .dived:
      for actor in [JungleTimelines.Actor.player, .rival] {
        burst(.splash, count: 3, at: bout.place(actor, at: cue), &stage)
      }
    case .surfaced: burst(.splash, count: 4, at: bout.place(.player, at: cue), &stage)
    case .risen: burst(.splash, count: 7, at: JungleTimelines.brook, &stage)
    case .result:
      if let duel = Duel(player: bout.player, rival: rival) {
        burst(
          duel.winningAnimal == .lion ? .surge : .splash, count: 18, at: duel.end,
          after: JungleTimelines.touchdown(duel), &stage)
      } else if rival == .lion {
        for actor in [JungleTimelines.Actor.player, .rival] {
          burst(.splash, count: 12, at: bout.place(actor, at: cue), after: 0.14, &stage)
        }
      }
      score(bout.player, against: rival, &stage)
    }
  }

  private mutating func strike(
    _ player: Animal, against rival: Animal, hasWon: Bool, _ stage: inout StageContext
  ) {
    guard let duel = Duel(player: player, rival: rival) else { return }
    let spot = duel.impact
    // A splash would hide the bite, so it waits until the loser comes down.
    if duel.winningAnimal == .cobra {
      let landing = JungleTimelines.hitStop + JungleTimelines.fall(of: duel)
      burst(.splash, count: 18, at: duel.beyond(-130), after: landing, &stage)
    } else {
      burst(duel.spray.kind, count: duel.spray.count, at: spot, &stage)
    }
    if duel.winningAnimal == .lion, !duel.isWin {
      let slam = JungleTimelines.hitStop + JungleTimelines.hanging
      burst(.surge, count: 12, at: duel.past(96), after: slam, &stage)
    }
    if !stage.preferences.isCalm { breeze.blow(at: stage.now) }
    for sound in [.thump, (hasWon ? player : rival).splash, .yelp] { stage.play(sound, x: spot.x) }
  }

  private mutating func bump(_ player: Animal, against rival: Animal, _ stage: inout StageContext) {
    let spot = JungleTimelines.bump(of: player)
    switch player {
    // Clear of the noses, where the player looks.
    case .lion:
      burst(.stars, count: 7, at: spot - Point(x: 0, y: 90), &stage)
      for actor in [JungleTimelines.Actor.player, .rival] {
        let place = JungleTimelines.spot(actor, .lion)
        burst(.surge, count: 7, at: place, after: JungleTimelines.squeeze + 0.16, &stage)
      }
    case .cobra:
      // What flies up hides no face that is struck.
      let late = 0.1
      burst(.bump, count: 9, at: spot, after: late, &stage)
      burst(
        .splash, count: 10, at: Point(x: spot.x, y: JungleLayout.playerPlace.y), after: late,
        &stage)
    case .rabbit:
      burst(.leaves, count: 5, at: spot, &stage)
      for actor in [JungleTimelines.Actor.player, .rival] {
        let place = JungleTimelines.place(actor, JungleTimelines.thrown)
        burst(.splash, count: 7, at: place, after: JungleTimelines.tumble, &stage)
      }
    }
    for sound in [.thump, rival.splash, .yelp] { stage.play(sound, x: spot.x) }
  }

  /// What flies up where somebody falls in, the way that it came: a heavy one throws most; whoever
  /// wades or glides in makes waves alone.
  private mutating func splash(
    _ actor: JungleTimelines.Actor, of bout: Bout, at cue: JungleTimelines.Cue,
    _ stage: inout StageContext
  ) {
    let timeline = bout.playhead.timeline
    let speed = timeline.time(of: cue).map { timeline.drag(of: actor, at: $0) } ?? .zero
    let (kind, count): (Burst.Kind, Int) =
      switch actor == .player ? bout.player : bout.rival {
      case .lion where speed.y > 0: (.surge, 10)
      case .rabbit where speed.y > 0: (.splash, 7)
      default: (.splash, 0)
      }
    burst(
      kind, count: count, at: bout.place(actor, at: cue), entering: speed * Timeline.trailing,
      &stage)
  }

  mutating func burst(
    _ kind: Burst.Kind, count: Int, at origin: Point, entering speed: Point = .zero,
    after delay: Double = 0, _ stage: inout StageContext
  ) {
    guard !stage.preferences.isCalm else { return }
    bursts.append(
      Burst(
        kind, count: count, at: origin, entering: speed, since: stage.now + .seconds(delay),
        using: &stage.decorationRandom))
  }
}

extension Animal {
  /// The splash that fits its weight.
  var splash: SoundName {
    switch self {
    case .lion: .splashHeavy
    case .cobra: .splashMiddle
    case .rabbit: .splashLight
    }
  }

  /// The sound of its steps.
  var step: SoundName {
    switch self {
    case .lion: .footstep
    case .cobra: .slide
    case .rabbit: .hop
    }
  }
}
