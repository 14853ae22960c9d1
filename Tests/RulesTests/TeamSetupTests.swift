import Testing

@testable import Rules

@Suite struct TeamSetupTests {
  @Test("R75 the stepper goes from 2 to 5 and is inert at its ends")
  func stepper() {
    var setup = TeamSetup()
    #expect(setup.count == 2)
    setup.count -= 1
    #expect(setup == TeamSetup())
    for count in [3, 4, 5, 5, 5] {
      setup.count += 1
      #expect(setup.count == count)
    }
    for count in [4, 3, 2, 2] {
      setup.count -= 1
      #expect(setup.count == count)
    }
  }

  @Test("R75 stepping down and up keeps what was typed")
  func keeps() {
    var setup = TeamSetup()
    setup.count = 5
    let names = ["Ana", "Bo", "Chi", "Dov", "a:b"]
    for (player, name) in names.enumerated() { setup[player] = name }
    setup.count = 2
    #expect(Array(setup.typed) == ["Ana", "Bo"])
    #expect(setup.team?.map(\.text) == ["Ana", "Bo"])
    setup.count = 5
    #expect(Array(setup.typed) == names)
  }

  @Test("R79 each member's name is checked")
  func checked() {
    var setup = TeamSetup()
    #expect(setup.problems == [0: .missing, 1: .missing])
    setup[0] = " Ana "
    setup[1] = "a/b"
    #expect(setup.problems == [1: .reserved])
    #expect(setup.team == nil)
    setup[1] = "Bo"
    #expect(setup.problems.isEmpty)
    #expect(setup.team?.map(\.text) == ["Ana", "Bo"])
  }
}
