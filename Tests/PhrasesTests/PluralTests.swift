import Phrases
import Testing

@Suite("Plurals")
struct PluralTests {
  /// CLDR's whole samples, from its chart of language plural rules.
  private static let samples: [(String, [Plural.Form: [Int]])] = [
    (
      "en de nl sv da it es el tr",
      [.one: [1], .other: [0] + Array(2...16) + [100, 1_000, 100_000]]
    ),
    ("fr pt_BR", [.one: [0, 1], .other: Array(2...17) + [100, 1_000, 10_000]]),
    ("ja zh_CN ko", [.other: Array(0...15) + [100, 1_000, 1_000_000]]),
    ("cs", [.one: [1], .few: [2, 3, 4], .other: [0] + Array(5...19) + [100, 1_000]]),
    (
      "pl",
      [
        .one: [1], .few: [2, 3, 4, 22, 23, 24, 32, 33, 34, 42, 102, 1_002],
        .many: [0] + Array(5...21) + [25, 100, 112, 1_000],
      ]
    ),
    (
      "ru uk",
      [
        .one: [1, 21, 31, 41, 51, 61, 71, 81, 101, 1_001],
        .few: [2, 3, 4, 22, 23, 24, 32, 33, 34, 42, 102, 1_002],
        .many: [0] + Array(5...20) + [100, 111, 1_000, 1_000_000],
      ]
    ),
    ("he", [.one: [1], .two: [2], .other: [0] + Array(3...17) + [100, 1_000]]),
    (
      "ar",
      [
        .zero: [0], .one: [1], .two: [2], .few: Array(3...10) + [103, 110, 1_003],
        .many: Array(11...26) + [111, 1_011], .other: [100, 101, 102, 200, 201, 202, 1_000],
      ]
    ),
  ]

  @Test("R160 every language's plural is CLDR's at CLDR's own samples")
  func plurals() throws {
    var tried: Set<String> = []
    for (codes, forms) in Self.samples {
      for code in codes.split(separator: " ") {
        let traits = try #require(Language.Traits.all.first { $0.code == code })
        tried.insert(traits.code)
        for (form, numbers) in forms {
          for number in numbers {
            #expect(traits.plural.form(of: number) == form, "\(number) in \(code)")
          }
        }
        #expect(Set(forms.keys) == Set(traits.plural.forms))
      }
    }
    #expect(tried == Set(Language.Traits.all.map(\.code)))
  }

  @Test("R160 a PO file's header has as many forms as there are")
  func headers() {
    for plural in Plural.allCases {
      #expect(plural.rawValue.hasPrefix("nplurals=\(plural.forms.count);"))
    }
  }
}
