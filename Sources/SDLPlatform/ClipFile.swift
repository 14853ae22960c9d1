internal import Glibc
internal import Sounds

/// A recorded sentence. SDL_mixer decodes only for an open device, and the game may have one open;
/// so `ClipReader` starts this program a second time to read it.
public enum ClipFile {
  /// The longest recording, in seconds.
  public static let longest = 60.0
  private static let memory: rlim_t = 1 << 30

  /// The subcommand that prints `decoded`.
  public static let command = "read-clip"

  /// Loads the decoder's libraries in advance.
  public static func prepare() { SoundFile.prepare() }

  /// The samples of a file at a voice's loudness, two bytes each, little-endian; nil if it can't be
  /// read. A file that takes too much time or memory ends this process.
  public static func decoded(_ file: String) -> [UInt8]? {
    var limit = rlimit(rlim_cur: memory, rlim_max: memory)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    return SoundFile.read(file, atMost: longest).map { samples in
      let samples = Array(samples.dropFirst(leadingSilence(of: samples)))
      return Synthesizer.levelled(samples, lufs: Synthesizer.voiceLoudness).flatMap { sample in
        [UInt8(truncatingIfNeeded: sample), UInt8(truncatingIfNeeded: sample >> 8)]
      }
    }
  }

  /// The number of samples before the first word, less a breath of 20 ms.
  private static func leadingSilence(of samples: [Float]) -> Int {
    let peak = samples.reduce(0) { max($0, $1.magnitude) }
    let first = samples.firstIndex { $0.magnitude > 0.03 * peak } ?? 0
    return max(0, first - Synthesizer.sampleRate / 50)
  }
}
