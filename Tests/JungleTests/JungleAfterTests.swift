import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing
import Widgets

@testable import Jungle

/// What is told once the round is counted, while the next one may begin.
@Suite struct JungleAfterTests {
  private func beaten(_ game: Harness<JungleScene>) -> DrawCommand? {
    game.picture.command(named: "beaten").flatMap { $0.frame.height > 40 ? $0 : nil }
  }

  /// The game at the moment when the next round may begin.
  private func ended(_ pair: Matchup) throws -> Harness<JungleScene> {
    var game = try pair.game()
    for _ in 0..<400 where game.scene.round != nil { game.tick() }
    #expect(game.scene.round == nil)
    return game
  }

  @Test(
    "R34 whoever minds a defeat at the jungle's score does not hide it",
    arguments: Matchup.all(.win))
  func readableScore(pair: Matchup) throws {
    var game = try ended(pair)
    let plaque = try #require(game.rect("score.jungle"))
    var seen = 0
    game.rest { game in
      let commands = game.picture.commands
      let parts = "jungle-\(pair.rival)-"
      guard beaten(game) != nil,
        let body = commands.lastIndex(where: { $0.imageName?.hasPrefix(parts) == true })
      else { return }
      seen += 1
      let score = commands.lastIndex { $0.words == "0" && plaque.contains($0.at) }
      #expect(score.map { $0 > body } == true)
    }
    #expect(Time.frames(seen) > .seconds(0.5))
  }

  @Test(
    "R114 the jungle's animal minds its defeat in the brook, large, while the next round may begin",
    arguments: Matchup.all(.win))
  func minds(pair: Matchup) throws {
    var game = try ended(pair)
    let region = try #require(game.rect("region"))
    var pictures: Set<[DrawCommand]> = []
    game.rest { game in
      guard let mark = beaten(game) else { return }
      #expect(mark.frame.maxX <= region.minX)
      let parts = game.picture.commands.filter {
        $0.imageName?.hasPrefix("jungle-\(pair.rival)-eyes") == true
      }
      pictures.insert(parts)
    }
    #expect(pictures.count > 30, "nothing is frozen")
    #expect(beaten(game) == nil)
  }

  @Test(
    "R35 whoever is in the brook does not keep the next round from beginning, and is gone then",
    arguments: Matchup.all(.win))
  func next(pair: Matchup) throws {
    var game = try ended(pair)
    game.tick()
    #expect(beaten(game) != nil)
    game.key(.one)
    #expect(beaten(game) == nil && game.scene.round != nil)
    game.advance(by: 1) { game in
      guard game.scene.round?.rival == nil else { return }
      let isWet = game.picture.commands.contains { $0.imageName == "splash" && $0.at.x < 240 }
      #expect(!isWet, "nothing splashes for somebody who is gone")
    }
  }

  @Test(
    "R114 who comes up in the brook is seen from the waist on: nothing grows before it, no edge cuts it",
    arguments: Matchup.all(.win) + Matchup.all(.tie))
  func isWhole(pair: Matchup) throws {
    var game = try ended(pair)
    let tall = AnimalFigure.size(of: pair.rival).height * JungleTimelines.humble
    var whole = 0
    game.rest { game in
      guard let mark = beaten(game) else { return }
      #expect(mark.frame.minX >= 120 && mark.frame.minY >= 0)
      let names = game.picture.commands.map(\.imageName)
      let eyes = names.firstIndex { $0?.hasPrefix("jungle-\(pair.rival)-eyes") == true }
      let reeds = names.lastIndex(of: "cattails")
      if mark.frame.height > 0.65 * tall, let eyes, let reeds, reeds < eyes { whole += 1 }
    }
    #expect(Time.frames(whole) > .seconds(0.8))
  }

  @Test(
    "R33 R114 before the jungle's animal slides into the reeds it looks back, whole, out in the river",
    arguments: Matchup.all(.loss))
  func looksBack(pair: Matchup) throws {
    var game = try pair.game()
    let region = try #require(game.rect("region"))
    let tall = AnimalFigure.size(of: pair.rival).height
    var looks = 0
    game.rest { game in
      guard game.plays(.lose) > 0, let rival = game.rival, rival.opacity == 1 else { return }
      let isWhole = rival.frame.height > 0.9 * tall && rival.frame.minX >= region.minX - 60
      let looksRight = (pair.rival == .rabbit) != rival.isFlipped
      if isWhole, looksRight, rival.frame.maxX < region.center.x { looks += 1 }
    }
    #expect(Time.frames(looks) >= .seconds(0.15))
  }

  @Test("R33 after a loss nobody of the jungle's is left", arguments: Matchup.all(.loss))
  func alone(pair: Matchup) throws {
    var game = try ended(pair)
    game.rest { #expect($0.picture.command(named: "beaten") == nil && $0.rival == nil) }
  }

  @Test("R113 the jungle wins in another way than the player", arguments: Animal.allCases)
  func ways(animal: Animal) throws {
    let losingAnimal = try #require(Animal.allCases.first { animal.outcome(against: $0) == .win })
    let (won, lost) = (
      JungleTimelines.show(player: animal, rival: losingAnimal),
      JungleTimelines.show(player: losingAnimal, rival: animal)
    )
    func poses(_ timeline: Timeline, _ actor: JungleTimelines.Actor) throws -> [Pose] {
      let hit = try #require(timeline.markers.first { $0.name == "contact" }).time.seconds
      return (0..<24).map { step in
        timeline.pose(actor.rawValue, of: animal, at: .seconds(hit * Double(step) / 24))
      }
    }
    let (mine, theirs) = (try poses(won, .player), try poses(lost, .rival))
    // They come in and strike alike; between that they do not.
    #expect(zip(mine, theirs).count { $0 != $1 } > 8)
  }

  @Test(
    "R124 each winner rejoices in its own way, in more than one pose, looks at the player, and stands"
  )
  func feasts() {
    var seen: Set<[Double]> = []
    for animal in Animal.allCases {
      let feast = JungleTimelines.mood(.win, of: animal)
      func pose(_ seconds: Double) -> Pose {
        feast.pose("waiting", of: animal, at: .seconds(seconds))
      }
      let length = feast.duration.seconds
      seen.insert(stride(from: 0, to: length, by: 0.1).map { pose($0)[.head].turn })
      #expect(pose(length) == .stand)
      #expect(
        stride(from: length - 0.6, to: length, by: 0.008).contains {
          pose($0) == Pose.of(animal, .turn)
        }, "it looks at the player")
      let own: [Pose.Name] =
        switch animal {
        case .lion: [.exult, .land, .yawn]
        case .cobra: [.danceLeft, .triumph, .cobraHaughty]
        case .rabbit: [.exult, .land, .jeer]
        }
      for name in own {
        let moments = stride(from: 0, to: length, by: 0.01)
        #expect(
          moments.contains {
            abs(pose($0)[.head].turn - Pose.of(animal, name)[.head].turn) < 0.5
          }, "\(animal): \(name)")
      }
    }
    #expect(seen.count == 3)
  }

  @Test(
    "R114 friends come over to who was beaten, and are on their patches in the end",
    arguments: Matchup.all(.loss))
  func friends(pair: Matchup) throws {
    let game = try ended(pair)
    for (friend, _) in JungleTimelines.visitors(of: pair.player, after: .loss) {
      let body = "\(friend)-\(friend == .cobra ? "coil-low" : "body")"
      func place(_ game: Harness<JungleScene>) -> Double? {
        game.picture.commands.first { $0.imageName == body }?.at.x
      }
      var visit = game
      let home = try #require(visit.rect("home.\(friend)")).center.x
      let hero = try #require(visit.rect("home.\(pair.player)")).center.x
      var nearest = abs(home - hero)
      visit.rest { game in
        #expect(game.animal(friend)?.frame.center.x == home, "what stands there as a whole stays")
        if let place = place(game) { nearest = min(nearest, abs(place - hero)) }
      }
      #expect(nearest < abs(home - hero) - 40, "\(friend)")
      #expect(abs(try #require(place(visit)) - home) < 30)
    }
  }

  @Test("R114 after a tie a frog looks out from under the rabbit's leaf, sits there, and leaps off")
  func stowaway() throws {
    var game = try ended(Matchup(player: .rabbit, rival: .rabbit))
    var (sits, heights, leaps) = (0, Set<Double>(), 0)
    game.advance(by: 1.6) { game in
      let commands = game.picture.commands
      guard let frog = commands.first(where: { $0.imageName == "frog" }),
        let head = commands.first(where: { $0.imageName == "rabbit-head" })
      else { return }
      heights.insert(frog.scale.y)
      let leaf = commands.contains {
        $0.imageName == "lily" && $0.at.distance(to: frog.at) < 60 && $0.at.y < frog.at.y
      }
      if leaf, frog.at.y < head.at.y, frog.at.distance(to: head.at) < 140 { sits += 1 }
      if Board.region.contains(frog.at) { leaps += 1 }
    }
    #expect(sits >= 40 && heights.count > 3 && leaps >= 6, "\(sits) \(heights.count) \(leaps)")
    #expect(!game.picture.imageNames.contains("frog"))
  }

  @Test(
    "R114 where somebody was hit it is swollen until it minds no more", arguments: Matchup.all)
  func sore(pair: Matchup) throws {
    var game = try pair.game()
    var (own, theirs) = (0, 0)
    game.rest { game in
      if game.picture.imageNames.contains("\(pair.player)-sore") { own += 1 }
      if game.picture.imageNames.contains("jungle-\(pair.rival)-sore") { theirs += 1 }
    }
    let outcome = pair.player.outcome(against: pair.rival)
    // A cobra has its knot, and nobody is hurt in a tie.
    #expect((own > 60) == (outcome == .loss && pair.player != .cobra))
    #expect((theirs > 60) == (outcome == .win && pair.rival != .cobra))
    #expect(!game.picture.imageNames.contains { $0.hasSuffix("-sore") })
  }

  @Test(
    "R126 R114 in a tall window too the beaten one is seen whole while it minds",
    arguments: Matchup.all.filter { $0.player.outcome(against: $0.rival) != .loss })
  func tall(pair: Matchup) throws {
    var game = try ended(pair)
    var (whole, cut) = (0, 0)
    game.rest { game in
      var picture = game.scene.picture(View(time: game.now, isTall: true))
      picture.arrange(game.scene.tall, card: nil)
      // The tip of a tail may be out of sight.
      let parts = picture.commands.filter { command in
        guard let name = command.imageName, command.opacity > 0 else { return false }
        return name.hasPrefix("jungle-\(pair.rival)-") && !name.contains("-t")
      }
      guard !parts.isEmpty else { return }
      let isCut = parts.contains { !Design.tall.contains($0.frame) }
      (whole, cut) = isCut ? (whole, cut + 1) : (whole + 1, cut)
    }
    // Only where it plunges in again its head may be behind what grows there.
    #expect(whole > 60 && whole > 3 * cut)
  }
}
