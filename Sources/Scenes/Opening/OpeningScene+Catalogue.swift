public import Stage

extension OpeningScene {
  /// Every timeline of the scene, as `bungle timeline` names them.
  public static var timelines: [NamedTimeline] {
    [
      NamedTimeline("opening.title", OpeningTimelines.opening(isCalm: false)),
      NamedTimeline("opening.title.calm", OpeningTimelines.opening(isCalm: true)),
    ]
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
