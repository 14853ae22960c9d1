internal import Glibc
public import Stage
internal import Synchronization
internal import Threads

/// Plays sounds; all slow work happens on another thread.
public final class Speaker: Sendable {
  enum Order: Sendable, Equatable {
    case play(SoundName, pan: Double)
    case volumes(sounds: Double, ambience: Double)
    case voiceVolume(Double)
    case speak([Int16], rate: Int)
    case endSpeech
    case duck(Bool)
    case mono(Bool)
    case surround(Soundscape?)
    /// Makes every sound ready, one by one.
    case prepare
    case stop
  }

  let orders = Mailbox<Order>()
  private let soundscape = Mutex<Soundscape?>(.silence)

  /// Creates a speaker that opens the audio device when there is something to play and closes it
  /// some seconds later.
  public convenience init(resources: ResourceFolder) {
    self.init()
    startThread { [orders] in
      // Making sounds must not slow the game down.
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 5)
      let mixer = Mixer(library: SoundLibrary(resources: resources))
      while true {
        for order in orders.receive(until: mixer.nextChore) {
          mixer.carryOut(order, at: SteadyClock.now)
          if order == .stop { return }
        }
        mixer.doChores(at: SteadyClock.now)
      }
    }
  }

  /// A speaker whose orders nobody carries out.
  init() {}

  deinit { stop() }

  /// Plays `sound` once, from the left (−1) to the right (1).
  public func play(_ sound: SoundName, pan: Double) { orders.send(.play(sound, pan: pan)) }

  /// Sets the volumes of sounds and ambience; 0…1, 0 is mute.
  public func setVolumes(sounds: Double, ambience: Double) {
    orders.send(.volumes(sounds: sounds, ambience: ambience))
  }

  /// Sets the voice's volume; 0…1, 0 is mute.
  public func setVoiceVolume(_ volume: Double) { orders.send(.voiceVolume(volume)) }

  /// Queues mono samples of the voice; an empty array only opens the device.
  public func speak(_ samples: [Int16], rate: Int) { orders.send(.speak(samples, rate: rate)) }

  /// Stops the voice.
  public func endSpeech() { orders.send(.endSpeech) }

  /// Lowers everything while another program speaks.
  public func duck(_ isDucked: Bool) { orders.send(.duck(isDucked)) }

  /// Sets whether both ears hear the same.
  public func setMono(_ isMono: Bool) { orders.send(.mono(isMono)) }

  /// Plays a place's soundscape; nil silences everything until there is one again. Only a change
  /// wakes the other thread.
  public func surround(with soundscape: Soundscape?) {
    let isNew = self.soundscape.withLock { last in
      defer { last = soundscape }
      return last != soundscape
    }
    if isNew { orders.send(.surround(soundscape)) }
  }

  /// Starts making all sounds, so that the first of each plays as quickly as the others; then the
  /// ambience may begin.
  public func prepare() { orders.send(.prepare) }

  public func stop() { orders.send(.stop) }
}
