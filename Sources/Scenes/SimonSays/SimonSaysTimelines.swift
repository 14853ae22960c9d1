internal import Animation
internal import Rules
internal import Stage

/// Everything that moves in Simon Says, as timelines. Times in seconds.
enum SimonSaysTimelines {
  /// Before the first light of a game, before the next one, and where the next player takes over.
  static let firstLead = 1.0
  static let lead = 0.5
  static let turnLead = 1.2
  /// Before a sequence that was interrupted begins anew; leaves close and open in that time.
  static let returnLead = 2.0
  /// How long a drum that the player struck is lit.
  static let struck = 0.24
  /// How long it is dark first if it is struck again while it is lit.
  static let dark = 0.04
  static let afterSequence = 0.6
  static let afterRound = 0.8
  /// The right drum after a mistake: less than two flashes a second.
  static let blinks = 3
  static let blinkOn = 0.3
  static let blinkOff = 0.25
  static let beforeBlinks = 0.5
  static let afterBlinks = 0.2

  /// How much later drums begin where a voice speaks before them.
  static func roomForWords(_ preferences: Preferences) -> Double {
    preferences.narration == .off ? 0 : 2.2
  }

  static let flicker = Time.seconds(0.25)
  /// How long the fire flickers after somebody did something.
  static let fire = Time.seconds(30)

  static func light(_ pad: Pad) -> Channel<Double> { Channel("\(pad.rawValue).light") }

  /// How far a drum is pressed down, 0…1.
  static func sink(_ pad: Pad) -> Channel<Double> { Channel("\(pad.rawValue).sink") }

  static func bounce(_ pad: Pad) -> Channel<Double> { .scale(pad.rawValue) }

  /// The sequence as it is shown; each light's marker bears the name of its pad.
  static func playback(_ pads: [Pad], after lead: Double) -> Timeline {
    let timing = SimonTiming(length: pads.count)
    return staged {
      Hold(lead)
      for (pad, next) in zip(pads, pads.dropFirst().map(Pad?.some) + [nil]) {
        Marker(pad)
        flash(pad, lit: timing.lit, dark: SimonTiming.gap(after: pad, before: next))
      }
    }
  }

  /// A stroke of the player's at this moment; a drum that is lit by the `last` one goes out first.
  static func stroke(_ pad: Pad, after last: Running?, _ stage: StageContext) -> Running {
    let isLit = last.map { !$0.isOver(at: stage.now) } ?? false
    return Running(stroke(pad, again: isLit).seen(with: stage.preferences), since: stage.now)
  }

  private static func stroke(_ pad: Pad, again: Bool) -> Timeline {
    staged {
      if again { Hold(dark) }
      flash(pad, lit: struck, dark: SimonTiming.gap)
    }
  }

  /// The drum that would have been right shows itself.
  static func blink(_ pad: Pad, after lead: Double = beforeBlinks) -> Timeline {
    staged {
      Hold(lead)
      Marker(pad)
      Repeat(blinks) {
        Cut(light(pad), to: 1)
        Hold(blinkOn)
        Cut(light(pad), to: 0)
        Hold(blinkOff)
      }
      Hold(afterBlinks)
    }
  }

  /// The number of the points swells and shrinks again.
  static let swell = Channel<Double>("points.swell")

  static let jump = staged {
    Lively { Tween(swell, from: 1, to: 0, duration: 0.45) }
  }

  static func pause(_ seconds: Double) -> Timeline { staged { Hold(seconds) } }

  /// A light and the dark after it, in which the drum comes up again.
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
      Lively { Tween(bounce(pad), from: 1.08, to: 1, duration: lit, easing: .outCubic) }
    }
  }

  /// Every timeline of the scene, as `bungle timeline` names them.
  static var all: [NamedTimeline] {
    let pads = { (0..<$0).map { Pad.allCases[$0 % 4] } }
    let playbacks = [("4", pads(4)), ("10", pads(10)), ("15", pads(15))]
    let same = ("same.15", Array(repeating: Pad.leaf, count: 15))
    return (playbacks + [same]).flatMap { name, pads in
      NamedTimeline.both("simon.playback.\(name)", playback(pads, after: firstLead))
    }
      + Pad.allCases.flatMap {
        NamedTimeline.both("simon.stroke.\($0)", stroke($0, again: false))
      }
      + Pad.allCases.map { NamedTimeline("simon.blink.\($0)", blink($0)) }
      + [NamedTimeline("simon.points", jump)]
  }
}
