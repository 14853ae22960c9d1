internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// Who is celebrated at the end of a game: one hero, or a team with all its faces.
struct Feast: Hashable {
  /// Who plays for somebody with a name of one's own.
  let champion: Animal
  private let team: [PlayerFace]
  /// Who of the team has come farthest.
  private let farthest: Int?
  /// The animal whose name the score gets.
  var hero: NameLender

  init(champion: Animal, _ game: Simon, _ language: Language) {
    self.champion = champion
    team = game.team.map { PlayerFace(of: $0, in: language) }
    farthest = game.farthest
    hero = .animal(champion)
  }

  /// Draws the dancing hero; of a team, the faces hop in turn. A crown is over them if they are
  /// `isCrowned`, or else on that of a team who has come farthest.
  func draw(
    at feet: Point, scale: Double, isCrowned: Bool, beat: Double?, into picture: inout Picture
  ) {
    let head =
      team.isEmpty
      ? drawHero(at: feet, scale: scale, beat, into: &picture)
      : drawTeam(
        over: feet, size: scale / 0.74, beat, crowned: isCrowned ? nil : farthest, into: &picture)
    guard isCrowned else { return }
    let size = team.isEmpty ? 1 : scale / 0.74
    picture.draw(
      .image(SharedAssets.iconCrown, at: head - Point(x: 0, y: 14 * size)).scaled(1.4 * size))
  }

  /// Draws the hero, and returns the place of its crown.
  private func drawHero(
    at feet: Point, scale: Double, _ beat: Double?, into picture: inout Picture
  ) -> Point {
    guard case .animal(let animal) = hero else {
      let hop = beat.map { 12 * abs(Portable.sin(.pi * $0)) } ?? 0
      let head = feet - Point(x: 0, y: 90 * scale + hop)
      picture.draw(hero.picture(at: head, height: 170 * scale).named("hero"))
      return head - Point(x: 0, y: 92 * scale)
    }
    var figure = AnimalFigure(animal, feet: feet)
    figure.scale = figure.scale * scale
    figure.dance(beat ?? 1)
    figure.draw(named: "hero", into: &picture)
    return figure.place(of: .crown) ?? feet
  }

  /// Draws the faces in one row or two, and returns the middle above them.
  private func drawTeam(
    over foot: Point, size share: Double, _ beat: Double?, crowned: Int?,
    into picture: inout Picture
  ) -> Point {
    let above = team.count > 2 ? team.count / 2 : 0
    let size = (team.count > 4 ? 60 : above > 0 ? 74 : 88) * share
    for (index, face) in team.enumerated() {
      let isAbove = index < above
      let (place, count) = isAbove ? (index, above) : (index - above, team.count - above)
      let hop = beat.map { 12 * max(0, Portable.sin(.pi * ($0 - 0.5 * Double(index)))) } ?? 0
      let middle =
        foot
        + Point(
          x: (size + 4) * (Double(place) - Double(count - 1) / 2),
          y: (isAbove ? -120 * share : -size / 2 - 7) - hop)
      face.draw(at: middle, size: size, into: &picture)
      guard index == crowned else { continue }
      picture.draw(
        .image(SharedAssets.iconCrown, at: middle - Point(x: 0, y: 0.56 * size))
          .scaled(size / 64).named("farthest"))
    }
    return foot - Point(x: 0, y: above > 0 ? 160 * share : size + 8)
  }
}
