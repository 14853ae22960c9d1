internal import Phrases
internal import Stage
internal import Widgets

extension Screen {
  /// Adds the small button beside the table, with its words below the pictogram; one that `isQuiet`
  /// stands back behind another.
  mutating func addBesideTable(
    _ action: Action, _ words: Phrase, _ pictogram: Pictogram, named name: String,
    isQuiet: Bool = false
  ) {
    let frame = GameLayout.reset
    add(action, Spoken(words), named: name, in: frame, mirrorFrame: frame) {
      let (text, state) = ($1.language(words), $0)
      $2.drawGroup(
        scaledBy: isQuiet ? 0.8 : 1, about: frame.center, opacity: isQuiet ? 0.8 : 1
      ) {
        PictureButton.draw(
          text.contains(" ") ? text.onTwoLines : text, rows: GameLayout.resetRows, in: frame,
          state, into: &$0
        ) { pictogram.draw(at: $0, side: 52, onWood: true, into: &$1) }
      }
    }
  }
}
