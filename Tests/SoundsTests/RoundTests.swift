import Jungle
import Rules
import Stage
import StageTesting
import Testing

@testable import Sounds

/// A round of the jungle, mixed as it is played.
private struct HeardRound {
  private var plays: [(tick: Int, name: SoundName, pan: Double)] = []

  /// How long a moment is: as long as a block of BS.1770.
  static let moment = 0.4
  private static let ticks = 300

  init(_ player: Animal, seed: UInt64) {
    var game = Harness(JungleScene(), seed: seed)
    guard let home = game.place("home.\(player.rawValue)"), let region = game.place("region") else {
      return
    }
    game.drag(from: home.center, to: region.center)
    for tick in 0..<Self.ticks {
      let told = game.effects.count
      game.tick()
      for case .play(let name, let pan) in game.effects[told...] { plays.append((tick, name, pan)) }
    }
  }

  var outcome: SoundName? {
    plays.first { [.win, .lose, .tie].contains($0.name) }?.name
  }

  /// When they meet, in seconds.
  var contact: Double? {
    plays.first { $0.name == .yelp }.map { Double($0.tick) / 60 }
  }

  /// What reaches the left ear and the right one.
  private func ears() -> (left: [Double], right: [Double]) {
    var mix = Mix()
    var ears: (left: [Double], right: [Double]) = ([], [])
    for tick in 0..<Self.ticks {
      for play in plays where play.tick == tick {
        mix.play(Recordings.samples(play.name), as: play.name, pan: play.pan)
      }
      for _ in 0..<(Synthesizer.sampleRate / 60) {
        let frame = mix.nextFrame()
        ears.left.append(Double(frame.left))
        ears.right.append(Double(frame.right))
      }
    }
    return ears
  }

  /// The second from which on it is loudest for a moment.
  var loudest: Double {
    let (left, right) = ears()
    let length = Int(Self.moment * sampleRate)
    let starts = stride(from: 0, to: left.count - length, by: length / 8).map { start in
      let range = start..<(start + length)
      let power = Loudness.power(of: Array(left[range])) + Loudness.power(of: Array(right[range]))
      return (at: Double(start) / sampleRate, power: power)
    }
    return starts.max { $0.power < $1.power }?.at ?? 0
  }
}

@Suite("R140 The nine rounds as they are heard")
struct RoundTests {
  @Test(
    "R140 the strongest moment of a round, when they meet, is also its strongest sound",
    arguments: Animal.allCases)
  func strongest(player: Animal) throws {
    var missing: Set<SoundName> = [.win, .lose, .tie]
    for seed in UInt64(0)..<50 where !missing.isEmpty {
      let round = HeardRound(player, seed: seed)
      guard let outcome = round.outcome, missing.remove(outcome) != nil else { continue }
      let contact = try #require(round.contact)
      let loudest = round.loudest
      let seconds = "\(outcome): loudest from \(loudest) s on, contact at \(contact) s"
      #expect(loudest...(loudest + HeardRound.moment) ~= contact + 0.1, "\(seconds)")
    }
    #expect(missing.isEmpty)
  }
}
