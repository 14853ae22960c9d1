internal import Animation
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// A player's face: that of the animal that lent the name, or its first letter.
enum PlayerFace: Hashable {
  case lender(NameLender), letter(String)

  init(of name: Name, in language: Language) {
    self =
      NameLender.lending(name.text, in: language).map { .lender($0) }
      ?? .letter(String(name.text.prefix(1)))
  }

  /// Draws it on a disc `size` design pixels wide.
  func draw(
    at place: Point, size: Double, named name: String = "face", into picture: inout Picture
  ) {
    Disc.draw(
      in: Rect(center: place, size: Size(size, size)), (0, .ink), (4, .sun), into: &picture)
    switch self {
    case .lender(let lender):
      picture.draw(lender.picture(at: place, height: 0.82 * size).named(name))
    case .letter(let letter):
      picture.draw(
        letter, TextStyle(size < 50 ? .body : .label, bold: true, fit: 0.8 * size), at: place,
        tint: .ink, named: name)
    }
  }
}
