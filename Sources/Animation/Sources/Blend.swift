/// Several playheads as one: the first shows as it is, each further one is mixed in or added by its
/// weight.
///
/// What a layer does not move it leaves alone, so a weight that runs from 0 to 1 fades from a walk
/// into a run, and a nod can be added to both.
public struct Blend: Storable {
  /// One of the playheads and how much of it shows.
  public struct Layer: Storable {
    /// Where it is on which timeline; each layer plays at its own rate.
    public var playhead: Playhead

    /// 0 not at all, 1 all of it.
    public var weight: Double

    /// Whether it is added, by its distance from rest, to what lies below, which it hides otherwise.
    public var isAdded: Bool
  }

  /// From the lowest to the highest.
  public var layers: [Layer]

  /// A blend of one playhead so far.
  public init(_ playhead: Playhead) {
    layers = [Layer(playhead: playhead, weight: 1, isAdded: false)]
  }

  /// Lays a playhead over what there is, hiding as much of it as the weight says, 0…1.
  public mutating func mix(_ playhead: Playhead, weight: Double) {
    layers.append(Layer(playhead: playhead, weight: weight, isAdded: false))
  }

  /// Adds a playhead's distances from rest to what there is, as much of them as the weight says.
  public mutating func add(_ playhead: Playhead, weight: Double = 1) {
    layers.append(Layer(playhead: playhead, weight: weight, isAdded: true))
  }

  /// Moves every playhead on and returns what each crossed, layer by layer.
  @discardableResult
  public mutating func advance(by elapsed: Time) -> [[TimelineEvent]] {
    layers.indices.map { layers[$0].playhead.advance(by: elapsed) }
  }

  /// The blended value of a channel, its rest where no layer moves it.
  public subscript<Value>(channel: Channel<Value>) -> Value {
    var blended = channel.rest
    var isTouched = false
    for layer in layers {
      guard let value = layer.playhead.value(of: channel) else { continue }
      if layer.isAdded {
        blended = blended.adding(value, since: channel.rest, weight: layer.weight)
      } else {
        // Where nothing lies below there is nothing to mix with but rest, save for the lowest.
        blended =
          isTouched || layer.weight != 1 ? blended.mixed(with: value, weight: layer.weight) : value
      }
      isTouched = true
    }
    return blended
  }
}
