/// A bird's phrase, synthesised for `AmbienceLoop` at twice the speed and pitch.
struct Bird {
  private struct Chirp {
    /// The chirp's start, in seconds from the phrase's start.
    var at: Double
    var seconds: Double
    /// The pitch in Hz at the start, the middle and the end.
    var pitch: (Double, Double, Double)
  }

  private let chirps: [Chirp]
  private let gain: Double

  /// The birds: a flute, a trill, a descending call, a pair of cheeps, a distant dove.
  static let all = [
    Bird(
      chirps: [
        Chirp(at: 0, seconds: 0.22, pitch: (1_900, 2_050, 2_000)),
        Chirp(at: 0.3, seconds: 0.17, pitch: (2_500, 2_620, 2_450)),
        Chirp(at: 0.52, seconds: 0.34, pitch: (2_200, 2_150, 1_800)),
      ], gain: 1),
    Bird(
      chirps: (0..<9).map {
        Chirp(at: 0.085 * Double($0), seconds: 0.06, pitch: (3_300, 3_900, 3_500))
      },
      gain: 0.6),
    Bird(
      chirps: (0..<4).map { index in
        let lower = 1 - 0.09 * Double(index)
        return Chirp(
          at: 0.16 * Double(index), seconds: 0.12,
          pitch: (3_000 * lower, 3_350 * lower, 2_500 * lower))
      }, gain: 0.7),
    Bird(
      chirps: [
        Chirp(at: 0, seconds: 0.08, pitch: (4_300, 3_900, 3_000)),
        Chirp(at: 0.19, seconds: 0.09, pitch: (4_200, 3_700, 2_900)),
      ], gain: 0.5),
    Bird(
      chirps: [
        Chirp(at: 0, seconds: 0.28, pitch: (540, 570, 520)),
        Chirp(at: 0.38, seconds: 0.5, pitch: (500, 520, 450)),
      ], gain: 1.1),
  ]

  /// The phrase with the echo of the trees.
  func song(_ noise: inout WhiteNoise) -> Wave {
    let (speed, height) = (AmbienceLoop.speed, noise.factor(0.05))
    let length = chirps.reduce(0) { max($0, $1.at + $1.seconds) }
    var wave = Wave(seconds: (length + 0.02) / speed)
    for chirp in chirps {
      let seconds = chirp.seconds / speed
      let pitch = Envelope([
        (0, chirp.pitch.0 * height * speed), (0.5 * seconds, chirp.pitch.1 * height * speed),
        (seconds, chirp.pitch.2 * height * speed),
      ])
      let loudness = Envelope([(0, 0), (0.3 * seconds, 1), (seconds, 0)])
      var tone = Oscillator()
      let call = Wave(seconds: seconds) { time in
        tone.next(hertz: pitch.value(at: time)) * loudness.value(at: time)
      }
      wave.add(call, at: chirp.at / speed, gain: gain * noise.factor(0.15))
    }
    return Reverb.withEcho(wave, share: 1.5)
  }
}
