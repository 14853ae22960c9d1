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

  @Test("R107 every film can be played, and what it shows takes time", arguments: Film.names)
  func films(name: String) throws {
    let film = try #require(try Film.named(name))
    #expect(film.begin < film.replay.end)
    #expect(film.replay.end - film.begin < 60 * 30)
  }

  @Test("R101 calm timelines last as long as they need, and none of them overshoots an opacity")
  func opacities() {
    for item in Catalogue.timelines {
      let end = item.timeline.isEndless ? 3.0 : item.timeline.duration.seconds
      for channel in item.timeline.channels where channel.family == .opacity {
        for share in stride(from: 0, through: 1, by: 0.01) {
          let values = item.timeline.numbers(of: channel, at: .seconds(end * share))
          #expect(values.allSatisfy { (0...1).contains($0) }, "\(item.name) \(channel)")
        }
      }
    }
  }
}
