internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// A game, current or over with its drums still shown.
struct SimonGame: Hashable {
  enum Act: Hashable {
    /// The sequence is shown; presses do not count.
    case showing
    /// The players repeat it.
    case listening
    /// A moment after a completed sequence.
    case resting
    /// A moment after the target length.
    case winning
    /// The won card is or was open.
    case won
    /// The right drum blinks.
    case blinking
    /// The right sequence is drummed once more.
    case teaching
  }

  private(set) var simon: Simon
  private(set) var act = Act.showing
  /// The playhead of the act's timeline, as of the last tick.
  private(set) var playhead: Playhead
  /// The playhead's time from which drums sound.
  private(set) var quietFrom = Time.zero
  /// The player's last stroke on each drum.
  private(set) var strokes: [Pad: Running] = [:]
  /// The jump of the points.
  private(set) var jump: Running?
  /// The entrance of the current player's name.
  private(set) var turn: Entrance
  private(set) var burst: Burst?
  /// The onlookers round the fire.
  private(set) var crowd = Cast(SimonSaysLayout.crowd)
  /// When the fire stops flickering, so that an idle game costs nothing.
  private(set) var fireRests: Time
  /// The drum under the pressed pointer.
  var pressed: Pad?
  var wonCard: AlertCard?
  /// Asks for a name, and reports on saving it.
  var nameCard: NameCard?

  init(team: [Name], _ stage: inout StageContext) {
    simon = Simon(team: team, using: &stage.chance)
    playhead = Playhead(.empty)
    turn = Entrance(since: stage.now)
    fireRests = stage.now + SimonSaysTimelines.fire
    show(after: SimonSaysTimelines.firstLead, stage.preferences)
  }

  /// Whether the right drums are being shown.
  var isTeaching: Bool { act == .blinking || act == .teaching }

  /// Whether the player may skip the rest of the act.
  var canHurry: Bool { isTeaching || act == .resting }

  var hasCard: Bool { wonCard != nil || nameCard != nil }

  /// Advances by a tick; true once the act is over.
  mutating func tick(_ stage: inout StageContext) -> Bool {
    crowd.tick(&stage)
    if act != .listening { keepFire(from: stage.now) }
    // The drums wait while a card lies over them.
    guard !hasCard else { return false }
    var isOver = false
    for event in playhead.advance(by: stage.step) {
      if let pad = event.marker(as: Pad.self) {
        stage.play(pad.sound, x: SimonSaysLayout.drum(pad).x)
      }
      if event.kind == .finished { isOver = true }
    }
    return isOver
  }

  var running: [any Moving] {
    [hasCard ? Playhead?.none : playhead, turn, jump, burst, strokes, crowd]
  }

  /// Only the fire's flicker and its onlookers need frames while the players think.
  func wakes(after now: Time) -> Time? {
    let flicker = SimonSaysTimelines.flicker
    let isBurning = !hasCard && now < fireRests
    let next = isBurning ? flicker * Int(now.ticks / flicker.ticks + 1) : nil
    return [next, crowd.wakes(after: now)].compactMap(\.self).min()
  }

  /// Wakes the onlookers and keeps the fire flickering for another half minute.
  mutating func disturb(_ stage: inout StageContext) {
    crowd.disturb(&stage)
    keepFire(from: stage.now)
  }

  private mutating func keepFire(from now: Time) { fireRests = now + SimonSaysTimelines.fire }

  /// The accompaniment grows while the player drums, and stops while the jungle does.
  var groove: Int {
    let isPlaying = act == .listening || act == .resting
    return isPlaying && !hasCard ? min(Soundscape.richestGroove, (simon.sequence.count + 2) / 3) : 0
  }

  // MARK: - Acts

  mutating func listen() {
    simon.listen()
    act = .listening
  }

  /// Begins the next player's sequence: one longer, or the first of the next round.
  mutating func proceed(_ stage: inout StageContext) {
    simon.proceed(using: &stage.chance)
    act = .showing
    let isTeam = !simon.team.isEmpty
    if isTeam { turn = Entrance(since: stage.now) }
    show(after: isTeam ? SimonSaysTimelines.turnLead : SimonSaysTimelines.lead, stage.preferences)
  }

  /// Shows an interrupted sequence again, from its first drum.
  mutating func showAgain(_ preferences: Preferences) {
    if act == .showing { show(after: SimonSaysTimelines.returnLead, preferences) }
  }

  private mutating func show(after lead: Double, _ preferences: Preferences) {
    let lead = lead + SimonSaysTimelines.roomForWords(preferences)
    quietFrom = .seconds(lead)
    playhead = Playhead(
      SimonSaysTimelines.playback(simon.sequence, after: lead).seen(with: preferences))
  }

  mutating func congratulate(at now: Time) {
    act = .won
    let length = simon.sequence.count
    let body = SimonSaysWords.repeated(
      length, next: length + Simon.targetStep, isTeam: !simon.team.isEmpty)
    wonCard = AlertCard(
      .simonSays(.won), .simonSays(body), size: Size(700, 376), picture: .simonWon, since: now)
  }

  // MARK: - Drums

  /// The drum at a point; the corners of its picture are empty.
  static func drum(at point: Point) -> Pad? {
    Pad.allCases.first { SimonSaysLayout.drumFrame($0).insetBy(8).contains(point) }
  }

  /// Strikes a drum; does nothing unless it is the players' turn.
  mutating func strike(_ pad: Pad, isHeld: Bool = false, _ stage: inout StageContext) {
    guard act == .listening else { return }
    if isHeld { pressed = pad }
    let press = simon.press(pad)
    guard press != .ignored else { return }
    strokes[pad] = SimonSaysTimelines.stroke(pad, after: strokes[pad], stage)
    if case .mistake(let mistake) = press {
      stage.play(.uhOh, x: SimonSaysLayout.drum(pad).x)
      stage.say(.simonSays(mistake.words))
      crowd.react(to: .loss, stage)
      act = .blinking
      let lead =
        SimonSaysTimelines.beforeBlinks + SimonSaysTimelines.roomForWords(stage.preferences)
      quietFrom = .seconds(lead)
      playhead = Playhead(SimonSaysTimelines.blink(mistake.right, after: lead))
      return
    }
    stage.play(pad.sound, x: SimonSaysLayout.drum(pad).x)
    guard press != .right else { return }
    jump = Running(SimonSaysTimelines.jump, in: stage.view)
    crowd.rejoice(stage)
    if simon.phase == .won { win(&stage) } else { rest(stage.preferences) }
  }

  /// Plays the whole sequence after the right drum; false if it has only one.
  mutating func teach(_ preferences: Preferences) -> Bool {
    guard act == .blinking, simon.sequence.count > 1 else { return false }
    act = .teaching
    show(after: SimonSaysTimelines.lead, preferences)
    return true
  }

  private mutating func rest(_ preferences: Preferences) {
    act = .resting
    let pause = SimonSaysTimelines.afterSequence + SimonSaysTimelines.roomForWords(preferences)
    playhead = Playhead(SimonSaysTimelines.pause(pause))
  }

  private mutating func win(_ stage: inout StageContext) {
    stage.play(.win)
    act = .winning
    playhead = Playhead(SimonSaysTimelines.pause(SimonSaysTimelines.afterRound))
    crowd.react(to: .win, stage)
    guard !stage.preferences.isCalm else { return }
    burst = Burst(
      .stars, count: 24, at: SimonSaysLayout.fire, since: stage.now, using: &stage.decorationRandom)
  }
}
