internal import Animation
internal import Phrases
internal import Rules
public import Stage
internal import Widgets

extension Door {
  public static let winOrLose = Door(
    .winOrLose, .hub(.door(.winOrLose)), .hub(.line(.winOrLose)),
    timelines: WinOrLoseTimelines.all, demo: playToTheEnd, films: films, restingPlaces: places,
    open: { WinOrLoseScene(preferences: $0) }
  ) { glimpse, picture in
    // The right hand wins, then loses, then wins again.
    let way = Portable.cos(glimpse.play / Door.Glimpse.playing * 2 * Double.pi)
    let (isWin, clear) = (way >= 0, min(1, 2 * abs(way)))
    let (left, right) = (Point(x: -98, y: 34), Point(x: 98, y: 34))
    picture.drawGroup(scaledBy: 0.43, about: glimpse.center) {
      $0.draw(.image(HandAssets.picture(of: .paper), at: glimpse.center + left).flipped())
      let answer = HandAssets.picture(of: isWin ? .scissors : .rock)
      $0.draw(.image(answer, at: glimpse.center + right))
      let (winner, loser) = isWin ? (right, left) : (left, right)
      OutcomeMarks.drawCrown(
        on: glimpse.center + winner - Point(x: 0, y: 122), clear, isCalm: true, into: &$0)
      OutcomeMarks.drawHarm(
        at: glimpse.center + loser + Point(x: 0, y: 24), clear, into: &$0)
    }
  }

  private static let playToTheEnd: Walkthrough = { visitor in
    visitor.keep("win-or-lose-question")
    for round in 0..<10 {
      try visitor.tap(hand(round))
      visitor.rest()
      if round == 0 { visitor.keep("win-or-lose-answer") }
      try visitor.tap("alert.continue")
      visitor.rest()
    }
    visitor.keep("win-or-lose-summary")
  }

  private static func hand(_ round: Int) -> String { "throw.\(Throw.allCases[round % 3].rawValue)" }

  private static let films: [FilmScript] = {
    let question = FilmScript("win-or-lose.question", stills: [0.4], lead: { _ in }) { visitor in
      visitor.rest()
      try visitor.tap("throw.rock")
      visitor.rest()
      return true
    }
    let lead: Walkthrough = { visitor in
      for round in 0..<10 {
        if round > 0 { try visitor.tap("alert.continue") }
        visitor.rest()
        try visitor.tap(hand(round))
        visitor.rest()
      }
    }
    let summary = FilmScript("win-or-lose.summary.10", stills: [1.2], lead: lead) { visitor in
      try visitor.tap("alert.continue")
      visitor.rest()
      return true
    }
    return [question, question.calm(), summary, summary.calm()]
  }()

  private static let places = [
    RestingPlace("win-or-lose.start", in: .winOrLose) { try $0.tap("button.options") },
    RestingPlace("win-or-lose.question", in: .winOrLose, isPictured: false),
    RestingPlace("win-or-lose.leaving", in: .winOrLose) {
      try $0.tap("throw.rock")
      $0.rest()
      try $0.tap("button.back")
    },
    RestingPlace("win-or-lose.answer", in: .winOrLose) {
      $0.rest()
      try $0.tap("throw.rock")
    },
    RestingPlace("win-or-lose.dots", in: .winOrLose) {
      for _ in 0..<6 {
        $0.rest()
        try $0.tap("throw.paper")
        $0.rest()
        try $0.tap("alert.continue")
      }
    },
  ]
}
