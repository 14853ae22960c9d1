internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The frogs on the bank: one for each right answer in a row, then a crown for one of them each.
/// After a wrong answer all leap back.
enum FrogChoir {
  static let size = 5
  /// The seconds until the first frog throws its stars and sings.
  static let entry = 0.56
  /// The seconds from each frog to the next.
  static let interval = 0.12
  /// Where in the river a frog starts, as seen from its place on the bank.
  private static let river = Point(x: 0, y: -108)

  /// The stars of the player's hand, then the stars that the frogs throw, one frog after another.
  static func bursts(after run: Int, _ context: inout SceneContext) -> [Burst] {
    var bursts: [Burst] = []
    bursts.add(.stars, 12, at: WinOrLoseLayout.playerHand, &context)
    for index in 0..<min(run, size) {
      bursts.add(.stars, 6, at: head(index), after: entry + interval * Double(index + 1), &context)
    }
    return bursts
  }

  private static func head(_ index: Int) -> Point {
    WinOrLoseLayout.frog(index) - Point(x: 0, y: 46)
  }

  /// Draws the frogs after `run` right answers in a row. Before the last answer there were `before`
  /// frogs; `progress`, 0…1, is how far the others have come or gone since then. A `jolt` lifts all.
  static func draw(
    _ run: Int, before: Int, _ progress: Double, jolt: Double, into picture: inout Picture
  ) {
    for index in 0..<min(max(run, before), size) {
      let home = WinOrLoseLayout.frog(index)
      let isThere = index < min(run, before)
      let near = isThere ? 1 : index < run ? progress : 1 - progress
      guard near > 0 else { continue }
      let height =
        20 * abs(jolt)
        + (isThere ? 26 * abs(Portable.sin(2 * .pi * progress)) : 60 * Portable.sin(.pi * near))
      let isLeaping = height > 4
      picture.drawFigure(at: home) {
        $0.draw(
          .image(
            isLeaping ? CreatureAssets.frogLeap : CreatureAssets.frog,
            at: home + river * (1 - near) - Point(x: 0, y: height), anchor: .bottom
          )
          .scaled(0.6 + 0.4 * near).flipped(home.x > Design.middle).named("frog"))
        guard run > size + index, !isLeaping else { return }
        $0.draw(
          .image(SharedAssets.iconCrown, at: head(index) - Point(x: 0, y: 10)).scaled(0.7)
            .named("frog.crown"))
      }
    }
  }
}
