internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
public import Widgets

/// The jungle's scene for two players: both choose in secret, and their animals meet on the count
/// of three.
extension JungleScene: TableScene {
  public static var seats: TableSeats<Action> {
    TableSeats(
      plate: JungleLayout.plate, mascot: JungleLayout.mascot, draw: CardFigures.drawMember,
      goal: Board.drawPool
    ) { .pair($0) }
  }

  public var pair: TablePlayers? {
    get { table.isForTwo ? table.friends : nil }
    set { if let newValue { table.friends = newValue } }
  }

  /// Switches the rival between jungle and friend; the match that is left waits for the way back.
  mutating func changeRival(_ context: inout SceneContext) {
    context.play(.click)
    guard round == nil, table.count == nil else { return skip(&context) }
    cancel(&context)
    table.isForTwo.toggle()
    table.friends = table.friends.cleared
    swap(&match, &table.waitingMatch)
    (gesture, film, sentence) = (.idle, Film(), .invitation)
    motions[.beaten] = nil
    bursts.removeAll { $0.since > context.now }
    if pair == nil { commitGuess(&context) } else { focus(.pair(.changeMascot(.left))) }
  }

  /// Handles a player's input at a seat; returns false for anything else.
  mutating func handleForTwo(_ event: InputEvent, _ context: inout SceneContext) -> Bool {
    guard pair != nil else { return false }
    if round != nil, case .pressed = event {
      skip(&context)
      return true
    }
    return handleAtTable(event, &context)
  }

  /// Answers a player's drag in sight of the other player: the animal calls and stays, and a
  /// curtain of leaves closes in front of the player who has to choose.
  mutating func hide(_ animal: Animal, _ context: inout SceneContext) {
    tap(animal, wasSelected: false, &context)
    closeCurtain(&context)
  }

  /// Counts to three once both have chosen, then reveals both choices.
  mutating func tickForTwo(_ context: inout SceneContext) {
    guard let pair, round == nil, alert == nil, pair.cardAction == nil else { return }
    if table.count == nil, pair.isReady(at: context.now) {
      table.count = Playhead(JungleTimelines.count.adapted(to: context.preferences))
    }
    for event in table.count?.advance(by: context.step) ?? [] {
      if event.kind != .finished {
        context.play(.snap)
      } else {
        table.count = nil
        guard let round = self.pair?.reveal() else { return }
        cancel(&context)
        self.pair = pair.cleared
        play(Animal(round.player), meeting: (Animal(round.jungle), pair.cleared), &context)
      }
    }
  }

  /// Draws the goal of a match of two under both scores: a crown for each round to be won.
  func drawGoalForTwo(_ view: View, into picture: inout Picture) {
    guard pair != nil, case .firstTo(let wanted) = match.goal else { return }
    for side in [Side.jungle, .player] {
      SeatPlate.drawCrowns(
        match.wins(of: side), of: wanted, Seat(side), apart: 30, at: JungleLayout.crowns(side),
        swell: motions[.score(side)]?[Plaque.swell, at: view.time] ?? 0, into: &picture)
    }
  }

  /// Draws both players on the bank, each on the side of its animal, while the animals meet; the
  /// winner dances, and the other player is sad.
  func drawPlayers(_ view: View, into picture: inout Picture) {
    guard let pair, let round, !view.isTall else { return }
    let (timeline, moment) = (round.playhead.timeline, round.playhead.moment(view).onTwos)
    let left = timeline.duration - moment
    let seen = (round.rival == nil ? moment : left).seconds / 0.3
    let isTold =
      round.rival != nil
      && timeline.time(of: JungleTimelines.Cue.result).map { $0 <= moment } ?? false
    picture.drawGroup(opacity: min(1, seen)) {
      for side in [Side.jungle, .player] {
        let feet = JungleLayout.player(side)
        var figure = AnimalFigure(.lion, side, feet: feet)
        figure.isTeamed = true
        figure.facing = side == .player ? -1 : 1
        figure.scale = figure.scale * 0.6
        figure.pose = .of(.lion, .watch)
        if isTold, let winner = round.outcome?.winner {
          if winner == side {
            figure.dance(view.reducesMotion ? nil : 2.4 * moment.seconds)
          } else {
            figure.pose = .of(.lion, .sulk)
          }
        }
        Thrower.draw(
          figure, named: "player.\(side)", as: pair.mascot(side), reaching: nil, into: &$0)
      }
    }
  }

  func drawCount(_ view: View, into picture: inout Picture) {
    guard let count = table.count else { return }
    let moment = count.moment(view)
    let beat = count.timeline[JungleTimelines.countBeat, at: moment]
    guard beat > 0 else { return }
    picture.draw(
      .text(
        view.language(.hands(.count(beat))), TextStyle(.display, bold: true, halo: .night),
        at: JungleLayout.count, tint: .sun
      )
      .scaled(count.timeline[JungleTimelines.countScale, at: moment]).named("count"))
  }
}

extension JungleTimelines {
  static let countBeat = Channel<Int>.frame("count")
  static let countScale = Channel<Double>.scale("count")

  /// The count to three, with a marker at each beat.
  static let count = sceneTimeline {
    for beat in 1...3 {
      Cut(countBeat, to: beat)
      Marker("beat")
      Parallel {
        Hold(0.45)
        FullMotion { Tween(countScale, from: 0.6, to: 1, duration: 0.2, easing: .outBack(2.4)) }
      }
    }
  }
}
