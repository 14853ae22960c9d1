import Animation
import Stage
import Studio
import Testing

@Suite struct FlashTests {
  /// More flashes than these within a second can hurt; WCAG 2.2, 2.3.1.
  private static let most = 3

  /// The most flashes, pairs of opposite changes of a tenth at least, within any second of `values`.
  private func flashes(_ values: [Double], rate: Int) -> Int {
    var turns: [Int] = []
    var (extreme, direction) = (values.first ?? 0, 0.0)
    for (index, value) in values.enumerated() {
      let change = value - extreme
      if direction * change >= 0, direction != 0 {
        extreme = value
      } else if abs(change) >= 0.1 {
        turns.append(index)
        (extreme, direction) = (value, change < 0 ? -1 : 1)
      }
    }
    let most = turns.map { start in turns.count { $0 >= start && $0 < start + rate } }.max() ?? 0
    return most / 2
  }

  @Test("a strobe is found, and what comes and goes slowly is not")
  func measure() {
    let strobe = (0..<120).map { $0 % 12 < 6 ? 1.0 : 0 }
    #expect(flashes(strobe, rate: 60) > Self.most)
    #expect(flashes((0..<120).map { $0 % 40 < 20 ? 1.0 : 0 }, rate: 60) <= Self.most)
    #expect(flashes((0..<120).map { Double($0) / 120 }, rate: 60) == 0)
  }

  @Test(
    "R102 nothing that fades or lights up flashes more than three times a second",
    arguments: Catalogue.timelines.map(\.name))
  func timelines(name: String) throws {
    let timeline = try #require(Catalogue.timelines(named: name).first).timeline
    let ticks = timeline.isEndless ? 600 : Int(timeline.duration.seconds * 60) + 60
    for channel in timeline.channels where channel.changesLight {
      let values = (0..<ticks).map {
        timeline.numbers(of: channel, at: .frames(1) * $0).first ?? 0
      }
      #expect(flashes(values, rate: 60) <= Self.most, "\(channel)")
    }
  }
}

extension ChannelID {
  /// Whether something becomes brighter or darker with it.
  fileprivate var changesLight: Bool {
    family == .opacity || name.hasSuffix("light") || name.hasSuffix("shade")
  }
}
