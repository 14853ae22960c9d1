internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The open scoreboard: the standings, and the scroll position.
struct ScoresPage: Page {
  enum Action: Hashable { case back }

  let standings: Standings
  /// The team that has played for the newest score; empty for a single player.
  private let team: [Avatar]
  /// The row at the top, including its fraction.
  private(set) var top = AnimatedValue(at: 0.0, duration: 0.18, easing: .outCubic)
  /// The point at which the pointer grabbed the list, and the top row then.
  private var grip: (point: Point, top: Double)?

  private let menu: MenuPage
  var controls = Controls()
  private(set) var next: (any Page)?

  /// The board of the scores kept; `newest` is the index of the latest one.
  init(
    _ menu: MenuPage, newest: Int? = nil, by team: [Avatar] = [], _ context: inout SceneContext
  ) {
    (self.menu, self.team) = (menu, team)
    let records = context.records
    var standings = Standings(records.indices.compactMap { $0 == newest ? nil : records[$0] })
    if let newest, records.indices.contains(newest) { standings.add(records[newest]) }
    self.standings = standings
    if let newest = standings.newest { jump(to: Double(newest - ScoresLayout.rowCount / 2)) }
    focus(.back)
    context.play(.page)
  }

  func declare(on screen: inout Screen<Action>) { screen.corner(.back, .back) }

  mutating func perform(_ action: Action, _ context: inout SceneContext) {
    switch action {
    case .back: next = menu.resumed(at: .showScores, &context)
    }
  }

  mutating func react(to event: InputEvent, _ context: inout SceneContext) {
    let isScrolled = scroll(event, in: context.view)
    // The controls follow the pointer even while it drags the list.
    if case .key = event, isScrolled { return }
    respond(to: event, &context)
  }

  func running(_ view: View) -> [any Moving] { [top] }

  var tall: Arrangement { .page(ScoresLayout.card) }

  var landmarks: [Place] { [Place("list", ScoresLayout.list)] }

  /// The last row that can be at the top.
  var last: Double { max(0, Double(standings.entries.count - ScoresLayout.rowCount)) }

  /// Scrolls the list; false if `event` does not scroll.
  private mutating func scroll(_ event: InputEvent, in view: View) -> Bool {
    let page = Double(ScoresLayout.rowCount)
    switch event {
    case .wheel(let lines): glide(to: (top.target + lines * 3).rounded(), in: view)
    case .key(.up, _): glide(to: top.target - 1, in: view)
    case .key(.down, _): glide(to: top.target + 1, in: view)
    case .key(.pageUp, _): glide(to: top.target - page, in: view)
    case .key(.pageDown, _): glide(to: top.target + page, in: view)
    case .key(.home, _): glide(to: 0, in: view)
    case .key(.end, _): glide(to: last, in: view)
    case .pointerDown(let point) where ScoresLayout.list.contains(point):
      let place = top[view.time]
      jump(to: place)
      grip = (point, place)
    case .pointerMoved(let point):
      guard let grip else { return false }
      jump(to: grip.top - (point.y - grip.point.y) / ScoresLayout.rowHeight)
    case .pointerUp, .pointerCancelled:
      guard grip != nil else { return false }
      grip = nil
      glide(to: top.target.rounded(), in: view)
    default: return false
    }
    return true
  }

  private mutating func glide(to wanted: Double, in view: View) {
    guard !view.reducesMotion else { return jump(to: wanted) }
    top.glide(to: wanted.clamped(to: 0...last), at: view.time)
  }

  private mutating func jump(to wanted: Double) { top.jump(to: wanted.clamped(to: 0...last)) }
}

extension ScoresPage {
  func draw(_ view: View, into picture: inout Picture) {
    let count = standings.entries.count
    NightClearing.draw(view, into: &picture)
    picture.draw(.panel(WidgetAssets.card, inset: 64, in: ScoresLayout.card))
    if count <= ScoresLayout.rowCount / 2 { drawNight(view, into: &picture) }
    picture.draw(
      view.language(.simonSays(.scoreboard)), TextStyle(.heading, bold: true),
      at: ScoresLayout.heading, tint: .ink)
    guard count > 0 else {
      return picture.draw(
        view.language(.simonSays(.boardEmpty)), TextStyle(.body, fit: 860, height: 150),
        at: ScoresLayout.empty, tint: .ink, named: "empty")
    }
    let offset = top[view.time]
    let first = max(0, Int(offset))
    drawColumnHeads(view.language, into: &picture)
    for index in first..<min(count, first + ScoresLayout.rowCount + 1) {
      drawRow(standings.row(at: index), view, at: Double(index) - offset, into: &picture)
    }
    for index in count..<max(count, ScoresLayout.fewest) { drawFreePlace(index, into: &picture) }
    drawScrollBar(at: offset, into: &picture)
  }

  func prompt(_ view: View) -> Phrase? {
    let count = standings.entries.count
    guard count > 0 else { return nil }
    return .simonSays(count > ScoresLayout.rowCount ? .boardScrolls(count) : .boardOrder)
  }

  func describe(_ view: View, in content: inout SpokenContent) {
    content.standing = visibleRows
    content.announcement = .lines([prompt(view), visibleRows])
  }

  /// The visible rows, or a sentence if there are none.
  private var visibleRows: Phrase {
    guard !standings.entries.isEmpty else { return .simonSays(.boardEmpty) }
    let rows = standings.entries.indices.dropFirst(Int(top.target)).prefix(ScoresLayout.rowCount)
    return .lines(
      rows.map(standings.row).map {
        .spoken(.standing(.row(rank: $0.rank, $0.entry.name, points: $0.entry.points)))
      })
  }

  private func drawColumnHeads(_ language: Language, into picture: inout Picture) {
    func head(_ column: SimonSaysWords.Column, _ x: Double, _ anchor: Point) -> DrawCommand {
      .text(
        language(.simonSays(.column(column))),
        TextStyle(.body, bold: true, fit: ScoresLayout.cellWidth, height: 38),
        at: Point(x: x, y: ScoresLayout.columnsY), anchor: anchor, tint: .earth)
    }
    picture.draw(head(.name, ScoresLayout.name, .left))
    picture.draw(head(.points, ScoresLayout.points, .right))
    picture.draw(head(.who, ScoresLayout.kind, .left))
    picture.draw(head(.date, ScoresLayout.date, .right))
  }

  /// Draws a row at `place`, counted in rows from the top; it fades at the list's edges.
  private func drawRow(
    _ row: Standings.Row, _ view: View, at place: Double, into picture: inout Picture
  ) {
    let height = ScoresLayout.rowHeight
    let list = ScoresLayout.list
    let frame = Rect(x: list.minX, y: list.minY + place * height, width: list.width, height: height)
    let visible = max(0, min(1, 1 + place, Double(ScoresLayout.rowCount) - place))
    let y = frame.center.y
    func cell(
      _ words: String, _ x: Double, _ anchor: Point, bold: Bool = false,
      fit: Double = ScoresLayout.cellWidth
    ) -> DrawCommand {
      .text(
        words, TextStyle(.body, bold: bold || row.isNewest, fit: fit, height: height),
        at: Point(x: x, y: y), anchor: anchor, tint: .ink
      ).opacity(visible)
    }
    let language = view.language
    drawBackground(of: row, in: frame, visible, into: &picture)
    let rank = "\(row.rank)"
    picture.draw(cell(rank, ScoresLayout.rank, .right, bold: true, fit: 40))
    if visible > 0.5 {
      PlayerFace(of: row.entry, view).draw(
        at: Point(x: ScoresLayout.face, y: y), size: 36, named: "row.face", into: &picture)
    }
    let faces = row.isNewest ? team : []
    for (index, avatar) in faces.enumerated() {
      let x = ScoresLayout.face(index, of: faces.count)
      PlayerFace.avatar(avatar).draw(
        at: Point(x: x, y: y), size: 32, named: "member", into: &picture)
    }
    let room = ScoresLayout.nameWidth - ScoresLayout.faceStep * Double(faces.count)
    picture.draw(
      cell(row.entry.name.text, ScoresLayout.name, .left, fit: room).named("row." + rank))
    picture.draw(cell("\(row.entry.points)", ScoresLayout.points, .right, bold: true))
    picture.draw(cell(language(.simonSays(.kind(row.entry.kind))), ScoresLayout.kind, .left))
    picture.draw(
      cell(
        language(.date(row.entry.date)), ScoresLayout.date, .right,
        fit: ScoresLayout.dateWidth))
  }

  /// Draws the light under the newest row, or the shade under every other one, and the medals of
  /// the first three.
  private func drawBackground(
    of row: Standings.Row, in frame: Rect, _ visible: Double, into picture: inout Picture
  ) {
    if row.isNewest {
      picture.draw(.roundedRect(frame.insetBy(1), radius: 14, tint: .earth).opacity(visible))
      picture.draw(
        .roundedRect(frame.insetBy(4), radius: 11, tint: .sun).opacity(visible).named("newest"))
    } else if !row.rank.isMultiple(of: 2) {
      picture.draw(.roundedRect(frame, radius: 14, tint: .clay).opacity(0.16 * visible))
    }
    drawMedal(of: row.rank, at: frame.center.y, visible, into: &picture)
  }

  /// Draws the ground of the rank of one of the first three.
  private func drawMedal(
    of rank: Int, at y: Double, _ opacity: Double, into picture: inout Picture
  ) {
    guard let medal = CardPicture.medals.dropFirst(rank - 1).first else { return }
    let disc = Rect(center: Point(x: ScoresLayout.rank - 8, y: y), size: Size(36, 36))
    picture.draw(.roundedRect(disc, radius: 18, tint: .ink).opacity(opacity))
    picture.draw(.roundedRect(disc.insetBy(3), radius: 15, tint: medal).opacity(opacity))
  }

  /// Draws the line of a place on the podium that nobody has taken.
  private func drawFreePlace(_ index: Int, into picture: inout Picture) {
    let y = ScoresLayout.list.minY + ScoresLayout.rowHeight * (Double(index) + 0.5)
    picture.drawGroup(opacity: 0.45) {
      drawMedal(of: index + 1, at: y, 1, into: &$0)
      let face = Rect(center: Point(x: ScoresLayout.face, y: y), size: Size(34, 34))
      $0.draw(.border(face, radius: 17, width: 4, tint: .clay).named("free"))
      $0.draw(
        "\(index + 1)", TextStyle(.body, bold: true), at: Point(x: ScoresLayout.rank, y: y),
        anchor: .right, tint: .ink)
      for (x, width) in [(ScoresLayout.name, 250.0), (ScoresLayout.points - 52, 52)] {
        $0.draw(
          .roundedRect(Rect(x: x, y: y + 11, width: width, height: 4), radius: 2, tint: .clay))
      }
    }
  }

  private func drawScrollBar(at offset: Double, into picture: inout Picture) {
    guard last > 0 else { return }
    let bar = ScoresLayout.bar
    let share = Double(ScoresLayout.rowCount) / Double(standings.entries.count)
    let height = max(32, bar.height * share)
    let thumb = Rect(
      x: bar.minX, y: bar.minY + (bar.height - height) * offset / last,
      width: bar.width, height: height)
    picture.draw(.roundedRect(bar, radius: 4, tint: .clay).opacity(0.35))
    picture.draw(.roundedRect(thumb, radius: 4, tint: .earth))
  }
}
