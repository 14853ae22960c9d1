public import Stage

/// Plays sounds; everything that may take time happens on another thread.
public final class Speaker: Sendable {
  enum Order: Sendable {
    case play(SoundName, pan: Double)
    case volume(Double)
    case hush(Bool)
    /// Makes the next sound ready that is not yet.
    case prepare
    /// Closes the device if it has been silent long enough.
    case check
    case stop
  }

  private let orders: AsyncStream<Order>.Continuation

  /// A speaker that opens the audio device with its first sound and closes it some seconds after the last.
  public init(resources: ResourceFolder) {
    let (stream, continuation) = AsyncStream.makeStream(of: Order.self)
    orders = continuation
    Task.detached(priority: .utility) {
      let desk = MixingDesk(resources: resources)
      for await order in stream {
        if let wait = desk.carryOut(order) {
          Task.detached {
            try? await Task.sleep(for: wait.delay)
            continuation.yield(wait.order)
          }
        }
        if case .stop = order { break }
      }
    }
  }

  deinit { orders.finish() }

  /// Plays `sound` once, from the left (−1) to the right (1).
  public func play(_ sound: SoundName, pan: Double) { orders.yield(.play(sound, pan: pan)) }

  /// Sets how loud everything is, 0…1; 0 is mute.
  public func setVolume(_ volume: Double) { orders.yield(.volume(volume)) }

  /// Ends every sound, and plays none until it is lifted.
  public func hush(_ isHushed: Bool) { orders.yield(.hush(isHushed)) }

  /// Begins to make the sounds ready, so that the first of each is as quick as the others.
  public func prepare() { orders.yield(.prepare) }

  public func stop() { orders.yield(.stop) }
}
