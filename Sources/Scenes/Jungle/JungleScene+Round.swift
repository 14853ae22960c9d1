internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

extension JungleScene {
  /// Applies goal and rival between rounds; asks first if a new goal would wipe a score.
  mutating func applyPreferences(_ context: inout SceneContext) {
    let (kind, goal) = (context.preferences.rival, context.preferences.goal)
    guard round == nil, alert == nil, pair == nil else { return }
    if kind != table.rival.kind {
      table.rival = Rival(kind)
      commitGuess(&context)
    }
    guard goal != match.goal else { return }
    guard match.playerWins + match.jungleWins > 0 else { return beginMatch(goal) }
    cancel(&context)
    alert = AlertCard(
      .jungle(.asksNewMatch), "",
      spoken: .jungle(.wiping(player: match.playerWins, jungle: match.jungleWins)),
      size: JungleLayout.question, picture: .newMatch(goal, insteadOf: match), since: context.now)
    focus(.stay)
    context.play(.card)
  }

  mutating func beginMatch(_ goal: Match.Goal) {
    match = Match(goal)
    sentence = .newMatch(goal)
  }

  /// Commits a guessing rival before the player's hand moves; dice are thrown in the round.
  mutating func commitGuess(_ context: inout SceneContext) {
    if table.rival.kind != .dice, pair == nil {
      _ = table.rival.commit(using: &context.rulesRandom)
    }
  }

  /// Starts a round with an animal dropped in the region or sent there from its place.
  /// In a match of two, `friend` is the animal it meets, with the players.
  mutating func play(
    _ animal: Animal, from place: Point? = nil, meeting friend: (Animal, TablePlayers)? = nil,
    _ context: inout SceneContext
  ) {
    let feet = place ?? feet(of: animal, at: context.now)
    // The player's next Enter hurries the round of this animal.
    if pair == nil { focus(.pick(animal)) }
    let begun = if case .dragging(let carry) = gesture { carry.since } else { context.now }
    (gesture, missedDrop) = (.idle, nil)
    (motions[.glide(animal)], motions[.beaten], motions[.ring]) = (nil, nil, nil)
    bursts.removeAll { $0.since > context.now }
    let way = JungleTimelines.way(from: feet, round: match.roundsPlayed)
    round = JungleRound(animal, from: feet, by: way, friend, since: begun, context.preferences)
    sentence = .choosing
    context.play(.snap, x: feet.x)
    if Board.region.contains(feet) {
      burst(BurstRequest(.splash, 6, at: feet, entering: Point(x: 0, y: 600)), &context)
    }
    for touch in JungleTimelines.touches(of: animal, from: feet, by: way)
    where Board.region.contains(touch.place) {
      burst(BurstRequest(.splash, 3, at: touch.place, after: touch.seconds), &context)
    }
  }

  /// Skips to the end of the current flourish and performs its events in order.
  mutating func skip(_ context: inout SceneContext) {
    for event in round?.playhead.skip() ?? [] { perform(event, &context) }
  }

  mutating func perform(_ event: TimelineEvent, _ context: inout SceneContext) {
    guard let round else { return }
    if let cue = event.marker(as: JungleTimelines.Cue.self) { perform(cue, of: round, &context) }
    guard event.kind == .finished else { return }
    round.rival == nil ? choose(for: round.player, &context) : finish(round, &context)
  }

  /// Decides on the jungle's animal, or shows the friend's, once the player's is in place.
  private mutating func choose(for player: Animal, _ context: inout SceneContext) {
    if let friend = round?.friendsAnimal { return answer(with: friend) }
    let animal = Animal(table.rival.commit(using: &context.rulesRandom))
    table.rival.observe(player: player.hand)
    answer(with: animal)

    func answer(with animal: Animal) {
      round?.answer(with: animal, context.preferences)
      sentence = .chosen
    }
  }

  mutating func score(
    _ player: Animal, against rival: Animal, _ context: inout SceneContext
  ) {
    sentence = .story(player: player, rival: rival)
    let story = Phrase.jungle(.story(player: player, rival: rival))
    let mascot = round?.winningMascot.map { Phrase.table(.wins($0)) }
    context.say(mascot.map { .joined([$0, story], by: " ") } ?? story)
    guard let outcome = match.play(player.hand, against: rival.hand) else { return }
    if let winner = outcome.winner {
      motions[.score(winner)] = PlayingTimeline(Plaque.jump, in: context.view)
    }
    // For two players, a loss is the other's win.
    context.play(pair != nil && outcome == .loss ? .win : outcome.sound)
  }

  /// Reports each finished match to the hub, and every fifth round of an endless one, which brings
  /// a gift.
  private mutating func reportFinishedMatch(_ round: JungleRound, _ context: inout SceneContext) {
    let isFifth = match.goal == .endless && match.roundsPlayed.isMultiple(of: 5)
    guard match.winner != nil || isFifth else { return }
    let winner = match.winner.flatMap { side in
      (side == .player ? round.player : round.rival).map {
        Finale.parade(
          $0, jungle: side == .jungle, as: round.winningMascot)
      }
    }
    context.end(.jungle, with: winner)
    guard isFifth else { return }
    motions[.gift] = PlayingTimeline(FlowerReward.coming, in: context.view)
    context.play(.win, x: FlowerReward.place.x)
    bursts.add(.stars, 16, at: FlowerReward.place, &context)
  }

  private mutating func finish(_ round: JungleRound, _ context: inout SceneContext) {
    let home = Board.home(of: round.player)
    burst(BurstRequest(.dust, 6, at: home), &context)
    context.play(round.player.step, x: home.x)
    self.round = nil
    film.round = round
    if !context.preferences.reducesMotion { startReactions(to: round, &context) }
    reportFinishedMatch(round, &context)
    match.nextTurn()
    commitGuess(&context)
    guard let winner = match.winner else { return applyPreferences(&context) }
    gesture = .idle
    defer {
      focus(.playAgain)
      context.play(.card)
    }
    if let pair {
      alert = PairResult.card(
        of: pair, match, since: context.now, dancing: CardFigures.drawPair)
      return
    }
    let (player, jungle) = (match.playerWins, match.jungleWins)
    let isWon = winner == .player
    let score: JungleWords =
      isWon ? .wonMatch(player: player, jungle: jungle) : .lostMatch(player: player, jungle: jungle)
    alert = AlertCard(
      .jungle(.matchResult(isWon: isWon)),
      .lines([.jungle(score), table.rival.account.map(OldLionWords.account)]),
      size: table.rival.account == nil ? JungleLayout.card : JungleLayout.accountCard,
      picture: .result(round, isWon: isWon),
      since: context.now)
  }

  /// Starts the animals' reactions; the next round need not wait for them.
  private mutating func startReactions(to round: JungleRound, _ context: inout SceneContext) {
    guard let outcome = round.outcome else { return }
    var moods = [round.player: JungleTimelines.mood(outcome, of: round.player)]
    for onlooker in Animal.allCases where onlooker != round.player {
      moods[onlooker] = JungleTimelines.sharing(outcome, onlooker, with: round.player)
    }
    for (animal, mood) in moods {
      motions[.mood(animal)] = PlayingTimeline(mood, since: context.now)
    }
    var ends = moods.values.map(\.duration).max() ?? .zero
    if let rest = round.rest {
      motions[.beaten] = PlayingTimeline(rest, since: context.now)
      ends = max(ends, rest.duration)
    }
    for spray in round.spraysAfterwards { burst(spray, &context) }
    // The river is not left empty while the last of them still act: after a tie nobody else has
    // come by.
    let early = Time.seconds(round.isTie ? 1.3 : 0.2)
    idle.show(round.guest, variant: match.roundsPlayed, from: context.now + ends - early)
  }
}

extension CardPicture {
  /// Makes a picture of both animals of the last round, as large as on the bank, which they have
  /// left.
  fileprivate static func result(_ round: JungleRound, isWon: Bool) -> CardPicture {
    CardPicture(
      height: 292,
      dancing: { beat, picture in
        // A beaten lion's tail needs room too.
        let apart = isWon ? 330.0 : round.player == .lion ? 304 : 322
        CardFigures.drawCheering(
          about: Point(x: apart / 2, y: 128), without: round.player, isWon: isWon,
          before: isWon ? 140 : 180, scale: isWon ? 0.64 : 0.76, beat: beat, into: &picture)
        CardFigures.drawResult(
          round.player, against: round.rival ?? .lion, isWon: isWon, apart: apart, floor: 128,
          scale: 1, beat: beat, into: &picture)
      })
  }

  /// Makes a picture of both scores, crossed out, beside the goal that was chosen.
  fileprivate static func newMatch(_ goal: Match.Goal, insteadOf match: Match) -> CardPicture {
    CardPicture(height: 116) { picture in
      picture.drawGroup(scaledBy: 1.7, about: .zero) {
        let cell = Rect(center: .zero, size: JungleLayout.goalSize)
        RivalSwitch.drawChosen(cell, into: &$0)
        goal.draw(in: cell, named: "chosen", into: &$0)
      }
      for (x, points) in [(-170.0, match.jungleWins), (170, match.playerWins)] {
        let board = Rect(center: Point(x: x, y: 0), size: Size(160, 100))
        Plaque.drawBoard(in: board, into: &picture)
        Plaque.drawNumber(String(points), at: board.center, into: &picture)
        picture.draw(.image(WidgetAssets.iconCross, at: board.point(0.94, 0.1)).scaled(1.2))
      }
    }
  }
}
