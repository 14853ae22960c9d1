internal import Animation
internal import Stage

/// The comfort after a game with little luck: on the ground, without the swing.
extension FinaleTimelines {
  enum Gift: String, CaseIterable {
    case plaster, flower, again

    /// The channel of the gift's arrival, 0…1.
    var channel: Channel<Double> { Channel("show.gift.\(rawValue)") }
  }

  private static let (left, right) = (FinaleSeat.left.rawValue, FinaleSeat.right.rawValue)

  /// The motion of the two friends, who hurry from both sides to the sad animal in the middle.
  static var gathering: Parallel {
    Parallel {
      KeyPoses(middle, from: .sulk, .hold(0.4), .to(.sad, 0.3))
      for (actor, start) in [(FinaleSeat.left, -120.0), (.right, 1_400)] {
        Tween(x(actor), from: start, to: start < 0 ? 370 : 910, duration: 0.75, easing: .outQuad)
        KeyPoses(actor.rawValue, from: .watch, .hold(0.7))
        Series {
          for _ in 0..<3 {
            Tween(lift(actor.rawValue), from: 0, to: 34, duration: 0.13, easing: .outQuad)
            Tween(lift(actor.rawValue), to: 0, duration: 0.12, easing: .inQuad)
          }
        }
      }
    }
  }

  /// The comfort: one friend brings a plaster, the other a flower; then all three want to play
  /// again.
  static var comfort: Series {
    Series {
      Parallel {
        Marker(SoundName.snap)
        FullMotion {
          Parallel {
            giving(.plaster, by: left)
            KeyPoses(middle, from: .sad, .hold(0.16), .to(.watch, 0.18))
          }
        }
      }
      Parallel {
        Marker(SoundName.hop)
        FullMotion { giving(.flower, by: right) }
      }
      Marker(SoundName.hop)
      FullMotion {
        Parallel {
          arrival(of: .again)
          for actor in [FinaleSeat.left, .right, .middle] {
            cheering(actor.rawValue, after: actor == .middle ? 0 : 0.1)
          }
        }
      }
    }
  }

  private static func giving(_ gift: Gift, by friend: String) -> Parallel {
    Parallel {
      KeyPoses(friend, from: .watch, .to(.comfort, 0.14, .outBack(2)), .hold(0.2))
      arrival(of: gift)
    }
  }

  private static func arrival(of gift: Gift) -> Tween {
    Tween(gift.channel, from: 0, to: 1, duration: 0.26, easing: .outBack(1.6))
  }
}
