internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// A player's face: that of the animal that lent the name, the drum of a team, or a letter.
enum PlayerFace: Hashable {
  case avatar(Avatar), team, letter(String)

  /// The face of a score; the player's own is the same as at the drums.
  init(of score: Standings.Entry, _ view: View) {
    let name = score.name.text
    self =
      score.kind == .team
      ? .team
      : name == Simon.ownName(in: view)
        ? .avatar(.own(view))
        : Avatar.lending(name, in: view.language).map { .avatar($0) }
          ?? .letter(String(name.prefix(1)))
  }

  /// Draws it as it stands on a podium, with the whole animal; returns the place of a crown.
  func drawWhole(at feet: Point, into picture: inout Picture) -> Point {
    guard case .avatar(let avatar) = self else {
      draw(at: feet - Point(x: 0, y: 44), size: 80, named: "podium", into: &picture)
      return feet - Point(x: 0, y: 96)
    }
    var figure = avatar.figure(at: feet, scale: 0.56)
    figure.pose = .of(figure.animal, .watch)
    avatar.draw(figure, named: "podium", into: &picture)
    return avatar.crown(on: figure)
  }

  /// Draws it on a disc `size` design pixels wide.
  func draw(
    at place: Point, size: Double, named name: String = "face", into picture: inout Picture
  ) {
    Disc.draw(
      in: Rect(center: place, size: Size(size, size)), (0, .ink), (4, .sun), into: &picture)
    switch self {
    case .avatar(let avatar):
      picture.draw(avatar.picture(at: place, height: 0.82 * size).named(name))
    case .team:
      picture.draw(
        .image(SharedAssets.drum(.flower, isLit: false), at: place)
          .scaled(0.74 * size / SharedAssets.drumSize.width).named(name))
    case .letter(let letter):
      picture.draw(
        letter, TextStyle(size < 50 ? .body : .label, bold: true, fit: 0.8 * size), at: place,
        tint: .ink, named: name)
    }
  }
}
