internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The foam on the way that a rabbit has run through the water, or somebody beaten under it.
extension Bout {
  /// How old its marks are, in seconds apart, and how many there are.
  private static let (apart, marks) = (0.022, 26)
  /// The least way from one mark to the next, in design pixels, that leaves foam.
  private static let fast = 16.0
  private static let foam = Color(0xDDF3FA)

  /// Draws the ways of the rabbits in the round, the last mark first.
  func drawWakes(of rival: Animal, into picture: inout Picture, at moment: Time) {
    for (animal, actor) in [(player, JungleTimelines.Actor.player), (rival, .rival)]
    where animal == .rabbit {
      guard let contact = playhead.timeline.time(of: .contact), moment < contact else { continue }
      drawWake(of: actor, -10..<30, at: moment, into: &picture)
    }
    let deepest = JungleTimelines.deepest
    drawWake(of: .beaten, deepest..<deepest + 1, at: moment, into: &picture)
  }

  private func drawWake(
    of actor: JungleTimelines.Actor, _ lifts: Range<Double>, at moment: Time,
    into picture: inout Picture
  ) {
    let timeline = playhead.timeline
    func spot(_ mark: Int) -> Point? {
      let then = moment - .seconds(Double(mark) * Self.apart)
      guard then >= .zero, lifts ~= timeline[JungleTimelines.lift(actor), at: then]
      else { return nil }
      return timeline.value(of: JungleTimelines.position(actor), at: then)
    }
    for mark in 1...Self.marks {
      guard let place = spot(mark), let last = spot(mark + 1),
        place.distance(to: last) > Self.fast, Board.region.insetBy(10).contains(place)
      else { continue }
      let age = Double(mark) / Double(Self.marks + 1)
      let size = Size(30 - 12 * age, 15 - 6 * age)
      picture.draw(
        .rounded(Rect(center: place, size: size), radius: size.height / 2, tint: Self.foam)
          .opacity(0.95 * (1 - age * age)))
    }
  }
}
