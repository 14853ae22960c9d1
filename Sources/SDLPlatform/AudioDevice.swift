internal import CSDL2
internal import Sounds
internal import Synchronization

/// The mix, shared with SDL's audio thread.
final class SharedMix: Sendable {
  private let mix = Mutex(Mix())

  func change<Result>(_ change: (inout sending Mix) -> sending Result) -> sending Result {
    mix.withLock { change(&$0) }
  }

  /// Fills the buffer with interleaved left and right samples.
  fileprivate func render(into samples: UnsafeMutableBufferPointer<Int16>) {
    mix.withLock { mix in
      for index in stride(from: 0, to: samples.count - 1, by: 2) {
        let (left, right) = mix.nextFrame()
        samples[index] = Int16(left * 32_767)
        samples[index + 1] = Int16(right * 32_767)
      }
    }
  }
}

/// An open audio device that plays a mix until it is released.
final class AudioDevice {
  private let id: SDL_AudioDeviceID
  /// The mix, kept alive for SDL's callback.
  private let mix: SharedMix

  /// Opens the default device; nil if there is none or it can't be opened now.
  init?(playing mix: SharedMix) {
    Environment.silenceALSA()
    SDL_SetHint(SDL_HINT_AUDIO_DEVICE_STREAM_ROLE, "game")
    guard SDL_InitSubSystem(UInt32(SDL_INIT_AUDIO)) == 0 else { return nil }
    var format = SDL_AudioSpec()
    format.freq = Int32(Synthesizer.sampleRate)
    format.format = SDL_AudioFormat(AUDIO_S16SYS)
    format.channels = 2
    format.samples = 1_024
    format.callback = audioDeviceWantsSamples
    format.userdata = Unmanaged.passUnretained(mix).toOpaque()
    self.mix = mix
    id = SDL_OpenAudioDevice(nil, 0, &format, nil, 0)
    guard id > 0 else {
      SDL_QuitSubSystem(UInt32(SDL_INIT_AUDIO))
      return nil
    }
    SDL_PauseAudioDevice(id, 0)
  }

  deinit {
    guard id > 0 else { return }
    SDL_CloseAudioDevice(id)
    SDL_QuitSubSystem(UInt32(SDL_INIT_AUDIO))
  }

  /// Whether the device or its server is gone.
  var isLost: Bool { SDL_GetAudioDeviceStatus(id) == SDL_AUDIO_STOPPED }
}

/// Fills SDL's buffer. A closure could inherit an actor, and SDL's thread is on none.
private func audioDeviceWantsSamples(
  _ mix: UnsafeMutableRawPointer?, _ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int32
) {
  guard let mix, let bytes else { return }
  let shared = Unmanaged<SharedMix>.fromOpaque(mix).takeUnretainedValue()
  UnsafeMutableRawBufferPointer(start: bytes, count: Int(count))
    .withMemoryRebound(to: Int16.self) { shared.render(into: $0) }
}
