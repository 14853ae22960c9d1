import Phrases
import Stage
import Testing
import Threads

@testable import SDLPlatform

@Suite("R104 Sounds by their names, and the speaker's orders")
struct SoundTests {
  @Test("A place that stays as it is wakes nobody: only a change is an order")
  func changes() {
    let speaker = Speaker()
    let day = Soundscape(ambience: .day)
    for soundscape in [day, day, nil, nil, nil, day, .silence, .silence] as [Soundscape?] {
      speaker.setAmbience(soundscape)
    }
    let orders = speaker.orders.receive(until: 0)
    #expect(
      orders == [.setAmbience(day), .setAmbience(nil), .setAmbience(day), .setAmbience(.silence)])
  }

  @Test("R142 equal sounds are dealt in turn, and each throw is made once")
  func turns() {
    var made: [String] = []
    var library = SoundLibrary(
      resources: ResourceFolder(path: "/nowhere"),
      synthesise: { name, variant in
        made.append("\(name.rawValue) \(variant)")
        return [Int16(variant)]
      })
    #expect((0..<3).map { _ in library.next(.thump) } == [[0], [0], [0]])
    library.request()
    #expect(library.isBehind)
    for _ in 0..<200 where library.isBehind { library.makeNext() }
    #expect(!library.isBehind)
    #expect(Set(made).count == made.count)
    let dealt = (0..<6).map { _ in library.next(.thump) }
    #expect(Set(dealt).count == 3)
    #expect(zip(dealt, dealt.dropFirst()).allSatisfy { $0 != $1 })
  }
}
