public import Phrases
public import Stage

/// A control's spoken name and state.
public struct Spoken: Hashable, Sendable {
  let title: Phrase
  /// What is chosen, for one of several choices.
  let label: Phrase?
  let kind: SpokenWords.Focus

  /// A control's name; `label` is what is chosen, for one of several choices.
  public init(_ title: Phrase, of label: Phrase? = nil, _ kind: SpokenWords.Focus = .button) {
    (self.title, self.label, self.kind) = (title, label, kind)
  }

  func name(_ language: Language) -> String {
    guard let label else { return Self.bare(language(title)) }
    return language(.spoken(.state(.field(language(title)), name: language(label))))
  }

  /// The name without a final colon.
  private static func bare(_ name: String) -> String {
    let end = name.lastIndex { !$0.isWhitespace && !":：".contains($0) }
    return end.map { String(name[...$0]) } ?? name
  }
}

extension Screen {
  /// What the voice says about the focus; nil while it is hidden.
  public func spokenFocus(_ controls: Controls, _ view: View) -> SpokenFocus? {
    let visited = reachable.filter { $0.control.kind != .target }
    let states = controls.states(among: self.controls)
    guard
      let index = visited.firstIndex(where: { states[$0.control.name].isFocused })
    else { return nil }
    let element = visited[index]
    return SpokenFocus(
      element.control.name, name: element.spoken.name(view.language), element.spoken.kind,
      place: visited.distance(from: visited.startIndex, to: index) + 1, of: visited.count)
  }
}
