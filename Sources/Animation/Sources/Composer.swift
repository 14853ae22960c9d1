/// Turns a tree of steps into segments in order of declaration, and checks every number on the way.
///
/// The start values are left to `Resolver`, which needs the segments in order of time.
struct Composer {
  var segments = Segments()
  var notes: [Note] = []
  var tracks: [OpenTrack] = []
  var labels: [NamedMoment] = []
  var cues = CueSheet()
  /// The tracks of the timeline itself (scope 0) and of the body of each repeat.
  private var scopes: [[Int32]] = [[]]
  private var trackIndex: [TrackKey: Int32] = [:]
  /// The track of the step before, since steps on one channel often come in a row.
  private var latest: (track: Int32, scope: Int32, channel: ChannelInfo)?

  /// What is known of a segment but does not matter once its start value is.
  struct Note {
    var track: Int32
    var turning = Turning.direct
    var follows = false
    var fillsBackwards = false
    var isCalm = false
  }

  /// A channel of one scope while steps are still being added.
  struct OpenTrack {
    var channel: ChannelInfo
    var count = 0
    var firstTouch = Int64.max

    mutating func add(touch: Int64) {
      firstTouch = min(firstTouch, touch)
      count += 1
    }
  }

  private struct TrackKey: Hashable {
    var scope: Int32
    var channel: ChannelID
  }

  /// Where a step goes.
  struct Place {
    var scope: Int32 = 0
    /// How many repeats lie around it.
    var loops = 0
    /// In the scope's own time.
    var start: Int64 = 0
    /// How far into the whole timeline the scope begins.
    var origin: Int64 = 0
    var rate = 1.0
    var isCalm = false
    /// Whether what is here only takes its time: nothing moves.
    var isStill = false
    /// Whether markers, labels and repeats in here are nobody's to know.
    var isSilent = false

    func at(_ start: Int64) -> Place {
      var place = self
      place.start = start
      return place
    }
  }

  mutating func compose(_ steps: [AnyStep], isCalm: Bool) throws(TimelineError) -> CompiledTimeline
  {
    segments.starts.reserveCapacity(steps.count)
    segments.all.reserveCapacity(steps.count)
    segments.values.reserveCapacity(2 * steps.count)
    notes.reserveCapacity(steps.count)
    let end = try add(sequence: steps, name: "Timeline", at: Place(isCalm: isCalm))
    cues.close(scope: 0)
    var resolver = Resolver(segments: segments, notes: notes, tracks: tracks)
    // The resolver's copies are then the only ones and can be changed in place.
    segments = Segments()
    notes = []
    var entries = scopes[0].map { track in
      TrackEntry(channel: tracks[Int(track)].channel, span: resolver.resolve(track, entry: nil))
    }
    var segments = resolver.segments
    if resolver.notes.contains(where: \.isCalm) {
      var calmer = Calmer(segments: segments, calm: resolver.notes.map(\.isCalm))
      (segments, entries) = calmer.calm(entries)
    }
    return CompiledTimeline(
      steps: steps, isCalm: isCalm, duration: end, tracks: entries, segments: segments,
      cues: cues, labels: labels)
  }

  mutating func add(_ loop: LoopStep, at place: Place) throws(TimelineError) -> Int64 {
    if place.loops == Place.mostLoops { throw TimelineError(.tooDeep) }
    let count = try loop.iterations()
    if loop.children.isEmpty {
      throw TimelineError(count == .max ? .endlessNothing : .empty("steps"))
    }
    let delay = try place.ticks(loop.delay, "delay")
    let scope = Int32(scopes.count)
    scopes.append([])
    cues.open(scope: Int(scope))
    var inner = place.at(0)
    inner.scope = scope
    inner.loops += 1
    inner.origin = place.origin.adding(place.start)
    let body = try add(sequence: loop.children, name: "Repeat", at: inner)
    cues.close(scope: Int(scope))
    let cycle = LoopCycle(count: count, body: body, delay: delay, yoyo: loop.yoyo)
    if count == .max && cycle.period == 0 { throw TimelineError(.endlessNothing) }
    let end = try cycle.duration == .max ? .max : checked(place.start.adding(cycle.duration))
    for track in scopes[Int(scope)] {
      let open = tracks[Int(track)]
      let index = Int32(segments.loops.count)
      segments.loops.append(LoopRun(cycle: cycle, offset: open.firstTouch, body: track))
      let start = place.start.adding(open.firstTouch)
      let segment = Segment(
        duration: end == .max ? .max : end - start, values: 0, shape: .loop(index))
      try add(segment, from: start, on: open.channel, at: place)
    }
    if !place.isSilent {
      cues.add(loop: cycle, body: Int(scope), at: place.start, scope: Int(place.scope))
    }
    return end
  }

  /// Adds a segment to a track of a place's scope; the note's track is filled in here.
  mutating func add(
    _ segment: Segment, from start: Int64, on channel: ChannelInfo, at place: Place,
    note: Note = Note(track: 0)
  ) throws(TimelineError) {
    if place.isStill { return }
    var note = note
    note.track = try track(of: channel, scope: place.scope)
    note.isCalm = place.isCalm
    let touch = note.fillsBackwards ? 0 : start
    let track = Int(note.track)
    tracks[track].add(touch: touch)
    segments.starts.append(start)
    segments.all.append(segment)
    notes.append(note)
  }

  @inline(__always)
  private mutating func track(
    of channel: ChannelInfo, scope: Int32
  ) throws(TimelineError) -> Int32 {
    if let latest, latest.scope == scope, latest.channel == channel { return latest.track }
    return try otherTrack(of: channel, scope: scope)
  }

  private mutating func otherTrack(
    of channel: ChannelInfo, scope: Int32
  ) throws(TimelineError) -> Int32 {
    let key = TrackKey(scope: scope, channel: channel.id)
    let track: Int32
    if let known = trackIndex[key] {
      guard tracks[Int(known)].channel.laneCount == channel.laneCount else {
        throw TimelineError(.channelType)
      }
      track = known
    } else {
      track = Int32(tracks.count)
      trackIndex[key] = track
      scopes[Int(scope)].append(track)
      tracks.append(OpenTrack(channel: channel))
    }
    latest = (track, scope, channel)
    return track
  }
}

extension Composer {
  /// Adds one of some steps and returns when it ends, `.max` for never.
  private mutating func add(
    _ index: Int, of steps: [AnyStep], at place: Place
  ) throws(TimelineError) -> Int64 {
    switch steps[index].kind {
    case .tween:
      let easing = Easing.named(steps[index].move.curve)
      return try add(steps[index].move, easing, on: steps[index].channel, at: place)
    case .eased(let easing):
      try easing.check()
      return try add(steps[index].move, easing, on: steps[index].channel, at: place)
    case .spring(let spring):
      return try add(steps[index].move, spring, on: steps[index].channel, at: place)
    case .keyframes(let keyframes):
      return try add(keyframes, on: steps[index].channel, at: place)
    case .frames(let frames):
      return try add(frames, on: steps[index].channel, at: place)
    case .hold(let seconds):
      return try place.after(seconds, "duration")
    case .marker(let name):
      if place.isSilent { return place.start }
      cues.add(marker: name, at: place.start, origin: place.origin, scope: Int(place.scope))
      return place.start
    case .label(let name):
      if place.isSilent { return place.start }
      labels.append(NamedMoment(name: name, time: Time(ticks: place.origin.adding(place.start))))
      return place.start
    case .group(let group):
      if steps[index].depth > AnyStep.deepest { throw TimelineError(.tooDeep) }
      return try add(group, at: place)
    case .loop(let loop):
      if steps[index].depth > AnyStep.deepest { throw TimelineError(.tooDeep) }
      return try add(loop, at: place)
    case .lively(let lively):
      if steps[index].depth > AnyStep.deepest { throw TimelineError(.tooDeep) }
      return try add(lively, at: place)
    case .several(let several):
      if steps[index].depth > AnyStep.deepest { throw TimelineError(.tooDeep) }
      return try add(sequence: several, name: "Series", at: place)
    }
  }

  mutating func add(
    sequence steps: [AnyStep], name: String, at place: Place
  ) throws(TimelineError) -> Int64 {
    var now = place.start
    for index in steps.indices {
      do throws(TimelineError) {
        if now == .max { throw TimelineError(.neverReached) }
        now = try add(index, of: steps, at: place.at(now))
      } catch {
        throw error.inside("\(name) step \(index + 1)", of: steps[index])
      }
    }
    return now
  }

  /// Adds steps that start `gap` ticks apart, counted outwards from an origin.
  private mutating func add(
    parallel steps: [AnyStep], name: String, at place: Place, gap: Int64, from: Stagger.Origin
  ) throws(TimelineError) -> Int64 {
    var last = place.start
    for index in steps.indices {
      do throws(TimelineError) {
        let distance = from.distance(to: index, of: steps.count)
        let start = try checked(place.start.adding(gap.multiplied(by: distance)))
        last = max(last, try add(index, of: steps, at: place.at(start)))
      } catch {
        throw error.inside("\(name) step \(index + 1)", of: steps[index])
      }
    }
    return last
  }

  private mutating func add(_ group: GroupStep, at place: Place) throws(TimelineError) -> Int64 {
    guard group.rate > 0, group.rate < .infinity else {
      throw TimelineError(.badNumber("rate", group.rate, "a finite number above 0"))
    }
    var inner = place.at(try place.after(group.delay, "delay"))
    inner.rate *= group.rate
    inner.isCalm = inner.isCalm || group.isCalm
    switch group.arrangement {
    case .sequence:
      return try add(sequence: group.children, name: group.name, at: inner)
    case .parallel:
      return try add(parallel: group.children, name: group.name, at: inner, gap: 0, from: .first)
    case .stagger(let each, let origin):
      let gap = try inner.ticks(each, "distance between steps")
      return try add(parallel: group.children, name: group.name, at: inner, gap: gap, from: origin)
    }
  }
}
