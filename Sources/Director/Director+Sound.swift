public import Stage

extension Director {
  /// The ticks without input after which the ambience stops: a minute.
  static let patience: Int64 = 60 * 60

  public var isAsleep: Bool { ticks - lastInput >= Self.patience }

  /// The ticks until the ambience stops without input; nil once it has. The picture stays the same.
  public var silentInTicks: Int64? { isAsleep ? nil : lastInput + Self.patience - ticks }

  /// The continuous sounds.
  public var soundscape: Soundscape {
    isAsleep ? .silence : Soundscape(ambience: ambience, groove: page.rhythm.groove)
  }

  /// The scene's ambience; a page over a scene keeps that scene's.
  private var ambience: Ambience? {
    let place = suspended?.id ?? sceneID
    return Door.to(place)?.ambience ?? (SceneFlow.liesOver(place) ? nil : .day)
  }
}
