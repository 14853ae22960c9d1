/// The clearing's echo: early, dull reflections from trunks and leaves. It is applied during
/// synthesis, so playing it costs nothing.
enum Reverb {
  /// The echo's length in seconds.
  static let tail = 0.31

  /// The delays (seconds) and gains of the echoes. The gaps between them have no common measure, so
  /// that the room has no pitch of its own.
  private static let echoes: [(at: Double, gain: Double)] = [
    (0.0137, 0.20), (0.0229, -0.17), (0.0371, 0.15), (0.0523, -0.13), (0.0713, 0.12),
    (0.0971, -0.10), (0.1297, 0.08), (0.1733, -0.06), (0.2239, 0.045), (0.2903, -0.03),
  ]

  static func withEcho(_ sound: consuming Wave, share: Double) -> Wave {
    var result = sound.faded()
    let dull = result.filtered(.lowPass(2_600))
    result.samples += repeatElement(0, count: Int((tail * sampleRate).rounded()))
    for echo in echoes { result.add(dull, at: echo.at, gain: share * echo.gain) }
    return result
  }
}
