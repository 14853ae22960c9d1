import Animation
import Rules
import Stage
import Testing

@testable import Figures

@Suite struct RiverTests {
  private static func board(flow: Double = 0) -> [DrawCommand] {
    var picture = Picture()
    Board.draw(flow: .seconds(flow), into: &picture)
    return picture.commands
  }

  @Test("R14 R120 the blue rectangle is drawn by code, exactly as large as the rule's")
  func waterFillsTheRectangle() throws {
    let blue = try #require(Self.board().first { $0.tint == .river })
    #expect(blue.shape == .roundedRect(radius: 0) && blue.frame == Board.region)
  }

  @Test("R120 depth and shallows cover the rule's rectangle and its edges, under all that floats")
  func depthIsUnderLilies() throws {
    let commands = Self.board()
    let water = try #require(commands.firstIndex { $0.tint == .river })
    #expect(commands[water + 1].shape == .image("pond"))
    #expect(commands[water + 1].frame == Board.region.insetBy(-2))
  }

  @Test("R120 stones, reeds and flowers stand beside the water; only lilies lie in it")
  func onlyLiliesLieInTheWater() {
    let region = Board.region
    for command in Self.board() {
      guard case .image(let name) = command.shape,
        !["lily", "pond", "crest", "river-bank"].contains(name)
      else {
        continue
      }
      let frame = command.frame
      #expect(
        frame.minX >= region.maxX || frame.maxX <= region.minX || frame.minY >= region.maxY
          || frame.maxY <= region.minY, "\(name) at \(frame)")
    }
  }

  @Test("R120 the current never leaves the rectangle, however long it has run")
  func wavesStayInside() {
    // Sums of such numbers are only nearly what they should be.
    let region = Board.region.insetBy(-0.001)
    for step in 0..<200 {
      let outside = Self.board(flow: Double(step) * 1.37).filter {
        switch $0.shape {
        case .roundedRect, .image("crest"): !region.contains($0.frame)
        default: false
        }
      }
      #expect(outside.isEmpty)
    }
  }

  @Test("R120 three bands drift, each at its own speed")
  func bandsDiffer() {
    let waves = [0.0, 1].map { flow in
      Self.board(flow: flow).filter { $0.shape == .image("crest") }.map(\.at.x)
    }
    #expect(waves[0].count == waves[1].count)
    let ways = Set(zip(waves[0], waves[1]).map { $1 - $0 })
    #expect(ways.filter { $0 > 0 }.count >= 3)
  }
}

@Suite struct IdleMotionTests {
  private static func watch(
    _ seconds: Int, reducesMotion: Bool = false, seed: UInt64 = 3, _ see: (IdleMotion, Time) -> Void
  ) {
    var idle = IdleMotion(with: Creature.allCases)
    var context = SceneContext(seed: seed)
    context.view.preferences.reducesMotion = reducesMotion
    for tick in 0..<seconds * 60 {
      context.view.time = .frames(1) * tick
      // A hand that passes by every ten seconds keeps everybody awake.
      if tick % 600 == 0 { idle.noteActivity(at: context.now, using: &context.decorationRandom) }
      idle.tick(&context)
      see(idle, context.now)
    }
  }

  @Test("R117 something begins at least every 4 s, nothing again within 20 s, never two at once")
  func actsAreSpacedAndVaried() {
    var begun: [IdleMotion.PastAct] = []
    Self.watch(240) { idle, _ in
      if let act = idle.past.last, act != begun.last { begun.append(act) }
    }
    #expect(begun.count >= 55)
    for (index, act) in begun.enumerated() {
      if index > 0 {
        let last = begun[index - 1]
        #expect(act.began >= last.ends && (act.began - last.began).seconds <= 4.1)
      }
      for other in begun[..<index] where act.isSame(as: other) {
        #expect((act.began - other.began).seconds >= 20)
      }
    }
  }

  @Test(
    "R117 R133 whom nobody plays with play with each other, often enough, and not under the hand")
  func playsGames() throws {
    for seed in 1...8 {
      var idle = IdleMotion(with: Creature.allCases)
      var context = SceneContext(seed: UInt64(seed))
      var games: [IdleMotion.PastAct] = []
      for tick in 0..<58 * 60 {
        context.view.time = .frames(1) * tick
        idle.tick(&context)
        if let act = idle.past.last, act.isGame, act != games.last { games.append(act) }
      }
      #expect(games.count >= 3, "\(seed)")
      let starts = games.map(\.began.seconds)
      #expect(
        try #require(starts.first) < 23
          && zip(starts, starts.dropFirst()).allSatisfy { $1 - $0 <= 20 })
      for game in games {
        // The hand comes after 8, 16 and 32 seconds.
        for hand in [8.0, 16, 32] {
          #expect(game.ends.seconds <= hand + 0.5 || game.began.seconds >= hand + 2.2)
        }
      }
      #expect(!games[0].isSame(as: games[1]) && !games[1].isSame(as: games[2]))
    }
    // Elsewhere they sit too far from each other.
    var (alone, context) = (IdleMotion(), SceneContext(seed: 1))
    for tick in 0..<50 * 60 {
      context.view.time = .frames(1) * tick
      alone.tick(&context)
      #expect(alone.past.allSatisfy { !$0.isGame })
    }
  }

  @Test("R117 in each game each of the three does something, and all of them at once")
  func allPlay() {
    for game in IdleGame.allCases {
      #expect(game.timeline.duration <= .seconds(3.6) && game.timeline.duration >= .seconds(2.5))
      let busy = (0..<34).map { tenth in
        Animal.allCases.filter { game.pose(of: $0, at: .seconds(Double(tenth) / 10)) != .stand }
      }
      #expect(busy.count { $0.count == 3 } >= 12, "\(game)")
      for animal in Animal.allCases {
        let poses = (0..<36).map { game.pose(of: animal, at: .seconds(Double($0) / 10)) }
        #expect(poses[0] == .stand && game.pose(of: animal, at: game.timeline.duration) == .stand)
        #expect(poses.contains { $0.face.eyes != .open }, "\(game) \(animal)")
      }
    }
  }

  @Test("R117 the lion's sneeze bowls the cobra over, and then the rabbit")
  func sneeze() {
    func fallen(at seconds: Double) -> [Animal] {
      [(.cobra, .fall), (.rabbit, .flop)].compactMap { (animal: Animal, name: Pose.Name) in
        IdleGame.sneeze.pose(of: animal, at: .seconds(seconds)) == .of(animal, name) ? animal : nil
      }
    }
    #expect(fallen(at: 1.05) == [])
    #expect(fallen(at: 1.21) == [.cobra])
    #expect(fallen(at: 1.4) == [.cobra, .rabbit])
  }

  @Test("R118 R119 while animals act there are ten pictures a second, and none between them")
  func tenPicturesASecond() {
    var (seen, changes): ([Pose], Set<Int64>) = ([], [])
    Self.watch(60) { idle, now in
      let poses = Animal.allCases.map { idle.pose(of: $0, at: now) } + [.stand]
      if !seen.isEmpty, poses != seen { changes.insert(now.ticks / Time.frames(1).ticks % 6) }
      seen = poses
    }
    #expect(changes == [0])
  }

  @Test("R118 R133 nobody yawns until the hand has shown what to do, and later somebody does")
  func nobodyYawnsTooSoon() throws {
    var first: [Time] = []
    for seed in 1...12 {
      var idle = IdleMotion(with: Creature.allCases)
      var context = SceneContext(seed: UInt64(seed))
      for tick in 0..<50 * 60 {
        context.view.time = .frames(1) * tick
        idle.tick(&context)
        let yawning = Animal.allCases.contains { animal in
          idle.pose(of: animal, at: context.now)
            == Pose.of(animal, .yawn).breathing(animal, at: context.now.held(IdleMotion.rate))
        }
        if yawning {
          first.append(context.now)
          break
        }
      }
    }
    #expect(first.count > 6)
    #expect(try #require(first.min()) > .seconds(8 + 2.4))
  }

  @Test("R118 those who come on late are as wide awake as those who were there from the start")
  func lateComersAreAwake() {
    var idle = IdleMotion()
    var context = SceneContext(seed: 5)
    let begin = Time.seconds(90)
    for tick in 0..<50 * 60 {
      context.view.time = begin + .frames(1) * tick
      idle.tick(&context)
      #expect(idle.nextChange(after: context.now) != nil)
      for animal in Animal.allCases {
        #expect(idle.pose(of: animal, at: context.now) != .of(animal, .doze))
      }
    }
  }

  @Test("R118 they close their eyes one after another; then neither they nor the river move")
  func allFallAsleepInTurn() {
    var idle = IdleMotion(with: Creature.allCases)
    var context = SceneContext(seed: 5)
    var asleep: [Animal: Time] = [:]
    for tick in 0..<70 * 60 {
      context.view.time = .frames(1) * tick
      idle.tick(&context)
      for animal in Animal.allCases
      where asleep[animal] == nil && idle.pose(of: animal, at: context.now) == .of(animal, .doze) {
        asleep[animal] = context.now
      }
    }
    #expect(Set(asleep.values).count == Animal.allCases.count)
    #expect(idle.nextChange(after: context.now) == nil)
    let flow = idle.flow(at: context.now)
    let later = context.now + .seconds(500)
    #expect(idle.flow(at: later) == flow)
    idle.noteActivity(at: later, using: &context.decorationRandom)
    #expect(abs((idle.flow(at: later) - flow).seconds) < 0.2, "it runs on from where it stopped")
    #expect(idle.flow(at: later + .seconds(2)) > flow)
  }

  @Test("R118 in calm motion neither the river nor anybody moves")
  func nothingMovesInCalm() {
    var seen: Set<Picture> = []
    Self.watch(20, reducesMotion: true) { idle, now in
      guard now >= .frames(1) else { return }
      var picture = Picture()
      Board.draw(flow: idle.flow(at: now), into: &picture)
      idle.drawCreature(at: now, into: &picture)
      seen.insert(picture)
    }
    #expect(seen.count == 1)
  }
}
