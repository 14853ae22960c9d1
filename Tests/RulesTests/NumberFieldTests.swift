import Phrases
import Testing

@testable import Rules

private func read(_ text: String, in field: NumberField) -> Result<Int, NumberError> {
  do throws(NumberError) {
    return .success(try field.number(in: text))
  } catch { return .failure(error) }
}

@Suite struct NumberFieldTests {
  @Test("R44 whole numbers of one to four digits", arguments: ["1", "9", "10", "305", "9999"])
  func numbers(text: String) {
    for field in NumberField.allCases {
      #expect(read(text, in: field) == Int(text).map { .success($0) })
    }
  }

  @Test("R44 win ≥ 1, lose ≥ 0, required ≥ 1")
  func smallest() {
    #expect(read("0", in: .win) == .failure(.zero))
    #expect(read("0", in: .lose) == .success(0))
    #expect(read("0", in: .required) == .failure(.zero))
  }

  @Test(
    "R44 everything else is refused with its own sentence",
    arguments: [
      ("", NumberError.missing), ("  ", .missing), ("\n", .missing), ("\u{A0}", .missing),
      (" 5", .space), ("5 ", .space), ("1 000", .space), ("5\n", .space), ("1\n2", .space),
      ("\t5", .space), ("5\u{2028}", .space),
      ("-5", .negative), ("\u{2212}5", .negative), ("-0", .negative), ("-1.5", .negative),
      ("+5", .plusSign), ("+0", .plusSign),
      ("1.5", .fraction), ("1,5", .fraction), ("1.", .fraction), (".5", .fraction),
      ("1,000", .fraction),
      ("007", .leadingZero), ("00", .leadingZero), ("01", .leadingZero), ("00001", .leadingZero),
      ("10000", .tooLong), ("99999", .tooLong), ("99999999999999999999999", .tooLong),
      ("five", .notADigit), ("5a", .notADigit), ("1e3", .notADigit), ("0x1F", .notADigit),
      ("--5", .notADigit), ("+", .notADigit), ("-", .notADigit), (".", .notADigit),
      ("5-", .notADigit), ("5\u{200B}", .notADigit), ("5\u{FE0F}\u{20E3}", .notADigit),
      ("٥", .notADigit), ("５", .notADigit), ("५", .notADigit), ("½", .notADigit), ("²", .notADigit),
    ])
  func refused(text: String, expected: NumberError) {
    for field in NumberField.allCases { #expect(read(text, in: field) == .failure(expected)) }
  }

  @Test("R44 every refusal is a sentence", arguments: NumberError.allCases)
  func sentences(error: NumberError) {
    let sentence = Phrase.hands(.number(error)).english
    #expect(sentence.hasSuffix(".") && sentence.first?.isUppercase == true)
  }
}
