internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The first page: single player or team, and drums to strike for fun.
struct MenuPage: Page {
  enum Action: Hashable {
    case playAlone, gatherTeam, showScores
    case strike(Pad)
  }

  private static let items: [(action: Action, name: String, title: SimonSaysWords)] = [
    (.playAlone, "single", .single), (.gatherTeam, "multi", .multi),
    (.showScores, "scoreboard", .scoreboard),
  ]

  /// The last team, and the animal that each player has chosen.
  var setup = TeamSetup()
  var chosenAnimals: [Int: Avatar] = [:]
  var controls = Controls()
  /// The last stroke on each drum.
  private var strokes: [Pad: PlayingTimeline] = [:]
  var cast = Cast(MenuLayout.spots)
  private(set) var next: (any Page)?

  init() { focus(.playAlone) }

  /// The menu as it was left, with a click and the focus on `item`.
  func resumed(at item: Action, _ context: inout SceneContext) -> MenuPage {
    var menu = self
    menu.cast.noteActivity(&context)
    menu.focus(item)
    context.play(.click)
    return menu
  }

  func declare(on screen: inout Screen<Action>) {
    let row = Self.items.map { Phrase.simonSays($0.title) }
    let isLarge = screen.view.preferences.textSize != .normal
    for (index, item) in Self.items.enumerated() {
      let (words, frame) = (Phrase.simonSays(item.title), MenuLayout.tile(index, isLarge: isLarge))
      screen.add(
        item.action, Spoken(words), named: "menu.\(item.name)", in: frame, mirrorFrame: frame
      ) {
        let size = PictureButton.size(ofRow: row, width: frame.width, $1)
        PictureButton.draw(
          $1.language(words), size: size, rows: MenuLayout.rows(isLarge: isLarge), in: frame, $0,
          into: &$2
        ) { [own = Avatar.own($1)] in
          Self.draw(item.action, of: own, at: $0, into: &$1)
        }
      }
    }
    screen.hint(.playAlone)
    for (pad, key) in zip(Pad.allCases, Key.digits) {
      screen.focusArea(
        .strike(pad), .spoken(.drum(pad)), named: "drum.\(pad)", in: MenuLayout.drumFrame(pad))
      screen.key(key, .strike(pad))
    }
  }

  mutating func react(to event: InputEvent, _ context: inout SceneContext) {
    // Any finger strikes the drums and tickles the animals.
    let point: Point? =
      switch event {
      case .pointerDown(let point), .otherFinger(let point): point
      default: nil
      }
    if let point, touch(point, &context) { return }
    respond(to: event, &context)
  }

  private mutating func touch(_ point: Point, _ context: inout SceneContext) -> Bool {
    let pad = Pad.allCases.first { MenuLayout.drumFrame($0).contains(point) }
    if let pad { play(pad, &context) }
    let spot = cast.members.first { $0.frame.contains(point) }
    if let spot { cast.tickle(spot, &context) }
    return pad != nil || spot != nil
  }

  private mutating func play(_ pad: Pad, _ context: inout SceneContext) {
    strokes[pad] = SimonSaysTimelines.stroke(pad, after: strokes[pad], context)
    context.play(pad.sound, x: MenuLayout.drum(pad).x)
  }

  mutating func perform(_ action: Action, _ context: inout SceneContext) {
    switch action {
    case .playAlone: next = GamePage(team: [], self, &context)
    case .gatherTeam: next = TeamPage(self, &context)
    case .showScores: next = ScoresPage(self, &context)
    case .strike(let pad): play(pad, &context)
    }
  }

  func running(_ view: View) -> [any Moving] { [strokes, cast] }

  /// Steady, as a faster game must not flash faster.
  var rhythm: Rhythm { Rhythm(isSteady: true) }

  var tall: Arrangement { MenuLayout.tall }

  func prompt(_ view: View) -> Phrase? { .simonSays(.menuStatus) }

  func draw(_ view: View, into picture: inout Picture) {
    picture.draw(.backdrop(SharedAssets.evening))
    for pad in Pad.allCases {
      var drum = Drum(pad, at: MenuLayout.drum(pad))
      drum.apply(strokes[pad], at: view.time)
      let isHovered = controls.pointer.map(MenuLayout.drumFrame(pad).contains) ?? false
      if isHovered { drum.drop -= 4 }
      drum.draw(into: &picture)
    }
    let struck = strokes.max { $0.value.since < $1.value.since }?.key
    let sight = struck.map(MenuLayout.drum)
    cast.draw(view, pointer: controls.pointer ?? sight, into: &picture)
    picture.draw(.panel(WidgetAssets.card, inset: 56, in: MenuLayout.card))
    Drum.drawEmblems(about: MenuLayout.emblems, into: &picture)
    picture.draw(
      view.language(.hub(.door(.simonSays))), TextStyle(.heading, bold: true),
      at: MenuLayout.heading, tint: .ink)
  }

  /// Draws the number of players, or the podium, about the middle of a button.
  private static func draw(
    _ action: Action, of own: Avatar, at center: Point, into picture: inout Picture
  ) {
    func head(_ avatar: Avatar, _ x: Double, _ y: Double, _ size: Double) {
      picture.draw(avatar.portrait(at: center + Point(x: x, y: y), height: 160 * size))
    }
    switch action {
    case .playAlone: head(own, 0, 0, 0.66)
    case .gatherTeam:
      head(.mascot(.toucan), -38, -18, 0.46)
      head(.mascot(.monkey), 38, -18, 0.46)
      head(.mascot(.frog), 0, 16, 0.54)
    case .showScores:
      let top = CardPicture.drawPodium(at: center + Point(x: 0, y: 52), scale: 0.6, into: &picture)
      head(own, 0, top.y - center.y - 29, 0.4)
      picture.draw(.image(SharedAssets.iconCrown, at: top - Point(x: 0, y: 66)).scaled(0.8))
    case .strike: break
    }
  }
}
