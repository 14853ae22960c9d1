import Animation

/// A second reading of the pages: what a plan is worth and what happens in it, by brute force.
///
/// Nothing is flattened or searched: rounds are unrolled for their events, and every value is found
/// by looking at all that has started before it. It shares no line with the library, not even the
/// curves.
struct Evaluator {
  /// Why a plan cannot be, by the pages.
  enum Refusal: Error {
    case noSuchLabel, beforeEverything
  }

  struct Piece {
    var isFrames: Bool
    var start: Int64
    var kind: Kind

    enum Kind {
      case tween(duration: Int64, from: Double?, to: Double, by: Bool, Easing, fill: Bool)
      case keys([Evaluator.Key])
      case frames(count: Int64, every: Int64, FrameLoop.Mode, lasting: Int64)
      case loop(Evaluator, count: Int64, yoyo: Bool, pause: Int64, isReversed: Bool)
    }
  }

  struct Key {
    var time: Int64
    var value: Double
    var easing: Easing
  }

  private var pieces: [Piece] = []
  private(set) var events: [TimelineEvent] = []
  private(set) var duration: Int64 = 0
  private var labels: [String: Int64] = [:]

  /// The placement of a step: its start, and the ticks of one hundredth of a second there.
  private struct Place {
    var start: Int64
    var hundredth: Int64 = 7_056_000

    func after(_ hundredths: Int) -> Int64 {
      start + Int64(hundredths) * hundredth
    }
  }

  init(_ plans: [Plan], hundredth: Int64 = 7_056_000) throws {
    duration = try lay(series: plans, Place(start: 0, hundredth: hundredth))
    pieces = stable(pieces) { $0.start }
    events = stable(events) { $0.time.ticks }
  }

  private func stable<Element>(_ all: [Element], by key: (Element) -> Int64) -> [Element] {
    all.enumerated().sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }
      .map(\.element)
  }

  // MARK: Laying out

  private mutating func lay(series plans: [Plan], _ place: Place) throws -> Int64 {
    try lay(plans, place, late: nil)
  }

  /// `late` says how late each starts if they are not one after the other.
  private mutating func lay(_ plans: [Plan], _ place: Place, late: [Int64]?) throws -> Int64 {
    var (end, before) = (place.start, (start: place.start, end: place.start))
    for (index, plan) in plans.enumerated() {
      var place = place
      if case .placed(let relation, _) = plan {
        place.start = try start(relation, before, place)
      } else {
        place.start = late.map { place.start + $0[index] } ?? end
      }
      before = (place.start, try lay(plan, place))
      end = max(end, before.end)
    }
    return end
  }

  private func start(
    _ relation: Plan.Place, _ before: (start: Int64, end: Int64), _ place: Place
  ) throws -> Int64 {
    var moment = place
    switch relation {
    case .with(let delay):
      moment.start = before.start
      return moment.after(delay)
    case .overlap(let hundredths):
      moment.start = before.end
      let start = moment.after(-hundredths)
      if start < 0 { throw Refusal.beforeEverything }
      return start
    case .after(let label, let delay):
      guard let known = labels[label] else { throw Refusal.noSuchLabel }
      moment.start = known
      return moment.after(delay)
    }
  }

  private mutating func lay(_ plan: Plan, _ place: Place) throws -> Int64 {
    switch plan {
    case .tween(let from, let to, let by, let duration, let easing, let delay, let fill):
      let length = Int64(duration) * place.hundredth
      add(
        .tween(duration: length, from: from, to: to, by: by, easing, fill: fill),
        at: place.after(delay))
      return place.after(delay) + length
    case .keyframes(let keys, let delay):
      let keys = stable(
        keys.map {
          Key(time: Int64($0.time) * place.hundredth, value: $0.value, easing: $0.easing)
        }
      ) { $0.time }
      add(.keys(keys), at: place.after(delay))
      return place.after(delay) + (keys.last?.time ?? 0)
    case .frames(let count, let every, let mode, let lasting, let delay):
      let length = Int64(lasting) * place.hundredth
      pieces.append(
        Piece(
          isFrames: true, start: place.after(delay),
          kind: .frames(
            count: Int64(count), every: Int64(every) * place.hundredth, mode, lasting: length)))
      return place.after(delay) + length
    case .hold(let time): return place.after(time)
    case .marker(let name):
      events.append(TimelineEvent(.marker(name), at: Time(ticks: place.start)))
      return place.start
    case .label(let name):
      if labels[name] == nil { labels[name] = place.start }
      return place.start
    default: return try lay(container: plan, place)
    }
  }

  private mutating func add(_ kind: Piece.Kind, at start: Int64) {
    pieces.append(Piece(isFrames: false, start: start, kind: kind))
  }

  private mutating func lay(container plan: Plan, _ place: Place) throws -> Int64 {
    switch plan {
    case .series(let plans, let delay, let rate):
      return try lay(series: plans, inner(place, delay, rate))
    case .parallel(let plans, let delay, let rate):
      return try lay(plans, inner(place, delay, rate), late: plans.map { _ in 0 })
    case .stagger(let each, let origin, let plans):
      let gap = Int64(each) * place.hundredth
      let late = plans.indices.map { gap * Int64(gaps(to: $0, of: plans.count, from: origin)) }
      return try lay(plans, place, late: late)
    case .loop(let count, let yoyo, let pause, let plans):
      let body = try Evaluator(plans, hundredth: place.hundredth)
      return add(
        body, Int64(count), yoyo: yoyo, pause: Int64(pause) * place.hundredth, false, place)
    case .reversed(let plans):
      // A reversed step is one series: the only step of the round that plays backwards.
      let body = try Evaluator(
        [.series(plans, delay: 0, rate: Plan.Rate())], hundredth: place.hundredth)
      return add(body, 1, yoyo: false, pause: 0, true, place)
    case .placed(_, let plan): return try lay(plan, place)
    default: return place.start
    }
  }

  private func inner(_ place: Place, _ delay: Int, _ rate: Plan.Rate) -> Place {
    Place(
      start: place.after(delay), hundredth: place.hundredth * rate.denominator / rate.numerator)
  }

  private func gaps(to index: Int, of count: Int, from origin: Stagger.Origin) -> Int {
    switch origin {
    case .first: return index
    case .last: return count - 1 - index
    case .index(let place): return abs(index - place)
    case .center:
      let (left, right) = ((count - 1) / 2, count / 2)
      return index < left ? left - index : index > right ? index - right : 0
    }
  }

  private mutating func add(
    _ body: Evaluator, _ count: Int64, yoyo: Bool, pause: Int64, _ isReversed: Bool, _ place: Place
  ) -> Int64 {
    let kind = Piece.Kind.loop(
      body, count: count, yoyo: yoyo, pause: pause, isReversed: isReversed)
    for isFrames in [false, true] where body.pieces.contains(where: { $0.isFrames == isFrames }) {
      pieces.append(Piece(isFrames: isFrames, start: place.start, kind: kind))
    }
    let period = body.duration + pause
    for round in 0..<count {
      let start = place.start + round * period
      if round > 0 {
        events.append(TimelineEvent(.repeated(Int(round)), at: Time(ticks: start)))
      }
      let isBack = isReversed != (yoyo && round % 2 == 1)
      for event in isBack ? body.events.reversed() : body.events {
        let elapsed = isBack ? body.duration - event.time.ticks : event.time.ticks
        // At the turn of a yoyo it has just been crossed.
        if yoyo && round > 0 && elapsed == 0 { continue }
        var event = event
        event.time = Time(ticks: start + elapsed)
        if isBack { event.direction = event.direction == .forwards ? .backwards : .forwards }
        events.append(event)
      }
    }
    return place.start + (count - 1) * period + body.duration
  }
}

extension Evaluator {
  // MARK: Values

  /// The value of `x` at a moment, which lies before zero as at zero, or that of the flip-book.
  func value(_ isFrames: Bool = false, at time: Int64) -> Double? {
    value(isFrames, at: min(max(time, 0), duration), entry: nil)
  }

  private func value(_ isFrames: Bool, at time: Int64, entry: Double?) -> Double? {
    value(pieces.filter { $0.isFrames == isFrames }[...], at: time, entry)
  }

  private func value(
    _ pieces: ArraySlice<Piece>, at time: Int64, _ entry: Double?, before last: Int? = nil
  ) -> Double? {
    let started = pieces[..<(last ?? pieces.endIndex)]
    guard let index = started.lastIndex(where: { $0.start <= time }) else {
      return beforeAll(pieces, entry)
    }
    let piece = pieces[index]
    let before = { value(pieces, at: piece.start, entry, before: index) }
    let elapsed = time - piece.start
    switch piece.kind {
    case .tween(let duration, let from, let to, let by, let easing, _):
      let start = from ?? before() ?? 0
      let end = by ? start + to : to
      if elapsed >= duration { return end }
      return start + (end - start) * eased(easing, Double(elapsed) / Double(duration))
    case .keys(let keys): return value(keys, at: elapsed, before)
    case .frames(let count, let every, let mode, let lasting):
      let shown = (elapsed < lasting ? elapsed : lasting - 1) / every
      return Double(max(frame(elapsed < 0 || lasting == 0 ? 0 : shown, count, mode), 0))
    case .loop(let body, let count, let yoyo, let pause, let isReversed):
      let local = body.local(
        elapsed, count, body.duration + pause, yoyo, isReversed, piece.isFrames)
      return body.value(piece.isFrames, at: local, entry: beforeRound(before, entry, pieces))
    }
  }

  private func beforeRound(
    _ before: () -> Double?, _ entry: Double?, _ pieces: ArraySlice<Piece>
  ) -> Double? {
    before() ?? entry
  }

  /// The value of a channel before its first tween.
  private func beforeAll(_ pieces: ArraySlice<Piece>, _ entry: Double?) -> Double? {
    for piece in pieces {
      if case .tween(_, let from, _, _, _, fill: true) = piece.kind { return from ?? entry ?? 0 }
    }
    return entry
  }

  private func value(_ keys: [Key], at elapsed: Int64, _ before: () -> Double?) -> Double? {
    guard let next = keys.firstIndex(where: { $0.time > elapsed }) else { return keys.last?.value }
    let key = keys[next]
    let (start, value) =
      next > 0 ? (keys[next - 1].time, keys[next - 1].value) : (0, before() ?? 0)
    let part = Double(elapsed - start) / Double(key.time - start)
    return value + (key.value - value) * eased(key.easing, part)
  }

  private func frame(_ index: Int64, _ count: Int64, _ mode: FrameLoop.Mode) -> Int64 {
    switch mode {
    case .once: return min(index, count - 1)
    case .loop: return index % count
    case .pingPong:
      let there = Array(0..<count)
      let round = there + there.dropFirst().dropLast().reversed()
      return round[Int(index % Int64(round.count))]
    }
  }

  /// The moment within a round: at a seam the end of the earlier one, for a flip-book the beginning
  /// of the later one, and on its way back each frame from its beginning to just before its end.
  private func local(
    _ elapsed: Int64, _ count: Int64, _ period: Int64, _ yoyo: Bool, _ isReversed: Bool,
    _ isFrames: Bool
  ) -> Int64 {
    var (round, left) = (Int64(0), elapsed)
    while round < count - 1, isFrames && period > 0 ? left >= period : left > period {
      left -= period
      round += 1
    }
    if period == 0 { round = elapsed > 0 || isFrames ? count - 1 : 0 }
    left = min(left, duration)
    guard isReversed != (yoyo && round % 2 == 1) else { return left }
    return isFrames ? max(duration - 1 - left, 0) : duration - left
  }
}
