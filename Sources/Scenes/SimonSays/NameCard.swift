internal import Animation
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The card at the end of a game, which asks for a name and reports on saving the score.
struct NameCard: Hashable {
  enum Step: Hashable {
    /// The name is being typed.
    case asking
    /// Esc was pressed; asks whether to drop the points.
    case doubting
    /// The score is being saved; the card claims nothing until the answer.
    case saving(Standings.Entry, playsOn: Bool)
    case saved(Standings.Entry)
    /// It could not be saved, with the reason.
    case failed(Standings.Entry, problem: Phrase)
  }

  /// The game as it ended: lost or left.
  let game: Simon
  let since: Time
  /// Whether the player has yet to confirm the end of the game.
  let asksToLeave: Bool
  var step = Step.asking
  /// The problem with the name; nil until the player tries to save it.
  var problem: NameError?
  /// The pictures of the game and of a saved score, made once because they have many parts.
  private let ending: CardPicture
  var podium: CardPicture?
  /// The animal whose name the points get by default.
  static let lender = NameLender.animal(.rabbit)

  /// `isSure` if the player has confirmed leaving the game.
  init(game: Simon, isSure: Bool, since: Time) {
    self.game = game
    self.since = since
    ending = .end(of: game)
    asksToLeave = game.phase == .left && !isSure
  }

  func declare(
    with fields: FieldGroup<GamePage.Action>, on screen: inout Screen<GamePage.Action>
  ) {
    screen.card(card, back: .back) { card in
      declareField(with: fields, on: &card.form)
      let wrong = NameError(of: fields.text(of: .enterName))
      if step == .asking { card.hint = wrong == nil ? .save : earnedNothing ? .playAgain : nil }
      switch step {
      case .asking:
        // Without a name it sleeps in its place, so that a name moves no other button.
        card.button(
          .save, .simonSays(.save), .save, named: "alert.save", width: asksToLeave ? 260 : 240,
          shines: wrong == nil, isReady: wrong != .missing)
        guard !earnedNothing else {
          card.button(
            .playAgain, .common(.playAgain), .again, named: "alert.again", width: 260,
            shines: wrong != nil)
          card.button(.discard, .common(.leave), .home, named: "alert.discard", width: 220)
          break
        }
        card.apart(.discard, .simonSays(.discard), .no, named: "alert.discard", width: 224)
        if asksToLeave {
          card.button(.stay, .common(.keepPlaying), .play, named: "alert.stay", width: 308)
        } else {
          card.button(
            .playAgain, .common(.playAgain), .again, named: "alert.again", width: 308,
            shines: wrong == .missing)
        }
      case .doubting:
        card.button(.stay, .simonSays(.goBack), .return, named: "alert.stay", width: 240)
        card.apart(.discard, .simonSays(.discard), .no, named: "alert.discard", width: 260)
      case .saving: break
      case .saved:
        card.button(.playAgain, .common(.playAgain), .again, named: "alert.again", width: 260)
        card.button(
          .showBoard, .simonSays(.scoreboard), .scores, named: "alert.scoreboard", width: 260)
        card.exit()
      case .failed:
        card.button(.save, .simonSays(.tryAgain), .save, named: "alert.save", width: 240)
        card.apart(.discard, .simonSays(.discard), .no, named: "alert.discard", width: 260)
      }
    } content: {
      if !isPlain { drawForm($0, into: &$1) }
    }
  }

  private var card: AlertCard {
    guard !isPlain else {
      return AlertCard(
        .simonSays(title), story, size: SimonNameLayout.savedSize, picture: picture, since: since)
    }
    let lines = [story, label.map(Phrase.simonSays), problem.map { .name(.wrong($0)) }]
    return AlertCard(
      .simonSays(title), "", spoken: .lines(lines), size: SimonNameLayout.size, picture: picture,
      since: since)
  }

  /// How far it has opened, 0…1.
  func openness(_ view: View) -> Double { card.openness(view) }

  /// Whether the game was lost at once, so that playing again loses nothing.
  var earnedNothing: Bool { game.phase != .left && game.points == 0 }

  /// Whether points would be lost by playing again without a name.
  var offersName: Bool { step == .asking && !earnedNothing && !asksToLeave }

  /// Declares the field while letters can be typed; a gamepad has a button for another name.
  private func declareField(
    with fields: FieldGroup<GamePage.Action>, on form: inout Screen<GamePage.Action>
  ) {
    switch step {
    case .asking, .failed:
      let typed = fields.text(of: .enterName)
      for animal in Animal.allCases {
        form.badge(
          .lendName(animal), animal, typed: typed, named: "badge.\(animal.rawValue)",
          in: SimonNameLayout.badge(animal))
      }
      form.field(
        .enterName, .simonSays(nameLabel), fields, isWrong: problem != nil, named: "field.name",
        in: SimonNameLayout.field
      ) { [isEmpty = typed.isEmpty] view, picture in
        if isEmpty, offersName {
          TextField.drawSample(
            view.language(Self.lender.name), in: SimonNameLayout.field, into: &picture)
        }
        guard view.device == .gamepad else { return }
        KeyCap.draw(.one, view, at: SimonNameLayout.anotherName, into: &picture)
      }
    case .doubting, .saving, .saved: break
    }
  }

  /// Whether it only shows a message, without a form.
  private var isPlain: Bool {
    switch step {
    case .doubting, .saved: true
    case .asking, .saving, .failed: false
    }
  }

  private var picture: CardPicture? {
    switch step {
    case .doubting: .simonUnsaved
    case .saved: podium
    case .failed: nil
    case .asking, .saving: ending
    }
  }

  private var title: SimonSaysWords {
    switch step {
    case .doubting: .asksUnsaved
    case .saved: .saved
    case .failed: .notSaved
    case .asking, .saving: asksToLeave ? .asksLeave : game.phase == .left ? .won : .over
    }
  }

  /// The first sentence; what to do is below it.
  private var story: Phrase {
    switch step {
    case .asking, .saving:
      guard case .lost(let mistake) = game.phase else { return .tally(game) }
      return .lines([.simonSays(mistake.sentence), .tally(game)])
    case .doubting: return .tally(game)
    case .saved(let record): return .simonSays(.onBoard(record.name, points: record.points))
    case .failed(_, let problem): return problem
    }
  }

  private var nameLabel: SimonSaysWords { game.team.isEmpty ? .yourName : .teamName }

  private var label: SimonSaysWords? {
    switch step {
    case .asking: nameLabel
    case .saving: .saving
    // The answer to saving replaces it.
    case .doubting, .saved, .failed: nil
    }
  }

  /// Draws the player who made the mistake beside the struck drum: a face, or the name's first
  /// letter.
  private func drawFace(of player: Name, _ language: Language, into picture: inout Picture) {
    let place = SimonNameLayout.culprit
    Disc.draw(
      in: Rect(center: place, size: Size(72, 72)), (0, .ink), (4, .sun), into: &picture)
    guard let lender = NameLender.lending(player.text, in: language) else {
      return picture.draw(
        String(player.text.prefix(1)), TextStyle(.label, bold: true, fit: 56), at: place,
        tint: .ink, named: "culprit")
    }
    picture.draw(lender.picture(at: place, height: 60).named("culprit"))
  }

  private func drawForm(_ view: View, into picture: inout Picture) {
    func line(_ words: Phrase, in place: Rect, bold: Bool = true) -> DrawCommand {
      .text(
        view.language(words).wrapped(at: 52),
        TextStyle(.body, bold: bold, fit: place.width, height: place.height), at: place.center,
        tint: .ink)
    }
    let place = if case .failed = step { SimonNameLayout.failure } else { SimonNameLayout.story }
    picture.draw(line(story, in: place, bold: false).named("story"))
    if let player = game.player, case .lost = game.phase {
      drawFace(of: player, view.language, into: &picture)
    }
    picture.draw(line(label.map(Phrase.simonSays) ?? "", in: SimonNameLayout.label))
    guard let problem else { return }
    picture.draw(
      line(.name(.wrong(problem)), in: SimonNameLayout.problem).tinted(
        problem == .missing ? .earth : .berry
      )
      .named("problem"))
  }
}
