public import Stage

/// The ambiences, as seamless loops.
///
/// A loop is synthesised at twice the speed and pitch and played at half speed, as half the samples
/// are enough for soft, distant sounds. So every pitch below is doubled and every time halved.
public enum AmbienceLoop {
  /// The length of a loop as heard, in seconds.
  public static let seconds = 20.0

  static let speed = 2.0
  /// The crossfade of end and beginning, in synthesised seconds.
  private static let overlap = 0.5

  /// The samples of an ambience, the same at each call.
  public static func samples(of ambience: Ambience) -> [Int16] {
    let made = seconds / speed
    var raw =
      switch ambience {
      case .day: day(seconds: made + overlap)
      case .night: night(seconds: made + overlap)
      }
    raw.filter(.highPass(70 * speed))
    let loop = joined(raw, seconds: made)
    let heard = Loudness.power(of: loop.samples, each: Int(speed))
    let gain = (Loudness.power(lufs: ambience.loudness) / heard).squareRoot()
    return loop.samples.map { Int16(($0 * gain * 32_767).rounded()) }
  }

  /// Crossfades the samples beyond the end into the beginning.
  private static func joined(_ raw: Wave, seconds: Double) -> Wave {
    let count = Int(seconds * Sounds.sampleRate)
    let rest = raw.samples.count - count
    var loop = Wave(samples: Array(raw.samples.prefix(count)))
    for index in 0..<rest {
      // Noises add up to equal loudness if the sum of their squared gains is 1.
      let quarter = 0.25 * Double(index) / Double(rest)
      loop.samples[index] =
        raw.samples[index] * sine(turns: quarter)
        + raw.samples[count + index] * cosine(turns: quarter)
    }
    return loop
  }

  /// The river with wind in the leaves, and birds that sing in phrases and pause.
  private static func day(seconds: Double) -> Wave {
    var noise = WhiteNoise(seed: 21)
    var wave = water(seconds: seconds, &noise)
    var at = 0.5
    while at < seconds - overlap - 0.8 {
      let bird = Bird.all[Int(noise.next().magnitude * Double(Bird.all.count))]
      let song = bird.song(&noise)
      wave.add(song, at: at, gain: 0.5 * noise.factor(0.5))
      at += Double(song.samples.count) / Sounds.sampleRate + 0.55 + 0.45 * noise.next()
    }
    return wave
  }

  private static func water(seconds: Double, _ noise: inout WhiteNoise) -> Wave {
    var (deep, bright) = (
      Biquad.bandPass(420 * speed, q: 0.7), Biquad.bandPass(1_500 * speed, q: 0.8)
    )
    var leaves = Biquad.bandPass(900 * speed, q: 0.4)
    var wind = 0.0
    var (drift, gust) = (0.0, 0.0)
    var control = ControlRate()
    return Wave(seconds: seconds) { time in
      if control.isDue() {
        drift += 0.004 * (noise.next() - 0.6 * drift)
        let swell = max(0, sine(turns: 0.23 * time) + 0.5 * sine(turns: 0.61 * time))
        gust += 0.01 * (0.5 * swell - gust)
      }
      let white = noise.next()
      wind += 0.35 * (white - wind)
      return 0.5 * (1 + 3 * drift) * deep.next(white) + 0.22 * (1 - 3 * drift) * bright.next(white)
        + gust * leaves.next(wind)
    }
  }

  /// Two crickets, one near and one far, and a fire of rumble and crackle.
  private static func night(seconds: Double) -> Wave {
    var noise = WhiteNoise(seed: 22)
    var wave = fire(seconds: seconds, &noise)
    wave.add(cricket(hertz: 4_500, every: 0.62, seconds: seconds, &noise), gain: 0.11)
    wave.add(cricket(hertz: 4_210, every: 0.77, seconds: seconds, &noise), gain: 0.05)
    return wave
  }

  /// Chirps of three or four pulses, thirty pulses a second.
  private static func cricket(
    hertz: Double, every pause: Double, seconds: Double, _ noise: inout WhiteNoise
  ) -> Wave {
    var wave = Wave(seconds: seconds)
    let pulse = Wave(seconds: 0.022 / speed) { time in
      let rising = smoothStep(time / (0.006 / speed))
      let falling = smoothStep((0.022 / speed - time) / (0.012 / speed))
      return rising * falling * sine(turns: hertz * speed * time)
    }
    var at = 0.1
    while at < seconds - 0.1 {
      for beat in 0..<(noise.next() > 0 ? 4 : 3) {
        wave.add(pulse, at: at + Double(beat) * 0.033 / speed, gain: noise.factor(0.15))
      }
      at += pause * noise.factor(0.12) / speed
    }
    return wave
  }

  private static func fire(seconds: Double, _ noise: inout WhiteNoise) -> Wave {
    var (rumble, hiss) = (Biquad.lowPass(190 * speed), Biquad.bandPass(2_300 * speed, q: 0.5))
    var (snap, flare) = (Biquad.bandPass(1_700 * speed, q: 1.2), 0.0)
    var control = ControlRate()
    var spark = 0.0
    return Wave(seconds: seconds) { _ in
      if control.isDue() {
        flare += 0.01 * (noise.next() - 0.3 * flare)
        // About thirty sparks a second as heard, most of them quiet.
        if noise.next() > 0.97 {
          let height = noise.next()
          spark = height * height * height
        }
      }
      let white = noise.next()
      spark *= 0.985
      return 1.1 * (1 + 2 * flare) * rumble.next(white) + 0.05 * hiss.next(white)
        + 2.2 * snap.next(spark * white)
    }
  }
}
