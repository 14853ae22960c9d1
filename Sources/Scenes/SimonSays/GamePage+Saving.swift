internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The end of a game: the name for the scoreboard, and saving.
extension GamePage {
  /// Offers the scoreboard after a mistake or with points; otherwise goes back to the menu.
  ///
  /// `isSure` if the player has confirmed the end of the game.
  mutating func leave(isSure: Bool = false, _ stage: inout StageContext) {
    var left = simon
    left.leave()
    guard left.offersScoreboard else { return returnToMenu(&stage) }
    let card = NameCard(left, isSure: isSure, stage)
    fields[.enterName] = .name(card.offered)
    fields[.enterName]?.selectAll()
    nameCard = card
    focus(.enterName)
    stage.play(.card)
  }

  /// Handles Esc: back to the game, the scoreboard or the menu; asks before points are lost.
  mutating func stepBackFromName(_ stage: inout StageContext) {
    guard let card = nameCard else { return }
    switch card.step {
    case .saving: break
    case .saved: showSaved(&stage)
    case .doubting: stay(&stage)
    case .asking where card.asksToLeave: stay(&stage)
    case .asking, .failed: discard(&stage)
    }
  }

  /// Returns to the menu without saving; asks before points are lost, unless the card asks already.
  mutating func discard(_ stage: inout StageContext) {
    guard let card = nameCard, card.step != .doubting, !card.asksToLeave, card.game.points > 0
    else { return returnToMenu(&stage) }
    nameCard?.step = .doubting
    focus(.stay)
    stage.play(.card)
  }

  /// Returns to the name, or to the drums.
  mutating func stay(_ stage: inout StageContext) {
    stage.play(.click)
    guard nameCard?.step != .doubting else {
      nameCard?.step = .asking
      return focus(.enterName)
    }
    nameCard = nil
    controls = Controls()
    showAgain(stage.preferences)
    // After the won card, begin the next round.
    if phase == .won { proceed(&stage) }
  }

  /// Begins a new game; without a name, the points are saved under the offered one.
  mutating func playAgain(_ stage: inout StageContext) {
    guard let card = nameCard, card.offersName else {
      return next = GamePage(team: simon.team, menu, &stage)
    }
    if NameError(of: fields.text(of: .enterName)) == .missing {
      fields[.enterName] = .name(card.offered)
    }
    save(andPlayAgain: true, &stage)
  }

  mutating func save(andPlayAgain playsOn: Bool = false, _ stage: inout StageContext) {
    guard let card = nameCard else { return }
    do throws(NameError) {
      let record = Standings.Entry(card.game, name: try Name(fields.text(of: .enterName)))
      nameCard?.problem = nil
      nameCard?.step = .saving(record, playsOn: playsOn)
      stage.play(.click)
      stage.emit(.save(record))
    } catch {
      nameCard?.problem = error
      focus(.enterName)
      guard error != .missing else { return }
      fields.refuse(.enterName, for: error, .simonSays(.badName), &stage)
      focus(.accept)
    }
  }

  /// Handles the answer to a save, and remembers the name.
  mutating func finishSaving(
    _ record: Standings.Entry, _ problem: Phrase?, _ stage: inout StageContext
  ) {
    guard let card = nameCard, case .saving(let asked, let playsOn) = card.step,
      asked.isSame(as: record)
    else { return }
    if let problem {
      nameCard?.step = .failed(asked, problem: problem)
      focus(.save)
      return stage.play(.uhOh)
    }
    stage.keep(record.name.text, as: card.game.nameChoice)
    if playsOn {
      return next = GamePage(team: simon.team, menu, saved: record.points, &stage)
    }
    nameCard?.step = .saved(record)
    focus(.playAgain)
    stage.play(.snap)
  }

  mutating func returnToMenu(_ stage: inout StageContext) {
    next = menu.resumed(at: simon.team.isEmpty ? .playAlone : .gatherTeam, &stage)
  }

  mutating func showSaved(_ stage: inout StageContext) {
    guard case .saved(let record) = nameCard?.step else { return }
    let newest = stage.records.lastIndex { $0 == record }
    next = ScoresPage(menu, newest: newest, by: simon.team, &stage)
  }
}

extension Simon {
  /// The preference key of the last name, one for players and one for teams.
  var nameChoice: String { team.isEmpty ? "simon.name" : "simon.team" }

  /// Whether it beats all `records` of players, or of teams.
  func isRecord(among records: [Standings.Entry]) -> Bool {
    let best = records.filter { ($0.kind == .team) != team.isEmpty }.map(\.points).max() ?? 0
    return 0 < best && best < points
  }
}

extension Standings.Entry {
  /// Whether it is the same score; saving sets the date.
  fileprivate func isSame(as other: Standings.Entry) -> Bool {
    var dated = self
    dated.date = other.date
    return dated == other
  }
}
