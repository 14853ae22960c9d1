import Animation

/// A promise of the pages that a timeline broke.
struct BrokenPromise: Error, CustomStringConvertible {
  let description: String
}

private func require(_ isKept: Bool, _ promise: @autoclosure () -> String) throws {
  if !isKept { throw BrokenPromise(description: promise()) }
}

/// The count of each kind of event by direction, whatever its repeat.
func tally(_ events: [TimelineEvent]) -> [String: Int] {
  var tally: [String: Int] = [:]
  for event in events {
    let name = event.marker ?? (event.kind == .finished ? "finished" : "repeated")
    tally["\(name) \(event.direction)", default: 0] += event.count
  }
  return tally
}

/// Page and program agree on a random timeline; false where both refuse it.
@discardableResult
func agree(_ choices: inout Choices, moments: Int = 24) throws -> Bool {
  let plan = Plan.random(&choices)
  let timeline: Timeline?
  let evaluator: Evaluator?
  do { timeline = try plan.timeline() } catch { timeline = nil }
  do { evaluator = try Evaluator([plan]) } catch { evaluator = nil }
  try require((timeline == nil) == (evaluator == nil), "one of the two refused it: \(plan)")
  guard let timeline, let evaluator else { return false }
  try require(timeline.duration.ticks == evaluator.duration, "duration of \(plan)")
  var playhead = Playhead(timeline)
  let events = playhead.advance(by: .forever)
  let expected = evaluator.events + [TimelineEvent(.finished, at: timeline.duration)]
  // Very many events in one step may have been summed up.
  let isSame = events == expected || (expected.count > 100 && tally(events) == tally(expected))
  try require(isSame, "events of \(plan)")
  for _ in 0..<moments {
    var ticks = Int64(choices.pick(256)) * 3_528_000 + Int64(choices.pick(3) - 1)
    if choices.pick(4) == 0 { ticks %= evaluator.duration + 1 }
    let moment = Time(ticks: ticks)
    let (value, known) = (timeline.value(of: x, at: moment), evaluator.value(at: ticks))
    try require((value == nil) == (known == nil), "a value at \(ticks) of \(plan)")
    try require(timeline.track(of: x)?.value(at: moment) == value, "the track of \(plan)")
    let difference = ((value ?? 0) - (known ?? 0)).magnitude
    let isNear = difference <= 1e-7 * max(1, known?.magnitude ?? 0)
    try require(isNear, "\(value ?? 0) and not \(known ?? 0) at \(ticks) of \(plan)")
    let (frame, shown) = (timeline.value(of: f, at: moment), evaluator.value(true, at: ticks))
    try require(frame.map(Double.init) == shown, "frame at \(ticks) of \(plan)")
  }
  return true
}

/// Checks the promises of one timeline: it plays, seeks, calms and encodes alike.
func survive(_ choices: inout Choices) throws {
  var steps = WildSteps(choices: choices)
  let (first, second) = (steps.step(), steps.step(depth: 2))
  choices = steps.choices
  let timeline: Timeline
  do {
    timeline = try Timeline(
      checking: Series {
        first
        second
      })
  } catch {
    try require(!error.description.isEmpty && !error.step.isEmpty, "an error without words")
    return
  }
  try play(timeline, &choices)
  let calmed = timeline.calmed()
  try require(calmed.duration == timeline.duration, "duration of the calmed timeline")
  var (one, other) = (Playhead(timeline), Playhead(calmed))
  try require(one.advance(by: .seconds(100)) == other.advance(by: .seconds(100)), "calm events")
  try play(calmed, &choices)
  if choices.pick(8) == 0 { try write(timeline, &choices) }
}

private func play(_ timeline: Timeline, _ choices: inout Choices) throws {
  var playhead = Playhead(timeline, rate: choices.pick(3) == 0 ? wildNumber(&choices) : 1)
  for _ in 0..<12 {
    let before = playhead.time
    let events = move(&playhead, &choices)
    try require(playhead.time >= .zero && playhead.time <= timeline.duration, "time")
    let (low, high) = (min(before, playhead.time), max(before, playhead.time))
    let isWithin = events.allSatisfy { $0.time >= low && $0.time <= high && $0.count > 0 }
    try require(isWithin, "events within the step")
    let times = events.map(\.time)
    try require(times == times.sorted() || times == times.sorted(by: >), "order")
    try require(events.count < 500_000, "too many events")
    for channel in timeline.channels {
      let numbers = timeline.numbers(of: channel, at: playhead.time)
      try require(numbers.allSatisfy(\.isFinite), "value of \(channel)")
      if channel.family == .opacity {
        try require(numbers.allSatisfy { (0...1).contains($0) }, "opacity")
      }
    }
  }
}

private func move(_ playhead: inout Playhead, _ choices: inout Choices) -> [TimelineEvent] {
  let span = Time.seconds(wildNumber(&choices))
  switch choices.pick(10) {
  case 0: return playhead.seek(to: span, events: .fire)
  case 1: return playhead.seek(to: span) + playhead.seek(to: span)
  case 2:
    let before = playhead.time
    _ = playhead.seek(to: "a")
    playhead.seek(to: before)
    return []
  case 3:
    playhead.reverse()
    return playhead.advance(by: span)
  case 4:
    let (events, unused) = playhead.advance(by: span, stoppingAt: "a")
    playhead.resume()
    return events + playhead.advance(by: unused)
  case 5:
    playhead.rate = wildNumber(&choices)
    return playhead.advance(by: span)
  case 6: return playhead.advance(by: choices.pick(2) == 0 ? .forever : Time(ticks: .min))
  default: return playhead.advance(by: .frames(choices.pick(200)))
  }
}

private func wildNumber(_ choices: inout Choices) -> Double {
  var steps = WildSteps(choices: choices)
  defer { choices = steps.choices }
  return steps.number()
}

/// Written and read it is the same.
private func write(_ timeline: Timeline, _ choices: inout Choices) throws {
  let text = try json(timeline)
  let copy: Timeline = try read(text)
  try require(copy == timeline, "round trip")
  try surviveDamage(text, &choices)
}

/// A file of which three letters are wrong is refused, or at least harmless.
func surviveDamage(_ text: String, _ choices: inout Choices) throws {
  var bytes = Array(text.utf8)
  for _ in 0..<3 {
    let place = (choices.pick(256) << 8 | choices.pick(256)) % bytes.count
    bytes[place] = choices.pick(from: Array("0123456789-e".utf8))
  }
  guard let damaged: Timeline = try? read(String(decoding: bytes, as: UTF8.self)) else { return }
  var playhead = Playhead(damaged)
  _ = playhead.advance(by: .seconds(10))
  for channel in damaged.channels {
    let numbers = damaged.numbers(of: channel, at: playhead.time)
    try require(numbers.allSatisfy(\.isFinite), "value of a damaged \(channel)")
  }
}
