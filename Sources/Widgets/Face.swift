public import Animation
public import Phrases
public import Rules
public import Stage

/// Somebody of the jungle who lends a player a name, where several need one.
public enum Face: Hashable, Sendable, CaseIterable {
  case mascot(Mascot), animal(Animal)

  public static let allCases = Mascot.allCases.map(mascot) + Animal.allCases.map(animal)

  public var name: Phrase {
    switch self {
    case .mascot(let mascot): .table(.mascot(mascot))
    case .animal(let animal): .common(.badge(animal))
    }
  }

  /// Who lends the `name`, in the language of `words`.
  public static func lending(_ name: String, in words: Language) -> Face? {
    allCases.first { words($0.name) == name }
  }

  /// Its head, `height` design pixels high.
  public func picture(at center: Point, height: Double) -> DrawCommand {
    .image(head, at: center).scaled(height / head.size.height)
  }

  var head: ImageAsset {
    switch self {
    case .mascot(let mascot): WidgetAssets.mascot(mascot)
    case .animal(let animal): WidgetAssets.badge(animal)
    }
  }

  /// The one after `face` that is not `taken`; at first another one for each player, from 0 on.
  public static func next(after face: Face?, for player: Int, without taken: [Face]) -> Face {
    let start = face.flatMap(allCases.firstIndex).map { $0 + 1 } ?? player % allCases.count
    return (allCases[start...] + allCases[..<start]).first { !taken.contains($0) } ?? allCases[0]
  }
}

extension Screen {
  /// A button with the `face` whose name was `typed`, or else with the `next` one, which a click lends
  /// the player of this `label`.
  public mutating func face(
    _ action: Action, _ face: Face?, next: Face, typed: String, of label: Phrase,
    named name: String, in frame: Rect
  ) {
    add(action, Spoken(next.name, of: label), named: name, in: frame) {
      let chosen = face.flatMap { [view = $1] in view.words($0.name) == typed ? $0 : nil }
      Badge.draw(
        (chosen ?? next).head, isChosen: chosen != nil, in: frame, $0, into: &$2)
    }
  }
}
