internal import Animation
internal import Rules
internal import Stage

/// The motions of Simon Says. Times in seconds.
enum SimonSaysTimelines {
  /// The pause before a game's first light, before the next one, and before the next player's turn.
  static let firstLead = 1.9
  static let lead = 0.5
  static let turnLead = 0.8
  /// The pause before an interrupted sequence restarts; leaves close and open meanwhile.
  static let returnLead = 2.0
  /// The seconds for which a drum is lit that the player strikes.
  static let struck = 0.24
  /// The seconds for which a lit drum goes dark before a new stroke lights it.
  static let dark = 0.04
  static let afterSequence = 0.5
  static let afterRound = 0.8
  /// The seconds of hesitation after which the drums invite the player again.
  static let patience = 3.0
  /// The blinks of the right drum after a mistake, less than two a second.
  static let blinks = 3
  static let blinkOn = 0.3
  static let blinkOff = 0.25
  static let beforeBlinks = 0.5
  static let afterBlinks = 0.2
  /// The time after a mistake in which strokes are still meant for the sequence, and hurry nothing.
  static let grace = Time.seconds(1)

  /// The pause before a lesson's first drum; longer for a voice that announces it.
  static func lessonLead(_ preferences: Preferences) -> Double {
    preferences.narration == .off ? lead : 1.2
  }

  static let flicker = Time.seconds(0.25)
  /// The time for which the fire flickers after input.
  static let fire = Time.seconds(30)

  static func light(_ pad: Pad) -> Channel<Double> { Channel("\(pad.rawValue).light") }

  /// The share by which a drum is pressed down, 0…1.
  static func sink(_ pad: Pad) -> Channel<Double> { Channel("\(pad.rawValue).sink") }

  static func bounce(_ pad: Pad) -> Channel<Double> { .scale(pad.rawValue) }

  /// The progress of the emblems that leap off a drum the player strikes, 0…1.
  static let leap = Channel<Double>("leap")

  /// The share by which a drum struck by mistake sags, 0…1.
  static func sag(_ pad: Pad) -> Channel<Double> { Channel("\(pad.rawValue).sag") }

  /// The glow of the drums that invite, 0…1, and of those that only wait to be struck.
  static let glow = Channel<Double>("glow")
  static let waiting = 0.5

  /// The scale of the ear that says to listen, 0…1.
  static let ear = Channel<Double>("ear")

  /// Whether the drummer holds its sticks, and how far they are struck together, 0…1.
  static let hasSticks = Channel<Int>.frame("sticks")
  static let sticks = Channel<Double>("sticks")

  enum Beat: String { case sticks }

  /// Shows the sequence; each light has a marker named after its pad. A game's first one is counted
  /// in.
  static func playback(_ pads: [Pad], after lead: Double, counted: Bool = false) -> Timeline {
    let timing = SimonTiming(length: pads.count)
    return sceneTimeline {
      if counted { countIn } else { Hold(lead) }
      for (pad, next) in zip(pads, pads.dropFirst().map(Pad?.some) + [nil]) {
        Marker(pad)
        flash(pad, lit: timing.lit, dark: SimonTiming.gap(after: pad, before: next))
      }
    }
  }

  /// The drummer listens for a while, and strikes its sticks together twice, in the time in which
  /// the first drum follows.
  private static var countIn: Parallel {
    let (beat, back, listening) = (0.4, 0.16, 0.8)
    return Parallel {
      Series {
        FullMotion {
          Tween(ear, from: 0, to: 1, duration: 0.22, easing: .outBack(2))
        } else: {
          Cut(ear, to: 1)
        }
        Hold(firstLead - 0.4)
        Tween(ear, to: 0, duration: 0.18, easing: .inQuad)
      }
      Series {
        Hold(listening)
        Cut(hasSticks, to: 1)
        Hold(firstLead - listening - 2 * beat)
        Marker(Beat.sticks)
        Hold(beat)
        Marker(Beat.sticks)
        Hold(beat)
        Cut(hasSticks, to: 0)
      }
      FullMotion {
        Series(delay: firstLead - 3 * beat + back) {
          for _ in 0..<2 {
            Tween(sticks, from: 0, to: 1, duration: beat - back, easing: .inQuad)
            Tween(sticks, to: 0, duration: back, easing: .outQuad)
          }
        }
      }
    }
  }

  /// The player's stroke at this moment; a drum still lit by the `last` one goes dark first.
  static func stroke(_ pad: Pad, after last: PlayingTimeline?, _ context: SceneContext)
    -> PlayingTimeline
  {
    let isLit = (last?[light(pad), at: context.now] ?? 0) > 0.5
    return PlayingTimeline(stroke(pad, again: isLit), in: context.view)
  }

  private static func stroke(_ pad: Pad, again: Bool) -> Timeline {
    sceneTimeline {
      if again { Hold(dark) }
      Parallel {
        flash(pad, lit: struck, dark: SimonTiming.gap)
        FullMotion { Tween(leap, from: 0, to: 1, duration: 0.5, easing: .outQuad) }
      }
    }
  }

  /// The struck drum sags, and the right one sounds and blinks.
  static func blink(_ right: Pad, not pressed: Pad) -> Timeline {
    sceneTimeline {
      Parallel {
        Series(delay: struck) {
          Tween(sag(pressed), from: 0, to: 1, duration: 0.3, easing: .outCubic)
        }
        Series(delay: beforeBlinks) {
          Marker(right)
          Repeat(blinks) {
            Cut(light(right), to: 1)
            Hold(blinkOn)
            Cut(light(right), to: 0)
            Hold(blinkOff)
          }
        }
      }
      Tween(sag(pressed), to: 0, duration: afterBlinks, easing: .inOutQuad)
    }
  }

  static func pause(_ seconds: Double) -> Timeline { sceneTimeline { Hold(seconds) } }

  /// All drums glow at once to invite the player: one after another would look like the tune.
  static let invitation = sceneTimeline {
    Tween(glow, from: 0, to: 1, duration: 0.35, easing: .inOutSine)
    Hold(0.25)
    Tween(glow, to: 0, duration: 0.5, easing: .inOutSine)
  }

  /// The progress of the crown from its stone to the head of the player who has earned it, 0…1.
  static let crown = Channel<Double>("crown", rest: 1)
  static let crowning = sceneTimeline {
    FullMotion {
      Tween(crown, from: 0, to: 1, duration: 0.7, easing: .inOutSine)
    } else: {
      Cut(crown, to: 1)
    }
  }

  /// Shows, for two seconds, the points that Play Again has saved.
  static let saved = sceneTimeline {
    Tween(.opacity("saved"), from: 0, to: 1, duration: 0.15)
    Hold(1.6)
    Tween(.opacity("saved"), to: 0, duration: 0.3)
  }

  /// A light and the dark after it, while the drum rises again.
  private static func flash(_ pad: Pad, lit: Double, dark: Double) -> Parallel {
    Parallel {
      Series {
        Cut(light(pad), to: 1)
        Hold(lit)
        Cut(light(pad), to: 0)
        Hold(dark)
      }
      Series {
        Cut(sink(pad), to: 1)
        Hold(lit)
        Tween(sink(pad), to: 0, duration: SimonTiming.gap, easing: .outQuad)
      }
      FullMotion {
        Series {
          Tween(bounce(pad), from: 1.15, to: 0.94, duration: 0.4 * lit, easing: .outQuad)
          Tween(bounce(pad), to: 1.03, duration: 0.3 * lit, easing: .inOutSine)
          Tween(bounce(pad), to: 1, duration: 0.3 * lit, easing: .inOutSine)
        }
      }
    }
  }

  static var all: [NamedTimeline] {
    let pads = { (0..<$0).map { Pad.allCases[$0 % 4] } }
    let playbacks = [("1", pads(1)), ("4", pads(4)), ("10", pads(10)), ("15", pads(15))]
    let same = ("same.15", Array(repeating: Pad.leaf, count: 15))
    return (playbacks + [same]).flatMap { name, pads in
      NamedTimeline.both("simon.playback.\(name)", playback(pads, after: firstLead, counted: true))
    }
      + Pad.allCases.flatMap {
        NamedTimeline.both("simon.stroke.\($0)", stroke($0, again: false))
      }
      + Pad.allCases.map {
        NamedTimeline("simon.blink.\($0)", blink($0, not: $0 == .leaf ? .sun : .leaf))
      }
      + DrummerTimelines.timelines + ActivePlayer.timelines
      + [
        NamedTimeline("simon.invitation", invitation), NamedTimeline("simon.saved", saved),
        NamedTimeline("simon.crowning", crowning), NamedTimeline("crowd.arriving", Crowd.arriving),
      ]
  }
}
