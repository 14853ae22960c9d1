internal import CSDL2
internal import CSDL2Mixer
internal import Sounds
internal import Stage

/// The audio device and the sounds; belongs to the one task that carries out the speaker's orders.
final class MixingDesk {
  struct Later: Sendable {
    let order: Speaker.Order
    let delay: Duration
  }

  private let resources: ResourceFolder
  private var chunks: [SoundName: UnsafeMutablePointer<Mix_Chunk>] = [:]
  private var samples: [SoundName: UnsafeMutableBufferPointer<UInt8>] = [:]
  private var volume = 1.0
  private var isOpen = false
  private var isHushed = false
  private var hasFailed = false
  private var silentChecks = 0

  /// The device closes after so many checks in a row without a sound.
  private static let patience = 4
  private static let checkInterval = Duration.milliseconds(700)

  init(resources: ResourceFolder) { self.resources = resources }

  deinit {
    close()
    for memory in samples.values { memory.deallocate() }
  }

  /// Does what is asked; what is to be asked again later, if anything.
  func carryOut(_ order: Speaker.Order) -> Later? {
    switch order {
    case .play(let name, let pan): return play(name, pan: pan)
    case .volume(let wanted):
      volume = max(0, min(1, wanted))
      if isOpen { Mix_MasterVolume(Int32(volume * Double(MIX_MAX_VOLUME))) }
    case .hush(let hush):
      isHushed = hush
      if isOpen, hush { Mix_HaltChannel(-1) }
    case .prepare: return prepareNext()
    case .check: return check()
    case .stop: close()
    }
    return nil
  }

  private func play(_ name: SoundName, pan: Double) -> Later? {
    guard !isHushed, volume > 0 else { return nil }
    let wasOpen = isOpen
    guard open(), let chunk = chunk(name) else { return nil }
    silentChecks = 0
    let channel = Mix_PlayChannelTimed(-1, chunk, 0, -1)
    if channel >= 0 {
      let side = max(-1, min(1, pan)) * 0.7
      Mix_SetPanning(channel, UInt8(255 * min(1, 1 - side)), UInt8(255 * min(1, 1 + side)))
    }
    return wasOpen ? nil : Later(order: .check, delay: Self.checkInterval)
  }

  private func open() -> Bool {
    guard !isOpen, !hasFailed else { return isOpen }
    guard Mix_OpenAudioDevice(48_000, UInt16(AUDIO_S16SYS), 2, 1_024, nil, 0) == 0 else {
      // A machine without sound; the game is played silently.
      hasFailed = true
      return false
    }
    isOpen = true
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
  }

  private func check() -> Later? {
    guard isOpen else { return nil }
    silentChecks = Mix_Playing(-1) == 0 ? silentChecks + 1 : 0
    guard silentChecks < Self.patience else {
      close()
      return nil
    }
    return Later(order: .check, delay: Self.checkInterval)
  }

  private func prepareNext() -> Later? {
    guard let next = SoundName.allCases.first(where: { samples[$0] == nil && isSynthesised($0) })
    else { return nil }
    _ = synthesised(next)
    return Later(order: .prepare, delay: .milliseconds(20))
  }

  private func isSynthesised(_ name: SoundName) -> Bool { resources.sound(name.rawValue) == nil }

  private func chunk(_ name: SoundName) -> UnsafeMutablePointer<Mix_Chunk>? {
    if let known = chunks[name] { return known }
    let made: UnsafeMutablePointer<Mix_Chunk>?
    if let file = resources.sound(name.rawValue) {
      made = Mix_LoadWAV(file)
    } else if let memory = synthesised(name) {
      made = Mix_QuickLoad_RAW(memory.baseAddress, UInt32(memory.count))
    } else {
      made = nil
    }
    chunks[name] = made
    return made
  }

  /// The sound's samples as the device wants them: 16 bits, twice the same for left and right.
  private func synthesised(_ name: SoundName) -> UnsafeMutableBufferPointer<UInt8>? {
    if let known = samples[name] { return known }
    guard let voice = Voice(rawValue: name.rawValue) else { return nil }
    let mono = Synthesizer.samples(of: voice, seed: 1)
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: mono.count * 4)
    for (index, sample) in mono.enumerated() {
      let level = UInt16(bitPattern: Int16(max(-1, min(1, sample)) * 32_767))
      for side in 0..<2 {
        memory[index * 4 + side * 2] = UInt8(truncatingIfNeeded: level)
        memory[index * 4 + side * 2 + 1] = UInt8(truncatingIfNeeded: level >> 8)
      }
    }
    samples[name] = memory
    return memory
  }
}
