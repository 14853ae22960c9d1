public import Animation
public import Rules
public import Stage

/// The two throwing animals, the jungle's lion and the player's animal, and their onlookers.
public struct Throwers: AmbientCast, Moving {
  /// All four animals at their places.
  public var all: Cast
  private let jungle: Cast.Member
  /// The player's throwing animal.
  public let champion: Cast.Member
  /// The other two animals, which look on.
  public let onlookers: [Cast.Member]
  /// Each thrower's last reaction to a decided round, so that none reacts alike twice in a row.
  private var feelings: [Cast.Member: Timeline] = [:]

  /// Places the jungle's lion and the `champion` at `size`, and the onlookers at the size `small`.
  public init(
    _ champion: Animal, at places: (jungle: Point, champion: Point), size: Double,
    friends: [Point], size small: Double
  ) {
    func spot(
      _ animal: Animal, _ feet: Point, _ size: Double, _ side: Side = .player
    ) -> Cast.Member {
      Cast.Member(
        animal, side, feet: feet, scale: size,
        isFlipped: animal.facing(Design.middle - feet.x) < 0)
    }
    jungle = spot(.lion, places.jungle, size, .jungle)
    self.champion = spot(champion, places.champion, size)
    onlookers = zip(Animal.allCases.filter { $0 != champion }, friends).map { spot($0, $1, small) }
    all = Cast([jungle, self.champion] + onlookers)
  }

  /// The throwing animal of `side`.
  public func spot(of side: Side) -> Cast.Member { side == .jungle ? jungle : champion }

  /// Makes all animals bob with the `beats` of a count; in calm motion none.
  public mutating func count(_ beats: Int, _ context: SceneContext) {
    for spot in all.members { all.act(spot, Thrower.counting(beats), context) }
  }

  /// Makes all animals show once more how they feel about the `outcome`; none does in calm motion,
  /// or while it still acts or sleeps. Of two players the beaten one nods to the other.
  public mutating func linger(
    after outcome: Outcome, areTwo: Bool = false, _ context: SceneContext
  ) {
    guard all.isRested(at: context.now) else { return }
    for (spot, felt) in [(jungle, outcome.reversed), (champion, outcome)] {
      let isBrave = areTwo && felt == .loss
      all.act(spot, isBrave ? Thrower.nodding : Thrower.lingering(felt), context)
    }
    let shared = Cast.reaction(to: outcome == .win || areTwo && outcome == .loss ? .win : .tie)
    for friend in onlookers { all.act(friend, shared, context) }
  }

  /// Makes the player's animals nod; in calm motion, none.
  public mutating func nod(_ context: SceneContext) {
    for spot in [champion] + onlookers { all.act(spot, Thrower.nodding, context) }
  }

  /// Makes both throwers act a cue of `round`, with the sound of the blow.
  ///
  /// - Parameter losesOnPurpose: whether the player loses on purpose.
  public mutating func perform(
    _ cue: HandTimelines.Cue, of round: Round, losesOnPurpose: Bool = false,
    _ context: inout SceneContext
  ) {
    switch cue {
    case .open:
      act(round, context) { Thrower.bracing($0) }
      for friend in onlookers { all.act(friend, Thrower.gasping, context) }
    case .blow:
      feel(round, &context)
      if losesOnPurpose { jest(&context) }
      context.play(round.winner?.sound ?? .thump)
    case .again: context.play((round.winner ?? round.player) == .rock ? .thump : .snap)
    case .beat, .cheer: break
    }
  }

  /// Both throwers show what they feel about the blow.
  private mutating func feel(_ round: Round, _ context: inout SceneContext) {
    for (spot, outcome) in [(jungle, round.outcome.reversed), (champion, round.outcome)] {
      let variants = (0..<Thrower.variants).map {
        Thrower.end(outcome, by: round.winner ?? round.player, variant: $0)
      }
      let fresh = variants.filter { $0 != feelings[spot] }
      let drawn = context.decorationRandom.index(below: max(1, fresh.count))
      let feeling = fresh.isEmpty ? variants[0] : fresh[drawn]
      feelings[spot] = feeling
      all.act(spot, feeling, context)
    }
  }

  /// The player's animal makes a show of its defeat; its friends laugh, and the jungle's lion sees
  /// too late that it was let win.
  private mutating func jest(_ context: inout SceneContext) {
    all.act(jungle, Thrower.fooled, context)
    all.act(champion, Thrower.goodLoser, context)
    for friend in onlookers { all.act(friend, Thrower.giggling, context) }
    context.play(.yelp, x: champion.feet.x)
  }

  private mutating func act(
    _ round: Round, _ context: SceneContext, _ timeline: (Outcome) -> Timeline
  ) {
    all.act(jungle, timeline(round.outcome.reversed), context)
    all.act(champion, timeline(round.outcome), context)
  }

  public mutating func noteActivity(_ context: inout SceneContext) { all.noteActivity(&context) }
  public mutating func tick(_ context: inout SceneContext) { all.tick(&context) }
  public func nextChange(_ view: View) -> Time? { all.nextChange(view) }
  public func isOver(at time: Time) -> Bool { all.isOver(at: time) }
}
