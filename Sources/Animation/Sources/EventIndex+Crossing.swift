extension EventIndex {
  /// A crossing in a scope's own time, before it becomes an event.
  struct Crossing {
    var kind: TimelineEvent.Kind
    var time: Int64
    var direction = Direction.forwards
    var count: Int64 = 1
    var rank = 0
  }

  /// A stretch of time in ticks, both ends included.
  struct Window {
    var first: Int64
    var last: Int64
  }

  /// The most events of one repeat that a step lists one by one; more are summed up.
  private static let longestList: Int64 = 4096

  /// All events on the timeline from one tick through another, in order.
  func events(from first: Int64, through last: Int64) -> [TimelineEvent] {
    if !hasEvents { return [] }
    var crossings: [Crossing] = []
    cross(scope: 0, Window(first: first, last: last), into: &crossings)
    return crossings.map {
      TimelineEvent(
        $0.kind, at: Time(ticks: $0.time), direction: $0.direction, count: Int(clamping: $0.count))
    }
  }

  private func cross(scope: Int, _ window: Window, into crossings: inout [Crossing]) {
    let begin = crossings.count
    var index = firstCue(of: scope, from: window.first)
    while index < scopes[scope].cues.count, scopes[scope].cues[index].time <= window.last {
      let cue = scopes[scope].cues[index]
      crossings.append(Crossing(kind: .marker(cue.name), time: cue.time, rank: cue.rank))
      index += 1
    }
    scopes[scope].forEachLoop(in: window) { loop in
      let start = crossings.count
      let first = max(window.first - loop.start, 0)
      let last = min(window.last - loop.start, loop.cycle.duration)
      if first > last { return }
      cross(loop, Window(first: first, last: last), into: &crossings)
      for place in start..<crossings.count {
        crossings[place].time = crossings[place].time.adding(loop.start)
        crossings[place].rank = loop.rank
      }
    }
    if !scopes[scope].loops.isEmpty { sort(&crossings, from: begin) }
  }

  private func firstCue(of scope: Int, from time: Int64) -> Int {
    var low = 0
    var high = scopes[scope].cues.count
    while low < high {
      let middle = (low + high) / 2
      if scopes[scope].cues[middle].time < time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Sorts by time, then by declaration, stably.
  private func sort(_ crossings: inout [Crossing], from begin: Int) {
    guard crossings.count - begin > 1 else { return }
    let sorted = crossings[begin...].enumerated().sorted {
      ($0.element.time, $0.element.rank, $0.offset) < ($1.element.time, $1.element.rank, $1.offset)
    }
    crossings.replaceSubrange(begin..., with: sorted.map { $0.element })
  }

  /// Appends the crossings in a window of a repeat's own time, which its first iteration begins.
  private func cross(_ loop: Loop, _ window: Window, into crossings: inout [Crossing]) {
    let cycle = loop.cycle
    var next = cycle.firstIteration(endingFrom: window.first)
    let last = cycle.lastIteration(startingBy: window.last)
    let whole = cycle.wholeIterations(in: window)
    let number = whole.upperBound - whole.lowerBound
    let isLong =
      number > 2
      && number.multiplied(by: scopes[loop.body].count.adding(1)) > Self.longestList
    while next <= last {
      if isLong, next == whole.lowerBound {
        sumUp(whole, of: loop, into: &crossings)
        next = whole.upperBound
      } else {
        cross(iteration: next, of: loop, window, into: &crossings)
        next += 1
      }
    }
  }

  private func cross(
    iteration: Int64, of loop: Loop, _ window: Window, into crossings: inout [Crossing]
  ) {
    let start = loop.cycle.period.multiplied(by: iteration)
    if iteration > 0, start >= window.first {
      crossings.append(Crossing(kind: .repeated(Int(clamping: iteration)), time: start))
    }
    // Events at a yoyo's turning point were crossed on the way in.
    let earliest: Int64 = loop.cycle.yoyo && iteration > 0 ? 1 : 0
    let first = max(window.first - start, earliest)
    let last = min(window.last - start, loop.cycle.body)
    if first > last { return }
    let begin = crossings.count
    if loop.cycle.isMirrored(iteration) {
      let mirrored = Window(first: loop.cycle.body - last, last: loop.cycle.body - first)
      cross(scope: loop.body, mirrored, into: &crossings)
      crossings[begin...].reverse()
      for place in begin..<crossings.count {
        crossings[place].time = loop.cycle.body - crossings[place].time
        crossings[place].direction = crossings[place].direction.opposite
      }
    } else {
      cross(scope: loop.body, Window(first: first, last: last), into: &crossings)
    }
    for place in begin..<crossings.count {
      crossings[place].time = crossings[place].time.adding(start)
    }
  }

  /// Appends each event of thousands of whole iterations once, with its count.
  private func sumUp(_ whole: Range<Int64>, of loop: Loop, into crossings: inout [Crossing]) {
    let cycle = loop.cycle
    let last = whole.upperBound - 1
    let everything = Window(first: 0, last: .max)
    let begin = crossings.count
    var rest = whole
    if rest.lowerBound == 0, cycle.yoyo {
      // Only the first iteration also crosses events at its very start.
      cross(iteration: 0, of: loop, everything, into: &crossings)
      rest = 1..<rest.upperBound
    }
    let kinds: Int64 = cycle.yoyo ? 2 : 1
    for kind in 0..<min(kinds, rest.upperBound - rest.lowerBound) {
      let start = crossings.count
      let representative = rest.lowerBound + kind
      cross(iteration: representative, of: loop, everything, into: &crossings)
      let alike = (rest.upperBound - representative - 1) / kinds + 1
      if representative > 0 { crossings.remove(at: start) }
      for place in start..<crossings.count {
        crossings[place].count = crossings[place].count.multiplied(by: alike)
      }
    }
    let repeats = last - max(whole.lowerBound, 1) + 1
    crossings.append(
      Crossing(kind: .repeated(Int(clamping: last)), time: 0, count: repeats))
    let end = cycle.period.multiplied(by: last).adding(cycle.body)
    for place in begin..<crossings.count { crossings[place].time = end }
  }
}

extension LoopCycle {
  func firstIteration(endingFrom moment: Int64) -> Int64 {
    moment <= body || period == 0 ? 0 : (moment - body - 1) / period + 1
  }

  func lastIteration(startingBy moment: Int64) -> Int64 {
    period == 0 ? count - 1 : min(moment / period, count - 1)
  }

  /// The iterations that begin and end within a window.
  func wholeIterations(in window: EventIndex.Window) -> Range<Int64> {
    guard period > 0 else { return 0..<count }
    guard window.last >= body else { return 0..<0 }
    let first = window.first <= 0 ? 0 : (window.first - 1) / period + 1
    let end = min((window.last - body) / period + 1, count)
    return first < end ? first..<end : 0..<0
  }
}
