public import Animation
public import Phrases
public import Rules
public import Stage

/// Somebody of the jungle who lends a player a name, where several need one.
public enum NameLender: Hashable, Sendable, CaseIterable {
  case mascot(Mascot), animal(Animal)

  public static let allCases = Mascot.allCases.map(mascot) + Animal.allCases.map(animal)

  public var name: Phrase {
    switch self {
    case .mascot(let mascot): .table(.mascot(mascot))
    case .animal(let animal): .common(.badge(animal))
    }
  }

  /// Who lends the `name`, in the language of `words`.
  public static func lending(_ name: String, in words: Language) -> NameLender? {
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

  /// The one after `lender` that is not `taken`; at first another one for each player, from 0 on.
  public static func next(
    after lender: NameLender?, for player: Int, without taken: [NameLender]
  ) -> NameLender {
    let start = lender.flatMap(allCases.firstIndex).map { $0 + 1 } ?? player % allCases.count
    return (allCases[start...] + allCases[..<start]).first { !taken.contains($0) } ?? allCases[0]
  }
}

extension Screen {
  /// A button with the face of the `lender` whose name was `typed`, or else of the `next` one, which a click
  /// lets lend the player of this `label` its name.
  public mutating func face(
    _ action: Action, _ lender: NameLender?, next: NameLender, typed: String, of label: Phrase,
    named name: String, in frame: Rect
  ) {
    add(action, Spoken(next.name, of: label), named: name, in: frame) {
      let chosen = lender.flatMap { [view = $1] in view.words($0.name) == typed ? $0 : nil }
      Badge.draw(
        (chosen ?? next).head, isChosen: chosen != nil, in: frame, $0, into: &$2)
    }
  }
}
