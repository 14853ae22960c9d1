internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

extension GamePage {
  /// Draws the table: the score, the sentence, and both throwers with their hands.
  func draw(_ view: View, into picture: inout Picture) {
    let moment = playhead.moment(view)
    picture.draw(.backdrop(SharedAssets.jungle))
    picture.drawGroup(
      scaledBy: 1 - (flourishes[.thump]?[Self.thumping, at: view.time] ?? 0),
      about: GameLayout.slab.center
    ) { Slab.draw(ground: ground[view.time], soil: soil[view.time], into: &$0) }
    // Animals whose eyes follow the pointer would give away the secret throw of one of two players.
    let pointer = victoryCard == nil && pair == nil ? controls.pointer : nil
    // The victory card names winner and score and would cut the boards in half, so they fade.
    // Against the jungle the friends dance on the card, so the onlookers fade too.
    let rest = 1 - (victoryCard?.openness(view) ?? 0)
    picture.drawGroup(opacity: dancesOnCard ? rest : 1) {
      for friend in cast.onlookers {
        cast.all.draw(friend, view, pointer: pointer, into: &$0)
      }
    }
    let swell = flourishes[.jump]?[Plaque.swell, at: view.time] ?? 0
    let shown = phase == .shown ? round : nil
    picture.drawGroup(scaledBy: GameLayout.ringScale, about: GameLayout.ring) {
      RuleRing.draw(at: GameLayout.ring, winner: shown?.winner, into: &$0)
    }
    if rest < 1 { drawPeace(view, opacity: 1 - rest, into: &picture) }
    guard rest > 0 else { return }
    picture.drawGroup(opacity: rest) {
      switch table {
      case .jungle(let name, _): drawBoards(name, view, swell: swell, into: &$0)
      case .friends(let pair):
        for side in Side.allCases {
          drawPairBoard(of: pair.mascot(side), side, view.language, swell: swell, into: &$0)
        }
      }
      drawRejections(at: view.time, into: &$0)
      for burst in bursts { burst.drawFlash(at: view.time, into: &$0) }
      drawThrowers(view, at: moment, pointer: pointer, into: &$0)
      drawPick(at: view.time, into: &$0)
      drawPrize(view, into: &$0)
      for burst in bursts { burst.draw(at: view.time, into: &$0) }
      drawCount(view, at: moment, into: &$0)
      drawSign(at: moment, into: &$0)
      drawSentence(view.language, into: &$0)
    }
  }

  /// Draws the player's chosen hand on its flight from its button to the thrower's arm.
  private func drawPick(at time: Time, into picture: inout Picture) {
    guard let flight = flourishes[.pick, at: time], let hand = round?.player else { return }
    let (from, to) = (GameLayout.hand(hand).point(0.5, 0.34), GameLayout.palm(.player))
    let progress = flight[Self.picking, at: time]
    picture.draw(
      .image(HandAssets.picture(of: hand), at: from + (to - from) * progress)
        .scaled(0.44 + 0.7 * progress).turned(-90 * progress).opacity(min(1, 3 - 3 * progress))
        .named("pick"),
      flyingFrom: from, to: to)
  }

  /// Draws the crown of a won round on its flight from the player's hand to its place on the board.
  private func drawPrize(_ view: View, into picture: inout Picture) {
    guard let flight = flourishes[.crown, at: view.time], let goal = match.goal.wins else { return }
    let progress = flight[Self.picking, at: view.time]
    guard progress > 0 else { return }
    let from = GameLayout.palm(.player) - Point(x: 0, y: 112)
    // The number stands in the row's last place.
    let to = OutcomeMarks.crown(
      match.playerWins - 1, of: goal + 1, apart: GameLayout.apart(goal), at: GameLayout.goal.center,
      fromRight: view.language.traits.isRightToLeft)
    let arc = Point(x: 0, y: 40 * progress * (1 - progress))
    picture.draw(
      .image(WidgetAssets.crown, at: from + (to - from) * progress - arc)
        .scaled(1.2 + (GameLayout.apart(goal) / 105 - 1.2) * progress).named("prize"),
      flyingFrom: from, to: to)
  }

  /// Adds the button `Next Turn` or `Play Again`, which swells and shrinks in a shine to call the
  /// player.
  func addNext(
    _ action: Action, _ words: Phrase, _ pictogram: Pictogram, named name: String,
    to screen: inout Screen<Action>
  ) {
    let frame = GameLayout.next
    screen.add(action, Spoken(words), named: name, in: frame, mirrorFrame: frame) {
      state, view, picture in
      let time = isCalling(view) ? view.time.held(Self.breaths).seconds : 0
      let breath = abs(Portable.sin(time * .pi / 1.6))
      (buttonEntrance ?? Entrance(since: .zero)).draw(about: frame.center, view, into: &picture) {
        $0.drawGroup(scaledBy: 1 + 0.05 * breath, about: frame.center) {
          Button.drawShine(around: frame, into: &$0)
          Button.draw(view.language(words), pictogram, in: frame, state, view, into: &$0)
        }
      }
    }
    screen.key(.enter, action)
    screen.hint(action)
  }

  /// The rate of that button's swelling, in pictures per second.
  private static let breaths = 10.0

  /// Returns whether `Next Turn` swells and shrinks: the turn is over and the onlookers are lively.
  private func isCalling(_ view: View) -> Bool { awaitsNextTurn && cast.nextChange(view) != nil }

  func nextChange(_ view: View) -> Time? {
    let living = cast.nextChange(view)
    guard living != nil else { return nil }
    let isPointing = Throw.allCases.contains { hand in
      controls.pointer.map(GameLayout.hand(hand).contains) == true
    }
    let isWaving = pair == nil && card == nil && phase == .waiting && isPointing
    return isWaving && !view.reducesMotion ? view.time.next(HandButton.pictures) : living
  }

  /// Whether the count of three is over and the hands have opened.
  private var hasOpened: Bool {
    playhead.time > .zero && playhead.timeline[HandTimelines.count, at: playhead.time] == 0
  }

  func prompt(_ view: View) -> Phrase? {
    switch phase {
    case .waiting: .hands(.asking)
    case .shaking where pair != nil: .table(.ready)
    case .shaking: hasOpened ? nil : .hands(.choosing)
    case .shown: round.map { .hands($0.story) }
    }
  }

  func describe(_ view: View, in content: inout SpokenContent) {
    content.invitation = phase == .waiting && pair == nil ? view.device.throwHint : nil
    content.standing =
      switch table {
      case .jungle(let name, _): .standing(match, name)
      case .friends(let pair): pair.standing(of: match)
      }
  }

  /// Draws the prompt or result.
  private func drawSentence(_ language: Language, into picture: inout Picture) {
    guard let sentence else { return }
    picture.draw(
      .text(
        language(sentence),
        // The winner's hand leaps over it, so it needs a halo.
        TextStyle(.heading, bold: true, halo: .night, fit: GameLayout.sentenceWidth),
        at: GameLayout.sentence, tint: .white
      ).named("sentence"))
  }

  /// The prompt or result, always with the player's name; nil during the count.
  var sentence: Phrase? {
    switch table {
    case .jungle(let name, _): sentence(for: name)
    case .friends(let pair): sentence(for: pair)
    }
  }

  private func sentence(for name: Name) -> Phrase? {
    switch phase {
    case .waiting: .hands(.invitation(name))
    case .shaking: nil
    case .shown where match.winner != nil: .hands(.matchLabel(name))
    case .shown: round.map { .hands(.label($0.outcome, name)) }
    }
  }

  /// Draws the numbers of the count over the fists, all in the size at which the longest one fits.
  private func drawCount(_ view: View, at moment: Time, into picture: inout Picture) {
    let beat = playhead.timeline[HandTimelines.count, at: moment]
    guard (1...3).contains(beat) else { return }
    var style = TextStyle(.heading, bold: true, halo: .night, fit: GameLayout.countWidth)
    style.size = view.metrics.evenSize(
      of: (1...3).map { (view.language(.hands(.count($0))), GameLayout.countWidth) },
      upTo: GameLayout.countSize)
    picture.draw(
      .text(view.language(.hands(.count(beat))), style, at: GameLayout.sentence, tint: .sun)
        .scaled(playhead.timeline[HandTimelines.countScale, at: moment]).named("count"))
  }

  /// Draws a player's board at a table of two: the mascot's name, its wins, and a crown for each
  /// win of the goal.
  private func drawPairBoard(
    of mascot: Mascot, _ side: Side, _ language: Language, swell: Double,
    into picture: inout Picture
  ) {
    Plaque.drawBoard(in: GameLayout.board(of: side), into: &picture)
    let wins = match.wins(of: side)
    let swell = round?.outcome.winner == side ? swell : 0
    picture.draw(
      language(.table(.mascot(mascot))), TextStyle(.body, bold: true, fit: 160, height: 50),
      at: GameLayout.place(0.53, 0.33, on: side), tint: .cream)
    Plaque.drawNumber(
      "\(wins)", fit: 60, at: GameLayout.place(0.86, 0.52, on: side), swell: swell, into: &picture)
    guard let goal = match.goal.wins else { return }
    SeatPlate.drawCrowns(
      wins, of: goal, Seat(side), apart: 44, at: GameLayout.place(0.53, 0.7, on: side),
      swell: swell, into: &picture)
  }

  /// Draws a side's board with its face and its name, large if nothing else `isCounted` there.
  static func drawBoard(
    of side: Side, _ face: ImageAsset, _ name: String, isCounted: Bool,
    into picture: inout Picture
  ) {
    Plaque.drawBoard(in: GameLayout.board(of: side), into: &picture)
    picture.draw(.image(face, at: GameLayout.face(of: side)).scaled(1.4).named("face.\(side)"))
    picture.draw(
      name,
      TextStyle(
        isCounted ? .body : .label, bold: true, fit: GameLayout.goal.width - 24,
        height: isCounted ? 46 : 70),
      at: GameLayout.place(0.62, isCounted ? 0.31 : 0.5, on: side), tint: .cream)
  }

  /// Draws both boards against the jungle: its wins on one, the player's way to the goal on the
  /// other.
  private func drawBoards(
    _ name: Name, _ view: View, swell: Double, into picture: inout Picture
  ) {
    let wins = match.goal.wins
    Self.drawBoard(
      of: .jungle, head(of: .jungle), view.language(.common(.theJungle)),
      isCounted: wins != nil, into: &picture)
    Self.drawBoard(of: .player, head(of: .player), name.text, isCounted: true, into: &picture)
    if case .points(let scale) = match.goal {
      return drawPoints(of: scale.required, view.language, swell: swell, into: &picture)
    }
    guard let goal = wins else { return }
    // Only the score of the round's winner swells.
    let isJungles = round?.outcome.winner == .jungle
    let fromRight = view.language.traits.isRightToLeft
    Self.drawTally(
      of: .jungle, match.jungleWins, at: GameLayout.marks(of: .jungle).center, apart: 54,
      fromRight: fromRight, swell: isJungles ? swell : 0, named: "score.jungle", into: &picture)
    let isFlying = flourishes[.crown, at: view.time] != nil
    Self.drawTally(
      of: .player, match.playerWins - (isFlying ? 1 : 0), of: goal, at: GameLayout.goal.center,
      apart: GameLayout.apart(goal), fromRight: fromRight,
      swell: isFlying || isJungles ? 0 : swell, named: "score.player", into: &picture)
  }

  /// Draws the player's points as a bar that is full at the `required` points.
  private func drawPoints(
    of required: Int, _ language: Language, swell: Double, into picture: inout Picture
  ) {
    let bar = Rect(center: GameLayout.goal.center, size: Size(228, 46))
    let share = min(1, Double(match.points) / Double(required))
    // The bar fills up in the direction of reading.
    let (start, end) = language.traits.isRightToLeft ? (1.0, 0.0) : (0, 1)
    picture.draw(.roundedRect(bar, radius: 23, tint: .night))
    if share > 0 {
      let width = max(46, share * bar.width)
      let filled = Rect(
        x: start == 0 ? bar.minX : bar.maxX - width, y: bar.minY, width: width, height: 46)
      picture.draw(.roundedRect(filled.insetBy(4), radius: 19, tint: .leaf).named("points"))
    }
    picture.draw(
      .image(SharedAssets.star, at: bar.point(start, 0.5)).scaled(1.5 + 0.5 * swell).named("token"))
    picture.draw(.image(WidgetAssets.crown, at: bar.point(end, 0.44)).scaled(0.6).named("aim"))
    picture.draw(
      .text(
        language(.common(.progress(match.points, of: required))),
        TextStyle(.body, bold: true, fit: 170, height: 48), at: bar.center, tint: .cream
      ).scaled(1 + 0.2 * swell))
  }

  /// Draws a sign of the outcome between the hands, for players who cannot tell the ground's
  /// colours apart.
  private func drawSign(at moment: Time, into picture: inout Picture) {
    guard let round else { return }
    let opacity = playhead.timeline.value(of: HandTimelines.signOpacity, at: moment, otherwise: 0)
    let place = Rect(center: GameLayout.sign, size: GameLayout.signSize)
    picture.drawGroup(
      scaledBy: playhead.timeline[HandTimelines.signScale, at: moment], about: place.center,
      opacity: opacity
    ) {
      OutcomeSign.draw(
        round, isVictory: match.winner != nil && pair == nil,
        winner: round.outcome.winner.map(head),
        rim: round.outcome.winner.flatMap { pair == nil ? nil : SeatPlate.tint(of: Seat($0)) },
        in: place, into: &$0)
    }
  }

  /// Returns the picture of the head of the jungle or player on a side.
  private func head(of side: Side) -> ImageAsset {
    if let pair { return WidgetAssets.mascot(pair.mascot(side)) }
    return side == .player ? WidgetAssets.badge(cast.champion.animal) : WidgetAssets.jungle
  }
}
