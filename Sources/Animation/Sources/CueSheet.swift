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
    /// How many events one pass crosses, held at a large number.
    var count: Int64 = 0
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
  }

  /// The markers at the moments when they are crossed first, in order.
  func firstMarkers() -> [NamedMoment] {
    scopes.flatMap(\.cues).enumerated()
      .sorted { ($0.element.first, $0.offset) < ($1.element.first, $1.offset) }
      .map { NamedMoment(name: $0.element.name, time: Time(ticks: $0.element.first)) }
  }
}
