internal import Animation
internal import Rules
internal import Stage
internal import Widgets

/// The film of the last round, and the button that shows it.
struct Film: Hashable {
  var round: JungleRound?
  /// The round as it is shown again; nil while it is not.
  var slowMotion: SlowMotion?
  /// The entrance of the button; nil while it is hidden.
  private(set) var entrance: Entrance?

  mutating func advance(isOffered: Bool, at now: Time) {
    if slowMotion?.isOver(at: now) == true { slowMotion = nil }
    entrance = isOffered ? entrance ?? Entrance(since: now) : nil
  }
}

/// The last round from the leap to the result, replayed slowly in a frame of film.
struct SlowMotion: Hashable, Moving {
  /// The film's speed as a fraction of the round's.
  private static let (part, whole): (Int64, Int64) = (2, 5)
  /// The lead before the leap and the rest after the result, in seconds of the round.
  private static let (lead, rest) = (0.5, 0.8)

  private let round: JungleRound
  private let since: Time
  private let begin: Time
  private let end: Time

  init(_ round: JungleRound, since: Time) {
    (self.round, self.since) = (round, since)
    let timeline = round.playhead.timeline
    let leap = timeline.time(of: .leap) ?? timeline.time(of: .bump) ?? .zero
    begin = max(.zero, leap - .seconds(Self.lead))
    end = min(
      timeline.duration, (timeline.time(of: .result) ?? timeline.duration) + .seconds(Self.rest))
  }

  func isOver(at time: Time) -> Bool { moment(at: time) >= end }

  func round(at time: Time) -> JungleRound {
    var shown = round
    shown.playhead.seek(to: min(end, moment(at: time)))
    return shown
  }

  private func moment(at time: Time) -> Time {
    begin + Time(ticks: max(0, (time - since).ticks) / Self.whole * Self.part)
  }

  // MARK: - The film

  private static let width = 34.0
  private static let hole = Size(16, 22)
  /// The spacing of the holes, in design pixels, and their speed per second.
  private static let (pitch, speed) = (44.0, 66.0)

  /// Draws the film's edges with running holes, which stand still where motion is calm.
  func drawEdges(_ view: View, into picture: inout Picture) {
    let distance = view.reducesMotion ? 0 : (view.time - since).seconds * Self.speed
    let shift = distance.truncatingRemainder(dividingBy: Self.pitch)
    for (pin, x) in [(Point.left, 0.0), (.right, Design.size.width)] {
      let centre = Point(x: x + (x == 0 ? 1 : -1) * Self.width / 2, y: Design.frame.center.y)
      let edge = Rect(center: centre, size: Size(Self.width, 3 * Design.size.height))
      picture.draw(.roundedRect(edge, radius: 0, tint: .night).pinned(to: pin))
      for index in -24...24 {
        let place = Point(x: centre.x, y: centre.y + Double(index) * Self.pitch + shift)
        picture.draw(
          .roundedRect(Rect(center: place, size: Self.hole), radius: 5, tint: .cream).pinned(
            to: pin))
      }
    }
  }

  /// Draws the slow-motion button: the last round's two animals in a piece of film, and a way back.
  static func drawButton(
    of round: JungleRound, in frame: Rect, _ state: ControlState, into picture: inout Picture
  ) {
    let middle = frame.center
    picture.drawGroup(scaledBy: frame.width / IconButton.size.width, about: middle) {
      IconButton.draw(in: Rect(center: middle, size: IconButton.size), state, into: &$0) {
        let film = Rect(center: $0 - Point(x: 0, y: 3), size: Size(62, 42))
        $1.draw(.roundedRect(film, radius: 6, tint: .night))
        $1.draw(
          .roundedRect(Rect(center: film.center, size: Size(58, 26)), radius: 3, tint: .river))
        for index in 0..<10 {
          let (row, column) = index.quotientAndRemainder(dividingBy: 5)
          let hole = film.point(0.12 + 0.19 * Double(column), row == 0 ? 0.1 : 0.9)
          $1.draw(.roundedRect(Rect(center: hole, size: Size(6, 4)), radius: 1, tint: .cream))
        }
        for (animal, x) in [(round.rival, 0.29), (round.player, 0.71)] {
          guard let animal else { continue }
          $1.draw(.image(WidgetAssets.badge(animal), at: film.point(x, 0.5)).scaled(0.42))
        }
        Pictogram.again.draw(at: $0 + Point(x: 20, y: 20), side: 30, onWood: false, into: &$1)
      }
    }
  }
}
