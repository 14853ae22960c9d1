internal import Animation
internal import Rules
internal import Stage
internal import Widgets

/// How a game ends: the name for the scoreboard, and what became of it.
extension SimonSaysScene {
  /// Back: with points the scoreboard is offered, without there is nothing to keep.
  mutating func leave(_ game: Game, _ stage: inout StageContext) {
    // Whoever leaves while the right drum still shows itself has lost already.
    if case .lost(let mistake) = game.simon.phase {
      return askForName(.lost(mistake), game.simon, &stage)
    }
    var left = game.simon
    left.leave()
    guard left.offersScoreboard else {
      return returnToMenu(focus: game.simon.menuItem, &stage)
    }
    askForName(.leaving, left, &stage)
  }

  mutating func askForName(
    _ reason: NameCard.Reason, _ game: Simon, _ stage: inout StageContext
  ) {
    let remembered = stage.preferences.choices[game.nameChoice] ?? ""
    var field = TextField(remembered, limit: Self.fieldLimit)
    field.selectAll()
    fields[.nameField] = field
    nameCard = NameCard(reason: reason, game: game, since: stage.now)
    controls.moveFocus(to: .nameField)
    stage.play(.card)
  }

  mutating func fillIn(_ event: InputEvent, _ stage: inout StageContext) {
    guard var card = nameCard else { return }
    let action = fields.handle(event, &controls, among: card.controls, &stage)
    if card.problem != nil, (try? Name(fields.text(of: .nameField))) != nil {
      card.problem = nil
      nameCard = card
    }
    switch action {
    case .activated(.nameField), .activated(.save): save(card, &stage)
    case .activated(.discard):
      nameCard = nil
      returnToMenu(focus: card.game.menuItem, &stage)
    case .activated(.stay): card.step == .doubting ? ask(again: card, &stage) : stay(&stage)
    case .activated(.showBoard): showSaved(card, &stage)
    case .activated(.again):
      nameCard = nil
      begin(team: card.game.team, &stage)
    case .back: step(back: card, &stage)
    default: break
    }
  }

  /// Esc: on with the game, on to the scoreboard, or away without a name, if nothing is lost by that.
  private mutating func step(back card: NameCard, _ stage: inout StageContext) {
    switch (card.step, card.reason) {
    case (.saving, _): break
    case (.saved, _): showSaved(card, &stage)
    case (.asking, .leaving): stay(&stage)
    case (.doubting, _): ask(again: card, &stage)
    case (.asking, .lost), (.failed, _):
      guard card.game.points == 0 else { return doubt(card, &stage) }
      nameCard = nil
      returnToMenu(focus: card.game.menuItem, &stage)
    }
  }

  private mutating func doubt(_ card: NameCard, _ stage: inout StageContext) {
    nameCard?.step = .doubting
    controls.moveFocus(to: .stay)
    stage.play(.card)
  }

  private mutating func ask(again card: NameCard, _ stage: inout StageContext) {
    nameCard?.step = .asking
    controls.moveFocus(to: .nameField)
    stage.play(.click)
  }

  private mutating func stay(_ stage: inout StageContext) {
    nameCard = nil
    controls = Controls()
    stage.play(.click)
    showAgain()
    // After the won card there is nothing to go on with but the next round.
    if case .playing(let game) = phase, game.act == .won { proceed(&stage) }
  }

  private mutating func save(_ card: NameCard, _ stage: inout StageContext) {
    var card = card
    do throws(NameError) {
      let name = try Name(fields.text(of: .nameField))
      let record = Standings.Entry(card.game, name: name)
      card.problem = nil
      card.step = .saving(record)
      nameCard = card
      controls.moveFocus(to: nil)
      stage.play(.click)
      stage.emit(.save(record))
    } catch {
      card.problem = error
      nameCard = card
      controls.moveFocus(to: .nameField)
      if error != .missing { refuse(error, in: .nameField, &stage) }
    }
  }

  /// The answer to a save; the name is remembered for the next time.
  mutating func tell(_ record: Standings.Entry, _ problem: String?, _ stage: inout StageContext) {
    guard var card = nameCard, case .saving(let asked) = card.step, asked.isSame(as: record)
    else { return }
    if let problem {
      card.step = .failed(asked, problem: problem)
      controls.moveFocus(to: .save)
      stage.play(.uhOh)
    } else {
      card.step = .saved(record)
      controls.moveFocus(to: .showBoard)
      stage.play(.snap)
      let choice = card.game.nameChoice
      if stage.preferences.choices[choice] != record.name.text {
        stage.prefer { $0.choices[choice] = record.name.text }
      }
    }
    nameCard = card
  }

  private mutating func showSaved(_ card: NameCard, _ stage: inout StageContext) {
    guard case .saved(let record) = card.step else { return }
    nameCard = nil
    openBoard(newest: stage.records.lastIndex { $0 == record }, &stage)
  }
}

extension Simon {
  /// Under which name the player's or the team's last name is remembered.
  fileprivate var nameChoice: String { team.isEmpty ? "simon.name" : "simon.team" }

  /// Where the menu has its focus after this game.
  fileprivate var menuItem: ControlID { team.isEmpty ? .single : .multi }
}

extension Standings.Entry {
  /// The same score; the date is given when it is saved.
  fileprivate func isSame(as other: Standings.Entry) -> Bool {
    var dated = self
    dated.date = other.date
    return dated == other
  }
}
