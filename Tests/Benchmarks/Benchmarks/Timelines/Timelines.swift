import Animation
import Benchmark
import CAllocationCount
import CxxTween
import Glibc

/// Each sample times a workload and, right after it, a plain loop that does the same by hand; the
/// factor is the one over the other. Picoseconds, because the numbers must be whole.
extension BenchmarkMetric {
  static let ours = BenchmarkMetric.custom("ours, ps each", useScalingFactor: false)
  static let plain = BenchmarkMetric.custom("plain loop, ps each", useScalingFactor: false)
  static let factor = BenchmarkMetric.custom("factor to plain, %", useScalingFactor: false)
  static let allocations = BenchmarkMetric.custom("allocations", useScalingFactor: false)
}

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.ours, .plain, .factor], warmupIterations: 3, maxDuration: .seconds(4),
    maxIterations: 200)
  for count in [10_000, 100_000] { crowds(count) }
  singles(10_000)
  builds()
  repeats()
  seeks()
  steps()
}

/// By the thread's own clock, which stands still while other programs have the core.
private func picoseconds(each count: Int, _ body: () -> Void) -> Int {
  func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
  let start = now()
  body()
  return (now() - start) * 1000 / count
}

extension Benchmark {
  /// Times both sides of a comparison, each doing `count` of the same.
  fileprivate func compare(each count: Int, _ ours: () -> Void, plain: () -> Void) {
    let (mine, theirs) = (
      picoseconds(each: count, ours), max(picoseconds(each: count, plain), 1)
    )
    measurement(.ours, mine)
    measurement(.plain, theirs)
    measurement(.factor, mine * 100 / theirs)
  }
}

@inline(never)
private func update(_ motions: [Motion<Double>], _ values: inout [Double]) {
  for frame in 1...60 {
    let time = Time.frames(frame)
    for index in motions.indices { values[index] = motions[index].value(at: time) }
  }
}

@inline(never)
private func update(_ tracks: [Track<Double>], _ values: inout [Double]) {
  for frame in 1...60 {
    let time = Time.frames(frame)
    for index in tracks.indices { values[index] = tracks[index].value(at: time, otherwise: 0) }
  }
}

@inline(never)
private func update(_ tweens: [W1.Plain], _ values: inout [Double]) {
  for frame in 1...60 {
    let time = Time.frames(frame).ticks
    for index in tweens.indices { values[index] = tweens[index].value(at: time) }
  }
}

@inline(never)
private func update(_ batch: MotionBatch, _ values: inout [Float]) {
  for frame in 1...60 { batch.sample(at: .frames(frame), into: &values) }
}

private func crowds(_ count: Int) {
  let plain = W1.plain(count)
  var hand = Array(repeating: 0.0, count: count)
  let motions = (try? W1.motions(count)) ?? []
  Benchmark("W1 structs, N = \(count)") { benchmark in
    var values = Array(repeating: 0.0, count: count)
    benchmark.compare(each: 60 * count) {
      update(motions, &values)
    } plain: {
      update(plain, &hand)
    }
    check(values.reduce(0, +), count)
    check(hand.reduce(0, +), count)
  }
  for (name, duration) in [
    ("W1 batch", W1.duration), ("W1 batch of which no two end together", W1.ownDuration),
  ] {
    let batch = MotionBatch((try? W1.motions(count, lasting: duration)) ?? [])
    Benchmark("\(name), N = \(count)") { benchmark in
      var values = Array(repeating: Float(0), count: count)
      benchmark.compare(each: 60 * count) {
        update(batch, &values)
      } plain: {
        update(plain, &hand)
      }
      check(values.reduce(0) { $0 + Double($1) }, count, lasting: duration)
    }
  }
  guard let timeline = try? W1.timeline(count) else { return }
  let tracks = (0..<count).compactMap { timeline.track(of: Channel<Double>("\($0)")) }
  Benchmark("W1 tracks of one timeline, N = \(count)") { benchmark in
    var values = Array(repeating: 0.0, count: count)
    benchmark.compare(each: 60 * count) {
      update(tracks, &values)
    } plain: {
      update(plain, &hand)
    }
    check(values.reduce(0, +), count)
  }
}

@inline(never)
private func update(_ playheads: inout [Playhead], _ values: inout [Double]) {
  let (frame, channel) = (Time.frames(1), W1.channel)
  for _ in 1...60 {
    for index in playheads.indices {
      blackHole(playheads[index].advance(by: frame).count)
      values[index] = playheads[index].value(of: channel, otherwise: 0)
    }
  }
}

/// A timeline and a playhead for each thing, as a game has them, beside tweens in the C++ fashion.
private func singles(_ count: Int) {
  let plain = W1.plain(count)
  var hand = Array(repeating: 0.0, count: count)
  var values = hand
  let starts = (0..<count).map { Playhead(W1.single($0)) }
  Benchmark("W1 playheads of one tween, N = \(count)") { benchmark in
    var playheads = starts
    benchmark.compare(each: 60 * count) {
      update(&playheads, &values)
    } plain: {
      update(plain, &hand)
    }
    check(values.reduce(0, +), count)
  }
  let (from, durations) = (plain.map(\.from), plain.map(\.duration))
  Benchmark("W1 C++ objects, N = \(count)") { benchmark in
    let crowd = cxx_crowd_make(from, durations, CInt(count))
    defer { cxx_crowd_free(crowd) }
    benchmark.compare(each: 60 * count) {
      for _ in 1...60 { cxx_crowd_step(crowd, Time.frames(1).ticks, &values) }
    } plain: {
      update(plain, &hand)
    }
    check(values.reduce(0, +), count)
  }
  Benchmark("build timelines of one tween, each; plain is C++ objects") { benchmark in
    var timelines: [Timeline] = []
    timelines.reserveCapacity(count)
    benchmark.compare(each: count) {
      for index in 0..<count { timelines.append(W1.single(index)) }
    } plain: {
      cxx_crowd_free(cxx_crowd_make(from, durations, CInt(count)))
    }
    blackHole(timelines.count)
  }
}

/// What a frame costs beside ten repeats and beside very many, of which one is under way.
private func repeats() {
  func parade(_ count: Int) -> Playhead {
    Playhead(
      Timeline {
        for _ in 0..<count { Repeat(3) { Hold(1) } }
      })
  }
  Benchmark("advance by a frame, 100,000 repeats; plain is 10") { benchmark in
    var (many, few) = (parade(100_000), parade(10))
    benchmark.compare(each: 1000) {
      for _ in 0..<1000 { blackHole(many.advance(by: .frames(1)).count) }
    } plain: {
      for _ in 0..<1000 { blackHole(few.advance(by: .frames(1)).count) }
    }
  }
}

private func check(
  _ sum: Double, _ count: Int, lasting duration: (Int) -> Double = W1.duration
) {
  let wanted = W1.sum(count, lasting: duration)
  precondition(abs(sum - wanted) < 1e-5 * Double(count), "wrong sum \(sum)")
}

private func builds() {
  for count in [1000, 10_000] {
    Benchmark("W2 build \(count), per tween") { benchmark in
      benchmark.compare(each: count) {
        blackHole(try? W2.timeline(count))
      } plain: {
        blackHole(W2.plain(count))
      }
    }
  }
}

private func seeks() {
  guard let timeline = try? W2.timeline(1000), let track = timeline.track(of: W2.channel) else {
    return
  }
  let (legs, moments) = (W2.plain(1000), W2.moments())
  let plain = {
    var sum = 0.0
    for moment in moments { sum += find(moment.ticks, in: legs) }
    blackHole(sum)
  }
  Benchmark("W2 seek, a track") { benchmark in
    benchmark.compare(
      each: moments.count,
      {
        var sum = 0.0
        for moment in moments { sum += track.value(at: moment, otherwise: 0) }
        blackHole(sum)
      }, plain: plain)
  }
  Benchmark("W2 seek, a playhead and a channel's name") { benchmark in
    var playhead = Playhead(timeline)
    benchmark.compare(
      each: moments.count,
      {
        var sum = 0.0
        for moment in moments {
          playhead.seek(to: moment)
          sum += playhead.value(of: W2.channel, otherwise: 0)
        }
        blackHole(sum)
      }, plain: plain)
  }
}

/// A binary search and a formula.
@inline(never)
private func find(_ time: Int64, in legs: [W1.Plain]) -> Double {
  var (low, high) = (0, legs.count)
  while high - low > 1 {
    let middle = (low + high) / 2
    if legs[middle].start <= time { low = middle } else { high = middle }
  }
  return legs[low].value(at: time)
}

private func steps() {
  guard let timeline = try? W1.timeline(10_000), let motions = try? W1.motions(10_000) else {
    return
  }
  let tracks = (0..<10_000).compactMap { timeline.track(of: Channel<Double>("\($0)")) }
  let batch = MotionBatch(motions)
  Benchmark(
    "60 steps, 10,000 alive", configuration: .init(metrics: [.allocations], maxIterations: 20)
  ) { benchmark in
    var (values, singles) = (
      Array(repeating: 0.0, count: 10_000), Array(repeating: Float(0), count: 10_000)
    )
    var playhead = Playhead(timeline)
    let before = allocationCount()
    for _ in 0..<60 {
      blackHole(playhead.advance(by: .frames(1)).count)
      let time = playhead.time
      for index in tracks.indices { values[index] = tracks[index].value(at: time, otherwise: 0) }
      for index in motions.indices { values[index] += motions[index].value(at: time) }
      batch.sample(at: time, into: &singles)
    }
    benchmark.measurement(.allocations, allocationCount() - before)
  }
}
