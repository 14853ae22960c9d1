/// What happens when: the markers and repeats of the timeline and of the body of each repeat.
struct CueSheet: Sendable {
  struct Cue: Sendable {
    var time: Int64
    /// When it is crossed the first time, on the timeline's own clock.
    var first: Int64
    /// Its place in the order of declaration, which decides between cues at one moment.
    var rank: Int
    var name: String
  }

  struct Loop: Sendable {
    var start: Int64
    var rank: Int
    var cycle: LoopCycle
    var body: Int
  }

  struct Scope: Sendable {
    var cues: [Cue] = []
    var loops: [Loop] = []
    /// The loops in order of their start, and when the latest of them and of some before it ends.
    var order: [Int32] = []
    var latestEnds: [Int64] = []
    /// How many events one pass crosses, held at a large number.
    var count: Int64 = 0
  }

  /// Whether there is anything to cross.
  var hasEvents: Bool {
    scopes[0].count > 0
  }

  /// The timeline itself is scope 0.
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
    scopes[scope].loops.append(Loop(start: start, rank: rank, cycle: cycle, body: body))
  }

  /// Puts a scope in order once all its cues are known.
  mutating func close(scope: Int) {
    scopes[scope].cues.sort { ($0.time, $0.rank) < ($1.time, $1.rank) }
    var count = Int64(scopes[scope].cues.count)
    for loop in scopes[scope].loops {
      count = count.adding(scopes[loop.body].count.adding(1).multiplied(by: loop.cycle.count))
    }
    scopes[scope].count = count
    order(scope: scope)
  }

  /// Puts the loops in order of their starts, with the ends as a heap over them: each of its nodes
  /// holds the latest end of the two below it, so that a search leaves out what is long over.
  private mutating func order(scope: Int) {
    let loops = scopes[scope].loops
    guard !loops.isEmpty else { return }
    scopes[scope].order = loops.indices.map { Int32($0) }.sorted {
      (loops[Int($0)].start, $0) < (loops[Int($1)].start, $1)
    }
    var leaves = 1
    while leaves < loops.count { leaves *= 2 }
    var ends = Array(repeating: Int64.min, count: 2 * leaves)
    for (place, index) in scopes[scope].order.enumerated() {
      let loop = loops[Int(index)]
      ends[leaves + place] = loop.start.adding(loop.cycle.duration)
    }
    for node in stride(from: leaves - 1, to: 0, by: -1) {
      ends[node] = max(ends[2 * node], ends[2 * node + 1])
    }
    scopes[scope].latestEnds = ends
  }

  /// Calls `body` with each loop of a scope that a stretch of time, both ends included, touches.
  func forEachLoop(of scope: Int, in window: Window, _ body: (Loop) -> Void) {
    if scopes[scope].loops.isEmpty { return }
    visit(1, of: scope, window, body)
  }

  private func visit(_ node: Int, of scope: Int, _ window: Window, _ body: (Loop) -> Void) {
    let ends = scopes[scope].latestEnds
    guard ends[node] >= window.first else { return }
    let leaves = ends.count / 2
    if node >= leaves {
      let loop = scopes[scope].loops[Int(scopes[scope].order[node - leaves])]
      if loop.start <= window.last { body(loop) }
      return
    }
    visit(2 * node, of: scope, window, body)
    // What lies to the right starts later still.
    var first = 2 * node + 1
    while first < leaves { first *= 2 }
    let place = first - leaves
    guard place < scopes[scope].order.count,
      scopes[scope].loops[Int(scopes[scope].order[place])].start <= window.last
    else { return }
    visit(2 * node + 1, of: scope, window, body)
  }

  /// The markers at the moments when they are crossed first, in order.
  func firstMarkers() -> [NamedMoment] {
    scopes.flatMap { $0.cues }.enumerated()
      .sorted { ($0.element.first, $0.offset) < ($1.element.first, $1.offset) }
      .map { NamedMoment(name: $0.element.name, time: Time(ticks: $0.element.first)) }
  }
}
