internal import Animation
internal import Rules
internal import Stage
internal import Widgets

/// The pop-up at the end of a game: it asks for a name, and says what became of the score.
struct NameCard: Hashable {
  enum Reason: Hashable {
    case lost(Simon.Mistake)
    case leaving
  }

  enum Step: Hashable {
    /// The name is being typed.
    case asking
    /// Esc was pressed: may the points go?
    case doubting
    /// The score is on its way to the disk; nobody says "saved" before the answer.
    case saving(Standings.Entry)
    case saved(Standings.Entry)
    /// It could not be saved, and why.
    case failed(Standings.Entry, problem: String)
  }

  let reason: Reason
  /// The game as it ended.
  let game: Simon
  let since: Time
  /// What is said about the game.
  private let ending: String
  var step = Step.asking
  /// What is wrong with an empty name; nothing until somebody wanted to save it.
  var problem: NameError?

  init(reason: Reason, game: Simon, since: Time) {
    self.reason = reason
    self.game = game
    self.since = since
    ending =
      switch reason {
      case .lost(let mistake):
        SimonSaysWords.mistake(mistake) + "\n" + SimonSaysWords.tally(game)
      case .leaving: SimonSaysWords.tally(game)
      }
  }

  var card: AlertCard {
    if isPlain {
      return AlertCard(
        title, story, buttons: buttons,
        apart: step == .doubting ? AlertButton(.discard, "Don't Save", width: 240) : nil,
        size: SimonNameLayout.savedSize, since: since)
    }
    return AlertCard(title, "", buttons: buttons, size: SimonNameLayout.size, since: since)
  }

  /// What can be used on it, in reading order.
  var controls: [Control] {
    (isTyped ? Self.fields : []) + card.controls
  }

  private static let fields = [Control(.nameField, SimonNameLayout.field, .field)]

  /// Whether the field is on the card and takes letters.
  var isTyped: Bool {
    switch step {
    case .asking, .failed: true
    case .doubting, .saving, .saved: false
    }
  }

  /// Whether it only says something and has no form on it.
  private var isPlain: Bool {
    switch step {
    case .doubting, .saved: true
    case .asking, .saving, .failed: false
    }
  }

  private var title: String {
    switch (step, reason) {
    case (.doubting, _): "Leave without saving?"
    case (.saved, _): "Saved"
    case (.failed, _): "Not saved"
    case (_, .lost): "You have lost"
    case (_, .leaving): "Leave the game?"
    }
  }

  /// The first sentence; what is left to do stands below it.
  var story: String {
    switch step {
    case .asking, .saving: ending
    case .doubting: SimonSaysWords.tally(game)
    case .saved(let record):
      "\(record.name) is on the scoreboard\nwith \(SimonSaysWords.points(record.points))."
    case .failed(_, let problem): problem.wrapped(at: 52)
    }
  }

  var label: String {
    switch step {
    case .asking, .failed:
      game.team.isEmpty
        ? "Your name for the scoreboard:" : "Your team's name for the scoreboard:"
    case .saving: "Saving…"
    case .doubting, .saved: ""
    }
  }

  private var buttons: [AlertButton] {
    switch step {
    case .asking:
      [AlertButton(.save, "Save"), AlertButton(.discard, "Don't Save", width: 240)]
        + (reason == .leaving ? [AlertButton(.stay, "Keep Playing", width: 280)] : [])
    case .doubting: [AlertButton(.stay, "Go Back", width: 240)]
    case .saving: []
    case .saved:
      [
        AlertButton(.showBoard, "Scoreboard", width: 260),
        AlertButton(.again, "Play Again", width: 240),
      ]
    case .failed:
      [
        AlertButton(.save, "Try Again", width: 240),
        AlertButton(.discard, "Don't Save", width: 240),
      ]
    }
  }

  func draw(
    at time: Time, _ controls: Controls, _ field: TextField?, for device: InputDevice,
    isCalm: Bool, into picture: inout Picture
  ) {
    if isPlain {
      return card.draw(at: time, controls, isCalm: isCalm, into: &picture)
    }
    card.draw(at: time, controls, isCalm: isCalm, into: &picture) {
      drawForm(controls, field, for: device, into: &$0)
    }
  }

  private func drawForm(
    _ controls: Controls, _ field: TextField?, for device: InputDevice, into picture: inout Picture
  ) {
    let room = SimonNameLayout.size.width - 130
    picture.draw(
      .text(
        story, TextStyle(.body, fit: room), at: SimonNameLayout.story, tint: .ink
      ).named("story"))
    picture.draw(
      .text(
        label, TextStyle(.body, bold: true, fit: room), at: SimonNameLayout.label, tint: .ink))
    if isTyped, let field {
      let state = controls.states(among: Self.fields)[.nameField]
      field.draw(in: SimonNameLayout.field, state, isWrong: problem != nil, into: &picture)
      if device == .gamepad {
        KeyCap.draw(.one, on: device, at: SimonNameLayout.anotherName, into: &picture)
      }
    }
    guard let problem else { return }
    picture.draw(
      .text(
        problem.message, TextStyle(.body, bold: true, fit: room), at: SimonNameLayout.problem,
        tint: .berry
      ).named("problem"))
  }
}
