import Director
import Phrases
import Stage
import Studio
import Testing

/// Whoever sees nothing goes by what each thing is called.
@Suite struct SpokenScreenTests {
  /// A letter that is not in the brackets of the language that nobody speaks.
  private func english(in text: String) -> Bool {
    var depth = 0
    for letter in text {
      if letter == "⟦" { depth += 1 } else if letter == "⟧" { depth -= 1 }
      if depth == 0, letter.isASCII, letter.isLetter { return true }
    }
    return depth != 0
  }

  @Test(
    "R152 all that keys reach has a name, how it is and its place, in the visit's language",
    arguments: RestingPlace.pictured + Door.all.flatMap(\.restingPlaces))
  func names(place: RestingPlace) throws {
    let words = try #require(Language.Traits.pseudo.first.flatMap(Language.pseudo))
    var preferences = Preferences()
    preferences.narration = .everything
    var player = ScriptedPlayer(place.scene, seed: 1, preferences: preferences, language: words)
    player.wait(0.3)
    player.send(.used(.keyboard))
    try? player.follow(place.walk)
    player.rest()
    // Whatever an input method or a pointer has begun.
    for event in [InputEvent.pointerCancelled, .composing("")] { player.send(event) }
    var count = 1
    var step = 0
    while step < count, step < 60 {
      step += 1
      player.key(.tab)
      let director = player.director
      guard let focus = director.page.spokenContent(director.view).focus else { break }
      count = focus.count
      let said = words(focus.sentence)
      #expect(!focus.name.isEmpty && !english(in: said.without(Self.typed)), "\(said)")
      #expect((1...focus.count).contains(focus.place))
    }
    for effect in player.effects {
      guard case .say(let utterance) = effect else { continue }
      let said = words(utterance.words).without(Self.typed)
      #expect(!english(in: said), "\(said)")
    }
  }

  /// What scripts type, what is printed on keys, and what languages call themselves.
  private static let typed = ["Ada", "Ben", "a:b", "a/b", "F11"] + Language.Traits.all.map(\.name)
}

extension String {
  fileprivate func without(_ words: [String]) -> String {
    words.reduce(self) { $0.split(separator: $1, omittingEmptySubsequences: false).joined() }
  }
}
