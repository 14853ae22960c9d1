/// The three whole-number fields of a match by points.
public enum NumberField: String, Sendable, Hashable, CaseIterable {
  case win, lose, required

  /// The numbers that the field takes: at most four digits.
  public var range: ClosedRange<Int> {
    switch self {
    case .win, .required: 1...9999
    case .lose: 0...9999
    }
  }

  /// Reads the number typed into the field.
  ///
  /// No text is corrected in silence, so that the field shows the number played: spaces, signs and
  /// leading zeros are refused with a sentence that says how to write the number.
  ///
  /// - Throws: the first mistake in the text.
  public func number(in text: String) throws(NumberError) -> Int {
    let scalars = Array(text.unicodeScalars)
    try Self.checkShape(scalars)
    let digits = scalars.compactMap(Self.digit)
    if digits.count > 1, digits.first == 0 { throw .leadingZero }
    if digits.count > 4 { throw .tooLong }
    let number = digits.reduce(0) { $0 * 10 + $1 }
    if number < range.lowerBound { throw .zero }
    return number
  }

  func nearest(to number: Int) -> Int { min(max(number, range.lowerBound), range.upperBound) }

  /// Throws the mistakes that have messages of their own.
  private static func checkShape(_ scalars: [Unicode.Scalar]) throws(NumberError) {
    if scalars.allSatisfy(\.properties.isWhitespace) { throw .missing }
    if scalars.contains(where: \.properties.isWhitespace) { throw .space }
    let signs: [Unicode.Scalar] = ["-", "\u{2212}", "+"]
    let numeral = scalars.drop { signs.contains($0) }
    guard let first = scalars.first, numeral.contains(where: { digit($0) != nil }),
      scalars.count - numeral.count < 2,
      numeral.allSatisfy({ digit($0) != nil || $0 == "." || $0 == "," })
    else { throw .notADigit }
    if first == "+" { throw .plusSign }
    if signs.contains(first) { throw .negative }
    if numeral.contains(where: { digit($0) == nil }) { throw .fraction }
  }

  /// The value of a digit 0…9; nil for other scripts' digits, which would be displayed as these.
  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    ("0"..."9").contains(scalar) ? Int(scalar.value) - 48 : nil
  }
}

/// The reason why the text of a number field is refused.
public enum NumberError: String, Error, Sendable, Hashable, CaseIterable {
  /// No text, or only spaces.
  case missing
  /// A space or a line break beside or between the digits.
  case space
  /// A minus sign before the number.
  case negative
  /// A plus sign before the number.
  case plusSign
  /// A point or a comma in the number.
  case fraction
  /// A zero before the number's first digit.
  case leadingZero
  /// More than four digits.
  case tooLong
  /// Anything but the digits 0 to 9.
  case notADigit
  /// Zero, where at least 1 is required.
  case zero
}
