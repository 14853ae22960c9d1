internal import Animation
internal import Rules
internal import Stage

/// The timelines of the finales; times in seconds, places in design pixels.
enum FinaleTimelines {
  /// Whether the finale is seen: 1 between the leaves that bring it and those that take it away.
  static let presence = Channel<Int>.frame("show")
  /// The share of the screen that the leaves cover, 0…1.
  static let cover = Channel<Double>("show.cover")
  /// The seconds in which the leaves close or open, and for which they stay closed.
  static let (closing, closed) = (0.18, Time.frames(2).seconds)
  /// The swing's offset below its place in design pixels; negative while it comes down.
  static let drop = Channel<Double>("show.drop")
  /// The shift of the whole parade to the right, in design pixels.
  static let march = Channel<Double>("show.march")
  /// The number of steps that the parade has taken.
  static let stride = Channel<Double>("show.stride")
  /// The crown's height above the head.
  static let prop = Channel<Double>("show.prop")
  /// The number of struck drums plus the elapsed share of the last beat.
  static let beat = Channel<Double>("show.beat")
  /// The time for which the petals have flown, in seconds.
  static let flight = Channel<Double>("show.petals")
  /// The strength of the light behind the hero, 0…1.
  static let glory = Channel<Double>("show.glory")
  /// The share of its way that a star has flown from a struck drum to the gong, 0…1.
  static let star = Channel<Double>("show.star")
  /// The swelling of the gong by the star, 0…1.
  static let swell = Channel<Double>("show.swell")
  /// The share of the points that has been counted, 0…1.
  static let counted = Channel<Double>("show.counted")

  static func x(_ actor: FinaleSeat) -> Channel<Double> { Channel("\(actor.rawValue).x", rest: 0) }
  static func lift(_ name: String) -> Channel<Double> { Channel("\(name).lift") }

  /// The name, in channels, of an animal that watches the parade of the side that beat it.
  static func audience(_ animal: Animal) -> String { "audience.\(animal.rawValue)" }

  /// The last drums of a sequence, as many as there is time for.
  static func played(_ pads: [Pad]) -> [Pad] { Array(pads.suffix(mostBeats)) }

  private static let mostBeats = 8
  private static let beatTime = 0.26

  static func timeline(_ finale: Finale) -> Timeline {
    sceneTimeline {
      Parallel { for actor in finale.actors { Cut(x(actor), to: finale.x(of: actor)) } }
      Tween(cover, from: 0, to: 1, duration: closing, easing: .outQuad)
      Cut(presence, to: 1)
      Hold(closed)
      Parallel {
        Tween(cover, to: 0, duration: closing, easing: .inQuad)
        FullMotion {
          if finale.isCrowned { Cut(prop, to: crownHeight) }
          if case .comfort = finale { gathering } else { descent(finale) }
        } else: {
          standing(finale)
        }
      }
      switch finale {
      case .parade(let hero, let jungle, let mascot):
        parade(hero, jungle: jungle && mascot == nil)
      case .crown: crown(finale.actors)
      case .petals: petals(finale.actors)
      case .comfort: comfort
      case .drums(let solo): drums(solo, finale)
      }
      Hold(0.05)
      Tween(cover, to: 1, duration: closing, easing: .outQuad)
      Cut(presence, to: 0)
      Hold(closed)
      Tween(cover, to: 0, duration: closing, easing: .inQuad)
    }
  }

  private static func descent(_ finale: Finale) -> Parallel {
    Parallel {
      Tween(drop, from: -620, to: 0, duration: 0.6, easing: .outBack(0.9))
      for actor in finale.actors where !finale.celebrates(actor) {
        KeyPoses(actor.rawValue, .to(.watch, 0.3))
      }
      if finale.hasAudience {
        for animal in Animal.allCases { KeyPoses(audience(animal), .to(.watch, 0.3)) }
      }
    }
  }

  /// A still picture of the finale, for calm motion.
  private static func standing(_ finale: Finale) -> Parallel {
    Parallel {
      if finale.hasPetals { Cut(flight, to: 1.6) }
      if finale.isParade { Cut(glory, to: 1) }
      if case .crown = finale { Cut(glory, to: 1) }
      if case .comfort = finale { for gift in Gift.allCases { Cut(gift.channel, to: 1) } }
      if finale.isParade { Cut(lift(middle), to: carriedHeight) }
      if finale.hasAudience {
        for animal in Animal.allCases { KeyPoses(audience(animal), .to(.cheer, 0.01)) }
      }
      for actor in finale.actors {
        KeyPoses(actor.rawValue, .to(finale.pose(of: actor), 0.01))
      }
    }
  }

  /// The drums light up one after another, each struck by the nearest actor; the others of a team
  /// bob.
  private static func strokes(_ pads: [Pad], _ finale: Finale) -> Series {
    Series {
      for (index, pad) in pads.enumerated() {
        Marker(pad.sound)
        Parallel {
          Tween(beat, from: Double(index + 1), to: Double(index) + 1.99, duration: beatTime)
          Series {
            Hold(beatTime * 0.7)
            Cut(counted, to: Double(index + 1) / Double(pads.count))
          }
          FullMotion {
            Tween(star, from: 0, to: 1, duration: beatTime * 0.7)
            Tween(swell, from: 1, to: 0, duration: beatTime * 0.3)
          }
          FullMotion {
            KeyPoses(
              finale.drummer(of: pad).rawValue, .to(.strike, 0.06), .hold(0.06),
              .to(.stand, beatTime - 0.14))
          }
          FullMotion {
            Parallel {
              for actor in finale.actors
              where finale.heroes.count > 1 && actor != finale.drummer(of: pad) {
                Tween(lift(actor.rawValue), from: 14, to: 0, duration: beatTime, easing: .outQuad)
              }
            }
          }
        }
      }
      Cut(beat, to: 0)
    }
  }

  private static let crownHeight = 480.0
  static let carriedHeight = 124.0
  static let middle = FinaleSeat.middle.rawValue

  private static func crown(_ actors: [FinaleSeat]) -> FullMotion {
    FullMotion {
      Parallel {
        Tween(prop, to: 0, duration: 0.7, easing: .inQuad)
        for actor in actors { KeyPoses(actor.rawValue, from: .watch, .hold(0.7)) }
      }
      Marker(SoundName.snap)
      Parallel {
        Series {
          Tween(prop, to: 34, duration: 0.14, easing: .outQuad)
          Tween(prop, to: 0, duration: 0.14, easing: .inQuad)
        }
        Tween(glory, from: 0, to: 1, duration: 0.2, easing: .outQuad)
        Tween(flight, from: 0, to: 1.7, duration: 1.7)
        for (index, actor) in actors.enumerated() {
          cheering(actor.rawValue, after: 0.08 * Double(index))
        }
      }
    }
  }

  private static func petals(_ actors: [FinaleSeat]) -> FullMotion {
    FullMotion {
      Parallel {
        Tween(flight, from: 0, to: 2.6, duration: 2.6)
        for (index, actor) in actors.enumerated() {
          cheering(actor.rawValue, after: 0.12 * Double(index))
        }
      }
    }
  }

  static func cheering(_ name: String, after delay: Double) -> Parallel {
    Parallel(delay: delay) {
      KeyPoses(
        name, from: .watch, .to(.crouch, 0.14), .to(.cheer, 0.16, .outBack(2)),
        .hold(0.24), .to(.crouch, 0.14), .to(.cheer, 0.16, .outBack(2)), .hold(0.3),
        .to(.proud, 0.2), .hold(0.3))
      Series {
        for _ in 0..<2 {
          Hold(0.16)
          Tween(lift(name), from: 0, to: 46, duration: 0.18, easing: .outQuad)
          Tween(lift(name), to: 0, duration: 0.16, easing: .inQuad)
          Hold(0.06)
        }
      }
    }
  }

  private static func drums(_ solo: DrumSolo, _ finale: Finale) -> Series {
    let end: [KeyPoses.Key] =
      solo.mood == .heartened
      ? [.to(.shrug, 0.16), .hold(0.14), .to(.cheer, 0.18, .outBack(2)), .hold(0.22)]
      : [.to(.cheer, 0.16, .outBack(2)), .hold(0.34)]
    return Series {
      strokes(played(solo.pads), finale)
      FullMotion {
        Parallel {
          if solo.mood == .record {
            Tween(prop, to: 0, duration: 0.34, easing: .inQuad)
            Tween(flight, from: 0, to: 0.62, duration: 0.62)
            Tween(glory, from: 0, to: 1, duration: 0.34, easing: .inQuad)
          }
          for (index, actor) in finale.actors.enumerated() {
            KeyPoses(actor.rawValue, [.hold(0.06 * Double(index))] + end)
          }
        }
      }
    }
  }
}

extension Finale {
  /// The pose of an actor in calm motion.
  fileprivate func pose(of actor: FinaleSeat) -> Pose.Name {
    if case .drums(let solo) = self, solo.mood == .heartened { return .shrug }
    return actor == .middle ? .proud : .cheer
  }

  var isCrowned: Bool {
    switch self {
    case .crown, .parade: true
    case .drums(let solo): solo.mood == .record
    case .petals, .comfort: false
    }
  }

  /// Whether the beaten side looks on; not after a match of two friends, whose animals are the
  /// same.
  var hasAudience: Bool { if case .parade(_, _, nil) = self { true } else { false } }

  var isParade: Bool { if case .parade = self { true } else { false } }

  /// Whether petals fly: for every victory of the player's.
  var hasPetals: Bool {
    switch self {
    case .parade(_, let jungle, let mascot): !jungle || mascot != nil
    case .petals, .crown: true
    case .drums: isCrowned
    case .comfort: false
    }
  }
}
