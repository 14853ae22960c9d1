public import Animation
public import Director
internal import Stage

public struct LiveTimeline: Hashable, Sendable {
  /// Its path in the scene, e.g. `bout.playhead`.
  public let name: String
  public let timeline: Timeline
  public let time: Time
}

extension Director {
  /// What is playing, and what would be if it could be built (`Timeline.stagingError`).
  public var liveTimelines: [LiveTimeline] {
    var search = TimelineSearch()
    return search.timelines(in: self)
  }
}

/// Finds the playing timelines by reflection on the scene's values, so that no scene has to list
/// them and the game pays nothing.
struct TimelineSearch: Sendable {
  /// Types found to hold no timeline that could play; grows with each search.
  private var barren: Set<ObjectIdentifier> = [ObjectIdentifier(Timeline.self)]

  mutating func timelines(in director: Director) -> [LiveTimeline] {
    look(into: director.scene, at: director.now)
  }

  mutating func look(into value: Any, at now: Time) -> [LiveTimeline] {
    guard !isBarren(value) else { return [] }
    if let playhead = value as? Playhead {
      return playhead.isFinished && playhead.timeline.stagingError == nil
        ? [] : [LiveTimeline(name: "", timeline: playhead.timeline, time: playhead.time)]
    }
    if let running = value as? Running {
      let isOver = running.isOver(at: now) && running.timeline.stagingError == nil
      return now < running.since || isOver
        ? [] : [LiveTimeline(name: "", timeline: running.timeline, time: now - running.since)]
    }
    return look(intoPartsOf: Mirror(reflecting: value), of: type(of: value), at: now)
  }

  private mutating func look(
    intoPartsOf mirror: Mirror, of type: any Any.Type, at now: Time
  ) -> [LiveTimeline] {
    var found: [LiveTimeline] = []
    switch mirror.displayStyle {
    case .optional:
      for part in mirror.children { found += look(into: part.value, at: now) }
    case .dictionary:
      for pair in mirror.children {
        let parts = Mirror(reflecting: pair.value).children.map(\.value)
        guard let key = parts.first, let value = parts.last else { continue }
        // All values are of one type: if one cannot hold a timeline, none can.
        guard !isBarren(value) else {
          remember(type)
          return []
        }
        found += look(into: value, at: now).map { $0.named("\(key)") }
      }
      // A dictionary has no order; sort for a stable result.
      found.sort { $0.name < $1.name }
    case .collection, .set:
      for (index, part) in mirror.children.enumerated() {
        guard !isBarren(part.value) else {
          remember(type)
          return []
        }
        found += look(into: part.value, at: now).map { $0.named("\(index)") }
      }
    case .struct, .tuple, .enum, .class:
      var isFertile = mirror.displayStyle != .struct
      for (index, part) in mirror.children.enumerated() where !isBarren(part.value) {
        found += look(into: part.value, at: now).map { $0.named(part.label ?? "\(index)") }
        isFertile = isFertile || !isBarren(part.value)
      }
      if !isFertile { remember(type) }
    default: remember(type)
    }
    return found
  }

  /// Timelines are stored by reference, so no POD value holds one.
  private func isBarren(_ value: Any) -> Bool {
    func isTrivial<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
    let type = type(of: value)
    return _openExistential(type, do: isTrivial) || barren.contains(ObjectIdentifier(type))
  }

  private mutating func remember(_ type: any Any.Type) { barren.insert(ObjectIdentifier(type)) }
}

extension LiveTimeline {
  /// A copy with `part` before its name.
  fileprivate func named(_ part: String) -> LiveTimeline {
    LiveTimeline(
      name: name.isEmpty ? part : "\(part).\(name)", timeline: timeline, time: time)
  }
}
