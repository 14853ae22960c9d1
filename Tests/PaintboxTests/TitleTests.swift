import Testing

@testable import Paintbox

@Suite("The title, from its letters")
struct TitleTests {
  @Test("R11 it reads Bungle In the Jungle, every letter is drawn, and in reading order")
  func letters() throws {
    #expect(titleWords.map(\.text).joined(separator: " ") == "Bungle In the Jungle")
    for word in titleWords {
      for letter in word.text { #expect(alphabet[letter] != nil, "\(letter) has no drawing") }
      #expect(word.tilt.count == word.text.count && word.hop.count == word.text.count)
    }
    // "In" stands over "the", between the two large words.
    let (bungle, over, under, jungle) = (titleWords[0], titleWords[1], titleWords[2], titleWords[3])
    #expect(bungle.x + width(of: bungle) <= min(over.x, under.x))
    #expect(max(over.x + width(of: over), under.x + width(of: under)) <= jungle.x + 10)
    #expect(over.y < under.y)
  }

  @Test("R11 small letters are lower than capitals, and no two letters are drawn alike")
  func forms() throws {
    let drawn = Set(titleWords.flatMap(\.text))
    for letter in drawn where letter.isUppercase {
      for other in drawn where "une".contains(other) {
        #expect(try height(of: letter) > 1.2 * height(of: other), "\(letter) over \(other)")
      }
    }
    let forms = try drawn.map { try corners(of: $0) }
    #expect(Set(forms).count == drawn.count)
  }

  private func width(of word: TitleWord) -> Double {
    word.text.compactMap { alphabet[$0] }.map { $0.advance * word.scale }.reduce(0, +)
  }

  private func corners(of letter: Character) throws -> [Double] {
    try #require(alphabet[letter]).path.strokes.flatMap { stroke in
      [stroke.start.x, stroke.start.y]
        + stroke.pieces.flatMap { piece in
          switch piece {
          case .line(let end), .curve(_, _, let end): [end.x, end.y]
          }
        }
    }
  }

  private func height(of letter: Character) throws -> Double {
    let ys = try corners(of: letter).enumerated().filter { !$0.offset.isMultiple(of: 2) }
      .map(\.element)
    return (ys.max() ?? 0) - (ys.min() ?? 0)
  }
}
