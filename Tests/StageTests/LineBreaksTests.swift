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

  @Test("R163 Chinese is parted between signs, and behind its marks where that takes no more lines")
  func signs() {
    #expect(lines("狮子抓住兔子", 4) == ["狮子抓住", "兔子"])
    #expect(lines("悄悄选，别让对方看见！", 8) == ["悄悄选，", "别让对方看见！"])
    #expect(lines("悄悄选，别让对方看见！", 6) == ["悄悄选，别让", "对方看见！"])
  }

  @Test("R163 no sign stands alone in the last line")
  func alone() { #expect(lines("狮子抓住兔子了", 6) == ["狮子抓住兔", "子了"]) }

  @Test("R163 Japanese is parted between its phrases, and within one that is too wide")
  func phrases() {
    #expect(lines("ライオンは つよい", 5) == ["ライオンは", "つよい"])
    #expect(lines("さるが えらびました", 7) == ["さるが", "えらびました"])
    #expect(lines("さるが えらびました", 4) == ["さるが", "えらびま", "した"])
    let whole = "さるが えらびました".broken(into: 4, withinPhrases: false) { Double($0.count) }
    #expect(whole == "さるが\nえらびました")
  }

  @Test("R163 for a program that knows only spaces, it is marked where signs may be parted")
  func marked() {
    #expect("狮子（抓住）。".markingBreaks(with: "|") == "狮|子|（抓|住）。")
    #expect("さるが 3つ".markingBreaks(with: "|") == "さ|る|が 3つ")
    #expect("the lion-king 사자가".markingBreaks(with: "|") == "the lion-king 사자가")
  }

  @Test("R163 a word with a hyphen is parted behind it, an option and a number are not")
  func hyphens() {
    #expect(lines("Γερο-Λέοντας", 8) == ["Γερο-", "Λέοντας"])
    #expect(lines("--data -5", 3) == ["--data", "-5"])
  }

  @Test("R163 no line begins with a mark that closes or ends with a bracket that opens")
  func forbidden() {
    #expect(lines("狮子抓住。兔子", 4) == ["狮子抓", "住。兔子"])
    #expect(lines("あきた「らいおん」", 4) == ["あきた", "「らい", "おん」"])
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
    #expect(large.lines.split(separator: "\n").count > 1)
    #expect(large.lines.filter { $0 != "\n" } == "狮子抓住兔子再玩一次")
  }

  @Test(
    "R137 larger words take another line only where that makes them larger by a tenth, and lines of like length",
    arguments: [
      ("aaaa bbbbb", 120.0, "aaaa bbbbb"), ("aaaa bbbbb", 140, "aaaa\nbbbbb"),
      ("aa bb cc dd ee", 104, "aa bb cc\ndd ee"),
    ])
  func worth(words: String, height: Double, lines: String) {
    let style = TextStyle(.body, fit: 280, height: height)
    #expect(LargeText(words, style, FontMetrics()).largest(upTo: 56).lines == lines)
  }

  @Test("R137 an empty field's caret becomes no larger than that of a word that is typed")
  func empty() {
    let style = TextStyle(.label, fit: 400, height: 64)
    let sizes = ["", "A"].map {
      LargeText($0, style, isEdited: true, FontMetrics()).largest(upTo: 72).size
    }
    #expect(sizes[0] == sizes[1] && sizes[0] < 64)
  }

  @Test("R163 Japanese words are set as large as their longest phrase has room")
  func largerPhrases() {
    let style = TextStyle(.body, fit: 200, height: 200)
    let large = LargeText("さるが えらびました", style, FontMetrics()).largest(upTo: 56)
    #expect(large.lines == "さるが\nえらびました")
    #expect((30...40).contains(large.size))
  }

  @Test("words are parted into lines none of which is too long, and none is lost")
  func wrapping() {
    let words = "The scores of a newer game stay where they are, and a new file was begun for you."
    for width in 12...60 {
      let lines = words.wrapped(at: width).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= width }, "\(width)")
      #expect(lines.joined(separator: " ") == words)
    }
  }
}
