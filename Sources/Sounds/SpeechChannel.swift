/// The samples of a voice, which arrive while it speaks.
struct SpeechChannel: Sendable {
  /// The fade-out of a voice that is cut off, in samples: 15 ms.
  static let fade = 720

  private var samples: [Float] = []
  private var next = 0
  private var resampler = Resampler(rate: Synthesizer.sampleRate)

  var isEmpty: Bool { samples.isEmpty }

  mutating func append(_ new: [Int16], rate: Int) {
    samples.removeFirst(next)
    next = 0
    let new = new.map { Float($0) / 32_768 }
    guard rate != Synthesizer.sampleRate else {
      samples += new
      return
    }
    if resampler.rate != rate { resampler = Resampler(rate: rate) }
    samples += resampler.resample(new)
  }

  /// Fades the voice out at once; new samples follow the fade.
  mutating func cut() {
    let count = min(samples.count - next, Self.fade)
    samples.removeLast(samples.count - next - count)
    for index in 0..<count {
      samples[next + index] *= 1 - Float(index + 1) / Float(count)
    }
    resampler.restart()
  }

  mutating func add(to block: inout [Float], at level: Ramp) {
    let count = min(Limiter.blockLength, samples.count - next)
    for frame in 0..<count {
      let sample = samples[next + frame] * level.value(at: frame)
      block[2 * frame] += sample
      block[2 * frame + 1] += sample
    }
    next += count
    if next == samples.count {
      samples.removeAll(keepingCapacity: true)
      next = 0
    }
  }

  mutating func removeAll() { self = SpeechChannel() }
}
