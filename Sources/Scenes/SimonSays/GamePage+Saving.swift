internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The card that asks for a name at the end of a game, and the ways on from there.
extension GamePage {
  /// Offers the scoreboard after a mistake or with points; otherwise goes back to the menu.
  ///
  /// `isSure` if the player has confirmed the end of the game.
  mutating func leave(isSure: Bool = false, _ context: inout SceneContext) {
    var left = simon
    left.leave()
    guard left.offersScoreboard else { return returnToMenu(&context) }
    card = .name(NameCard(left, players, isSure: isSure, context))
    focus(.enterName)
    context.play(.card)
  }

  /// The card that asks for a name; nil while it is not open.
  var nameCard: NameCard? {
    get { if case .name(let card) = card { card } else { nil } }
    set { if let newValue { card = .name(newValue) } }
  }

  var fields: FieldGroup<Action> {
    get { nameCard?.fields ?? FieldGroup([:]) }
    set { nameCard?.fields = newValue }
  }

  /// Shows a step of the card, with the focus on what the step asks for.
  private mutating func go(to step: NameCard.Step, _ context: SceneContext) {
    nameCard?.show(step, at: context.now)
    if let action = step.focus { focus(action) }
  }

  /// Puts the card away; the drums take every key again.
  mutating func closeCard() { (card, controls) = (nil, Controls()) }

  /// Returns to the menu without saving; asks before the most points so far are lost, unless the
  /// card asks already.
  mutating func discard(_ context: inout SceneContext) {
    guard let card = nameCard, card.step != .confirming, !card.asksToLeave, card.isWorthKeeping
    else { return returnToMenu(&context) }
    go(to: .confirming, context)
    context.play(.card)
  }

  mutating func stay(_ context: inout SceneContext) {
    context.play(.click)
    guard nameCard?.step != .confirming else { return go(to: .asking, context) }
    closeCard()
    showAgain(context.preferences)
  }

  /// Begins a new game; without a name, the points are saved under the offered one.
  mutating func playAgain(_ context: inout SceneContext) {
    guard let card = nameCard, card.offersName else {
      return next = GamePage(team: simon.team, menu, &context)
    }
    if NameError(of: card.typed) == .missing { fields[.enterName] = .name(card.offered) }
    save(andPlayAgain: true, &context)
  }

  mutating func save(andPlayAgain playsOn: Bool = false, _ context: inout SceneContext) {
    guard let card = nameCard else { return }
    do throws(NameError) {
      let record = Standings.Entry(card.game, name: try Name(card.typed))
      go(to: .saving(record, playsOn: playsOn), context)
      context.play(.click)
      context.emit(.save(record))
    } catch {
      nameCard?.problem = error
      focus(.enterName)
      if error != .missing { refuse(.enterName, for: error, .simonSays(.badName), &context) }
    }
  }

  /// Handles the answer to a save, and remembers the name.
  mutating func finishSaving(
    _ record: Standings.Entry, _ problem: Phrase?, _ context: inout SceneContext
  ) {
    guard case .saving(let asked, let playsOn) = nameCard?.step, asked.isSame(as: record) else {
      return
    }
    if let problem {
      go(to: .failed(problem), context)
      return context.play(.uhOh)
    }
    context.keep(record.name.text, as: simon.nameChoice)
    if playsOn {
      return next = GamePage(team: simon.team, menu, saved: record.points, &context)
    }
    go(to: .saved(record), context)
    context.play(.snap)
  }

  mutating func returnToMenu(_ context: inout SceneContext) {
    next = menu.resumed(at: simon.team.isEmpty ? .playAlone : .gatherTeam, &context)
  }

  mutating func showSaved(_ context: inout SceneContext) {
    guard case .saved(let record) = nameCard?.step else { return }
    let newest = context.records.lastIndex { $0 == record }
    next = ScoresPage(menu, newest: newest, by: simon.team.isEmpty ? [] : players, &context)
  }
}

extension Simon {
  /// The sequence of which a longer one is worth a crown, if nobody has come that far.
  private static let leastCrowned = 3

  /// The longest sequence in `records` of players alone, or of teams.
  func longest(among records: [Standings.Entry]) -> Int {
    records.filter { ($0.kind == .team) != team.isEmpty }.map(\.longest).max()
      .map { max($0, Self.leastCrowned) } ?? Self.leastCrowned
  }

  /// The preference key of the last name, one for players and one for teams.
  var nameChoice: String { team.isEmpty ? Self.ownChoice : "simon.team" }

  private static let ownChoice = "simon.name"

  /// The name that a player alone has used last, or else the frog's.
  static func ownName(in view: View) -> String {
    let known = view.preferences.lastName
    return view.preferences.choices[ownChoice]
      ?? (known.isEmpty ? view.language(Avatar.mascot(.frog).name) : known)
  }

  /// The name that the points get unless another is given.
  func offeredName(in view: View) -> String {
    team.isEmpty
      ? Self.ownName(in: view)
      : view.preferences.choices[nameChoice] ?? view.language(.simonSays(.ourTeam))
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
