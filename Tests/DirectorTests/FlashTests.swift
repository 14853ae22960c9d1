import Animation
import Director
import Stage
import Studio
import Testing

@Suite struct FlashTests {
  /// More flashes than these within a second can hurt; WCAG 2.2, 2.3.1.
  private static let most = 3

  /// The most flashes, pairs of opposite changes of a tenth at least, within any second of
  /// `values`.
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

  /// Drums keep their pace; everything else may be played twice as fast.
  @Test(
    "R80 R102 nothing that fades or lights up flashes more than three times a second at any speed",
    arguments: Catalogue.timelines.map(\.name), Preferences.Speed.allCases)
  func timelines(name: String, speed: Preferences.Speed) throws {
    let timeline = try #require(Catalogue.timelines(named: name).first).timeline
    let quarters = Int(name.hasPrefix("simon.") ? min(4, speed.quarters) : speed.quarters)
    let ticks = timeline.isEndless ? 600 : Int(timeline.duration.seconds * 60) + 60
    for channel in timeline.channels where channel.changesLight {
      let values = (0..<ticks).map {
        timeline.numbers(of: channel, at: Time(ticks: Time.frames(1).ticks / 4) * ($0 * quarters))
          .first ?? 0
      }
      #expect(flashes(values, rate: 60) <= Self.most, "\(channel)")
    }
  }
}

@Suite struct PaceTests {
  /// How many sixtieths of a second the drums are lit: a sequence of one, a wrong stroke, the
  /// blinks.
  private func spells(at speed: Preferences.Speed) throws -> [Int] {
    var preferences = Preferences()
    preferences.speed = speed
    var visit = ScriptedPlayer(.simonSays, seed: 3, preferences: preferences)
    visit.wait(0.3)
    var spells: [Int] = []
    var lit: [String] = []
    func watch(_ driver: any GameDriver) {
      // Those of the game have names; the cast's do not.
      let drums = driver.picture().commands.filter { $0.name?.hasPrefix("drum.") == true }
      let now = drums.map(\.shape.description).filter { $0.hasSuffix("-lit") }.sorted()
      if !now.isEmpty, now != lit { spells.append(0) }
      if !now.isEmpty { spells[spells.count - 1] += 1 }
      lit = now
    }
    try visit.tap("menu.single")
    visit.rest(each: watch)
    let isLeaf = visit.playback.effects.contains { $0.effect.line.contains("drumLeaf") }
    try visit.tap(isLeaf ? "drum.sun" : "drum.leaf")
    visit.rest(each: watch)
    return spells
  }

  @Test("R80 R137 no speed makes the drums shorter, and a slow one makes them longer")
  func pace() throws {
    let usual = try spells(at: .normal)
    #expect(usual.count >= 4)
    for speed in Preferences.Speed.allCases where speed.quarters > 4 {
      #expect(try spells(at: speed) == usual)
    }
    for (slow, usual) in zip(try spells(at: .slowest), usual) { #expect(slow > usual) }
  }
}

extension ChannelID {
  /// Whether something becomes brighter or darker with it.
  fileprivate var changesLight: Bool {
    family == .opacity || name.hasSuffix("light") || name.hasSuffix("shade")
  }
}
