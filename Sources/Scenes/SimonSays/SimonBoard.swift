internal import Animation
internal import Rules
internal import Stage

/// The open scoreboard: the standings, and the scroll position.
struct SimonBoard: Hashable, Moving {
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

  /// The board of `records`, in the order of saving; `newest` is the index of the latest one.
  init(_ records: [Standings.Entry], newest: Int? = nil, at now: Time) {
    var standings = Standings(records.indices.compactMap { $0 == newest ? nil : records[$0] })
    if let newest, records.indices.contains(newest) { standings.add(records[newest]) }
    self.standings = standings
    since = now
    let half = Double(SimonBoardLayout.rowCount / 2)
    let most = max(0, Double(standings.entries.count - SimonBoardLayout.rowCount))
    top = standings.newest.map { max(0, min(most, Double($0) - half)) } ?? 0
    origin = top
  }

  /// The last row that can be at the top.
  var last: Double { max(0, Double(standings.entries.count - SimonBoardLayout.rowCount)) }

  func isOver(at time: Time) -> Bool { origin == top || time - since >= Self.glide }

  /// The row at the top at `time`, including its fraction.
  func offset(at time: Time) -> Double {
    let progress = (time - since).seconds / Self.glide.seconds
    return origin + (top - origin) * Easing.outCubic.value(at: progress)
  }

  /// Scrolls the list; false if `event` does not scroll.
  mutating func handle(_ event: InputEvent, in view: View) -> Bool {
    let page = Double(SimonBoardLayout.rowCount)
    switch event {
    case .wheel(let lines): glide(to: (top + lines * 3).rounded(), in: view)
    case .key(.up, _): glide(to: top - 1, in: view)
    case .key(.down, _): glide(to: top + 1, in: view)
    case .key(.pageUp, _): glide(to: top - page, in: view)
    case .key(.pageDown, _): glide(to: top + page, in: view)
    case .key(.home, _): glide(to: 0, in: view)
    case .key(.end, _): glide(to: last, in: view)
    case .pointerDown(let point) where SimonBoardLayout.list.contains(point):
      let place = offset(at: view.time)
      jump(to: place)
      grip = Grip(point: point, top: place)
    case .pointerMoved(let point):
      guard let grip else { return false }
      jump(to: grip.top - (point.y - grip.point.y) / SimonBoardLayout.rowHeight)
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
