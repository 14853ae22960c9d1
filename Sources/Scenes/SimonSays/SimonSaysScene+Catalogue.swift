internal import Animation
internal import Rules
public import Stage

extension SimonSaysScene {
  public var counters: [Counter] {
    guard let simon = game?.simon else { return [] }
    return [Counter("points", simon.points), Counter("longest", simon.longest)]
  }

  /// Every timeline of the scene, as `bungle timeline` names them.
  public static var timelines: [NamedTimeline] {
    let lead = SimonSaysTimelines.firstLead
    let playbacks = [4, 10, 15].flatMap { length in
      let pads = (0..<length).map { Pad.allCases[$0 % 4] }
      return NamedTimeline.both(
        "simon.playback.\(length)", SimonSaysTimelines.playback(pads, after: lead))
    }
    let same = Array(repeating: Pad.leaf, count: 15)
    let strokes = Pad.allCases.flatMap {
      NamedTimeline.both("simon.stroke.\($0)", SimonSaysTimelines.stroke($0, again: false))
    }
    let blinks = Pad.allCases.map {
      NamedTimeline("simon.blink.\($0)", SimonSaysTimelines.blink($0))
    }
    return playbacks
      + NamedTimeline.both(
        "simon.playback.same.15", SimonSaysTimelines.playback(same, after: lead))
      + strokes + blinks + [NamedTimeline("simon.points", SimonSaysTimelines.jump)]
  }
}
