import Foundation
import Testing

@testable import SDLPlatform

/// Unicode's own tests of annex 9, from Debian's `unicode-data`.
@Suite struct BidiParagraphTests {
  /// Characters of each class that BidiTest.txt names.
  private static let samples: [Substring: Unicode.Scalar] = [
    "L": "a", "R": "\u{5D0}", "AL": "\u{627}", "EN": "1", "AN": "\u{661}", "ES": "+", "ET": "#",
    "CS": ",", "NSM": "\u{300}", "BN": "\u{AD}", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!",
    "LRE": "\u{202A}", "RLE": "\u{202B}", "PDF": "\u{202C}", "LRO": "\u{202D}", "RLO": "\u{202E}",
    "LRI": "\u{2066}", "RLI": "\u{2067}", "FSI": "\u{2068}", "PDI": "\u{2069}",
  ]

  private static let hasFiles = FileManager.default.fileExists(
    atPath: "/usr/share/unicode/BidiCharacterTest.txt")

  private func lines(of file: String) throws -> [Substring] {
    let text = try String(contentsOfFile: "/usr/share/unicode/\(file)", encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  /// The numbers in a field; nil for `x`, which stands for what is never seen.
  private func numbers(_ field: Substring) -> [Int?] {
    field.split(separator: " ").map { Int($0) }
  }

  /// What differs from the levels and the order that are expected.
  private func fault(
    in scalars: [Unicode.Scalar], _ base: BidiParagraph.Base, levels: [Int?], order: [Int?]
  ) -> Bool {
    let writing = BidiParagraph(scalars, base)
    for (found, level) in zip(writing.levels(of: 0..<scalars.count), levels) {
      if let level, found != level { return true }
    }
    var (seen, next) = (0, 0)
    for run in writing.runs(of: 0..<scalars.count) {
      next = run.level % 2 == 0 ? run.range.lowerBound : run.range.upperBound - 1
      for _ in run.range {
        if levels[next] != nil {
          guard seen < order.count, order[seen] == next else { return true }
          seen += 1
        }
        next += run.level % 2 == 0 ? 1 : -1
      }
    }
    return seen != order.count
  }

  @Test("R164 all of BidiCharacterTest.txt", .enabled(if: hasFiles, "apt-get install unicode-data"))
  func characters() throws {
    var (count, faults) = (0, [Substring]())
    for line in try lines(of: "BidiCharacterTest.txt") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      let scalars = fields[0].split(separator: " ").compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      let bases: [Substring: BidiParagraph.Base] = [
        "0": .rightward, "1": .leftward, "2": .byLetters,
      ]
      let base = try #require(bases[fields[1]])
      count += 1
      if fault(
        in: scalars, base, levels: numbers(fields[3]), order: numbers(fields[4]))
      {
        faults.append(line)
      }
    }
    #expect(count > 90_000)
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(5).joined(separator: "\n"))")
  }

  @Test("R164 all of BidiTest.txt", .enabled(if: hasFiles, "apt-get install unicode-data"))
  func classes() throws {
    var (count, faults) = (0, [Substring]())
    var (levels, order): ([Int?], [Int?]) = ([], [])
    for line in try lines(of: "BidiTest.txt") {
      if line.hasPrefix("@Levels:") {
        levels = numbers(line.dropFirst(9))
      } else if line.hasPrefix("@Reorder:") {
        order = numbers(line.dropFirst(10))
      } else {
        let fields = line.split(separator: ";")
        let words = fields[0].split(separator: " ")
        let scalars = words.compactMap { Self.samples[$0] }
        guard scalars.count == words.count else {
          Issue.record("a class that is not known: \(line)")
          return
        }
        let bases = Int(fields[1].dropFirst(), radix: 16) ?? 0
        for (bit, base) in [(1, BidiParagraph.Base.byLetters), (2, .rightward), (4, .leftward)]
        where bases & bit != 0 {
          count += 1
          if fault(in: scalars, base, levels: levels, order: order) { faults.append(line) }
        }
      }
    }
    #expect(count > 700_000)
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(5).joined(separator: "\n"))")
  }

  @Test("R164 nobody asks for an order where all runs to the right")
  func plain() {
    for words in ["Anna", "Привет", "Γειά", "さくら、李明", "지민!", "\u{2068}Zoë\u{2069} wins"] {
      #expect(BidiParagraph.isPlain(words, .rightward))
    }
    for words in ["שלום", "a مرحبا", "\u{2067}a\u{2069}"] {
      #expect(!BidiParagraph.isPlain(words, .rightward))
    }
  }
}
