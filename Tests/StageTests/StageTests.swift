import Animation
import Stage
import Testing

@Suite struct GeometryTests {
  @Test("R23 a rectangle contains another up to the edge and not a thousandth beyond")
  func containment() {
    let outer = Rect(x: 10, y: 20, width: 100, height: 50)
    for (inner, isInside) in [
      (outer, true),
      (Rect(x: 10, y: 20, width: 1, height: 1), true),
      (Rect(x: 109, y: 69, width: 1, height: 1), true),
      (Rect(x: 9.999, y: 20, width: 1, height: 1), false),
      (Rect(x: 109.001, y: 69, width: 1, height: 1), false),
      (Rect(x: 50, y: 19.999, width: 1, height: 1), false),
      (Rect(x: 50, y: 69.001, width: 1, height: 1), false),
    ] {
      #expect(outer.contains(inner) == isInside, "\(inner)")
    }
  }
}

extension GeometryTests {
  @Test("R23 the edges of a rectangle belong to it, all four and the corners")
  func edges() {
    let rect = Rect(x: 10, y: 20, width: 100, height: 50)
    for x in [10.0, 60, 110] {
      for y in [20.0, 45, 70] { #expect(rect.contains(Point(x: x, y: y))) }
      for y in [19.999, 70.001] { #expect(!rect.contains(Point(x: x, y: y))) }
    }
    for x in [9.999, 110.001] { #expect(!rect.contains(Point(x: x, y: 45))) }
  }
}

@Suite struct SplitMix64Tests {
  @Test("the first numbers of seed 1234567 are those of the published generator")
  func reference() {
    var generator = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test("streams of one seed differ, and drawing from one leaves the other alone")
  func streams() {
    let seeder = SplitMix64(seed: 9)
    var first = seeder.stream(1)
    var second = seeder.stream(2)
    let untouched = seeder.stream(2)
    let (one, two) = (first.next(), second.next())
    #expect(one != two)
    #expect(seeder.stream(2) == untouched)
  }

  @Test("unit numbers lie in 0..<1 and fill it evenly")
  func unit() {
    var generator = SplitMix64(seed: 3)
    var tenths = [Int](repeating: 0, count: 10)
    for _ in 0..<10_000 {
      let number = generator.unit()
      #expect(number >= 0 && number < 1)
      tenths[Int(number * 10)] += 1
    }
    #expect(tenths.allSatisfy { (880...1120).contains($0) })
  }
}

@Suite struct InputFilterTests {
  private let here = Point(x: 1, y: 2)

  @Test("R36 a press has one end, and a lost focus ends it first")
  func presses() {
    for (sent, passed) in [
      ([InputEvent.pointerUp(here)], []),
      ([.pointerCancelled], []),
      ([.pointerDown(here), .pointerDown(here)], [.pointerDown(here)]),
      (
        [.pointerDown(here), .pointerUp(here), .pointerUp(here)],
        [.pointerDown(here), .pointerUp(here)]
      ),
      ([.pointerDown(here), .focusLost], [.pointerDown(here), .pointerCancelled, .focusLost]),
      (
        [.pointerDown(here), .focusLost, .pointerUp(here)],
        [.pointerDown(here), .pointerCancelled, .focusLost]
      ),
      ([.focusLost], [.focusLost]),
    ] as [([InputEvent], [InputEvent])] {
      var filter = InputFilter()
      let received = sent.flatMap { filter.pass($0) }
      #expect(received == passed)
    }
  }

  @Test("places that are no numbers never reach a scene")
  func nonsense() {
    var filter = InputFilter()
    let nowhere = Point(x: .nan, y: .infinity)
    let events = [InputEvent.pointerMoved(nowhere), .pointerDown(nowhere), .pointerDown(here)]
    let passed = (events + [.pointerUp(nowhere)]).flatMap { filter.pass($0) }
    #expect(passed == [.pointerDown(here), .pointerCancelled])
  }
}

@Suite struct PictureTests {
  @Test("a picture prints one line a command, only what differs from the usual, numbers to 0.1")
  func description() {
    var picture = Picture()
    picture.draw(.fill(.night))
    picture.draw(
      DrawCommand.image(
        ImageAsset("lion0", 244, 200), at: Point(x: 1.04, y: -0.04), anchor: .bottom
      )
      .flipped().scaled(1.5).opacity(0.25).named("lion"))
    picture.draw(.text("A\nB", TextStyle(.body), at: Point(x: 3, y: 4)))
    #expect(
      picture.description == """
        flood at 640,360 1280×720 #14231c
        image lion0 ‹lion› at 1,0 244×200 anchor 0.5,1 scale 1.5,1.5 flipped opacity 0.25
        text “A⏎B” 28 at 3,4 #fff3d6
        """)
  }

  @Test("what is invisible is not drawn at all")
  func invisible() {
    var picture = Picture()
    picture.draw(DrawCommand.fill(.night).opacity(0))
    picture.draw(DrawCommand.fill(.night).scaled(0, 1))
    #expect(picture.commands.isEmpty)
  }

  @Test("R92 what glides goes on from where it is, and rests where it is there already")
  func glides() {
    var place = AnimatedValue(at: 0.0, duration: 0.2, easing: .linear)
    place.glide(to: 10, at: .seconds(1))
    let (turn, end) = (Time.seconds(1.1), Time.seconds(1.3))
    let middle = place[turn]
    #expect(abs(middle - 5) < 1e-9 && !place.isOver(at: turn))
    place.glide(to: -1, at: turn)
    #expect(place[turn] == middle && !place.isOver(at: turn))
    #expect(place[end] == -1 && place.target == -1 && place.isOver(at: end))
    place.glide(to: -1, at: end)
    #expect(place.isOver(at: end))
    place.jump(to: 7)
    #expect(place[end] == 7 && place.isOver(at: end))
  }
}
