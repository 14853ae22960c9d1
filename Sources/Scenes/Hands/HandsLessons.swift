internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The lessons of Hands: how to choose a hand, which hand beats which, how a match is won, and the
/// keys of two players.
extension Door {
  static let lessons: [Lesson] = [
    Lesson(.information(.choose), draw: drawChoice),
    Lesson(.hands(.asking), still: 0, draw: drawPairs),
    Lesson(.information(.match), draw: drawMatch),
    .forTwo { hand, place, picture in
      picture.draw(.image(HandAssets.picture(of: hand), at: place).scaled(0.46))
    },
  ]

  /// Draws the jungle's fist counting while the player presses the paper.
  private static func drawChoice(_ moment: Lesson.Moment, into picture: inout Picture) {
    moment.drawBackground(HandsAssets.gray, into: &picture)
    picture.draw(.image(WidgetAssets.jungle, at: moment.place(-152, 4)).scaled(1.2))
    let beat = min(moment.seconds, 2.4) / 0.8 * .pi
    picture.draw(
      .image(HandAssets.rock, at: moment.place(-76, 12 - 14 * abs(Portable.sin(beat))))
        .scaled(0.38).turned(70))
    for (index, hand) in Throw.allCases.enumerated() {
      let isChosen = hand == .paper && moment.seconds > 1.2
      let place = moment.place(14 + 72 * Double(index), isChosen ? -8 : -2)
      let plate = Rect(center: place, size: Size(66, 84))
      picture.draw(.roundedRect(plate, radius: 16, tint: isChosen ? .sun : .ink))
      picture.draw(.roundedRect(plate.insetBy(4), radius: 12, tint: .earth))
      picture.draw(
        .image(HandAssets.picture(of: hand), at: place).scaled(isChosen ? 0.34 : 0.29))
    }
    let tip = moment.place(150 - 58 * moment.share(0.4, 1), 40 - 30 * moment.share(0.4, 1))
    let presses = moment.share(1, 1.2) - moment.share(1.3, 1.5)
    moment.drawHand(at: tip, presses: presses, into: &picture)
  }

  /// Draws three pairs of hands, one pair after another, in each of which one hand beats the other.
  private static func drawPairs(_ moment: Lesson.Moment, into picture: inout Picture) {
    moment.drawBackground(HandsAssets.gray, into: &picture)
    for (index, hand) in [Throw.rock, .scissors, .paper].enumerated() {
      let time = moment.seconds - 0.9 * Double(index)
      let place = moment.place(132 * Double(index - 1), 0)
      picture.drawGroup(scaledBy: 0.6, about: place) {
        RuleDemo.drawHands(hand, at: place, .seconds(max(0, time)), into: &$0)
      }
    }
  }

  /// Draws how paper wraps rock, the ground turns green, and the player wins the third crown.
  private static func drawMatch(_ moment: Lesson.Moment, into picture: inout Picture) {
    let won = moment.share(0.7, 0.9)
    moment.drawBackground(HandsAssets.gray, into: &picture)
    picture.draw(
      .roundedRect(moment.frame, radius: 16, tint: HandsAssets.ground(after: .win)).opacity(won))
    let hands = moment.place(-104, 2)
    picture.drawGroup(scaledBy: 0.8, about: hands) {
      RuleDemo.drawHands(.paper, at: hands, .seconds(moment.seconds), into: &$0)
    }
    OutcomeMarks.drawCrowns(
      moment.seconds > 1.3 ? 3 : 2, of: 3, apart: 58, at: moment.place(102, 0),
      swell: Portable.sin(.pi * moment.share(1.3, 1.8)), into: &picture)
  }
}
