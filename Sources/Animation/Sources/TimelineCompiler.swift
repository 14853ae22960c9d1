/// Turns a tree of steps into segments in declaration order, checking every number.
///
/// Start values are left to `Resolver`, which needs the segments in time order.
struct TimelineCompiler {
  var segments = Segments()
  var openSegments: [OpenSegment] = []
  var tracks: [OpenTrack] = []
  var labels: [NamedMoment] = []
  var labelTimes: [LabelKey: Int64] = [:]
  var events = EventIndex()
  /// The tracks of the timeline itself (scope 0) and of the body of each repeat.
  private var scopes: [[Int32]] = [[]]
  private var trackIndex: [TrackKey: Int32] = [:]
  /// The track of the previous step, since steps on one channel often come in a row.
  private var latest: (track: Int32, scope: Int32, channel: ChannelInfo)?

  /// A segment's data until its start value is resolved.
  struct OpenSegment {
    var track: Int32 = 0
    var turning = Turning.direct
    var follows = false
    var isRelative = false
    var fillsBackwards = false
    var reduction = MotionReduction.none
  }

  /// A channel of one scope while steps are still being added.
  struct OpenTrack {
    var channel: ChannelInfo
    var count = 0
  }

  private struct TrackKey: Hashable {
    var scope: Int32
    var channel: ChannelID
  }

  /// The context of a step.
  struct Place {
    var scope: Int32 = 0
    /// The number of surrounding repeats.
    var loops = 0
    /// The start in the scope's own time.
    var start: Int64 = 0
    /// The beginning of the scope on the whole timeline.
    var origin: Int64 = 0
    var rate = 1.0
    var reducesMotion = false
    /// The reduction of motion in this place, if it is calm.
    var reduction = MotionReduction.fades
    /// Whether steps in this place only take time, without moving anything.
    var isStill = false
    /// Whether markers, labels and repeats in this place are hidden.
    var isSilent = false

    func at(_ start: Int64) -> Place {
      var place = self
      place.start = start
      return place
    }
  }

  mutating func compile(
    _ step: AnyStep, reducesMotion: Bool
  ) throws(TimelineError) -> CompiledTimeline {
    let steps = step.all
    segments.starts.reserveCapacity(steps.count)
    segments.all.reserveCapacity(steps.count)
    segments.values.reserveCapacity(2 * steps.count)
    openSegments.reserveCapacity(steps.count)
    let end = try compose(steps, name: "Timeline", at: Place(reducesMotion: reducesMotion))
    events.close(scope: 0)
    var resolver = Resolver(segments: segments, openSegments: openSegments, tracks: tracks)
    // The resolver then has the only copies, and changes them in place.
    segments = Segments()
    openSegments = []
    var entries = scopes[0].map { track in
      TrackEntry(channel: tracks[Int(track)].channel, span: resolver.resolve(track, entry: -1))
    }
    var segments = resolver.segments
    if resolver.openSegments.contains(where: { $0.reduction != .none }) {
      var reducer = MotionReducer(
        segments: segments, reductions: resolver.openSegments.map { $0.reduction })
      (segments, entries) = reducer.calm(entries)
    }
    return CompiledTimeline(
      step, reducesMotion: reducesMotion, duration: end,
      CompiledSteps(tracks: entries, segments: segments, events: events, labels: labels))
  }

  mutating func compose(_ loop: LoopStep, at place: Place) throws(TimelineError) -> Int64 {
    if place.loops == Place.mostLoops { throw TimelineError(.tooManyRepeats) }
    let (count, isEndless) = try loop.iterations()
    if loop.children.isEmpty { throw TimelineError(isEndless ? .endlessNothing : .empty("steps")) }
    let pause = try place.ticks(loop.pause, "pause")
    var inner = open(at: place)
    inner.loops += 1
    let body = try compose(loop.children, name: loop.name, at: inner)
    if body == .max, loop.isReversed || (count > 1 && !isEndless) {
      throw TimelineError(.endlessBody)
    }
    let cycle = LoopCycle(
      count: count, body: body, pause: pause, yoyo: loop.yoyo, isEndless: isEndless,
      isReversed: loop.isReversed)
    if isEndless && cycle.period == 0 { throw TimelineError(.endlessNothing) }
    let end = try cycle.duration == .max ? .max : checked(place.start.adding(cycle.duration))
    try close(inner.scope, cycle, at: place)
    if !place.isSilent {
      events.add(loop: cycle, body: Int(inner.scope), at: place.start, scope: Int(place.scope))
    }
    return end
  }

  /// Opens a scope whose own time begins at a place.
  mutating func open(at place: Place) -> Place {
    var inner = place.at(0)
    inner.scope = Int32(scopes.count)
    inner.origin = place.origin.adding(place.start)
    scopes.append([])
    events.open(scope: Int(inner.scope))
    return inner
  }

  /// Closes a scope; each channel moved in it gets one segment for the whole scope.
  mutating func close(_ scope: Int32, _ cycle: LoopCycle, at place: Place) throws(TimelineError) {
    events.close(scope: Int(scope))
    for track in scopes[Int(scope)] {
      let channel = tracks[Int(track)].channel
      let index = Int32(segments.loops.count)
      segments.loops.append(LoopRun(cycle: cycle, isWhole: channel.isWhole, body: track))
      let segment = Segment(duration: cycle.duration, values: 0, shape: .loop(index))
      try append(segment, from: place.start, on: channel, at: place)
    }
  }

  /// Appends a segment to a track of the place's scope and returns its end, `.max` for never; the
  /// opening's track is filled in here.
  @inline(__always) @discardableResult
  mutating func append(
    _ segment: Segment, from start: Int64, on channel: ChannelInfo, at place: Place,
    opening: OpenSegment = OpenSegment()
  ) throws(TimelineError) -> Int64 {
    let end = try segment.duration == .max ? .max : checked(start.adding(segment.duration))
    if place.isStill { return end }
    var opening = opening
    opening.track = try track(of: channel, scope: place.scope)
    opening.reduction = place.reducesMotion ? place.reduction : .none
    tracks[Int(opening.track)].count += 1
    segments.starts.append(start)
    segments.all.append(segment)
    openSegments.append(opening)
    return end
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
      let other = tracks[Int(known)].channel
      guard channel.holds(other.type, laneCount: Int(other.laneCount)) else {
        throw TimelineError(.channelType(channel.type, other: other.type))
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
