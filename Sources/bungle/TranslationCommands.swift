internal import ArgumentParser
internal import Phrases
internal import SDLPlatform

/// The command that translates the manual when the game is installed.
struct ManualCommand: Subcommand {
  static let configuration = CommandConfiguration(.manual, shouldDisplay: false)

  @Argument(help: ArgumentHelp(.page, valueName: "file"), completion: .file())
  var file: String

  @Argument(help: ArgumentHelp(.toLanguage, valueName: "code"))
  var language: String

  @OptionGroup(visibility: .hidden) var options: PlayOptions

  func run() throws {
    let spoken = Languages(resources: try ResourceFolder.locate()).spoken(language)
    print(ManualPage(language: spoken)(try TextFile.read(file)), terminator: "")
  }
}

struct PotCommand: Subcommand {
  static let configuration = CommandConfiguration(.pot)

  @OptionGroup(visibility: .hidden) var options: PlayOptions

  func run() { print(Template.text, terminator: "") }
}

/// Translates printed English sentence by sentence.
struct Translator {
  let language: Language
  private let sentences: [(english: String, phrase: Phrase)]

  init(_ language: Language) {
    self.language = language
    sentences = Phrase.printed.map { ($0.english, $0) }
  }

  /// Translates the known sentences that begin the text, and keeps the rest as it is.
  func callAsFunction(_ text: Substring) -> String {
    var said = ""
    var rest = text
    while let (english, phrase) = first(of: rest) {
      said += gap(after: said) + language(phrase)
      rest = rest.dropFirst(english.count).drop { $0 == " " }
    }
    return rest.isEmpty ? said : said + gap(after: said) + rest
  }

  /// The longest known sentence that the text begins with.
  private func first(of text: Substring) -> (english: String, phrase: Phrase)? {
    var longest: (english: String, phrase: Phrase)?
    for sentence in sentences where text.begins(with: sentence.english) {
      if sentence.english.utf8.count > longest?.english.utf8.count ?? 0 { longest = sentence }
    }
    return longest
  }

  /// The gap after a sentence; Chinese and Japanese need none.
  private func gap(after said: String) -> String { said.isEmpty || said.hasSuffix("。") ? "" : " " }
}

extension Substring {
  fileprivate func begins(with sentence: String) -> Bool {
    hasPrefix(sentence) && (count == sentence.count || dropFirst(sentence.count).first == " ")
  }
}
