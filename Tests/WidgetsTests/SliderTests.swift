import Animation
import Phrases
import Rules
import Stage
import StageTesting
import Testing

@testable import Widgets

private func events(_ key: Key, times: Int = 1) -> [InputEvent] {
  Array(repeating: .key(key, []), count: times)
}

@Suite struct SliderTests {
  private static let frame = Rect(x: 100, y: 0, width: 448, height: 64)

  private func slider(_ value: Int = 3) -> Slider {
    Slider("slider", in: Self.frame, 1...5, value: value)
  }

  private static func screen(_ slider: Slider) -> Screen<Int> {
    var screen = Screen<Int>()
    screen.slider(slider, "Rounds") { $0 }
    return screen
  }

  /// The values a slider takes while events come in.
  private func values(_ slider: Slider, _ events: [InputEvent]) -> [Int] {
    var (slider, controls) = (slider, Controls())
    return events.map { event in
      if let value = controls.handle(event, on: Self.screen(slider)) {
        slider.glide(to: value, at: .zero)
      }
      return slider.value
    }
  }

  @Test("R43 a drag takes whole values only, the nearest mark, and stays inside the range")
  func dragSnapsToMarks() {
    let xs = [0.0, 124, 173, 175, 224, 324, 520, 9_000]
    let moves = xs.map { InputEvent.pointerMoved(Point(x: $0, y: 900)) }
    let result = values(slider(), [.pointerDown(Point(x: 324, y: 32))] + moves)
    #expect(result == [3, 1, 1, 1, 2, 2, 3, 5, 5])
  }

  @Test("R43 arrows step, Home and End go to the ends, and the ends hold")
  func keysStepAndGoToTheEnds() {
    // The first key only shows the focus.
    #expect(values(slider(), events(.right, times: 5)) == [3, 4, 5, 5, 5])
    #expect(values(slider(), events(.left, times: 5)) == [3, 2, 1, 1, 1])
    #expect(values(slider(), events(.tab) + events(.end) + events(.home)) == [3, 5, 1])
  }

  @Test("R43 the knob comes to rest exactly on its mark")
  func knobRestsOnItsMark() throws {
    var slider = slider(1)
    slider.glide(to: 4, at: .seconds(2))
    #expect(!slider.isOver(at: .seconds(2.05)))
    #expect(slider.isOver(at: .seconds(2.2)))
    func knob(_ time: Time, reducesMotion: Bool = false) -> Point? {
      var view = View(time: time)
      view.preferences.reducesMotion = reducesMotion
      return Picture.of { slider.draw(ControlState(), view, into: &$0) }
        .command(named: "slider")?.at
    }
    #expect(knob(.seconds(2)) == slider.mark(of: 1))
    #expect(knob(.seconds(2.2)) == slider.mark(of: 4))
    #expect(knob(.seconds(2), reducesMotion: true) == slider.mark(of: 4))
  }

  @Test("R43 only what changes the value is told")
  func spokenContent() {
    let screen = Self.screen(slider(5))
    var controls = Controls()
    let told = [Key.tab, .right, .left].map { controls.handle(.key($0, []), on: screen) }
    #expect(told == [nil, nil, 4])
  }
}

@Suite struct StepperTests {
  private static let frame = Rect(x: 0, y: 0, width: 280, height: 72)

  /// How many play, and what is asked for instead.
  private static func screen(_ value: Int) -> Screen<Int> {
    var screen = Screen<Int>()
    screen.stepper(value, 2...5, "Players", named: "players", in: frame) { $0 }
    return screen
  }

  @Test("R75 a stepper goes from end to end and is inert there")
  func stepperStopsAtItsEnds() throws {
    var (value, controls) = (2, Controls())
    func press(_ name: String) -> Int? {
      let screen = Self.screen(value)
      guard let place = screen.layout.first(where: { $0.name == name }) else { return nil }
      _ = controls.handle(.pointerDown(place.rect.center), on: screen)
      let asked = controls.handle(.pointerUp(place.rect.center), on: screen)
      value = asked ?? value
      return asked
    }
    #expect(press("players.less") == nil)
    #expect((0..<5).map { _ in press("players.more") } == [3, 4, 5, nil, nil])
    #expect(press("players.less") == 4)
  }

  @Test("R75 the keys reach both buttons, also the inert one, and it looks so")
  func keysReachBothButtons() throws {
    let screen = Self.screen(2)
    var controls = Controls()
    for _ in 0..<2 { _ = controls.handle(.key(.right, []), on: screen) }
    #expect(controls.handle(.key(.enter, []), on: screen) == 3)
    _ = controls.handle(.key(.left, []), on: screen)
    #expect(controls.handle(.key(.enter, []), on: screen) == nil)
    #expect(screen.layout.allSatisfy { Self.frame.contains($0.rect) })
    let picture = Picture.of { screen.draw(controls, View(time: .zero), into: &$0) }
    #expect(picture.imageNames.count == 1, "only the other one is made of wood")
  }
}
