internal import Phrases
internal import Rules

/// The problems of a setup, computed on change rather than for every frame.
struct SetupReview: Hashable {
  /// A message about a field; gentle if the field is only empty.
  struct Complaint: Hashable {
    let sentence: Phrase
    let isGentle: Bool
  }

  let problems: MatchSetup.Problems
  let name: Complaint?
  let numbers: [NumberField: Complaint]
  /// The expected number of throws, once known.
  let length: Phrase?

  /// Whether nothing is wrong.
  var isComplete: Bool { problems.isEmpty }

  init(_ setup: MatchSetup) {
    problems = setup.problems
    name = problems.name.map { Complaint(sentence: .name(.wrong($0)), isGentle: $0 == .missing) }
    numbers = problems.numbers.mapValues {
      Complaint(sentence: .hands(.number($0)), isGentle: $0 == .missing)
    }
    length = setup.goal.flatMap { ExpectedLength(of: $0) }
      .map { .hands(.length(throws: $0.throwCount, isLong: $0.isLong)) }
  }
}
