internal import Animation
public import Stage

extension Director {
  /// Whether nothing moves before the next event or `wakesInTicks`.
  public var isStill: Bool {
    wipe == nil && fadeIn == nil && show == nil && page.isStill(view)
      && !(notice?.isMoving(view(at: clock)) ?? false)
  }

  /// The ticks for which a still scene stays still; nil for ever.
  public var wakesInTicks: Int64? {
    let scenes = page.wakes(view).map {
      max(0, ($0.ticks - now.ticks + step.ticks - 1) / step.ticks)
    }
    let captions = caption.map {
      max(0, ($0.ends.ticks - clock.ticks + Time.frames(1).ticks - 1) / Time.frames(1).ticks)
    }
    let hints = hintHand.changesInTicks(after: ticks, isCalm: preferences.isCalm)
    return [scenes, captions, hints].compactMap { $0 }.min()
  }

  public var textFocus: Rect? { wipe == nil && notice == nil ? page.textFocus.map(seen) : nil }

  public var awaitsKey: Bool { wipe == nil && notice == nil && page.keyReading == .byPosition }

  /// The scene time of a tick, by the player's chosen speed.
  var step: Time {
    let quarters = preferences.speed.quarters
    return Time(
      ticks: Time.frames(1).ticks / 4 * (page.rhythm.isSteady ? min(4, quarters) : quarters))
  }
}
