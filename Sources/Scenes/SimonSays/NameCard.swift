internal import Animation
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The card at the end of a game, which asks for a name and reports on saving the score.
struct NameCard: Hashable {
  enum Step: Hashable {
    case asking
    /// The card asks whether to drop the points.
    case confirming
    /// The score is being saved; the card claims nothing until the answer.
    case saving(Standings.Entry, playsOn: Bool)
    case saved(Standings.Entry)
    /// The score could not be saved, for this reason.
    case failed(Phrase)

    /// The control that has the focus as the step begins; nil while the score is being saved.
    var focus: GamePage.Action? {
      switch self {
      case .asking: .enterName
      case .confirming: .stay
      case .saving: nil
      case .saved: .playAgain
      case .failed: .save
      }
    }
  }

  let game: Simon
  private let since: Time
  /// Whether the player has yet to confirm the end of the game.
  let asksToLeave: Bool
  private(set) var step = Step.asking
  /// When this step began; whoever is on its picture then begins to dance.
  private var stepSince: Time
  var fields = FieldGroup([GamePage.Action.enterName: .name()], names: [.enterName]) {
    didSet { if NameError(of: typed) == nil { problem = nil } }
  }
  /// The problem with the name; nil until the player tries to save it.
  var problem: NameError?
  /// The name that the points get unless the player gives another.
  let offered: String
  /// Whether it is the best game so far, of all or of this player.
  private let isRecord: Bool
  /// Whether the card asks before it drops the points.
  let isWorthKeeping: Bool
  private var participants: Participants
  private var chosenAnimal: Avatar?
  /// The pictures of the game and of a saved score, made once because they have many parts.
  private var ending: CardPicture
  private var podium: CardPicture

  /// `isSure` if the player has confirmed leaving the game.
  init(_ game: Simon, _ players: [Avatar], isSure: Bool, _ context: SceneContext) {
    self.game = game
    (since, stepSince) = (context.now, context.now)
    asksToLeave = game.phase == .left && !isSure
    offered = game.offeredName(in: context.view)
    isRecord = game.isRecord(among: context.records, by: offered)
    isWorthKeeping = game.isWorthKeeping(among: context.records)
    participants = Participants(game, players)
    ending = .end(of: game, participants)
    podium = .simonSaved(participants)
    fields.fill(offered, in: .enterName)
    celebrateAvatar(in: context.language)
  }

  mutating func show(_ step: Step, at now: Time) { (self.step, stepSince) = (step, now) }

  var typed: String { fields.text(of: .enterName) }

  /// Chooses an animal, which lends its name unless the player has typed one.
  mutating func choose(_ animal: Avatar, in language: Language) {
    let isReady =
      language.readyNames.contains(typed) || Avatar.lending(typed, in: language) != nil
    guard typed.isEmpty || typed == offered || isReady else {
      if game.team.isEmpty { chosenAnimal = animal }
      return
    }
    fields.lend(animal, to: .enterName, in: language)
  }

  /// Puts the animal that lends the typed name in `language`, or else the player's, on the
  /// pictures.
  mutating func celebrateAvatar(in language: Language) {
    guard game.team.isEmpty else { return }
    let hero = Avatar.lending(typed, in: language) ?? chosenAnimal ?? participants.players[0]
    guard hero != participants.hero else { return }
    participants.hero = hero
    ending = .end(of: game, participants)
    podium = .simonSaved(participants)
  }

  /// Declares the card. The field `isRinged` once keys have moved the focus; until then only Save
  /// has a golden rim.
  func declare(isRinged: Bool, on screen: inout Screen<GamePage.Action>) {
    screen.card(alert, back: content.back) { card in
      switch step {
      case .asking:
        declareField(isRinged, on: &card.content)
        let wrong = NameError(of: typed)
        let isNamed = wrong == nil && !isUntouched
        card.hint = isNamed ? .save : earnedNothing ? .playAgain : nil
        // The button that leaves is always on the left, and the one that plays again on the right.
        if asksToLeave {
          card.secondary(.discard, .simonSays(.discard), .no, named: "alert.discard", width: 224)
        } else {
          card.button(.discard, .common(.back), .return, named: "alert.discard", width: 236)
        }
        // Without a name the button is disabled, not hidden, so that the others keep their places.
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
      case .confirming:
        card.confirm(
          .stay, .common(.back), .return, losing: .discard, .simonSays(.discard), .no,
          named: "alert.discard", widths: (340, 260))
      case .saving: break
      case .saved:
        card.exit()
        card.button(
          .showBoard, .simonSays(.scoreboard), .scores, named: "alert.scoreboard", width: 260)
        card.button(.playAgain, .common(.playAgain), .again, named: "alert.again", width: 260)
      case .failed:
        declareField(isRinged, on: &card.content)
        card.button(.save, .simonSays(.tryAgain), .save, named: "alert.save", width: 240)
        card.secondary(.discard, .simonSays(.discard), .no, named: "alert.discard", width: 260)
      }
    } content: {
      if !content.isPlain { drawForm($0, into: &$1) }
    }
  }

  var alert: AlertCard {
    let content = content
    guard !content.isPlain else {
      var alert = AlertCard(
        .simonSays(content.title), content.story, size: NameCardLayout.savedSize,
        picture: content.picture, since: since)
      alert.dancesSince = stepSince
      return alert
    }
    let tally: Phrase? = if case .lost = game.phase, step == .asking { .tally(game) } else { nil }
    let lines = [
      content.story, tally, content.label.map(Phrase.simonSays), problem.map { .name(.wrong($0)) },
    ]
    return AlertCard(
      .simonSays(content.title), "", spoken: .lines(lines), size: NameCardLayout.size,
      picture: content.picture,
      since: since)
  }

  /// Whether the game was lost at once, so that playing again loses nothing.
  var earnedNothing: Bool { game.phase != .left && game.points == 0 }

  /// Whether there is nothing to save but the offered name, with which nobody has done anything.
  var isUntouched: Bool { earnedNothing && typed == offered }

  /// Whether points would be lost by playing again without a name.
  var offersName: Bool { step == .asking && !earnedNothing && !asksToLeave }

  /// Declares the field; a gamepad has a button for another name.
  private func declareField(_ isRinged: Bool, on form: inout Screen<GamePage.Action>) {
    for (index, avatar) in Avatar.allCases.enumerated() {
      form.badge(
        .lendName(avatar), avatar, typed: typed, chosen: chosenAnimal,
        named: "badge.\(avatar.mascot?.rawValue ?? avatar.animal.rawValue)",
        in: NameCardLayout.badge(index))
    }
    form.field(
      .enterName, .simonSays(nameLabel), fields, isWrong: problem != nil, isRinged: isRinged,
      named: "field.name", in: NameCardLayout.field
    ) { [isEmpty = typed.isEmpty] view, picture in
      if isEmpty, offersName {
        TextField.drawSample(offered, in: NameCardLayout.field, into: &picture)
      }
      guard view.device == .gamepad else { return }
      KeyCap.draw(.one, view, at: NameCardLayout.anotherName, into: &picture)
    }
  }

  /// Its title and picture; its first sentence, what to do is below it; what it says of the name,
  /// which the answer to saving replaces; whether that is a message without a form; and the way
  /// back to the game, the scoreboard or the menu.
  private var content:
    (
      title: SimonSaysWords, picture: CardPicture?, story: Phrase, label: SimonSaysWords?,
      isPlain: Bool, back: GamePage.Action?
    )
  {
    let ended: SimonSaysWords =
      asksToLeave ? .asksLeave : isRecord ? .record : .over
    return switch step {
    case .asking: (ended, ending, story, nameLabel, false, asksToLeave ? .stay : .discard)
    case .confirming: (.asksUnsaved, .simonUnsaved, .tally(game), nil, true, .stay)
    case .saving: (ended, ending, story, .saving, false, nil)
    case .saved(let record):
      (
        .saved, podium, .simonSays(.onBoard(record.name, points: record.points)), nil, true,
        .showBoard
      )
    case .failed(let problem): (.notSaved, nil, problem, nil, false, .discard)
    }
  }

  /// The sentence on the game's end: the mistake, or the tally.
  private var story: Phrase {
    guard case .lost(let mistake) = game.phase else { return .tally(game) }
    let hope: Phrase? = game.points == 0 ? .simonSays(.firstPoints) : nil
    return .lines([.simonSays(mistake.sentence), hope])
  }

  private var nameLabel: SimonSaysWords { game.team.isEmpty ? .yourName : .teamName }

  private func drawForm(_ view: View, into picture: inout Picture) {
    func line(_ words: Phrase, in place: Rect, bold: Bool = true) -> DrawCommand {
      let style = TextStyle(.body, bold: bold, fit: place.width, height: place.height)
      let sentence = view.language(words).split(separator: "\n").joined(separator: " ")
      return .text(view.metrics.lines(of: sentence, style), style, at: place.center, tint: .ink)
    }
    let hasFailed = if case .failed = step { true } else { false }
    let place = hasFailed ? NameCardLayout.failure : NameCardLayout.story
    picture.draw(line(content.story, in: place, bold: false).named("story"))
    if !hasFailed {
      participants.drawClimb(of: game, isRecord: isRecord, since: since, view, into: &picture)
    }
    picture.draw(line(content.label.map(Phrase.simonSays) ?? "", in: NameCardLayout.label))
    guard let problem else { return }
    picture.draw(
      line(.name(.wrong(problem)), in: NameCardLayout.problem).tinted(
        problem == .missing ? .earth : .berry
      )
      .named("problem"))
  }
}
