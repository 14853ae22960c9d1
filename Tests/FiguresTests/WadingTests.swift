import Animation
import Figures
import Rules
import Stage
import Testing

/// Animals in the river, and what the water hides of them.
@Suite struct WadingTests {
  private func wading(_ animal: Animal, _ lift: Double) -> Picture {
    drawn(animal) {
      $0.isInWater = true
      $0.lift = lift
    }
  }

  /// The parts of the animal itself.
  private func parts(_ animal: Animal, _ picture: Picture) -> [DrawCommand] {
    picture.commands.filter { $0.imageName?.hasPrefix("\(animal)-") == true }
  }

  @Test("R114 in the river nothing of an animal is seen below the surface, on land everything")
  func nothingShowsBelowTheSurface() {
    for animal in Animal.allCases {
      let wet = parts(animal, wading(animal, -60))
      #expect(!wet.isEmpty && wet.allSatisfy { $0.floor == 400 })
      #expect(parts(animal, drawn(animal)).allSatisfy { $0.floor == nil })
    }
  }

  @Test(
    "R113 an eye that winks and rings of a spell are in the eyes, in the river as on land",
    arguments: [(Animal.lion, Pose.Name.wink, 4), (.lion, .lullLeft, 8), (.cobra, .lullRight, 8)])
  func eyeDetailsStayInTheEyes(animal: Animal, name: Pose.Name, least: Int) throws {
    func discs(isInWater: Bool) -> [Point] {
      let picture = drawn(animal) {
        $0.pose = .of(animal, name)
        $0.isInWater = isInWater
      }
      guard let head = picture.image("\(animal)-face") ?? picture.image("\(animal)-head")
      else { return [] }
      return picture.commands.compactMap { command in
        guard case .roundedRect = command.shape, command.frame.width < 30,
          abs(command.frame.width - command.frame.height) < 1
        else { return nil }
        return command.frame.center - head.at
      }
    }
    let (dry, wet) = (discs(isInWater: false), discs(isInWater: true))
    #expect(dry.count == wet.count && dry.count >= least)
    #expect(zip(dry, wet).allSatisfy { $0.distance(to: $1) < 0.01 })
  }

  @Test("R120 whoever wades in or out sinks and rises little by little", arguments: [true, false])
  func wadingSinksLittleByLittle(isAcross: Bool) throws {
    let river = Board.region
    var before: Double?
    var sunken: Set<Double> = []
    for step in -30...30 {
      let way = Double(step)
      let feet =
        isAcross
        ? Point(x: river.maxX + way, y: river.center.y)
        : Point(x: river.center.x, y: river.maxY + way)
      let picture = drawn(.lion) {
        $0.feet = feet
        $0.wade()
      }
      let depth = try #require(picture.image("lion-body")).at.y - feet.y
      #expect(abs(depth - (before ?? depth)) < 1, "at \(way)")
      sunken.insert((depth * 8).rounded())
      before = depth
    }
    #expect(sunken.count > 10, "it sinks at all")
  }

  @Test("R113 the water lifts and lowers who stands in it, weight pushes down; in calm it is still")
  func waterAndWeightMoveTheBody() throws {
    func body(_ stars: Double?, flat: Double = 0) throws -> Double {
      let picture = drawn(.cobra) {
        ($0.isInWater, $0.effectPhase) = (true, stars)
        $0.scale = Point(x: 1 + flat, y: 1 - flat)
      }
      return try #require(picture.image("cobra-coil-low")).at.y
    }
    let heights = Set(try stride(from: 0.0, to: 700, by: 35).map { try body($0) })
    #expect(try heights.count > 10 && #require(heights.max()) - #require(heights.min()) > 3)
    #expect(try body(nil, flat: 0.3) > body(nil) + 6)
  }

  @Test(
    "R113 the water stands up in a lip about a body, as wide as that, higher where it goes, and about who is pressed",
    arguments: Animal.allCases)
  func collarFitsTheBody(animal: Animal) throws {
    func lip(_ change: (inout AnimalFigure) -> Void = { _ in }) throws -> DrawCommand {
      let picture = drawn(animal) {
        ($0.isInWater, $0.effectPhase) = (true, 0)
        change(&$0)
      }
      return try #require(picture.image("collar"))
    }
    let resting = try lip()
    #expect(resting.turn == 0 && 60...300 ~= resting.frame.width)
    #expect(abs(resting.at.y - 400) < 1e-9)
    #expect(try lip { $0.drag.x = 0.8 }.turn < -2 && lip { $0.drag.x = -0.8 }.turn > 2)
    let pressed = try lip { $0.scale = Point(x: 1.3, y: 0.7) }
    #expect(pressed.scale.y > 1.3 * resting.scale.y && pressed.frame.width > resting.frame.width)
    #expect(drawn(animal).image("collar") == nil, "on land")
    #expect(wading(animal, 90).image("collar") == nil, "in the air")
    let calm = try [0.0, 0.8].map { drag in
      try lip {
        ($0.effectPhase, $0.drag.x) = (nil, drag)
        $0.scale = Point(x: 1 + 0.2 * drag, y: 1)
      }
    }
    #expect(calm[0] == calm[1], "in calm motion it is still")
    let shallow = try lip { $0.feet = Point(x: Board.region.maxX - 24, y: 394) }
    #expect(shallow.frame.maxX <= Board.region.maxX)
  }

  @Test("R114 from who has come up drops fall, from its head down to the water")
  func dropsFallFromTheHead() {
    func drops(_ clock: Double, _ dripping: Double) -> [DrawCommand] {
      let picture = drawn(.rabbit) {
        ($0.isInWater, $0.effectPhase, $0.dripping) = (true, clock, dripping)
      }
      return picture.commands.filter { $0.imageName == SharedAssets.drop.name }
    }
    #expect(drops(30, 0).isEmpty)
    let (early, late) = (drops(30, 1), drops(60, 1))
    #expect(early.count == 3 && Set(early.map(\.scale.y)).count == 3)
    #expect(zip(early, late).contains { $0.at.y < $1.at.y - 10 })
    #expect(early.allSatisfy { $0.floor == 400 })
  }

  @Test(
    "R114 the deeper it is, the less of it stands out; altogether under water there are bubbles")
  func deeperShowsLess() throws {
    for animal in Animal.allCases {
      let heights = try [0.0, -60, -120].map {
        let whole = try #require(wading(animal, $0).command(named: "animal"))
        #expect(abs(whole.frame.maxY - 400) < 1e-9)
        return whole.frame.height
      }
      #expect(heights == heights.sorted(by: >) && Set(heights).count == 3)
      let under = wading(animal, -300)
      #expect(parts(animal, under).isEmpty)
      #expect(under.commands.count { if case .roundedRect = $0.shape { true } else { false } } == 6)
    }
  }
}
