internal import Glibc
internal import Sounds

/// A recorded sentence. SDL_mixer reads files for a device alone, and one may be open already; so this
/// program is started once more for it, by `ClipReader`.
public enum ClipFile {
  /// No recording is longer, in seconds.
  public static let longest = 60.0
  private static let memory: rlim_t = 1 << 30

  /// The subcommand that prints `decoded`.
  public static let command = "read-clip"

  /// Does what every file needs, before there is one.
  public static func prepare() { SoundFile.prepare() }

  /// The samples of a file as loud as a voice is, two bytes each, the low one first; nil if it can't be
  /// read. What is too large for its time or its memory ends this program.
  public static func decoded(_ file: String) -> [UInt8]? {
    var limit = rlimit(rlim_cur: memory, rlim_max: memory)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    return SoundFile.read(file, atMost: longest).map { samples in
      let samples = Array(samples.dropFirst(silence(before: samples)))
      return Synthesizer.levelled(samples, lufs: Synthesizer.voiceLoudness).flatMap { sample in
        [UInt8(truncatingIfNeeded: sample), UInt8(truncatingIfNeeded: sample >> 8)]
      }
    }
  }

  /// How much passes between the start of a recording and the first word, but for a breath of 20 ms.
  private static func silence(before samples: [Float]) -> Int {
    let peak = samples.reduce(0) { max($0, $1.magnitude) }
    let first = samples.firstIndex { $0.magnitude > 0.03 * peak } ?? 0
    return max(0, first - Synthesizer.sampleRate / 50)
  }
}
