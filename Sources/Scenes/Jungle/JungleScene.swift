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
    /// Carrying an animal; `grip` leads from the pointer to the point between its feet.
    case dragging(Animal, feet: Point, grip: Point, since: Time)
    /// Picked up by a click or a key, waiting to be put down.
    case selected(Animal, since: Time)
  }

  /// The way home of an animal that was let go outside the region.
  struct Glide: Hashable {
    let timeline: Timeline
    let since: Time
  }

  /// A round, from the drop until everybody is home.
  struct Bout: Hashable {
    enum Act: Hashable {
      /// The player's animal goes to its place; the jungle has not chosen yet.
      case snapping
      /// Both are there; the rest is the show.
      case showing(Animal)
    }

    let player: Animal
    var act: Act
    /// Where the timeline of the act is at the last tick.
    var playhead: Playhead

    var rival: Animal? {
      if case .showing(let rival) = act { rival } else { nil }
    }
  }

  var hand = Hand.empty
  /// How what the hand drags hangs from it.
  var carry: Carry?
  /// Where the pointer was pressed while a round played; a click there hurries it.
  var hurryFrom: Point?
  var glides: [Animal: Glide] = [:]
  var bout: Bout?
  var match: Match
  /// Who throws for the jungle.
  var rival: Rival
  var controls = Controls()
  var alert: AlertCard?
  var sentence = JungleSentence.invitation
  var device = InputDevice.pointer
  var bursts: [Burst] = []
  var idle = IdleLife()
  var breeze = CornerLeaves()
  /// When the ghost hand of the first visit shows how to play; nil when it is not needed.
  var hint: Time?
  /// Until then another tap on the lion adds nothing.
  var roarEnds = Time.zero
  /// When animals were tapped that still answer.
  var answers: [Animal: Time] = [:]
  /// When the scores last rose, for the jump of the number.
  var playerScored: Time?
  var jungleScored: Time?
  var preferences: Preferences
  /// The last tick.
  var now = Time.zero

  public init(preferences: Preferences = Preferences()) {
    self.preferences = preferences
    match = Match(preferences.goal)
    rival = Rival(preferences.rival)
  }

  public mutating func enter(_ stage: inout StageContext) {
    device = stage.device
    preferences = stage.preferences
    awaitThrow(&stage)
    settleChoices(&stage)
    if !stage.preferences.isCalm { breeze.blow(at: stage.now) }
    if !stage.preferences.hasPlayed { hint = stage.now }
  }

  public var layout: [Place] {
    JungleLayout.places + (alert?.controls ?? []).map { Place($0.id.name, $0.frame) }
  }

  /// The running score and what the rival has learnt; everybody is at home again.
  public var remainder: (any Scene)? {
    var rest = JungleScene(preferences: preferences)
    rest.match = match
    match.winner == nil ? rest.match.nextTurn() : rest.match.playAgain()
    rest.rival = rival
    return rest
  }

  public func isStill(_ view: View) -> Bool {
    let isCarrying = if case .dragging = hand { true } else { false }
    let isPulsing =
      if case .selected(_, let since) = hand { isPulsing(since: since, at: now) } else { false }
    return !isCarrying && !isPulsing && bout == nil && glides.isEmpty && bursts.isEmpty
      && breeze.since == nil && hint == nil
      && playerScored == nil && jungleScored == nil && answers.isEmpty
      && !(alert?.isOpening(at: now) ?? false)
  }

  /// Whether an animal that was picked up then still moves up and down.
  func isPulsing(since: Time, at time: Time) -> Bool {
    !preferences.isCalm && time - since < JungleTimelines.pulse
  }

  public func wakes(_ view: View) -> Time? { idle.wakes(after: view.time) }
}
