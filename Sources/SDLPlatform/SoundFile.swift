internal import Animation
internal import CSDL2
internal import CSDL2Mixer
internal import Sounds
internal import Stage

/// The player's own recordings, decoded by SDL_mixer.
enum SoundFile {
  /// The samples of every sound that has a readable file, mono, −1…1, at
  /// `Synthesizer.sampleRate`.
  static func readAll(in resources: ResourceFolder) -> [SoundName: [Float]] {
    let files = SoundName.allCases.compactMap { name in
      resources.sound(name.rawValue).map { (name, $0) }
    }
    guard !files.isEmpty else { return [:] }
    let read = withReader {
      files.compactMap { name, file in Self.read(file).map { (name, $0) } }
    }
    return Dictionary(uniqueKeysWithValues: read ?? [])
  }

  /// The samples of a file, mono, −1…1, at `Synthesizer.sampleRate`; nil if it is too long.
  static func read(_ file: String, atMost seconds: Double) -> [Float]? {
    let samples = withReader { () -> [Float]? in
      guard let music = Mix_LoadMUS(file) else { return nil }
      let length = Mix_MusicDuration(music)
      Mix_FreeMusic(music)
      return length <= seconds ? read(file) : nil
    }
    return samples ?? nil
  }

  /// Loads the libraries in advance.
  static func prepare() { withReader {} }

  /// The length of a buffer in samples; closing the device takes as long as playing two buffers.
  private static let buffer: Int32 = 128

  private static func withReader<Result>(_ read: () -> Result) -> Result? {
    // SDL_mixer decodes only for an open device; the dummy driver exists everywhere.
    SDL_SetHintWithPriority(SDL_HINT_AUDIODRIVER, "dummy", SDL_HINT_OVERRIDE)
    defer { SDL_ResetHint(SDL_HINT_AUDIODRIVER) }
    let rate = Int32(Synthesizer.sampleRate)
    guard Mix_OpenAudioDevice(rate, UInt16(AUDIO_F32SYS), 1, Self.buffer, nil, 0) == 0 else {
      return nil
    }
    defer {
      Mix_CloseAudio()
      SDL_QuitSubSystem(UInt32(SDL_INIT_AUDIO))
    }
    return read()
  }

  private static func read(_ file: String) -> [Float]? {
    guard let chunk = Mix_LoadWAV(file) else { return nil }
    defer { Mix_FreeChunk(chunk) }
    let bytes = UnsafeRawBufferPointer(start: chunk.pointee.abuf, count: Int(chunk.pointee.alen))
    let samples = bytes.bindMemory(to: Float.self)
    return samples.isEmpty ? nil : samples.map { $0.isFinite ? $0.clamped(to: -1...1) : 0 }
  }
}
