internal import Glibc
public import Stage

/// Plays sounds; everything that may take time happens on another thread.
public final class Speaker: Sendable {
  enum Order: Sendable {
    case play(SoundName, pan: Double)
    case volume(Double)
    case hush(Bool)
    /// Makes every sound ready, one after the other.
    case prepare
    case stop
  }

  private let orders = Mailbox<Order>()

  /// A speaker that opens the audio device with its first sound and closes it some seconds after the last.
  public init(resources: ResourceFolder) {
    startThread { [orders] in
      // Sounds are made ready beside the game, not in its way.
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 5)
      let desk = MixingDesk(resources: resources)
      while true {
        for order in orders.receive(until: desk.nextChore) {
          if case .stop = order { return }
          desk.carryOut(order)
        }
        desk.doChores()
      }
    }
  }

  deinit { stop() }

  /// Plays `sound` once, from the left (−1) to the right (1).
  public func play(_ sound: SoundName, pan: Double) { orders.send(.play(sound, pan: pan)) }

  /// Sets how loud everything is, 0…1; 0 is mute.
  public func setVolume(_ volume: Double) { orders.send(.volume(volume)) }

  /// Ends every sound, and plays none until it is lifted.
  public func hush(_ isHushed: Bool) { orders.send(.hush(isHushed)) }

  /// Begins to make the sounds ready, so that the first of each is as quick as the others.
  public func prepare() { orders.send(.prepare) }

  public func stop() { orders.send(.stop) }
}
