/// The state of the configuration screen: the `name` as typed, valid or not, the chosen `option`,
/// and its numbers.
public struct MatchSetup: Sendable, Hashable {
  /// The two ways to win a match, and the number `fields` that each needs.
  public enum Option: String, Sendable, Hashable, CaseIterable {
    case rounds, points

    public var fields: [NumberField] { self == .points ? NumberField.allCases : [] }
  }

  /// Point settings filled in by one press: the numbers of its `scale`.
  public enum Preset: String, Sendable, Hashable, CaseIterable {
    case short, classic

    public var scale: PointScale {
      switch self {
      case .short: PointScale(win: 1, lose: 1, required: 3)
      case .classic: PointScale(win: 10, lose: 5, required: 50)
      }
    }
  }

  /// The problems of the `name`, nil for none, and of the relevant `numbers`; other fields may hold
  /// anything.
  public struct Problems: Error, Sendable, Hashable {
    public let name: NameError?
    public let numbers: [NumberField: NumberError]

    /// Whether the setup can be played.
    public var isEmpty: Bool { name == nil && numbers.isEmpty }
  }

  /// A setup that can be played: the player's `name` and the `goal`.
  public struct Plan: Sendable, Hashable {
    public let name: Name
    public let goal: Match.Goal
  }

  /// The slider's range: rounds the player must win.
  public static let roundsRange = 1...5

  public var name = ""
  public var option = Option.rounds
  /// The slider's value, clamped to 1…5.
  public var rounds = 3 {
    didSet { rounds = min(max(rounds, Self.roundsRange.lowerBound), Self.roundsRange.upperBound) }
  }
  /// The three numbers as typed; one that is missing is empty.
  private var numbers: [NumberField: String] = [:]

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
