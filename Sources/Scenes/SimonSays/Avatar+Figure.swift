internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// An animal that plays for somebody: the same on the menu, at the drums, and on the scoreboard.
extension Avatar {
  /// The animal of a player alone: that which lent the last name, or else the frog.
  static func own(_ view: View) -> Avatar {
    lending(Simon.ownName(in: view), in: view.language) ?? .mascot(.frog)
  }

  /// The animals of players with these names: each player's is the one that lent the name, or else
  /// the one chosen, or else one that is still free.
  static func players(
    _ names: [String], chosen: [Int: Avatar], in language: Language
  ) -> [Avatar] {
    let lent = names.map { lending($0, in: language) }
    return names.indices.reduce(into: []) { animals, player in
      let taken = lent.compactMap(\.self) + animals
      let later = chosen.filter { $0.key > player && $0.key < names.count }.map(\.value)
      let free = chosen[player].flatMap { taken.contains($0) ? nil : $0 }
      animals.append(
        lent[player] ?? free ?? .next(after: nil, for: player, without: taken + later))
    }
  }

  /// Returns the avatar as a figure; a mascot has a lion's joints.
  func figure(at feet: Point, scale: Double) -> AnimalFigure {
    var figure = AnimalFigure(animal, feet: feet)
    figure.scale = figure.scale * scale
    figure.facing = animal.facing(-1)
    return figure
  }

  var animal: Animal { if case .animal(let animal) = self { animal } else { .lion } }

  var mascot: Mascot? { if case .mascot(let mascot) = self { mascot } else { nil } }

  /// Returns the head of the avatar, drawn for large pictures.
  func portrait(at center: Point, height: Double) -> DrawCommand {
    let head = mascot.map { Thrower.head(of: $0) } ?? WidgetAssets.head(animal)
    return .image(head, at: center).scaled(height / head.size.height)
  }

  func crown(on figure: AnimalFigure) -> Point {
    let above = mascot == nil ? 14 : 16 + 34 * figure.scale.y
    return (figure.place(of: .crown) ?? figure.feet) - Point(x: 0, y: above)
  }

  func draw(_ figure: AnimalFigure, named name: String, into picture: inout Picture) {
    Thrower.draw(figure, named: name, as: mascot, reaching: nil, into: &picture)
  }

  var tint: Color {
    switch self {
    case .mascot(.frog): Color(0x9BE36C)
    case .mascot(.toucan): Color(0xF9B34F)
    case .mascot(.monkey): Color(0xF3C998)
    case .mascot(.owl): Color(0xC3B0EE)
    case .animal(.lion): Color(0xFFCD70)
    case .animal(.cobra): Color(0xD2DC64)
    case .animal(.rabbit): Color(0xE9D7C8)
    }
  }
}
