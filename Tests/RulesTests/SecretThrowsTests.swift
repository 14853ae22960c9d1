import Rules
import Testing

@Suite struct SecretThrowsTests {
  private let pairs = Throw.allCases.flatMap { left in Throw.allCases.map { (left, $0) } }

  @Test("R170 both throws are shown at once, in either order")
  func reveal() {
    for (jungle, player) in pairs {
      for order in [[Side.player, .jungle], [.jungle, .player]] {
        var secret = SecretThrows()
        for side in order {
          let early = secret.reveal()
          let isKept = secret.choose(side == .player ? player : jungle, for: side)
          #expect(early == nil && isKept, "one alone shows nothing")
        }
        #expect(secret.isComplete)
        let round = secret.reveal()
        #expect(round == Round(player: player, jungle: jungle))
        #expect(secret == SecretThrows(), "the next round begins empty")
      }
    }
  }

  @Test("R170 the first choice of a round counts, and no side chooses for the other")
  func firstCounts() {
    var secret = SecretThrows()
    let kept = [Throw.rock, .paper].map { secret.choose($0, for: .jungle) }
    #expect(kept == [true, false])
    #expect(secret.hasChosen(.jungle) && !secret.hasChosen(.player) && !secret.isComplete)
    secret.choose(.scissors, for: .player)
    let round = secret.reveal()
    #expect(round == Round(player: .scissors, jungle: .rock))
  }

  @Test("R171 neither a description nor a dump tells what was chosen")
  func dumps() {
    func texts(_ jungle: Throw, _ player: Throw?) -> [String] {
      var secret = SecretThrows()
      secret.choose(jungle, for: .jungle)
      if let player { secret.choose(player, for: .player) }
      var dumped = ""
      dump(secret, to: &dumped)
      return ["\(secret)", String(reflecting: secret), dumped]
    }
    for (jungle, player) in pairs {
      #expect(texts(jungle, nil) == texts(.rock, nil))
      #expect(texts(jungle, player) == texts(.rock, .rock))
    }
  }

  @Test("R170 four mascots are gone through in turn, without the one across the table")
  func mascots() {
    var mascot = Mascot.frog
    var seen: Set<Mascot> = []
    for _ in 0..<3 {
      mascot = mascot.next(without: .toucan)
      seen.insert(mascot)
    }
    #expect(seen == [.frog, .monkey, .owl])
  }
}
