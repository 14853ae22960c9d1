/// Turns a tree of steps into records on tracks, and checks every number on the way.
struct Composer {
  var records: [Record] = []
  var tracks: [OpenTrack] = []
  private var trackIndex: [TrackKey: Int] = [:]
  /// The tracks of the timeline itself (scope 0) and of the body of each repeat.
  private var scopes: [[Int]] = [[]]
  private var labels: [NamedMoment] = []
  private var cues = CueSheet()

  private struct TrackKey: Hashable {
    var scope: Int
    var channel: ChannelID
  }

  /// Where a step goes.
  struct Place {
    var scope = 0
    /// In the scope's own time.
    var start: Int64 = 0
    /// How far into the whole timeline the scope begins.
    var origin: Int64 = 0
    var rate = 1.0

    func at(_ start: Int64) -> Place {
      var place = self
      place.start = start
      return place
    }
  }

  mutating func compose(_ steps: [AnyStep]) throws(TimelineError) -> Score {
    let end = try add(sequence: steps, name: "Timeline", at: Place())
    cues.close(scope: 0)
    var resolver = Resolver(records: records, tracks: tracks)
    let entries = scopes[0].map { track in
      TrackEntry(channel: tracks[track].channel, span: resolver.resolve(track: track, entry: nil))
    }
    return Score(
      steps: steps, duration: end, tracks: entries, segments: resolver.segments, cues: cues,
      labels: labels)
  }

  /// Adds a step and returns when it ends, `.max` for never.
  private mutating func add(_ step: AnyStep, at place: Place) throws(TimelineError) -> Int64 {
    switch step.kind {
    case .tween(let tween):
      return try add(tween, at: place)
    case .keyframes(let keyframes):
      return try add(keyframes, at: place)
    case .frames(let frames):
      return try add(frames, at: place)
    case .hold(let seconds):
      return try place.after(seconds, "duration", of: "Hold")
    case .marker(let name):
      cues.add(marker: name, at: place.start, origin: place.origin, scope: place.scope)
      return place.start
    case .label(let name):
      labels.append(NamedMoment(name: name, time: Time(ticks: place.origin.adding(place.start))))
      return place.start
    case .group(let group):
      if step.depth > AnyStep.deepest { throw TimelineError(step.name, .tooDeep) }
      return try add(group, at: place)
    case .loop(let loop):
      if step.depth > AnyStep.deepest { throw TimelineError(step.name, .tooDeep) }
      return try add(loop, at: place)
    }
  }

  private mutating func add(
    sequence steps: [AnyStep], name: String, at place: Place
  ) throws(TimelineError) -> Int64 {
    var now = place.start
    for (index, step) in steps.enumerated() {
      do throws(TimelineError) {
        if now == .max { throw TimelineError(step.name, .neverReached) }
        now = try add(step, at: place.at(now))
      } catch {
        throw error.inside("\(name) step \(index + 1)")
      }
    }
    return now
  }

  /// Steps that start `gap` ticks apart, counted outwards from an origin.
  private mutating func add(
    parallel steps: [AnyStep], name: String, at place: Place, gap: Int64, from: Stagger.Origin
  ) throws(TimelineError) -> Int64 {
    var last = place.start
    for (index, step) in steps.enumerated() {
      do throws(TimelineError) {
        let distance = from.distance(to: index, of: steps.count)
        let start = place.start.adding(gap.multiplied(by: distance))
        last = max(last, try add(step, at: place.at(try checked(start, of: name))))
      } catch {
        throw error.inside("\(name) step \(index + 1)")
      }
    }
    return last
  }

  private mutating func add(_ group: GroupStep, at place: Place) throws(TimelineError) -> Int64 {
    let name = group.name
    guard group.rate > 0, group.rate < .infinity else {
      throw TimelineError(name, .badNumber("rate", group.rate, "a finite number above 0"))
    }
    var inner = place.at(try place.after(group.delay, "delay", of: name))
    inner.rate *= group.rate
    switch group.arrangement {
    case .sequence:
      return try add(sequence: group.children, name: name, at: inner)
    case .parallel:
      return try add(parallel: group.children, name: name, at: inner, gap: 0, from: .first)
    case .stagger(let each, let origin):
      let gap = try inner.ticks(each, "distance between steps", of: name)
      return try add(parallel: group.children, name: name, at: inner, gap: gap, from: origin)
    }
  }

  private mutating func add(_ loop: LoopStep, at place: Place) throws(TimelineError) -> Int64 {
    let count = try loop.iterations()
    let delay = try place.ticks(loop.delay, "delay", of: "Repeat")
    let scope = scopes.count
    scopes.append([])
    cues.open(scope: scope)
    let origin = place.origin.adding(place.start)
    let inner = Place(scope: scope, origin: origin, rate: place.rate)
    let body = try add(sequence: loop.children, name: "Repeat", at: inner)
    cues.close(scope: scope)
    let cycle = LoopCycle(count: count, body: body, delay: delay, yoyo: loop.yoyo)
    if loop.children.isEmpty { throw TimelineError("Repeat", .empty("steps")) }
    if count == .max && cycle.period == 0 { throw TimelineError("Repeat", .endlessNothing) }
    let duration = cycle.duration
    for track in scopes[scope] {
      let touch = tracks[track].firstTouch
      let record = Record(
        start: place.start.adding(touch), duration: duration == .max ? .max : duration - touch,
        to: .zero, shape: .loop(cycle, body: track))
      try add(record, on: tracks[track].channel, scope: place.scope, step: "Repeat")
    }
    cues.add(loop: cycle, body: scope, at: place.start, scope: place.scope)
    return try checked(place.start.adding(duration), of: "Repeat", endless: duration == .max)
  }

  mutating func add(
    _ record: Record, on channel: ChannelInfo, scope: Int, step: String
  ) throws(TimelineError) {
    var record = record
    record.track = try track(of: channel, scope: scope, step: step)
    let touch = record.fill == .backwards ? 0 : record.start
    tracks[record.track].firstTouch = min(tracks[record.track].firstTouch, touch)
    tracks[record.track].count += 1
    records.append(record)
  }

  private mutating func track(
    of channel: ChannelInfo, scope: Int, step: String
  ) throws(TimelineError) -> Int {
    // Steps on one channel often come in a row, and comparing is faster than hashing.
    if let last = records.last?.track, tracks[last].scope == scope,
      tracks[last].channel == channel
    {
      return last
    }
    let key = TrackKey(scope: scope, channel: channel.id)
    if let known = trackIndex[key] {
      guard tracks[known].channel.laneCount == channel.laneCount else {
        throw TimelineError(step, .channelType)
      }
      return known
    }
    trackIndex[key] = tracks.count
    scopes[scope].append(tracks.count)
    tracks.append(OpenTrack(channel: channel, scope: scope))
    return tracks.count - 1
  }
}

extension Composer {
  /// A segment before its start value is known.
  struct Record {
    var track = 0
    var start: Int64
    var duration: Int64
    /// `nil` starts from wherever the channel is.
    var from: SIMD4<Double>?
    var to: SIMD4<Double>
    var shape: Shape
    var fill = Fill.none
    var turning = Turning.direct

    enum Shape {
      case eased(Easing)
      case spring(SpringCurve, velocity: SIMD4<Double>?)
      case frames(FrameCycle)
      case loop(LoopCycle, body: Int)
    }
  }

  /// A channel of one scope while steps are still being added.
  struct OpenTrack {
    var channel: ChannelInfo
    var scope: Int
    var count = 0
    var firstTouch = Int64.max
  }
}
