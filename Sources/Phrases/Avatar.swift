public import Rules

/// A mascot or animal whose name a player takes instead of typing one.
public enum Avatar: Hashable, Sendable, CaseIterable {
  case mascot(Mascot), animal(Animal)

  /// The mascots, then the animals, in the order in which they are offered.
  public static let allCases = Mascot.allCases.map(mascot) + Animal.allCases.map(animal)

  public var name: Phrase {
    switch self {
    case .mascot(let mascot): .table(.mascot(mascot))
    case .animal(let animal): .common(.badge(animal))
    }
  }

  /// The avatar whose name in `language` is `name`; nil for any other name.
  public static func lending(_ name: String, in language: Language) -> Avatar? {
    allCases.first { language($0.name) == name }
  }

  /// The next avatar after `avatar` that is not `taken`; nil starts differently for each `player`.
  public static func next(
    after avatar: Avatar?, for player: Int, without taken: [Avatar]
  ) -> Avatar {
    let start = player % allCases.count
    return allCases.next(after: avatar, from: start, without: taken) ?? allCases[0]
  }
}

extension Animal {
  /// The animal that plays for `name`: the one that lent the name, or else the lion.
  public static func champion(of name: String, in language: Language) -> Animal {
    if case .animal(let animal) = Avatar.lending(name, in: language) { animal } else { .lion }
  }
}
