import Stage
import Testing

@testable import Sounds

@Suite("R141 R143 What sounds by itself")
struct AmbienceTests {
  @Test("R141 loops of at least 20 s, both together in 2 MiB", arguments: Ambience.allCases)
  func size(ambience: Ambience) {
    let samples = Recordings.loops[ambience] ?? []
    #expect(Double(samples.count) / Double(Synthesizer.sampleRate / 2) >= 20)
    let bytes = Recordings.loops.values.reduce(0) { $0 + 2 * $1.count }
    #expect(bytes <= 2 << 20)
  }

  @Test(
    "R141 the seam is no steeper than the rest, nor does it bend more", arguments: Ambience.allCases
  )
  func seam(ambience: Ambience) {
    let samples = (Recordings.loops[ambience] ?? []).map(Int.init)
    let steps = samples.indices.map { abs(samples[$0] - samples[($0 + 1) % samples.count]) }
    let bends = samples.indices.map { index in
      abs(
        samples[index] - 2 * samples[(index + 1) % samples.count]
          + samples[(index + 2) % samples.count])
    }
    // Compared with the fifth of a second around it, where no spark or chirp hides it.
    let near = steps.suffix(2_401).dropLast() + steps.prefix(2_400)
    let nearBends = bends.suffix(2_402).dropLast(2) + bends.prefix(2_400)
    #expect((steps.last ?? .max) <= (near.max() ?? 0))
    #expect(bends.suffix(2).allSatisfy { $0 <= (nearBends.max() ?? 0) })
  }

  @Test("R141 by day birds at 2–5 kHz over the river; by night crickets at 4.5 kHz over a fire")
  func colours() {
    func sound(_ ambience: Ambience) -> Analysis {
      Analysis((Recordings.loops[ambience] ?? []).flatMap { [$0, $0] })
    }
    let (day, night) = (sound(.day), sound(.night))
    #expect(day.share(of: 200...1_800) > 0.4)
    #expect(night.share(of: 4_100...4_700) > 5 * day.share(of: 4_100...4_700))
    #expect(night.share(of: 70...400) > 0.2)
  }

  @Test("R141 birds sing and listen: their band comes and goes")
  func phrases() {
    let day = Analysis((Recordings.loops[.day] ?? []).flatMap { [$0, $0] })
    let birds = (0..<40).map { half in
      let part = day.part(from: Double(half) / 2, to: Double(half + 1) / 2)
      let level = part.rootMeanSquare(from: 0, to: 1)
      return part.share(of: 1_700...4_500) * level * level
    }.sorted()
    #expect(birds[35] > 8 * birds[8])
  }

  private func groove(_ richness: Int, seconds: Double = 2.7) -> Analysis {
    var mix = Mix()
    mix.accompany(richness, with: Groove.Hits())
    return Analysis((0..<Int(48_000 * seconds)).map { _ in Double(mix.nextFrame().left) })
  }

  @Test("R143 the groove grows with its richness, is silent without, and lies far below the drums")
  func grows() {
    let levels = (0...Soundscape.richestGroove).map {
      groove($0).rootMeanSquare(from: 0, to: 2.7)
    }
    #expect(levels[0] == 0)
    for (poorer, richer) in zip(levels, levels.dropFirst()) { #expect(richer > poorer) }
    let drum = Recordings.sound(.drumLeaf)
    #expect(20 * levels[4] < 4 * drum.rootMeanSquare(from: 0, to: 0.5))
  }

  @Test("R143 the groove stops for the listener: nothing new is struck")
  func stops() {
    var mix = Mix()
    mix.accompany(4, with: Groove.Hits())
    for _ in 0..<48_000 { _ = mix.nextFrame() }
    mix.accompany(0, with: nil)
    for _ in 0..<48_000 { _ = mix.nextFrame() }
    #expect(mix.playing == 0)
  }
}
