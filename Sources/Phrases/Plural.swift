/// A language's rule for plurals, by CLDR's categories for whole numbers.
///
/// The raw value is `Plural-Forms` in a PO file's header; the forms are in its order.
public enum Plural: String, Sendable, CaseIterable {
  case single = "nplurals=1; plural=0;"
  case one = "nplurals=2; plural=(n != 1);"
  case upToOne = "nplurals=2; plural=(n > 1);"
  case czech = "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);"
  case polish =
    "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"
  case eastSlavic =
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"
  case hebrew = "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);"
  case arabic =
    "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);"

  /// The plural category of a number; a negative number has that of its magnitude.
  public enum Form: Sendable, Hashable { case zero, one, two, few, many, other }

  /// The rule's categories, in the order of a PO file.
  public var forms: [Form] {
    switch self {
    case .single: [.other]
    case .one, .upToOne: [.one, .other]
    case .czech: [.one, .few, .other]
    case .polish, .eastSlavic: [.one, .few, .many]
    case .hebrew: [.one, .two, .other]
    case .arabic: [.zero, .one, .two, .few, .many, .other]
    }
  }

  public func form(of number: Int) -> Form {
    let (n, ten, hundred) = (number.magnitude, number.magnitude % 10, number.magnitude % 100)
    let isFew = (2...4).contains(ten) && !(12...14).contains(hundred)
    return switch self {
    case .single: .other
    case .one: n == 1 ? .one : .other
    case .upToOne: n <= 1 ? .one : .other
    case .czech: n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case .polish: n == 1 ? .one : isFew ? .few : .many
    case .eastSlavic: ten == 1 && hundred != 11 ? .one : isFew ? .few : .many
    case .hebrew: n == 1 ? .one : n == 2 ? .two : .other
    case .arabic where n <= 2: [.zero, .one, .two][Int(n)]
    case .arabic:
      (3...10).contains(hundred) ? .few : hundred >= 11 ? .many : .other
    }
  }
}
