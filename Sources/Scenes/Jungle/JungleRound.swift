internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// A round, from the drop until every animal is home.
struct JungleRound: Hashable {
  let player: Animal
  /// The jungle's animal; nil until the player's is in place.
  private(set) var rival: Animal?
  /// The friend's animal and the two players; nil when the jungle is the rival.
  let friendsAnimal: Animal?
  private let pair: TablePlayers?
  /// The time at which the player's animal left its home, picked up or sent.
  let begun: Time
  /// The timeline's position at the last tick.
  var playhead: Playhead

  init(
    _ player: Animal, from feet: Point, by way: JungleTimelines.Way = .usual,
    _ friend: (Animal, TablePlayers)? = nil, since begun: Time, _ preferences: Preferences
  ) {
    (self.player, self.begun) = (player, begun)
    (friendsAnimal, pair) = (friend?.0, friend?.1)
    playhead = Playhead(JungleTimelines.snap(player, from: feet, by: way).adapted(to: preferences))
  }

  /// Sets the rival, which settles the result, and starts the timeline that shows it.
  mutating func answer(with rival: Animal, _ preferences: Preferences) {
    self.rival = rival
    let show = JungleTimelines.show(player: player, rival: rival)
    playhead = Playhead(show.adapted(to: preferences))
  }

  /// Returns the round as it would be played now: motion may have been calmed since.
  func adapted(to preferences: Preferences) -> JungleRound {
    var round = self
    if let rival { round.answer(with: rival, preferences) }
    return round
  }

  /// Whether two players at one table play the round.
  var isOfTwo: Bool { pair != nil }

  var outcome: Outcome? { rival.map { player.outcome(against: $0) } }

  /// The timeline of the jungle's animal in the brook after the round; nil if that animal has won.
  var rest: Timeline? {
    guard let rival, outcome != .loss else { return nil }
    return outcome == .win ? JungleTimelines.minding(rival) : JungleTimelines.parting(rival)
  }

  /// Returns a place above the middle of both animals while both are visible, else the player's.
  func focus(_ view: View) -> Point {
    let moment = playhead.moment(view).onFours
    func place(_ actor: JungleTimelines.Actor, _ rest: Point) -> Point {
      playhead.timeline.value(of: JungleTimelines.position(actor), at: moment, otherwise: rest)
    }
    let own = place(.player, JungleLayout.playerPlace)
    let isAlone = rival == nil || playhead.timeline[.opacity("rival"), at: moment] < 0.5
    let middle = isAlone ? own : (own + place(.rival, JungleLayout.junglePlace)) * 0.5
    return Point(x: middle.x, y: middle.y - 80)
  }

  func place(_ actor: JungleTimelines.Actor, at cue: JungleTimelines.Cue) -> Point {
    let timeline = playhead.timeline
    return timeline[JungleTimelines.position(actor), at: timeline.time(of: cue) ?? .zero]
  }

  /// Poses an onlooker ashore; does nothing before the rival is known.
  func act(onlooker figure: inout AnimalFigure, _ view: View) {
    guard rival != nil else { return }
    let isFirst = figure.animal == Animal.allCases.first { $0 != player }
    let actor = isFirst ? JungleTimelines.Actor.firstOnlooker : .secondOnlooker
    let moment = playhead.moment(view).onFours
    figure.look(on: playhead.timeline, as: actor, at: moment)
    // The looking cobra sits in the middle: it need not turn, and must not be in the way.
    if figure.animal == .cobra {
      figure.facing = 1
      figure.pose = figure.pose.drawingIn(to: 22)
    }
    if !view.reducesMotion { figure.addSecondaryMotion(playhead.timeline, of: actor, at: moment) }
  }

  /// The point about which animals that come nearer are enlarged, so that their feet come lower.
  private static let vanishing = Point(x: 640, y: 344)

  func draw(_ view: View, into picture: inout Picture) {
    let moment = drawnMoment(view)
    let nearness = playhead.timeline[JungleTimelines.nearness, at: moment]
    // The reeds, and who swims off to them, keep their size, and are behind who comes nearer.
    if nearness > 1 {
      Board.drawReeds(into: &picture)
      drawBeaten(at: moment, view.reducesMotion, into: &picture)
    }
    picture.drawGroup(scaledBy: nearness, about: Self.vanishing) {
      drawActors(view, at: moment, withReeds: nearness == 1, into: &$0)
    }
    for prop in isTie ? [HeadProp.fish, .frog] : [] {
      drawProp(prop, at: moment, view.reducesMotion, into: &picture)
    }
  }

  private func drawActors(
    _ view: View, at moment: Time, withReeds: Bool, into picture: inout Picture
  ) {
    let timeline = playhead.timeline
    if !view.reducesMotion { drawWakes(into: &picture, at: moment) }
    var (own, rivals) = actors(view.reducesMotion, at: moment)
    guard var other = rivals else { return own.draw(named: player.rawValue, into: &picture) }
    let isBiting = timeline[JungleTimelines.cling, at: moment] > 0
    if !view.reducesMotion, !isBiting { drawShadow(falling: own, into: &picture) }
    other.drawReflection(
      timeline[JungleTimelines.reflection, at: moment], isInLove: !isBiting, into: &picture)
    // The beaten animal is behind the winner while under water, and before the reeds afterwards.
    let hasRisen = hasRisen(by: moment)
    if withReeds, !hasRisen { drawBeaten(at: moment, view.reducesMotion, into: &picture) }
    let tug = timeline[JungleTimelines.tug, at: moment]
    if tug != 0, let grip = own.grip { other.drawTail(to: grip, by: tug, into: &picture) }
    drawDragonfly(far: true, at: moment, into: &picture)
    drawPlait(&own, &other, at: moment, into: &picture)
    drawProp(.lily, at: moment, view.reducesMotion, into: &picture)
    let neck = CobraNeck(
      of: &own, out: timeline[JungleTimelines.drawnOut, at: moment],
      tightened: timeline[JungleTimelines.curl, at: moment], into: &picture)
    neck?.draw(isBefore: false, into: &picture)
    let isInFront =
      neck != nil || isOver(at: moment) && self.isInFront(own, of: other, isBiting)
    if !isInFront { draw(own, as: .player, view, into: &picture) }
    drawWrap(of: other, at: moment, into: &picture)
    draw(other, as: .rival, view, into: &picture)
    if withReeds {
      Board.drawReeds(leaning: timeline[JungleTimelines.rustle, at: moment], into: &picture)
    }
    if hasRisen, withReeds { drawBeaten(at: moment, view.reducesMotion, into: &picture) }
    neck?.draw(isBefore: true, into: &picture)
    if isInFront { draw(own, as: .player, view, into: &picture) }
    if isBiting { (outcome == .win ? own : other).drawUpperJaw(into: &picture) }
    drawSpout(from: own, to: other, at: moment, into: &picture)
    other.drawHearts(timeline[JungleTimelines.love, at: moment], into: &picture)
    own.drawBubble(timeline[JungleTimelines.bubble, at: moment], into: &picture)
    if !view.reducesMotion, outcome == .loss { other.drawGaze(at: own, into: &picture) }
    drawDragonfly(far: false, at: moment, into: &picture)
  }

  /// Returns the figure of the jungle's animal before it acts.
  func figure(of rival: Animal) -> AnimalFigure {
    var figure = AnimalFigure(rival, .jungle, feet: JungleLayout.junglePlace)
    figure.isTeamed = isOfTwo
    figure.facing = rival.looksRight ? 1 : -1
    figure.opacity = 0
    return figure
  }

  /// Returns whether the player's animal is drawn over the other: the winner where they overlap,
  /// but not while it bites, otherwise the nearer one.
  private func isInFront(
    _ own: AnimalFigure, of other: AnimalFigure, _ isBiting: Bool
  ) -> Bool {
    let overlap = own.feet.y == other.feet.y || own.feet.distance(to: other.feet) < 90
    return overlap || isBiting ? (outcome != .loss) != isBiting : own.feet.y > other.feet.y
  }

  /// Draws a prop that takes part in the round beside the animals, while its scale is above 0.
  private func drawProp(
    _ prop: HeadProp, at moment: Time, _ reducesMotion: Bool, into picture: inout Picture
  ) {
    let (timeline, name) = (playhead.timeline, JungleTimelines.name(of: prop))
    let size = timeline[.scale(name), at: moment]
    guard !reducesMotion, size > 0,
      let place = timeline.value(of: JungleTimelines.place(of: prop), at: moment)
    else { return }
    let sunken = timeline[JungleTimelines.sunken(prop), at: moment]
    let turn = timeline[.rotation(name), at: moment]
    let torn = prop == .lily ? timeline[JungleTimelines.torn, at: moment] : 0
    let stretch =
      timeline.value(of: .stretch(name), at: moment, otherwise: Point(x: 1, y: 1)) * size
    func draw(_ asset: ImageAsset, _ aside: Double, turned turn: Double) {
      var command = DrawCommand.image(asset, at: place)
        .moved(aside, sunken - timeline[JungleTimelines.lift(prop), at: moment])
        .scaled(stretch.x, stretch.y).turned(turn).flipped(
          timeline[JungleTimelines.leftward(prop), at: moment] > 0)
      if sunken > 0 { command.floor = place.y + asset.size.height * size / 2 - 1.3 * sunken }
      picture.draw(command)
    }
    guard torn > 0 else { return draw(prop.asset, 0, turned: turn) }
    for (half, side) in zip(BoardAssets.lilyHalves, [-1.0, 1]) {
      let middle = (prop.asset.size.width - half.size.width) / 2 * stretch.x
      draw(half, side * (torn + middle), turned: side * turn)
    }
  }

  /// Draws an actor, with speed lines behind a winning rabbit.
  private func draw(
    _ figure: AnimalFigure, as actor: JungleTimelines.Actor, _ view: View,
    into picture: inout Picture
  ) {
    let isWinner = outcome == (actor == .rival ? .loss : .win)
    let swims = isWinner && figure.animal == .rabbit && figure.isInWater
    if swims, abs(figure.drag.x) > 0.72, !view.reducesMotion {
      drawTrail(of: actor, at: playhead.moment(view), into: &picture)
    }
    figure.draw(named: actor == .rival ? actor.rawValue : player.rawValue, into: &picture)
  }

  /// Draws the jungle's animal as it resurfaces in the brook, beaten or after a tie.
  private func drawBeaten(at moment: Time, _ reducesMotion: Bool, into picture: inout Picture) {
    guard let rival, outcome != .loss else { return }
    var figure = AnimalFigure(
      beaten: rival, playhead.timeline, at: moment, reducesMotion ? nil : rivalHeadProp)
    figure.headPropSize = headPropSize(rivalHeadProp, .risen, moment)
    figure.isTeamed = isOfTwo
    figure.draw(named: "beaten", into: &picture)
  }

  var isTie: Bool { outcome == .tie }

  private func hasRisen(by moment: Time) -> Bool {
    playhead.timeline.time(of: .risen).map { $0 <= moment } ?? false
  }

  /// Whether the player's animal went under: always, unless it won.
  var hasBeenUnderWater: Bool { outcome != .win }

  /// Returns whether the player's animal is coming up again, or on its way home.
  func hasSurfaced(by moment: Time) -> Bool {
    playhead.timeline.time(of: .surfaced).map { $0 - .seconds(Self.rising) <= moment } ?? false
  }

  /// The seconds before `surfaced` at which the head of the player's animal begins to come up.
  private static let rising = 0.18

  /// Returns a head prop's scale, which grows from 0: a fish leaps after `cue`; others come to
  /// where the head comes up.
  func headPropSize(
    _ headProp: HeadProp, _ cue: JungleTimelines.Cue, _ moment: Time
  ) -> Double {
    let since = playhead.timeline.time(of: cue).map { (moment - $0).seconds } ?? 0
    let (late, seconds) =
      headProp == .fish ? (0.08, 0.25) : (cue == .risen ? 0 : -Self.rising, 0.12)
    return max(0, Easing.outBack(2.5).value(at: min(1, (since - late) / seconds)))
  }

  /// The prop on the head of the player's animal as it comes up; on a wreath or a cobra a lily
  /// would not be seen.
  var headProp: HeadProp {
    switch (outcome, player) {
    case (.tie, .lion): .fish
    case (.loss, .lion), (.tie, .rabbit): .lily
    default: .flower
    }
  }

  /// The head prop of the jungle's animal: a flower after a tie, as there is one fish and one pad.
  var rivalHeadProp: HeadProp { isTie ? .flower : headProp }

  /// The creature that appears after the round, which depends on animal and outcome.
  var guest: Creature { creature(outcome == .tie ? 1 : outcome == .loss ? 2 : 0) }

  /// The creature that comes by before the guest, always another one.
  var passer: Creature { creature(outcome == .win ? 1 : 0) }

  private func creature(_ turn: Int) -> Creature {
    Creature.allCases[(turn + player.index) % Creature.allCases.count]
  }

  /// Returns the winning animal once the result label is visible, else nil.
  func winner(_ view: View) -> Animal? {
    let seen = playhead.timeline.value(
      of: JungleTimelines.labelOpacity, at: playhead.moment(view), otherwise: 0)
    guard seen > 0, let winner = outcome?.winner else { return nil }
    return winner == .player ? player : rival
  }

  /// The winning player's mascot; nil for a tie or against the jungle.
  var winningMascot: Mascot? { outcome?.winner.flatMap { pair?.mascot($0) } }

  func drawLabel(_ view: View, into picture: inout Picture) {
    guard let outcome else { return }
    let (moment, mascot) = (playhead.moment(view), winningMascot)
    let opacity = playhead.timeline.value(
      of: JungleTimelines.labelOpacity, at: moment, otherwise: 0)
    let scale = playhead.timeline[JungleTimelines.labelScale, at: moment]
    let style = TextStyle(.heading, bold: true, halo: .night, fit: JungleLayout.labelWidth)
    let words = view.language(mascot.map { .table(.wins($0)) } ?? .jungle(.result(outcome)))
    picture.drawGroup(scaledBy: scale, about: JungleLayout.label, opacity: opacity) {
      if let mascot {
        let wide = min(JungleLayout.labelWidth, view.metrics.width(of: words, size: style.size))
        let left = JungleLayout.label.x - wide / 2 - 48
        $0.drawFigure(at: JungleLayout.label) {
          $0.draw(.image(WidgetAssets.mascot(mascot), at: Point(x: left, y: JungleLayout.label.y)))
        }
      }
      $0.draw(words, style, at: JungleLayout.label, tint: .sun, named: "label")
    }
  }
}
