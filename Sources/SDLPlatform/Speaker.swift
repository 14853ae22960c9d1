internal import Glibc
public import Stage
internal import Synchronization
internal import Threads

/// Plays sounds; everything that may take time happens on another thread.
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
    /// Makes every sound ready, one after the other.
    case prepare
    case stop
  }

  let orders = Mailbox<Order>()
  private let soundscape = Mutex<Soundscape?>(.silence)

  /// A speaker that opens the audio device when something is to be heard and closes it some seconds
  /// after the last of it.
  public convenience init(resources: ResourceFolder) {
    self.init()
    startThread { [orders] in
      // Sounds are made ready beside the game, not in its way.
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

  /// Sets how loud sounds are, and what sounds by itself; 0…1, 0 is mute.
  public func setVolumes(sounds: Double, ambience: Double) {
    orders.send(.volumes(sounds: sounds, ambience: ambience))
  }

  /// Sets how loud a voice is; 0…1, 0 is mute.
  public func setVoiceVolume(_ volume: Double) { orders.send(.voiceVolume(volume)) }

  /// Plays what a voice says, after what it said before, mono; no samples at all open the device.
  public func speak(_ samples: [Int16], rate: Int) { orders.send(.speak(samples, rate: rate)) }

  /// Ends what is heard of a voice.
  public func endSpeech() { orders.send(.endSpeech) }

  /// Lowers everything while somebody speaks who is not heard here.
  public func duck(_ isDucked: Bool) { orders.send(.duck(isDucked)) }

  /// Lets both ears hear the same, or not.
  public func setMono(_ isMono: Bool) { orders.send(.mono(isMono)) }

  /// Lets a place sound; nil ends every sound, and none is played until there is a place again.
  /// Only a change wakes the other thread.
  public func surround(with soundscape: Soundscape?) {
    let isNew = self.soundscape.withLock { last in
      defer { last = soundscape }
      return last != soundscape
    }
    if isNew { orders.send(.surround(soundscape)) }
  }

  /// Begins to make the sounds ready, so that the first of each is as quick as the others; then what
  /// sounds by itself may begin.
  public func prepare() { orders.send(.prepare) }

  public func stop() { orders.send(.stop) }
}
