internal import Phrases

/// English that is printed, sentence by sentence in another language.
struct Translator {
  let words: Language
  private let sentences: [(english: String, phrase: Phrase)]

  init(_ words: Language) {
    self.words = words
    // Whole sentences go before those that they begin with.
    sentences = Phrase.printed.map { ($0.english, $0) }
      .sorted { $0.english.count > $1.english.count }
  }

  /// The sentences that are known at the beginning of the text, and then the rest of it as it is.
  func callAsFunction(_ text: Substring) -> String {
    var said = ""
    var rest = text
    while let (english, phrase) = sentences.first(where: { rest.begins(with: $0.english) }) {
      said += gap(after: said) + words(phrase)
      rest = rest.dropFirst(english.count).drop { $0 == " " }
    }
    return rest.isEmpty ? said : said + gap(after: said) + rest
  }

  /// Chinese and Japanese have none.
  private func gap(after said: String) -> String {
    said.isEmpty || said.hasSuffix("。") ? "" : " "
  }
}

extension Substring {
  fileprivate func begins(with sentence: String) -> Bool {
    hasPrefix(sentence) && (count == sentence.count || dropFirst(sentence.count).first == " ")
  }
}
