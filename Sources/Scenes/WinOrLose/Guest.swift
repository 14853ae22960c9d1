internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// What right answers bring to the scene: a flower each on the bank, which stays, and a guest that
/// passes by, another one after each.
enum Guest: Int, CaseIterable {
  case butterflies, fish, bird, dragonfly, petals

  /// The guest after the right answer with this number, from 1 on.
  init(after rights: Int) { self = Self.allCases[(rights - 1) % Self.allCases.count] }

  /// Draws the guest on its way, 0…1.
  func draw(_ progress: Double, into picture: inout Picture) {
    guard progress > 0, progress < 1 else { return }
    let wave = Portable.sin(6 * .pi * progress)
    switch self {
    case .butterflies:
      for (index, picked) in CreatureAssets.butterflies.enumerated() {
        let side = index == 0 ? -1.0 : 1
        let place = Point(
          x: Design.middle + side * (70 + 190 * progress + 22 * wave), y: 420 - 330 * progress)
        picture.draw(
          .image(picked, at: place).scaled(1.2 * max(0.4, abs(wave)), 1.2)
            .turned(side * 18).named("guest.butterflies"))
      }
    case .fish:
      let place = Point(
        x: 540 + 200 * progress, y: 376 - 520 * progress * (1 - progress))
      picture.draw(
        .image(CreatureAssets.fish, at: place).scaled(min(1.2, 6 * progress, 6 - 6 * progress))
          .turned(-58 + 120 * progress).named("guest.fish"))
    case .bird:
      let place = Point(x: -60 + 1_400 * progress, y: 330 - 190 * progress + 14 * wave)
      picture.draw(
        .image(CreatureAssets.birds[0], at: place).scaled(1.3, 1.3 + 0.16 * wave)
          .turned(-8).named("guest.bird"))
    case .dragonfly:
      Creature.drawDragonfly(
        at: Point(x: 1_300 - 1_360 * progress, y: 376 + 34 * wave), 1.3, isFlipped: true,
        moment: .seconds(progress), into: &picture)
    case .petals:
      for index in 0..<16 {
        let share = (0.618 * Double(index)).truncatingRemainder(dividingBy: 1)
        let fall = 1.5 * progress - 0.5 * (0.37 * Double(index)).truncatingRemainder(dividingBy: 1)
        guard fall > 0 else { continue }
        picture.draw(
          .image(
            SharedAssets.petal,
            at: Point(x: 300 + 680 * share + 18 * wave, y: 110 + 330 * min(1, fall))
          )
          .scaled(1.1).turned(300 * progress + 60 * Double(index)).named("guest.petals"))
      }
    }
  }

  /// Draws the flowers on the bank, outwards from the frogs, those of answers beyond the tenth
  /// larger; the fraction of `count` is how far the newest has grown.
  static func drawFlowers(_ count: Double, into picture: inout Picture) {
    for index in 0..<Int(count.rounded(.up)) {
      let (row, place) = index.quotientAndRemainder(dividingBy: 10)
      let aside = Double(200 + 46 * (place / 2)) * (place % 2 == 0 ? -1 : 1)
      let foot = Point(x: Design.middle + aside, y: 446 + Double(place % 3) * 5)
      let grown = min(1, count - Double(index))
      // In a tall window the bank is where the hands play, not where the card is.
      picture.drawFigure(at: Point(x: foot.x, y: 416)) {
        $0.draw(
          .image(SharedAssets.blooms[index % SharedAssets.blooms.count], at: foot, anchor: .bottom)
            .scaled((row == 0 ? 0.66 : 0.86) * grown).named("bloom"))
      }
    }
  }
}
