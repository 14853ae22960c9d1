internal import Animation
public import Stage

/// The questions that the platform asks the game between two rounds of its loop.
extension Director {
  /// Whether nothing moves before the next event or `ticksUntilChange`.
  public var isStill: Bool {
    wipe == nil && fadeIn == nil && finale == nil && page.isStill(view)
      && (loudspeaker == nil || sayingAgain.isOver(at: clock))
      && !(notice?.isMoving(view(at: clock)) ?? false)
  }

  /// The number of ticks for which a still scene stays still; nil for ever.
  public var ticksUntilChange: Int64? {
    let awake = [page.nextChange(view), page.openCard(view)?.nextChange].compactMap(\.self)
    let scenes = awake.min().map {
      max(0, ($0.ticks - now.ticks + step.ticks - 1) / step.ticks)
    }
    let captions = caption.map {
      max(0, ($0.ends.ticks - clock.ticks + Time.frames(1).ticks - 1) / Time.frames(1).ticks)
    }
    let hints = hintHand.changesInTicks(after: ticks, reducesMotion: preferences.reducesMotion)
    return [scenes, captions, hints].compactMap { $0 }.min()
  }

  public var textFocus: Rect? {
    wipe == nil && notice == nil ? page.textFocus(view).map(seen) : nil
  }

  public var isForTwo: Bool { page.keyReading == .bySeat }

  public var awaitsKey: Bool { wipe == nil && notice == nil && page.keyReading == .byPosition }

  /// The scene time that passes in one tick, by the player's chosen speed.
  var step: Time {
    let quarters = preferences.speed.quarters
    return Time(
      ticks: Time.frames(1).ticks / 4 * (page.rhythm.isSteady ? min(4, quarters) : quarters))
  }

  /// The number of ticks without input after which the ambience stops, i.e. a minute.
  static let patience: Int64 = 60 * 60

  public var isAsleep: Bool { ticks - lastInput >= Self.patience }

  /// The number of ticks until the ambience stops for lack of input; nil once it has stopped. The
  /// picture does not change then.
  public var silentInTicks: Int64? { isAsleep ? nil : lastInput + Self.patience - ticks }

  /// The continuous sounds.
  public var soundscape: Soundscape {
    isAsleep ? .silence : Soundscape(ambience: ambience, groove: page.rhythm.groove)
  }

  /// The ambience of the scene; settings and information keep the ambience of the scene under them.
  private var ambience: Ambience? {
    let place = suspended?.id ?? sceneID
    return Door.to(place)?.ambience ?? (SceneFlow.isOverlay(place) ? nil : .day)
  }
}
