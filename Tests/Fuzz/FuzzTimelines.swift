import Animation
import Foundation

/// What libFuzzer calls with ever new bytes; a broken promise stops the program.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var choices = Choices(bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  if choices.pick(3) == 0 { tame(&choices) } else { wild(&choices) }
  return 0
}

/// A sane timeline agrees with the brute-force model.
private func tame(_ choices: inout Choices) {
  let plan = Plan.random(&choices)
  let model = Model([plan])
  guard let timeline = try? plan.timeline() else { fatalError("a plan was refused") }
  var playhead = Playhead(timeline)
  let events = playhead.advance(by: .forever)
  let finish = TimelineEvent(.finished, at: timeline.duration)
  require(timeline.duration.ticks == model.duration, "duration")
  let expected = model.events + [finish]
  // Very many events in one step may have been summed up.
  let isSame = events == expected || (expected.count > 100 && tally(events) == tally(expected))
  require(isSame, "events")
  for _ in 0..<20 {
    let ticks = Int64(choices.pick(256)) * 3_528_000 + Int64(choices.pick(3))
    guard ticks <= model.duration else { continue }
    let value = timeline.value(of: Channel<Double>("x"), at: Time(ticks: ticks))
    require(value?.bitPattern == model.value(at: ticks)?.bitPattern, "value at \(ticks)")
  }
}

/// Whatever can be built can be played, sought, calmed and written, and keeps its promises.
private func wild(_ choices: inout Choices) {
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
    require(!error.description.isEmpty && !error.step.isEmpty, "an error without words")
    return
  }
  play(timeline, &choices)
  let calmed = timeline.calmed()
  require(calmed.duration == timeline.duration, "duration of the calmed timeline")
  var (one, other) = (Playhead(timeline), Playhead(calmed))
  require(one.advance(by: .seconds(100)) == other.advance(by: .seconds(100)), "calm events")
  play(calmed, &choices)
  if choices.pick(8) == 0 { write(timeline, &choices) }
}

private func play(_ timeline: Timeline, _ choices: inout Choices) {
  var playhead = Playhead(timeline, rate: choices.pick(3) == 0 ? wildNumber(&choices) : 1)
  for _ in 0..<12 {
    let before = playhead.time
    let events = move(&playhead, &choices)
    require(playhead.time >= .zero && playhead.time <= timeline.duration, "time")
    let (low, high) = (min(before, playhead.time), max(before, playhead.time))
    require(events.allSatisfy { $0.time >= low && $0.time <= high && $0.count > 0 }, "window")
    let times = events.map(\.time)
    require(times == times.sorted() || times == times.sorted(by: >), "order")
    require(events.count < 500_000, "too many events")
    for channel in timeline.channels {
      let numbers = timeline.numbers(of: channel, at: playhead.time)
      require(numbers.allSatisfy(\.isFinite), "value of \(channel)")
      if channel.family == .opacity {
        require(numbers.allSatisfy { (0...1).contains($0) }, "opacity")
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

/// Written and read it is the same; damaged on the way it is refused or at least harmless.
private func write(_ timeline: Timeline, _ choices: inout Choices) {
  let encoder = JSONEncoder()
  // Otherwise the same bytes would do another damage in every run.
  encoder.outputFormatting = .sortedKeys
  guard var data = try? encoder.encode(timeline) else { fatalError("not written") }
  let copy = try? JSONDecoder().decode(Timeline.self, from: data)
  require(copy == timeline, "round trip")
  for _ in 0..<3 where !data.isEmpty {
    let place = (choices.pick(256) << 8 | choices.pick(256)) % data.count
    data[data.startIndex + place] = choices.pick(from: Array("0123456789-e".utf8))
  }
  if let damaged = try? JSONDecoder().decode(Timeline.self, from: data) {
    var playhead = Playhead(damaged)
    _ = playhead.advance(by: .seconds(10))
    for channel in damaged.channels { _ = damaged.numbers(of: channel, at: playhead.time) }
  }
}

private func require(_ isKept: Bool, _ promise: String) {
  if !isKept { fatalError("broken promise: \(promise)") }
}
