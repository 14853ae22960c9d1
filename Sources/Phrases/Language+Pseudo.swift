extension Language {
  /// Pseudo-languages made of English: accented and a third longer between ⟦ and ⟧, and the same
  /// from right to left. Any other text in a picture is untranslated.
  public static func pseudo(_ traits: Traits) -> Language? {
    guard Traits.pseudo.contains(traits) else { return nil }
    let letters = traits.isRightToLeft ? hebrew : accented
    let table = Phrase.all.compactMap(\.entry).map { entry in
      let forms = [entry.one ?? entry.other, entry.other].map { disguised($0, letters) }
      return (entry.key, entry.one == nil ? [forms[1]] : forms)
    }
    return Language(traits, Dictionary(table) { first, _ in first })
  }

  private static let accented = zip(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "àƀçđéƒğĥîĵķļɱñôþǫřšţüṽŵẋýžÀƁÇĐÉƑĞĤÎĴĶĻṀÑÔÞǪŘŠŢÜṼŴẊÝŽ")
  private static let hebrew = zip(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "אבגדהוזחטיכלמנסעפצקרשתאבגדאבגדהוזחטיכלמנסעפצקרשתאבגד")

  private static func disguised(
    _ english: String, _ letters: Zip2Sequence<String, String>
  ) -> String {
    let letters = Dictionary(letters) { first, _ in first }
    var isName = false
    let text = String(
      english.map { letter in
        if letter == "{" { isName = true }
        defer { if letter == "}" { isName = false } }
        return isName ? letter : letters[letter] ?? letter
      })
    return "⟦\(text)\(String(repeating: "·", count: (english.count * 3 + 9) / 10))⟧"
  }
}

extension Language.Traits {
  public static let pseudo = [
    Language.Traits("xx", "⟦⟧", .one), .init("xr", "⟧⟦", .one, isRightToLeft: true),
  ]
}
