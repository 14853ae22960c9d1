internal import Phrases
internal import Stage

// The template is in no list of the game; a scene made from it has cases of its own.

extension SceneID {
  static let sample = SceneID.jungle
}

extension Phrase {
  static func sample(_ words: SampleWords) -> Phrase { .verbatim(Language.english(words.entry)) }
}

protocol Words: Hashable, Sendable {
  static var all: [Self] { get }
  var entry: Entry { get }
}
