internal import Animation
internal import Figures
internal import Stage

/// The closeups: an animal comes close to the player at the height of a story.
extension JungleTimelines {
  /// A closeup: the animal's scale, and the seconds in which it comes, stays, and goes.
  struct Closeup {
    let size: Double
    let (coming, staying, going): (Double, Double, Double)

    /// The closeup of the player's lion behind the laughing rabbit, until it leaps.
    static let behind = Closeup(size: 1.3, coming: 0.16, staying: 0.31, going: 0.14)
    /// The closeup of the cobra that is flung off the lion's nose, jaws first.
    static let flung = Closeup(size: 1.4, coming: 0.15, staying: 0.09, going: 0.22)
    /// The closeup of the jungle's cobra as it casts its spell.
    static let spell = Closeup(size: 1.4, coming: 0.14, staying: 0.22, going: 0.1)
    /// The closeup of the rabbit that shows the cobra's tail in its paws.
    static let tail = Closeup(size: 1.44, coming: 0.22, staying: 0.06, going: 0.14)
    /// The closeup of the jungle's lion that has seen the hidden rabbit, and tells the player.
    static let secret = Closeup(size: 1.36, coming: 0.12, staying: 0.1, going: 0.07)
    /// The closeup of a lion that feels its sore nose.
    static let nose = Closeup(size: 1.38, coming: 0.12, staying: 0.12, going: 0.12)
  }

  /// Enlarges the actor for a closeup, and takes it back to the scale `rest`.
  static func comingClose(
    _ actor: Actor, _ closeup: Closeup, after delay: Double, to rest: Double = 1
  ) -> FullMotion {
    let size = Channel<Double>.scale(actor.rawValue)
    return FullMotion {
      Tween(
        size, to: closeup.size, duration: closeup.coming, easing: .inOutSine, delay: delay)
      Tween(
        size, to: rest, duration: closeup.going, easing: .inOutSine, delay: closeup.staying)
    }
  }
}
