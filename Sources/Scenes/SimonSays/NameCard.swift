internal import Animation
internal import Rules
internal import Stage
internal import Widgets

/// The pop-up at the end of a game: it asks for a name, and says what became of the score.
struct NameCard: Hashable {
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

  /// The game as it ended: lost or left.
  let game: Simon
  let since: Time
  var step = Step.asking
  /// What is wrong with an empty name; nothing until somebody wanted to save it.
  var problem: NameError?

  init(game: Simon, since: Time) {
    self.game = game
    self.since = since
  }

  func declare(
    with fields: FieldGroup<SimonSaysScene.Action>,
    on screen: inout Screen<SimonSaysScene.Action>
  ) {
    let form = AlertCard(title, "", size: SimonNameLayout.size, since: since)
    let plain = AlertCard(title, story, size: SimonNameLayout.savedSize, since: since)
    screen.card(isPlain ? plain : form, back: .back) { card in
      declareField(with: fields, on: &card.form)
      switch step {
      case .asking:
        card.button(.save, "Save", .save, named: "alert.save")
        card.apart(.discard, "Don't Save", .no, named: "alert.discard", width: 260)
        guard game.phase == .left else { break }
        card.button(.stay, "Keep Playing", .play, named: "alert.stay", width: 308)
      case .doubting:
        card.button(.stay, "Go Back", .return, named: "alert.stay", width: 240)
        card.apart(.discard, "Don't Save", .no, named: "alert.discard", width: 260)
      case .saving: break
      case .saved:
        card.button(.showBoard, "Scoreboard", .scores, named: "alert.scoreboard", width: 260)
        card.button(.again, "Play Again", .again, named: "alert.again", width: 240)
      case .failed:
        card.button(.save, "Try Again", .save, named: "alert.save", width: 240)
        card.apart(.discard, "Don't Save", .no, named: "alert.discard", width: 260)
      }
    } content: {
      if !isPlain { drawForm(into: &$0) }
    }
  }

  /// The field, while it takes letters; a gamepad has a button for another name.
  private func declareField(
    with fields: FieldGroup<SimonSaysScene.Action>,
    on form: inout Screen<SimonSaysScene.Action>
  ) {
    switch step {
    case .asking, .failed:
      form.field(
        .name, fields, isWrong: problem != nil, named: "field.name", in: SimonNameLayout.field
      ) { view, picture in
        guard view.device == .gamepad else { return }
        KeyCap.draw(.one, view, at: SimonNameLayout.anotherName, into: &picture)
      }
    case .doubting, .saving, .saved: break
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
    switch step {
    case .doubting: "Leave without saving?"
    case .saved: "Saved"
    case .failed: "Not saved"
    case .asking, .saving: game.phase == .left ? "Leave the game?" : "You have lost"
    }
  }

  /// The first sentence; what is left to do stands below it.
  private var story: String {
    switch step {
    case .asking, .saving:
      if case .lost(let mistake) = game.phase {
        SimonSaysWords.mistake(mistake) + "\n" + SimonSaysWords.tally(game)
      } else {
        SimonSaysWords.tally(game)
      }
    case .doubting: SimonSaysWords.tally(game)
    case .saved(let record):
      "\(record.name) is on the scoreboard\nwith \(SimonSaysWords.points(record.points))."
    case .failed(_, let problem): problem.wrapped(at: 52)
    }
  }

  private var label: String {
    switch step {
    case .asking:
      game.team.isEmpty
        ? "Your name for the scoreboard:" : "Your team's name for the scoreboard:"
    case .saving: "Saving…"
    // What the disk says takes that place.
    case .doubting, .saved, .failed: ""
    }
  }

  private func drawForm(into picture: inout Picture) {
    func line(_ words: String, at point: Point, bold: Bool = true) -> DrawCommand {
      .text(
        words, TextStyle(.body, bold: bold, fit: SimonNameLayout.size.width - 130), at: point,
        tint: .ink)
    }
    let place = if case .failed = step { SimonNameLayout.failure } else { SimonNameLayout.story }
    picture.draw(line(story, at: place, bold: false).named("story"))
    picture.draw(line(label, at: SimonNameLayout.label))
    guard let problem else { return }
    picture.draw(
      line(problem.message, at: SimonNameLayout.problem).tinted(.berry).named("problem"))
  }
}
