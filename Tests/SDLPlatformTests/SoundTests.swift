import Sounds
import Stage
import Testing

@testable import SDLPlatform

@Suite("R104 Sounds on their way to the device")
struct SoundTests {
  @Test("R104 the four loudest sounds, mixed at once, stay below full scale")
  func headroom() throws {
    let peaks = try SoundName.allCases.map { try peak($0) }.sorted(by: >)
    #expect(peaks.prefix(Synthesizer.voicesAtOnce).reduce(0, +) < 32_767)
  }

  @Test("R104 four of the same sound in step do not clip", arguments: SoundName.allCases)
  func unison(name: SoundName) throws {
    #expect(try peak(name) * Synthesizer.voicesAtOnce < 32_767)
  }

  @Test("R104 no sound is lost on its way", arguments: SoundName.allCases)
  func audible(name: SoundName) throws {
    let frames = try #require(Waveform.frames(of: name))
    #expect(try peak(name) > 1_000)
    #expect(frames.count.isMultiple(of: 2))
    #expect(stride(from: 0, to: frames.count, by: 2).allSatisfy { frames[$0] == frames[$0 + 1] })
  }

  @Test("R104 every sound that a scene can ask for is synthesised, and no other")
  func names() {
    #expect(Set(SoundName.allCases.map(\.rawValue)) == Set(Voice.allCases.map(\.rawValue)))
  }

  @Test("R104 every sound has a caption: one short sentence, none twice")
  func captions() {
    let captions = SoundName.allCases.map(\.caption)
    #expect(Set(captions).count == SoundName.allCases.count)
    for caption in captions {
      #expect(caption.count <= 30)
      #expect(caption.last == "." || caption.last == "!")
      #expect(caption.first?.isUppercase == true)
    }
  }

  private func peak(_ name: SoundName) throws -> Int {
    try #require(Waveform.frames(of: name)).reduce(0) { max($0, abs(Int($1))) }
  }
}
