import Testing

@testable import Rules

private func setup(
  name: String = "Ana", _ option: MatchSetup.Option = .points, win: String = "10",
  lose: String = "5", required: String = "50"
) -> MatchSetup {
  var setup = MatchSetup()
  setup.name = name
  setup.option = option
  setup[.win] = win
  setup[.lose] = lose
  setup[.required] = required
  return setup
}

private func problems(in setup: MatchSetup) -> MatchSetup.Problems? {
  if case .failure(let problems) = setup.validated() { problems } else { nil }
}

@Suite struct MatchSetupTests {
  @Test("R42 there are exactly two options")
  func options() {
    #expect(MatchSetup.Option.allCases == [.rounds, .points])
  }

  @Test("R45 an empty screen shows no Continue and misses only the name")
  func initial() {
    let setup = MatchSetup()
    #expect(!setup.problems.isEmpty)
    #expect(problems(in: setup)?.name == .missing)
    #expect(problems(in: setup)?.numbers == [:])
    #expect(setup[.win] + setup[.lose] + setup[.required] == "")
  }

  @Test("R43 by rounds needs a name only, and plays the slider's value", arguments: 1...5)
  func byRounds(wins: Int) throws {
    var setup = setup(.rounds, win: "", lose: "x", required: "-1")
    setup.rounds = wins
    let plan = try setup.validated().get()
    #expect(plan.name.text == "Ana")
    #expect(plan.goal == .rounds(wins))
    #expect(setup.problems.isEmpty)
  }

  @Test("R43 the slider stays within 1…5", arguments: [(0, 1), (-7, 1), (6, 5), (.max, 5), (4, 4)])
  func slider(moved: Int, kept: Int) {
    var setup = MatchSetup()
    setup.rounds = moved
    #expect(setup.rounds == kept)
  }

  @Test("R44 by points plays the three numbers, the name trimmed")
  func byPoints() throws {
    let plan = try setup(name: " Ana ").validated().get()
    #expect(plan.name.text == "Ana")
    #expect(plan.goal == .points(PointScale(win: 10, lose: 5, required: 50)))
  }

  @Test("R45 each wrong field hides Continue and is named", arguments: NumberField.allCases)
  func eachField(field: NumberField) {
    for text in ["", "-1", "+5", "1.5", "007", " 5", "10000", "abc", "5\n", "٥"] {
      var setup = setup()
      #expect(setup.problems.isEmpty)
      setup[field] = text
      #expect(!setup.problems.isEmpty)
      #expect(problems(in: setup)?.numbers.keys.map { $0 } == [field])
      #expect(setup.goal == nil)
    }
  }

  @Test(
    "R45 a wrong name hides Continue whatever the option", arguments: MatchSetup.Option.allCases)
  func wrongName(option: MatchSetup.Option) {
    #expect(problems(in: setup(name: "a:b", option))?.name == .reserved)
    #expect(problems(in: setup(name: "   ", option))?.name == .missing)
    #expect(problems(in: setup(name: "a:b", option))?.numbers == [:])
    #expect(setup(name: "a:b", option).goal != nil)
  }

  @Test("R45 switching the option re-evaluates at once")
  func switching() {
    var setup = setup(.rounds, win: "", lose: "", required: "")
    #expect(setup.problems.isEmpty)
    setup.option = .points
    #expect(!setup.problems.isEmpty)
    #expect(problems(in: setup)?.numbers == [.win: .missing, .lose: .missing, .required: .missing])
    setup.option = .rounds
    #expect(setup.problems.isEmpty)
  }

  @Test("R44 a preset fills in three valid numbers", arguments: MatchSetup.Preset.allCases)
  func presets(preset: MatchSetup.Preset) throws {
    var setup = setup(.rounds, win: "x", lose: "", required: "0")
    setup.fill(preset)
    #expect(try setup.validated().get().goal == .points(preset.scale))
  }
}
