internal import CSDL2
internal import CSDL2Mixer
internal import Sounds
internal import Stage

/// The audio device and the sounds; belongs to the one thread that carries out the speaker's orders.
final class MixingDesk {
  private let resources: ResourceFolder
  private var chunks: [SoundName: UnsafeMutablePointer<Mix_Chunk>] = [:]
  private var samples: [SoundName: UnsafeMutableBufferPointer<UInt8>] = [:]
  private var unprepared: [SoundName] = []
  private var volume = 1.0
  private var isOpen = false
  private var isHushed = false
  private var hasFailed = false
  /// When to look whether anything still sounds, and when something last did.
  private var nextCheck: Int64?
  private var lastSound: Int64 = 0

  /// The device closes after so much silence: it wakes the machine some forty times a second.
  private static let patience: Int64 = 3_000_000_000
  private static let checkInterval: Int64 = 500_000_000

  init(resources: ResourceFolder) { self.resources = resources }

  deinit {
    close()
    for memory in samples.values { memory.deallocate() }
  }

  /// When `doChores` wants to be called, in nanoseconds of `SteadyClock`; nil for not at all.
  var nextChore: Int64? { unprepared.isEmpty ? nextCheck : SteadyClock.now }

  func carryOut(_ order: Speaker.Order) {
    switch order {
    case .play(let name, let pan): play(name, pan: pan)
    case .volume(let wanted):
      volume = max(0, min(1, wanted))
      if isOpen { Mix_MasterVolume(Int32(volume * Double(MIX_MAX_VOLUME))) }
    case .hush(let hush):
      isHushed = hush
      if isOpen, hush { Mix_HaltChannel(-1) }
    case .prepare: unprepared = SoundName.allCases.filter { resources.sound($0.rawValue) == nil }
    case .stop: break
    }
  }

  /// Makes one sound ready, or closes the device if it has been silent long enough.
  func doChores() {
    if let name = unprepared.popLast() { _ = synthesised(name) }
    let now = SteadyClock.now
    guard isOpen, let check = nextCheck, check <= now else { return }
    if Mix_Playing(-1) > 0 { lastSound = now }
    if now - lastSound >= Self.patience {
      close()
    } else {
      nextCheck = now + Self.checkInterval
    }
  }

  private func play(_ name: SoundName, pan: Double) {
    guard !isHushed, volume > 0, open(), let chunk = chunk(name) else { return }
    lastSound = SteadyClock.now
    let channel = Mix_PlayChannelTimed(-1, chunk, 0, -1)
    guard channel >= 0 else { return }
    let side = max(-1, min(1, pan)) * 0.7
    Mix_SetPanning(channel, UInt8(255 * min(1, 1 - side)), UInt8(255 * min(1, 1 + side)))
  }

  private func open() -> Bool {
    guard !isOpen, !hasFailed else { return isOpen }
    guard Mix_OpenAudioDevice(48_000, UInt16(AUDIO_S16SYS), 2, 1_024, nil, 0) == 0 else {
      // A machine without sound; the game is played silently.
      hasFailed = true
      return false
    }
    isOpen = true
    nextCheck = SteadyClock.now + Self.checkInterval
    Mix_AllocateChannels(16)
    Mix_MasterVolume(Int32(volume * Double(MIX_MAX_VOLUME)))
    return true
  }

  private func close() {
    guard isOpen else { return }
    Mix_HaltChannel(-1)
    for chunk in chunks.values { Mix_FreeChunk(chunk) }
    chunks.removeAll()
    Mix_CloseAudio()
    SDL_QuitSubSystem(UInt32(SDL_INIT_AUDIO))
    isOpen = false
    nextCheck = nil
  }

  private func chunk(_ name: SoundName) -> UnsafeMutablePointer<Mix_Chunk>? {
    if let known = chunks[name] { return known }
    let made: UnsafeMutablePointer<Mix_Chunk>?
    if let file = resources.sound(name.rawValue) {
      made = Mix_LoadWAV(file)
      // What `Waveform` does for the game's own sounds.
      let volume = Float(MIX_MAX_VOLUME) * Synthesizer.masterGain
      if let made { Mix_VolumeChunk(made, Int32(volume)) }
    } else if let memory = synthesised(name) {
      made = Mix_QuickLoad_RAW(memory.baseAddress, UInt32(memory.count))
    } else {
      made = nil
    }
    chunks[name] = made
    return made
  }

  private func synthesised(_ name: SoundName) -> UnsafeMutableBufferPointer<UInt8>? {
    if let known = samples[name] { return known }
    guard let frames = Waveform.frames(of: name) else { return nil }
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: frames.count * 2)
    frames.withUnsafeBytes { _ = memory.initialize(from: $0) }
    samples[name] = memory
    return memory
  }
}
