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
    /// It could not be saved, for this reason.
    case failed(Phrase)

    /// What the player is asked for; nil for an answer that the world owes.
    var asked: GamePage.Action? {
      switch self {
      case .asking: .enterName
      case .doubting: .stay
      case .saving: nil
      case .saved: .playAgain
      case .failed: .save
      }
    }
  }

  /// The game as it ended: lost or left.
  let game: Simon
  private let since: Time
  private let language: Language
  /// Whether the player has yet to confirm the end of the game.
  let asksToLeave: Bool
  private(set) var step = Step.asking
  private var turned: Time
  /// The field for the name, whose animal is the one that is celebrated.
  var fields = FieldGroup([GamePage.Action.enterName: .name()], names: [.enterName]) {
    didSet {
      if NameError(of: typed) == nil { problem = nil }
      honour()
    }
  }
  /// The problem with the name; nil until the player tries to save it.
  var problem: NameError?
  /// The name that the points get unless the player gives another.
  let offered: String
  /// Whether it is the best game so far, of all or of this player.
  private let isRecord: Bool
  /// Whether it is asked before the points are dropped.
  let isWorthKeeping: Bool
  /// Who has played.
  private var feast: Feast
  /// The pictures of the game and of a saved score, made once because they have many parts.
  private var ending: CardPicture
  private var podium: CardPicture

  /// `isSure` if the player has confirmed leaving the game.
  init(_ game: Simon, _ players: [NameLender], isSure: Bool, _ stage: StageContext) {
    self.game = game
    (since, turned, language) = (stage.now, stage.now, stage.language)
    asksToLeave = game.phase == .left && !isSure
    offered = game.offeredName(in: stage.view)
    isRecord = game.isRecord(among: stage.records, by: offered)
    isWorthKeeping = game.isWorthKeeping(among: stage.records)
    feast = Feast(game, players)
    ending = .end(of: game, feast)
    podium = .simonSaved(feast)
    fields.fill(offered, in: .enterName)
    honour()
  }

  /// Shows another step; whoever is on its picture begins to dance.
  mutating func turn(to step: Step, at now: Time) { (self.step, turned) = (step, now) }

  /// The name as it is typed.
  var typed: String { fields.text(of: .enterName) }

  /// Celebrates the animal that lends the name, or else the player's.
  private mutating func honour() {
    guard game.team.isEmpty else { return }
    let hero = NameLender.lending(typed, in: language) ?? feast.players[0]
    guard hero != feast.hero else { return }
    feast.hero = hero
    ending = .end(of: game, feast)
    podium = .simonSaved(feast)
  }

  func declare(on screen: inout Screen<GamePage.Action>) {
    screen.card(alert, back: look.back) { card in
      switch step {
      case .asking:
        declareField(on: &card.form)
        let wrong = NameError(of: typed)
        let isNamed = wrong == nil && !isIdle
        card.hint = isNamed ? .save : earnedNothing ? .playAgain : nil
        // What leaves is always on the left, and what plays again on the right.
        if asksToLeave {
          card.secondary(.discard, .simonSays(.discard), .no, named: "alert.discard", width: 224)
        } else {
          card.button(.discard, .simonSays(.stopHere), .leave, named: "alert.discard", width: 236)
        }
        // Without a name it sleeps in its place, so that a name moves no other button.
        card.button(
          .save, .simonSays(.save), .save, named: "alert.save", width: asksToLeave ? 260 : 240,
          shines: isNamed, isReady: wrong != .missing)
        if asksToLeave {
          card.button(.stay, .common(.keepPlaying), .play, named: "alert.stay", width: 308)
        } else {
          card.button(
            .playAgain, .common(.playAgain), .again, named: "alert.again",
            width: earnedNothing ? 260 : 308, shines: earnedNothing ? !isNamed : wrong == .missing)
        }
      case .doubting:
        card.button(.stay, .simonSays(.goBack), .return, named: "alert.stay", width: 340)
        card.secondary(
          .discard, .simonSays(.discard), .no, named: "alert.discard", width: 260, isLast: true)
      case .saving: break
      case .saved:
        card.exit()
        card.button(
          .showBoard, .simonSays(.scoreboard), .scores, named: "alert.scoreboard", width: 260)
        card.button(.playAgain, .common(.playAgain), .again, named: "alert.again", width: 260)
      case .failed:
        declareField(on: &card.form)
        card.button(.save, .simonSays(.tryAgain), .save, named: "alert.save", width: 240)
        card.secondary(.discard, .simonSays(.discard), .no, named: "alert.discard", width: 260)
      }
    } content: {
      if !look.isPlain { drawForm($0, into: &$1) }
    }
  }

  var alert: AlertCard {
    let look = look
    guard !look.isPlain else {
      var alert = AlertCard(
        .simonSays(look.title), look.story, size: SimonNameLayout.savedSize,
        picture: look.picture, since: since)
      alert.dancesSince = turned
      return alert
    }
    let tally: Phrase? = if case .lost = game.phase, step == .asking { .tally(game) } else { nil }
    let lines = [
      look.story, tally, look.label.map(Phrase.simonSays), problem.map { .name(.wrong($0)) },
    ]
    return AlertCard(
      .simonSays(look.title), "", spoken: .lines(lines), size: SimonNameLayout.size,
      picture: look.picture,
      since: since)
  }

  /// Whether the game was lost at once, so that playing again loses nothing.
  var earnedNothing: Bool { game.phase != .left && game.points == 0 }

  /// Whether there is nothing to save but the offered name, with which nobody has done anything.
  var isIdle: Bool { earnedNothing && typed == offered }

  /// Whether points would be lost by playing again without a name.
  var offersName: Bool { step == .asking && !earnedNothing && !asksToLeave }

  /// Declares the field; a gamepad has a button for another name.
  private func declareField(on form: inout Screen<GamePage.Action>) {
    for (index, lender) in NameLender.allCases.enumerated() {
      form.badge(
        .lendName(lender), lender, typed: typed,
        named: "badge.\(lender.mascot?.rawValue ?? lender.animal.rawValue)",
        in: SimonNameLayout.badge(index))
    }
    form.field(
      .enterName, .simonSays(nameLabel), fields, isWrong: problem != nil, isRinged: false,
      named: "field.name", in: SimonNameLayout.field
    ) { [isEmpty = typed.isEmpty] view, picture in
      if isEmpty, offersName {
        TextField.drawSample(offered, in: SimonNameLayout.field, into: &picture)
      }
      guard view.device == .gamepad else { return }
      KeyCap.draw(.one, view, at: SimonNameLayout.anotherName, into: &picture)
    }
  }

  /// Its title and picture; its first sentence, what to do is below it; what it says of the name,
  /// which the answer to saving replaces; whether that is a message without a form; and the way back
  /// to the game, the scoreboard or the menu.
  private var look:
    (
      title: SimonSaysWords, picture: CardPicture?, story: Phrase, label: SimonSaysWords?,
      isPlain: Bool, back: GamePage.Action?
    )
  {
    let ended: SimonSaysWords =
      asksToLeave ? .asksLeave : isRecord ? .record : .over
    return switch step {
    case .asking: (ended, ending, story, nameLabel, false, asksToLeave ? .stay : .discard)
    case .doubting: (.asksUnsaved, .simonUnsaved, .tally(game), nil, true, .stay)
    case .saving: (ended, ending, story, .saving, false, nil)
    case .saved(let record):
      (
        .saved, podium, .simonSays(.onBoard(record.name, points: record.points)), nil, true,
        .showBoard
      )
    case .failed(let problem): (.notSaved, nil, problem, nil, false, .discard)
    }
  }

  /// How the game went.
  private var story: Phrase {
    guard case .lost(let mistake) = game.phase else { return .tally(game) }
    let hope: Phrase? = game.points == 0 ? .simonSays(.firstPoints) : nil
    return .lines([.simonSays(mistake.sentence), hope])
  }

  private var nameLabel: SimonSaysWords { game.team.isEmpty ? .yourName : .teamName }

  private func drawForm(_ view: View, into picture: inout Picture) {
    func line(_ words: Phrase, in place: Rect, bold: Bool = true) -> DrawCommand {
      .text(
        view.language(words).split(separator: "\n").joined(separator: " ").wrapped(at: 66),
        TextStyle(.body, bold: bold, fit: place.width, height: place.height), at: place.center,
        tint: .ink)
    }
    let hasFailed = if case .failed = step { true } else { false }
    let place = hasFailed ? SimonNameLayout.failure : SimonNameLayout.story
    picture.draw(line(look.story, in: place, bold: false).named("story"))
    if !hasFailed {
      feast.drawClimb(of: game, isRecord: isRecord, since: since, view, into: &picture)
    }
    picture.draw(line(look.label.map(Phrase.simonSays) ?? "", in: SimonNameLayout.label))
    guard let problem else { return }
    picture.draw(
      line(.name(.wrong(problem)), in: SimonNameLayout.problem).tinted(
        problem == .missing ? .earth : .berry
      )
      .named("problem"))
  }
}
