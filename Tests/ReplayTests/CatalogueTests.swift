import Animation
import Stage
import Studio
import Testing

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
    let broken = staged { Hold(-1) }
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

  @Test("R107 every motion that a scene makes is in its list", arguments: try Archive.scenes())
  func listed(scene: String) throws {
    let all = try Archive.sources(of: scene)
    // Comments talk of motions too.
    let code = all.filter { $0.name.contains("Timelines") }.map(\.text).joined()
      .replacing(#/\/\/[^\n]*|"[^"\n]*"/#, with: "")
    let lists = all.filter { !$0.name.contains("Timelines") }
      .flatMap { $0.text.matches(of: #/\[NamedTimeline\] \{.*?\n {2}\}/#.dotMatchesNewlines()) }
      .map { String($0.output) }.joined()
    // What only waits is no motion.
    let made = #/\n {2}static (?:let|func) (\w+)(\([^{]*\) -> Timeline)? (= staged )?\{(?! .*Hold)/#
    for name in code.matches(of: made).map(\.output.1) {
      let word = try Regex("\\b\(name)\\b").wordBoundaryKind(.simple)
      let uses = (code + lists).matches(of: word).count
      #expect(uses > 1, "\(name) is missing in the list of \(scene)'s timelines")
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
    for name in ["trainer.question", "hub.door", "opening.title"] {
      let item = try #require(Catalogue.timelines.first { $0.name == name })
      #expect(!overshooting(item.timeline).isEmpty, "\(name)")
    }
  }

  /// The scales, stretches and turns that leave the span between where they begin and where they end.
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
