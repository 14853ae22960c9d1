internal import Animation
internal import Figures
internal import Stage

/// Who comes up close to the player at the height of a story.
extension JungleTimelines {
  /// A visit to the player: how large somebody is then, and how long it comes, stays, and goes.
  struct Closeup {
    let size: Double
    let (coming, staying, going): (Double, Double, Double)

    /// The lion that has come up behind the one that laughs, until it leaps.
    static let behind = Closeup(size: 1.3, coming: 0.16, staying: 0.31, going: 0.14)
    /// The cobra that is flung off a nose, jaws first, into our face.
    static let flung = Closeup(size: 1.4, coming: 0.15, staying: 0.09, going: 0.22)
    /// The cobra that casts its spell over whoever looks at it.
    static let spell = Closeup(size: 1.4, coming: 0.14, staying: 0.22, going: 0.1)
    /// The rabbit that shows what it has by the tail.
    static let tail = Closeup(size: 1.44, coming: 0.22, staying: 0.06, going: 0.14)
    /// The lion that has seen who hides, and tells.
    static let secret = Closeup(size: 1.36, coming: 0.12, staying: 0.1, going: 0.07)
    /// The lion that feels what has become of its nose.
    static let nose = Closeup(size: 1.38, coming: 0.12, staying: 0.12, going: 0.12)
  }

  /// Comes nearer and goes back to where it is as large as `rest`.
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
