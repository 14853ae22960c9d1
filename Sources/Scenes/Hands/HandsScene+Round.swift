internal import Animation
internal import Figures
internal import Rules
public import Stage
internal import Widgets

extension HandsScene {
  public mutating func tick(_ stage: inout StageContext) {
    now = stage.now
    preferences = stage.preferences
    bursts.removeAll { now >= $0.ends }
    advance(by: stage.step, &stage)
    update { [now] table in
      if let scored = table.scored, now - scored >= HandsTimelines.jump { table.scored = nil }
    }
    let kind = preferences.rival
    update { table in
      // Another rival may have been chosen while the settings lay over the table.
      if table.act == .waiting, table.rival.kind != kind { table.rival = Rival(kind) }
    }
  }

  /// What can be used at the table, in reading order.
  func tableControls(_ table: Table) -> [Control] {
    var list: [Control] = []
    if table.match.awaitsThrow {
      list = Self.handControls
    } else if table.match.winner == nil {
      list = [Control(.nextTurn, TableLayout.next)]
    } else if canPlayAgain(at: table) {
      list = [Control(.playAgain, TableLayout.next)]
    }
    return list + Self.tableFoot
  }

  func canPlayAgain(at table: Table) -> Bool {
    table.match.winner != nil && alert == nil && table.playhead.isFinished
  }

  private static let handControls = Throw.allCases.map { Control(.hand($0), TableLayout.hand($0)) }

  private static let tableFoot = [Control(.reset, TableLayout.reset)] + cornerControls

  /// From a complete setup to the table.
  mutating func begin(_ stage: inout StageContext) {
    guard case .success(let plan) = setup.validated() else { return }
    phase = .playing(
      Table(
        plan: plan, match: Match(plan.goal), rival: Rival(stage.preferences.rival)))
    offer = nil
    controls.moveFocus(to: .hand(.rock))
    stage.play(.page)
  }

  mutating func play(_ event: InputEvent, at table: Table, _ stage: inout StageContext) {
    if case .key(let key, _) = event, key == .space || key == .enter, table.mustWait {
      return hurry(&stage)
    }
    if let action = controls.handle(event, among: tableControls(table)) {
      act(on: action, at: table, &stage)
      return
    }
    switch event {
    case .key(.one, _): choose(.rock, &stage)
    case .key(.two, _): choose(.paper, &stage)
    case .key(.three, _): choose(.scissors, &stage)
    case .key(.space, _): hurry(&stage)
    case .pointerDown where controls.pressed == nil: hurry(&stage)
    default: break
    }
  }

  private mutating func act(
    on action: ControlAction, at table: Table, _ stage: inout StageContext
  ) {
    if leave(by: action, &stage) { return }
    guard case .activated(let id) = action else { return }
    switch id {
    case .nextTurn: nextTurn(&stage)
    case .playAgain: playAgain(&stage)
    case .reset:
      stage.play(.page)
      reset()
    default:
      if let hand = Throw.allCases.first(where: { .hand($0) == id }) { choose(hand, &stage) }
    }
  }

  /// The player throws; the jungle has committed itself before it can know.
  private mutating func choose(_ hand: Throw, _ stage: inout StageContext) {
    guard case .playing(var table) = phase, table.match.awaitsThrow else { return }
    guard table.act == .waiting else { return hurry(&stage) }
    let answer = table.rival.commit(using: &stage.chance)
    table.rival.observe(player: hand)
    let round = Round(player: hand, jungle: answer)
    table.round = round
    table.act = .shaking
    table.playhead = Playhead(
      HandsTimelines.round(round.outcome, isCalm: stage.preferences.isCalm))
    phase = .playing(table)
    controls.moveFocus(to: .hand(hand))
    stage.play(.click, x: TableLayout.hand(hand).center.x)
  }

  private mutating func nextTurn(_ stage: inout StageContext) {
    finishFlourish(&stage)
    guard case .playing(var table) = phase, table.match.winner == nil else { return }
    table.match.nextTurn()
    clear(&table, &stage)
  }

  private mutating func playAgain(_ stage: inout StageContext) {
    guard case .playing(var table) = phase, table.match.winner != nil else { return }
    table.match.playAgain()
    clear(&table, &stage)
  }

  /// Gray ground, closed hands, and the three throws again.
  private mutating func clear(_ table: inout Table, _ stage: inout StageContext) {
    table.act = .waiting
    table.playhead = Playhead(
      HandsTimelines.regroup(after: table.playhead.timeline, isCalm: stage.preferences.isCalm))
    phase = .playing(table)
    offer = nil
    ground.turn(to: HandsAssets.gray, at: stage.now)
    controls.moveFocus(to: .hand(table.round?.player ?? .rock))
    stage.play(.click)
  }

  /// Finishes the shake, or after it the triumph: what would still happen happens now, in order.
  private mutating func hurry(_ stage: inout StageContext) {
    guard case .playing(let table) = phase, table.act != .waiting else { return }
    let timeline = table.playhead.timeline
    let next = timeline.labels.map(\.time).first { $0 > table.playhead.time }
    advance(by: (next ?? timeline.duration) - table.playhead.time, &stage)
  }

  private mutating func finishFlourish(_ stage: inout StageContext) {
    guard case .playing(let table) = phase else { return }
    advance(by: table.playhead.timeline.duration - table.playhead.time, &stage)
  }

  private mutating func advance(by step: Time, _ stage: inout StageContext) {
    guard case .playing(var table) = phase, !table.playhead.isFinished else { return }
    let events = table.playhead.advance(by: step)
    phase = .playing(table)
    for event in events { perform(event, &stage) }
  }

  private mutating func perform(_ event: TimelineEvent, _ stage: inout StageContext) {
    switch event.kind {
    case .marker(let name):
      switch HandsTimelines.Cue(rawValue: name) {
      case .beat: stage.play(.snap)
      case .open: open(&stage)
      case .cheer: cheer(&stage)
      case nil: break
      }
    case .finished: announceVictory(&stage)
    case .repeated: break
    }
  }

  /// Both hands are open: now the round counts, and the ground says how it ended.
  private mutating func open(_ stage: inout StageContext) {
    guard case .playing(var table) = phase, let round = table.round else { return }
    let before = HandsWords.score(table.match).number
    guard let outcome = table.match.play(round.player, against: round.jungle) else { return }
    table.act = .shown
    if HandsWords.score(table.match).number != before { table.scored = stage.now }
    phase = .playing(table)
    ground.turn(to: HandsAssets.ground(after: outcome), at: stage.now)
    if outcome != .tie { stage.play((outcome == .win ? round.player : round.jungle).sound) }
    stage.play(outcome.sound)
    stage.emit(
      .caption("\(HandsWords.label(outcome, table.plan.name)) \(HandsWords.story(round))"))
    guard table.match.winner == nil else { return }
    offer = Entrance(since: stage.now)
    controls.moveFocus(to: .nextTurn)
  }

  /// Stars fly up from the player's hand, leaves from the jungle's; none where motion is calm.
  private mutating func cheer(_ stage: inout StageContext) {
    guard case .playing(let table) = phase, let round = table.round, !stage.preferences.isCalm
    else { return }
    switch round.outcome {
    case .win:
      let isVictory = table.match.winner != nil
      fly(isVictory ? [.stars, .leaves] : [.stars], from: TableLayout.playerWrist, -1, &stage)
    case .loss: fly([.leaves], from: TableLayout.jungleWrist, 1, &stage)
    case .tie: break
    }
  }

  /// A burst at three places along the upper side of a hand that points `way`.
  private mutating func fly(
    _ kinds: [Burst.Kind], from wrist: Point, _ way: Double, _ stage: inout StageContext
  ) {
    for kind in kinds {
      for (reach, height) in [(30.0, 90.0), (130, 120), (230, 80)] {
        let origin = Point(x: wrist.x + way * reach, y: wrist.y - height)
        bursts.append(
          Burst(kind, count: 6, at: origin, since: stage.now, using: &stage.decorationRandom))
      }
    }
  }

  private mutating func announceVictory(_ stage: inout StageContext) {
    guard case .playing(let table) = phase, table.act == .shown, table.match.winner != nil
    else { return }
    let account = table.rival.account
    let words = HandsWords.victory(table.match, table.plan.name, account)
    alert = AlertCard(
      words.title, words.body, buttons: [AlertButton(.accept, "Hooray!", width: 240)],
      size: account == nil ? Size(640, 400) : Size(800, 480), since: stage.now)
    controls.moveFocus(to: .accept)
    stage.play(.card)
  }

  private mutating func update(_ change: (inout Table) -> Void) {
    guard case .playing(var table) = phase else { return }
    change(&table)
    phase = .playing(table)
  }
}

extension Throw {
  /// The sound of it where it beats another.
  fileprivate var sound: SoundName {
    switch self {
    case .rock: .rock
    case .paper: .paper
    case .scissors: .scissors
    }
  }
}

extension Outcome {
  fileprivate var sound: SoundName {
    switch self {
    case .win: .win
    case .loss: .lose
    case .tie: .tie
    }
  }
}
