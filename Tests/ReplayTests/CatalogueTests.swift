import Animation
import Director
import Rules
import Stage
import Testing

@testable import Figures
@testable import Studio
@testable import Widgets

@Suite struct CatalogueTests {
  @Test("R107 every timeline of the game can be built", arguments: Catalogue.timelines.map(\.name))
  func builds(name: String) throws {
    let item = try #require(Catalogue.timelines.first { $0.name == name })
    #expect(item.timeline.stagingError == nil)
    #expect(!item.timeline.channels.isEmpty)
    // Taken apart and put together again by the initialiser that throws.
    let again = try Timeline(checking: item.timeline)
    #expect(again.duration == item.timeline.duration)
    #expect(again.channels == item.timeline.channels)
  }

  @Test("R107 a timeline that cannot be built says why, and plays as nothing")
  func stagingError() throws {
    let broken = sceneTimeline { Hold(-1) }
    #expect(broken.duration == .zero && broken.channels.isEmpty)
    #expect(try #require(broken.stagingError).contains("-1"))
  }

  @Test("R107 every name is given once, and finds its timeline")
  func names() {
    let names = Catalogue.timelines.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names { #expect(Catalogue.timelines(named: name).map(\.name) == [name]) }
    #expect(Catalogue.timelines(named: "jungle.win").count == 6)
    #expect(Catalogue.timelines(named: "jungle.w").isEmpty)
  }

  @Test(
    "R107 whatever moves in a door's visits is in the list of its timelines", arguments: Door.all)
  func listed(door: Door) throws {
    let lists = (door.timelines().map(\.timeline) + Self.common).map { Set($0.channels) }
    var missing: Set<String> = []
    // One for all: it remembers where there is nothing to be found.
    var search = TimelineSearch()
    for replay in try visits(to: door) {
      var playback = Playback(replay)
      while !playback.isOver {
        playback.step()
        guard playback.tick % 6 == 0, playback.director.sceneID == door.scene else { continue }
        for live in search.timelines(in: playback.director) {
          #expect(live.timeline.stagingError == nil, "\(live.name)")
          let channels = Set(live.timeline.channels)
          guard !lists.contains(where: channels.isSubset) else { continue }
          missing.insert("\(live.name): \(channels.map(\.description).sorted())")
        }
      }
    }
    #expect(missing.isEmpty, "`timelines` of \(door) lacks \(missing.sorted())")
  }

  /// What every scene may have: the animals and leaves beside it, whoever throws a hand, the jump
  /// of a number, what enters, and what glides.
  private static let common =
    [
      Plaque.jump, Animal.rabbit.answer, CornerLeaves.sway, Entrance.timeline,
      sceneTimeline { Cut(Channel<Double>("glide"), to: 1) },
    ] + Thrower.timelines.map(\.timeline)

  /// Its demo, its films and all that leads to a place where one lingers, each in both motions.
  private func visits(to door: Door) throws -> [Replay] {
    let places = RestingPlace.pictured.filter { $0.scene == door.scene } + door.restingPlaces
    return try door.films.compactMap { try Film.named($0.name)?.replay }
      + (places.map(\.walk) + [door.demo]).flatMap { walk in
        try [false, true].map { reducesMotion in
          var preferences = Preferences()
          preferences.reducesMotion = reducesMotion
          var player = ScriptedPlayer(door.scene, seed: 1, preferences: preferences)
          player.wait(1.5)
          try player.follow(walk)
          player.wait(2)
          return player.replay
        }
      }
  }

  @Test("R107 every film can be played, and what it shows takes time", arguments: Film.names)
  func films(name: String) throws {
    let film = try #require(try Film.named(name))
    #expect(film.begin < film.replay.end)
    #expect(film.replay.end - film.begin < 60 * 30)
  }

  @Test(
    "R101 in calm timelines nothing overshoots: what grows or turns stays between its two ends",
    arguments: Catalogue.timelines.filter { $0.name.hasSuffix(".calm") }.map(\.name))
  func calmShapes(name: String) throws {
    let item = try #require(Catalogue.timelines.first { $0.name == name })
    // The winner grows until it covers the loser (R30), and is itself again at home.
    let winner = name.hasPrefix("jungle.win") ? "player" : ""
    let overshooting = overshooting(item.timeline).filter { channel in
      // Whoever is beaten lies flat below the winner, unseen, and comes home as it is.
      let isBelow = name.hasPrefix("jungle.loss") && channel == Channel.stretch("player").id
      return channel.name != winner && !isBelow
    }
    #expect(overshooting.isEmpty)
  }

  @Test("R101 an overshoot is found where there is one")
  func overshoots() throws {
    for name in ["win-or-lose.question", "hub.door", "opening.title"] {
      let item = try #require(Catalogue.timelines.first { $0.name == name })
      #expect(!overshooting(item.timeline).isEmpty, "\(name)")
    }
  }

  /// The scales, stretches and turns that leave the span between where they begin and where they
  /// end.
  private func overshooting(_ timeline: Timeline) -> [ChannelID] {
    let end = timeline.isEndless ? 3.0 : timeline.duration.seconds
    return timeline.channels.filter { channel in
      guard [.scale, .stretch, .rotation].contains(channel.family) else { return false }
      let values = (0...200).map {
        timeline.numbers(of: channel, at: .seconds(end * Double($0) / 200))
      }
      .filter { !$0.isEmpty }
      guard let first = values.first, let last = values.last else { return false }
      return values.contains { value in
        value.indices.contains {
          value[$0] < min(first[$0], last[$0]) - 1e-6 || value[$0] > max(first[$0], last[$0]) + 1e-6
        }
      }
    }
  }
}
