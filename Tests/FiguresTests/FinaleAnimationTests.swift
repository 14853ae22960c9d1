import Animation
import Rules
import Stage
import StageTesting
import Testing

@testable import Figures

/// What is heard of a finale.
@Suite struct FinaleAnimationTests {
  private static let team: [DrumSolo.Player] = [
    .init(.lion, as: .frog), .init(.rabbit), .init(.lion, as: .owl), .init(.cobra), .init(.lion),
  ]
  private static let finales: [Finale] = [
    .parade(.rabbit, jungle: false), .parade(.lion, jungle: true), .crown(.rock, on: .rabbit),
    .petals(10), .comfort(.lion),
    .drums(DrumSolo(Pad.allCases + Pad.allCases, points: 36, .won)),
    .drums(DrumSolo(Pad.allCases + Pad.allCases, points: 36, .record, by: [.init(.rabbit)])),
    .drums(DrumSolo(Pad.allCases, points: 10, .record, by: team)),
  ]

  /// The sounds of a finale, tick by tick.
  private func sounds(_ finale: Finale, reducesMotion: Bool = false) -> [[SoundName]] {
    var preferences = Preferences()
    preferences.reducesMotion = reducesMotion
    var show = FinaleAnimation(finale, preferences)
    var heard: [[SoundName]] = []
    while let now = show.tick(), heard.count < 600 { heard.append(now) }
    return heard
  }

  @Test(
    "R101 R124 calm motion leaves a finale its sounds, all at their moments", arguments: finales)
  func calmKeepsTheSounds(finale: Finale) {
    #expect(sounds(finale, reducesMotion: true) == sounds(finale))
  }

  @Test("R124 R136 after a mistake they have taken heart before the show is over")
  func mistakesEndInGoodHeart() {
    var show = FinaleAnimation(.drums(DrumSolo([.leaf], points: 1, .heartened)), Preferences())
    var joys: [Bool] = []
    while show.tick() != nil {
      var picture = Picture()
      show.draw(into: &picture)
      let eyes = picture.imageNames.filter { $0.hasSuffix("eyes-glee") }
      // Behind the leaves nobody is drawn.
      if !picture.commands.isEmpty { joys.append(eyes.count == Animal.allCases.count) }
    }
    #expect(joys.suffix(12).contains(true) && joys.first == false)
    #expect(joys.firstIndex(of: true) ?? 0 > 60, "but not before the drum")
  }

  @Test("R124 the crown comes down on the player's animal, which holds up its hand")
  func crownComesDown() throws {
    for animal in Animal.allCases {
      var show = FinaleAnimation(.crown(.paper, on: animal), Preferences())
      for _ in 0..<130 { _ = show.tick() }
      var picture = Picture()
      show.draw(into: &picture)
      let crown = try #require(picture.image("icon-crown")).at
      let hero = try #require(picture.command(named: "show.middle"))
      #expect(abs(crown.x - hero.frame.center.x) < hero.frame.width / 2)
      #expect(crown.y < hero.frame.minY + 40 && picture.image("hand-paper") != nil)
      #expect(hero.imageName?.hasPrefix(animal.rawValue) == true)
    }
  }

  @Test("R124 R170 of two the winner's mascot is crowned, between the animals")
  func winningMascotIsCrowned() throws {
    var show = FinaleAnimation(.crown(.rock, on: .lion, as: .owl), Preferences())
    for _ in 0..<130 { _ = show.tick() }
    var picture = Picture()
    show.draw(into: &picture)
    let hero = try #require(picture.command(named: "show.middle"))
    let crown = try #require(picture.image("icon-crown")).at
    #expect(hero.imageName == "mascot-owl-large" && picture.image("lion-body") == nil)
    #expect(abs(crown.x - hero.at.x) < 40 && crown.y < hero.frame.minY + 30)
  }

  @Test("R124 R136 a parade shows the whole cast: the beaten side applauds the crowned winner")
  func audience() throws {
    for reducesMotion in [false, true] {
      for isLost in [false, true] {
        let seen = pictures(.parade(.lion, jungle: isLost), reducesMotion: reducesMotion)
        let picture = seen[reducesMotion ? seen.count / 2 : 120]
        let audience = Animal.allCases.compactMap { picture.command(named: "show.audience.\($0)") }
        #expect(audience.count == 3 && audience.allSatisfy { Design.frame.contains($0.frame) })
        for side in Side.allCases {
          for animal in Animal.allCases {
            let prefix = AnimalFigure.prefix(animal, side) + "-"
            #expect(picture.imageNames.contains { $0.hasPrefix(prefix) }, "\(side) \(animal)")
          }
        }
        #expect(
          seen.contains { picture in
            let isLosers = { (name: String) in name.hasPrefix("jungle-") == !isLost }
            return picture.imageNames.count { $0.hasSuffix("eyes-glee") && isLosers($0) } > 1
          })
        let crown = try #require(picture.image("icon-crown")).at
        let hero = try #require(picture.command(named: "show.middle")).frame
        #expect(crown.y < hero.center.y && abs(crown.x - hero.center.x) < 100)
      }
    }
  }

  @Test(
    "R124 R170 of two players the winner's mascot is carried and crowned, and nobody was beaten")
  func mascotOnBacks() throws {
    for reducesMotion in [false, true] {
      let seen = pictures(
        .parade(.rabbit, jungle: false, as: .toucan), reducesMotion: reducesMotion)
      let picture = seen[reducesMotion ? seen.count / 2 : 120]
      let head = try #require(picture.image("mascot-toucan-large")).frame
      let crown = try #require(picture.image("icon-crown")).at
      #expect(crown.y < head.center.y && abs(crown.x - head.center.x) < 60)
      let bearer = try #require(picture.command(named: "show.left")).frame
      #expect(head.minY < bearer.minY, "it is carried")
      #expect(!picture.imageNames.contains { $0.hasPrefix("jungle-") || $0 == "rabbit-body" })
    }
  }

  @Test("R124 each winner has a turn of its own on the others' backs")
  func eachWinnerHasItsTurn() {
    let turns = Animal.allCases.map { animal in
      let timeline = FinaleTimelines.timeline(.parade(animal, jungle: false))
      return Set(
        stride(from: 1.2, to: timeline.duration.seconds, by: 0.05).map {
          timeline[.posture("middle"), at: .seconds($0)]
        })
    }
    for turn in turns { #expect(turn.count > 12) }
    for (index, turn) in turns.enumerated() {
      for other in turns[(index + 1)...] { #expect(turn.intersection(other).count < 8) }
    }
  }

  @Test("R124 the player's fanfare is for the player's parade alone", arguments: [false, true])
  func fanfare(jungle: Bool) {
    let heard = sounds(.parade(.cobra, jungle: jungle)).flatMap(\.self)
    #expect(heard.contains(.win) == !jungle)
    #expect(heard.contains(.thump))
  }

  /// The pictures of a finale, tick by tick.
  private func pictures(_ finale: Finale, reducesMotion: Bool = false) -> [Picture] {
    var preferences = Preferences()
    preferences.reducesMotion = reducesMotion
    var show = FinaleAnimation(finale, preferences)
    var seen: [Picture] = []
    while show.tick() != nil, seen.count < 600 {
      var picture = Picture()
      show.draw(into: &picture)
      if !picture.commands.isEmpty { seen.append(picture) }
    }
    return seen
  }

  @Test("R124 the points are counted up to the last one while the drums sound, calm or not")
  func counting() throws {
    for reducesMotion in [false, true] {
      let solo = DrumSolo(Pad.allCases + Pad.allCases, points: 36, .heartened)
      let counts = pictures(.drums(solo), reducesMotion: reducesMotion)
        .compactMap { $0.commands.first { $0.name == "gong" }?.words }.compactMap { Int($0) }
      #expect(counts.first == 0 && counts.last == 36)
      #expect(counts == counts.sorted() && Set(counts).count == 9)
    }
  }

  @Test("R124 a record alone is crowned at the drums, on the head of the player's animal")
  func recordIsCrownedAtTheDrums() throws {
    for mood in [DrumSolo.Mood.heartened, .won, .record] {
      for reducesMotion in [false, true] {
        let solo = DrumSolo([.leaf, .sun], points: 3, mood, by: [.init(.rabbit)])
        let last = try #require(
          pictures(.drums(solo), reducesMotion: reducesMotion).dropLast(12).last)
        let hero = try #require(last.command(named: "show.middle"))
        #expect(hero.imageName?.hasPrefix("rabbit") == true)
        let crown = last.commands.first { $0.imageName == "icon-crown" }
        #expect((crown != nil) == (mood == .record))
        if let crown { #expect(abs(crown.at.x - hero.at.x) < 90 && crown.at.y > 60) }
      }
    }
  }

  @Test(
    "R76 R124 of a team each is on the swing, side by side in the order of the turns",
    arguments: 2...5)
  func wholeTeam(count: Int) throws {
    let heads = ["mascot-frog", "rabbit", "mascot-owl", "cobra", "lion"]
    for (mood, reducesMotion) in [(DrumSolo.Mood.won, false), (.record, false), (.record, true)] {
      let solo = DrumSolo([.leaf, .sun], points: 3, mood, by: Array(Self.team.prefix(count)))
      let last = try #require(
        pictures(.drums(solo), reducesMotion: reducesMotion).dropLast(12).last)
      let seen = FinaleSeat.row.compactMap { last.command(named: "show.\($0)") }
      #expect(seen.count == count, "and nobody else")
      for (figure, head) in zip(seen, heads) {
        #expect(figure.imageName?.hasPrefix(head) == true)
        #expect((250.0...1_030).contains(figure.frame.center.x), "on the plank")
      }
      for (left, right) in zip(seen, seen.dropFirst()) {
        #expect(right.frame.center.x - left.frame.center.x > 80)
      }
      let crowns = last.commands.filter { $0.imageName == "icon-crown" }
      #expect(crowns.count == (mood == .record ? count : 0))
    }
  }

  @Test("R124 each drum is struck by who sits nearest, and the others of a team bob")
  func nearestStrikes() {
    let solo = DrumSolo(Pad.allCases, points: 10, .won, by: Array(Self.team.prefix(4)))
    let timeline = FinaleTimelines.timeline(.drums(solo))
    let actors: [FinaleSeat] = [.left, .innerLeft, .innerRight, .right]
    let strokes = timeline.markers.filter { SoundName(rawValue: $0.name) != nil }
    #expect(strokes.count == 4)
    for (stroke, own) in zip(strokes, actors) {
      for actor in actors {
        let lift = timeline[FinaleTimelines.lift(actor.rawValue), at: stroke.time + .seconds(0.03)]
        #expect((lift > 4) == (actor != own))
      }
    }
  }

  @Test("R124 R135 comfort brings plaster, flower and a new game, on the ground, without a fanfare")
  func comfort() throws {
    #expect(!sounds(.comfort(.lion)).joined().contains(.win))
    for reducesMotion in [false, true] {
      let last = try #require(
        pictures(.comfort(.cobra), reducesMotion: reducesMotion).dropLast(12).last)
      for gift in ["plaster", "flower", "again"] {
        #expect(last.commands.contains { $0.name == "show.\(gift)" })
      }
      let hero = try #require(last.command(named: "show.middle"))
      #expect(hero.imageName?.hasPrefix("cobra") == true)
      let swing = pictures(.petals(3), reducesMotion: reducesMotion).dropLast(12).last?.imageNames
      #expect(swing?.contains("plaque") == true && !last.imageNames.contains("plaque"))
    }
  }

  @Test("R124 petals fly for every victory of the player's, and for nobody else's")
  func petalsOnlyForThePlayer() {
    for (finale, areFlying) in [
      (Finale.parade(.lion, jungle: false), true), (.parade(.lion, jungle: true), false),
      (.crown(.rock, on: .lion), true), (.comfort(.lion), false),
    ] {
      #expect(pictures(finale).contains { $0.imageNames.contains("petal") } == areFlying)
    }
  }

  @Test("R124 petals fly behind the faces, and the light is behind the swing")
  func petalsAndLightAreBehind() throws {
    var flown = 0
    for finale in Self.finales where finale != .comfort(.lion) {
      for picture in pictures(finale) {
        let names = picture.commands.map { $0.imageName ?? "" }
        if let petal = names.lastIndex(of: "petal"),
          let face = names.firstIndex(where: { $0.contains("eyes-") })
        {
          #expect(petal < face)
          flown += 1
        }
        if let light = picture.commands.firstIndex(where: { $0.name == "show.glory" }) {
          #expect(light < (try #require(names.firstIndex(of: "plaque"))))
        }
      }
    }
    #expect(flown > 60)
  }
}
