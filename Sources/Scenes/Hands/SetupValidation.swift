internal import Phrases
internal import Rules

/// The problems of a setup, computed on change rather than for every frame.
struct SetupValidation: Hashable {
  /// A message about a field; `isOnlyMissing` if the field is merely empty.
  struct Complaint: Hashable {
    let sentence: Phrase
    let isOnlyMissing: Bool
  }

  let problems: MatchSetup.Problems
  let name: Complaint?
  let numbers: [NumberField: Complaint]
  /// The expected number of throws of the match; nil if it is unknown.
  private let length: ExpectedLength?

  /// Whether nothing is wrong.
  var isComplete: Bool { problems.isEmpty }

  init(_ setup: MatchSetup) {
    problems = setup.problems
    name = problems.name.map {
      Complaint(sentence: .name(.wrong($0)), isOnlyMissing: $0 == .missing)
    }
    numbers = problems.numbers.mapValues {
      Complaint(sentence: .hands(.number($0)), isOnlyMissing: $0 == .missing)
    }
    length = setup.goal.flatMap { ExpectedLength(of: $0) }
  }

  /// Returns about how many throws a match takes; at least how many if the rival does not throw at
  /// random.
  func length(against rival: Rival.Kind) -> Phrase? {
    length.map {
      .hands(
        rival == .dice
          ? .length(throws: $0.throwCount, isLong: $0.isLong) : .shortest(throws: $0.fewest))
    }
  }
}
