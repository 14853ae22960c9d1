import Phrases
import Testing
import Threads

@testable import Voice

@Suite("R150 R151 The desktop's speech service")
struct SpeechDispatcherTests {
  /// Wanted for so long.
  private final class Turn: SpeechSink {
    let end: Int64
    var ducks: [Bool] = []

    init(seconds: Double) {
      end = SteadyClock.now + Int64(seconds * Double(SteadyClock.second))
    }

    var isWanted: Bool { SteadyClock.now < end }
    func speak(_ samples: [Int16], rate: Int) -> Bool { false }
    func duck(_ isDucked: Bool) { ducks.append(isDucked) }
  }

  private func say(
    _ sentence: Sentence, to server: SpeechServer, seconds: Double = 30
  ) -> (isSaid: Bool, ducks: [Bool]) {
    let turn = Turn(seconds: seconds)
    let isSaid = SpeechDispatcher(path: server.path).say(sentence, to: turn)
    return (isSaid, turn.ducks)
  }

  @Test("a sentence is handed over in its language, and everything else is low until it has ended")
  func polite() {
    let server = SpeechServer(.polite)
    defer { server.close() }
    let traits = Language.Traits.all.first { $0.code == "pt_BR" } ?? Language.english.traits
    let sentence = Sentence(
      .lines([".o leão", "pegou o coelho: ö\nfim"]), in: Language(traits, [:]))
    let (isSaid, ducks) = say(sentence, to: server)
    #expect(isSaid)
    #expect(ducks == [true, false])
    #expect(wait { server.told.last == "QUIT" })
    #expect(server.told.contains("SET SELF LANGUAGE pt-BR"))
    #expect(!server.told.contains { $0.hasPrefix("LIST") }, "it has voices by the thousand")
    let start = server.told.firstIndex(of: "SPEAK") ?? 0
    #expect(
      server.told[start...].dropFirst().prefix(4) == ["..o leão", "", "pegou o coelho: ö fim", "."])
    #expect(!server.told.contains("CANCEL SELF"))
  }

  @Test("a sentence that nobody wants any more is cancelled")
  func cancelled() {
    let server = SpeechServer(.withoutEnd)
    defer { server.close() }
    #expect(say(Sentence("a"), to: server, seconds: 0.1).ducks == [true, false])
    #expect(wait { server.told.last == "QUIT" })
    #expect(server.told.contains("CANCEL SELF"))
  }

  @Test("one that never tells the end is not waited for longer than the sentence could be")
  func withoutEnd() {
    let server = SpeechServer(.withoutEnd)
    defer { server.close() }
    let began = SteadyClock.now
    #expect(say(Sentence("a"), to: server, seconds: 60).isSaid)
    #expect(SteadyClock.now - began < 30 * SteadyClock.second)
  }

  @Test(
    "one that hangs, is deaf, goes, floods, refuses or talks nonsense has not spoken, and the sentence is left to others",
    arguments: [.silent, .deaf, .dyingAtOnce, .flooding, .nonsense, .refusing]
      as [SpeechServer.Manners])
  func bad(manners: SpeechServer.Manners) {
    let server = SpeechServer(manners)
    defer { server.close() }
    let began = SteadyClock.now
    for _ in 0..<3 {
      let (isSaid, ducks) = say(Sentence("a"), to: server)
      #expect(!isSaid)
      #expect(ducks.isEmpty)
    }
    #expect(SteadyClock.now - began < 4 * SteadyClock.second, "none may think for long")
    #expect(!SpeechDispatcher(path: server.path).isThere || manners == .dyingAtOnce)
  }

  @Test("one that takes a sentence and never begins has not spoken, and is told to forget it")
  func mute() {
    let server = SpeechServer(.mute)
    defer { server.close() }
    let turn = Turn(seconds: 30)
    let dispatcher = SpeechDispatcher(path: server.path, longestWait: SteadyClock.second / 10)
    #expect(!dispatcher.say(Sentence("a"), to: turn))
    #expect(turn.ducks == [true, false])
    #expect(wait { server.told.suffix(2) == ["CANCEL SELF", "QUIT"] })
    // Whoever interrupts what waits for its turn wants nobody else to say it.
    #expect(dispatcher.say(Sentence("a"), to: Turn(seconds: 0.02)))
  }

  @Test(
    "one that goes in mid-sentence or chatters has spoken, and the game is as loud as before",
    arguments: [.dyingLater, .chattering] as [SpeechServer.Manners])
  func worse(manners: SpeechServer.Manners) {
    let server = SpeechServer(manners)
    defer { server.close() }
    let (isSaid, ducks) = say(Sentence("a"), to: server)
    #expect(isSaid)
    #expect(ducks == [true, false])
  }

  @Test(
    "where there is no service, nobody is asked", arguments: [nil, "", "/nowhere/speechd.sock"])
  func missing(path: String?) {
    let turn = Turn(seconds: 1)
    #expect(!SpeechDispatcher(path: path).say(Sentence("a"), to: turn))
    #expect(!SpeechDispatcher(path: path).isThere)
    #expect(!SpeechDispatcher(path: String(repeating: "x", count: 200)).isThere)
  }
}
