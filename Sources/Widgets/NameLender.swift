public import Animation
public import Phrases
public import Rules
public import Stage

/// A mascot or animal whose name a player takes instead of typing one.
public enum NameLender: Hashable, Sendable, CaseIterable {
  case mascot(Mascot), animal(Animal)

  /// The mascots, then the animals, in the order offered.
  public static let allCases = Mascot.allCases.map(mascot) + Animal.allCases.map(animal)

  /// Its name.
  public var name: Phrase {
    switch self {
    case .mascot(let mascot): .table(.mascot(mascot))
    case .animal(let animal): .common(.badge(animal))
    }
  }

  /// The lender whose name in `language` is `name`; nil for any other name.
  public static func lending(_ name: String, in language: Language) -> NameLender? {
    allCases.first { language($0.name) == name }
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

  /// The preference key of the name used last.
  public static let lastName = "hands.name"

  /// The lender after `lender`, skipping `taken`; nil starts elsewhere for each `player`, from 0.
  public static func next(
    after lender: NameLender?, for player: Int, without taken: [NameLender]
  ) -> NameLender {
    let start = player % allCases.count
    return allCases.next(after: lender, from: start, without: taken) ?? allCases[0]
  }
}

extension Animal {
  /// Who plays for somebody called `name`: the animal that lent it, or else the lion.
  public static func champion(of name: String, in language: Language) -> Animal {
    if case .animal(let animal) = NameLender.lending(name, in: language) { animal } else { .lion }
  }

  /// Who plays for whoever has played last under a name.
  public static func champion(_ stage: StageContext) -> Animal {
    champion(of: stage.preferences.choices[NameLender.lastName] ?? "", in: stage.language)
  }
}

extension Screen {
  /// Adds a button that fills in the name of the `next` lender, whose head it shows.
  ///
  /// While `typed` is still the name of `lender`, it shows that head instead, as chosen. `label`
  /// tells whose name it is.
  public mutating func face(
    _ action: Action, _ lender: NameLender?, next: NameLender, typed: String, of label: Phrase,
    named name: String, in frame: Rect
  ) {
    add(action, Spoken(next.name, of: label), named: name, in: frame) {
      let chosen = lender.flatMap { [view = $1] in view.language($0.name) == typed ? $0 : nil }
      Badge.draw((chosen ?? next).head, isChosen: chosen != nil, in: frame, $0, into: &$2)
    }
  }
}
