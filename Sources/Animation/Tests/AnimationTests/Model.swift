import Animation

/// The timeline of a plan, by brute force: every event unrolled, every value found by looking at
/// all that has started before it.
struct Model {
  private enum Piece {
    case tween(start: Int64, duration: Int64, from: Double?, to: Double, Easing, Fill)
    case loop(start: Int64, touch: Int64, body: Model, count: Int, yoyo: Bool, period: Int64)

    /// When it takes the channel over.
    var start: Int64 {
      switch self {
      case .tween(let start, _, _, _, _, _): start
      case .loop(let start, let touch, _, _, _, _): start + touch
      }
    }
  }

  private var pieces: [Piece] = []
  private(set) var events: [TimelineEvent] = []
  private(set) var duration: Int64 = 0

  init(_ plans: [Plan]) {
    for plan in plans { duration = lay(plan, at: duration) }
    pieces = stable(pieces) { $0.start }
    events = stable(events) { $0.time.ticks }
  }

  private func stable<Element>(_ all: [Element], by key: (Element) -> Int64) -> [Element] {
    all.enumerated().sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }
      .map(\.element)
  }

  private mutating func lay(_ plan: Plan, at start: Int64) -> Int64 {
    let hundredth: Int64 = 7_056_000
    switch plan {
    case .tween(let from, let to, let duration, let easing, let delay, let fill):
      let (begin, length) = (start + Int64(delay) * hundredth, Int64(duration) * hundredth)
      pieces.append(.tween(start: begin, duration: length, from: from, to: to, easing, fill))
      return begin + length
    case .hold(let time):
      return start + Int64(time) * hundredth
    case .marker(let name):
      events.append(TimelineEvent(.marker(name), at: Time(ticks: start)))
      return start
    case .sequence(let plans):
      return plans.reduce(start) { lay($1, at: $0) }
    case .parallel(let plans):
      return plans.reduce(start) { max($0, lay($1, at: start)) }
    case .stagger(let each, let plans):
      return plans.enumerated().reduce(start) {
        max($0, lay($1.element, at: start + Int64(each * $1.offset) * hundredth))
      }
    case .loop(let count, let yoyo, let delay, let plans):
      let body = Model(plans)
      let period = body.duration + Int64(delay) * hundredth
      if let touch = body.touch {
        pieces.append(
          .loop(
            start: start, touch: touch, body: body, count: count, yoyo: yoyo, period: period))
      }
      for index in 0..<count { unroll(body, index, yoyo, at: start + Int64(index) * period) }
      return start + Int64(count - 1) * period + body.duration
    }
  }

  private mutating func unroll(_ body: Model, _ index: Int, _ yoyo: Bool, at start: Int64) {
    if index > 0 { events.append(TimelineEvent(.repeated(index), at: Time(ticks: start))) }
    let isBack = yoyo && index % 2 == 1
    for event in isBack ? body.events.reversed() : body.events {
      let elapsed = isBack ? body.duration - event.time.ticks : event.time.ticks
      if yoyo && index > 0 && elapsed == 0 { continue }
      var event = event
      event.time = Time(ticks: start + elapsed)
      if isBack { event.direction = event.direction == .forwards ? .backwards : .forwards }
      events.append(event)
    }
  }

  /// When the body first touches the channel, `nil` if it never does.
  private var touch: Int64? {
    for case .tween(_, _, _, _, _, .backwards) in pieces { return 0 }
    return pieces.first?.start
  }

  func value(at time: Int64, entry: Double? = nil) -> Double? {
    value(pieces[...], at: time, entry)
  }

  private func value(
    _ pieces: ArraySlice<Piece>, at time: Int64, _ entry: Double?
  ) -> Double? {
    guard let last = pieces.lastIndex(where: { $0.start <= time }) else {
      guard case .tween(_, _, let from, _, _, .backwards)? = pieces.first else { return entry }
      return from ?? entry ?? 0
    }
    let before = value(pieces[..<last], at: pieces[last].start, entry)
    switch pieces[last] {
    case .tween(let start, let duration, let from, let to, let easing, _):
      guard time < start + duration else { return to }
      let start = (from ?? before ?? 0, Double(time - start) / Double(duration))
      return start.0 + (to - start.0) * easing.value(at: start.1)
    case .loop(let start, _, let body, let count, let yoyo, let period):
      var (left, index) = (time - start, 0)
      while left > period, index < count - 1 {
        left -= period
        index += 1
      }
      left = min(left, body.duration)
      let local = yoyo && index % 2 == 1 ? body.duration - left : left
      return body.value(at: local, entry: before)
    }
  }
}

/// How often each kind of event came, and which way; the number of a repeat aside.
func tally(_ events: [TimelineEvent]) -> [String: Int] {
  var tally: [String: Int] = [:]
  for event in events {
    let name = event.marker ?? (event.kind == .finished ? "finished" : "repeated")
    tally["\(name) \(event.direction)", default: 0] += event.count
  }
  return tally
}
