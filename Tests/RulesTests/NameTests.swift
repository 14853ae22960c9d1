import Phrases
import Testing

@testable import Rules

private func refusal(of typed: String) -> NameError? {
  do throws(NameError) {
    _ = try Name(typed)
    return nil
  } catch { return error }
}

@Suite struct NameTests {
  @Test(
    "R90 names of any script are taken as they are",
    arguments: [
      "Ana", "Ana María", "O’Neill-Smith", "Zoë", "Zoe\u{308}", "Łukasz", "Владимир", "Ωμέγα",
      "محمد", "דָּוִד", "नरेंद्र", "ศรีสุดา", "김민준", "山田太郎", "ᠮᠣᠩᠭᠣᠯ", "7", "!", "x\u{A0}y",
    ])
  func scripts(typed: String) throws {
    #expect(try Name(typed).text == typed)
  }

  @Test(
    "R90 joiners and flag letters are taken where they join",
    arguments: [
      "👩‍👩‍👧‍👦", "🏳️‍🌈 crew", "👩🏽‍❤️‍💋‍👨🏾", "🧑‍🚀", "🇳🇱", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می‌خواهم", "ශ්‍රී", "ᠠᠯᠭ\u{180E}ᠠ",
    ])
  func joiners(typed: String) throws {
    #expect(try Name(typed).text == typed)
  }

  @Test(
    "R90 a name is trimmed",
    arguments: [
      "  Ana", "Ana \t", "\u{A0}Ana\u{3000}", "Ana\n", "\r\nAna\r\n", "\u{2028}Ana\u{2029}",
    ])
  func trimmed(typed: String) throws {
    #expect(try Name(typed).text == "Ana")
  }

  @Test(
    "R41 R90 nothing but spaces is no name",
    arguments: ["", " ", "   \t", "\u{A0}\u{2003}\u{3000}", "\n", "\u{2028}"])
  func missing(typed: String) {
    #expect(refusal(of: typed) == .missing)
  }

  @Test(
    "R79 a name with : or / is refused", arguments: [":", "/", "a:b", "a/b", "ab:", "/\u{338}"])
  func reserved(typed: String) {
    #expect(refusal(of: typed) == .reserved)
    #expect(Phrase.name(.wrong(.reserved)).english == "A name can't contain : or /.")
  }

  @Test(
    "R90 control characters and line breaks inside a name are refused",
    arguments: ["a\nb", "a\r\nb", "a\tb", "a\0", "\u{7}a", "a\u{9F}b", "a\u{2028}b", "a\u{2029}b"])
  func control(typed: String) {
    #expect(refusal(of: typed) == .control)
  }

  @Test(
    "R90 what hides or turns the text around it is refused",
    arguments: [
      "a\u{202E}b", "\u{2067}a", "a\u{200E}", "a\u{200B}b", "\u{FEFF}Ana", "a\u{AD}b", "a\u{2060}b",
      "a\u{E0067}b", "Ana\u{200D}", "\u{200C}Ana", "a \u{200D}b", "a\u{200D} b",
      "a\u{200D}\u{200D}b",
    ])
  func hiding(typed: String) {
    #expect(refusal(of: typed) == .unseen)
  }

  @Test(
    "R90 a name that shows nothing is refused",
    arguments: [
      "\u{200B}", "\u{200D}", "\u{FE0F}", "\u{34F}", "\u{3164}", "\u{115F}\u{1160}", "\u{2800}",
      "\u{301}", " \u{301}", "\u{2800} \u{2800}",
    ])
  func showsNothing(typed: String) {
    #expect(refusal(of: typed) == .unseen)
  }

  @Test(
    "R90 20 characters are taken and 21 refused, counted as a reader counts them",
    arguments: ["a", "é", "e\u{301}", "字", "👩‍👩‍👧‍👦", "🇳🇱", "한", "नि"])
  func length(character: String) throws {
    let longest = String(repeating: character, count: 20)
    #expect(try Name(longest).text == longest)
    #expect(try Name("  \(longest)  ").text == longest)
    #expect(refusal(of: longest + character) == .tooLong)
  }

  @Test("R90 marks piled on one letter without end are refused")
  func stacked() throws {
    #expect(refusal(of: "a" + String(repeating: "\u{301}", count: 16)) == .stacked)
    #expect(try Name("a" + String(repeating: "\u{301}", count: 15)).text.count == 1)
  }

  @Test("R90 whatever is typed, an accepted name keeps the rules and is its own trimming")
  func anything() throws {
    let pool: [Unicode.Scalar] = [
      "a", "é", "字", " ", "\u{A0}", ":", "/", "\n", "\0", "\u{200B}", "\u{200C}", "\u{200D}",
      "\u{202E}", "\u{2028}", "\u{301}", "\u{FE0F}", "\u{1F3F4}", "\u{E0067}", "\u{E007F}", "👩",
      "\u{1F1F3}", "\u{3164}", "\u{2800}", "\u{180E}", "ش",
    ]
    var accepted = 0
    for seed in 0..<1000 {
      var generator = Seeded(seed)
      var typed = String.UnicodeScalarView()
      for _ in 0..<generator.index(below: 12) {
        typed.append(pool[generator.index(below: pool.count)])
      }
      guard let name = try? Name(String(typed)) else { continue }
      accepted += 1
      #expect(try Name(name.text) == name)
      #expect((1...20).contains(name.text.count))
      let refused: [Unicode.Scalar] = [":", "/", "\n", "\0", "\u{200B}", "\u{202E}", "\u{2028}"]
      #expect(name.text.unicodeScalars.allSatisfy { !refused.contains($0) }, "seed \(seed)")
    }
    #expect(accepted > 50)
  }

  @Test("R90 every refusal is a sentence", arguments: NameError.allCases)
  func sentences(error: NameError) {
    let sentence = Phrase.name(.wrong(error)).english
    #expect(sentence.hasSuffix(".") && sentence.first?.isUppercase == true)
  }
}
