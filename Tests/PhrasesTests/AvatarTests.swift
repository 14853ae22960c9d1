import Phrases
import Testing

/// Who lends a name to whom.
@Suite struct AvatarTests {
  private let all = Avatar.allCases

  @Test(
    "R41b R131 whoever lends a name is known by it in the language that is spoken",
    arguments: [Language.english] + Language.Traits.pseudo.compactMap(Language.pseudo))
  func known(words: Language) {
    for avatar in all {
      #expect(Avatar.lending(words(avatar.name), in: words) == avatar)
    }
    #expect(Avatar.lending("Ada", in: words) == nil)
  }

  @Test("R131 at first each of five players is offered another face")
  func first() {
    let offered = (0..<5).map { Avatar.next(after: nil, for: $0, without: []) }
    #expect(Set(offered).count == 5)
  }

  @Test("R131 a click offers the next face that nobody has, and in the end the first again")
  func next() {
    for taken in [[], [all[1]], [all[2], all[3], all[5]]] {
      var (seen, avatar) = ([Avatar](), Avatar?.none)
      for _ in 0..<all.count - taken.count {
        let next = Avatar.next(after: avatar, for: 0, without: taken)
        seen.append(next)
        avatar = next
      }
      #expect(seen == all.filter { !taken.contains($0) })
      #expect(Avatar.next(after: avatar, for: 0, without: taken) == all[0])
    }
  }
}
