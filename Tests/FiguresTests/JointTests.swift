import Animation
import Rules
import Stage
import Testing

@testable import Figures

/// How joints carry each other, and what lies over what.
@Suite struct JointTests {
  private static let heads: [Animal: String] = [
    .lion: "lion-face", .cobra: "cobra-head", .rabbit: "rabbit-head",
  ]

  private func head(_ picture: Picture, of animal: Animal) throws -> DrawCommand {
    let name = try #require(Self.heads[animal])
    return try #require(picture.image(name))
  }

  @Test("R110 a joint turns by its own bend and by that of all that carry it")
  func turnsAddUpAlongTheBones() throws {
    let face = try head(
      drawn(.lion, [.body: JointPose(20), .head: JointPose(5)]), of: .lion)
    #expect(abs(face.turn - 25) < 1e-9)
  }

  @Test("R110 what hangs on a part that grows taller rises with it", arguments: Animal.allCases)
  func tallPartsLiftTheirChildren(animal: Animal) throws {
    let joint: Joint = animal == .cobra ? .hood : .body
    let before = try head(drawn(animal, [:]), of: animal).at.y
    #expect(
      try head(drawn(animal, [joint: JointPose(tall: 1.3)]), of: animal).at.y < before - 5)
  }

  @Test("R110 elbows bend backwards and knees forwards")
  func elbowsAndKneesBendRight() throws {
    let (high, low) = (drawn(.lion, [:]), drawn(.lion, [.body: JointPose(y: 40)]))
    // It looks to the left.
    let elbow = try #require(low.image("lion-front-near-shin")).at.x
    #expect(elbow > (try #require(high.image("lion-front-near-shin"))).at.x + 2)
    let knee = try #require(low.image("lion-hind-near-shin")).at.x
    #expect(knee < (try #require(high.image("lion-hind-near-shin"))).at.x - 2)
  }

  @Test("R110 a leg that is too short for its way becomes longer and still meets its paw")
  func shortLegsStretchToThePaw() throws {
    let tall = drawn(.lion, [.body: JointPose(y: -90)])
    for leg in ["front-near", "front-far", "hind-near", "hind-far"] {
      #expect(try #require(tall.image("lion-\(leg)-shin")).scale.y > 1.05, "\(leg)")
    }
  }

  @Test("R110 however far a leg reaches, it is bent in its middle, and thinner below that")
  func reachingLegsStayBent() throws {
    let rig = Rig.of(.lion)
    let pose = Pose.stand.bent([
      .wristNear: JointPose(x: -180, y: -150), .ankleNear: JointPose(x: 160, y: -60),
    ])
    let skeleton = Skeleton(rig, pose)
    for leg in [
      [Joint.shoulderNear, .elbowNear, .wristNear], [.hipNear, .kneeNear, .ankleNear],
    ] {
      let places = try leg.map { try #require(skeleton[$0]) }
      let (upper, lower) = (places[1].spot - places[0].spot, places[2].spot - places[1].spot)
      #expect(upper.length > 80, "it does reach far")
      #expect(abs(upper.angle(to: lower)) > 24)
      #expect(places[1].stretch.x < 0.95 * places[0].stretch.x)
    }
  }

  @Test("R110 a paw goes where the pose puts it")
  func pawsGoWhereThePosePutsThem() throws {
    let before = try #require(drawn(.lion, [:]).image("lion-front-near-paw")).at
    let after = try #require(
      drawn(.lion, [.wristNear: JointPose(x: -50, y: -25)]).image("lion-front-near-paw")
    ).at
    #expect(abs(after.x - (before.x - 20)) < 1e-9 && abs(after.y - (before.y - 10)) < 1e-9)
  }

  @Test(
    "R110 a paw that rubs the face lies over it; raised before it, it comes from under the mane")
  func rubbingPawLiesOverTheFace() throws {
    let (raised, standing) = (drawn(.lion, Pose.Name.rub), drawn(.lion, Pose.Name.cheer))
    func isOver(_ picture: Picture) throws -> Bool {
      let paw = try #require(picture.order("lion-front-near-paw"))
      return try paw > #require(picture.order("lion-face"))
    }
    #expect(try isOver(raised))
    #expect(try !isOver(standing))
  }

  @Test("R110 the cobra's hood stays where it is while its head nods")
  func hoodStaysWhileTheHeadNods() throws {
    let (still, nodding) = (drawn(.cobra, [:]), drawn(.cobra, [.head: JointPose(20)]))
    #expect(still.image("cobra-hood") == nodding.image("cobra-hood"))
    #expect(still.image("cobra-head") != nodding.image("cobra-head"))
  }

  @Test("R110 what swings, swings about a place of its own", arguments: Animal.allCases)
  func looseJointsHavePivots(animal: Animal) {
    let rig = Rig.of(animal)
    let swinging: Set<Joint> = [.earNear, .earFar, .browNear, .browFar, .pupilNear, .pupilFar]
    for part in rig.parts where swinging.contains(part.joint) {
      #expect(rig.pivot(of: part.joint).map { part.frame.contains($0) } == true, "\(part.name)")
    }
  }

  @Test("R110 two bends of one joint add up, and two stretches multiply")
  func bendsAddUp() {
    let pose = Pose.stand.bending(.head, JointPose(5, x: 1, wide: 1.2, tall: 2))
      .bending(.head, JointPose(7, x: 2, wide: 1.5, tall: 3))
    #expect(pose[.head].turn == 12 && pose[.head].shift.x == 3)
    #expect(abs(pose[.head].stretch.x - 1.8) < 1e-9 && pose[.head].stretch.y == 6)
  }

  @Test("R110 squashed, a part that lies on its side becomes as much longer as others get wider")
  func turnedPartsAreSqueezedAlong() throws {
    let picture = drawn(.lion) {
      $0.pose = Pose(.calm).bent([.tail: JointPose(90)])
      $0.scale = Point(x: 1.2, y: 0.8)
    }
    let tail = try #require(picture.image("lion-tail"))
    #expect(abs(tail.scale.x - 0.8) < 1e-9 && abs(tail.scale.y - 1.2) < 1e-9)
  }

  @Test("R110 an animal in the air leaves its shadow on the ground", arguments: Animal.allCases)
  func shadowStaysOnTheGround(animal: Animal) throws {
    let (low, high) = (drawn(animal), drawn(animal) { $0.lift = 60 })
    #expect(
      try #require(low.image("shadow")).at.y == (try #require(high.image("shadow"))).at.y)
    #expect(abs(try head(low, of: animal).at.y - (try head(high, of: animal).at.y) - 60) < 1e-9)
  }

  @Test("R110 whoever crouches is lower than who stands, body and head", arguments: Animal.allCases)
  func crouchIsLower(animal: Animal) throws {
    let body = animal == .cobra ? "cobra-hood" : "\(animal)-body"
    let (standing, low) = (drawn(animal, Pose.Name.stand), drawn(animal, Pose.Name.crouch))
    #expect(try head(low, of: animal).at.y > (try head(standing, of: animal).at.y) + 4)
    let before = try #require(standing.image(body)).at.y
    #expect(try #require(low.image(body)).at.y > before + 1)
  }

  @Test("R26 the paws of a lion that is carried hang below it")
  func carriedPawsHangDown() throws {
    let (standing, carried) = (drawn(.lion, Pose.Name.stand), drawn(.lion, Pose.Name.carried))
    for leg in ["front-near", "front-far", "hind-near", "hind-far"] {
      let before = try #require(standing.image("lion-\(leg)-paw")).at.x
      #expect(abs(try #require(carried.image("lion-\(leg)-paw")).at.x - before) < 24, "\(leg)")
    }
  }

  @Test("R26 the lion's run has four pictures, and begins again after them")
  func runHasFourPictures() {
    let names = (-1..<5).map { AnimalAssets.whole(.lion, frame: $0).name }
    #expect(names == ["lion3", "lion0", "lion1", "lion2", "lion3", "lion0"])
  }
}
