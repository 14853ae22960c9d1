/// The state of the configuration screen, every field as typed, valid or not.
public struct MatchSetup: Sendable, Hashable {
  /// The two ways to win a match.
  public enum Option: String, Sendable, Hashable, CaseIterable {
    case rounds, points

    /// The fields that it has.
    public var fields: [NumberField] { self == .points ? NumberField.allCases : [] }
  }

  /// Point settings filled in by one press.
  public enum Preset: String, Sendable, Hashable, CaseIterable {
    case short, classic

    /// The numbers that the preset fills in.
    public var scale: PointScale {
      switch self {
      case .short: PointScale(win: 1, lose: 1, required: 3)
      case .classic: PointScale(win: 10, lose: 5, required: 50)
      }
    }
  }

  /// The problems of the relevant fields; the others may hold anything.
  public struct Problems: Error, Sendable, Hashable {
    /// The name's problem; nil if it is valid.
    public let name: NameError?
    /// The problems of the number fields; empty if they are valid.
    public let numbers: [NumberField: NumberError]

    /// Whether there is no problem.
    public var isEmpty: Bool { name == nil && numbers.isEmpty }
  }

  /// A setup that can be played.
  public struct Plan: Sendable, Hashable {
    /// The player's name.
    public let name: Name
    /// The match's goal.
    public let goal: Match.Goal
  }

  /// The slider's range: rounds the player must win.
  public static let roundsRange = 1...5

  /// The player's name as typed.
  public var name = ""
  /// The chosen way to win.
  public var option = Option.rounds
  /// The slider's value, clamped to 1…5.
  public var rounds = 3 {
    didSet { rounds = min(max(rounds, Self.roundsRange.lowerBound), Self.roundsRange.upperBound) }
  }
  /// The three numbers as typed; one that is missing is empty.
  private var numbers: [NumberField: String] = [:]

  /// Creates the empty configuration screen.
  public init() {}

  /// Chooses points and fills in the three numbers of a preset.
  public mutating func fill(_ preset: Preset) {
    option = .points
    self[.win] = String(preset.scale.win)
    self[.lose] = String(preset.scale.lose)
    self[.required] = String(preset.scale.required)
  }

  /// The text of one of the three number fields.
  public subscript(field: NumberField) -> String {
    get { numbers[field] ?? "" }
    set { numbers[field] = newValue.isEmpty ? nil : newValue }
  }
}
