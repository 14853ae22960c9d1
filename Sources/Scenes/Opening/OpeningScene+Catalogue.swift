public import Stage

extension OpeningScene {
  /// Every timeline of the scene, as `bungle timeline` names them.
  public static var timelines: [NamedTimeline] {
    NamedTimeline.both("opening.title", OpeningTimelines.opening)
  }
}

extension HubScene {
  /// Every timeline of the scene, as `bungle timeline` names them.
  public static var timelines: [NamedTimeline] {
    [
      NamedTimeline("hub.door", HubTimelines.vignette(isCalm: false)),
      NamedTimeline("hub.door.calm", HubTimelines.vignette(isCalm: true)),
    ]
  }
}
