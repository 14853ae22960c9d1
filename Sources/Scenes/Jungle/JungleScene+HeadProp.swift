internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// What an animal has on its head after it came up under it.
extension JungleScene {
  /// Puts the head prop of the last round on its wearer, until it flies off with the first shake;
  /// the cobra takes the caught rabbit's.
  func putHeadProp(
    of last: JungleRound, on figure: inout AnimalFigure, since seconds: Double, at time: Time
  ) {
    guard last.hasBeenUnderWater else { return }
    let isHandedOn = !last.isTie && last.player == .rabbit
    let wearer = isHandedOn && seconds >= JungleTimelines.handedOn ? .cobra : last.player
    guard figure.animal == wearer else { return }
    let shaking =
      isHandedOn
      ? JungleTimelines.dropped
      : JungleTimelines.shaking(last.player, after: last.isTie ? .tie : .loss)
    if isHandedOn, wearer == .cobra {
      let share = max(0, 1 - (seconds - JungleTimelines.handedOn) / Self.handingOn)
      (figure.headPropOrigin, figure.headPropAway) = (crown(of: last.player, at: time), share)
    }
    (figure.headProp, figure.headPropFlight) = (last.headProp, max(0, seconds - shaking))
    if last.isTie, last.headProp == .lily { figure.stowaway = max(0, seconds - 0.1) }
  }

  /// Returns the place of an animal's head in its reaction to a round.
  private func crown(of animal: Animal, at time: Time) -> Point {
    var figure = AnimalFigure(animal, feet: feet(of: animal, at: time))
    if let mood = motions[.mood(animal), at: time] {
      figure.look(on: mood.timeline, as: .waiting, at: (time - mood.since).onTwos)
    }
    return figure.place(of: .crown) ?? figure.feet
  }

  /// The duration of a head prop's flight from one head to the other, in seconds.
  private static let handingOn = 0.26
}
