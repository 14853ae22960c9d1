/// A JSON value that can write itself.
enum JSON {
  case string(String)
  case number(Double)
  case bool(Bool)
  case none
  case list([JSON])
  /// An object's names and values, in order.
  case object([(String, JSON)])

  static func number(_ value: some BinaryInteger) -> JSON { .number(Double(value)) }
  static func optional(_ words: String?) -> JSON { words.map { .string($0) } ?? .none }

  var text: String {
    switch self {
    case .string(let words): Self.quoted(words)
    case .number(let value): Self.decimal(value)
    case .bool(let value): "\(value)"
    case .none: "null"
    case .list(let items): "[" + items.map(\.text).joined(separator: ", ") + "]"
    case .object(let pairs):
      "{" + pairs.map { "\(Self.quoted($0)): \($1.text)" }.joined(separator: ", ") + "}"
    }
  }

  /// The number as text: a whole number without a point, an infinity or NaN as null.
  static func decimal(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
  }

  private static func quoted(_ words: String) -> String {
    var result = "\""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 32:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
