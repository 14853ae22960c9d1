public import Animation
internal import Figures
internal import Rules
public import Stage
internal import Widgets

/// Rock-paper-scissors by dragging lion, cobra and rabbit into the river.
public struct JungleScene: Scene {
  /// What the player's hand holds.
  enum Hand: Hashable {
    case empty
    /// Pressed on an animal, not yet moved far enough to be a drag.
    case pressing(Animal, at: Point, wasSelected: Bool)
    case dragging(Carry)
    /// Picked up by a click or a key, waiting to be put down.
    case selected(Animal, since: Time)
    /// Pressed while a round plays; a click hurries it.
    case hurrying(from: Point)
  }

  /// What moves beside the rounds.
  enum Motion: Hashable {
    /// The way home of an animal that was let go outside the region.
    case glide(Animal)
    /// What an animal does that was tapped.
    case answer(Animal)
    /// The ghost hand of the first visit shows how to play.
    case hint
    /// The number jumps when a score rises.
    case score(Match.Side)
  }

  var hand = Hand.empty
  var bout: Bout?
  var match: Match
  /// Who throws for the jungle.
  var rival: Rival
  var controls = Controls()
  /// Says who has won, or asks whether a match under way may go.
  var alert: AlertCard?
  var sentence = JungleSentence.invitation
  var running: [Motion: Running] = [:]
  var bursts: [Burst] = []
  var idle = IdleLife(with: Creature.allCases)
  var breeze = CornerLeaves()
  /// Until then another tap on the lion adds nothing.
  var roarEnds = Time.zero

  public init(preferences: Preferences = Preferences()) {
    self.init(Match(preferences.goal), against: Rival(preferences.rival))
  }

  private init(_ match: Match, against rival: Rival) {
    self.match = match
    self.rival = rival
  }

  public mutating func enter(_ stage: inout StageContext) {
    awaitThrow(&stage)
    settleChoices(&stage)
    if !stage.preferences.isCalm { breeze.blow(at: stage.now) }
    if !stage.preferences.hasPlayed {
      running[.hint] = Running(JungleTimelines.hint, since: stage.now)
    }
  }

  public mutating func tick(_ stage: inout StageContext) {
    // Settings may have changed while this scene waited under them.
    settleChoices(&stage)
    if bout == nil, hand.isFree { idle.tick(&stage) }
    hand.follow(at: stage.now, step: stage.step)
    bursts.removeAll { stage.now >= $0.ends }
    for event in bout?.playhead.advance(by: stage.step) ?? [] { perform(event, &stage) }
  }

  public var layout: [Place] { JungleLayout.places + screen.places }

  /// The running score and what the rival has learnt; everybody is at home again.
  public var remainder: (any Scene)? {
    var rest = JungleScene(match, against: rival)
    match.winner == nil ? rest.match.nextTurn() : rest.match.playAgain()
    return rest
  }

  public func isStill(_ view: View) -> Bool {
    bout == nil && !hand.isMoving(view) && running.isOver(at: view.time) && bursts.isEmpty
      && breeze.isStill(at: view.time) && !screen.isOpening(at: view.time)
  }

  public func wakes(_ view: View) -> Time? { idle.wakes(after: view.time) }
}

extension JungleScene.Hand {
  /// Nothing is being pressed or carried.
  var isFree: Bool {
    switch self {
    case .empty, .selected, .hurrying: true
    case .pressing, .dragging: false
    }
  }

  /// Whether what it holds moves by itself.
  func isMoving(_ view: View) -> Bool {
    switch self {
    case .dragging: true
    case .selected(_, let since): !view.isCalm && view.time - since < JungleTimelines.pulse
    case .empty, .pressing, .hurrying: false
    }
  }

  mutating func follow(at now: Time, step: Time) {
    guard case .dragging(var carry) = self else { return }
    carry.follow(at: now, step: step)
    self = .dragging(carry)
  }
}
