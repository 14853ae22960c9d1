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
    for spray in bout.sprays(at: cue) { burst(spray, &stage) }
    for (sound, x) in bout.sounds(at: cue) { stage.play(sound, x: x) }
    guard let rival = bout.rival else { return }
    if cue == .contact, !stage.preferences.isCalm { breeze.blow(at: stage.now) }
    if cue == .result { score(bout.player, against: rival, &stage) }
  }

  mutating func burst(_ spray: Spray, _ stage: inout StageContext) {
    guard !stage.preferences.isCalm else { return }
    bursts.append(
      Burst(
        spray.kind, count: spray.count, at: spray.place, entering: spray.entry,
        since: stage.now + .seconds(spray.delay), using: &stage.decorationRandom))
  }
}

extension Bout {
  /// What is heard at a cue, and where.
  fileprivate func sounds(at cue: JungleTimelines.Cue) -> [(SoundName, x: Double)] {
    let (here, there) = (JungleLayout.playerPlace.x, JungleLayout.junglePlace.x)
    if cue == .landed { return [(player.splash, here)] }
    guard let rival else { return [] }
    let hasWon = outcome == .win
    switch cue {
    case .reveal: return [(rival.splash, there)] + (rival == .lion ? [] : [(rival.voice, there)])
    case .leap: return [(.pounce, hasWon ? here : there)]
    case .contact, .bump:
      let x = duel?.impact.x ?? JungleTimelines.bump(of: player).x
      return [(.thump, x), ((hasWon ? player : rival).splash, x), (.yelp, x)]
    default: return []
    }
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
