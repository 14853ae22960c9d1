internal import Glibc
public import Stage
internal import Synchronization
internal import Threads

/// Plays sounds; all slow work happens on another thread.
public final class Speaker: Sendable {
  /// An order to the speaker's thread.
  public enum Order: Sendable, Equatable {
    /// Plays a sound once, from the left (−1) to the right (1).
    case play(SoundName, pan: Double)
    /// Sets the volumes, each 0…1; 0 is mute.
    case volumes(sounds: Double, ambience: Double)
    /// Sets the voice's volume, 0…1; 0 is mute.
    case voiceVolume(Double)
    /// Queues mono samples of the voice; an empty array only opens the device.
    case speak([Int16], rate: Int)
    case endSpeech
    /// Lowers all sounds while another program speaks.
    case duck(Bool)
    /// Sets whether both ears hear the same.
    case mono(Bool)
    /// Plays a place's soundscape; nil silences everything until the next soundscape.
    case setAmbience(Soundscape?)
    /// Makes every sound ready, one by one, so that each plays at once the first time too; then the
    /// ambience may begin.
    case prepare
    case stop
  }

  let orders = MessageQueue<Order>()
  private let soundscape = Mutex<Soundscape?>(.silence)

  /// Creates a speaker that opens the audio device when there is something to play and closes it
  /// some seconds later.
  public convenience init(resources: ResourceFolder) {
    self.init()
    startThread { [orders] in
      // A low priority, so that making sounds does not slow the game down.
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 5)
      let mixer = Mixer(library: SoundLibrary(resources: resources))
      while true {
        for order in orders.receive(until: mixer.nextChore) {
          mixer.carryOut(order, at: SteadyClock.now)
          if order == .stop { return }
        }
        mixer.runPeriodicWork(at: SteadyClock.now)
      }
    }
  }

  /// Creates a speaker without a thread, whose orders are never carried out.
  init() {}

  deinit { order(.stop) }

  /// Sends an order, which the other thread carries out.
  public func order(_ order: Order) { orders.send(order) }

  /// Orders `soundscape`; only a change wakes the other thread.
  public func setAmbience(_ soundscape: Soundscape?) {
    let isNew = self.soundscape.withLock { last in
      defer { last = soundscape }
      return last != soundscape
    }
    if isNew { order(.setAmbience(soundscape)) }
  }
}
