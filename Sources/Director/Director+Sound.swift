public import Stage

extension Director {
  /// How long nobody may do anything before the place falls silent: a minute, in ticks.
  static let patience: Int64 = 60 * 60

  public var isAsleep: Bool { ticks - lastInput >= Self.patience }

  /// When it falls silent if nobody does anything; nil once it has. No picture changes then.
  public var silentInTicks: Int64? { isAsleep ? nil : lastInput + Self.patience - ticks }

  /// What sounds by itself.
  public var soundscape: Soundscape {
    isAsleep ? .silence : Soundscape(ambience: ambience, groove: scene.groove)
  }

  /// What is heard around the scene; a page that lies over one sounds as that does.
  private var ambience: Ambience? {
    let place = suspended?.id ?? sceneID
    return Door.to(place)?.ambience ?? (SceneFlow.liesOver(place) ? nil : .day)
  }
}
