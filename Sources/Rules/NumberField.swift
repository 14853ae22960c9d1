/// The three whole-number fields of a match by points.
public enum NumberField: Sendable, Hashable, CaseIterable {
  case win, lose, required

  /// The numbers the field takes: at most four digits.
  public var range: ClosedRange<Int> {
    switch self {
    case .win, .required: 1...9999
    case .lose: 0...9999
    }
  }

  func nearest(to number: Int) -> Int {
    min(max(number, range.lowerBound), range.upperBound)
  }
}
