import Director
import Foundation
import Rules
import Stage
import Studio

extension Endurance {
  /// What it costs to go anywhere in ten minutes of rounds.
  static func seek() -> Bool {
    var replay = Replay(scene: .jungle, seed: 1, end: 36_000)
    for tick in stride(from: Int64(60), to: replay.end, by: 300) {
      replay.add(.key(Key.digits[Int(tick / 300 % 3)], []), at: tick)
    }
    let (start, before) = (ContinuousClock.now, Memory.own)
    guard var rewind = try? SeekableReplay(replay) else { return false }
    let (opened, held) = (ContinuousClock.now - start, Memory.own - before)
    var chance = SplitMix64(seed: 1)
    let times = (0..<2_000).map { _ in
      let tick = Int64.random(in: 0...replay.end, using: &chance)
      let start = ContinuousClock.now
      rewind.seek(to: tick)
      return (ContinuousClock.now - start) / .milliseconds(1)
    }.sorted()
    let (median, worst) = (times[times.count / 2], times[times.count - 1])
    print(
      "seek in ten minutes of rounds: median \(hundredths(median)) ms, worst \(hundredths(worst))"
        + " ms; \(held) KiB; opened in \(hundredths(opened / .seconds(1))) s,"
        + " \(rewind.marks.count) marks")
    return true
  }

  private static func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
