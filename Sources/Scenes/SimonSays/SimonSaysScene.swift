public import Animation
internal import Figures
internal import Rules
public import Stage
internal import Widgets

/// Four drums around a fire: the jungle drums a sequence, and the players repeat it.
public struct SimonSaysScene: Scene {
  enum Phase: Hashable {
    case menu
    case adding
    case playing(Game)
    case board(SimonBoard)
  }

  /// A game under way, or over with its drums still there.
  struct Game: Hashable {
    enum Act: Hashable {
      /// The sequence is shown; nothing that is pressed counts.
      case showing
      /// The players repeat it.
      case listening
      /// A moment after a completed sequence.
      case resting
      /// A moment after the target length.
      case winning
      /// The won card has been shown.
      case won
      /// The drum that was due shows itself.
      case blinking
    }

    var simon: Simon
    var act = Act.showing
    /// Where the timeline of the act is at the last tick.
    var playhead: Playhead
    /// What the player struck lately.
    var strokes: [Pad: Stroke] = [:]
    /// When the points last rose, for the jump of the number.
    var scored: Time?
    /// When the turn last went to another player.
    var turned: Time
  }

  struct Stroke: Hashable {
    let timeline: Timeline
    let since: Time
  }

  var phase = Phase.menu
  var setup = TeamSetup()
  var stepper = Stepper(
    .stepper, in: SimonTeamLayout.stepper, TeamSetup.sizes, value: TeamSetup().count)
  var fields: FieldGroup
  var controls = Controls(focus: .single)
  /// The drum under the pressed pointer.
  var pressed: Pad?
  /// The pop-up after a won round.
  var wonCard: AlertCard?
  /// The pop-up that asks for a name and says what became of it.
  var nameCard: NameCard?
  /// The pop-up that refuses a name, and the field to go back to.
  var refusal: Refusal?
  var bursts: [Burst] = []
  var preferences: Preferences
  var device = InputDevice.pointer
  var metrics = FontMetrics()
  /// When the fire stands still, so that a game that nobody plays rests.
  var fireRests = Time.zero
  /// The last tick.
  var now = Time.zero

  struct Refusal: Hashable {
    let card: AlertCard
    let field: ControlID
  }

  public init(preferences: Preferences = Preferences()) {
    self.preferences = preferences
    // Longer than what is allowed, so that a mistake can be seen and mended.
    var fields: [ControlID: TextField] = [.nameField: TextField(limit: Self.fieldLimit)]
    for player in 0..<TeamSetup.sizes.upperBound {
      fields[.player(player)] = TextField(limit: Self.fieldLimit)
    }
    self.fields = FieldGroup(fields, names: Set(fields.keys))
  }

  static let fieldLimit = 32

  public func isStill(_ view: View) -> Bool {
    let cards = [wonCard, nameCard?.card, refusal?.card].compactMap { $0 }
    guard bursts.isEmpty, !cards.contains(where: { $0.isOpening(at: now) }) else { return false }
    switch phase {
    case .menu, .adding: return true
    case .board(let board): return !board.isMoving(at: now)
    case .playing(let game): return !(cards.isEmpty && isRunning(game)) && !game.isFading(at: now)
    }
  }

  private func isRunning(_ game: Game) -> Bool { game.act != .listening }

  /// The fire flickers, and nothing else needs a picture while the players think.
  public var wakes: Time? {
    guard case .playing = phase, !preferences.isCalm, !hasCard, now < fireRests else { return nil }
    let flicker = SimonSaysTimelines.flicker
    return flicker * Int(now.ticks / flicker.ticks + 1)
  }

  /// Lights may not flash faster than they do.
  public var keepsItsPace: Bool { true }

  /// Hands join in one by one while the player drums, and listen while the jungle does.
  public var groove: Int {
    guard case .playing(let game) = phase, !hasCard else { return 0 }
    switch game.act {
    case .showing, .blinking, .winning, .won: return 0
    case .listening, .resting:
      return min(Soundscape.richestGroove, (game.simon.sequence.count + 2) / 3)
    }
  }

  var hasCard: Bool { wonCard != nil || nameCard != nil || refusal != nil }

  public var textFocus: Rect? {
    guard refusal == nil, wonCard == nil else { return nil }
    return activeControls.first { $0.id == controls.focus && $0.kind == .field }?.frame
  }

  public var layout: [Place] {
    let places = activeControls.map { Place($0.id.name, $0.frame) }
    switch phase {
    case .playing:
      return places
        + Pad.allCases.map {
          Place("drum.\($0.rawValue)", SimonSaysLayout.drumFrame($0))
        } + [Place("banner", SimonSaysLayout.banner)]
    case .board: return places + [Place("list", SimonBoardLayout.list)]
    case .menu, .adding: return places
    }
  }
}

extension SimonSaysScene.Game {
  /// Something of the player's own strokes or of the score still moves.
  func isFading(at time: Time) -> Bool {
    scored != nil || strokes.values.contains { time - $0.since < $0.timeline.duration }
      || time - turned < SimonSaysTimelines.jump
  }
}

extension ControlID {
  static let single: ControlID = "menu.single"
  static let multi: ControlID = "menu.multi"
  static let scoreboard: ControlID = "menu.scoreboard"
  static let stepper: ControlID = "stepper"
  static let start: ControlID = "button.start"
  static let nameField: ControlID = "field.name"
  static let back: ControlID = "button.back"
  static let settings: ControlID = "button.settings"
  static let accept: ControlID = "alert.accept"
  static let proceed: ControlID = "alert.continue"
  static let leave: ControlID = "alert.leave"
  static let save: ControlID = "alert.save"
  static let discard: ControlID = "alert.discard"
  static let stay: ControlID = "alert.stay"
  static let again: ControlID = "alert.again"
  static let showBoard: ControlID = "alert.scoreboard"

  static func player(_ index: Int) -> ControlID { ControlID("field.player.\(index + 1)") }
}
