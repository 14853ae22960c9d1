internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The players on the pictures of the cards at the end: one animal, or the faces of a team.
struct Participants: Hashable {
  /// The animals that played, in the order of their turns.
  let players: [Avatar]
  let isTeam: Bool
  /// The index of the player in the team who has come farthest.
  private let farthest: Int?
  /// The animal whose name the score gets.
  var hero: Avatar

  init(_ game: Simon, _ players: [Avatar]) {
    (self.players, isTeam) = (players, !game.team.isEmpty)
    (farthest, hero) = (game.farthest, players[0])
  }

  /// Draws the dancing hero; of a team, the faces hop in turn. A crown is over them.
  func draw(at feet: Point, beat: Double?, into picture: inout Picture) {
    let scale = hero.mascot == nil || isTeam ? 0.62 : 0.5
    let head =
      isTeam
      ? drawTeam(over: feet, size: scale / 0.74, beat, into: &picture)
      : drawHero(at: feet, scale: scale, beat, into: &picture)
    let size = isTeam ? scale / 0.74 : 1
    let above = isTeam ? 14 * size : 0
    picture.draw(
      .image(SharedAssets.iconCrown, at: head - Point(x: 0, y: above)).scaled(1.4 * size))
  }

  /// Draws the hero, and returns the place of its crown.
  @discardableResult
  private func drawHero(
    at feet: Point, scale: Double, isSad: Bool = false, lift: Double = 0, _ beat: Double?,
    into picture: inout Picture
  ) -> Point {
    var figure = hero.figure(at: feet, scale: scale)
    if isSad { figure.pose = .of(figure.animal, .sad) } else { figure.dance(beat) }
    figure.lift = max(figure.lift, lift)
    hero.draw(figure, named: "hero", into: &picture)
    return hero.crown(on: figure)
  }

  private static func drawFace(
    _ avatar: Avatar, at place: Point, size: Double, into picture: inout Picture
  ) {
    PlayerFace.avatar(avatar).draw(at: place, size: size, into: &picture)
  }

  /// Draws the faces in one row or two, and returns the middle above them.
  private func drawTeam(
    over foot: Point, size share: Double, _ beat: Double?, into picture: inout Picture
  ) -> Point {
    let above = players.count > 2 ? players.count / 2 : 0
    let size = (players.count > 4 ? 60 : above > 0 ? 74 : 88) * share
    for (index, avatar) in players.enumerated() {
      let isAbove = index < above
      let (place, count) = isAbove ? (index, above) : (index - above, players.count - above)
      let hop = beat.map { 12 * max(0, Portable.sin(.pi * ($0 - 0.5 * Double(index)))) } ?? 0
      let middle =
        foot
        + Point(
          x: (size + 4) * (Double(place) - Double(count - 1) / 2),
          y: (isAbove ? -120 * share : -size / 2 - 7) - hop)
      Self.drawFace(avatar, at: middle, size: size, into: &picture)
    }
    return foot - Point(x: 0, y: above > 0 ? 160 * share : size + 8)
  }
}

extension Participants {
  /// Seconds for each step of the climb, at most in all, and until who has climbed rests.
  private static let (pace, longest, rests) = (0.24, 2.4, 20.0)

  /// Draws the hero that climbs the stairs as far as the game has gone, and dances there; each of a
  /// team stands on the step that was its last. Calm motion shows the end of the climb.
  func drawClimb(
    of game: Simon, isRecord: Bool, since: Time, _ view: View, into picture: inout Picture
  ) {
    let stairs = Stairs(of: game)
    let age = (view.time - since).seconds - 0.3
    let climb = min(Self.longest, Self.pace * Double(stairs.earned))
    let way = view.reducesMotion ? 1 : climb > 0 ? (age / climb).clamped(to: 0...1) : 1
    let beat = view.reducesMotion || age > Self.rests ? nil : (age * 12).rounded(.down) / 6
    let step = way * Double(stairs.earned)
    let hop = 16 * abs(Portable.sin(.pi * step))
    let feet = stairs.place(step)
    if isRecord {
      OutcomeMarks.drawRays(behind: feet - Point(x: 0, y: 60), 1, scale: 0.5, into: &picture)
    }
    guard isTeam else {
      let head = drawHero(
        at: feet, scale: Self.size, isSad: way == 1 && stairs.earned == 0, lift: hop,
        way < 1 ? 0 : beat, into: &picture)
      guard isRecord else { return }
      return picture.draw(.image(SharedAssets.iconCrown, at: head))
    }
    for back in players.indices.reversed() {
      let player = (stairs.last - back + 2 * players.count) % players.count
      // A player who has had no turn waits at the foot of the stairs.
      let own = stairs.earned - back
      let place =
        own > 0
        ? stairs.place(min(step, Double(own))) : stairs.place(0) - Point(x: Double(-own) * 36, y: 0)
      let dance = beat.map { 6 * max(0, Portable.sin(.pi * ($0 - 0.5 * Double(player)))) } ?? 0
      let middle = place - Point(x: 0, y: 22 + (step < Double(own) ? hop : dance))
      Self.drawFace(players[player], at: middle, size: 44, into: &picture)
      guard player == farthest else { continue }
      picture.draw(
        .image(SharedAssets.iconCrown, at: middle - Point(x: 0, y: 25)).scaled(0.7).named(
          "farthest"))
    }
  }

  /// The scale of the hero, whose crown stays below the title even on the highest step.
  private static let size = 0.42
}
