internal import Phrases
internal import Rules

/// The texts of Win or Lose.
extension Phrase {
  /// The verdict: what the hands of a right answer did, or which hand would have been right.
  static func verdict(_ answer: Drill.Answer, _ scale: DrillOptions.Scale) -> Phrase {
    answer.isRight
      ? .lines([.hands(answer.round.story), .winOrLose(.earned(scale))])
      : .lines(
        [.wouldHave(answer.given, answer.outcome), .correction(answer.question)]
          .map(Phrase.winOrLose))
  }

  /// The headline of the final card.
  static func cheer(for drill: Drill) -> Phrase {
    let isMuch = 3 * drill.rightAnswers >= 2 * drill.answers.count
    return .winOrLose(
      .cheer(drill.isPerfect ? .all : isMuch ? .most : drill.score > 0 ? .half : .little))
  }

  /// The last line of the final card: praise where deserved, otherwise something kind.
  static func praise(of drill: Drill, _ newBests: Set<DrillBest.Record>, best: Int?) -> Phrase? {
    let best = best.map { drill.score > 0 ? WinOrLoseWords.bestScore($0) : .kindBestScore($0) }
    let words: WinOrLoseWords? =
      switch drill.score {
      case ...0: best ?? .praise(drill.score == 0 ? .even : .hard)
      case _ where newBests.contains(.score): .praise(.best)
      case _ where newBests.contains(.winSeconds): .praise(.wins)
      case _ where newBests.contains(.loseSeconds): .praise(.losses)
      case drill.options.bestScore: .praise(.all)
      default: best
      }
    return words.map(Phrase.winOrLose)
  }

  /// The cost of a restart during a game.
  static func loss(of drill: Drill) -> Phrase {
    let rounds = drill.answers.count
    return switch drill.score {
    case ...0: .winOrLose(.losesRounds(rounds))
    case 1: .winOrLose(.losesRoundsAndPoint(rounds))
    default: .winOrLose(.losesRoundsAndPoints(rounds, points: drill.score))
    }
  }

  /// A time, to a tenth of a second.
  static func seconds(_ seconds: Double) -> Phrase { .winOrLose(.seconds(tenths(seconds))) }

  private static func tenths(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
