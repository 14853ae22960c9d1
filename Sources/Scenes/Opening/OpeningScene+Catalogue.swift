public import Stage

extension OpeningScene {
  /// Every timeline of the scene, as `bungle timeline` names them.
  public static var timelines: [NamedTimeline] {
    NamedTimeline.both("opening.launch", Daybreak.stirring)
      + NamedTimeline.both("opening.title", OpeningTimelines.opening)
  }
}

extension HubScene {
  /// Every timeline of the scene, as `bungle timeline` names them.
  public static var timelines: [NamedTimeline] {
    NamedTimeline.both("hub.door", HubTimelines.vignette)
      + NamedTimeline.both("hub.growing", HubTimelines.growing)
      + NamedTimeline.both("hub.waving", HubTimelines.waving)
  }
}
