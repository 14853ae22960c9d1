import Animation
import Rules
import Stage
import Testing

@testable import Figures

/// What faces say.
@Suite struct FaceTests {
  private func distance(_ animal: Animal, _ change: (inout Face) -> Void) throws -> Double {
    let picture = drawn(animal) { change(&$0.pose.face) }
    let near = try #require(picture.image("\(animal)-pupil-near"))
    return near.at.distance(to: try #require(picture.image("\(animal)-pupil-far")).at)
  }

  @Test("R113 stars circle no head but a dizzy one")
  func onlyDizzyHeadsHaveStars() {
    let faces = Face.all.filter { $0.name != "dizzy" } + [("wink", Face(.wink))]
    for item in faces {
      let picture = drawn(.lion) {
        $0.pose.face = item.face
        $0.effectPhase = 40
      }
      #expect(picture.image("star") == nil, "\(item.name)")
    }
  }

  @Test(
    "R113 rings grow in both eyes of who is spellbound, larger than eyes are; no stars circle it")
  func ringsInSpellboundEyes() throws {
    func rings(_ stars: Double) -> [DrawCommand] {
      let picture = drawn(.lion) { ($0.pose, $0.effectPhase) = (.of(.lion, .lullRight), stars) }
      #expect(picture.image("star") == nil && picture.image("lion-pupil-near") == nil)
      return picture.commands.filter { if case .roundedRect = $0.shape { true } else { false } }
    }
    let (early, late) = (rings(10), rings(40))
    #expect(early.count >= 6 && early != late)
    let far = try #require(drawn(.lion).image("lion-pupil-far"))
    #expect(early.map(\.frame.width).max() ?? 0 > 1.7 * far.frame.width)
  }

  @Test("R113 the rings in a spellbound eye swirl: each lies to another side, and those turn")
  func ringsSwirl() throws {
    func side(_ clock: Double) throws -> Point {
      let picture = drawn(.lion) { ($0.pose, $0.effectPhase) = (.of(.lion, .lullRight), clock) }
      let middles = picture.commands.filter { $0.tint == Color(0x7A2FB5) }.map(\.at)
      try #require(middles.count >= 2)
      return middles[0] - middles[1]
    }
    let (early, late) = (try side(10), try side(40))
    #expect(early.length > 1 && late.length > 1 && early.distance(to: late) > 1)
  }

  @Test("R113 what is loose on a spellbound lion comes after its head, which sways with its body")
  func maneAndTailFollowTheHead() {
    let (left, right) = (Pose.of(.lion, .lullLeft), Pose.of(.lion, .lullRight))
    func swing(_ joint: Joint) -> Double { right[joint].turn - left[joint].turn }
    #expect(swing(.head) > 20 && swing(.body) > 8)
    for joint in [Joint.mane, .tail, .tailTip, .earNear] { #expect(swing(joint) < -16, "\(joint)") }
  }

  @Test("R113 the rings in a spellbound lion's eyes grow until it nods")
  func ringsGrowUntilTheNod() {
    let sizes = [Pose.Name.lullLeft, .lullRight, .nod].map { name in
      let picture = drawn(.lion) { ($0.pose, $0.effectPhase) = (.of(.lion, name), 10) }
      return picture.commands.filter { $0.imageName == nil }.map(\.frame.width).max() ?? 0
    }
    #expect(sizes[1] > sizes[0] * 1.2 && sizes[2] > sizes[1] * 1.05)
  }

  @Test("R111 half-shut eyes are open ones with lids over them; open ones have none")
  func lidsOverHalfShutEyes() {
    let (half, open) = (
      drawn(.cobra) { $0.pose.face.eyes = .half }, drawn(.cobra) { $0.pose.face.eyes = .open }
    )
    #expect(half.imageNames.subtracting(open.imageNames) == ["cobra-lids"])
    #expect(open.imageNames.isSubset(of: half.imageNames))
  }

  @Test("R111 an open mouth takes the place of the shut one", arguments: Animal.allCases)
  func openMouthReplacesShutOne(animal: Animal) {
    let shut: [Animal: Set<String>] = [
      .lion: ["lion-snout"], .cobra: ["cobra-head", "cobra-smile"], .rabbit: ["rabbit-snout"],
    ]
    let (open, closed) = (
      drawn(animal) { $0.pose.face.mouth = 0.8 }.imageNames, drawn(animal).imageNames
    )
    #expect(closed.subtracting(open) == shut[animal])
  }

  @Test("R111 frightened pupils are small", arguments: Animal.allCases)
  func frightShrinksPupils(animal: Animal) throws {
    let (calm, afraid) = (drawn(animal), drawn(animal) { $0.pose.face.fright = 1 })
    let pupil = "\(animal)-pupil-near"
    #expect(try #require(afraid.image(pupil)).scale.x < #require(calm.image(pupil)).scale.x - 0.2)
  }

  @Test("R111 eyes on what sits before the nose turn toward each other", arguments: Animal.allCases)
  func squintTurnsPupilsInwards(animal: Animal) throws {
    #expect(try distance(animal) { $0.squint = 1 } < distance(animal) { $0.squint = 0 } - 1)
  }

  @Test("R111 on the way from one face to another the eyes change in the middle")
  func mixedFacesSwitchEyesInTheMiddle() {
    let (calm, glee) = (Pose(.calm), Pose(.glee))
    #expect(calm.mixed(with: glee, 0.45).face.eyes == .open)
    #expect(calm.mixed(with: glee, 0.55).face.eyes == .glee)
  }

  @Test("R111 a frightened animal has wide eyes and no smile", arguments: Animal.allCases)
  func frightHasWideEyes(animal: Animal) {
    let face = Pose.of(animal, .fright).face
    #expect(face.eyes == .wide && face.isSad && face.fright > 0.5)
  }

  @Test("R121 eyes look up and down as well, also in an animal that is mirrored")
  func eyesLookUpAndDown() throws {
    for facing in [1.0, -1] {
      let heights = try [100.0, 700].map { y in
        let picture = drawn(.lion) {
          $0.facing = facing
          $0.look(at: Point(x: 500, y: y))
        }
        return try #require(picture.image("lion-pupil-near")).at.y
      }
      #expect(heights[0] < heights[1] - 1)
    }
  }

  @Test("R116 each answers a tap in its own way and time")
  func answers() {
    #expect(Set(Animal.allCases.map(\.answer.duration)).count == 3)
    #expect(Animal.lion.answer.duration > .seconds(1), "a roar takes its time")
  }

  @Test("R114 a pose begins where the last one ended, and goes through all between")
  func posesAreMixedInOrder() throws {
    let timeline = sceneTimeline {
      KeyPoses("player", .to(.crouch, 0.2), .to(.leap, 0.2), .to(.land, 0.2))
    }
    func turn(_ seconds: Double) throws -> Double {
      try #require(timeline.value(of: .posture("player"), at: .seconds(seconds)))
        .pose(of: .lion)[.body].turn
    }
    let keys = [Pose.Name.stand, .crouch, .leap, .land].map { Pose.of(.lion, $0)[.body].turn }
    for index in 0..<3 {
      let begin = 0.2 * Double(index)
      #expect(abs(try turn(begin + 0.001) - keys[index]) < 0.1)
      #expect(abs(try turn(begin + 0.1) - (keys[index] + keys[index + 1]) / 2) < 0.5)
    }
  }
}
