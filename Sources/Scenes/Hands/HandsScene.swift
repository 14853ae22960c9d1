internal import Animation
internal import Figures
internal import Rules
public import Stage
internal import Widgets

/// Rock, paper, scissors as the player sets it up: by rounds or by points, on one table.
public struct HandsScene: Scene {
  enum Phase: Hashable {
    case configuring
    case playing(Table)
  }

  /// A match under way, or finished and still on the table.
  struct Table: Hashable {
    enum Act: Hashable {
      /// The hands wait, or are on their way back to where they wait.
      case waiting
      /// The count of three; the jungle has chosen, and nothing is shown or scored yet.
      case shaking
      /// Both hands are open and the round has counted.
      case shown
    }

    let plan: MatchSetup.Plan
    var match: Match
    var rival: Rival
    var act = Act.waiting
    /// What the hands show when they are open; stays until the next throw.
    var round: Round?
    /// Where the timeline of the act is at the last tick.
    var playhead = Playhead(.empty)
    /// When the score last rose or fell, for the jump of the number.
    var scored: Time?

    /// Nothing can be chosen until this is over.
    var mustWait: Bool {
      act == .shaking || act == .shown && match.winner != nil && !playhead.isFinished
    }
  }

  var phase = Phase.configuring
  var setup = MatchSetup() {
    didSet { if setup != oldValue { review = SetupReview(setup) } }
  }
  private(set) var review = SetupReview(MatchSetup())
  var fields = Self.emptyFields
  var slider = Self.newSlider
  var controls = Controls(focus: .nameField)
  var alert: AlertCard?
  var ground = Ground(HandsAssets.gray)
  var bursts: [Burst] = []
  /// How `Continue`, `Next Turn` or `Play Again` came in; nil while there is no such button.
  var offer: Entrance?
  var preferences: Preferences
  var device = InputDevice.pointer
  /// The last tick.
  var now = Time.zero

  public init(preferences: Preferences = Preferences()) {
    self.preferences = preferences
  }

  static var emptyFields: FieldGroup<ControlID> {
    var fields: [ControlID: TextField] = [.nameField: TextField(limit: 32)]
    // Longer than what is allowed, so that a mistake can be seen and mended.
    for field in NumberField.allCases { fields[.field(field)] = TextField(limit: 8) }
    return FieldGroup(fields, names: [.nameField])
  }

  static var newSlider: Slider {
    Slider(.slider, in: SetupLayout.slider, MatchSetup.roundsRange, value: MatchSetup().rounds)
  }

  public func isStill(_ view: View) -> Bool {
    let isOffering = offer.map { !$0.isOver(at: now) } ?? false
    return !slider.isMoving(at: now) && !ground.isTurning(at: now) && bursts.isEmpty && !isOffering
      && !isTableMoving && !(alert?.isOpening(at: now) ?? false)
  }

  private var isTableMoving: Bool {
    guard case .playing(let table) = phase else { return false }
    return !table.isAtRest || table.scored != nil
  }

  public var textFocus: Rect? {
    guard case .configuring = phase, alert == nil else { return nil }
    return setupControls.first { $0.id == controls.focus && $0.kind == .field }?.frame
  }

  public var layout: [Place] {
    let places = visibleControls.map { Place($0.id.name, $0.frame) }
    let alerts = (alert?.controls ?? []).map { Place($0.id.name, $0.frame) }
    guard case .playing = phase else {
      return places + alerts + [Place("card", SetupLayout.card)]
    }
    return places + alerts + [
      Place("plaque", TableLayout.plaque), Place("tag.jungle", TableLayout.jungleTag),
      Place("tag.player", TableLayout.playerTag),
    ]
  }

  private var visibleControls: [Control] {
    switch phase {
    case .configuring: setupControls
    case .playing(let table): tableControls(table)
    }
  }
}

extension HandsScene.Table {
  /// Nothing of the hands moves.
  var isAtRest: Bool { playhead.time >= playhead.timeline.duration }
}

extension ControlID {
  static let nameField: ControlID = "field.name"
  static let slider: ControlID = "slider"
  static let next: ControlID = "button.continue"
  static let nextTurn: ControlID = "button.next-turn"
  static let playAgain: ControlID = "button.play-again"
  static let reset: ControlID = "button.reset"
  static let back: ControlID = "button.back"
  static let information: ControlID = "button.information"
  static let settings: ControlID = "button.settings"
  static let accept: ControlID = "alert.accept"

  static func option(_ option: MatchSetup.Option) -> ControlID {
    switch option {
    case .rounds: "option.rounds"
    case .points: "option.points"
    }
  }

  static func field(_ field: NumberField) -> ControlID {
    switch field {
    case .win: "field.win"
    case .lose: "field.lose"
    case .required: "field.required"
    }
  }

  static func preset(_ preset: MatchSetup.Preset) -> ControlID {
    switch preset {
    case .short: "preset.short"
    case .classic: "preset.classic"
    }
  }

  static func hand(_ hand: Throw) -> ControlID {
    switch hand {
    case .rock: "throw.rock"
    case .paper: "throw.paper"
    case .scissors: "throw.scissors"
    }
  }
}
