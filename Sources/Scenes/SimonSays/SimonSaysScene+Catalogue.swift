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
    let lengths = [4, 10, 15]
    let shown = [false, true].flatMap { isCalm in
      let suffix = isCalm ? ".calm" : ""
      return lengths.map { length in
        NamedTimeline(
          "simon.playback.\(length)\(suffix)",
          SimonSaysTimelines.playback(
            (0..<length).map { Pad.allCases[$0 % 4] }, after: SimonSaysTimelines.firstLead,
            isCalm: isCalm))
      }
        + [
          NamedTimeline(
            "simon.playback.same.15\(suffix)",
            SimonSaysTimelines.playback(
              Array(repeating: .leaf, count: 15), after: SimonSaysTimelines.firstLead,
              isCalm: isCalm))
        ]
        + Pad.allCases.map { pad in
          NamedTimeline(
            "simon.stroke.\(pad)\(suffix)",
            SimonSaysTimelines.stroke(pad, again: false, isCalm: isCalm))
        }
    }
    let blinks = Pad.allCases.map {
      NamedTimeline("simon.blink.\($0)", SimonSaysTimelines.blink($0))
    }
    let points = NamedTimeline("simon.points", SimonSaysTimelines.jump(isCalm: false))
    return shown + blinks + [points]
  }
}
