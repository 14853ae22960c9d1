internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

extension GamePage {
  mutating func advance(_ context: inout SceneContext) {
    bursts.removeAll { $0.isOver(at: context.now) }
    tickForTwo(&context)
    if phase == .shown, card == nil, playhead.isFinished, let round {
      cast.linger(after: round.outcome, areTwo: pair != nil, context)
    }
    // A card over the table pauses the count.
    if phase == .shaking, pair?.cardAction != nil { return }
    follow(playhead.advance(by: context.step), &context)
    // The player may have chosen another rival in the settings since.
    let kind = context.preferences.rival
    if phase == .waiting, case .jungle(let name, let rival) = table, rival.kind != kind {
      table = .jungle(name, Rival(kind))
    }
  }

  /// Throws a hand for the player against the rival, which has committed to its own without seeing
  /// it.
  mutating func choose(_ hand: Throw, _ context: inout SceneContext) {
    guard phase == .waiting else { return skip(&context) }
    guard case .jungle(let name, var rival) = table else { return }
    let answer = rival.commit(using: &context.rulesRandom)
    rival.observe(player: hand)
    table = .jungle(name, rival)
    beginCount(Round(player: hand, jungle: answer), context)
    if !context.preferences.reducesMotion {
      flourishes[.pick] = PlayingTimeline(Self.picked, since: context.now)
    }
    focus(.choose(hand))
    context.play(.click, x: GameLayout.hand(hand).center.x)
  }

  /// Counts to three, then shows the throws.
  mutating func beginCount(_ round: Round, _ context: SceneContext) {
    self.round = round
    phase = .shaking
    let timeline = Self.timeline(round.outcome, by: round.winner ?? round.player)
    playhead = Playhead(timeline.adapted(to: context.preferences))
    cast.count(3, context)
  }

  static let picking = Channel<Double>("pick")
  static let picked = sceneTimeline {
    Tween(picking, from: 0, to: 1, duration: 0.34, easing: .outQuad)
  }
  /// The flight of a won round's crown, which first stays on the hand for 0.7 seconds.
  static let crowned = sceneTimeline {
    Hold(0.7)
    Tween(picking, from: 0, to: 1, duration: 0.55, easing: .inOutSine)
  }

  static let thumping = Channel<Double>("thump")
  /// The slab's shrinking and recovery under a blow, by up to 0.03 of its size.
  static let thumped = sceneTimeline {
    FullMotion {
      Tween(thumping, from: 0, to: 0.03, duration: 0.05, easing: .outQuad)
      Tween(thumping, to: 0, duration: 0.24, easing: .outBack(2))
    }
  }

  static func timeline(_ outcome: Outcome, by hand: Throw = .rock) -> Timeline {
    sceneTimeline { HandTimelines.round(outcome, by: hand, far: 330, half: 158) }
  }

  /// Begins the next turn: the ground turns gray, the fists return, and the three hands can be
  /// chosen.
  mutating func beginTurn(_ context: inout SceneContext) {
    phase = .waiting
    playhead = Playhead(
      HandTimelines.regroup(after: playhead.timeline).adapted(to: context.preferences))
    buttonEntrance = Entrance(since: context.now)
    ground.glide(to: HandsAssets.gray, at: context.now)
    soil.glide(to: 0, at: context.now)
    pair = pair?.cleared
    focus(.choose(round?.player ?? .rock))
    context.play(.click)
  }

  /// Skips the rest of the count or triumph and handles its remaining events at once; a finished
  /// round goes on to the next turn.
  mutating func skip(_ context: inout SceneContext) {
    if awaitsNextTurn {
      perform(.nextTurn, &context)
    } else if phase != .waiting {
      follow(playhead.skip(), &context)
      guard phase == .shown else { return }
      // The first picture after the skip shows the whole result.
      flourishes[.crown] = nil
      ground.jump(to: ground.target)
      soil.jump(to: soil.target)
    }
  }

  mutating func finishFlourish(_ context: inout SceneContext) {
    follow(playhead.advance(by: playhead.timeline.duration - playhead.time), &context)
  }

  private mutating func follow(_ events: [TimelineEvent], _ context: inout SceneContext) {
    for event in events {
      guard let round else { return }
      switch event.marker(as: HandTimelines.Cue.self) {
      case .beat: context.play(.snap)
      case .blow: strike(round, &context)
      case .again where round.winner != nil:
        cast.perform(.again, of: round, &context)
        addImpact(round, &context)
      case .cheer: cheer(round, &context)
      case let cue?: cast.perform(cue, of: round, &context)
      case nil: if event.kind == .finished { announceVictory(&context) }
      }
    }
  }

  /// Scores the round as one hand hits the other, and colours the ground; before, only the hands
  /// show the outcome.
  private mutating func score(_ round: Round, _ context: inout SceneContext) {
    let before = scores
    guard match.play(round.player, against: round.jungle) != nil else { return }
    phase = .shown
    if scores != before { flourishes[.jump] = PlayingTimeline(Plaque.jump, in: context.view) }
    let winsCrowns = match.goal.wins != nil && !context.preferences.reducesMotion
    if round.outcome == .win, pair == nil, winsCrowns {
      flourishes[.crown] = PlayingTimeline(Self.crowned, since: context.now)
    }
    let seen = outcomeForAll(of: round)
    ground.glide(to: groundColor(after: round), at: context.now)
    soil.glide(to: seen == .loss ? 1 : seen == .tie ? -1 : 0, at: context.now)
    cast.all.react(to: seen, context)
    context.say(.joined([sentence ?? "", .hands(round.story)], by: " "))
    guard match.winner == nil else { return }
    buttonEntrance = Entrance(since: context.now)
    focus(.nextTurn)
  }

  /// Returns the outcome that friends and sounds react to: with two players, a win whenever either
  /// has won.
  private func outcomeForAll(of round: Round) -> Outcome {
    pair != nil && round.outcome == .loss ? .win : round.outcome
  }

  /// The numbers on the boards: the points, or the wins of player and jungle.
  private var scores: [Int] {
    if case .points = match.goal { [match.points] } else { [match.playerWins, match.jungleWins] }
  }

  /// Handles the blow: scores the round, moves the throwers, and adds the sound, dust and leaves.
  private mutating func strike(_ round: Round, _ context: inout SceneContext) {
    score(round, &context)
    cast.perform(.blow, of: round, &context)
    context.play(outcomeForAll(of: round).sound)
    addImpact(round, &context)
  }

  private mutating func addImpact(_ round: Round, _ context: inout SceneContext) {
    guard !context.preferences.reducesMotion else { return }
    flourishes[.thump] = PlayingTimeline(Self.thumped, in: context.view)
    let place =
      round.outcome.winner.map { GameLayout.palm($0.other) }
      ?? GameLayout.meeting(of: round.player)
    let kind: Burst.Kind =
      round.winner == .scissors ? .leaves : round.winner == .paper ? .dust : .bump
    bursts.add(kind, 12, at: place, &context)
    bursts.add(.dust, 8, at: place, &context)
  }

  /// Adds stars at the player's winning hand, leaves at the jungle's, and scraps in the seat's
  /// colour for two players; more of them if the match is won.
  private mutating func cheer(_ round: Round, _ context: inout SceneContext) {
    if pair != nil, let winner = round.outcome.winner {
      let scraps = Burst.Kind.scraps(SeatPlate.tint(of: Seat(winner)))
      return addBursts(
        match.winner == nil ? [scraps] : [scraps, scraps, .stars],
        from: GameLayout.stance(winner).wrist, winner == .player ? -1 : 1, &context)
    }
    switch round.outcome {
    case .win:
      let kinds: [Burst.Kind] = match.winner == nil ? [.stars] : [.stars, .leaves]
      addBursts(kinds, from: GameLayout.stance(.player).wrist, -1, &context)
    case .loss: addBursts([.leaves], from: GameLayout.stance(.jungle).wrist, 1, &context)
    case .tie: break
    }
  }

  /// Adds bursts at three places along the upper side of a hand; `direction` is -1 for a hand that
  /// points left, 1 for right.
  private mutating func addBursts(
    _ kinds: [Burst.Kind], from wrist: Point, _ direction: Double, _ context: inout SceneContext
  ) {
    for kind in kinds {
      for (reach, height) in [(30.0, 90.0), (130, 120), (230, 80)] {
        let origin = Point(x: wrist.x + direction * reach, y: wrist.y - height)
        bursts.add(kind, 6, at: origin, &context)
      }
    }
  }
}
