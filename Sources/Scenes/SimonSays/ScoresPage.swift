internal import Animation
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The open scoreboard: the standings, and the scroll position.
struct ScoresPage: Page, Moving {
  enum Action: Hashable { case back }

  static let glide = Time.seconds(0.18)

  let standings: Standings
  /// The row at the top once the list has stopped.
  private(set) var top: Double
  private var origin: Double
  private var since: Time
  /// Where the pointer grabbed the list, and the top row then.
  private var grip: Grip?

  private struct Grip: Hashable {
    let point: Point
    let top: Double
  }

  /// The page to go back to.
  private let menu: MenuPage
  var controls = Controls()
  private(set) var next: (any Page)?

  /// The board of the scores kept; `newest` is the index of the latest one.
  init(_ menu: MenuPage, newest: Int? = nil, _ stage: inout StageContext) {
    self.menu = menu
    let records = stage.records
    var standings = Standings(records.indices.compactMap { $0 == newest ? nil : records[$0] })
    if let newest, records.indices.contains(newest) { standings.add(records[newest]) }
    self.standings = standings
    since = stage.now
    let half = Double(ScoresLayout.rowCount / 2)
    let most = max(0, Double(standings.entries.count - ScoresLayout.rowCount))
    top = standings.newest.map { max(0, min(most, Double($0) - half)) } ?? 0
    origin = top
    focus(.back)
    stage.play(.page)
  }

  func declare(on screen: inout Screen<Action>) { screen.corners(back: .back) }

  mutating func perform(_ action: Action, _ stage: inout StageContext) {
    switch action {
    case .back: next = menu.resumed(at: .scoreboard, &stage)
    }
  }

  mutating func react(to event: InputEvent, _ stage: inout StageContext) {
    let isScrolled = scroll(event, in: stage.view)
    // The controls follow the pointer even while it drags the list.
    if case .key = event, isScrolled { return }
    respond(to: event, &stage)
  }

  func running(_ view: View) -> [any Moving] { [self] }

  var tall: Arrangement { .page(ScoresLayout.card) }

  var landmarks: [Place] { [Place("list", ScoresLayout.list)] }

  /// The last row that can be at the top.
  var last: Double { max(0, Double(standings.entries.count - ScoresLayout.rowCount)) }

  func isOver(at time: Time) -> Bool { origin == top || time - since >= Self.glide }

  /// The row at the top at `time`, including its fraction.
  func offset(at time: Time) -> Double {
    let progress = (time - since).seconds / Self.glide.seconds
    return origin + (top - origin) * Easing.outCubic.value(at: progress)
  }

  /// Scrolls the list; false if `event` does not scroll.
  private mutating func scroll(_ event: InputEvent, in view: View) -> Bool {
    let page = Double(ScoresLayout.rowCount)
    switch event {
    case .wheel(let lines): glide(to: (top + lines * 3).rounded(), in: view)
    case .key(.up, _): glide(to: top - 1, in: view)
    case .key(.down, _): glide(to: top + 1, in: view)
    case .key(.pageUp, _): glide(to: top - page, in: view)
    case .key(.pageDown, _): glide(to: top + page, in: view)
    case .key(.home, _): glide(to: 0, in: view)
    case .key(.end, _): glide(to: last, in: view)
    case .pointerDown(let point) where ScoresLayout.list.contains(point):
      let place = offset(at: view.time)
      jump(to: place)
      grip = Grip(point: point, top: place)
    case .pointerMoved(let point):
      guard let grip else { return false }
      jump(to: grip.top - (point.y - grip.point.y) / ScoresLayout.rowHeight)
    case .pointerUp, .pointerCancelled:
      guard grip != nil else { return false }
      grip = nil
      glide(to: top.rounded(), in: view)
    default: return false
    }
    return true
  }

  private mutating func glide(to wanted: Double, in view: View) {
    let target = max(0, min(last, wanted))
    guard !view.isCalm else { return jump(to: target) }
    origin = offset(at: view.time)
    since = view.time
    top = target
  }

  private mutating func jump(to wanted: Double) {
    top = max(0, min(last, wanted))
    origin = top
  }
}
