public import Stage

extension Director {
  /// After how many ticks without input the ambience stops: a minute.
  static let patience: Int64 = 60 * 60

  public var isAsleep: Bool { ticks - lastInput >= Self.patience }

  /// When the ambience stops without input; nil once it has. The picture does not change then.
  public var silentInTicks: Int64? { isAsleep ? nil : lastInput + Self.patience - ticks }

  /// What sounds by itself.
  public var soundscape: Soundscape {
    isAsleep ? .silence : Soundscape(ambience: ambience, groove: scene.groove)
  }

  /// The scene's ambience; a page over a scene has that scene's.
  private var ambience: Ambience? {
    let place = suspended?.id ?? sceneID
    return Door.to(place)?.ambience ?? (SceneFlow.liesOver(place) ? nil : .day)
  }
}
