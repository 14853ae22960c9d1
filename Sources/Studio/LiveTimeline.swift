public import Animation
public import Director
internal import Stage

public struct LiveTimeline: Hashable, Sendable {
  /// The timeline's path in the scene, e.g. `round.playhead`.
  public let name: String
  public let timeline: Timeline
  public let time: Time
}

extension Director {
  /// The timelines that play, and those that failed to be built (`Timeline.stagingError`).
  public var liveTimelines: [LiveTimeline] {
    var search = TimelineSearch()
    return search.timelines(in: self)
  }
}

/// A search for the playing timelines by reflection on the scene's values, so that no scene has to
/// list them and the game pays nothing.
struct TimelineSearch: Sendable {
  /// The types known to hold no timeline that could play; the set grows with each search. At first
  /// it has pictures, as those that scenes keep have thousands of parts.
  private var barren: Set<ObjectIdentifier> = [
    ObjectIdentifier(Timeline.self), ObjectIdentifier(Picture.self),
  ]

  mutating func timelines(in director: Director) -> [LiveTimeline] {
    look(into: director.scene, at: director.now)
  }

  mutating func look(into value: Any, at now: Time) -> [LiveTimeline] {
    guard !holdsNone(value) else { return [] }
    if let playhead = value as? Playhead {
      return playhead.isFinished && playhead.timeline.stagingError == nil
        ? [] : [LiveTimeline(name: "", timeline: playhead.timeline, time: playhead.time)]
    }
    if let running = value as? PlayingTimeline {
      let isOver = running.isOver(at: now) && running.timeline.stagingError == nil
      return now < running.since || isOver
        ? [] : [LiveTimeline(name: "", timeline: running.timeline, time: now - running.since)]
    }
    return look(intoPartsOf: Mirror(reflecting: value), of: type(of: value), at: now)
  }

  private mutating func look(
    intoPartsOf mirror: Mirror, of type: any Any.Type, at now: Time
  ) -> [LiveTimeline] {
    let parts = Self.parts(of: mirror)
    var found: [LiveTimeline] = []
    for (index, part) in parts.enumerated() where !holdsNone(part.value) {
      found += look(into: part.value, at: now).map { $0.named(part.name ?? "\(index)") }
    }
    let isKnown =
      switch mirror.displayStyle {
      case .optional, .tuple, .enum, .class: false
      // All elements are of one type: if these cannot hold a timeline, none can.
      case .dictionary, .collection, .set: !parts.isEmpty
      default: true
      }
    if isKnown, parts.allSatisfy({ holdsNone($0.value) }) { barren.insert(ObjectIdentifier(type)) }
    // A dictionary has no order; sort for a stable result.
    return mirror.displayStyle == .dictionary ? found.sorted { $0.name < $1.name } : found
  }

  /// Returns the parts of a value with their names; the content of an optional has an empty name.
  private static func parts(of mirror: Mirror) -> [(name: String?, value: Any)] {
    switch mirror.displayStyle {
    case .optional: mirror.children.map { ("", $0.value) }
    case .dictionary:
      mirror.children.compactMap { pair in
        let parts = Mirror(reflecting: pair.value).children.map(\.value)
        return parts.count == 2 ? ("\(parts[0])", parts[1]) : nil
      }
    default: mirror.children.map { ($0.label, $0.value) }
    }
  }

  /// Returns whether a value holds no timeline. Timelines are stored by reference, so no POD value
  /// holds one.
  private func holdsNone(_ value: Any) -> Bool {
    func isTrivial<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
    let type = type(of: value)
    return _openExistential(type, do: isTrivial) || barren.contains(ObjectIdentifier(type))
  }
}

extension LiveTimeline {
  fileprivate func named(_ part: String) -> LiveTimeline {
    let name = [part, name].filter { !$0.isEmpty }.joined(separator: ".")
    return LiveTimeline(name: name, timeline: timeline, time: time)
  }
}
