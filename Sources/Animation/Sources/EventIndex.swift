/// The markers and repeats of the timeline, and those of each repeat's body.
struct EventIndex: Sendable {
  struct Cue: Sendable {
    var time: Int64
    /// The marker's first crossing, on the timeline's own clock.
    var first: Int64
    /// The order of declaration, which breaks ties in time.
    var rank: Int
    var name: String
  }

  struct Loop: Sendable {
    var start: Int64
    var rank: Int
    var cycle: LoopCycle
    var body: Int
    /// The latest end among this loop and those before it.
    var latestEnd: Int64 = 0
  }

  struct Scope: Sendable {
    var cues: [Cue] = []
    var loops: [Loop] = []
    var firstLoop: Loop?
    /// The loops' ends, as leaves of a heap whose nodes hold the later child.
    var ends: [Int64] = []
    /// The number of events in one pass, saturating.
    var count: Int64 = 0
  }

  /// Whether there is any event to cross.
  var hasEvents: Bool { scopes[0].count > 0 }

  /// The scopes; scope 0 is the timeline itself.
  private(set) var scopes = [Scope()]

  mutating func open(scope: Int) {
    while scopes.count <= scope { scopes.append(Scope()) }
  }

  mutating func add(marker name: String, at time: Int64, origin: Int64, scope: Int) {
    let rank = scopes[scope].cues.count + scopes[scope].loops.count
    scopes[scope].cues.append(Cue(time: time, first: origin.adding(time), rank: rank, name: name))
  }

  mutating func add(loop cycle: LoopCycle, body: Int, at start: Int64, scope: Int) {
    let rank = scopes[scope].cues.count + scopes[scope].loops.count
    let loop = Loop(start: start, rank: rank, cycle: cycle, body: body)
    scopes[scope].loops.append(loop)
    scopes[scope].firstLoop = scopes[scope].firstLoop ?? loop
  }

  /// Sorts a scope once all its cues are known.
  mutating func close(scope: Int) {
    scopes[scope].cues.sort { ($0.time, $0.rank) < ($1.time, $1.rank) }
    var count = Int64(scopes[scope].cues.count)
    for loop in scopes[scope].loops {
      count = count.adding(scopes[loop.body].count.adding(1).multiplied(by: loop.cycle.count))
    }
    scopes[scope].count = count
    scopes[scope].sortLoops()
  }

  /// The markers at the moments they are first crossed, in order.
  func firstMarkers() -> [NamedMoment] {
    scopes.flatMap { $0.cues }.enumerated()
      .sorted { ($0.element.first, $0.offset) < ($1.element.first, $1.offset) }
      .map { NamedMoment(name: $0.element.name, time: Time(ticks: $0.element.first)) }
  }
}

extension EventIndex.Scope {
  mutating func sortLoops() {
    loops.sort { ($0.start, $0.rank) < ($1.start, $1.rank) }
    var leaves = 1
    while leaves < loops.count { leaves *= 2 }
    ends = Array(repeating: .min, count: loops.isEmpty ? 0 : 2 * leaves)
    for place in loops.indices {
      let end = loops[place].start.adding(loops[place].cycle.duration)
      ends[leaves + place] = end
      loops[place].latestEnd = max(end, place > 0 ? loops[place - 1].latestEnd : end)
    }
    for node in stride(from: ends.count / 2 - 1, to: 0, by: -1) {
      ends[node] = max(ends[2 * node], ends[2 * node + 1])
    }
  }

  /// Calls `body` with each loop that touches a window, both ends included, the last to start
  /// first. Skips all other loops without visiting them.
  func forEachLoop(in window: EventIndex.Window, _ body: (EventIndex.Loop) -> Void) {
    var place = started(by: window.last)
    while place > 0, loops[place - 1].latestEnd >= window.first {
      place = last(before: place, endingFrom: window.first)
      body(loops[place])
    }
  }

  private func started(by moment: Int64) -> Int {
    var (low, high) = (0, loops.count)
    while low < high {
      let middle = (low + high) / 2
      if loops[middle].start <= moment { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The last loop before a place that ends at or after a moment; one must exist.
  private func last(before place: Int, endingFrom moment: Int64) -> Int {
    let leaves = ends.count / 2
    var node = leaves + place - 1
    while ends[node] < moment {
      while node.isMultiple(of: 2) { node /= 2 }
      node -= 1
    }
    while node < leaves { node = 2 * node + (ends[2 * node + 1] >= moment ? 1 : 0) }
    return node - leaves
  }
}
