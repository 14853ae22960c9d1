/// Several playheads in one: the first is the base, the others are mixed in or added by weight.
///
/// A layer leaves alone what it does not move, so a weight that runs from 0 to 1 fades from a walk
/// into a run, and a nod can be added to both.
public struct Blend: Storable {
  /// A playhead and its weight.
  public struct Layer: Storable {
    /// The layer's playhead; each layer plays at its own rate.
    public var playhead: Playhead

    /// The layer's weight, from 0 (invisible) to 1 (full).
    public var weight: Double

    /// Whether its distance from rest is added to the layers below, instead of covering them.
    public var isAdded: Bool
  }

  /// The layers, lowest first.
  public var layers: [Layer]

  /// A blend of one playhead.
  public init(_ playhead: Playhead) {
    layers = [Layer(playhead: playhead, weight: 1, isAdded: false)]
  }

  /// Adds a playhead that covers the layers below by `weight`, 0…1.
  public mutating func mix(_ playhead: Playhead, weight: Double) {
    layers.append(Layer(playhead: playhead, weight: weight, isAdded: false))
  }

  /// Adds a playhead whose distances from rest, times `weight`, are added to the layers below.
  public mutating func add(_ playhead: Playhead, weight: Double = 1) {
    layers.append(Layer(playhead: playhead, weight: weight, isAdded: true))
  }

  /// Advances every playhead and returns what each crossed, layer by layer.
  @discardableResult
  public mutating func advance(by elapsed: Time) -> [[TimelineEvent]] {
    layers.indices.map { layers[$0].playhead.advance(by: elapsed) }
  }

  /// The blended value of a channel; its rest value where no layer moves it.
  public subscript<Value>(channel: Channel<Value>) -> Value {
    var blended = channel.rest
    var isTouched = false
    for layer in layers {
      guard let value = layer.playhead.value(of: channel) else { continue }
      if layer.isAdded {
        blended = blended.adding(value, since: channel.rest, weight: layer.weight)
      } else {
        // Without a layer below, the value is mixed with the rest value, unless the weight is 1.
        blended =
          isTouched || layer.weight != 1 ? blended.mixed(with: value, weight: layer.weight) : value
      }
      isTouched = true
    }
    return blended
  }
}
