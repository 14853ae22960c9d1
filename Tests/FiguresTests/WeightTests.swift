import Animation
import Rules
import Stage
import Testing

@testable import Figures

/// That a body has weight: it sinks onto its feet, turns through a breakdown, and drags its paws.
@Suite struct WeightTests {
  private func place(_ joint: Joint, of animal: Animal, _ pose: Pose) throws -> Point {
    var figure = AnimalFigure(animal, feet: .zero)
    figure.pose = pose
    return try #require(figure.place(of: joint))
  }

  @Test("R102 who crouches sinks onto feet that stay where they are", arguments: Animal.allCases)
  func feetStay(animal: Animal) throws {
    let (up, down) = (Pose.stand, Pose.stand.bearing(1, leaning: 0, animal))
    let head = try place(.head, of: animal, down) - place(.head, of: animal, up)
    #expect(head.y > 8 && abs(head.x) < 12)
    let feet: [Joint] = animal == .cobra ? [.coilLow] : [.ankleNear, .ankleFar]
    for foot in feet {
      #expect(try place(foot, of: animal, down).distance(to: place(foot, of: animal, up)) < 0.5)
    }
    let high = Pose.stand.bearing(-0.5, leaning: 0, animal)
    #expect(try place(.head, of: animal, high).y < place(.head, of: animal, up).y - 3)
  }

  @Test("R102 who leans goes with its head, its feet where they were", arguments: Animal.allCases)
  func leans(animal: Animal) throws {
    let sides = try [-1.0, 1].map {
      try place(.head, of: animal, Pose.stand.bearing(0, leaning: $0, animal)).x
    }
    #expect(sides[1] > sides[0] + 12)
  }

  @Test("R112 half-way round to the other side the head is lower than at both ends")
  func dips() {
    let turns = [0, 0.5, 1].map {
      PoseBlend(.swayLeft, .swayRight, $0).pose(of: .lion)[.head].shift.y
    }
    #expect(turns[1] > max(turns[0], turns[2]) + 5)
    let bodies = [0, 0.5, 1].map {
      PoseBlend(.swayLeft, .swayRight, $0).pose(of: .lion)[.body].stretch
    }
    #expect(bodies[1].y < bodies[0].y - 0.01 && bodies[1].x > bodies[0].x)
  }

  @Test(
    "R112 a change of pose begins with a move away, goes too far, and ends where it is meant to")
  func changesFlow() {
    func head(_ seconds: Double) -> Double {
      func pose(_ time: Double) -> Pose { Pose.of(.rabbit, time < 0 ? .stand : .cheer) }
      let around = Pose.flow.map { pose(seconds + $0.later) }
      return pose(seconds).flowing(through: around, around: pose(seconds), of: .rabbit)[.body].turn
    }
    let (old, new) = (Pose.stand[.body].turn, Pose.of(.rabbit, .cheer)[.body].turn)
    func share(_ seconds: Double) -> Double { (head(seconds) - old) / (new - old) }
    #expect(share(-0.06) < -0.05)
    #expect(0.05..<0.95 ~= share(0.02))
    #expect(share(0.1) > 1.08)
    #expect(abs(share(0.2) - 1) < 1e-9 && abs(share(-0.2)) < 1e-9)
  }

  @Test("R112 a paw that is moved hangs back, and one that rests does not")
  func pawsDrag() {
    let (old, new) = (Pose.stand, Pose.stand.bending(.wristNear, JointPose(x: -60)))
    #expect(new.trailingPaws(old)[.wristNear].turn < -12)
    #expect(new.trailingPaws(new) == new)
    #expect(new.trailingPaws(old)[.wristFar] == new[.wristFar])
    // A paw that points up hangs back the other way.
    let raised = Pose.stand.bending(.wristNear, JointPose(180))
    let moved = raised.bending(.wristNear, JointPose(x: -60))
    #expect(moved.trailingPaws(raised)[.wristNear].turn > 192)
  }

  @Test("R112 an arm that is stretched out far bends in a curve, without a corner")
  func armsBend() throws {
    var (lion, picture) = (AnimalFigure(.lion, .jungle, feet: Point(x: 400, y: 394)), Picture())
    lion.pose = .of(.lion, .hoist)
    lion.drawArm(.shoulderFar, .wristFar, into: &picture)
    let skin = picture.commands.filter { $0.tint == Color(0xE6CFA6) }
    let places = skin.map(\.at)
    let turns = zip(zip(places, places.dropFirst()), zip(places.dropFirst(), places.dropFirst(2)))
      .map { abs(($0.0.1 - $0.0.0).angle(to: $0.1.1 - $0.1.0)) }
    #expect(turns.count > 20 && turns.allSatisfy { $0 < 9 })
    #expect(turns.reduce(0, +) > 40, "it bends")
    let widths = skin.map(\.frame.width)
    #expect(try #require(widths.last) < 0.6 * widths[0])
  }
}
