internal import Animation
internal import Figures
internal import Stage

/// The closeups: an animal comes close to the player at the height of a story.
extension JungleTimelines {
  /// A closeup: the animal's scale, the seconds for which it first draws away, and those in which it
  /// comes, stays, and goes.
  struct Closeup {
    let size: Double
    var gathering = 0.05
    let (coming, staying, going): (Double, Double, Double)

    /// The closeup of the player's lion behind the laughing rabbit, until it leaps.
    static let behind = Closeup(size: 1.12, gathering: 0, coming: 0.22, staying: 0.25, going: 0.14)
    /// The closeup of the cobra that is flung off the lion's nose, jaws first.
    static let flung = Closeup(size: 1.24, coming: 0.17, staying: 0.06, going: 0.16)
    /// The closeup of the jungle's cobra as it casts its spell.
    static let spell = Closeup(size: 1.24, coming: 0.18, staying: 0.13, going: 0.1)
    /// The closeup of the rabbit that shows the cobra's tail in its paws.
    static let tail = Closeup(size: 1.24, coming: 0.19, staying: 0.06, going: 0.14)
    /// The closeup of the jungle's lion that has seen the hidden rabbit, and tells the player.
    static let secret = Closeup(size: 1.24, coming: 0.15, staying: 0.09, going: 0.08)
  }

  /// Draws the actor away from the player, enlarges it for a closeup, and takes it back to its own
  /// scale.
  static func comingClose(
    _ actor: Actor, _ closeup: Closeup, after delay: Double
  ) -> FullMotion {
    let size = Channel<Double>.scale(actor.rawValue)
    return FullMotion {
      Hold(delay)
      if closeup.gathering > 0 {
        Tween(size, from: 1, to: 0.9, duration: closeup.gathering, easing: .outQuad)
      }
      Tween(size, to: closeup.size + 0.04, duration: closeup.coming, easing: .inOutSine)
      Tween(size, to: closeup.size, duration: closeup.staying, easing: .inOutSine)
      Tween(size, to: 1, duration: closeup.going, easing: .inOutSine)
    }
  }
}
