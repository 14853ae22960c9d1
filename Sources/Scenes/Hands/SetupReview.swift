internal import Phrases
internal import Rules

/// What is wrong with a setup, worked out when it changes and not for every picture.
struct SetupReview: Hashable {
  /// What is wrong with a field, in words; gentle where it is only empty.
  struct Complaint: Hashable {
    let words: Phrase
    let isGentle: Bool
  }

  let problems: MatchSetup.Problems
  let name: Complaint?
  let numbers: [NumberField: Complaint]
  /// About how many throws the match will take, as soon as that is known.
  let length: Phrase?

  /// Whether there is nothing to complain about.
  var isComplete: Bool { problems.isEmpty }

  init(_ setup: MatchSetup) {
    problems = setup.problems
    name = problems.name.map { Complaint(words: .name(.wrong($0)), isGentle: $0 == .missing) }
    numbers = problems.numbers.mapValues {
      Complaint(words: .hands(.number($0)), isGentle: $0 == .missing)
    }
    length = setup.goal.flatMap { ExpectedLength(of: $0) }
      .map { .hands(.length(throws: $0.throwCount, isLong: $0.isLong)) }
  }
}
