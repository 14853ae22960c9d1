extension TimelineCompiler {
  /// Composes one of `steps` and returns its end; `.max` if it never ends.
  private mutating func compose(
    _ index: Int, of steps: [AnyStep], at place: Place
  ) throws(TimelineError) -> Int64 {
    switch steps[index].kind {
    case .tween:
      let easing = Easing.named(steps[index].move.curve)
      return try compose(steps[index].move, easing, on: steps[index].channel, at: place)
    case .eased(let easing):
      try easing.check()
      return try compose(steps[index].move, easing, on: steps[index].channel, at: place)
    case .spring(let spring):
      return try compose(steps[index].move, spring, on: steps[index].channel, at: place)
    case .keyframes(let keyframes):
      return try compose(keyframes, on: steps[index].channel, at: place)
    case .frames(let frames):
      return try compose(frames, on: steps[index].channel, at: place)
    case .path(let path):
      return try compose(path, on: steps[index].channel, at: place)
    case .hold(let seconds):
      return try place.after(seconds, "duration")
    case .marker(let name):
      if place.isSilent { return place.start }
      events.add(marker: name, at: place.start, origin: place.origin, scope: Int(place.scope))
      return place.start
    case .label(let name):
      append(label: name, at: place)
      return place.start
    default:
      if steps[index].depth > AnyStep.deepest { throw TimelineError(.tooDeep) }
      return try compose(container: steps[index].kind, at: place)
    }
  }

  private mutating func compose(
    container kind: AnyStep.Kind, at place: Place
  ) throws(TimelineError) -> Int64 {
    switch kind {
    case .group(let group): try compose(group, at: place)
    case .loop(let loop): try compose(loop, at: place)
    case .fullMotion(let step): try compose(step, at: place)
    case .several(let several): try compose(several, name: "Series", at: place)
    case .placed(let placed): try compose(0, of: [placed.step], at: place)
    default: place.start
    }
  }

  private mutating func append(label name: String, at place: Place) {
    if place.isSilent { return }
    labels.append(NamedMoment(name: name, time: Time(ticks: place.origin.adding(place.start))))
    let key = LabelKey(scope: place.scope, name: name)
    if labelTimes[key] == nil { labelTimes[key] = place.start }
  }

  /// Composes steps in series; with `late`, starts each that many ticks after the beginning.
  mutating func compose(
    _ steps: [AnyStep], name: String, at place: Place, late: [Int64]? = nil
  ) throws(TimelineError) -> Int64 {
    var before = Interval(start: place.start, end: place.start)
    var end = place.start
    for index in steps.indices {
      do throws(TimelineError) {
        if case .placed(let placed) = steps[index].kind {
          before.start = try start(of: placed.placement, after: before, at: place)
        } else if let late {
          before.start = try checked(place.start.adding(index < late.count ? late[index] : 0))
        } else if end == .max {
          throw TimelineError(.neverReached)
        } else {
          before.start = end
        }
        before.end = try compose(index, of: steps, at: place.at(before.start))
        end = max(end, before.end)
      } catch {
        throw error.inside("\(name) step \(index + 1)", of: steps[index])
      }
    }
    return end
  }

  /// The delay of each step, in ticks.
  private func ticks(
    _ spread: Stagger.Spread, _ count: Int, from origin: Stagger.Origin, at place: Place
  ) throws(TimelineError) -> [Int64] {
    var late: [Int64] = []
    let name = "distance between steps"
    let starts = try spread.starts(count, from: origin)
    if case .each(let seconds) = spread.amount {
      let gap = try place.ticks(seconds, name)
      if spread.isEven {
        // All delays are multiples of one rounded gap, so that all gaps are equal to the tick.
        for distance in spread.distances(count, from: origin) {
          late.append(gap.multiplied(by: Int64(distance)))
        }
        return late
      }
    }
    for start in starts { late.append(try place.ticks(start, name)) }
    return late
  }

  private mutating func compose(_ group: GroupStep, at place: Place) throws(TimelineError) -> Int64
  {
    guard group.rate > 0, group.rate < .infinity else {
      throw TimelineError(.badNumber("rate", group.rate, "a finite number above 0"))
    }
    var inner = place.at(try place.after(group.delay, "delay"))
    inner.rate *= group.rate
    if group.reducesMotion { (inner.reducesMotion, inner.reduction) = (true, .fades) }
    if group.isEssential, inner.reduction == .fades { inner.reduction = .settles }
    let late: [Int64]? =
      switch group.arrangement {
      case .series: nil
      case .parallel: []
      case .stagger(let spread, let origin):
        try ticks(spread, group.children.count, from: origin, at: inner)
      }
    return try compose(group.children, name: group.name, at: inner, late: late)
  }
}
