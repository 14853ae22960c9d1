import Animation
import Rules
import Testing

@testable import Figures

/// What goes on by itself while somebody acts.
@Suite struct FollowThroughTests {
  /// The near ear so long after a pose is taken at once.
  private func ear(_ seconds: Double) -> Double {
    let past = Pose.echoes.map { Pose.of(.rabbit, seconds >= $0 ? .cheer : .stand) }
    return Pose.of(.rabbit, .cheer).trailing(past, of: .rabbit)[.earNear].turn
  }

  @Test("R112 an ear comes late, swings too far, and is in the end where it was meant to be")
  func earLagsAndSettles() {
    let (rest, meant) = (Pose.stand[.earNear].turn, Pose.of(.rabbit, .cheer)[.earNear].turn)
    #expect(ear(0.01) == rest)
    #expect(ear(0.05) > rest && ear(0.05) < meant)
    #expect(ear(0.1) > meant + 5)
    #expect(abs(ear(0.2) - meant) < 1e-9)
  }

  @Test("R112 on the way to another pose the head is ahead of the body, and the tail behind it")
  func headLeadsAndTailFollows() {
    let (old, new) = (Pose.of(.lion, .stand), Pose.of(.lion, .triumph))
    func share(_ joint: Joint, _ amount: Double) -> Double {
      let turn = PoseBlend(.stand, .triumph, amount).pose(of: .lion)[joint].turn
      return (turn - old[joint].turn) / (new[joint].turn - old[joint].turn)
    }
    for amount in [0.2, 0.5, 0.8] {
      #expect(share(.head, amount) > share(.body, amount) + 0.05)
      #expect(share(.tail, amount) < share(.body, amount) - 0.05)
      #expect(share(.tailTip, amount) < share(.tail, amount))
    }
    #expect(PoseBlend(.stand, .triumph, 1).pose(of: .lion) == new)
    #expect(PoseBlend(.stand, .triumph, 0).pose(of: .lion) == old)
  }

  @Test("R112 a paw that changes its place steps there, and does not slide")
  func pawsStep() {
    let paws = stride(from: 0.0, through: 1, by: 0.25).map {
      PoseBlend(.stepNear, .stepFar, $0).pose(of: .lion)[.ankleNear].shift
    }
    #expect(abs(paws[4].x - paws[0].x) > 40)
    let level = (paws[0].y + paws[4].y) / 2
    #expect(paws[2].y < level - 12)
  }

  @Test(
    "R112 a rabbit's ears stand out above its back as it flies",
    arguments: [
      Pose.Name.leap, .sprint, .gather, .flee, .scurry,
    ])
  func earsStandOutInFlight(name: Pose.Name) throws {
    var rabbit = AnimalFigure(.rabbit, feet: .zero)
    rabbit.pose = .of(.rabbit, name)
    let root = try #require(rabbit.place(of: .earNear))
    let tip = try #require(rabbit.place(of: .earNear, away: Point(x: -112, y: -120)))
    #expect(tip.y < root.y - 6)
  }

  @Test("R113 a cobra that knocks its head has its face ahead of its hood, wide awake")
  func knockedFaceIsBeforeTheHood() throws {
    var cobra = AnimalFigure(.cobra, feet: .zero)
    cobra.pose = .of(.cobra, .bump)
    let (head, hood) = (
      try #require(cobra.place(of: .head)), try #require(cobra.place(of: .hood))
    )
    #expect(head.x < hood.x - 12 && cobra.pose.face.eyes == .wide)
  }

  @Test("R112 what is not loose is where the pose has it", arguments: Animal.allCases)
  func firmPartsDoNotLag(animal: Animal) {
    let past = Pose.echoes.map { _ in Pose.stand }
    let pose = Pose.of(animal, .cheer)
    for joint in [Joint.root, .body, .head, .wristNear, .neckHigh, .hood] {
      #expect(pose.trailing(past, of: animal)[joint] == pose[joint])
    }
  }

  @Test("R114 whoever holds a pose is never quite still", arguments: Animal.allCases)
  func heldPosesStir(animal: Animal) {
    let moments = (0..<24).map { Time.seconds(Double($0) / 12) }
    let poses = moments.map { Pose.of(animal, .proud).stirring(animal, at: $0) }
    for (one, next) in zip(poses, poses.dropFirst()) { #expect(one != next) }
    // It is a breath, not a move.
    for pose in poses { #expect(abs(pose[.head].turn - Pose.of(animal, .proud)[.head].turn) < 4) }
  }

  @Test(
    "R114 who waits breathes so that it is seen, flicks an ear, and blinks; who is afraid trembles",
    arguments: [Animal.lion, .rabbit])
  func waitingAnimalsBreatheAndBlink(animal: Animal) {
    let moments = (0..<90).map { Time.seconds(Double($0) / 30) }
    func poses(_ name: Pose.Name) -> [Pose] {
      moments.map { Pose.of(animal, name).stirring(animal, at: $0) }
    }
    let watch = poses(.watch)
    let chest = watch.map { $0[.body].stretch.y }
    #expect((chest.max() ?? 0) / (chest.min() ?? 1) > 1.04)
    let ear = Pose.of(animal, .watch)[.earNear].turn
    let flicks = watch.count { abs($0[.earNear].turn - ear) > 16 }
    #expect(2...24 ~= flicks, "now and then")
    let blinks = watch.count { $0.face.eyes == .shut }
    #expect(3...12 ~= blinks)
    let fright = poses(.fright)
    #expect(fright.allSatisfy { $0.face.eyes == .wide })
    #expect(Set(fright.map(\.face.gaze.x)).count > 20)
  }
}
