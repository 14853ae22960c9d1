internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage

/// The surroundings of a game, which grow with its longest sequence: darkness round the fire, eyes
/// in the leaves, and guests who listen.
struct Crowd {
  private let longest: Int
  private let guests: [Mascot]
  /// The eyes that can open, clear of a team's names.
  private let eyes: [Point]
  private let isSorry: Bool

  init(_ game: Simon, _ players: [Avatar]) {
    (longest, isSorry) = (game.longest, game.mistake != nil)
    eyes = game.team.isEmpty ? Self.eyes : Self.eyes.filter { $0.x > 240 || $0.y > 640 }
    let free = Mascot.allCases.filter { !players.contains(.mascot($0)) }
    guests = Array(free.prefix(min(longest / Self.step, Self.places.count)))
  }

  /// The number of drums for which another guest comes.
  private static let step = 2
  /// The guests' places: behind the drums, clear of a team's names.
  private static let places = [
    Point(x: 318, y: 246), Point(x: 968, y: 246), Point(x: 1_206, y: 470), Point(x: 206, y: 232),
  ]
  private static let eyes = [
    Point(x: 66, y: 330), Point(x: 1_226, y: 216), Point(x: 118, y: 520), Point(x: 1_246, y: 596),
    Point(x: 44, y: 448), Point(x: 1_190, y: 668), Point(x: 96, y: 222), Point(x: 1_250, y: 352),
    Point(x: 180, y: 668), Point(x: 1_178, y: 140),
  ]
  /// The number of drums at which the night is darkest.
  private static let darkest = 10.0

  /// The newest guest's progress on its way out of the leaves, 0…1.
  private static let arrival = Channel<Double>("crowd.arrival", rest: 1)
  static let arriving = sceneTimeline {
    FullMotion {
      Tween(arrival, from: 0, to: 1, duration: 0.8, easing: .outQuad)
    } else: {
      Cut(arrival, to: 1)
    }
  }

  /// Whether the sequence just completed brings another guest.
  static func arrives(_ game: Simon, _ players: [Avatar]) -> Bool {
    game.longest == game.sequence.count && game.longest.isMultiple(of: step)
      && Crowd(game, players).guests.count == game.longest / step
  }

  /// Draws the night over the clearing, and the fire's light in it.
  func drawNight(into picture: inout Picture) {
    let depth = min(1, Double(longest) / Self.darkest)
    guard depth > 0 else { return }
    picture.draw(.fill(.night).opacity(0.46 * depth).named("night"))
    picture.draw(
      .light(
        Color(0xFFB45A), in: Rect(center: SimonSaysLayout.fire, size: Size(900, 520)), 0.3 * depth
      ).named("firelight"))
    for place in eyes.prefix(longest) {
      for side in [-10.0, 10] {
        let eye = Rect(center: place + Point(x: side, y: 0), size: Size(14, 17))
        picture.draw(.roundedRect(eye, radius: 7, tint: Color(0xE9F27A)).named("eye"))
        let pupil = Point(x: place.x < Design.middle ? 2 : -2, y: 0)
        picture.draw(
          .roundedRect(Rect(center: eye.center + pupil, size: Size(6, 11)), radius: 3, tint: .ink))
      }
    }
  }

  /// Draws the guests, who hop with a `swell`; `arrival` brings the newest.
  func draw(
    swell: Double, arrival motion: PlayingTimeline?, at time: Time, into picture: inout Picture
  ) {
    let way = motion?[Self.arrival, at: time] ?? 1
    for (index, (mascot, feet)) in zip(guests, Self.places).enumerated() {
      let guest = Avatar.mascot(mascot)
      let isNew = index == guests.count - 1 && way < 1
      let aside = isNew ? (feet.x < Design.middle ? -150 : 150) * (1 - way) : 0
      var figure = guest.figure(at: feet + Point(x: aside, y: 0), scale: 0.46)
      figure.pose = .of(figure.animal, isSorry ? .sad : .watch)
      figure.facing = figure.facing * (feet.x < Design.middle ? -1 : 1)
      figure.lift = 22 * swell
      if isNew {
        figure.lift = 30 * abs(Portable.sin(3 * .pi * way))
        figure.opacity = min(1, 3 * way)
      }
      picture.drawFigure(at: feet) { guest.draw(figure, named: "guest", into: &$0) }
    }
  }
}
