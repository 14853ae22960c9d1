import Phrases
import Rules
import Testing

@Suite("Languages")
struct LanguageTests {
  private static let known = Language.Traits.all

  @Test("R160 every phrase has a name of its own, English, and a place")
  func keys() {
    let entries = Phrase.all.compactMap(\.entry)
    #expect(Set(entries.map(\.key)).count == entries.count)
    for entry in entries {
      #expect(!entry.key.isEmpty && !entry.other.isEmpty && !entry.key.contains(" "), "\(entry)")
      #expect(!(entry.place.rawValue + entry.note).isEmpty, "\(entry.key)")
    }
  }

  @Test("R160 every placeholder of a phrase has a value, and every value a placeholder")
  func placeholders() {
    for entry in Phrase.all.compactMap(\.entry) {
      let names = Set(
        entry.other.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
          .map { $0.prefix { $0 != "}" } })
      #expect(names == Set(entry.values.keys.map { $0[...] }), "\(entry.key)")
    }
    for phrase in Phrase.all { #expect(!phrase.english.contains("{"), "\(phrase)") }
  }

  @Test(
    "R162 LANGUAGE goes before LC_ALL, LC_MESSAGES and LANG; an unknown one is English",
    arguments: [
      ([:], "en"), (["LANG": "de_DE.UTF-8"], "de"), (["LANG": "de_AT@euro"], "de"),
      (["LC_ALL": "C", "LANG": "de_DE.UTF-8"], "en"),
      (["LC_MESSAGES": "fr_FR.UTF-8", "LANG": "de_DE.UTF-8"], "fr"),
      (["LC_ALL": "it_IT", "LC_MESSAGES": "fr_FR"], "it"),
      (["LANGUAGE": "xq:sv:de", "LANG": "de_DE"], "sv"), (["LANGUAGE": "tlh", "LANG": "de"], "en"),
      (["LANGUAGE": "", "LANG": "pt_PT.UTF-8"], "pt_BR"), (["LANGUAGE": "en_GB:de"], "en"),
      (["LANG": "zh_CN.UTF-8"], "zh_CN"), (["LANG": "zh_TW.UTF-8"], "en"),
      (["LANG": "POSIX"], "en"), (["LANG": ":;*"], "en"),
    ] as [([String: String], String)])
  func environment(_ variables: [String: String], _ code: String) {
    #expect(Language.Traits.wanted(nil, variables, among: Self.known).code == code)
  }

  @Test("R162 what the player has chosen goes before the environment")
  func choice() {
    let variables = ["LANGUAGE": "de"]
    #expect(Language.Traits.wanted("fr", variables, among: Self.known).code == "fr")
    #expect(Language.Traits.wanted("tlh", variables, among: Self.known).code == "en")
  }

  @Test("R160 what is not in a language's file is said in English, and numbers are written its way")
  func fallsBack() throws {
    let german = try #require(Self.known.first { $0.code == "de" })
    let language = Language(
      german,
      [
        "hands.length": ["etwa ein Wurf", "etwa {count} Würfe"], "common.times": ["{times}-mal"],
      ])
    #expect(language(.hands(.length(throws: 12_345, isLong: false))) == "etwa 12.345 Würfe")
    #expect(language(.hands(.length(throws: 1, isLong: false))) == "etwa ein Wurf")
    #expect(language(.common(.times("0.5"))) == "0,5-mal")
    #expect(language(.jungle(.drag)) == "Drag an animal into the river.")
  }

  @Test("R164 a name of the other direction is isolated, and no other name is touched")
  func isolates() throws {
    let hebrew = try Name("דנה")
    let words = Language.english
    #expect(words(.hands(.label(.win, try Name("Ada")))) == "Ada won!")
    #expect(words(.hands(.label(.win, hebrew))) == "\u{2068}דנה\u{2069} won!")
    let arabic = try #require(Self.known.first { $0.code == "ar" })
    #expect(
      Language(arabic, [:])(.hands(.label(.win, try Name("Ada")))) == "\u{2068}Ada\u{2069} won!")
  }

  @Test("R164 the sign of a number stays before it in words that run to the left")
  func signs() throws {
    let arabic = try #require(Self.known.first { $0.code == "ar" })
    let words = Language(arabic, [:])
    #expect(words(.winOrLose(.bestSoFar(-40))) == "Your best so far: \u{2066}-40\u{2069}")
    #expect(words(.winOrLose(.bestSoFar(40))) == "Your best so far: 40")
    #expect(Language.english(.winOrLose(.bestSoFar(-40))) == "Your best so far: -40")
  }

  @Test("R160 a file that is none, or is cut short anywhere, is no language and no crash")
  func damaged() {
    let traits = Language.english.traits
    let file: [UInt8] =
      [
        0xDE, 0x12, 0x04, 0x95, 0, 0, 0, 0, 1, 0, 0, 0, 28, 0, 0, 0, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0,
        14, 0, 0, 0, 44, 0, 0, 0, 2, 0, 0, 0, 59, 0, 0, 0,
      ] + Array("hub.choose\u{4}Any\0Ja\0".utf8)
    #expect(Language(traits, compiled: file)?(.hub(.choose)) == "Ja")
    for length in 0..<file.count - 1 {
      #expect(Language(traits, compiled: Array(file.prefix(length))) == nil, "\(length)")
    }
    var wild = file
    for index in 8..<44 {
      wild[index] = 0xFF
      _ = Language(traits, compiled: wild)
    }
  }

  @Test("R163 the pseudo-language has every phrase, in brackets, without one plain letter")
  func pseudo() throws {
    for traits in Language.Traits.pseudo {
      let words = try #require(Language.pseudo(traits))
      for phrase in Phrase.all {
        var (text, english) = (words(phrase), phrase.english)
        let names = try #require(phrase.entry).values.values.compactMap {
          if case .name(let name) = $0 { name } else { nil }
        }
        for name in names.sorted(by: { $0.count > $1.count }) {
          text = text.split(separator: name).joined()
          english = english.split(separator: name).joined()
        }
        #expect(text.hasPrefix("⟦") && text.hasSuffix("⟧"), "\(text)")
        #expect(!text.contains { $0.isASCII && $0.isLetter }, "\(text)")
        #expect(text.count >= english.count * 5 / 4, "\(text)")
      }
    }
  }
}
