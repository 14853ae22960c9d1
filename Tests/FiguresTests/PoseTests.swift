import Animation
import Figures
import Rules
import Stage
import Testing

@Suite struct PoseTests {
  static let names = Pose.Name.allCases

  @Test("R110 every animal has every key pose, and no two of one animal's look alike")
  func keyPosesDiffer() {
    for animal in Animal.allCases {
      // Only the rabbit dusts its paws, only the cobra has a neck to knot.
      let poses = Pose.all(of: animal).filter {
        !["knot", "dustLeft", "dustRight"].contains($0.name)
      }
      for (index, item) in poses.enumerated() {
        for other in poses[..<index] {
          #expect(item.pose != other.pose, "\(animal): \(item.name) is \(other.name)")
        }
      }
    }
  }

  @Test("R112 a head that turns back is mirrored half-way, and never squeezed to a sliver")
  func turnedHeadIsMirroredHalfWay() {
    let (ahead, back) = (Pose.of(.cobra, .turn), Pose.of(.cobra, .follow))
    let widths = stride(from: 0.0, through: 1, by: 0.05).map {
      ahead.mixed(with: back, $0)[.head].stretch.x
    }
    #expect(widths.allSatisfy { abs($0) > 0.9 })
    #expect(widths.prefix(10).allSatisfy { $0 > 0 } && widths.suffix(10).allSatisfy { $0 < 0 })
  }

  @Test("R110 a pose mixed with another is itself at 0, the other at 1, and between them between")
  func mixesLieBetween() {
    let (crouch, leap) = (Pose.of(.lion, .crouch), Pose.of(.lion, .leap))
    #expect(crouch.mixed(with: leap, 0) == crouch)
    #expect(crouch.mixed(with: leap, 1) == leap)
    let half = crouch.mixed(with: leap, 0.5)
    #expect(half[.body].turn == (crouch[.body].turn + leap[.body].turn) / 2)
    #expect(half.face.mouth == (crouch.face.mouth + leap.face.mouth) / 2)
  }

  @Test("R114 whoever keeps still at first does so in the pose that it starts from")
  func holdsItsFirstPose() {
    let timeline = Timeline { KeyPoses("cobra", from: .knot, .hold(0.2), .to(.peep, 0.1)) }
    func pose(_ seconds: Double) -> Pose {
      timeline[.posture("cobra"), at: .seconds(seconds)].pose(of: .cobra)
    }
    #expect(pose(0) == .of(.cobra, .knot) && pose(0.1) == .of(.cobra, .knot))
    #expect(pose(0.3) == .of(.cobra, .peep))
  }

  @Test("R110 paws stay where they stand while the body above them sinks")
  func pawsStayPlanted() throws {
    var low = Pose.stand
    low[.body] = JointPose(-4, y: 30)
    let (standing, sunken) = (drawn(.lion), drawn(.lion) { $0.pose = low })
    for paw in ["front-near-paw", "front-far-paw", "hind-near-paw", "hind-far-paw"] {
      let before = try #require(standing.image("lion-\(paw)"))
      #expect(try #require(sunken.image("lion-\(paw)")).at == before.at, "\(paw)")
    }
    let before = try #require(standing.image("lion-body"))
    #expect(try #require(sunken.image("lion-body")).at.y > before.at.y + 10)
  }

  @Test("R110 a near arm that reaches far is one piece from its shoulder to its paw, over the face")
  func nearArmIsOnePiece() throws {
    let picture = drawn(.lion, .lionHide)
    #expect(picture.image("lion-front-near") == nil && picture.image("lion-front-near-shin") == nil)
    #expect(drawn(.lion, .stand).image("lion-front-near") != nil)
    let paw = try #require(picture.image("lion-front-near-paw"))
    let discs = picture.commands.indices.filter { picture.commands[$0].imageName == nil }
    let last = try #require(discs.last)
    #expect(last > (try #require(picture.order("lion-face"))))
    #expect(picture.commands[last].frame.center.distance(to: paw.at) < 12)
  }

  @Test(
    "R110 an arm that reaches far is one piece from before the mane, under the face, to its paw")
  func longArmIsOnePiece() throws {
    let picture = drawn(.lion, .hoist)
    #expect(picture.image("lion-front-far") == nil && picture.image("lion-front-far-shin") == nil)
    #expect(drawn(.lion, .stand).image("lion-front-far") != nil)
    let discs = picture.commands.indices.filter { picture.commands[$0].imageName == nil }
    #expect(try #require(discs.first) > #require(picture.order("lion-mane")))
    #expect(try #require(discs.last) < #require(picture.order("lion-face")))
    let arm = discs.suffix(discs.count / 2).map { picture.commands[$0].frame }
    let (shoulder, wrist) = (try #require(arm.first), try #require(arm.last))
    let paw = try #require(picture.image("lion-front-far-paw"))
    #expect(wrist.center.distance(to: paw.at) < 12 && wrist.width < shoulder.width)
    let straight = (shoulder.center + wrist.center) * 0.5
    #expect(arm[arm.count / 2].center.y > straight.y + 20, "its elbow hangs")
  }

  @Test("R110 mirrored, every part lies on the other side of the feet, turned the other way")
  func mirroredPartsSwapSides() {
    for animal in Animal.allCases {
      for name in Self.names {
        let there = drawn(animal) { $0.pose = .of(animal, name) }
        let back = drawn(animal) {
          $0.pose = .of(animal, name)
          $0.facing = -1
        }
        for (a, b) in zip(there.commands, back.commands).dropFirst() {
          #expect(abs(a.at.x + b.at.x - 1000) < 1e-9 && abs(a.at.y - b.at.y) < 1e-9)
          // A disc, of which an arm is drawn, is its own mirror image.
          let isDisc = a.imageName == nil
          #expect(abs(a.turn + b.turn) < 1e-9 && (isDisc || a.isFlipped != b.isFlipped))
        }
      }
    }
  }

  @Test("R112 half-way round it is seen from before, with its head over its feet")
  func frontViewHalfWayRound() throws {
    for animal in Animal.allCases {
      func head(_ name: Pose.Name) throws -> Double {
        let picture = drawn(animal) { $0.pose = .of(animal, name) }
        let near = try #require(picture.image("\(animal)-pupil-near")).at.x
        let far = try #require(picture.image("\(animal)-pupil-far")).at.x
        return abs((near + far) / 2 - 500)
      }
      #expect(try head(.turn) < 20)
      #expect(try head(.stand) > head(.turn) + 10)
    }
  }

  @Test("R111 each of the six faces is drawn differently by every animal")
  func sixFacesDiffer() {
    for animal in Animal.allCases {
      let pictures = Face.all.map { item in drawn(animal) { $0.pose.face = item.face } }
      #expect(Set(pictures.map(\.commands)).count == 6, "\(animal)")
    }
  }

  @Test("R111 closed eyes have neither white nor pupil nor rim")
  func closedEyes() {
    for animal in Animal.allCases {
      let names = drawn(animal) { $0.pose.face = .asleep }.imageNames
      #expect(names.contains("\(animal)-eyes-shut"))
      #expect(!names.contains { $0.contains("eyes-open") || $0.contains("pupil") })
    }
  }

  @Test("R111 the lion roars and the cobra bites with an open mouth")
  func openMouths() {
    for animal in [Animal.lion, .cobra] {
      for name in [Pose.Name.roar, .strike] {
        let names = drawn(animal) { $0.pose = .of(animal, name) }.imageNames
        #expect(names.contains("\(animal)-\(animal == .lion ? "jaw" : "gape")"))
      }
    }
  }

  @Test("R112b no picture of the jungle's animals is one of the player's, and they wear a crown")
  func castsHavePicturesOfTheirOwn() {
    for animal in Animal.allCases {
      let (mine, theirs) = (drawn(animal).imageNames, drawn(animal, .jungle).imageNames)
      #expect(mine.intersection(theirs) == ["shadow"])
      #expect(theirs.contains("jungle-\(animal)-crown") && theirs.count == mine.count + 1)
    }
  }

  @Test("R112 what is loose is left behind when the animal moves, and nothing else")
  func onlyLoosePartsLag() throws {
    let (still, moved) = (drawn(.rabbit), drawn(.rabbit) { $0.drag = Point(x: 1, y: 0) })
    let ears = ["rabbit-ear-near", "rabbit-ear-far"]
    for ear in ears {
      let before = try #require(still.image(ear)).turn
      #expect(try #require(moved.image(ear)).turn < before - 5, "\(ear) swings to the left")
    }
    #expect(moved.image("rabbit-foot-near") == still.image("rabbit-foot-near"))
  }

  @Test("R113 stars circle a dizzy head, above it and whichever way it looks")
  func starsAreAboveTheHead() {
    for animal in Animal.allCases {
      for facing in [1.0, -1] {
        let plain = drawn(animal) { $0.effectPhase = 40 }
        #expect(plain.image("star") == nil)
        let dizzy = drawn(animal) {
          $0.pose.face = .dizzy
          $0.facing = facing
          $0.effectPhase = 40
        }
        let stars = dizzy.commands.filter { $0.shape == .image("star") }
        #expect(stars.count == 3)
        let top = Rig.of(animal).canvas.height / Rig.unitsPerPixel
        #expect(stars.allSatisfy { $0.at.y < 400 - top * 0.6 })
        let middle = stars.map(\.at.x).reduce(0, +) / 3
        #expect((middle > 500) == ((animal == .rabbit) == (facing > 0)), "\(animal)")
      }
    }
  }

  @Test("R113 the face of a knot that rolls is in its middle, and before it, however it lies")
  func rollingFaceIsInTheMiddle() throws {
    for turn in stride(from: 0.0, to: 360, by: 45) {
      let ball = drawn(.cobra) {
        $0.pose = Pose.of(.cobra, .ball).bending(.root, JointPose(turn))
      }
      let names = ball.commands.map { $0.shape }
      let knot = try #require(names.firstIndex(of: .image("cobra-knot")))
      let eyes = try #require(names.firstIndex(of: .image("cobra-eyes-dizzy")))
      #expect(knot < eyes)
      #expect(ball.commands[knot].at.distance(to: ball.commands[eyes].at) < 60, "\(turn)")
    }
  }

  @Test("R116 an answer to a tap begins and ends where the animal stands")
  func answersBeginAndEndStanding() throws {
    for animal in Animal.allCases {
      #expect(try #require(animal.answer(after: .zero)) == .stand)
      #expect(animal.answer(after: animal.answer.duration) == nil)
      let last = try #require(animal.answer(after: animal.answer.duration - .frames(1)))
      #expect(abs(last[.head].turn) < 3)
      #expect(animal.voice == .lionRoar || animal != .lion)
    }
  }

  @Test("R114 a pose that is held alive goes on a little, comes back, and ends as it began")
  func liveHoldGoesOnAndBack() {
    let timeline = Timeline { KeyPoses("player", .to(.crouch, 0.2), .live(0.4), .to(.land, 0.2)) }
    func head(_ seconds: Double) -> Double {
      timeline[.posture("player"), at: .seconds(seconds)].pose(of: .lion)[.head].shift.y
    }
    let held = Pose.of(.lion, .crouch)[.head].shift.y
    #expect(head(0.4) > 1.05 * held && head(0.4) < 1.2 * held)
    #expect(abs(head(0.6) - held) < 0.01 && abs(head(0.2) - held) < 0.01)
    #expect(abs(head(0.8) - Pose.of(.lion, .land)[.head].shift.y) < 0.01)
  }

  @Test("a posture on a channel begins at one key pose and ends at the next")
  func channelGoesFromPoseToPose() throws {
    let timeline = sceneTimeline {
      KeyPoses("player", .to(.crouch, 0.2), .hold(0.1), .to(.leap, 0.1, .outBack()))
    }
    func pose(_ seconds: Double) throws -> Pose {
      try #require(timeline.value(of: .posture("player"), at: .seconds(seconds))).pose(of: .cobra)
    }
    #expect(try pose(0) == .of(.cobra, .stand))
    #expect(try pose(0.25) == .of(.cobra, .crouch))
    #expect(try pose(0.4) == .of(.cobra, .leap))
    #expect(timeline.duration == .seconds(0.4))
  }
}
