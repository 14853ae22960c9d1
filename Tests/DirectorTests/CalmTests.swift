import Animation
import Director
import Stage
import Studio
import Testing

/// A timeline as it is, and as it is for those who want it calm.
struct MotionPair: Sendable, CustomTestStringConvertible {
  let name: String
  let lively: Timeline
  let calm: Timeline

  var testDescription: String { name }

  static let all: [MotionPair] = Catalogue.timelines.compactMap { named in
    guard let calm = Catalogue.timelines.first(where: { $0.name == named.name + ".calm" }) else {
      return nil
    }
    return MotionPair(name: named.name, lively: named.timeline, calm: calm.timeline)
  }
}

@Suite struct CalmMotionTests {
  @Test("R101 there is a calm timeline for the opening and for every round, throw and playback")
  func pairs() {
    let pairs = Set(MotionPair.all.map(\.name))
    #expect(pairs.isSuperset(of: ["opening.title", "hub.door"]))
    for door in Door.all {
      #expect(door.timelines().contains { pairs.contains($0.name) }, "\(door) has no calm motion")
    }
  }

  @Test("R101 calm motion tells the same events in the same order", arguments: MotionPair.all)
  func events(pair: MotionPair) {
    #expect(pair.calm.markers.map(\.name) == pair.lively.markers.map(\.name))
    #expect(pair.calm.labels.map(\.name) == pair.lively.labels.map(\.name))
  }

  @Test(
    "R4 R101 whoever moves, fades or lights up does so in calm motion too, and ends in the same place",
    arguments: MotionPair.all)
  func required(pair: MotionPair) {
    let required = pair.lively.channels.filter(\.isRequired)
    for channel in required where pair.moves(channel, in: pair.lively) {
      #expect(pair.moves(channel, in: pair.calm), "\(channel) no longer moves")
      #expect(
        pair.end(of: channel, in: pair.calm) == pair.end(of: channel, in: pair.lively),
        "\(channel) ends elsewhere")
    }
  }
}

extension MotionPair {
  private func span(_ timeline: Timeline) -> Int {
    timeline.isEndless ? 600 : Int((timeline.duration.seconds * 60).rounded(.up))
  }

  /// Whether the channel has different values in the course of the timeline.
  fileprivate func moves(_ channel: ChannelID, in timeline: Timeline) -> Bool {
    let values = Set(
      (0...span(timeline)).map { timeline.numbers(of: channel, at: .frames(1) * $0) })
    return values.subtracting([[]]).count > 1
  }

  /// Where it is in the end, to a thousandth.
  fileprivate func end(of channel: ChannelID, in timeline: Timeline) -> [Double] {
    timeline.numbers(of: channel, at: .frames(1) * span(timeline)).map {
      ($0 * 1_000).rounded() / 1_000
    }
  }
}

extension ChannelID {
  /// What the game may not leave out: ways, fades, flips, pictures that follow each other, and
  /// lights.
  fileprivate var isRequired: Bool {
    switch family {
    case .position, .opacity, .frame: true
    case .scale: name == "title"
    case .custom: name.hasSuffix("light") || name.hasSuffix("facing")
    case .stretch, .rotation: false
    }
  }
}
