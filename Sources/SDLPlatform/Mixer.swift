internal import Sounds
internal import Stage

/// The sounds and the device that plays them; owned by the thread that carries out the speaker's
/// orders.
final class Mixer {
  let mix = SharedMix()
  private var library: SoundLibrary
  private var device: AudioDevice?
  private var volumes = (sounds: 1.0, ambience: 1.0)
  private var voiceVolume = 0.0
  /// The wanted soundscape; nil while everything is silenced.
  private var soundscape: Soundscape? = .silence
  /// Whether all sounds were requested; the ambience begins only then.
  private var isPrepared = false
  /// The next attempt to open a missing device and the next check of an open one, in nanoseconds.
  private var nextAttempt: Int64 = 0
  private var nextCheck: Int64 = 0
  private var lastSound: Int64 = 0

  /// The silence in ns before the device closes; an open one wakes the machine 40 times a second.
  static let patience: Int64 = 3 * FrameClock.second
  /// The pause before retrying a device, in nanoseconds.
  static let pause: Int64 = 3 * FrameClock.second
  static let checkInterval: Int64 = FrameClock.second / 2

  init(library: SoundLibrary) { self.library = library }

  var isOpen: Bool { device != nil }

  /// The time at which `runPeriodicWork` is due, in nanoseconds of `SteadyClock`; nil for never.
  var nextChore: Int64? {
    if library.isBehind { return 0 }
    if isOpen { return nextCheck }
    return wantsAmbience ? nextAttempt : nil
  }

  func carryOut(_ order: Speaker.Order, at now: Int64) {
    switch order {
    case .play(let name, let pan): play(name, pan: pan, at: now)
    case .volumes(let sounds, let ambience):
      volumes = (sounds, ambience)
      mix.change { $0.setVolumes(sounds: sounds, ambience: ambience) }
      updateAmbience(at: now)
    case .voiceVolume(let volume):
      voiceVolume = volume
      mix.change { $0.setVoiceVolume(volume) }
      updateAmbience(at: now)
    case .speak(let samples, let rate): speak(samples, rate: rate, at: now)
    case .endSpeech: mix.change { $0.endSpeech() }
    case .duck(let isDucked): mix.change { $0.isDucked = isDucked }
    case .mono(let isMono): mix.change { $0.isMono = isMono }
    case .setAmbience(let soundscape):
      self.soundscape = soundscape
      updateAmbience(at: now)
    case .prepare:
      library.request()
      isPrepared = true
    case .stop: device = nil
    }
  }

  /// Makes one sound ready, starts the ambience, and closes a device that is lost or has been
  /// silent long enough.
  func runPeriodicWork(at now: Int64) {
    if library.isBehind {
      library.makeNext()
      if !library.isBehind { updateAmbience(at: now) }
    }
    guard let device else {
      if nextAttempt <= now { updateAmbience(at: now) }
      return
    }
    guard nextCheck <= now else { return }
    nextCheck = now + Self.checkInterval
    if device.isLost {
      self.device = nil
      nextAttempt = now
      return updateAmbience(at: now)
    }
    if mix.change({ $0.playing > 0 || $0.hasAmbience || $0.isSpeaking }) { lastSound = now }
    if now - lastSound >= Self.patience { self.device = nil }
  }

  private var isHushed: Bool {
    soundscape == nil || (volumes.sounds <= 0 && volumes.ambience <= 0 && voiceVolume <= 0)
  }

  private var wantsAmbience: Bool {
    guard let soundscape, isPrepared, !library.isBehind, volumes.ambience > 0 else { return false }
    return soundscape.ambience != nil || soundscape.groove > 0
  }

  private func play(_ name: SoundName, pan: Double, at now: Int64) {
    guard !isHushed, volumes.sounds > 0, open(at: now) else { return }
    lastSound = now
    let samples = library.next(name)
    mix.change { $0.play(samples, as: name, pan: pan) }
  }

  private func speak(_ samples: [Int16], rate: Int, at now: Int64) {
    guard soundscape != nil, voiceVolume > 0, open(at: now) else { return }
    lastSound = now
    mix.change { $0.speak(samples, rate: rate) }
  }

  /// Plays the wanted soundscape if there is a device.
  private func updateAmbience(at now: Int64) {
    let isHushed = isHushed
    mix.change { $0.hush(isHushed) }
    guard wantsAmbience, let soundscape, open(at: now) else {
      return mix.change {
        $0.setAmbience(nil)
        $0.accompany(0, with: nil)
      }
    }
    let samples = soundscape.ambience.map { library.loop($0) } ?? []
    let hits = soundscape.groove > 0 ? library.grooveHits() : nil
    mix.change {
      $0.setAmbience(soundscape.ambience, samples)
      $0.accompany(soundscape.groove, with: hits)
    }
  }

  /// Opens the device; after a failure, only once `pause` has passed.
  private func open(at now: Int64) -> Bool {
    guard !isOpen else { return true }
    guard nextAttempt <= now else { return false }
    library.readFiles()
    device = AudioDevice(playing: mix)
    (nextAttempt, nextCheck, lastSound) = (now + Self.pause, now + Self.checkInterval, now)
    return isOpen
  }
}
