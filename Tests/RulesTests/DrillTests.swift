import Testing

@testable import Rules

extension Drill {
  /// Answers every question until the end, right or wrong as told by the round's number.
  fileprivate mutating func playThrough(
    using generator: inout Seeded, right: (Int) -> Bool = { _ in true },
    seconds: (Drill.Aim) -> Double = { _ in 1 }
  ) {
    for _ in 0..<options.rounds.rawValue {
      guard let question else { return }
      let hand = right(round) ? question.rightThrow : question.jungle
      answer(hand, after: seconds(question.aim))
      proceed(using: &generator)
    }
  }
}

@Suite struct DrillTests {
  @Test(
    "R63 the eighteen combinations: six right, and a tie is wrong",
    arguments: [
      (Throw.rock, Drill.Aim.win, Throw.paper), (.rock, .lose, .scissors),
      (.paper, .win, .scissors), (.paper, .lose, .rock),
      (.scissors, .win, .rock), (.scissors, .lose, .paper),
    ])
  func combinations(jungle: Throw, aim: Drill.Aim, right: Throw) {
    let question = Drill.Question(jungle: jungle, aim: aim)
    #expect(question.rightThrow == right)
    for given in Throw.allCases {
      let answer = Drill.Answer(question: question, given: given, seconds: 1)
      #expect(answer.isRight == (given == right))
      if given == jungle { #expect(answer.outcome == .tie && !answer.isRight) }
      if answer.isRight { #expect(answer.outcome == (aim == .win ? .win : .loss)) }
    }
  }

  @Test("R62 alternating begins with a random task and then alternates strictly")
  func alternating() {
    var winsFirst = 0
    for seed in 0..<1000 {
      var generator = Seeded(seed)
      var drill = Drill(using: &generator)
      drill.playThrough(using: &generator)
      let aims = drill.answers.map(\.question.aim)
      for (before, after) in zip(aims, aims.dropFirst()) { #expect(before != after) }
      if aims.first == .win { winsFirst += 1 }
    }
    #expect(chiSquare([winsFirst, 1000 - winsFirst]) < chiSquareBound[1, default: 0])
  }

  @Test("R62 random order and the jungle's hand are fair and independent over seeds")
  func random() {
    var counts = [Drill.Question: Int]()
    var changes = 0
    for seed in 0..<1000 {
      var generator = Seeded(seed)
      var drill = Drill(DrillOptions(order: .random, rounds: .twenty), using: &generator)
      drill.playThrough(using: &generator)
      let questions = drill.answers.map(\.question)
      for question in questions { counts[question, default: 0] += 1 }
      changes += zip(questions, questions.dropFirst()).count { $0.aim != $1.aim }
    }
    #expect(counts.count == 6)
    #expect(chiSquare(Array(counts.values)) < chiSquareBound[5, default: 0])
    #expect(chiSquare([changes, 19_000 - changes]) < chiSquareBound[1, default: 0])
  }

  @Test(
    "R64 R66 a perfect, a zero and a negative game",
    arguments: [
      (DrillOptions(), 10, 100), (DrillOptions(), 5, 0), (DrillOptions(), 0, -100),
      (DrillOptions(), 4, -20), (DrillOptions(scale: .one), 10, 10),
      (DrillOptions(scale: .one), 3, -4), (DrillOptions(rounds: .five), 5, 50),
      (DrillOptions(scale: .one, rounds: .twenty), 20, 20),
    ])
  func score(options: DrillOptions, right: Int, score: Int) {
    var generator = Seeded(right)
    var drill = Drill(options, using: &generator)
    drill.playThrough(using: &generator, right: { $0 <= right })
    #expect(drill.phase == .finished)
    #expect(drill.score == score)
    #expect(drill.rightAnswers == right)
    #expect(drill.round == options.rounds.rawValue)
    #expect(drill.answers.count == options.rounds.rawValue)
  }

  @Test("R66 ten rounds by default, 100 at best")
  func defaults() {
    #expect(DrillOptions().bestScore == 100)
    #expect(DrillOptions() == DrillOptions(order: .alternating, scale: .ten, rounds: .ten))
  }

  @Test("R64 the score goes below zero at the first wrong answer and comes back")
  func belowZero() throws {
    var generator = Seeded(1)
    var drill = Drill(using: &generator)
    #expect(drill.score == 0)
    drill.answer(try #require(drill.question).jungle, after: 1)
    #expect(drill.score == -10)
    drill.proceed(using: &generator)
    drill.answer(try #require(drill.question).rightThrow, after: 1)
    #expect(drill.score == 0)
    #expect(drill.score(of: drill.answers.dropLast()) == -10)
  }

  @Test("R65 answering while answered does nothing: a double click answers once")
  func answersOnce() throws {
    var generator = Seeded(2)
    var drill = Drill(using: &generator)
    let right = try #require(drill.question).rightThrow
    #expect(drill.round == 1)
    #expect(drill.answer == nil)
    #expect(drill.answer(right, after: 0.5)?.isRight == true)
    #expect(drill.answer?.given == right)
    let answered = drill
    for hand in Throw.allCases { #expect(drill.answer(hand, after: 0.6) == nil) }
    #expect(drill == answered)
    #expect(drill.round == 1)
    drill.proceed(using: &generator)
    #expect(drill.round == 2)
    let asking = drill
    drill.proceed(using: &generator)
    #expect(drill == asking)
  }

  @Test("R67 at the end nothing more can be answered")
  func finished() {
    var generator = Seeded(3)
    var drill = Drill(DrillOptions(rounds: .five), using: &generator)
    drill.playThrough(using: &generator)
    let end = drill
    #expect(drill.answer(.rock, after: 1) == nil)
    drill.proceed(using: &generator)
    #expect(drill == end)
    #expect(drill.question == nil)
  }
}

@Suite struct DrillTimesTests {
  @Test(
    "The median is of right answers to that task alone",
    arguments: [
      ([1.0, 9, 2], 2.0), ([4, 1, 3, 2], 2.5), ([7], 7), ([], nil),
    ])
  func median(times: [Double], expected: Double?) {
    var generator = Seeded(4)
    var drill = Drill(DrillOptions(rounds: .ten), using: &generator)
    var left = times
    for _ in 0..<10 {
      guard let question = drill.question else { break }
      if question.aim == .lose {
        drill.answer(question.rightThrow, after: 50)
      } else if let time = left.popLast() {
        drill.answer(question.rightThrow, after: time)
      } else {
        drill.answer(question.jungle, after: 0.01)
      }
      drill.proceed(using: &generator)
    }
    #expect(drill.medianSeconds(for: .win) == expected)
    #expect(drill.medianSeconds(for: .lose) == 50)
  }

  @Test("A time that is no time counts as zero", arguments: [-1, Double.nan, .infinity, -1e300])
  func nonsense(seconds: Double) {
    var generator = Seeded(5)
    var drill = Drill(using: &generator)
    #expect(drill.answer(.rock, after: seconds)?.seconds == 0)
  }

  @Test("The personal best keeps the highest score and the lowest medians, each on its own")
  func best() {
    var best = DrillBest()
    var generator = Seeded(6)
    func played(right: Int, win: Double, lose: Double) -> Drill {
      var drill = Drill(using: &generator)
      drill.playThrough(
        using: &generator, right: { $0 <= right }, seconds: { $0 == .win ? win : lose })
      return drill
    }
    #expect(best.improve(with: Drill(using: &generator)) == [])
    #expect(best == DrillBest())
    #expect(best.improve(with: played(right: 0, win: 1, lose: 1)) == [.score])
    #expect(best.winSeconds == nil)
    #expect(best.improve(with: played(right: 6, win: 2, lose: 3)) == Set(DrillBest.Record.allCases))
    #expect(
      best.improve(with: played(right: 5, win: 0.2, lose: 0.2)) == [],
      "whoever guesses blindly sets no times")
    #expect(best.improve(with: played(right: 6, win: 1.5, lose: 3)) == [.winSeconds])
    #expect(best.improve(with: played(right: 6, win: 1.5, lose: 4)) == [])
    #expect(best.improve(with: played(right: 9, win: 9, lose: 2.5)) == [.score, .loseSeconds])
    #expect(best.score == 80)
    #expect(best.winSeconds == 1.5)
    #expect(best.loseSeconds == 2.5)
  }
}
