internal import Animation
internal import Phrases
internal import Stage
internal import Widgets

/// The button beside the status strip that makes the voice say the sentence again.
extension Director {
  private enum Action: Hashable { case sayAgain }

  /// Returns the button as a screen of its own over the page, for the pointer alone: R on the
  /// keyboard does the same.
  private func screen(of loudspeaker: Rect?) -> Screen<Action> {
    var screen = Screen<Action>(view)
    if let loudspeaker {
      screen.add(.sayAgain, Spoken(""), named: Loudspeaker.name, in: loudspeaker) { _, _, _ in }
    }
    return screen
  }

  func state(of loudspeaker: Rect) -> ControlState {
    screen(of: loudspeaker).state(of: .sayAgain, loudspeakerControls)
  }

  /// Handles a pointer event on the button; false for other events.
  mutating func handleLoudspeaker(_ event: InputEvent) -> Bool {
    switch event {
    case .pointerMoved, .pointerDown, .pointerUp, .pointerCancelled, .pointerLeft, .otherFinger:
      let wasPressed = loudspeakerControls.isPressed
      let action = loudspeakerControls.handle(event, on: screen(of: loudspeaker))
      if action != nil { sayAgain() }
      return action != nil || wasPressed || loudspeakerControls.isPressed
    default: return false
    }
  }

  /// Lets the button glow for a player who has not yet chosen whether to hear the voice.
  mutating func inviteToListen() {
    if !preferences.hasChosenNarration { showSaying(Loudspeaker.inviting) }
  }

  /// Plays a motion of the button, which says the sentence again or invites the player to hear it.
  mutating func showSaying(_ timeline: Timeline = Loudspeaker.saying) {
    sayingAgain = PlayingTimeline(timeline, in: view(at: clock))
  }

  /// The button's frame beside the strip, or its place on a page without a strip whose content can
  /// be spoken; nil otherwise.
  var loudspeaker: Rect? {
    guard upcoming == nil, finale == nil, notice == nil, page.prompt(view) != nil || isTelling
    else { return nil }
    // A card that covers the button's place hides the button.
    let isCovered = cardFrame?.contains(Loudspeaker.frame.center) == true
    return isCovered ? nil : Loudspeaker.frame
  }

  private var isTelling: Bool {
    let content = page.spokenContent(view)
    return content.announcement != nil || content.surroundings != nil
  }

  /// Returns the frame in which the window shows the button, on the same side in every language, so
  /// that players find it again.
  func place(of loudspeaker: Rect) -> Rect {
    isTall ? Loudspeaker.tall : loudspeaker
  }

  var loudspeakerPane: Pane? {
    guard isTall, let loudspeaker else { return nil }
    return Pane(loudspeaker, Loudspeaker.tall.center.x, Loudspeaker.tall.center.y)
  }
}
