import Foundation
import Sounds

/// Measures of a sound, each checked on known signals in `AnalysisTests`.
struct Analysis {
  let samples: [Double]
  let rate = Double(Synthesizer.sampleRate)

  init(_ samples: [Int16]) { self.samples = samples.map { Double($0) / 32_767 } }

  init(_ samples: [Double]) { self.samples = samples }

  var seconds: Double { Double(samples.count) / rate }

  /// Seconds until it has fallen below a hundredth of its height for good.
  var audibleSeconds: Double {
    let floor = 0.01 * peak
    return Double((samples.lastIndex { abs($0) > floor } ?? 0) + 1) / rate
  }

  var peak: Double { samples.reduce(0) { max($0, abs($1)) } }

  func rootMeanSquare(from start: Double, to end: Double) -> Double {
    let part = slice(from: start, to: end)
    return (part.reduce(0) { $0 + $1 * $1 } / Double(max(part.count, 1))).squareRoot()
  }

  /// The pitch in Hz around a moment: the shortest lag at which the wave repeats itself nearly as
  /// well as at the best one.
  func pitch(at time: Double, in range: ClosedRange<Double>, window: Double = 0.064) -> Double {
    // As coarse as a lag of 48 steps at the highest pitch allows.
    let step = max(1, Int(rate / range.upperBound / 48))
    let rate = rate / Double(step)
    let part = thinned(slice(from: time - window / 2, to: time + window / 2), by: step)
    let lags = Int(rate / range.upperBound)...Int(rate / range.lowerBound)
    let curve: [Double] = lags.map {
      likeness(of: part, shiftedBy: $0, over: part.count - lags.upperBound)
    }
    let best = curve.max() ?? 0
    for index in curve.indices.dropFirst().dropLast() where curve[index] > 0.88 * best {
      let (before, here, after) = (curve[index - 1], curve[index], curve[index + 1])
      if here >= before, here >= after {
        let vertex = 0.5 * (before - after) / (before - 2 * here + after)
        return rate / (Double(lags.lowerBound + index) + vertex)
      }
    }
    return 0
  }

  /// How strong one pitch is: the amplitude of a sine of that pitch.
  func amplitude(at hertz: Double, from start: Double, to end: Double) -> Double {
    let part = slice(from: start, to: end)
    let turn = 2 * Double.pi * hertz / rate
    var (real, imaginary, weights) = (0.0, 0.0, 0.0)
    for (index, sample) in part.enumerated() {
      let weight = 0.5 - 0.5 * cos(2 * .pi * (Double(index) + 0.5) / Double(part.count))
      real += weight * sample * cos(turn * Double(index))
      imaginary += weight * sample * sin(turn * Double(index))
      weights += weight
    }
    return 2 * (real * real + imaginary * imaginary).squareRoot() / weights
  }

  /// The power in each of 1,025 bands of `rate / 2048` Hz, averaged over the sound.
  var spectrum: [Double] {
    let size = 2_048
    var power = [Double](repeating: 0, count: size / 2 + 1)
    for start in stride(from: -size / 2, to: samples.count, by: size / 2) {
      let frame = (0..<size).map { index -> Double in
        let position = start + index
        guard samples.indices.contains(position) else { return 0 }
        return samples[position] * (0.5 - 0.5 * cos(2 * .pi * Double(index) / Double(size)))
      }
      let (real, imaginary) = fourier(frame)
      for band in power.indices {
        power[band] += real[band] * real[band] + imaginary[band] * imaginary[band]
      }
    }
    return power
  }

  /// The mean frequency in Hz, weighted by power.
  var centroid: Double {
    let spectrum = spectrum
    let sum = spectrum.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element }
    return sum / max(spectrum.reduce(0, +), 1e-12) * rate / 2_048
  }

  /// How much of the power lies in a band of pitches, 0…1.
  func share(of band: ClosedRange<Double>) -> Double {
    let spectrum = spectrum
    let part = spectrum.enumerated().filter { band.contains(Double($0.offset) * rate / 2_048) }
    return part.reduce(0) { $0 + $1.element } / max(spectrum.reduce(0, +), 1e-12)
  }

  func part(from start: Double, to end: Double) -> Analysis {
    Analysis(Array(slice(from: start, to: end)))
  }

  /// The rate in Hz, 12…60, at which the loudness trembles most.
  var modulation: Double {
    let step = Int(rate / 1_000)
    let loudness = stride(from: 0, to: samples.count - step, by: step).map { start in
      samples[start..<(start + step)].reduce(0) { $0 + abs($1) }
    }
    let mean = loudness.reduce(0, +) / Double(max(loudness.count, 1))
    let envelope = Analysis(loudness.map { $0 - mean })
    let rates = stride(from: 12.0, through: 60, by: 0.25)
    let strengths = rates.map { rate in
      (rate, envelope.amplitude(at: rate * Double(step), from: 0, to: envelope.seconds))
    }
    return strengths.max { $0.1 < $1.1 }?.0 ?? 0
  }

  private func slice(from start: Double, to end: Double) -> ArraySlice<Double> {
    let first = min(max(Int(start * rate), 0), samples.count)
    return samples[first..<max(first, min(Int(end * rate), samples.count))]
  }

  private func thinned(_ part: ArraySlice<Double>, by step: Int) -> [Double] {
    stride(from: part.startIndex, through: part.endIndex - step, by: step).map { start in
      part[start..<(start + step)].reduce(0, +) / Double(step)
    }
  }

  private func likeness(of part: [Double], shiftedBy lag: Int, over count: Int) -> Double {
    var (product, here, there) = (0.0, 0.0, 0.0)
    for index in 0..<max(count, 0) {
      product += part[index] * part[index + lag]
      here += part[index] * part[index]
      there += part[index + lag] * part[index + lag]
    }
    return product / max((here * there).squareRoot(), 1e-12)
  }
}

/// The Fourier transform of a real signal whose length is a power of two.
func fourier(_ signal: [Double]) -> (real: [Double], imaginary: [Double]) {
  let count = signal.count
  var real = signal
  var imaginary = [Double](repeating: 0, count: count)
  // Counting with the highest digit first puts each sample where the butterflies expect it.
  var mirrored = 0
  for index in 0..<count {
    if mirrored > index { real.swapAt(index, mirrored) }
    var digit = count / 2
    while digit > 0, mirrored & digit != 0 {
      mirrored ^= digit
      digit /= 2
    }
    mirrored |= digit
  }
  var half = 1
  while half < count {
    for offset in 0..<half {
      let angle = -Double.pi * Double(offset) / Double(half)
      let (c, s) = (cos(angle), sin(angle))
      var low = offset
      while low < count {
        let high = low + half
        let turnedReal = real[high] * c - imaginary[high] * s
        let turnedImaginary = real[high] * s + imaginary[high] * c
        real[high] = real[low] - turnedReal
        imaginary[high] = imaginary[low] - turnedImaginary
        real[low] += turnedReal
        imaginary[low] += turnedImaginary
        low += 2 * half
      }
    }
    half *= 2
  }
  return (real, imaginary)
}
