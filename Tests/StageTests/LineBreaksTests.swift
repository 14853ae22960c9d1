import Testing

@testable import Stage

/// Where lines are broken, in words that have spaces and in words that have none.
@Suite struct LineBreaksTests {
  private func lines(_ words: String, _ room: Double) -> [Substring] {
    words.broken(into: room) { Double($0.count) }.split(separator: "\n")
  }

  @Test("R163 words are parted at their spaces, Korean too, and never within")
  func spaces() {
    #expect(lines("the lion catches the rabbit", 12) == ["the lion", "catches the", "rabbit"])
    #expect(lines("사자가 토끼를 잡아요", 7) == ["사자가 토끼를", "잡아요"])
    #expect(lines("unbreakable", 4) == ["unbreakable"])
  }

  @Test("R163 Chinese and Japanese are parted between signs")
  func signs() {
    #expect(lines("狮子抓住兔子", 4) == ["狮子抓住", "兔子"])
    #expect(lines("ライオンは つよい", 5) == ["ライオンは", "つよい"])
  }

  @Test("R163 no line begins with a mark that closes or ends with a bracket that opens")
  func forbidden() {
    #expect(lines("狮子抓住。兔子", 4) == ["狮子抓", "住。兔子"])
    #expect(lines("あきた「らいおん」", 4) == ["あきた", "「らいお", "ん」"])
    #expect(lines("きょうりゅう", 4) == ["きょう", "りゅう"])
    for room in 2...9 {
      for line in lines("「ライオン、つよい！」と（うさぎ）がいった。ちょっと…", Double(room)) {
        #expect(!"、！」）。ょっ…ー".contains(line.first ?? "。"))
        #expect(!"「（".contains(line.last ?? "「"))
      }
    }
  }

  @Test("R163 a figure stays with what it counts, and a name with its marks of direction")
  func figures() {
    #expect(lines("得分为12分了", 5) == ["得分为", "12分了"])
    #expect(lines("轮到\u{2068}Anna\u{2069}了吧", 7) == ["轮到", "\u{2068}Anna\u{2069}了", "吧"])
  }

  @Test("R163 words that are set larger take more lines where they are parted between signs")
  func larger() {
    let style = TextStyle(.body, fit: 280, height: 200)
    let large = LargeText("狮子抓住兔子再玩一次", style, FontMetrics()).largest(upTo: 56)
    #expect(large.size > 50)
    #expect(large.words.split(separator: "\n").count > 1)
    #expect(large.words.filter { $0 != "\n" } == "狮子抓住兔子再玩一次")
  }
}
