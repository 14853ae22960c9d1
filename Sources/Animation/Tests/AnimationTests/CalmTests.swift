import Animation
import Testing

@Suite("Calm motion")
struct CalmTests {
  private let home = Point(x: 100, y: 200)
  private let place = Point(x: 800, y: 300)

  private func glide() throws -> Timeline {
    try checked {
      Cut(.position("lion"), to: home)
      Hold(1)
      Marker("leaves")
      Parallel {
        Tween(.position("lion"), to: place, duration: 2, easing: .outBack())
        Repeat(4, yoyo: true) { Tween(.rotation("lion"), from: 0, to: 15, duration: 0.2) }
        marker("halfway", at: 1)
      }
      Marker("arrives")
    }
  }

  @Test("T66 calm motion has the same events in the same order, none of them later")
  func sameEvents() throws {
    var plain = Playhead(try glide())
    var calm = Playhead(try glide().calmed())
    #expect(plain.advance(by: .forever) == calm.advance(by: .forever))
    for seed in UInt64(0)..<300 {
      var choices = Choices(seed: seed)
      guard let timeline = try? Plan.random(&choices).timeline() else { continue }
      let calmed = timeline.calmed()
      var (one, other) = (Playhead(timeline), Playhead(calmed))
      #expect(one.advance(by: .forever) == other.advance(by: .forever))
      #expect(timeline.duration == calmed.duration)
    }
  }

  @Test("a glide becomes a fade out where it was and in where it goes")
  func fade() throws {
    let calm = try glide().calmed()
    let position = Channel.position("lion")
    let opacity = Channel.opacity("lion")
    #expect(calm.value(of: position, at: .seconds(1.14)) == home)
    #expect(calm.value(of: position, at: .seconds(1.15)) == place)
    #expect(calm.value(of: position, at: .seconds(2)) == place)
    let fades = [0.5, 1, 1.075, 1.15, 1.225, 1.3, 3].map {
      calm.value(of: opacity, at: .seconds($0)) ?? -1
    }
    for (value, expected) in zip(fades, [1, 1, 0.5, 0, 0.5, 1, 1]) {
      #expect(abs(value - expected) < 1e-9)
    }
  }

  @Test("what swings and comes back stays still")
  func swing() throws {
    let calm = try glide().calmed()
    for step in 0...30 {
      let angle = calm.value(of: .rotation("lion"), at: .seconds(Double(step) / 10), otherwise: 0)
      #expect(angle == 0)
    }
    let shake = try checked {
      Repeat(.forever, yoyo: true) { Tween(.position("lion"), to: place, duration: 0.05) }
    }.calmed()
    #expect(shake.value(of: .position("lion"), at: .seconds(7.03)) == .zero)
    #expect(shake.value(of: .opacity("lion"), at: .seconds(0.1), otherwise: 1) == 1)
  }

  @Test("what appears as it moves fades in at once, at its final size")
  func zoom() throws {
    let calm = try checked {
      Tween(.scale("title"), from: 0.04, to: 1, duration: 2.2, easing: .outBack())
      Tween(.opacity("title"), from: 1, to: 0, duration: 1.4)
    }.calmed()
    #expect(calm.value(of: .scale("title"), at: .zero) == 1)
    #expect(calm.value(of: .opacity("title"), at: .zero) == 0)
    #expect(abs((calm.value(of: .opacity("title"), at: .seconds(0.15)) ?? 0) - 0.5) < 1e-9)
    #expect(calm.value(of: .opacity("title"), at: .seconds(1)) == 1)
    #expect(abs((calm.value(of: .opacity("title"), at: .seconds(2.9)) ?? 0) - 0.5) < 1e-9)
  }

  @Test("a subject's own fade and the one that stands for its movement are multiplied")
  func bothFades() throws {
    let calm = try checked {
      Cut(.position("lion"), to: home)
      Cut(.opacity("lion"), to: 1)
      Hold(1)
      Parallel {
        Tween(.position("lion"), to: place, duration: 2)
        Tween(.opacity("lion"), to: 0, duration: 2)
      }
    }.calmed()
    let value = calm.value(of: .opacity("lion"), at: .seconds(1.225)) ?? 0
    #expect(abs(value - 0.5 * (1 - 0.1125)) < 1e-9)
  }

  @Test("fades never follow each other more often than three times a second")
  func noFlicker() throws {
    let calm = try checked {
      for step in 0..<40 {
        Tween(.position("lion"), to: Point(x: Double(step), y: 0), duration: 0.1)
      }
    }.calmed()
    var dips = 0
    var wasDark = false
    for frame in 0...240 {
      let value = calm.value(of: .opacity("lion"), at: .frames(frame), otherwise: 1)
      if value < 0.5 && !wasDark { dips += 1 }
      wasDark = value < 0.5
    }
    #expect(dips > 1 && dips <= 12)
    #expect(
      calm.value(of: .position("lion"), at: .seconds(4)) == Point(x: 39, y: 0))
  }

  @Test("other channels move on, without overshoot")
  func noOvershoot() throws {
    let wobble = Channel<Double>("wobble")
    let calm = try checked {
      Parallel {
        Tween(wobble, from: 0, to: 1, duration: 1, easing: .outElastic)
        Tween(x, from: 0, to: 1, spring: Spring(duration: 0.3, bounce: 0.6))
        Tween(.opacity("lion"), from: 0, to: 1, duration: 1, easing: .inOutBack())
      }
    }.calmed()
    for frame in 0...120 {
      for channel in [wobble, x] {
        let value = calm.value(of: channel, at: .frames(frame)) ?? 0
        #expect(value >= 0 && value <= 1)
      }
    }
    #expect((calm.value(of: wobble, at: .seconds(0.2)) ?? 0) > 0)
    #expect(calm.value(of: wobble, at: .seconds(1)) == 1)
  }

  @Test("calm is calm: once more changes nothing, and inside another timeline it stays so")
  func nested() throws {
    let calm = try glide().calmed()
    #expect(calm.calmed() == calm)
    #expect(try glide() != calm)
    let outer = try checked {
      Hold(1)
      calm
      Tween(.position("cobra"), from: .zero, to: place, duration: 1)
    }
    #expect(outer.value(of: .position("lion"), at: .seconds(2.2)) == place)
    #expect(
      outer.value(of: .position("cobra"), at: .seconds(4.5))
        == Point(x: place.x / 2, y: place.y / 2))
  }
}
