internal import Animation
internal import Figures
public import Phrases
internal import Rules
public import Stage
internal import Widgets

/// Two players: both choose in secret, and their animals meet on the count of three. Then what is
/// written, said and counted, whoever the rival is.
extension JungleScene {
  /// Switches between jungle and friend; the other match is kept as it is.
  mutating func changeRival(_ stage: inout StageContext) {
    stage.play(.click)
    guard bout == nil, count == nil else { return hurry(&stage) }
    cancel(&stage)
    swap(&match, &otherMatch)
    hasFriend.toggle()
    pair = pair.cleared
    (gesture, slowMotion, lastBout, sentence) = (.idle, nil, nil, .invitation)
    motions[.beaten] = nil
    bursts.removeAll { $0.since > stage.now }
    if hasFriend { focus(.pair(.rename(.left))) } else { awaitThrow(&stage) }
  }

  /// Handles a player's input at a seat; returns false for anything else.
  mutating func handleForTwo(_ event: InputEvent, _ stage: inout StageContext) -> Bool {
    guard hasFriend else { return false }
    if bout != nil, case .pressed = event {
      hurry(&stage)
      return true
    }
    guard pair.handle(event, &stage) else { return false }
    if let action = pair.cardAction { focus(.pair(action)) }
    return true
  }

  /// Answers who drags an animal in sight of the other: it gives voice and stays, and the leaves
  /// close before whoever has to choose.
  mutating func hide(_ animal: Animal, _ stage: inout StageContext) {
    tap(animal, wasSelected: false, &stage)
    pair.closeCurtain(&stage)
    if let action = pair.cardAction { focus(.pair(action)) }
  }

  /// Counts to three once both have chosen, then reveals both choices.
  mutating func tickForTwo(_ stage: inout StageContext) {
    guard hasFriend, bout == nil, alert == nil, pair.cardAction == nil else { return }
    if count == nil, pair.isReady(at: stage.now) {
      count = Playhead(JungleTimelines.count.seen(with: stage.preferences))
    }
    for event in count?.advance(by: stage.step) ?? [] {
      if event.kind != .finished {
        stage.play(.snap)
      } else {
        count = nil
        guard let round = pair.reveal() else { return }
        cancel(&stage)
        pair = pair.cleared
        play(Animal(round.player), meeting: Animal(round.jungle), &stage)
      }
    }
  }

  /// Adds both players' seats.
  func addSeats(to screen: inout Screen<Action>) {
    screen.pair(
      pair, isOpen: bout == nil && slowMotion == nil, isUnderWay: match.isUnderWay,
      plate: JungleLayout.plate, mascot: JungleLayout.mascot,
      asset: { WidgetAssets.badge(Animal($0)) }
    ) { .pair($0) }
  }

  func drawScores(_ view: View, into picture: inout Picture) {
    let (player, jungle) = (swell(of: .player, view), swell(of: .jungle, view))
    guard hasFriend else {
      return ScorePlaques.draw(
        player: match.playerWins, jungle: match.jungleWins, playerSwell: player,
        jungleSwell: jungle, view, into: &picture)
    }
    for (frame, wins, swell) in [
      (ScorePlaques.jungle, match.jungleWins, jungle),
      (ScorePlaques.player, match.playerWins, player),
    ] {
      Plaque.drawBoard(in: frame, into: &picture)
      Plaque.drawNumber(String(wins), at: frame.point(0.68, 0.5), swell: swell, into: &picture)
    }
  }

  func drawCount(_ view: View, into picture: inout Picture) {
    guard let count else { return }
    let moment = count.moment(view)
    let beat = count.timeline[JungleTimelines.countBeat, at: moment]
    guard beat > 0 else { return }
    picture.draw(
      .text(
        view.language(.hands(.count(beat))), TextStyle(.display, bold: true, halo: .night),
        at: Board.region.center, tint: .sun
      )
      .scaled(count.timeline[JungleTimelines.countScale, at: moment]).named("count"))
  }

  public func prompt(_ view: View) -> Phrase? {
    let sentence = told(view)
    guard hasFriend, !sentence.isStory || slowMotion == nil && pair.status != .choosing else {
      return sentence.phrase(for: view.device)
    }
    return .table(bout == nil ? pair.status : .ready)
  }

  /// The strip's sentence: in slow motion the story that is seen, and once everybody has got over a
  /// round what to do next. Where nothing moves by itself, that stays the story.
  private func told(_ view: View) -> JungleSentence {
    if slowMotion != nil, let last = lastBout, let rival = last.rival {
      return .story(player: last.player, rival: rival)
    }
    let isOver = bout == nil && !view.isCalm && !isMinding(at: view.time)
    return sentence.isStory && isOver ? .invitation : sentence
  }

  /// The voice tells the story once, and only when asked what to do next.
  public func tell(_ view: View, in telling: inout Telling) {
    guard !hasFriend else { return telling.standing = pair.standing(of: match) }
    let scores = SpokenWords.Standing.scores(player: match.playerWins, jungle: match.jungleWins)
    telling.standing = .joined([.spoken(.standing(scores)), match.goal.title], by: " ")
    guard bout == nil, slowMotion == nil else { return }
    if sentence.isStory { telling.announcement = sentence.phrase(for: view.device) }
    guard gesture == .idle, sentence != .invitation else { return }
    telling.invitation = JungleSentence.invitation.phrase(for: view.device)
  }
}

extension JungleSentence {
  fileprivate var isStory: Bool { if case .story = self { true } else { false } }
}

extension JungleTimelines {
  static let countBeat = Channel<Int>.frame("count")
  static let countScale = Channel<Double>.scale("count")

  /// The count to three, with a marker at each beat.
  static let count = staged {
    for beat in 1...3 {
      Cut(countBeat, to: beat)
      Marker("beat")
      Parallel {
        Hold(0.45)
        Lively { Tween(countScale, from: 0.6, to: 1, duration: 0.2, easing: .outBack(2.4)) }
      }
    }
  }
}
